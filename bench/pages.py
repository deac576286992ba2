"""Many pages, or one that talks too much: what they cost others, in time, memory and bytes.

python -m bench.pages burst [--count 10000]       one page's messages, and another table's delay
python -m bench.pages watchers [--count 2000]     one table: from a click to each of its watchers
python -m bench.pages rush [--count 1000]         pages that come back to one table at once
python -m bench.pages memory [--count 500]        what the server holds for a table with two pages
python -m bench.pages bytes                       a whole game to one page, by lot, uncompressed

Server and pages share the machine.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.tables import new_table, servers

GAMES = ("small-world", "warcraft", "tiny-epic")
CLICKS = 60
"""Choices that are timed."""
PAUSE = 0.02
"""Seconds between two of them."""

Figures = dict[str, Any]


async def opened(port: int, table: str) -> tuple[ClientConnection, dict[str, Any]]:
    """Open a page; return it with the state that it was shown."""
    address = f"ws://127.0.0.1:{port}/ws/{table}"
    page = await connect(address, max_size=None, compression=None, ping_interval=None)
    return page, json.loads(await page.recv())


async def shown(page: ClientConnection, n: int) -> dict[str, Any]:
    """Listen until a page shows a later position."""
    while True:
        message = json.loads(await page.recv())
        if message["type"] == "state" and message["n"] > n:
            found: dict[str, Any] = message
            return found


def shares(took: list[float]) -> Figures:
    """Return the milliseconds of the middle, of all but a hundredth, and the most."""
    took = sorted(took)
    points = {"p50": len(took) // 2, "p99": len(took) * 99 // 100, "most": -1}
    return {name: round(took[k] * 1000, 1) for name, k in points.items()}


async def clicks(port: int, count: int) -> list[float]:
    """Play at a table of one's own; return the seconds of each choice to its second page."""
    table = new_table(port, GAMES[0])
    page, state = await opened(port, table)
    other, _ = await opened(port, table)
    dice, took = random.Random(1), []
    for _ in range(count):
        action = dice.choice(state["view"]["actions"])["id"]
        begun = time.perf_counter()
        await page.send(json.dumps({"type": "act", "n": state["n"], "action": action}))
        await shown(other, state["n"])
        took.append(time.perf_counter() - begun)
        state = await shown(page, state["n"])
        await asyncio.sleep(PAUSE)
    return took


async def burst(port: int, _process: int, count: int) -> Figures:
    """Send so many messages at once at one table while another is played."""
    table = new_table(port, GAMES[0])
    quiet = await clicks(port, CLICKS)
    # From a process of its own: sending would else hold up the clicks that are timed.
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(elsewhere, shout, port, table, 1)
        playing = asyncio.create_task(clicks(port, CLICKS))
        await asyncio.sleep(5 * PAUSE)
        sent = await loop.run_in_executor(elsewhere, shout, port, table, count)
        during = await playing
    return {"sent_s": round(sent, 2), "quiet_ms": shares(quiet), "during_ms": shares(during)}


def shout(port: int, table: str, count: int) -> float:
    """Send so many messages at once as one page; return the seconds until all were sent."""

    async def sent() -> float:
        loud, _ = await opened(port, table)
        begun = time.perf_counter()
        for _ in range(count):
            await loud.send('{"type":"coins","seat":0}')
        took = time.perf_counter() - begun
        await loud.close()
        return took

    return asyncio.run(sent())


async def watchers(port: int, _process: int, count: int) -> Figures:
    """Let many pages watch one table."""
    table = new_table(port, GAMES[0])
    page, state = await opened(port, table)
    pages = [(await opened(port, table))[0] for _ in range(count)]
    dice, took = random.Random(1), []

    async def heard(other: ClientConnection, n: int, begun: float) -> None:
        await shown(other, n)
        took.append(time.perf_counter() - begun)

    for _ in range(5):
        action, n = dice.choice(state["view"]["actions"])["id"], state["n"]
        ears = [asyncio.create_task(heard(other, n, time.perf_counter())) for other in pages]
        await page.send(json.dumps({"type": "act", "n": n, "action": action}))
        state = await shown(page, n)
        await asyncio.gather(*ears)
    return {"watchers": count, "ms": shares(took)}


async def rush(port: int, _process: int, count: int) -> Figures:
    """Cut the lines of so many pages of one table, and let all come back at once."""
    table = new_table(port, GAMES[0])
    pages = [(await opened(port, table))[0] for _ in range(count)]
    for page in pages:
        page.transport.abort()
    playing = asyncio.create_task(clicks(port, CLICKS))
    begun, took = time.perf_counter(), []

    async def back() -> None:
        await opened(port, table)
        took.append(time.perf_counter() - begun)

    await asyncio.gather(*(back() for _ in range(count)))
    return {"pages": len(took), "ms": shares(took), "another_table_ms": shares(await playing)}


def held(process: int) -> int:
    """Return the bytes of memory of a process."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def memory(port: int, process: int, count: int) -> Figures:
    """Open tables with two pages each, and play half a game at some of them."""
    await opened(port, new_table(port, GAMES[0]))
    before, kept = held(process), []
    for _ in range(count):
        table = new_table(port, GAMES[0])
        kept += [await opened(port, table) for _ in range(2)]
    begun = held(process)
    played = count // 10
    for k in range(played):
        page, state = kept[2 * k]
        for _ in range(60):
            action = random.choice(state["view"]["actions"])["id"]
            await page.send(json.dumps({"type": "act", "n": state["n"], "action": action}))
            state = await shown(page, state["n"])
    ended = held(process)
    return {
        "tables": count,
        "kB_a_table": round((begun - before) / count / 1000),
        "kB_more_after_60_choices": round((ended - begun) / played / 1000),
    }


async def weighed(port: int, game: str, seed: int) -> tuple[int, int, int]:
    """Play a game by lot; return its choices, and bytes to a page of whole views and of changes."""
    table = new_table(port, game)
    page, state = await opened(port, table)
    sparing, _ = await opened(port, table)
    await sparing.send('{"type":"look","changes":true}')
    whole, spared, count = 0, len(await sparing.recv()), 0
    dice = random.Random(seed)
    while not state["over"]:
        action = dice.choice(state["view"]["actions"])["id"]
        await page.send(json.dumps({"type": "act", "n": state["n"], "action": action}))
        text = await page.recv()
        whole, spared, count = whole + len(text), spared + len(await sparing.recv()), count + 1
        state = json.loads(text)
    return count, whole, spared


async def bytes_(port: int, _process: int, count: int) -> Figures:
    """Weigh so many whole games of each kind; the mean of each."""
    found = {}
    for game in GAMES:
        rows = [await weighed(port, game, seed) for seed in range(count)]
        choices, whole, spared = (round(sum(column) / count) for column in zip(*rows, strict=True))
        found[game] = {"choices": choices, "whole_B": whole, "changes_B": spared}
    return found


Deed = Callable[[int, int, int], Awaitable[Figures]]
DEEDS: dict[str, tuple[Deed, int]] = {
    "burst": (burst, 10_000),
    "watchers": (watchers, 2000),
    "rush": (rush, 1000),
    "memory": (memory, 500),
    "bytes": (bytes_, 4),
}


def main() -> None:
    """Print one line of JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("deed", choices=DEEDS)
    parser.add_argument("--count", type=int)
    options = parser.parse_args()
    deed, usual = DEEDS[options.deed]
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    async def done(port: int, process: int) -> Figures:
        return await deed(port, process, options.count or usual)

    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "games.sqlite")
        with servers(database, 1) as (ports, processes):
            print(json.dumps({options.deed: asyncio.run(done(ports[0], processes[0]))}))


if __name__ == "__main__":
    main()
