"""The whole game of Small World of Warcraft, said once more from the rules alone, agrees."""

from collections import Counter
from random import Random

import pytest

from tests.twin.warcraft import runs
from tests.twin.warcraft.aims import AIMS
from tests.twin.warcraft.slips.noticing import SLIPS, noticed


@pytest.mark.parametrize("number", range(len(runs.TABLES)))
def test_a_whole_game_agrees_action_by_action(number: int) -> None:
    """WC-3 to WC-9, WC-16, WC-17: every number of seats, teams, Murlocs, other rulings."""
    watcher = runs.game(runs.TABLES[number], number)
    for _ in runs.through(watcher, Random(number)):
        pass
    assert watcher.state.is_over
    assert watcher.compared > 50


@pytest.mark.parametrize("number", range(len(runs.TABLES)))
def test_a_table_is_laid_out_as_the_draws_say(number: int) -> None:
    """WC-3, WC-Q01, WC-Q48: boards, Murlocs, face-down markers, columns, coins."""
    for seed in range(100, 112):
        runs.game(runs.TABLES[number], seed)


@pytest.mark.parametrize("part", range(8))
def test_every_race_with_every_power_agrees(part: int) -> None:
    """WC-10, WC-11: all pairs, among any other races, powers, sites and pieces."""
    for number, (race, power) in list(enumerate(runs.pairs()))[part::8]:
        rng = Random(number)
        wish = runs.wished({"race": race, "power": power}, rng)
        runs.from_made_up(wish, number, most=25)


def test_every_effect_and_ruling_is_met() -> None:
    """WC-10 to WC-15, WC-Q02 to WC-Q58: each in positions that are made for it."""
    met: Counter[str] = Counter()
    for name, aim in AIMS.items():
        for seed in range(1000):
            if met[name]:
                break
            met += runs.from_made_up(runs.wished(aim, Random(seed)), seed, most=30).met
    assert not [name for name in AIMS if not met[name]]


@pytest.mark.parametrize("part", range(4))
def test_a_slip_of_the_pen_in_the_twin_is_noticed(part: int) -> None:
    """WC-6.1 to WC-6.5, WC-10 to WC-15: a missing effect is seen; a sample of all slips."""
    for slip in SLIPS[part::40]:
        assert noticed(slip, 200, part), slip.name
