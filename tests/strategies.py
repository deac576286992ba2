"""Hypothesis: random positions of whole games, small boards with any race and any power."""

from typing import Any

from hypothesis import strategies as st

import marchland
from marchland.smallworld.base import variant
from tests.playing import played

Row = dict[str, Any]

RACES = {race.id: type(race).supply for race in variant().races}
"""Tokens of each race; `tests/verify` compares them with the box (SW-P08)."""
POWERS = [power.id for power in variant().powers]
RULINGS: dict[str, tuple[Any, ...]] = {
    "own_declined_cost": (True, False),
    "badge_in_decline": ("keep", "discard"),
    "empty_decline_removes": (True, False),
    "ghouls_before_pick": (True, False),
    "ghoul_die_ends_turn": (True, False),
    "giants_underworld": (False, True),
    "enchant_reach": ("reach", "adjacent"),
    "hidden_coins": (True, False),
}
TERRAINS = ("farmland", "forest", "hill", "mountain", "swamp", "sea", "lake")
MARKS = ("mine", "magic", "cavern")
PIECES_OF = {"trolls": "lair", "halflings": "hole", "dragon_master": "dragon", "heroic": "hero"}
"""Pieces of a race or power, one a region, and how many there are."""
MOST = {"lair": 10, "hole": 2, "dragon": 1, "hero": 2}


def rulings() -> st.SearchStrategy[Row]:
    """Every ruling with one of its values."""
    return st.fixed_dictionaries({name: st.sampled_from(v) for name, v in RULINGS.items()})


@st.composite
def positions(draw: st.DrawFn, most_actions: int = 400) -> Any:
    """Draw a position on a shipped board after some actions at random."""
    players = draw(st.integers(2, 5))
    seed = draw(st.integers(0, 10_000))
    actions = draw(st.integers(0, most_actions))
    return played("small-world", players, seed, actions, draw(rulings()))


@st.composite
def small_maps(draw: st.DrawFn) -> dict[str, Row]:
    """Draw a connected map of a few regions."""
    names = "ABCDEFGHI"[: draw(st.integers(3, 9))]
    regions: dict[str, Row] = {}
    for number, name in enumerate(names):
        earlier = list(names[:number])
        near = draw(st.sets(st.sampled_from(earlier), min_size=1, max_size=3)) if earlier else ()
        regions[name] = {
            "terrain": draw(st.sampled_from(TERRAINS)),
            "edge": draw(st.booleans()),
            "marks": sorted(draw(st.sets(st.sampled_from(MARKS), max_size=2))),
            "next": sorted(near),
        }
    return regions


def a_tribe(seat: int, race: str, power: str | None, *, declined: bool) -> Row:
    """Return a tribe that holds nothing yet."""
    row: Row = {"seat": seat, "race": race, "holds": {}, "hand": 0}
    if power:
        row["power"] = power
    if declined:
        row["declined"] = True
    return row


@st.composite
def small_positions(draw: st.DrawFn) -> Row:
    """Draw a scenario: seat 1 is conquering on a small map, with any race and any power."""
    races = draw(st.permutations(list(RACES)))
    powers = draw(st.permutations(POWERS))
    keeps = st.sampled_from([None, "spirit", "fortified", "seafaring"])
    tribes = [
        a_tribe(1, races[0], powers[0], declined=False),
        a_tribe(2, races[1], powers[1], declined=False),
    ]
    for seat, race in ((1, races[2]), (2, races[3])):
        badge = draw(keeps)
        if draw(st.booleans()) and all(badge != row.get("power") for row in tribes):
            tribes.append(a_tribe(seat, race, badge, declined=True))
    regions = draw(small_maps())
    scenario: Row = {
        "game": "small-world", "players": 2, "seat": 1, "stage": "conquer", "map": regions,
        "tribe": tribes, "neutral": {}, "pieces": {}, "rulings": draw(rulings()),
    }  # fmt: skip
    settle(draw, scenario)
    scenario["tribe"] = [row for row in tribes if not row.get("declined") or is_there(row)]
    if scenario["rulings"]["badge_in_decline"] == "discard":
        for row in scenario["tribe"]:
            if row.get("declined") and row.get("power") != "spirit":
                row.pop("power", None)
    memories(draw, tribes)
    return scenario


def is_there(row: Row) -> bool:
    """Tell whether a tribe has a token on the map or in hand."""
    return bool(row["holds"]) or row["hand"] > 0


def settle(draw: st.DrawFn, scenario: Row) -> None:
    """Put tokens and pieces on the map, never more than there are."""
    tribes, pieces = scenario["tribe"], scenario["pieces"]
    left = {row["race"]: RACES[row["race"]] for row in tribes}
    lying = dict.fromkeys(["camp", "fortress", *MOST], 0)
    most = {"camp": 5, "fortress": 6} | MOST
    for name, region in scenario["map"].items():
        wet = region["terrain"] in ("sea", "lake")
        number = draw(st.integers(-2, len(tribes) - 1))
        if number == -1 and not wet:
            scenario["neutral"][name] = 1
        row = tribes[number] if number >= 0 else None
        if row is None or (wet and row.get("power") != "seafaring"):
            continue
        tokens = draw(st.integers(1, 3))
        if row.get("declined") and row["race"] != "ghouls":
            tokens = 1
        if left[row["race"]] < tokens:
            continue
        left[row["race"]] -= tokens
        row["holds"][name] = tokens
        for piece, number_there in pieces_at(draw, row):
            if lying[piece] + number_there <= most[piece]:
                lying[piece] += number_there
                pieces.setdefault(name, []).append(f"{piece}*{number_there}")
    for row in tribes:
        if not row.get("declined") or row["race"] == "ghouls":
            row["hand"] = draw(st.integers(0, min(12, left[row["race"]])))


def pieces_at(draw: st.DrawFn, row: Row) -> list[tuple[str, int]]:
    """Draw the pieces that a tribe may have in one of its regions."""
    found = []
    for kind in (row["race"], row.get("power", "")):
        piece = PIECES_OF.get(kind)
        if piece and (piece == "lair" or not row.get("declined")) and draw(st.booleans()):
            found.append((piece, 1))
    if row.get("power") == "fortified" and draw(st.booleans()):
        found.append(("fortress", 1))
    if row.get("power") == "bivouacking":
        camps = draw(st.integers(0, 2))
        found += [("camp", camps)] if camps else []
    return found


def memories(draw: st.DrawFn, tribes: list[Row]) -> None:
    """Add what happened before: conquests of this turn, the first turn, a peace."""
    mover, other = tribes[0], tribes[1]
    if mover["holds"]:
        mover["conquered"] = sorted(draw(st.sets(st.sampled_from(sorted(mover["holds"])))))
    mover["age"] = draw(st.integers(0, 2))
    if other["power"] == "diplomat" and draw(st.booleans()):
        other["peace"] = 1


def on_table(scenario: Row) -> Any:
    """Lay a drawn scenario out."""
    return marchland.game("small-world").position(scenario)
