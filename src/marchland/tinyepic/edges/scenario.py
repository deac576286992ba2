"""Positions as scenario files write them, and back (`docs/scenarios.md`)."""

from collections.abc import Mapping
from typing import Any, Final

from marchland.core.errors import BadScenario, quoted
from marchland.core.game import CHANCE
from marchland.core.regions import bits
from marchland.core.shapes import (
    ANY,
    FLAG,
    TABLE,
    TEXT,
    TEXTS,
    Shape,
    check_keys,
    number_of,
    seat_of,
)
from marchland.tinyepic.parts import stages
from marchland.tinyepic.parts.kinds import ACTIONS, NONE, RESOURCES, SILVER, TUNDRA
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.parts.lands import Board, Land, of_graph
from marchland.tinyepic.world.world import World

KEYS: Final[Mapping[str, Shape]] = {
    "title": ANY, "proves": ANY, "game": TEXT, "players": ANY, "seat": ANY, "rulings": TABLE,
    "expansion": FLAG, "shields": TEXTS, "end_triggered": FLAG, "compass": ANY, "lost": ANY,
    "neutral": TEXTS, "cards": TABLE, "map": TABLE, "kingdom": ANY, "step": ANY,
    "estranged": TEXTS, "map_name": ANY, "cycle": ANY, "stage": ANY, "to_move": ANY,
}  # fmt: skip
"""The last four are what `to_dict` says besides; of them only the cycle means something here."""
KINGDOM_KEYS: Final[Mapping[str, Shape]] = {
    "seat": ANY, "faction": ANY, "home": ANY, **dict.fromkeys(RESOURCES, ANY), "magic": ANY,
    "tower": ANY, "meeples": TABLE, "lying": TEXTS, "hero": ANY, "hero_level": ANY,
    "hero_at": ANY, "retired": TEXTS, "forts": TEXTS, "lying_forts": TEXTS, "trophies": ANY,
    "wars_won": ANY,
}  # fmt: skip
REGION_KEYS: Final[Mapping[str, Shape]] = {"terrain": ANY, "edge": FLAG, "next": TEXTS}
ACTION_INDEX: Final = {name: number for number, name in enumerate(ACTIONS)}


def read_players(data: Mapping[str, Any]) -> int:
    """Return the number of players.

    Raises:
        BadScenario: a key that means nothing, or no number of players.
    """
    check_keys("a scenario", data, KEYS)
    players = whole("a scenario", data, "players", 0, 5)
    if not players:
        raise BadScenario("players is 1 (solo) to 5.")
    return players


def lay_out(state: World, data: Mapping[str, Any]) -> None:
    """Lay the cards and what stands on them as a scenario describes it.

    Raises:
        BadScenario: a key or value that is wrong, with what is right.
    """
    setup = state.setup
    rows = kingdom_rows(data, setup.seats)
    lay_board(state, data, rows)
    for seat, row in enumerate(rows):
        read_kingdom(state, state.kingdoms[seat], row)
    read_neutral(state, data)
    check_company(state)
    for k in state.kingdoms:
        if k.hero >= 0:
            state.deck &= ~(1 << k.hero)
        for card in k.retired:
            state.deck &= ~(1 << card)
    for name in data.get("estranged", []):
        p = place_of(state, name)
        if not state.shared() >> p & 1:
            raise BadScenario(f"{name} is not shared by two players, so no war has estranged them.")
        state.estranged |= 1 << p
    state.active = seat_of(data.get("seat", 1), setup.seats)
    for name in data.get("shields", []):
        state.shields |= 1 << number_of(ACTION_INDEX, name, "action")
    state.ending = data.get("end_triggered", False)
    compass = data.get("compass", "day")
    if compass not in ("day", "night"):
        raise BadScenario(f"compass is 'day' or 'night', not {quoted(compass)}.")
    state.night = compass == "night"
    state.cycle = max(1, whole("a scenario", data, "cycle", 1, setup.box.constants.cycles))
    moment = data.get("stage", stages.NAMES[stages.SELECT])
    if moment != stages.NAMES[stages.SELECT]:
        raise BadScenario(f"A scenario begins as an action is selected, not at {quoted(moment)}.")
    if state.shields.bit_count() >= setup.box.constants.shields:
        raise BadScenario("shields names at most four actions: five are cleared away.")
    state.become(stages.SELECT, state.active)
    state.to_move = CHANCE


# Values.


def whole(what: str, data: Mapping[str, Any], key: str, default: int, most: int) -> int:
    """Return a whole number within bounds."""
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadScenario(f"{what}: {key} is a whole number from 0 to {most}, not {quoted(value)}.")
    return value


def place_of(state: World, name: object) -> int:
    """Return a place by its name."""
    found = state.board.index.get(str(name))
    if found is None:
        raise BadScenario(f"There is no region {quoted(name)}; regions are written card/region.")
    return found


# Cards and kingdoms.


def kingdom_rows(data: Mapping[str, Any], seats: int) -> list[Mapping[str, Any]]:
    """Return the [[kingdom]] tables in the order of their seats."""
    rows: dict[int, Mapping[str, Any]] = {}
    listed = data.get("kingdom", [])
    if not isinstance(listed, list):
        raise BadScenario(f"Kingdoms are tables [[kingdom]], not {quoted(listed)}.")
    for row in listed:
        check_keys("a kingdom", row, KINGDOM_KEYS)
        seat = seat_of(row.get("seat"), seats)
        if seat in rows:
            raise BadScenario(f"Seat {seat + 1} has two kingdoms.")
        rows[seat] = row
    for seat in range(seats):
        if seat not in rows:
            raise BadScenario(f"Seat {seat + 1} has no [[kingdom]].")
    return [rows[seat] for seat in range(seats)]


def lay_board(state: World, data: Mapping[str, Any], rows: list[Mapping[str, Any]]) -> None:
    """Put the cards side by side: the homes by seat, then the Lost Kingdom, then others."""
    cards = read_cards(state, data)
    names: list[str] = []
    for seat, row in enumerate(rows):
        home = str(row.get("home"))
        if home not in cards:
            known = ", ".join(cards)
            raise BadScenario(
                f"Seat {seat + 1} has no home among the cards {known}: {quoted(home)}."
            )
        if home not in names:
            names.append(home)
        elif state.setup.solo:
            raise BadScenario(f"The card {quoted(home)} is the home of both; solo has a home each.")
    if data.get("lost") is not None:
        lost = str(data["lost"])
        if lost not in cards or lost in names or state.setup.players != 2:
            raise BadScenario("lost names a card that is nobody's home, with two players.")
        state.lost = len(names)
        names.append(lost)
    names += [name for name in cards if name not in names]
    state.board = Board([cards[name] for name in names], names)
    box = state.setup.box
    for name in names:
        land = cards[name]
        state.sides.append(box.land_index[land.id] if land in box.lands else NONE)
        state.cards.append(land.card)


def read_cards(state: World, data: Mapping[str, Any]) -> dict[str, Land]:
    """Return the cards of the file by name: shipped ones and its own."""
    box = state.setup.box
    found: dict[str, Land] = {}
    for name, side in data.get("cards", {}).items():
        found[name] = box.lands[number_of(box.land_index, side, "territory")]
    for name, regions in data.get("map", {}).items():
        if name in found:
            raise BadScenario(f"Two cards are called {quoted(name)}.")
        if not isinstance(regions, Mapping) or not regions:
            raise BadScenario(f"The card {name} is made of tables [map.{name}.REGION].")
        graph: list[list[Any]] = []
        for place, region in regions.items():
            check_keys(f"{name}/{place}", region, REGION_KEYS)
            around = region.get("next", [])
            edge = region.get("edge", False)
            graph.append([place, region.get("terrain"), edge, around])
        try:
            found[name] = of_graph(name, graph)
        except ValueError as error:
            raise BadScenario(f"A card of the file is wrong: {error}.") from None
    return found


def read_kingdom(state: World, k: Kingdom, row: Mapping[str, Any]) -> None:
    """Fill a kingdom from its table."""
    what = f"the kingdom of seat {k.seat + 1}"
    box = state.setup.box
    constants = box.constants
    k.faction = number_of(box.faction_index, row.get("faction"), "faction")
    k.home = state.board.names.index(str(row.get("home")))
    for kind, name in enumerate(RESOURCES):
        k.stock[kind] = whole(what, row, name, 0, constants.cap)
    if k.stock[SILVER] and not state.setup.expansion:
        raise BadScenario(f"{what} has silver, but expansion is false.")
    k.magic = whole(what, row, "magic", 0, constants.magic_levels)
    k.once = (1 << k.magic + 1) - 2
    k.trophies = whole(what, row, "trophies", 0, 20)
    k.wars_won = whole(what, row, "wars_won", 0, 99)
    read_forts(state, k, row)
    read_meeples(state, k, row)
    read_hero(state, k, row)
    state.refit(k)


def read_forts(state: World, k: Kingdom, row: Mapping[str, Any]) -> None:
    """Place forts, and set the tower that follows from them."""
    what = f"the kingdom of seat {k.seat + 1}"
    for key in ("forts", "lying_forts"):
        for name in row.get(key, []):
            p = place_of(state, name)
            if any(other.forts >> p & 1 for other in state.kingdoms):
                raise BadScenario(f"{name} has two forts; one is the most.")
            if not state.board.land >> p & 1 or state.board.kinds[TUNDRA] >> p & 1:
                raise BadScenario(f"{name} is no place for a fort.")
            k.forts |= 1 << p
            if key == "lying_forts":
                k.low_forts |= 1 << p
    number = k.forts.bit_count()
    k.tower = whole(what, row, "tower", number, state.setup.box.constants.tower_levels)
    if state.setup.expansion and k.tower != number:
        raise BadScenario(f"{what}: with the expansion the tower equals the forts, {number}.")
    if number and not state.setup.expansion:
        raise BadScenario(f"{what} has forts, but expansion is false.")


def read_meeples(state: World, k: Kingdom, row: Mapping[str, Any]) -> None:
    """Place meeples, standing and lying."""
    what = f"the kingdom of seat {k.seat + 1}"
    lying = row.get("lying", [])
    meeples = row.get("meeples", {})
    for name, number in meeples.items():
        p = place_of(state, name)
        if number not in (1, 2) or isinstance(number, bool):
            raise BadScenario(f"{what} has 1 or 2 meeples in {name}, not {quoted(number)}.")
        down = lying.count(name)
        if down > number:
            raise BadScenario(f"{what} has more lying meeples than meeples in {name}.")
        for one in range(number):
            k.put(p, lying=one < down, hero=False)
    for name in lying:
        if name not in meeples:
            raise BadScenario(f"{what} has a lying meeple in {name}, but none at all.")
    if k.in_play > state.setup.most_in_play:
        raise BadScenario(f"{what} has {k.in_play} meeples; {state.setup.most_in_play} at most.")


def read_hero(state: World, k: Kingdom, row: Mapping[str, Any]) -> None:
    """Make one of the meeples the hero."""
    what = f"the kingdom of seat {k.seat + 1}"
    box = state.setup.box
    k.retired = tuple(number_of(box.hero_index, name, "hero") for name in row.get("retired", []))
    name = row.get("hero")
    if name in (None, ""):
        if "hero_at" in row:
            raise BadScenario(f"{what} has hero_at, but no hero.")
        return
    if not state.setup.heroes or state.is_opponent(k.seat):
        raise BadScenario(f"{what} has a hero, but none are in play.")
    card = number_of(box.hero_index, name, "hero")
    if any(other.hero == card or card in other.retired for other in state.kingdoms):
        raise BadScenario(f"The hero card {name} is in two places.")
    if "hero_at" not in row:
        raise BadScenario(f"{what} has a hero; hero_at says in which region.")
    p = place_of(state, row["hero_at"])
    if not k.one >> p & 1:
        raise BadScenario(f"{what}: hero_at is a region where it has a meeple.")
    k.hero = card
    k.hero_level = whole(what, row, "hero_level", 1, box.constants.hero_levels - 1)
    k.hero_at = p
    k.hero_low = k.lying_at(p) == k.meeples_at(p)


def read_neutral(state: World, data: Mapping[str, Any]) -> None:
    """Place the meeples of the Lost Kingdom."""
    for name in data.get("neutral", []):
        p = place_of(state, name)
        if state.lost < 0 or state.board.card_of[p] != state.lost:
            raise BadScenario(f"{name} is no region of the Lost Kingdom.")
        state.neutral |= 1 << p


def check_company(state: World) -> None:
    """Refuse more meeples or players in a region than fit."""
    for p, name in enumerate(state.board.ids):
        owners = [k for k in state.kingdoms if k.pieces >> p & 1]
        meeples = sum(k.meeples_at(p) for k in owners) + (state.neutral >> p & 1)
        most = 1 if state.board.kinds[TUNDRA] >> p & 1 else 2
        if meeples > most:
            raise BadScenario(f"{name} holds {meeples} meeples; {most} at most.")
        company = len(owners) + (state.neutral >> p & 1)
        if company > (1 if state.setup.duel else 2):
            raise BadScenario(f"{name} holds pieces of more players than can be allied.")


# Back.


def to_dict(state: World) -> dict[str, Any]:
    """Return the position in plain JSON types, as a scenario would describe it."""
    board = state.board
    setup = state.setup
    found: dict[str, Any] = {
        "game": "tiny-epic",
        "map_name": setup.map_name,
        "players": setup.players,
        "seat": state.active + 1,
        "expansion": setup.expansion,
        "rulings": dict(setup.rulings),
        "shields": [name for n, name in enumerate(ACTIONS) if state.shields >> n & 1],
        "end_triggered": state.ending,
        "cycle": state.cycle,
        "stage": stages.NAMES[state.stage],
        "to_move": state.to_move + 1 if state.to_move >= 0 else state.to_move,
        "compass": "night" if state.night else "day",
        "cards": {name: land.id for name, land in zip(board.names, board.lands, strict=True)},
        "lost": board.names[state.lost] if state.lost >= 0 else None,
        "neutral": named(state, state.neutral),
        "kingdom": [kingdom_row(state, k) for k in state.kingdoms],
    }
    if state.estranged:
        found["estranged"] = named(state, state.estranged)
    return found


def named(state: World, places: int) -> list[str]:
    """Return the names of a set of places."""
    return [state.board.ids[p] for p in bits(places)]


def kingdom_row(state: World, k: Kingdom) -> dict[str, Any]:
    """Return a kingdom as a scenario writes it."""
    box = state.setup.box
    board = state.board
    row: dict[str, Any] = {
        "seat": k.seat + 1,
        "faction": box.factions[k.faction].id if k.faction >= 0 else None,
        "home": board.names[k.home] if k.home >= 0 else None,
    }
    row.update({name: k.stock[kind] for kind, name in enumerate(RESOURCES)})
    row.update(
        magic=k.magic,
        tower=k.tower,
        meeples={board.ids[p]: k.meeples_at(p) for p in bits(k.one)},
        lying=lying_names(state, k),
        forts=named(state, k.standing_forts),
        lying_forts=named(state, k.low_forts),
        retired=[box.heroes[card].id for card in k.retired],
        trophies=k.trophies,
        wars_won=k.wars_won,
    )
    if k.hero >= 0:
        row["hero"] = box.heroes[k.hero].id
        row["hero_level"] = k.hero_level
    if k.hero_at >= 0:
        row["hero_at"] = board.ids[k.hero_at]
    return row


def lying_names(state: World, k: Kingdom) -> list[str]:
    """Return the region of each lying meeple."""
    return [state.board.ids[p] for p in bits(k.low) for _ in range(k.lying_at(p))]
