"""A short soak on every board, and that its checks can fail."""

from collections.abc import Callable

import pytest

import marchland
from bench import soak_small_world as soak
from bench.watching import Fault
from marchland.smallworld.game import SmallWorld
from marchland.smallworld.state import SmallWorldState


def small_world() -> SmallWorld:
    game = marchland.game("small-world")
    assert isinstance(game, SmallWorld)
    return game


@pytest.mark.parametrize("board", ["2p", "3p", "4p", "5p"])
def test_a_thousand_random_actions_keep_every_invariant(board: str) -> None:
    assert soak.soak(small_world(), board, 1000) == []


@pytest.mark.parametrize("number", range(9))
def test_a_thousand_random_actions_on_islands_keep_every_invariant(number: int) -> None:
    """WC-3, WC-17.1, WC-17.2: for each number of players, each size of teams, and the Murlocs."""
    game = marchland.game("warcraft")
    assert isinstance(game, SmallWorld)
    name, table = soak.tables(game, None)[number]
    assert soak.soak(game, name, 1000, table=table) == []


Damage = Callable[[SmallWorldState], object]

DAMAGES: list[tuple[Damage, Callable[[SmallWorldState], None]]] = [
    (lambda s: s.tray.__setitem__(3, s.tray[3] - 1), soak.tokens_are_conserved),
    (lambda s: s.count.__setitem__(s.map.index["r1"], 5), soak.regions_agree),
    (lambda s: s.defence.__setitem__(0, 9), soak.pieces_agree),
    (lambda s: setattr(s, "column", s.column[1:]), soak.banners_and_badges_are_conserved),
    (lambda s: s.coins.__setitem__(0, 6), soak.coins_follow_the_ledger),
]


@pytest.mark.parametrize(("damage", "check"), DAMAGES)
def test_a_damaged_position_is_found(
    damage: Damage, check: Callable[[SmallWorldState], None]
) -> None:
    state = small_world().new_state(2, seed=3)
    check(state)
    damage(state)
    with pytest.raises(Fault):
        check(state)
