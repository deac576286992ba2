"""Games and made-up positions that the product and the twin play side by side."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import marchland
from marchland.core.dice import pick
from tests.playing import new
from tests.twin.warcraft import box, made, position
from tests.twin.warcraft.question import Row
from tests.twin.warcraft.watcher import Watcher

Table = tuple[int, Row]
"""Seats and rulings."""
TABLES: tuple[Table, ...] = (
    (1, {}), (1, {"murlocs": "10"}), (2, {}), (2, {"revenge_of_the_murlocs": True}),
    (2, {"two_player_boards": "large_medium"} | made.OTHER_RULINGS), (3, {}), (4, {}), (5, {}),
    (3, {"teams": True} | made.OTHER_RULINGS), (4, {"teams": True, "team_score": "sum"}),
    (5, {"teams": True, "team_score": "highest"}), (3, made.OTHER_RULINGS),
    (2, {"revenge_of_the_murlocs": True, "team_score": "sum", "murlocs": "12"}),
)  # fmt: skip
"""Every number of seats, both variants, every named ruling."""
TIMID = ("stop", "ready")
MOST = 5000
"""Actions that no game is longer than."""


def vary(state: Any, rng: Random) -> int:
    """Choose a word first and then what it is said of, so that rare words are not rare."""
    if state.to_move == marchland.CHANCE:
        return int(rng.choice([action for action, _ in state.chance_outcomes()]))
    said: dict[str, list[int]] = {}
    for action in state.legal_actions():
        said.setdefault(state.describe(action).split()[0], []).append(action)
    words = sorted(said)
    if "decline" in said:
        return said["decline" if rng.random() < 0.3 else "expand"][0]
    bold = [word for word in words if word not in TIMID]
    word = rng.choice(bold if bold and rng.random() < 0.8 else words)
    return int(rng.choice(said[word]))


def roam(state: Any, rng: Random) -> int:
    """Choose like somebody who goes on conquering; chance by its weights."""
    if state.to_move == marchland.CHANCE:
        return int(pick(state.chance_outcomes(), rng))
    return vary(state, rng)


def game(table: Table, seed: int) -> Watcher:
    """Begin a game and compare how it is laid out."""
    players, rulings = table
    state = new("warcraft", players, seed, rulings)
    words = [state.describe(action) for action in state.history]
    return Watcher(state, position.laid_out(players, rulings, words))


def through(watcher: Watcher, rng: Random, most: int = MOST) -> Iterator[int]:
    """Play on; yield each action after it was compared."""
    for _ in range(most):
        if watcher.state.is_over:
            return
        action = roam(watcher.state, rng)
        watcher.play(action)
        yield action


def laid(wish: made.Wish, rng: Random) -> tuple[Any, str]:
    """Lay out a made-up position on the product's table; return it and where its turn stands."""
    written = made.position(rng, wish)
    state: Any = marchland.game("warcraft").position(written)
    now = state.to_dict()
    begins = now["stage"] in ("mode", "pick")
    stage = "start" if begins else written["stage"]
    gone_on = any(t["age"] > 1 for t in now["tribe"]) or bool(state.forced)
    if state.is_over or (gone_on and not begins):
        return laid(wish, rng)
    return state, stage


def watched(state: Any, stage: str) -> Watcher:
    """Lay the same position out on the twin's table and compare it."""
    return Watcher(state, position.read(state.to_dict()), stage)


def made_up(wish: made.Wish, rng: Random) -> Watcher:
    """Lay out a made-up position on both tables and compare it."""
    return watched(*laid(wish, rng))


def varied(watcher: Watcher, rng: Random, most: int = 45) -> Iterator[int]:
    """Play a turn or two, chance too without weights; yield each action."""
    for _ in range(most):
        if watcher.state.is_over:
            return
        action = vary(watcher.state, rng)
        watcher.play(action)
        yield action


def from_made_up(wish: made.Wish, seed: int, most: int = 45) -> Watcher:
    """Play a made-up position for a turn or two and compare all along."""
    rng = Random(seed)
    watcher = made_up(wish, rng)
    for _ in varied(watcher, rng, most):
        pass
    return watcher


STAGES = ("start", "start", "conquer", "conquer", "deploy")


def wished(aim: Row, rng: Random) -> made.Wish:
    """Fill an aim up with lots."""
    row: Row = {
        "stage": rng.choice(STAGES), "rulings": rng.random() < 0.3, "site": rng.choice(box.SITES),
    } | aim  # fmt: skip
    return made.Wish(**row)


def pairs() -> Sequence[tuple[str, str]]:
    """Return every race with every power."""
    return [(race, power) for race in sorted(box.RACES) for power in sorted(box.POWERS)]
