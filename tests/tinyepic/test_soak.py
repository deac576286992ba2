"""A short soak of every number of players and every box, and that its checks can fail."""

from collections.abc import Callable

import pytest

import marchland
from bench import soak_tiny_epic as soak
from marchland.tinyepic.edges.invariants import faults
from marchland.tinyepic.game import TinyEpic
from marchland.tinyepic.state import TinyEpicState


def tiny_epic() -> TinyEpic:
    game = marchland.game("tiny-epic")
    assert isinstance(game, TinyEpic)
    return game


@pytest.mark.parametrize("box", ["base", "heroes", "north"])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_random_actions_keep_every_invariant(players: int, box: str) -> None:
    """TEK-14."""
    assert soak.soak(tiny_epic(), players, box, 700) == []


def running(players: int = 3) -> TinyEpicState:
    """Return the first position in which an action is selected."""
    state = tiny_epic().new_state(players, 3, "heroes")
    while state.cycle == 0:
        state.apply(state.legal_actions()[0])
    return state


Damage = Callable[[TinyEpicState], object]

DAMAGES: list[tuple[Damage, str]] = [
    (lambda s: s.kingdoms[0].stock.__setitem__(1, 10), "owns"),
    (lambda s: s.kingdoms[0].stock.__setitem__(3, -1), "owns"),
    (lambda s: setattr(s.kingdoms[1], "in_play", 8), "meeples"),
    (lambda s: setattr(s.kingdoms[1], "tower", 1), "tower 1 and 0 forts"),
    (lambda s: setattr(s.kingdoms[1], "forts", s.board.kinds[7]), "forts"),
    (lambda s: setattr(s.kingdoms[0], "hero_level", 2), "abilities"),
    (lambda s: setattr(s, "shields", 0b111111), "6 shields"),
    (lambda s: setattr(s, "deck", 0), "hero card"),
    (lambda s: setattr(s, "neutral", s.kingdoms[0].two), "holds 3 meeples"),
    (lambda s: setattr(s.kingdoms[2], "low_forts", 1), "lying fort"),
]


@pytest.mark.parametrize(("damage", "said"), DAMAGES)
def test_a_damaged_position_is_found(damage: Damage, said: str) -> None:
    """TEK-14."""
    state = running()
    assert faults(state) == []
    damage(state)
    assert any(said in fault for fault in faults(state)), faults(state)


def test_pieces_of_two_players_may_share_a_region_only_as_allies() -> None:
    """TEK-14, TEK-10: with two players there are no alliances."""
    state = running(2)
    mine, theirs = state.kingdoms
    p = mine.one.bit_length() - 1
    mine.take(p, lying=False, hero=False)
    theirs.put(p, lying=False, hero=False)
    assert any("cannot be allied" in fault for fault in faults(state))
