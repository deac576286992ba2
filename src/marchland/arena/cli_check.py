"""`marchland check`: run scenario files."""

import argparse
from pathlib import Path

from marchland.core.errors import BadContent, BadScenario
from marchland.core.packs import apart, find
from marchland.core.scenario import find_files, run_file

FAILED = 1
UNREADABLE = 2


def run(options: argparse.Namespace) -> int:
    """Run every file and print one line for each; return the worst that happened.

    Raises:
        BadScenario: there is no scenario among the paths.
        UnknownPack, BadContent: a pack or file that is named and not there.
    """
    content, packs = apart(options.content)
    for name in packs:
        find(name)
    for name in content:
        if not Path(name).is_file():
            raise BadContent(f"There is no file {name}.")
    files = find_files(options.paths)
    if not files:
        raise BadScenario(f"There is no scenario in {', '.join(map(str, options.paths))}.")
    status = 0
    for path in files:
        report = run_file(path, options.content)
        if report.ok:
            print(f"ok {path}")
            continue
        message = " ".join(report.message.split())
        print(f"FAILED {path}: {message}")
        status = max(status, FAILED if report.readable else UNREADABLE)
    return status
