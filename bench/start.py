"""How long `serve` takes to its first list with many games, from the start of the process.

python -m bench.start [GAMES] [DATABASE-OR-ADDRESS]     (10,000 games in a file by default)
"""

import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import msgspec

from marchland.server.library import Library
from marchland.server.opening import open_store
from marchland.server.protocol import NewTable, Seat
from marchland.server.records import summary
from marchland.server.store import Move


def fill(database: str, games: int) -> None:
    """Keep so many games of Small World, each with its set-up."""
    order = NewTable("small-world", [Seat("Anna"), Seat("Béla")])
    header, state = Library().new(order, 1)
    line = summary(header, state, len(state.history))
    told = msgspec.json.encode(header).decode()
    moves = [Move(action) for action in state.history]
    store = open_store(database)
    have = len(store.games())
    for k in range(have, games):
        store.create(f"{k:012x}", told, moves, line)
    store.close()


def first_list(database: str) -> tuple[float, int, float]:
    """Start a server; return seconds to its first list, its bytes, and seconds of another."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}/api/tables"
    begun = time.perf_counter()
    command = [sys.executable, "-m", "marchland", "serve", "--open", "--port", str(port)]
    with subprocess.Popen([*command, "--database", database], stdout=subprocess.DEVNULL) as server:  # noqa: S603 - ourselves
        while True:
            try:
                data = urllib.request.urlopen(address).read()
                break
            except urllib.error.URLError:
                time.sleep(0.005)
        first = time.perf_counter() - begun
        begun = time.perf_counter()
        urllib.request.urlopen(address).read()
        later = time.perf_counter() - begun
        server.terminate()
    return first, len(data), later


def main() -> None:
    """Print one line of JSON."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with tempfile.TemporaryDirectory() as folder:
        database = sys.argv[2] if len(sys.argv) > 2 else str(Path(folder) / "games.sqlite")
        fill(database, games)
        first, size, later = first_list(database)
    print(
        json.dumps(
            {
                "games": games,
                "first_list_s": round(first, 3),
                "list_bytes": size,
                "later_list_s": round(later, 4),
            }
        )
    )


if __name__ == "__main__":
    main()
