"""`marchland bench`: how fast this installation is."""

import argparse
import json

from marchland.arena import figures


def run(options: argparse.Namespace) -> int:
    """Measure, and print a row for each figure as it comes."""
    rows = []
    if not options.json:
        kind = "compiled" if figures.is_compiled() else "interpreted"
        print(f"The rules run {kind}; one process, on whatever else this machine does.")
    for row in figures.figures(options.seconds):
        rows.append(row)
        if not options.json:
            print(
                f"{row.game:14}{row.players} players  {row.figure:24}{row.value:>12,} {row.unit}",
                flush=True,
            )
    if options.json:
        print(json.dumps(figures.document(rows), ensure_ascii=False))
    return 0
