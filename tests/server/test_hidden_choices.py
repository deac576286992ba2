"""Games that differ only in what one seat alone may know are the same to the byte to all others."""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack

import pytest

from marchland.core import registry
from marchland.core.actions import first_of, word_of
from marchland.core.game import CHANCE
from marchland.core.replay import Replay, Seat
from marchland.server.library import Library
from marchland.tinyepic.parts import words
from marchland.tinyepic.parts.kinds import DEFENDER
from marchland.tinyepic.state import TinyEpicState
from tests.server.house import House
from tests.server.onlookers import Company, Minds
from tests.server.robots import BOTS
from tests.server.test_war_numbers import NAMES, can_show

Told = dict[str, list[str]]


@pytest.fixture
def house(address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server whose chance is always the last of what may come."""
    for where in ("app", "room"):
        monkeypatch.setattr(f"marchland.server.{where}.fair_roll", lambda outcomes: outcomes[-1][0])
    library = Library(lambda: ["tiny-epic"], bots=lambda: BOTS)
    house = House(address, library, minds=Minds())
    with house.door:
        yield house


def before_a_number() -> str:
    """Return the file of a game up to an attacker's number, which one resource alone may pay."""
    for seed in range(1, 400):
        dice = random.Random(seed)
        state = registry.game("tiny-epic").new_state(3, seed)
        assert isinstance(state, TinyEpicState)
        for _ in range(400):
            if state.is_over:
                break
            chance = [one for one, _ in state.chance_outcomes()]
            options = state.legal_actions()
            ways = {word_of(action) for action in options}
            if (
                words.BID_ALONE in ways
                and not state.holds_secret()
                and can_show(state, DEFENDER, 1)
            ):
                return Replay.from_state(state, [Seat(name) for name in NAMES]).to_json()
            state.apply(dice.choice(chance if state.to_move == CHANCE else options))
    raise AssertionError("no such war came about")


def seated(house: House, replay: str, stack: ExitStack) -> Company:
    """Open a file at a table of three screens; whoever is asked is the one with a secret."""
    made = house.browser().post("/api/replays", json=json.loads(replay)).json()
    n = len(json.loads(replay)["history"])
    at = house.browser(made["host"]).get(f"/api/tables/{made['table']}/at/{n}").json()
    return Company(house, made, at["view"]["to_move"], stack)


def set_and_set_anew(house: House, replay: str, first: int, second: int) -> Told:
    """Let a number be set, taken back, brought back, taken back and set anew."""
    with ExitStack() as stack:
        company = seated(house, replay, stack)
        company.act(first)
        company.do(type="undo", n=company.own.n, to="step")
        company.do(type="redo", n=company.own.n)
        company.do(type="undo", n=company.own.n, to="step")
        company.act(second)
        company.pry(fork=True)
        return company.told()


def set_after_the_reveal(house: House, replay: str, first: int, second: int) -> Told:
    """Let a number be revealed and taken back by agreement; then it is set anew."""
    with ExitStack() as stack:
        company = seated(house, replay, stack)
        defender = company.seat(company.act(first)["view"]["war"]["sides"][1]["seat"])
        company.act(defender.view["actions"][0]["id"], defender)
        company.take_back_by_agreement()
        company.act(second)
        company.pry(fork=True)
        return company.told()


Story = Callable[[House, str, int, int], Told]


@pytest.mark.parametrize(
    ("story", "firsts"), [(set_and_set_anew, (0, -1)), (set_after_the_reveal, (-1,))]
)
def test_a_war_number_is_nothing_to_all_others_before_the_reveal(
    house: House, story: Story, firsts: Sequence[int]
) -> None:
    """TEK-14, TEK-A40: nor how it is paid, nor whether it is the one that was taken back."""
    replay = before_a_number()
    state = Replay.read(replay.encode()).verify()
    numbers = state.legal_actions()
    assert {word_of(numbers[0]), word_of(numbers[-1])} == {words.BID, words.BID_ALONE}
    told = [story(house, replay, numbers[k], numbers[-1]) for k in firsts]
    told.append(story(house, replay, numbers[-1], numbers[0]))
    assert all(told[0].values())
    for other in told[1:]:
        assert other == told[0]


def before_a_hero(second: int) -> str:
    """Return the file of a game up to the first choice of a hero, of the first and another card."""
    dice = random.Random(5)
    state = registry.game("tiny-epic").new_state(3, 5, "heroes")
    while word_of(state.legal_actions()[0]) != words.KEEP:
        cards = [one for one, _ in state.chance_outcomes() if word_of(one) == words.DRAW_HERO]
        if cards:
            drawn = sum(word_of(action) == words.DRAW_HERO for action in state.history)
            state.apply(cards[second - 1 if drawn else 0])
        else:
            state.apply(dice.choice(state.legal_actions()))
    return Replay.from_state(state, [Seat(name) for name in NAMES]).to_json()


def hero_kept(house: House, second: int) -> Told:
    """Let the first hero be kept, taken back by agreement, and kept again; then another's."""
    with ExitStack() as stack:
        company = seated(house, before_a_hero(second), stack)
        kept = min((row["id"] for row in company.own.view["actions"]), key=first_of)
        company.act(kept)
        company.pry(fork=True)
        company.take_back_by_agreement()
        company.act(kept)
        following = company.seat(company.own.view["to_move"])
        company.act(following.view["actions"][0]["id"], following)
        company.pry()
        return company.told()


def test_a_hero_card_that_was_not_kept_is_nothing_to_all_others(house: House) -> None:
    """TEK-2, TEK-14."""
    told = hero_kept(house, 1)
    assert all(told.values())
    assert hero_kept(house, 2) == told
