"""War numbers before the reveal, and hero cards drawn, are seen by nobody else (TEK-14)."""

import json
import random
from typing import Any

import marchland
from marchland.core.scenario import run
from marchland.tinyepic.state import TinyEpicState

EVERYBODY = frozenset({0, 1, 2})

WAR: dict[str, Any] = {
    "game": "tiny-epic",
    "players": 3,
    "expansion": False,
    "map": {
        "north": {
            "a": {"terrain": "forest", "edge": True, "next": ["b"]},
            "b": {"terrain": "plains", "edge": True, "next": ["c"]},
            "c": {"terrain": "forest", "edge": True},
        },
        "south": {"x": {"terrain": "plains", "edge": True}},
        "west": {"y": {"terrain": "plains", "edge": True}},
    },
    "kingdom": [
        {
            "seat": 1,
            "faction": "orcs",
            "home": "north",
            "mana": 3,
            "ore": 2,
            "meeples": {"north/a": 1},
        },
        {"seat": 2, "faction": "trolls", "home": "south", "ore": 4, "meeples": {"north/b": 1}},
        {"seat": 3, "faction": "elves", "home": "west", "meeples": {"west/y": 1}},
    ],
}


def at_war(*more: str) -> TinyEpicState:
    """Return the war of seat 1 against seat 2 after these actions."""
    started = ["take patrol", "act"]  # the only move is played at once
    state = run({**WAR, "step": [{"do": [*started, *more]}]})
    assert isinstance(state, TinyEpicState)
    return state


def shown_numbers(state: TinyEpicState, seats: frozenset[int]) -> list[object]:
    return [side["number"] for side in state.view(seats)["war"]["sides"]]


def test_the_defender_does_not_see_the_attackers_number() -> None:
    """TEK-14, TEK-7: both set in secret."""
    four, flag = at_war("bid 4"), at_war("flag")
    assert four.to_move == flag.to_move == 1
    assert four.digest() != flag.digest()
    for seat in (1, 2):
        assert four.observe(seat).digest() == flag.observe(seat).digest()
    assert four.observe(0).digest() != flag.observe(0).digest()
    assert four.observe(1).legal_actions() == four.legal_actions()


def test_a_guess_covers_every_number_that_the_attacker_can_pay() -> None:
    """TEK-7: 3 mana and 2 ore are worth 8."""
    state = at_war("bid 4")
    rng = random.Random(1)
    seen = set()
    for _ in range(300):
        war = state.resample(1, rng).war
        assert war is not None
        seen.add(war.number[0])
    assert seen == set(range(9))


def test_no_screen_shows_a_number_before_both_are_in() -> None:
    """TEK-14: two seats may share a screen, so not even the own one is shown."""
    state = at_war("bid 4")
    assert shown_numbers(state, EVERYBODY) == [None, None]
    assert [side["set"] for side in state.view(EVERYBODY)["war"]["sides"]] == [True, False]
    flagged = at_war("flag").view(EVERYBODY)
    assert flagged == state.view(EVERYBODY)


def test_the_log_says_that_a_number_was_set_but_not_which() -> None:
    """TEK-14."""
    state = at_war()
    told = [json.dumps(state.narrate(action)) for action in state.legal_actions()]
    assert len(set(told)) == 1
    state.listen()
    state.apply(state.parse("bid 4"))
    assert "4" not in json.dumps(state.events)


def test_nobody_may_undo_past_the_reveal() -> None:
    """TEK-14: the first number may be changed until the second is in."""
    state = at_war()
    assert not state.undo_barrier(state.parse("bid 4"))
    state.apply(state.parse("bid 4"))
    assert state.undo_barrier(state.parse("flag"))


def test_both_numbers_are_open_after_the_reveal() -> None:
    """TEK-7: seat 2 can pay 3 with ore alone, seat 1 has two ways to pay 4."""
    state = at_war("bid 4", "bid 3")
    assert shown_numbers(state, frozenset()) == [4, 3]
    assert state.observe(2).digest() == state.digest()


def drafting() -> TinyEpicState:
    """Return the first moment at which a hero card is to be kept."""
    state = marchland.game("tiny-epic").new_state(2, 5, "heroes")
    rng = random.Random(5)
    while state.to_move < 0 or not state.describe(state.legal_actions()[0]).startswith("keep"):
        state.apply(rng.choice(state.legal_actions()))
    assert isinstance(state, TinyEpicState)
    return state


def test_hero_cards_drawn_are_seen_by_their_owner_alone() -> None:
    """TEK-2, TEK-14."""
    state = drafting()
    owner = state.to_move
    drawn = state.view(frozenset({owner}))["seats"][owner]["drawn"]
    assert len(drawn) == 2
    other = state.view(frozenset({1 - owner}))["seats"][owner]
    assert (other["drawn"], other["drawn_hidden"]) == ([], 2)
    assert state.observe(owner).hands == state.hands
    hidden = state.observe(1 - owner)
    assert hidden.hands[owner] == 0
    assert hidden.deck.bit_count() == 25


def test_the_card_not_kept_stays_secret_until_all_have_chosen() -> None:
    """TEK-2: rejected cards are shuffled back when all have chosen."""
    state = drafting()
    owner = state.to_move
    kept, rejected = state.view(frozenset({owner}))["seats"][owner]["drawn"]
    state.apply(state.parse(f"keep {kept}"))
    number = state.setup.box.hero_index[rejected]
    assert not state.deck >> number & 1
    assert state.observe(1 - owner).deck >> number & 1
    rng = random.Random(2)
    while state.cycle == 0:
        state.apply(rng.choice(state.legal_actions()))
    assert state.deck >> number & 1 or state.kingdoms[1 - owner].hero == number
    assert state.hands == [0, 0]


def test_the_cards_left_to_draw_do_not_tell_what_another_drew() -> None:
    """TEK-2, TEK-14: to the other seat each of the 25 heroes may still come."""
    state = marchland.game("tiny-epic").new_state(2, 5, "heroes")
    assert isinstance(state, TinyEpicState)
    rng = random.Random(5)
    while not any(state.hands):
        state.apply(rng.choice(state.legal_actions()))
    assert state.to_move == marchland.CHANCE
    left = state.legal_actions()
    assert len(left) == 24
    assert state.observe(0).legal_actions() == left
    assert len(state.observe(1).legal_actions()) == 25


def test_what_is_declared_with_a_number_is_as_secret_as_the_number() -> None:
    """TEK-A47: nobody sees that a resource alone is to pay, nor that others are left out."""
    humans = json.loads(json.dumps(WAR))
    humans["kingdom"][0].update(faction="humans", magic=3)
    states = []
    for bid in ("bid 2", "bid 2 all ore", "bid 2 all mana"):
        state = run({**humans, "step": [{"do": ["take patrol", "act", bid]}]})
        assert isinstance(state, TinyEpicState)
        states.append(state)
    for seat in (1, 2):
        seen = frozenset({seat})
        assert len({json.dumps(state.observe(seat).view(seen)["war"]) for state in states}) == 1
        assert len({json.dumps(state.view(seen)["war"]) for state in states}) == 1
        assert len({state.observe(seat).digest() for state in states}) == 1
        assert len({state.observe(seat).key() for state in states}) == 1
    assert len({state.digest() for state in states}) == 3
    assert len({state.key() for state in states}) == 3
