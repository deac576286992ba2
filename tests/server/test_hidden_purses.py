"""Games that differ only in a purse are the same to the byte to all but its owner (SW-S06)."""

import random
import re
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from typing import Any

import pytest

import marchland
from marchland.core.game import State
from marchland.core.rulings import Value
from marchland.server.library import Library
from tests.server.house import House, made
from tests.server.onlookers import Company, Minds
from tests.server.robots import BOTS

ENOUGH = 100
"""Coins with which nothing is ever too dear."""
MORE = 7_306
HIDER = 0
GAMES: list[tuple[str, int, Mapping[str, Value]]] = [
    ("small-world", 3, {}),
    ("warcraft", 4, {"teams": True}),
]
DIGESTS = re.compile(r'"digests": .*')
"""A file's digests are of positions with totals; those follow from the actions beside them."""


class Totals:
    """With how many coins the seats of every game begin."""

    def __init__(self) -> None:
        """Let everybody have enough."""
        self.hider = ENOUGH

    def given(self, state: State) -> State:
        """Return the state with them."""
        purses: Any = state
        purses.coins = [self.hider if k == HIDER else ENOUGH for k in range(state.players)]
        return state


@pytest.fixture
def totals(monkeypatch: pytest.MonkeyPatch) -> Totals:
    totals = Totals()
    for name in ("small-world", "warcraft"):
        kind = type(marchland.game(name))
        empty = kind.empty_state

        def begun(*args: Any, empty: Any = empty) -> State:
            return totals.given(empty(*args))

        monkeypatch.setattr(kind, "empty_state", begun)
    return totals


@pytest.fixture
def house(address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server with the same chance in each game."""
    monkeypatch.setattr("marchland.server.app.secrets.randbits", lambda _bits: 7)
    for where in ("app", "room"):
        monkeypatch.setattr(f"marchland.server.{where}.fair_roll", lambda outcomes: outcomes[0][0])
    library = Library(lambda: ["small-world", "warcraft"], bots=lambda: BOTS)
    house = House(address, library, minds=Minds())
    with house.door:
        yield house


def played(house: House, order: object) -> tuple[dict[str, list[str]], list[int | None], int]:
    """Play by lot for a while, taking back and looking into every corner.

    Returns what all others were sent, what the owner saw of the purse, and what it is.
    """
    with ExitStack() as stack:
        company = Company(house, made(house.browser(), order), HIDER, stack)
        dice, before = random.Random(3), -1
        own: list[int | None] = []
        told: dict[str, list[str]] = {}
        while len(own) < 30 or not company.own.view["to_move"] == before == HIDER:
            own.append(company.own.view["seats"][HIDER]["coins"])
            before = company.own.view["to_move"]
            page = company.seat(before)
            company.act(dice.choice(page.view["actions"])["id"], page)
            if len(own) % 10 == 4 and page.last["undo"]["step"]:
                company.do(page, type="undo", n=page.n, to="step")
            if len(own) > 20 and not told and company.own.view["to_move"] != HIDER:
                company.fetch()
                told = company.told()
        company.own.send(type="coins", seat=HIDER)
        purse = company.own.hear()["coins"]
        company.pry(fork=True)
        told = company.told()
        return {who: [DIGESTS.sub("", text) for text in told[who]] for who in told}, own, purse


@pytest.mark.parametrize(("game", "players", "rulings"), GAMES)
def test_a_purse_is_nothing_to_all_others(
    house: House, totals: Totals, game: str, players: int, rulings: Mapping[str, Value]
) -> None:
    """SW-S06, WC-17.1: to other seats, a partner too, screens of several, watchers, strangers."""
    seats = [{"name": f"Seat {k}", "kind": "person"} for k in range(players)]
    order = {"game": game, "seats": seats, "rulings": dict(rulings)}
    told, own, purse = played(house, order)
    assert all(told.values())
    totals.hider += MORE
    again, richer, fuller = played(house, order)
    assert again == told
    assert [coins + MORE for coins in own if coins is not None] == richer
    assert len(own) == len(richer)
    assert fuller == purse + MORE
