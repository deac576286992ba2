"""Positions of Small World of Warcraft on the page."""

from collections.abc import Callable
from typing import Any

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.positions import open_table, reach

SEAT_NAMES = ("Anna", "Bryn", "Hob", "Mab", "Wren")


def view(state: State) -> dict[str, Any]:
    """Return what the seat that is asked sees."""
    return dict(state.view(frozenset({state.to_move})))


def offers(word: str) -> Callable[[State], bool]:
    """Say whether an action of this word can be chosen."""
    return lambda state: any(
        state.describe(action).split()[0] == word for action in state.legal_actions()
    )


def at_stage(stage: str) -> Callable[[State], bool]:
    """Say whether a stage is reached after the first rounds."""
    early = stage == "over"
    return lambda state: view(state)["stage"] == stage and (early or view(state)["round"] > 2)


def open_position(
    address: str, found: Callable[[State], bool], players: int = 2, **more: Any
) -> str:
    """Put a position of a random game on the server, all seats persons."""
    state = reach(found, players, "warcraft", **more)
    return open_table(address, state, tuple(Seat(name) for name in SEAT_NAMES[:players]))
