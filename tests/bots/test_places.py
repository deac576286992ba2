"""What a hint says of the land or region that it advises: true of that one, and worth knowing."""

from itertools import count
from typing import Any

import pytest

import marchland
from marchland.bots.advice import Entry, advice
from marchland.bots.ranking import Option
from marchland.core.game import CHANCE, State
from tests.bots.asking import after
from tests.bots.test_tiny_epic import SCENE, position
from tests.playing import samples

ALONE = 'meeples = { "south/x" = 1 }'
STRONG = 'mana = 4\nmeeples = { "north/a" = 1 }'
WEAK = 'food = 9\nmeeples = { "north/b" = 1, "south/x" = 1 }'


def line(key: str, **args: Any) -> Entry:
    """Return a reason as it is sent."""
    return {"key": key, "args": args}


def why(state: State, *texts: str) -> list[list[Entry]]:
    """Return the reasons for these answers, each compared with the others."""
    options = [Option((state.parse(text),), 5.0, 0.0, 1) for text in texts]
    assert all(one.actions[0] in state.legal_actions() for one in options)
    return [[*way.why] for way in advice(state.observe(state.to_move), options)]


def scene(own: str, other: str = ALONE, *, expansion: bool = False) -> State:
    """Return a position of orcs at home in the north; they are asked for an action."""
    text = SCENE.format(own=own, other=other)
    return position(text, expansion=expansion)


@pytest.mark.parametrize(
    ("own", "move", "expected"),
    [
        ('{ "north/a" = 2 }', "a b", [line("tek-hint-opens", units={"food": 1})]),
        (
            '{ "north/a" = 1, "north/c" = 1 }',
            "a b",
            [
                line("tek-hint-opens", units={"food": 1}),
                line("tek-hint-loses", units={"mana": 1}),
            ],
        ),
        ('{ "north/b" = 2 }', "b d", [line("tek-hint-capital", n=2)]),
        ('{ "north/a" = 2, "south/y" = 1 }', "a b", [line("tek-hint-yields", units={"food": 1})]),
        (
            '{ "north/d" = 1, "north/a" = 2 }',
            "d b",
            [line("tek-hint-opens", units={"food": 1})],
        ),
    ],
)
def test_a_hint_for_a_move_says_what_it_brings_and_takes(
    own: str, move: str, expected: list[Entry]
) -> None:
    """TEK-5, TEK-9: forest brings mana, plains food, mountain ore; a capital two points."""
    state = after(scene(f"meeples = {own}"), "take patrol", "act")
    start, goal = move.split()
    [said] = why(state, f"move north/{start} north/{goal}")
    assert said[: len(expected)] == expected
    assert not said[len(expected)]["key"].startswith("tek-hint-loses")


def test_what_only_one_way_does_is_said_rather_than_what_both_do() -> None:
    """TEK-4, TEK-5: both bring food; only north does a further Patrol lead to a mountain."""
    state = scene('meeples = { "north/a" = 2, "south/x" = 2 }', 'meeples = { "north/d" = 1 }')
    after(state, "take patrol", "act")
    north, south = why(state, "move north/a north/b", "move south/x south/y")
    assert north[0] == line("tek-hint-leads", units={"ore": 1})
    assert south[0] == line("tek-hint-opens", units={"food": 1})


def test_a_hint_for_a_war_says_what_either_side_can_show_and_what_it_is_about() -> None:
    """TEK-5, TEK-7: four mana show eight, without mana and ore only the flag is left; plains."""
    state = after(scene(STRONG, WEAK), "take patrol", "act")
    [said] = why(state, "move north/a north/b")
    assert said[:2] == [
        line("ui-tek-stake", most=8, other=1, foe_most=0),
        line("tek-hint-start", units={"food": 1}),
    ]


def test_a_hint_for_a_war_says_who_wins_a_tie_where_both_can_show_a_number() -> None:
    """TEK-7: two mana show four on either side; the defender wins at a tie."""
    even = "mana = 2\n"
    state = after(scene(even + ALONE.replace("south/x", "north/a"), even + WEAK), "take patrol")
    after(state, "act")
    [said] = why(state, "move north/a north/b")
    assert said[:2] == [
        line("ui-tek-stake", most=4, other=1, foe_most=4),
        line("tek-hint-tie", other=1),
    ]


def test_a_hint_for_a_neutral_meeple_says_what_is_paid_and_what_abilities_take_off() -> None:
    """TEK-10: together one for each that is still there."""

    def wars(state: State) -> list[dict[str, Any]]:
        rows = state.view(frozenset((0, 1)))["actions"]
        return [row for row in rows if row.get("stake") and row["stake"]["foe"] is None]

    state = next(
        state for seed in count() for state in samples("tiny-epic", 2, 1, seed) if wars(state)
    )
    row = wars(state)[0]
    regions = state.view(frozenset((0, 1)))["regions"]
    lying = sum(piece["piece"] == "neutral" for one in regions.values() for piece in one["pieces"])
    due = row["stake"]["due"]
    [said] = why(state, row["text"])
    assert said[0] == line("ui-tek-stake-neutral", n=due, less=lying - due)


def test_a_hint_for_a_retreat_says_what_the_refuge_brings() -> None:
    """TEK-5, TEK-7: who keeps a forest has mana; of two refuges the mountain brings ore."""
    state = after(scene(STRONG, WEAK), "take patrol", "act", "move north/a north/b")
    after(state, "bid 1")
    mountain, capital = why(state, "retreat north/c", "retreat north/d")
    assert mountain[0] == line("tek-hint-opens", units={"ore": 1})
    assert capital[0] == line("tek-hint-capital", n=2)


def test_a_hint_for_a_new_meeple_says_where_it_may_go_on_to() -> None:
    """TEK-4, TEK-6: next to the forest lie plains and a mountain; two meeples fill a region."""
    state = scene('food = 9\nmeeples = { "north/a" = 1, "north/d" = 1, "south/y" = 1 }')
    after(state, "take expand", "act")
    forest, plains = why(state, "place north/a", "place south/y")
    assert forest[0] == line("tek-hint-leads", units={"ore": 1})
    assert plains[0] == line("tek-hint-full")


def test_a_hint_for_a_fort_says_that_it_brings_a_point_away_from_home() -> None:
    """TEK-9, TEK-11.5."""
    own = 'ore = 9\nmeeples = { "north/a" = 1, "south/y" = 1 }'
    state = after(scene(own, expansion=True), "take build", "act")
    abroad, home = why(state, "fort south/y", "fort north/a")
    assert abroad[0] == line("tek-hint-fort", n=1)
    assert not any(one["key"].startswith("tek-hint") for one in home)


def dealt(card: str, things: str) -> State:
    """Return a game of two as the first seat picks the side of this card."""
    for seed in count():
        state = marchland.game("tiny-epic").new_state(2, seed, things)
        if f"choose {card}" in map(state.describe, state.legal_actions()):
            return state
    raise AssertionError


@pytest.mark.parametrize(
    ("side", "things", "expected"),
    [
        ("t02a", "base", line("tek-hint-land-capital", n=2)),
        ("t02b", "base", line("tek-hint-land", units={"food": 1, "mana": 2, "ore": 2})),
        ("t01a", "base", line("tek-hint-land", units={"food": 2, "mana": 2, "ore": 1})),
        ("t11b", "heroes", line("tek-hint-land-more", n=4, most=3)),
    ],
)
def test_a_hint_for_a_land_says_what_it_has_that_the_other_side_has_not(
    side: str, things: str, expected: Entry
) -> None:
    """TEK-2, TEK-5: what the printed regions give; ruins give nothing that others do not."""
    [said] = why(dealt(side, things), f"choose {side}")
    assert said[0] == expected


def test_a_hint_for_the_first_region_says_what_it_and_its_neighbours_give() -> None:
    """TEK-2: next to Sheafmere's forest lie two plains, the mountain and the capital."""
    state = after(dealt("t02a", "base"), "choose t02a")
    while state.to_move == CHANCE or "place t02a/c" not in map(
        state.describe, state.legal_actions()
    ):
        state.apply(state.legal_actions()[0])
    forest, capital = why(state, "place t02a/c", "place t02a/e")
    assert forest[:2] == [
        line("tek-hint-start", units={"mana": 1}),
        line("tek-hint-near", units={"food": 2, "ore": 1}),
    ]
    assert capital[:2] == [
        line("tek-hint-capital", n=2),
        line("tek-hint-near", units={"food": 1, "mana": 1}),
    ]


def alone(side: str, *, until: str) -> State:
    """Return a solo game that gives the opponent this side, when such an answer is asked."""
    for seed in count():
        state = marchland.game("tiny-epic").new_state(1, seed)
        while state.view(frozenset())["stage"] != "select":
            texts = {state.describe(action): action for action in state.legal_actions()}
            if state.to_move != CHANCE and until in texts:
                return state
            state.apply(texts.get(f"choose {side}", state.legal_actions()[0]))
    raise AssertionError


def test_a_hint_for_the_solo_opponents_land_says_what_quests_find_there() -> None:
    """TEK-12: it lies behind the compass; what it gives is the same for both."""
    [said] = why(alone("t01a", until="choose t01a"), "choose t01a")
    assert said[0] == line("tek-hint-rival-land", units={"food": 2, "mana": 2, "ore": 1})


def test_a_hint_for_the_solo_opponents_first_regions_says_what_lies_next_to_them() -> None:
    """TEK-12: of two mountains one lies by two plains and a forest, the other by one plains."""
    state = alone("t05a", until="place t05a/d")
    rich, poor = why(state, "place t05a/a", "place t05a/d")
    assert rich[0] == line("tek-hint-rival-near", n=2, units={"food": 2, "mana": 1})
    assert poor[0] == line("tek-hint-rival-fewer", n=1, units={"food": 1})
