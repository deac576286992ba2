"""Positions reached by play, sent to the server as the file of a game."""

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

import marchland
from marchland.core.game import Game, State
from marchland.core.replay import Replay, Seat

ANNA_AND_BRYN = (Seat("Anna"), Seat("Bryn"))


def reach(
    found: Callable[[State], bool],
    players: int = 2,
    name: str = "small-world",
    *,
    game: Any = None,
    **more: Any,
) -> State:
    """Return the first position of random games, of this game or the boxed, that is wanted."""
    box: Game = game or marchland.game(name)
    for seed in range(400):
        dice = random.Random(seed)
        state = box.new_state(players, seed, **more)
        while not state.is_over:
            if state.to_move != marchland.CHANCE and found(state):
                return state
            state.apply(dice.choice(state.legal_actions()))
        if found(state):
            return state
    raise AssertionError("no game comes to this")


def stage(state: State) -> str:
    """Return the name of the stage that a person is asked in."""
    return str(state.view(frozenset())["stage"])


def set_up(state: State) -> int:
    """Return how many actions chance draws before the first choice."""
    file = Replay.from_state(state, [Seat(f"Seat {k}") for k in range(len(state.scores()))])
    return next(n for n in range(99) if file.play(n).to_move != marchland.CHANCE)


def is_at(wanted: str) -> Callable[[State], bool]:
    """Say whether a stage is reached by the first seat, some rounds into the game."""
    late = wanted not in {"pick", "over"}

    def found(state: State) -> bool:
        view = state.view(frozenset())
        return view["stage"] == wanted and (not late or view["round"] > 2)

    return found


def open_table(address: str, state: State, seats: tuple[Seat, ...] = ANNA_AND_BRYN) -> str:
    """Give a position to the server and return the address of its table."""
    request = urllib.request.Request(  # noqa: S310 - our own server
        f"{address}/api/replays",
        Replay.from_state(state, seats).to_json().encode(),
        {"Content-Type": "application/json", "Origin": address},
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        table: str = json.loads(answer.read())["table"]
    return f"{address}/#/table/{table}"


def replayed(page: Page) -> State:
    """Return the position to which the saved file of the page's table leads."""
    table = page.url.rpartition("/")[2]
    origin = page.url.partition("/#")[0]
    with urllib.request.urlopen(f"{origin}/api/tables/{table}/replay") as answer:  # noqa: S310
        return Replay.read(answer.read()).verify()
