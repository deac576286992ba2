"""Why something is refused: one sentence for whatever a person might try (TEK-A14)."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import marchland
from marchland.core.game import State
from marchland.core.scenario import run
from marchland.texts import LANGUAGES, Texts
from marchland.tinyepic.parts import words
from tests.tinyepic import between

LANDS: dict[str, Any] = {
    "north": {
        "a": {"terrain": "forest", "edge": True, "next": ["b", "e"]},
        "b": {"terrain": "plains", "edge": True, "next": ["c", "d"]},
        "c": {"terrain": "ruins"},
        "d": {"terrain": "tundra", "edge": True},
        "e": {"terrain": "mountain"},
        "1": {"terrain": "water", "next": ["a", "b"]},
    },
    "south": {
        "x": {"terrain": "plains", "edge": True, "next": ["y"]},
        "y": {"terrain": "forest"},
    },
}


def played(one: dict[str, Any], two: dict[str, Any], *do: str, **more: Any) -> State:
    """Return the state after these actions, between these two kingdoms."""
    return between.played(LANDS, one, two, *do, **more)


def why(state: State, text: str) -> str:
    """Return the English sentence of why an action is refused."""
    return said(state, state.why_not(state.parse(text)))


def said(state: State, found: dict[str, Any] | None) -> str:
    """Return the English sentence of a reason."""
    assert found is not None
    return Texts("en", state.game.texts, seats=["Anna", "Bryn"], strict=True).sentence(found)


BOTH = {"meeples": {"north/a": 1}}, {"meeples": {"south/x": 1}}


@pytest.mark.parametrize(
    ("one", "action", "sentence"),
    [
        ({"mana": 1, "magic": 2}, "research", "It costs 3 mana; only 1 of that can be paid."),
        ({"magic": 5}, "research", "Magic is at its highest level, 5."),
        ({"ore": 2, "tower": 2}, "build", "It costs 3 ore; only 2 of that can be paid."),
        ({"tower": 6, "ore": 9}, "build", "The tower is at its highest level, 6."),
        ({"food": 1}, "expand", "It costs 2 food; only 1 of that can be paid."),
        ({"faction": "elves", "mana": 4, "magic": 4}, "research",
         "It costs 5 mana; only 4 of that can be paid."),
        ({"faction": "elves", "mana": 1, "magic": 3, "ore": 1, "tower": 2}, "build",
         "It costs 3 ore; only 2 of that can be paid."),
        ({}, "trade", "There is no food, mana or ore to give."),
        ({"food": 9, "mana": 9, "ore": 9}, "trade",
         "Nothing can be received: 9 of each is the most."),
        ({"meeples": {"north/e": 1}}, "quest",
         "Anna has no standing meeple in a border region, where a Quest starts."),
        ({"meeples": {"north/c": 1}, "lying": ["north/c"]}, "quest",
         "Anna’s meeples are all lying down; only those that stand can move."),
    ],
)  # fmt: skip
def test_an_action_that_would_change_nothing_says_what_is_missing(
    one: dict[str, Any], action: str, sentence: str
) -> None:
    """TEK-A14: what cannot be carried out says so before it is selected, with the numbers."""
    base = {"expansion": False} if action == "build" else {}
    state = played({**BOTH[0], **one}, BOTH[1], **base)
    rows = {row["action"]: row for row in state.view(frozenset({0}))["card"]}
    assert said(state, rows[action]["idle"]) == sentence
    assert [row["action"] for row in rows.values() if row["why"]] == []


def test_whoever_could_not_act_is_told_why() -> None:
    """TEK-3: a follower who can only collect is not asked; the log says what was missing."""
    state = played({"meeples": {"north/a": 1}, "food": 2}, {"meeples": {"south/x": 1}})
    state.listen()
    state.apply(state.parse("take trade"))
    state.apply(state.parse("pass"))
    entry = next(each for each in state.events if each["key"] == "tek-log-collect")
    assert entry["seat"] == 1
    assert [said(state, line) for line in entry["lines"]] == [
        "There is no food, mana or ore to give."
    ]


def test_what_does_not_come_in_above_the_limit_is_not_told() -> None:
    """TEK-1: nobody keeps more than nine of a kind; the log names what came in."""
    full = {"meeples": {"south/x": 1, "south/y": 1}, "food": 9, "mana": 8}
    state = played(BOTH[0], full, "take trade", "pass")
    state.listen()
    state.apply(state.parse("collect"))
    gains = [each["args"] for each in state.events if each["key"] == "tek-log-gain"]
    assert gains == [{"resource": "mana", "n": 1}]


def test_a_used_action_is_under_its_shield() -> None:
    """TEK-3."""
    state = played(*BOTH, "take trade", "pass", "collect")
    assert why(state, "take trade") == (
        "A shield lies on Trade; it is free again once the shields come off the card."
    )
    rows = {row["action"]: row for row in state.view(frozenset({1}))["card"]}
    assert rows["trade"]["why"]["key"] == "tek-why-shield"
    assert rows["research"]["idle"]["args"] == {"price": 1, "n": 0, "resource": "mana"}
    assert rows["patrol"]["idle"] is None


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("move north/a north/c", "It is not next door on the same land."),
        ("move north/a south/x", "It is not next door on the same land."),
        ("move north/a north/1", "Nobody can enter: this is not a region (water)."),
        ("move north/e north/a", "Anna has no meeple here."),
        ("move north/b north/c", "It is full: a region holds 2 meeples."),
        ("move north/b north/d", "Somebody is here already: tundra holds one meeple."),
        ("stand north/b", "Anna has no meeple lying here."),
        ("take trade", "That is not what Anna is asked now."),
    ],
)
def test_a_move_that_is_refused_says_what_is_in_its_way(move: str, sentence: str) -> None:
    """TEK-6, TEK-11.4."""
    state = played(
        {"meeples": {"north/a": 1, "north/b": 1, "north/c": 2}},
        {"meeples": {"south/x": 1, "north/d": 1}},
        "take patrol",
        "act",
    )
    assert why(state, move) == sentence


@pytest.mark.parametrize(
    ("action", "place", "sentence"),
    [
        ("patrol", "south/x", "It is not next door on the same land."),
        ("patrol", "north/d", "Somebody is here already: tundra holds one meeple."),
        ("quest", "south/y", "A Quest ends in a border region, and this is not one."),
        ("quest", "north/e", "A Quest leads to another land."),
    ],
)
def test_a_goal_where_nobody_of_ones_own_stands_says_why_no_move_ends_there(
    action: str, place: str, sentence: str
) -> None:
    """TEK-4, TEK-6: it is where a move is wanted to; that nobody stands there helps nobody."""
    state = played(
        {"meeples": {"north/a": 1, "north/b": 1, "north/c": 2}},
        {"meeples": {"south/x": 1, "north/d": 1}},
        f"take {action}",
        "act",
    )
    assert said(state, state.view(frozenset({0}))["regions"][place]["why"]) == sentence


def test_nobody_joins_allies() -> None:
    """TEK-7: an alliance fills its region."""
    kingdoms = [
        {"seat": 1, "faction": "orcs", "home": "north", "meeples": {"north/a": 1, "north/b": 1}},
        {"seat": 2, "faction": "trolls", "home": "south", "meeples": {"north/b": 1}},
        {"seat": 3, "faction": "elves", "home": "west", "meeples": {"west/v": 1}},
    ]
    lands = {**LANDS, "west": {"v": {"terrain": "plains", "edge": True}}}
    data = {"game": "tiny-epic", "players": 3, "map": lands, "kingdom": kingdoms}
    state = run({**data, "step": [{"do": ["take patrol", "act"]}]})
    assert why(state, "move north/a north/b") == (
        "Two kingdoms are here already: nobody else may enter, and nobody joins them."
    )
    refused = state.view(frozenset({0}))["regions"]["north/b"]["refused"]
    assert refused == {"north/a": {"key": "tek-why-alliance", "args": {}}}


def test_a_number_too_high_says_what_it_would_cost() -> None:
    """TEK-A8: 2 mana and 1 ore are worth 5."""
    state = played(
        {"meeples": {"north/a": 1}, "mana": 2, "ore": 1},
        {"meeples": {"north/b": 1}},
        "take patrol",
        "act",
        "move north/a north/b",
    )
    assert why(state, "bid 6") == "Number 6 would cost 6; mana and ore come to 5."
    assert why(state, "bid 12") == "War numbers go from 1 to 11."
    closed = state.view(frozenset({0}))["closed"]
    assert [row["why"]["args"]["number"] for row in closed] == [6]


def fought(defender: dict[str, Any], *answers: str) -> State:
    """Return the state after Anna, who has 2 mana, has attacked Bryn; what is told, is heard."""
    state = played(
        {"meeples": {"north/a": 2}, "mana": 2},
        {"meeples": {"north/b": 1}, **defender},
        "take patrol",
        "act",
        "move north/a north/b",
    )
    state.listen()
    for answer in answers:
        state.apply(state.parse(answer))
    return state


def revealed(defender: dict[str, Any], *bids: str) -> dict[str, Any]:
    """Return what is told of the numbers."""
    state = fought(defender, *bids)
    return next(each for each in state.events if each["key"] == "tek-log-reveal")


def test_who_has_nothing_to_pay_a_number_with_is_told_why_the_flag_is_shown() -> None:
    """TEK-A8: a number must be payable; TEK-A39: else only the flag is left."""
    told = revealed({}, "bid 1")
    assert told["args"]["shown"] == [[0, 1], [1, 0]]
    assert told["lines"] == [{"key": "tek-why-no-number", "args": {"seat": 1}}]


def test_who_shows_the_flag_of_choice_has_no_reason() -> None:
    """TEK-A39: the flag is always allowed."""
    told = revealed({"ore": 1}, "bid 1", "flag")
    assert told["args"]["shown"] == [[0, 1], [1, 0]]
    assert told["lines"] == []


@pytest.mark.parametrize(
    ("defender", "why"),
    [
        ({}, "It costs 1 food; there is nothing to pay it with."),
        ({"food": 9, "meeples": {"north/b": 1, "north/c": 2, "north/d": 1}},
         "No region next door is free of others’ pieces and has room."),
    ],
)  # fmt: skip
def test_who_is_not_asked_to_retreat_is_told_why(defender: dict[str, Any], why: str) -> None:
    """TEK-7, retreat: it is paid in food, and leads into a free region next door."""
    state = fought(defender, "bid 1")
    told = next(each for each in state.events if each["key"] == "tek-log-fall")
    texts = Texts("en", state.game.texts, seats=["Anna", "Bryn"], strict=True)
    assert texts.sentence(told) == "Bryn cannot retreat."
    assert [said(state, line) for line in told["lines"]] == [why]


def test_who_does_not_want_to_retreat_has_no_reason() -> None:
    """TEK-7, retreat: the loser may stay and fall."""
    state = fought({"food": 3}, "bid 1")
    [told] = state.narrate(state.parse("fall"))
    assert told["lines"] == []
    assert not told["args"]["forced"]


def test_alone_a_number_that_cannot_be_matched_says_what_it_costs() -> None:
    """TEK-A29: the opponent's number is open, and whoever cannot pay it gives in unasked."""
    game = marchland.game("tiny-epic")
    for seed in range(400):
        dice = random.Random(seed)
        state = game.new_state(1, seed)
        state.listen()
        while not state.is_over:
            view = state.view(frozenset({0}))
            had, asked = view["seats"][0]["resources"], view["stage"] == "match"
            state.apply(dice.choice(state.legal_actions()))
            flags = [each for each in state.events if each["key"] == "tek-log-flag"]
            if flags and not asked and had["ore"]:
                [line] = flags[0]["lines"]
                worth = 2 * had["mana"] + had["ore"]
                price = line["args"]["price"]
                most = "as many as" if view["compass"]["side"] == "night" else "twice as many as"
                assert said(state, line) == (
                    f"The opponent’s number is {line['args']['number']}, {most} your meeples in "
                    f"play; it costs {price}, and mana and ore come to {worth}."
                )
                assert flags[0]["args"]["forced"]
                assert price > worth
                return
    raise AssertionError("no game comes to this")


def tried(state: State, dice: random.Random) -> Iterator[int]:
    """Return what somebody might try: each word with places and numbers of the table."""
    size = len(state.view(frozenset())["regions"]) or 1
    for word in words.WORDS:
        for _ in range(2):
            yield word.number << 20 | dice.randrange(size + 1) << 10 | dice.randrange(size + 1)


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_whatever_is_refused_has_a_reason_in_each_language(players: int) -> None:
    """TEK-14: a refusal is one sentence; what is legal has none."""
    game = marchland.game("tiny-epic")
    speakers = [
        Texts(lang, game.texts, seats=["Anna", "Bryn", "Hob", "Mab", "Wren"], strict=True)
        for lang in LANGUAGES
    ]
    dice = random.Random(players)
    seen: set[str] = set()
    for seed in range(4):
        state = game.new_state(players, seed, dice.choice(game.map_names))
        while not state.is_over:
            if state.to_move == marchland.CHANCE:
                state.apply(dice.choice(state.chance_outcomes())[0])
                continue
            legal = state.legal_actions()
            view = state.view(frozenset({state.to_move}))
            reasons = [
                state.why_not(action) for action in tried(state, dice) if action not in legal
            ]
            reasons += [row["why"] for row in view["closed"]]
            assert None not in reasons
            assert state.why_not(legal[0]) is None
            if view["stage"] in ("settle", "move", "place", "fort", "retreat"):
                shut = [row["why"] for row in view["regions"].values() if not row["actions"]]
                assert None not in shut
                reasons += shut
            seen |= {reason["key"]: reason for reason in reasons if reason}.keys()
            for reason in reasons[:6]:
                assert reason is not None
                for speaker in speakers:
                    assert speaker.sentence(reason)
            state.apply(dice.choice(legal))
    assert len(seen) > 20


def test_a_second_move_by_an_ability_is_offered_and_left_by_one_answer() -> None:
    """TEK-4: Goblins of magic 1 patrol twice if they like; who has moved did not do nothing."""
    one = {"faction": "goblins", "magic": 1, "meeples": {"north/a": 1, "north/e": 1}}
    state = played(one, BOTH[1], "take patrol", "act", "move north/a north/b")
    view = state.view(frozenset({0}))
    assert said(state, view["ask"]) == (
        "Anna: an ability allows one more move; you may leave it at that."
    )
    row = next(each for each in view["actions"] if each["word"] == "pass")
    assert "loses" not in row
    state.listen()
    state.apply(row["id"])
    assert "tek-log-pass" not in [each["key"] for each in state.events]
