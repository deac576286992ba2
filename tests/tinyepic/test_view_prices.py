"""The price that stands on a button, worked out by hand (TEK-4, TEK-7, TEK-11.2)."""

from typing import Any

import pytest

from marchland.core.game import State
from marchland.core.scenario import run
from tests.tinyepic import between

LANDS: dict[str, Any] = {
    "north": {
        "a": {"terrain": "forest", "edge": True, "next": ["b"]},
        "b": {"terrain": "plains", "edge": True, "next": ["c"]},
        "c": {"terrain": "mountain", "edge": True},
    },
    "south": {"x": {"terrain": "plains", "edge": True}},
}


def after(one: dict[str, Any], two: dict[str, Any], *do: str, expansion: bool = False) -> State:
    """Return the state after these actions, between these two kingdoms."""
    one, two = {"faction": "trolls", **one}, {"faction": "constructs", **two}
    return between.played(LANDS, one, two, *do, expansion=expansion)


def prices(state: State) -> dict[str, Any]:
    """Return the price on each button that has one, by what is chosen."""
    rows = state.view(frozenset({state.to_move}))["actions"]
    return {row["text"]: row["price"]["units"] for row in rows if row.get("price") and row["price"]}


def test_each_action_of_the_card_says_what_the_next_level_or_meeple_costs() -> None:
    """TEK-4: tower 1 to 2 costs 2 ore, magic 2 to 3 costs 3 mana, the second meeple 2 food."""
    state = after(
        {"meeples": {"north/a": 1}, "food": 1},
        {"meeples": {"south/x": 1}, "faction": "orcs", "magic": 2, "tower": 1},
        "take trade",
        "act",
        "trade 1 food mana",
    )
    assert state.to_move == 1
    assert prices(state) == {
        "take build": {"ore": 2},
        "take research": {"mana": 3},
        "take expand": {"food": 2},
    }


def test_a_follower_sees_his_own_price_with_what_lowers_it() -> None:
    """TEK-4: the tower's third level costs 3 ore, for Constructs 2."""
    state = after(
        {"meeples": {"north/a": 1}, "ore": 1},
        {"meeples": {"south/x": 1}, "ore": 3, "magic": 1, "tower": 2},
        "take build",
        "act",
    )
    assert state.to_move == 1
    assert prices(state) == {"act": {"ore": 2}}


def test_a_retreat_costs_as_much_food_as_meeples_in_play() -> None:
    """TEK-7: two in play, so two food, to either side; who attacked and lost is asked."""
    state = after(
        {"meeples": {"north/a": 1, "north/c": 1}, "food": 4, "ore": 1},
        {"meeples": {"north/b": 1}, "ore": 3},
        "take patrol",
        "act",
        "move north/a north/b",
        "bid 1",
        "bid 3",
    )
    rows = state.view(frozenset({0}))["actions"]
    retreats = [row["price"] for row in rows if row["word"] == "retreat"]
    assert retreats == [{"units": {"food": 2}, "more": False}] * 2


def test_what_each_side_pays_is_shown_once_both_numbers_are() -> None:
    """TEK-7: attacking Orcs of magic 1 pay 3 - 1, the defender the 1 that he showed."""
    state = after(
        {"faction": "orcs", "meeples": {"north/a": 1}, "mana": 1, "ore": 3, "magic": 1},
        {"meeples": {"north/b": 1}, "ore": 1},
        "take patrol",
        "act",
        "move north/a north/b",
    )
    hidden = state.view(frozenset({0, 1}))["war"]["sides"]
    assert [side["due"] for side in hidden] == [None, None]
    for do in ("bid 3", "bid 1"):
        state.apply(state.parse(do))
    war = state.view(frozenset({0, 1}))["war"]
    assert [side["due"] for side in war["sides"]] == [2, 1]


WAR: dict[str, Any] = {"region": "north/b", "foe": 1, "retreat": 2, "number": None}
RATES: dict[str, int] = {"mana": 2, "ore": 1}


def stakes(state: State) -> list[Any]:
    """Return what each move of whoever is asked would put at stake."""
    rows = state.view(frozenset({state.to_move}))["actions"]
    return [row["stake"] for row in rows if row["word"] in {"move", "act"}]


def test_before_a_war_the_attacker_sees_what_both_can_show_and_what_a_loss_costs() -> None:
    """TEK-7: 1 mana and 2 ore pay for 4, 3 ore and a fort for 4; 2 in play retreat for 2 food."""
    state = after(
        {"meeples": {"north/a": 1, "north/c": 1}, "food": 4, "ore": 2, "mana": 1},
        {"meeples": {"north/b": 1}, "forts": ["north/b"], "tower": 1, "ore": 3},
        "take patrol",
        "act",
        expansion=True,
    )
    assert stakes(state) == [{**WAR, "most": 4, "foe_most": 4}] * 2


def test_before_a_war_counts_what_abilities_add_to_a_number() -> None:
    """TEK-7: Yetis who lie down pay 1 less, so 4 reaches 5; Elves add 1 to what mana alone pays."""
    state = after(
        {
            "meeples": {"north/a": 1, "north/c": 1},
            "faction": "yetis",
            "magic": 1,
            "ore": 2,
            "mana": 1,
        },
        {"meeples": {"north/b": 1}, "faction": "elves", "magic": 2, "mana": 2},
        "take patrol",
        "act",
        expansion=True,
    )
    assert {(stake["most"], stake["foe_most"]) for stake in stakes(state)} == {(5, 5)}


def test_a_carried_out_action_whose_one_move_is_war_says_so_before() -> None:
    """TEK-7: the only meeple has only one way, and there somebody stands."""
    state = after(
        {"meeples": {"north/a": 1}, "food": 4, "ore": 2, "mana": 1},
        {"meeples": {"north/b": 1}, "ore": 3},
        "take patrol",
    )
    assert stakes(state) == [{**WAR, "retreat": 1, "most": 4, "foe_most": 3}]


def test_a_move_without_a_war_puts_nothing_at_stake() -> None:
    """TEK-6: into an empty region."""
    state = after({"meeples": {"north/b": 1}}, {"meeples": {"south/x": 1}}, "take patrol", "act")
    assert stakes(state) == [None, None]


@pytest.mark.parametrize(("faction", "due"), [("orcs", 2), ("yetis", 1)])
def test_before_a_neutral_meeple_is_met_its_price_is_told(faction: str, due: int) -> None:
    """TEK-10: two of them are in play, so it costs 2; 1 mana and 1 ore pay for 3.

    Yetis who lie down before it pay 1 less.
    """
    middle = {
        "m": {"terrain": "plains", "edge": True, "next": ["o"]},
        "o": {"terrain": "forest", "edge": True},
    }
    kingdoms: list[dict[str, Any]] = [
        {"seat": 1, "faction": faction, "home": "north", "meeples": {"north/a": 1}},
        {"seat": 2, "faction": "trolls", "home": "south", "meeples": {"south/x": 1}},
    ]
    kingdoms[0] |= {"mana": 1, "ore": 1, "magic": int(faction == "yetis")}
    state = run(
        {
            "game": "tiny-epic",
            "players": 2,
            "lost": "middle",
            "neutral": ["middle/m", "middle/o"],
            "map": {**LANDS, "middle": middle},
            "kingdom": kingdoms,
            "step": [{"do": ["take quest", "act"]}],
        }
    )
    told = {row["region"]: row for row in stakes(state) if row and row["foe"] is None}
    price = {"foe": None, "retreat": None, "number": 2, "due": due, "most": 3, **RATES}
    assert told == {place: {"region": place, **price} for place in ("middle/m", "middle/o")}


@pytest.mark.parametrize("faction", ["orcs", "yetis"])
@pytest.mark.parametrize(("side", "number"), [("day", 4), ("night", 2)])
def test_before_a_war_alone_the_open_number_is_told(side: str, number: int, faction: str) -> None:
    """TEK-12, TEK-A28: 2 of the own in play make 4 by day, 2 by night; a retreat costs 2 food.

    Yetis who lie down before it pay 1 less.
    """
    lies = faction == "yetis"
    state = run(
        {
            "game": "tiny-epic",
            "players": 1,
            "compass": side,
            "map": LANDS,
            "kingdom": [
                {"seat": 1, "faction": faction, "home": "north", "mana": 2, "ore": 1,
                 "magic": int(lies), "meeples": {"north/a": 2}},
                {"seat": 2, "faction": "constructs", "home": "south", "meeples": {"north/b": 1}},
            ],
            "step": [{"do": ["take patrol"]}],
        }
    )  # fmt: skip
    told = [row for row in stakes(state) if row]
    assert told == [
        {
            "region": "north/b",
            "foe": 1,
            "retreat": 2,
            "number": number,
            "due": number - lies,
            "most": 5,
            **RATES,
        }
    ]
