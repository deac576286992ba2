"""What no game may ever break, on positions that Hypothesis makes up."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from marchland.core.ledger import totals
from marchland.smallworld.parts.kit import Kit, declined_abilities
from marchland.smallworld.turn import scoring
from tests.playing import choose_boldly, new, walk
from tests.strategies import RACES, on_table, positions, small_positions

SLOW = [HealthCheck.too_slow]
DEFENDING = {"camp", "fortress", "lair"}
GUARDING = {"dragon", "hero", "hole"}

few = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=SLOW)


def play_on(state: Any, actions: int) -> None:
    """Play some actions at random."""
    rng = Random(actions)
    for _ in range(actions):
        if not state.is_over:
            state.apply(choose_boldly(state, rng))


def tokens(state: Any) -> Counter[str]:
    """Count each race's tokens wherever they are: tray, hand, aside, map."""
    names = [race.id for race in state.setup.variant.races]
    found = Counter(dict(zip(names, state.tray, strict=True)))
    for row in state.to_dict()["tribe"]:
        found[row["race"]] += row["hand"] + row.get("aside", 0) + sum(row["holds"].values())
    return found


def pieces(position: dict[str, Any], name: str) -> Counter[str]:
    """Count the pieces in a region as they are written down."""
    found: Counter[str] = Counter()
    for text in position["pieces"].get(name, []):
        piece, _, times = text.partition("*")
        found[piece] += int(times or 1)
    return found


def questions(state: Any) -> list[Any]:
    """Ask everything that may be asked."""
    answers: list[Any] = [state.legal_actions(), state.chance_outcomes(), state.scores()]
    for action in state.legal_actions():
        answers += [state.describe(action), state.narrate(action), state.undo_barrier(action)]
    for t in state.tribes:
        if t is not None and t.seat >= 0:
            answers += [state.frontier(t), state.next_to(t), state.home(t), state.touchable(t)]
            answers += [state.price(t, r) for r in range(len(state.map.ids))]
    answers += [scoring.winners(state), state.winners(), state.to_dict(), state.digest()]
    for seat in range(state.players):
        answers += [sum(c for _, _, c in scoring.income(state, seat))]
        answers += [state.observe(seat).digest(), state.view(frozenset({seat}))]
        answers += [state.resample(seat, Random(seat)).digest()]
    return answers


@given(positions(), st.integers(0, 40))
@few
def test_no_token_is_made_or_lost(state: Any, more: int) -> None:
    """SW-P08: tray, hand, set aside and map together are what is in the box."""
    assert tokens(state) == RACES
    play_on(state, more)
    assert tokens(state) == RACES


@given(small_positions(), st.integers(0, 40))
@few
def test_no_token_is_made_or_lost_whoever_meets_whom(scenario: dict[str, Any], more: int) -> None:
    """SW-P08."""
    state = on_table(scenario)
    assert tokens(state) == RACES
    play_on(state, more)
    assert tokens(state) == RACES


@given(positions())
@few
def test_no_coin_is_made_or_lost(state: Any) -> None:
    """SW-S05, SW-P02, SW-P04: start, ledger and purse agree; what is paid lies on the column."""
    ledger = totals(state.ledger, state.players)
    assert state.scores() == [5 + coins for coins in ledger]
    assert min(state.scores()) >= 0
    paid = -sum(entry.coins for entry in state.ledger if entry.why == "pick")
    taken = sum(entry.coins for entry in state.ledger if entry.why == "column")
    assert paid - taken == sum(state.column_coins)


@given(st.one_of(positions(), small_positions().map(on_table)))
@few
def test_no_region_is_cheaper_than_one_token(state: Any) -> None:
    """SW-C03."""
    for t in state.tribes:
        if t is not None and t.seat >= 0:
            assert min(state.price(t, r) for r in range(len(state.map.ids))) >= 1


@given(small_positions(), st.integers(0, 30), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=SLOW)
def test_the_order_of_abilities_does_not_matter(
    scenario: dict[str, Any], more: int, rng: Random
) -> None:
    """SW-C03, SW-V02: discounts and bonuses add up, whoever speaks first."""
    state = on_table(scenario)
    play_on(state, more)
    other = state.copy()
    variant = state.setup.variant
    for t in other.tribes:
        if t is None or t.seat < 0:
            continue
        own = [variant.races[t.race], *([variant.powers[t.power]] if t.power >= 0 else [])]
        speaking = [*variant.house, *(declined_abilities(tuple(own)) if t.declined else own)]
        rng.shuffle(speaking)
        t.kit = Kit(tuple(speaking))
    other._options = None
    assert other.legal_actions() == state.legal_actions()
    for mine, t in zip(state.tribes, other.tribes, strict=True):
        if t is not None and t.seat >= 0:
            assert other.frontier(t) == state.frontier(mine)
            regions = range(len(state.map.ids))
            assert [other.price(t, r) for r in regions] == [state.price(mine, r) for r in regions]
    for seat in range(state.players):
        assert Counter(why for _, why, _ in scoring.income(other, seat)) == Counter(
            why for _, why, _ in scoring.income(state, seat)
        )
        assert sum(c for _, _, c in scoring.income(other, seat)) == sum(
            c for _, _, c in scoring.income(state, seat)
        )


@given(st.one_of(positions(), small_positions().map(on_table)))
@few
def test_questions_do_not_write(state: Any) -> None:
    """And asked twice they say the same."""
    before, history = state.serialize(), state.history[:]
    answers = questions(state)
    assert state.serialize() == before
    assert state.history == history
    assert questions(state) == answers


@given(st.one_of(positions(), small_positions().map(on_table)), st.integers(0, 20))
@few
def test_masks_say_what_lies_on_the_map(state: Any, more: int) -> None:
    """SW-C02, SW-C13: defence, immunity and holders follow from what a person would see."""
    play_on(state, more)
    position = state.to_dict()
    owners = dict.fromkeys(position["neutral"], "neutral")
    for row in position["tribe"]:
        for name in row["holds"]:
            assert name not in owners
            owners[name] = row["race"]
    for r, name in enumerate(state.map.ids):
        lying = pieces(position, name)
        mountain = state.map.terrain[r] == "mountain"
        assert state.defence[r] == mountain + sum(lying[piece] for piece in DEFENDING)
        assert bool(state.immune >> r & 1) is any(lying[piece] for piece in GUARDING)
        holder = state.holder(r)
        assert (holder is None) is (name not in owners)
        for t in state.tribes:
            if t is not None:
                assert (t.held >> r & 1 == 1) is (t is holder)
        if holder is None:
            assert state.count[r] == 0
            assert not lying
        else:
            assert state.count[r] >= 1


@given(positions())
@few
def test_no_player_has_two_races_in_decline_that_count(state: Any) -> None:
    """SW-E04, SW-W16: only Spirit races come on top; and one active race is the most."""
    rows = state.to_dict()["tribe"]
    for seat in range(1, state.players + 1):
        own = [row for row in rows if row["seat"] == seat]
        counting = [r for r in own if r.get("declined") and r.get("power") != "spirit"]
        assert len(counting) <= 1
        assert len([row for row in own if not row.get("declined")]) <= 1
    for row in rows:
        if row.get("declined"):
            assert row["holds"] or row["hand"]


@given(st.one_of(positions(), small_positions().map(on_table)), st.integers(0, 60))
@few
def test_somebody_can_always_do_something(state: Any, more: int) -> None:
    """SW-C14: a game stops at its end and nowhere else."""
    play_on(state, more)
    assert bool(state.legal_actions()) is not state.is_over


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_banner_and_badge_is_in_one_place(players: int) -> None:
    """SW-S03, SW-P06, SW-P07, SW-E05: stack, column, before a player, or laid aside."""
    state: Any = new("small-world", players, 17)
    races, powers = len(state.setup.variant.races), len(state.setup.variant.powers)
    for _ in walk(state, Random(17)):
        banners = Counter([*state.races.tail, *state.column])
        banners.update(t.race for t in state.tribes if t is not None and t.seat >= 0)
        banners.update(r for r in range(races) if state.races.loose >> r & 1)
        assert banners == Counter(range(races))
        badges = Counter(p for p in state.column_powers if p >= 0)
        badges.update(t.power for t in state.tribes if t is not None and t.power >= 0)
        for pile in (state.powers.loose, state.discarded):
            badges.update(p for p in range(powers) if pile >> p & 1)
        assert badges == Counter(range(powers))
