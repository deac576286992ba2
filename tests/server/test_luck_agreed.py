"""Two people at two screens agree to take back a die of Small World: it falls the same again."""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from marchland.core.game import NOBODY
from marchland.server.library import Library
from tests.server.house import House
from tests.server.party import Party, ask, reply
from tests.server.robots import BOTS
from tests.server.talk import ANNA, BELA, Message, Page

SMALL_WORLD = {"game": "small-world", "seats": [ANNA, BELA]}
AGAIN = 12
"""How often it is taken back: every second side is blank, so a new throw passes once in 4,096."""


@pytest.fixture
def house(address: str) -> Iterator[House]:
    house = House(address, Library(lambda: ["small-world"], bots=lambda: BOTS))
    with house.door:
        yield house


def mover(party: Party) -> Page:
    seat: int = party.seats[0].view["to_move"]
    return party.seats[seat]


def rolled(page: Page) -> list[Message]:
    return [entry for entry in page.log if entry["key"] == "log-roll"]


def to_a_die(house: House, stack: ExitStack) -> tuple[Party, int]:
    """Play by lot until a die is thrown by whoever may be asked to; return what threw it."""
    dice = random.Random(3)
    party = Party(house, stack, SMALL_WORLD)
    while True:
        if party.seats[0].view["to_move"] == NOBODY:
            party = Party(house, stack, SMALL_WORLD)
        page = mover(party)
        before = len(rolled(page))
        actions = page.view["actions"]
        action: int = next(
            (one["id"] for one in actions if one["word"] == "roll"), dice.choice(actions)["id"]
        )
        party.act(party.seats.index(page), action)
        if len(rolled(page)) > before and "step" in page.last["undo"]["ask"]:
            return party, action


def test_a_die_that_two_people_agree_to_take_back_falls_the_same_again(house: House) -> None:
    with ExitStack() as stack:
        party, action = to_a_die(house, stack)
        seat = rolled(party.seats[0])[-1]["seat"]
        page, other = party.seats[seat], party.seats[1 - seat]
        thrown, shown = rolled(page)[-1]["args"], json.dumps(other.view)
        for _ in range(AGAIN):
            ask(page)
            assert reply(other, yes=True) == []
            party.level()
            assert json.dumps(other.view) != shown
            party.act(seat, action)
            assert rolled(page)[-1]["args"] == thrown
            assert json.dumps(other.view) == shown
