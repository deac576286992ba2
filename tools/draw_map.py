"""Draw boards: python tools/draw_map.py MAP.toml ... --out FOLDER [--seed N]."""

import argparse
import json
import sys
from pathlib import Path

from mapdraw.board import read_board
from mapdraw.drawing import drawing


def main(arguments: list[str] | None = None) -> int:
    """Draw each map file into a JSON file of the same name."""
    parser = argparse.ArgumentParser(description="Draw boards from their map files.")
    parser.add_argument("maps", nargs="+", type=Path, help="map files (TOML)")
    parser.add_argument("--out", type=Path, required=True, help="folder of the drawings")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same drawing")
    options = parser.parse_args(arguments)
    for path in options.maps:
        try:
            drawn = drawing(read_board(path), options.seed)
        except (OSError, ValueError, KeyError) as error:
            print(f"draw_map: {path}: {error}", file=sys.stderr)
            return 1
        target = options.out / f"{path.stem}.json"
        target.write_text(json.dumps(drawn, separators=(",", ":")) + "\n", encoding="utf-8")
        print(f"{target}: {len(drawn['regions'])} regions, {target.stat().st_size // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
