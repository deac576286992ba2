"""A scenario that says what cannot be is refused in one sentence that names the place."""

import copy
from typing import Any

import pytest

import marchland

Row = dict[str, Any]

SMALL: Row = {
    "game": "small-world",
    "players": 2,
    "map": {
        "A": {"terrain": "hill", "edge": True, "next": ["B"]},
        "B": {"terrain": "forest", "next": ["C"]},
        "C": {"terrain": "sea", "next": ["D"]},
        "D": {"terrain": "farmland"},
    },
    "tribe": [
        {"seat": 1, "race": "orcs", "power": "hill", "holds": {"A": 1}},
        {"seat": 2, "race": "elves", "power": "forest", "holds": {"B": 2}},
    ],
}
WIDE: Row = {
    "game": "warcraft",
    "players": 2,
    "map": {
        "A": {"terrain": "hill", "marks": ["entry", "magic"], "next": ["B"]},
        "B": {"terrain": "forest", "marks": ["magic"], "next": ["C"]},
        "C": {"terrain": "sea", "next": ["D"]},
        "D": {"terrain": "fields", "site": True},
    },
    "tribe": [
        {"seat": 1, "race": "orcs", "power": "mining", "holds": {"A": 1}},
        {"seat": 2, "race": "kobolds", "power": "ranger", "holds": {"B": 2}},
    ],
}
TEAMS: Row = {**WIDE, "players": 4, "rulings": {"teams": True}, "tribe": []}
WILD: Row = {**WIDE, "rulings": {"revenge_of_the_murlocs": True, "murlocs": "12"}}


def first(**more: Any) -> Row:
    """Change the first tribe."""
    return {"first": more}


def third(**more: Any) -> Row:
    """Add a third tribe, seat 1's Trolls in decline on D unless something else is said."""
    return {"third": {"seat": 1, "race": "trolls", "declined": True, "holds": {"D": 1}, **more}}


def put(game: Row, change: Row) -> Row:
    """Return a position with a change."""
    data = copy.deepcopy(game)
    more = dict(change)
    data["tribe"] = [*data["tribe"]]
    if "first" in more:
        data["tribe"][0] |= more.pop("first")
    if "third" in more:
        data["tribe"].append(more.pop("third"))
    return data | more


BOTH: list[tuple[Row, str]] = [
    (first(race="ELSE"), "The race ELSE is in play twice."),
    (third(race="ELSE"), "The race ELSE is in play twice."),
    (first(power="OTHER"), "The power OTHER is in play twice."),
    (third(power="NONE"), "The power NONE does not stay beside trolls in decline."),
    (third(hand=2), "The tribe trolls in decline has no tokens in hand."),
    (third(holds={}), "The tribe trolls in decline has no token left: its banner is back."),
    (third(aside=1), "The tribe trolls sets 0 tokens aside at most, not 1."),
    (first(aside=2), "The tribe orcs sets 0 tokens aside at most, not 2."),
    (first(hand=-1), "hand is a whole number from 0 up, not -1."),
    (first(age=-1), "age is a whole number from 0 up, not -1."),
    (first(holds={"A": True}), "A region is held with 1 token or more, not with True."),
    (first(holds={"A": 0}), "A region is held with 1 token or more, not with 0."),
    (first(holds={"A": 1, "B": 1}), "Two tribes are said to hold the region B."),
    (first(holds={"A": 1, "C": 1}), "The tribe orcs cannot hold the water region C."),
    (first(holds={"A": 99}), "orcs uses 99 tokens; its tray holds"),
    (first(conquered=["A from 1 orcs"]), "The tribe orcs cannot have conquered a region of its"),
    (first(conquered=["X"]), "There is no region 'X' on this map."),
    (first(attacked=[1]), "The seat to move, 1, has not attacked itself."),
    (third(conquered=["D"], seat=2), "It is not the turn of trolls, who have taken and attacked"),
    ({"neutral": {"C": 1}}, "stands in the water of C."),
    ({"neutral": {"D": 0}}, "A region is held with 1 token or more, not with 0."),
    ({"neutral": {"D": True}}, "A region is held with 1 token or more, not with True."),
    ({"neutral": {"D": 19}}, "not 19."),
    ({"coins": {"1": -5}}, "coins are whole numbers from 0 up, not -5."),
    ({"coins": {"3": 1}}, "A seat is 1 to 2, not '3'."),
    ({"pieces": {"A": ["fortress*2"]}}, "In A lies one piece fortress, not 2."),
    ({"pieces": {"A": ["fortress", "fortress"]}}, "In A lies one piece fortress, not 2."),
    ({"pieces": {"A": ["fortress*0"]}}, "In A lies one piece fortress, not 0."),
    ({"pieces": {"D": ["fortress"]}}, "A piece fortress lies in D, which nobody holds."),
    ({"round": 0}, "round is 1 to 10 on this map, not 0."),
    ({"round": 11}, "round is 1 to 10 on this map, not 11."),
    ({"seat": 3}, "A seat is 1 to 2, not 3."),
    ({"stage": "dinner"}, "There is no stage 'dinner'; known: start, conquer, deploy, pick."),
    ({"stage": "pick"}, "Seat 1 has an active tribe and cannot pick."),
    ({"column": ["orcs NONE"]}, "The column has orcs NONE, of which one is in play, in it twice"),
    ({"column": ["humans NONE", "humans LATE"]}, "The column has humans LATE, of which one is in"),
    ({"column": ["humans NONE"], "column_coins": [-1]}, "whole numbers from 0 up, not -1."),
    ({"column": ["humans NONE"], "column_coins": [1, 1]}, "2 numbers for 1 combos."),
    ({"banners_below": ["orcs"]}, "banners_below has 'orcs', which is no banner of the stack."),
    ({"banners_below": ["humans"] * 2}, "banners_below has 'humans', which is no banner of the"),
    ({"badges_out": ["OTHER"]}, "badges_out has 'OTHER', which is no badge of the stack."),
    ({"neutral_coins": 3}, "Only tokens that march by themselves have neutral_coins."),
    ({"die_cast": True}, "die_cast is said of a pick alone, before which the die was rolled."),
]
"""In both games; the names in capitals stand for those of each."""
NAMES = {
    "small-world": {"ELSE": "elves", "OTHER": "forest", "NONE": "flying", "LATE": "swamp"},
    "warcraft": {"ELSE": "kobolds", "OTHER": "ranger", "NONE": "farmer", "LATE": "fishing"},
}


def named(game: str, value: Any) -> Any:
    """Return a value with the names of a game."""
    if isinstance(value, dict):
        return {key: named(game, one) for key, one in value.items()}
    if isinstance(value, list):
        return [named(game, one) for one in value]
    if isinstance(value, str):
        for capital, name in NAMES[game].items():
            value = value.replace(capital, name)
    return value


OWN: list[tuple[Row, Row, str]] = [
    (SMALL, third(holds={"D": 4}), "In decline trolls have 1 token in D, not more."),
    (SMALL, {"pieces": {"A": ["hole"]}}, "A piece hole lies in A, whose holder has none."),
    (SMALL, {"pieces": {"A": ["camp"]}}, "A piece camp lies in A, whose holder has none."),
    (SMALL, {"pieces": {"A": ["dragon"]}}, "A piece dragon lies in A, whose holder has none."),
    (SMALL, {"pieces": {"A": ["hero"]}}, "A piece hero lies in A, whose holder has none."),
    (SMALL, {"pieces": {"D": ["lair"]}}, "A piece lair lies in D, which nobody holds."),
    (SMALL, {"pieces": {"A": ["lair*2"]}}, "In A lies one piece lair, not 2."),
    (
        SMALL,
        first(power="bivouacking") | {"pieces": {"A": ["camp*6"]}},
        "In A lie 1 to 5 pieces camp, not 6.",
    ),
    (SMALL, first(holes_used=1), "The tribe orcs has no holes_used: that belongs to halflings."),
    (SMALL, first(race="halflings", holes_used=3), "holes_used is 0 to 2 here, not 3."),
    (
        SMALL,
        first(race="halflings", holes_used=0) | {"pieces": {"A": ["hole"]}},
        "holes_used is 1 to 2 here, not 0.",
    ),
    (SMALL, first(peace=2), "The tribe orcs has no peace: that belongs to diplomat."),
    (SMALL, first(power="diplomat", peace=1), "peace is made with another seat, not with 1"),
    (SMALL, first(power="diplomat", peace=3), "peace is a seat, 1 to 2, not 3."),
    (SMALL, first(race="amazons", aside=5), "The tribe amazons sets 4 tokens aside at most"),
    (
        SMALL,
        {"column": [f"{race} {power}" for race, power in zip(
            ["trolls", "humans", "giants", "dwarves", "ghouls", "tritons", "wizards"],
            ["flying", "swamp", "spirit", "stout", "heroic", "seafaring", "mounted"],
            strict=True,
        )]},
        "The column has 6 combos at most, not 7.",
    ),
    (
        SMALL,
        {"tribe": [
            {"seat": 1, "race": "trolls", "declined": True, "holds": {"D": 1}},
            {"seat": 1, "race": "humans", "declined": True, "holds": {"A": 1}},
        ]},
        "Seat 1 has two tribes in decline; one is the most.",
    ),
    (WIDE, {"pieces": {"A": ["champion"]}}, "A piece champion lies in A, whose holder has none."),
    (WIDE, {"pieces": {"A": ["beast"]}}, "A piece beast lies in A, whose holder has none."),
    (WIDE, {"pieces": {"A": ["tower"]}}, "A piece tower lies in A, whose holder has none."),
    (WIDE, {"pieces": {"D": ["wall"]}}, "A piece wall lies in D, which nobody holds."),
    (WIDE, {"pieces": {"A": ["bomb"]}}, "A piece bomb lies in A, but nobody has any."),
    (WIDE, {"pieces": {"D": ["target"]}}, "A piece target lies in D, but nobody has any."),
    (WIDE, first(race="goblins") | {"pieces": {"B": ["bomb*2"]}}, "In B lies one piece bomb"),
    (
        WIDE,
        first(race="goblins", live_seen=7),
        "There are 6 live bombs and 6 duds, and no more.",
    ),
    (WIDE, first(live_seen=1), "The tribe orcs has no live_seen: that belongs to goblins."),
    (
        WIDE,
        first(power="beast_master", beasts_hand=4) | {"pieces": {"A": ["beast*3"]}},
        "beasts_hand is 0 to 2 here, not 4.",
    ),
    (
        WIDE,
        first(power="championing", champion_hand=True) | {"pieces": {"A": ["champion"]}},
        "The Champion stands on the map; champion_hand says otherwise.",
    ),
    (
        WIDE,
        first(power="championing", champion_hand=False),
        "The Champion is in hand, as he stands nowhere; champion_hand says otherwise.",
    ),
    (WIDE, first(race="pandaren", harmony=[1]), "harmony is given to other seats, not to 1"),
    (WIDE, first(harmony=[2]), "The tribe orcs has no harmony: that belongs to pandaren."),
    (WIDE, first(race="tauren"), "In A stand at least 2 of the tribe tauren."),
    (WIDE, {"pieces": {"D": ["site:?", "site:?"]}}, "Two markers lie face down in D; one may."),
    (WIDE, {"pieces": {"A": ["site:?"]}}, "A marker lies face down in A, which orcs hold"),
    (WIDE, {"pieces": {"D": ["site:karazhan*2"]}}, "There is no site 'karazhan*2'"),
    (WIDE, {"pieces": {"C": ["site:karazhan"]}}, "The site karazhan lies on land; C is not."),
    (
        WIDE,
        {"pieces": {"D": ["site:well_of_eternity"]}},
        "The site well_of_eternity lies on water; D is not.",
    ),
    (
        WIDE,
        {"pieces": {"D": ["site:karazhan"]}, "sites_gone": ["karazhan"]},
        "sites_gone has 'karazhan', which lies on the map or is gone.",
    ),
    (
        {**WIDE, "map": {f"R{n}": {"terrain": "hill"} for n in range(14)}, "tribe": []},
        {"pieces": {f"R{n}": ["site:?"] for n in range(13)}, "stage": "pick"},
        "13 markers lie face down, but 12 are left.",
    ),
    (WIDE, {"neutral": {"D": 16}}, "There are 15 tokens murloc, not 16."),
    (WILD, {"neutral": {"D": 13}}, "There are 12 tokens murloc, not 13."),
    (
        TEAMS,
        third(declined=False, power="farmer"),
        "Seat 1 plays races of the alliance side; trolls are of the horde side.",
    ),
    (TEAMS, {"stage": "pick", "column": ["naga farmer"]}, "The column has naga farmer, of which"),
    (
        TEAMS,
        {"stage": "pick", "column": [
            "orcs farmer", "trolls fishing", "goblins sailing", "tauren mining",
        ]},
        "The column has 3 combos of the horde side at most, not 4.",
    ),
]  # fmt: skip

ALL = [
    *(
        (put(game, named(str(game["game"]), change)), named(str(game["game"]), said))
        for game in (SMALL, WIDE)
        for change, said in BOTH
    ),
    *((put(game, change), said) for game, change, said in OWN),
]


@pytest.mark.parametrize(("data", "said"), ALL, ids=[f"{d['game']}: {said}" for d, said in ALL])
def test_what_cannot_be_is_refused_and_named(data: Row, said: str) -> None:
    """SW-S04, SW-E02 to SW-E04, SW-P08, WC-2, WC-3, WC-9: supplies, banners, badges, places."""
    with pytest.raises(marchland.BadScenario) as refused:
        marchland.game(data["game"]).position(data)
    sentence = str(refused.value)
    assert said in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize("data", [SMALL, WIDE, WILD], ids=["small", "wide", "wild"])
def test_the_positions_that_are_changed_are_right_themselves(data: Row) -> None:
    """WC-3, SW-S04: nothing else is wrong with them."""
    state = marchland.game(data["game"]).position(data)
    assert len(state.legal_actions()) == 2
