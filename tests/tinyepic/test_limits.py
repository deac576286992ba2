"""Whatever moves or places a meeple keeps to every limit of a region (TEK-6, TEK-11.4, TEK-13)."""

from typing import Any, NamedTuple

import pytest

import marchland

Regions = dict[str, dict[str, Any]]


class Way(NamedTuple):
    """An effect that brings a meeple of seat 1 to a region t, and the game up to its choice."""

    faction: str
    magic: int
    meeples: dict[str, int]
    texts: list[str]
    word: str = "move"
    card: str = "north"
    beside: tuple[str, ...] = ("s",)
    edge: bool = False
    hero: str = ""
    peaceful: bool = False


PATROL = ["take patrol", "act"]
QUEST = ["take quest", "act"]
LOST = [*PATROL, "move north/s north/m", "flag", "bid 1"]
AT_S = {"north/s": 1}

WAYS = {
    "a Patrol": Way("orcs", 0, AT_S, PATROL),
    "a second step": Way("centaurs", 1, AT_S, [*PATROL, "move north/s north/n"], beside=("n",)),
    "a Patrol anywhere": Way("lizardfolk", 1, AT_S, PATROL, beside=()),
    "a way over water": Way("merfolk", 1, AT_S, PATROL, beside=("l",)),
    "a second meeple": Way(
        "goblins", 1, {"north/s": 1, "north/n": 1}, [*PATROL, "move north/n north/o"]
    ),
    "a Quest": Way("orcs", 0, AT_S, QUEST, card="south", beside=(), edge=True),
    "a Quest to any region": Way("draconians", 4, AT_S, QUEST, card="south", beside=()),
    "an escort": Way(
        "orcs", 0, {"north/s": 1, "north/n": 1}, [*QUEST, "move north/n south/z"],
        card="south", beside=(), edge=True, hero="captain",
    ),
    "a retreat": Way("orcs", 0, AT_S, LOST, "retreat", beside=("m",), peaceful=True),
    "a rescue": Way(
        "trolls", 3, AT_S, [*LOST, "fall", "use rescue"], "place", beside=(), peaceful=True
    ),
    "a new meeple": Way("goblins", 4, AT_S, ["take expand", "act"], "place", peaceful=True),
}  # fmt: skip


class Limit(NamedTuple):
    """What closes t: its terrain, and who has how many meeples or a fort there."""

    terrain: str = "plains"
    meeples: tuple[tuple[int, int], ...] = ()
    fort: int = 0
    estranged: bool = False


LIMITS = {
    "two of one's own": Limit(meeples=((1, 2),)),
    "two of another's": Limit(meeples=((3, 2),)),
    "two players": Limit(meeples=((3, 1), (4, 1))),
    "a meeple, and a third player's fort": Limit(meeples=((4, 1),), fort=3),
    "an ally beside one's own": Limit(meeples=((1, 1), (3, 1))),
    "an alliance that a war has ended": Limit(meeples=((1, 1),), fort=3, estranged=True),
    "tundra that is taken": Limit("tundra", ((3, 1),)),
    "water": Limit("water"),
    "crags": Limit("crags"),
}
PEACE = {
    "another's meeple": Limit(meeples=((3, 1),)),
    "another's fort": Limit(fort=3),
}
"""What closes t to whoever may not start a war by coming."""


def position(way: Way, limit: Limit) -> dict[str, Any]:
    """Return the position in which t is as the limit says."""
    north: Regions = {
        "s": {"terrain": "forest", "edge": True, "next": ["m", "n", "o"]},
        "m": {"terrain": "plains"},
        "n": {"terrain": "mountain", "edge": True, "next": ["o"]},
        "o": {"terrain": "forest"},
        "l": {"terrain": "water", "next": ["s"]},
    }
    south: Regions = {
        "z": {"terrain": "plains", "edge": True},
        "y": {"terrain": "forest", "edge": True},
    }
    cards: dict[str, Regions] = {"north": north, "south": south}
    cards["east"] = {"e": {"terrain": "plains"}, "f": {"terrain": "forest"}}
    beside = list(way.beside)
    if limit.terrain in ("water", "crags"):
        # A feature is no border region, and touches none but land.
        cards[way.card]["t"] = {"terrain": limit.terrain, "next": [p for p in beside if p != "l"]}
    else:
        cards[way.card]["t"] = {"terrain": limit.terrain, "edge": way.edge, "next": beside}
    place = f"{way.card}/t"
    kingdoms: list[dict[str, Any]] = [
        {
            "seat": 1, "faction": way.faction, "magic": way.magic, "home": "north", "food": 9,
            "ore": 9, "meeples": dict(way.meeples),
        },
        {
            "seat": 2, "faction": "death_knights", "home": "south", "ore": 1,
            "meeples": {"north/m": 1},
        },
        {"seat": 3, "faction": "werebears", "home": "east", "meeples": {"east/e": 1}},
        {"seat": 4, "faction": "pirates", "home": "east", "meeples": {"east/f": 1}},
    ]  # fmt: skip
    if way.hero:
        kingdoms[0].update(hero=way.hero, hero_at="north/n")
    for seat, number in limit.meeples:
        kingdoms[seat - 1]["meeples"][place] = number
    if limit.fort:
        kingdoms[limit.fort - 1]["forts"] = [place]
    return {
        "game": "tiny-epic",
        "players": 4,
        "rulings": {"alliance_ends": "war"},
        "map": cards,
        "estranged": [place] if limit.estranged else [],
        "kingdom": kingdoms,
    }


def goals(way: Way, limit: Limit) -> list[str]:
    """Return where seat 1 may go now."""
    state: Any = marchland.game("tiny-epic").position(position(way, limit))
    for text in way.texts:
        action = state.parse(text)
        assert action in state.legal_actions()
        state.apply(action)
    assert state.to_move == 0
    legal = [state.describe(action).split(" ") for action in state.legal_actions()]
    return [parts[2 if way.word == "move" else 1] for parts in legal if parts[0] == way.word]


@pytest.mark.parametrize("name", WAYS)
def test_an_open_region_is_reached(name: str) -> None:
    """TEK-6, TEK-13: so that each refusal below is the limit's."""
    way = WAYS[name]
    assert f"{way.card}/t" in goals(way, Limit())


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("name", WAYS)
def test_no_effect_breaks_a_limit(name: str, limit: str) -> None:
    """TEK-6, TEK-11.4, TEK-11.6, TEK-A5, TEK-A6: every effect against every limit."""
    way = WAYS[name]
    assert f"{way.card}/t" not in goals(way, LIMITS[limit])


@pytest.mark.parametrize("limit", PEACE)
@pytest.mark.parametrize("name", WAYS)
def test_who_may_start_a_war_comes_and_nobody_else_does(name: str, limit: str) -> None:
    """TEK-6, TEK-7: a retreat, a rescue and a new meeple never cause a war; a move does."""
    way = WAYS[name]
    assert (f"{way.card}/t" in goals(way, PEACE[limit])) != way.peaceful


@pytest.mark.parametrize("name", [name for name, way in WAYS.items() if way.word == "move"])
def test_who_lies_does_not_move(name: str) -> None:
    """TEK-6: whatever the faction or the hero says."""
    way = WAYS[name]
    data = position(way, Limit())
    data["kingdom"][0]["lying"] = ["north/s"]
    data["kingdom"][0]["meeples"]["north/n"] = 1
    state: Any = marchland.game("tiny-epic").position(data)
    for text in way.texts[:2]:
        action = state.parse(text)
        assert action in state.legal_actions()
        state.apply(action)
    moves = [state.describe(action) for action in state.legal_actions()]
    assert moves
    assert not [text for text in moves if text.startswith("move north/s ")]


EXCHANGE = Way("lizardfolk", 4, {"north/s": 1, "north/n": 1}, [*QUEST, "use -", "use swap_on"])
NO_EXCHANGE: dict[str, dict[str, Any]] = {
    "an own one that lies": {"1": {"lying": ["north/s"]}},
    "two of one's own": {"1": {"meeples": {"north/s": 2, "north/n": 1}}},
    "an own one beside an ally": {"4": {"meeples": {"east/f": 1, "north/s": 1}}},
    "an own one on one's own fort": {"1": {"forts": ["north/s"]}},
    "an own one beside a fort": {"4": {"forts": ["north/s"]}},
    "two of another's": {"3": {"meeples": {"south/z": 2}}},
    "another's beside an ally of theirs": {"4": {"meeples": {"south/z": 1}}},
    "another's on a fort": {"3": {"forts": ["south/z"]}},
    "another's in crags": {"3": {"faction": "birdfolk", "meeples": {"south/c": 1}}},
}


@pytest.mark.parametrize("name", ["nothing", *NO_EXCHANGE])
def test_an_exchange_keeps_to_the_limits_at_both_ends(name: str) -> None:
    """TEK-6, TEK-11.4, TEK-A60: each alone in a region, and one's own stands."""
    data = position(EXCHANGE, Limit())
    data["map"]["south"]["c"] = {"terrain": "crags", "next": ["z"]}
    data["kingdom"][1]["meeples"] = {"south/y": 1}
    data["kingdom"][2]["meeples"] = {"south/z": 1}
    for seat, row in NO_EXCHANGE.get(name, {}).items():
        data["kingdom"][int(seat) - 1].update(row)
    state: Any = marchland.game("tiny-epic").position(data)
    for text in EXCHANGE.texts:
        action = state.parse(text)
        assert action in state.legal_actions()
        state.apply(action)
    offered = [state.describe(action) for action in state.legal_actions()]
    assert "move north/n south/y" in offered
    assert ("move north/s south/z" in offered) == (name == "nothing")
    assert not [text for text in offered if text.endswith("south/c")]
