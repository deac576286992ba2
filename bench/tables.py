"""How long a click takes to the page of the other seat, with many tables open at once.

python -m bench.tables [--database FILE-OR-ADDRESS] [--processes P] [--tables T]
    [--moves M] [--seconds S] [--bots B]

Server and load share the machine. Each table has a page for each of two seats, at different
processes where there are several; somebody at some table chooses by lot, M times a second in all.
`cpu_ms` is what the servers' processors spent on a choice, whatever else the machine does. Of bots
at B seats of further tables one at least is always thinking.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

SEATS = [{"name": "Anna", "kind": "person"}, {"name": "Béla", "kind": "person"}]
ROBOTS = [{"name": name, "kind": "bot", "bot": "strong"} for name in ("One", "Two")]


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def servers(database: str, count: int) -> Iterator[tuple[list[int], list[int]]]:
    """Start so many processes over one store; yield their ports and numbers."""
    ports = [free_port() for _ in range(count)]
    command = [sys.executable, "-m", "marchland", "serve", "--open", "--database", database]
    started = [
        subprocess.Popen([*command, "--port", str(port)], stdout=subprocess.DEVNULL)  # noqa: S603
        for port in ports
    ]
    try:
        for port in ports:
            while True:
                with contextlib.suppress(OSError):
                    socket.create_connection(("127.0.0.1", port)).close()
                    break
                time.sleep(0.05)
        yield ports, [process.pid for process in started]
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.wait()


def spent(processes: list[int]) -> float:
    """Return the seconds that processors have spent on these processes."""
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def new_table(port: int, game: str, seats: Sequence[dict[str, str]] = SEATS) -> str:
    """Begin a game, of two persons where nothing else is said."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables",
        json.dumps({"game": game, "seats": seats}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own address
        table: str = json.load(answer)["table"]
    return table


class Table:
    """Two pages at one table, and when each position came to each."""

    def __init__(self, name: str, pages: list[ClientConnection]) -> None:
        """Take the open pages."""
        self.name = name
        self.pages = pages
        self.state: dict[str, Any] = {}
        self.busy = False
        self.shown = asyncio.Event()
        self.seen: asyncio.Queue[int] = asyncio.Queue()

    async def listen(self, k: int) -> None:
        """Note each position that a page is shown."""
        async for text in self.pages[k]:
            message = json.loads(text)
            if message["type"] != "state":
                continue
            if k == 0:
                self.state = message
                self.shown.set()
            else:
                self.seen.put_nowait(message["n"])

    async def move(self, dice: random.Random) -> float | None:
        """Choose at one page; return seconds until the other shows it."""
        actions = self.state["view"]["actions"]
        n = self.state["n"]
        if self.state["over"] or not actions:
            return None
        act = {"type": "act", "n": n, "action": dice.choice(actions)["id"]}
        self.shown.clear()
        begun = time.perf_counter()
        await self.pages[0].send(json.dumps(act))
        while await asyncio.wait_for(self.seen.get(), 30) <= n:
            pass
        took = time.perf_counter() - begun
        await self.shown.wait()
        return took


async def watched(port: int, game: str) -> None:
    """Watch game after game of two bots, as fast as they think."""
    while True:
        address = f"ws://127.0.0.1:{port}/ws/{new_table(port, game, ROBOTS)}"
        async with connect(address, max_size=None, compression=None) as page:
            await page.send(json.dumps({"type": "pace", "pace": "fast"}))
            async for text in page:
                if json.loads(text).get("over"):
                    break


async def load(
    ports: list[int], processes: list[int], options: argparse.Namespace
) -> tuple[list[float], float]:
    """Open the tables and play; return how long each choice took, and what all cost in seconds."""
    names = [new_table(ports[0], options.game) for _ in range(options.tables)]
    tables = []
    for k, name in enumerate(names):
        at = [ports[(k + j) % len(ports)] for j in range(2)]
        pages = [
            await connect(f"ws://127.0.0.1:{port}/ws/{name}", max_size=None, compression=None)
            for port in at
        ]
        tables.append(Table(name, pages))
    ears = [asyncio.create_task(table.listen(k)) for table in tables for k in range(2)]
    ears += [
        asyncio.create_task(watched(ports[k % len(ports)], options.game))
        for k in range(options.bots // 2)
    ]
    for table in tables:
        await table.shown.wait()
    dice = random.Random(1)
    took: list[float] = []
    # What the pages' own memory takes is no waiting for the server.
    gc.collect()
    gc.disable()

    async def one(table: Table) -> None:
        seconds = await table.move(dice)
        table.busy = False
        if seconds is not None:
            took.append(seconds)

    tasks = []
    before = spent(processes)
    begun = time.perf_counter()
    for k in range(int(options.moves * options.seconds)):
        await asyncio.sleep(max(0.0, begun + k / options.moves - time.perf_counter()))
        free = [table for table in tables if not table.busy and not table.state["over"]]
        if free:
            table = dice.choice(free)
            table.busy = True
            tasks.append(asyncio.create_task(one(table)))
    await asyncio.gather(*tasks)
    for ear in ears:
        ear.cancel()
    return took, spent(processes) - before


def main() -> None:
    """Print one line of JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--database")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--game", default="small-world")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--moves", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--bots", type=int, default=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or str(Path(folder) / "games.sqlite")
        with servers(database, options.processes) as (ports, processes):
            took, cost = asyncio.run(load(ports, processes, options))
    took.sort()
    shares = {
        f"p{share}": round(took[len(took) * share // 100] * 1000, 1) for share in (50, 90, 99)
    }
    print(
        json.dumps(
            {
                "tables": options.tables,
                "processes": options.processes,
                "bots": options.bots,
                "moves": len(took),
                "cpu_ms": round(cost * 1000 / len(took), 2),
                "ms": {**shares, "most": round(took[-1] * 1000, 1)},
            }
        )
    )


if __name__ == "__main__":
    main()
