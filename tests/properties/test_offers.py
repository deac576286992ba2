"""Nothing is offered that rests on what is gone: abilities and sites speak for their own tribe."""

from random import Random
from typing import Any

import pytest

from tests.playing import choose_boldly, new

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("small-world", players, {}) for players in (2, 3, 5)),
    *(("warcraft", players, {}) for players in (1, 2, 3, 5)),
    ("warcraft", 2, {"revenge_of_the_murlocs": True}),
    ("warcraft", 4, {"teams": True}),
]


def speaking(state: Any, t: Any) -> list[str]:
    """Return the ids of what speaks for a tribe, worked out from race, badge and regions alone."""
    variant = state.setup.variant
    own = [variant.races[t.race], *([variant.powers[t.power]] if t.power >= 0 else [])]
    for site, region in zip(variant.sites, state.sites.at, strict=True):
        if region >= 0 and (t.held >> region & 1 or site.everyone):
            own.append(site)
    spoken = [*variant.house, *(a for a in own if a.in_decline or not t.declined)]
    return sorted(a.id for a in spoken)


@pytest.mark.parametrize(("game", "players", "rulings"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_only_what_a_tribe_has_speaks_for_it(
    game: str, players: int, rulings: dict[str, Any], seed: int
) -> None:
    """SW-V03, WC-12: at every question of whole games, whatever was taken, moved or turned up."""
    state: Any = new(game, players, seed, rulings)
    rng = Random(seed)
    while not state.is_over:
        for t in state.tribes:
            if t is not None and t.seat >= 0:
                clauses = {id(clause) for a in t.kit.abilities for clause in a.clauses}
                spoken = sorted(a.id for a in t.kit.abilities if id(a) not in clauses)
                assert spoken == speaking(state, t)
        state.apply(choose_boldly(state, rng))
