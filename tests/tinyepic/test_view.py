"""What the screen is given, worked out by hand."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.core.game import State
from marchland.core.scenario import run
from tests.tinyepic import between

EVERYBODY = frozenset({0, 1})

LANDS: dict[str, Any] = {
    "north": {
        "a": {"terrain": "forest", "edge": True, "next": ["b"]},
        "b": {"terrain": "plains", "edge": True, "next": ["c"]},
        "c": {"terrain": "ruins", "edge": True},
        "1": {"terrain": "water", "next": ["a", "b"]},
    },
    "south": {"x": {"terrain": "plains", "edge": True}},
}


def played(one: dict[str, Any], two: dict[str, Any], *do: str) -> State:
    """Return the state after these actions, between these two kingdoms."""
    return between.played(LANDS, one, two, *do)


def test_each_war_number_is_shown_with_its_price_and_a_payment() -> None:
    """TEK-7: 2 mana and 1 ore are worth 5; attacking Orcs pay 1 less, so 6 is the highest."""
    state = played(
        {"meeples": {"north/a": 1}, "mana": 2, "ore": 1, "magic": 1},
        {"meeples": {"north/b": 1}, "mana": 1},
        "take patrol",
        "act",
    )
    rows = state.view(EVERYBODY)["bids"]
    assert [(row["number"], row["cost"]) for row in rows] == [
        (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (None, 0),
    ]  # fmt: skip
    assert rows[1]["units"] == {"ore": 1}
    assert rows[3]["units"] == {"mana": 1, "ore": 1}
    assert [row["worth"] for row in rows] == [0, 1, 2, 3, 4, 5, 0]
    assert state.view(frozenset())["bids"] == []


def test_the_suggested_payment_wastes_nothing() -> None:
    """TEK-A9: 3 is paid with a mana and an ore, or with two mana, one point of which is lost."""
    state = played(
        {"meeples": {"north/a": 1}, "mana": 2, "ore": 1},
        {"meeples": {"north/b": 1}},
        "take patrol",
        "act",
        "bid 3",  # seat 2 has nothing and shows the flag
    )
    payment = state.view(EVERYBODY)["payment"]
    assert (payment["due"], payment["war"]) == (3, True)
    assert [way["units"] for way in payment["ways"]] == [{"mana": 1, "ore": 1}, {"mana": 2}]
    assert state.describe(payment["suggested"]) == "pay mana=1 ore=1"


def test_a_payment_in_war_says_what_it_is_worth_there() -> None:
    """TEK-7: one mana counts two and one ore one; Research counts mana as one."""
    state = played(
        {"meeples": {"north/a": 1}, "mana": 2, "ore": 1},
        {"meeples": {"north/b": 1}},
        "take patrol",
        "act",
        "bid 3",
    )
    assert [way["worth"] for way in state.view(EVERYBODY)["payment"]["ways"]] == [3, 4]
    study = played(
        {"meeples": {"north/a": 1}, "mana": 2, "silver": 2, "magic": 1},
        {"meeples": {"south/x": 1}},
        "take research",
        "act",
    )
    assert all("worth" not in way for way in study.view(EVERYBODY)["payment"]["ways"])


def test_silver_is_kept_where_another_payment_will_do() -> None:
    """TEK-11.3: the second level costs 2 mana or silver."""
    state = played(
        {"meeples": {"north/a": 1}, "mana": 2, "silver": 2, "magic": 1},
        {"meeples": {"south/x": 1}},
        "take research",
        "act",
    )
    payment = state.view(EVERYBODY)["payment"]
    assert len(payment["ways"]) == 3
    assert state.describe(payment["suggested"]) == "pay mana=2"


def test_whose_turn_it_is_to_act_or_collect_is_plain() -> None:
    """TEK-3."""
    state = played(
        {"meeples": {"north/a": 1}, "mana": 1},
        {"meeples": {"south/x": 1}, "mana": 1},
        "take research",
        "act",
    )
    shown = state.view(EVERYBODY)
    assert shown["order"] == [
        {"seat": 0, "state": "done"},
        {"seat": 1, "state": "resolving"},
    ]
    assert shown["ask"] == {"key": "tek-ask-follow", "args": {"seat": 1, "action": "research"}}
    assert [row["text"] for row in shown["actions"]] == ["act", "collect"]
    assert [space["action"] for space in shown["card"] if space["shield"]] == ["research"]


@pytest.mark.parametrize(
    ("pieces", "asked"),
    [
        ({"meeples": {"north/a": 1, "north/b": 1}}, "patrol"),
        ({"meeples": {"north/a": 1, "north/c": 1}, "lying": ["north/c"]}, "patrol-stand"),
        ({"meeples": {"north/a": 1, "north/c": 1}, "lying": ["north/a", "north/c"]}, "stand"),
    ],
)
def test_a_patrol_asks_for_no_more_than_can_be_done(pieces: dict[str, Any], asked: str) -> None:
    """TEK-4: standing up is said where somebody lies, and moving where somebody stands."""
    state = played(pieces, {"meeples": {"south/x": 1}}, "take patrol", "act")
    assert state.view(EVERYBODY)["ask"]["key"] == f"tek-ask-{asked}"


def test_a_region_shows_its_pieces_as_they_stand_or_lie() -> None:
    """TEK-6, TEK-11.5."""
    state = played(
        {
            "meeples": {"north/a": 2, "north/c": 1},
            "lying": ["north/c"],
            "hero": "baron",
            "hero_at": "north/a",
            "forts": ["north/b"],
        },
        {"meeples": {"south/x": 1}},
    )
    regions = state.view(EVERYBODY)["regions"]
    assert regions["north/a"]["pieces"] == [
        {"seat": 0, "piece": "meeple", "lying": False},
        {"seat": 0, "piece": "hero", "lying": False},
    ]
    assert regions["north/b"]["pieces"] == [{"seat": 0, "piece": "fort", "lying": False}]
    assert regions["north/c"]["pieces"] == [{"seat": 0, "piece": "meeple", "lying": True}]
    assert regions["north/1"]["feature"]
    assert regions["north/1"]["near"] == ["north/a", "north/b"]


def test_points_are_shown_line_by_line() -> None:
    """TEK-9: two meeples, tower 1, magic 2; the one in ruins does not count; no fort abroad."""
    state = played(
        {
            "meeples": {"north/a": 2, "north/c": 1},
            "lying": ["north/c"],
            "forts": ["north/b"],
            "magic": 2,
        },
        {"meeples": {"south/x": 1}},
    )
    row = state.view(EVERYBODY)["seats"][0]
    assert {line["key"]: line["n"] for line in row["lines"]} == {
        "tek-points-meeples": 2,
        "tek-points-tower": 1,
        "tek-points-magic": 2,
    }
    assert row["points"] == 5


def test_a_heros_row_says_how_it_rises_and_whose_design_that_is() -> None:
    """TEK-11.2: the Baron's abilities are printed; what raises him from level 2 is ours."""
    state = played(
        {"meeples": {"north/a": 1}, "hero": "baron", "hero_level": 2, "hero_at": "north/a"},
        {"meeples": {"south/x": 1}},
    )
    row = state.view(EVERYBODY)["seats"][0]["hero"]
    assert (row["mark"], row["levels"][0]["mark"]) == ("rulebook", "rulebook")
    assert (row["next"], row["cost"], row["next_mark"]) == ("expand", 4, "original")


def test_the_compass_says_what_each_number_means() -> None:
    """TEK-12: 1 and 7 Research ... 6 and 12 Expand; by day its war number is doubled."""
    state = marchland.game("tiny-epic").new_state(1, seed=4)
    rng = random.Random(4)
    while state.view(frozenset({0}))["round"] == 0:
        state.apply(rng.choice(state.legal_actions()))
    compass = state.view(frozenset({0}))["compass"]
    assert list(compass["actions"].values())[:6] == [
        "research", "trade", "build", "patrol", "quest", "expand",
    ]  # fmt: skip
    assert (compass["side"], compass["number"], compass["income"]) == ("day", 4, True)


@pytest.mark.parametrize(("lands", "asked"), [("drawn", "side"), ("picked", "land")])
def test_what_the_solo_player_picks_for_the_opponent_is_asked_as_such(
    lands: str, asked: str
) -> None:
    """TEK-12: homes and factions, first the player's own, then the opponent's."""
    state = marchland.game("tiny-epic").new_state(1, 4, rulings={"solo_lands": lands})
    rng = random.Random(4)
    keys = []
    while (told := state.view(frozenset({0})))["stage"] != "settle":
        if state.to_move == 0:
            keys.append(told["ask"]["key"])
        state.apply(rng.choice(state.legal_actions()))
    for each in (asked, "faction"):
        own, other = f"tek-ask-pick-{each}", f"tek-ask-pick-{each}-opponent"
        assert [key for key in keys if key in {own, other}] == [own, other]


POINTERS = {
    1: ["north/d", "north/a", "north/b"],
    2: ["north/b"],
    3: [],
    4: ["south/b", "south/a"],
    5: ["south/b", "south/a", "south/e"],
    6: ["south/b", "south/1", "south/d"],
    7: ["south/b", "south/1", "south/c", "south/d"],
    8: ["south/c"],
    9: [],
    10: ["north/a", "north/e"],
    11: ["north/a", "north/1", "north/e"],
    12: ["north/d", "north/a", "north/c"],
}
"""Followed with a ruler over the grids of Kingsacre in the north and Greenridge in the south."""


def test_each_pointer_crosses_what_lies_in_its_direction() -> None:
    """TEK-A26: from the middle of the compass, n times 30 degrees clockwise from north.

    Number 6 runs through the column west of the middle, 12 through the one east of it.
    """
    state = run(
        {
            "game": "tiny-epic",
            "players": 1,
            "cards": {"north": "t07b", "south": "t01a"},
            "kingdom": [
                {"seat": 1, "faction": "orcs", "home": "south", "meeples": {"south/a": 1}},
                {"seat": 2, "faction": "trolls", "home": "north", "meeples": {"north/b": 1}},
            ],
            "step": [{}],
        }
    )
    assert state.view(frozenset({0}))["compass"]["paths"] == POINTERS


def test_every_key_of_the_view_is_written_down() -> None:
    page = Path(__file__).parents[2] / "docs" / "protocol.md"
    written = set(re.findall(r"`([a-z_]+)`", page.read_text("utf-8")))
    state = marchland.game("tiny-epic").new_state(1, 1, "heroes")
    while state.view(frozenset({0}))["stage"] != "act":
        state.apply((state.legal_actions() or [a for a, _ in state.chance_outcomes()])[0])
    view = state.view(frozenset({0}))
    keys = {*view, *view["seats"][0], *view["seats"][0]["hero"], *view["compass"], *view["card"][0]}
    keys |= {*next(iter(view["regions"].values())), *view["cards"][0]}
    keys |= {*next(iter(view["lands"].values()))}
    assert keys - written == set()


def test_the_card_of_the_lost_kingdom_is_drawn_for_nobody() -> None:
    """TEK-10: with two players one more card is drawn, and the log gives it to no seat."""
    state = marchland.game("tiny-epic").empty_state(2, "base", {})
    entries: list[dict[str, Any]] = []
    while "tek-log-lost-land" not in [entry["key"] for entry in entries]:
        action = state.legal_actions()[0]
        entries = state.narrate(action)
        state.apply(action)
    assert [entry["seat"] for entry in entries] == [None]


def test_whoever_may_collect_sees_what_it_would_give() -> None:
    """TEK-5: plains give 1 food for any number, ruins with a lying meeple 1 unit of choice."""
    meeples = {"north/b": 1, "north/c": 1, "south/x": 2}
    two = {"meeples": meeples, "lying": ["north/c", "south/x"], "ore": 5}
    state = played({"meeples": {"north/a": 1}}, two)
    assert state.view(EVERYBODY)["harvest"] is None
    state.apply(state.parse("take build"))
    assert state.view(frozenset({0}))["harvest"] is None
    assert state.view(EVERYBODY)["harvest"] == {"units": {"food": 2}, "choice": 1}
    before = state.view(EVERYBODY)["seats"][1]["resources"]["food"]
    state.apply(state.parse("collect"))
    assert state.view(EVERYBODY)["seats"][1]["resources"]["food"] == before + 2
    assert state.view(EVERYBODY)["stage"] == "gain"


def test_alone_the_two_meeples_of_the_opponent_are_asked_for_as_first_and_second() -> None:
    """TEK-12: one in a forest, one in a mountain, and both places are the player's choice."""
    state = marchland.game("tiny-epic").new_state(1, 8, map="base")
    seen: list[str] = []
    for _ in range(20):
        view = state.view(frozenset({0}))
        if view["stage"] == "settle":
            places = [row["region"] for row in view["actions"]]
            kinds = {view["regions"][place]["terrain"] for place in places}
            seen.append(f"{view['ask']['key']} {' '.join(sorted(kinds))}")
        if view["stage"] == "split":
            break
        state.apply(state.legal_actions()[0])
    assert seen[1:] == ["tek-ask-settle-opponent-1 forest", "tek-ask-settle-opponent-2 mountain"]
    assert seen[0].startswith("tek-ask-settle ")


def test_the_log_says_that_the_cycle_in_which_the_end_is_triggered_is_the_last() -> None:
    """TEK-9: the fifth level of magic ends the game when the card would next be cleared."""
    state = played(
        {"meeples": {"north/a": 1}, "mana": 5, "magic": 4}, {"meeples": {"south/x": 1}},
        "take research",
    )  # fmt: skip
    state.listen()
    state.apply(next(a for a in state.legal_actions() if state.describe(a) == "act"))
    told = [entry["key"] for entry in state.events]
    at = told.index("tek-log-end-triggered")
    assert told[at + 1] == "tek-log-last-cycle"
