"""Every figure of many tables over the network, one after another: for a machine with nothing else.

python -m bench.quiet [--share 10]      about ten minutes; a share in per cent tries it in small

Each line has its command and how many jobs waited for the machine before it. PostgreSQL is the
tests' own cluster, which leaves writing to the disk to the system.
"""

import argparse
import os
import shlex
import subprocess
import sys

from tests.conftest import programs
from tests.server.cluster import Cluster

TABLES = "bench.tables --tables {tables} --moves {moves} --seconds {seconds}"
RUNS = [
    TABLES,
    f"{TABLES} --bots 20",
    f"{TABLES} --processes 2 --database {{database}}",
    "bench.pages burst --count {burst}",
    "bench.pages watchers --count {watchers}",
    "bench.pages rush --count {rush}",
    "bench.pages memory --count {tables}",
    "bench.pages bytes",
    "bench.start {games}",
]
WHOLE = {
    "tables": 500,
    "moves": 100,
    "seconds": 30,
    "burst": 10_000,
    "watchers": 2000,
    "rush": 1000,
    "games": 10_000,
}


def main() -> None:
    """Print the result of each command as it comes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--share", type=int, default=100)
    share = parser.parse_args().share
    sizes = {name: max(2, value * share // 100) for name, value in WHOLE.items()}
    folder = programs()
    for run in RUNS:
        if "{database}" not in run:
            told(run.format(**sizes))
        elif folder is None:
            print(f"{run}: there is no PostgreSQL here")
        else:
            with Cluster(folder) as cluster:
                told(run.format(**sizes, database=shlex.quote(cluster.database())))


def told(run: str) -> None:
    """Run a module with its options, and print what came of it."""
    waiting = os.getloadavg()[0]
    command = [sys.executable, "-m", *shlex.split(run)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603
    result = done.stdout.strip() or done.stderr.strip().rpartition("\n")[2]
    print(f"[{waiting:.1f}] {run}\n    {result}", flush=True)


if __name__ == "__main__":
    main()
