"""Positions as scenario files write them, and back (`docs/scenarios.md`)."""

from collections.abc import Mapping
from typing import Any, Final

from marchland.core.errors import BadScenario, quoted
from marchland.core.game import CHANCE
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
from marchland.tinyepic.clauses.moves import RetreatInto
from marchland.tinyepic.clauses.triggers import CopyRandom
from marchland.tinyepic.parts import stages
from marchland.tinyepic.parts.kinds import (
    ACTIONS,
    LAND_KINDS,
    NONE,
    RESOURCES,
    SILVER,
    TERRAINS,
    TUNDRA,
)
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.parts.lands import Board, Land, of_graph
from marchland.tinyepic.parts.setup import BASE, MAPS, OWN
from marchland.tinyepic.world.world import World

KEYS: Final[Mapping[str, Shape]] = {
    "title": ANY, "proves": ANY, "game": TEXT, "players": ANY, "seat": ANY, "rulings": TABLE,
    "expansion": FLAG, "shields": TEXTS, "end_triggered": FLAG, "compass": ANY, "lost": ANY,
    "neutral": TEXTS, "cards": TABLE, "map": TABLE, "kingdom": ANY, "step": ANY,
    "estranged": TEXTS, "map_name": ANY, "cycle": ANY, "stage": ANY, "to_move": ANY,
}  # fmt: skip
"""`stage` and `to_move` are what `to_dict` says besides; they mean nothing here."""
KINGDOM_KEYS: Final[Mapping[str, Shape]] = {
    "seat": ANY, "faction": ANY, "home": ANY, **dict.fromkeys(RESOURCES, ANY), "magic": ANY,
    "tower": ANY, "meeples": TABLE, "lying": TEXTS, "hero": ANY, "hero_level": ANY,
    "hero_at": ANY, "hero_lying": FLAG, "reached": ANY, "copies": TABLE,
    "retired": TEXTS, "forts": TEXTS, "lying_forts": TEXTS, "trophies": ANY,
    "wars_won": ANY,
}  # fmt: skip
REGION_KEYS: Final[Mapping[str, Shape]] = {"terrain": ANY, "edge": FLAG, "next": TEXTS}
LEVELS: Final = ("1", "2", "3", "4", "5")
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


def read_map_name(data: Mapping[str, Any]) -> str:
    """Return which box is in play: what `to_dict` says of a game, else the file's own cards.

    Whoever copies a faction draws from this box alone.
    """
    name = data.get("map_name", OWN)
    if name not in (*MAPS, OWN):
        raise BadScenario(f"map_name is one of {', '.join([*MAPS, OWN])}, not {quoted(name)}.")
    if data.get("map") or data.get("expansion", True) != (name != BASE):
        return OWN
    return str(name)


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
    check_factions(state)
    check_lost(state)
    read_estranged(state, data)
    state.active = seat_of(data.get("seat", 1), setup.seats)
    for name in once(data, "shields"):
        state.shields |= 1 << number_of(ACTION_INDEX, name, "action")
    state.ending = data.get("end_triggered", False)
    compass = data.get("compass", "day")
    if compass not in ("day", "night"):
        raise BadScenario(f"compass is 'day' or 'night', not {quoted(compass)}.")
    state.night = compass == "night"
    if state.night and not setup.solo:
        raise BadScenario("compass is for the solo game; with more players it is 'day'.")
    state.cycle = whole("a scenario", data, "cycle", 1, setup.box.constants.cycles, least=1)
    moment = data.get("stage", stages.NAMES[stages.SELECT])
    if moment != stages.NAMES[stages.SELECT]:
        raise BadScenario(f"A scenario begins as an action is selected, not at {quoted(moment)}.")
    if state.shields.bit_count() >= setup.box.constants.shields:
        raise BadScenario("shields names at most four actions: five are cleared away.")
    state.become(stages.SELECT, state.active)
    state.to_move = CHANCE


# Values.


def whole(
    what: str, data: Mapping[str, Any], key: str, default: int, most: int, *, least: int = 0
) -> int:
    """Return a whole number within bounds."""
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadScenario(
            f"{what}: {key} is a whole number from {least} to {most}, not {quoted(value)}."
        )
    return value


def once(row: Mapping[str, Any], key: str) -> list[str]:
    """Return a list of texts in which none stands twice."""
    names: list[str] = row.get(key, [])
    for name in names:
        if names.count(name) > 1:
            raise BadScenario(f"{key} names {quoted(name)} twice.")
    return names


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
        same = [one for one in names if cards[one].card == land.card and land.card]
        if len(same) > 1:
            raise BadScenario(f"{same[0]} and {same[1]} are sides of one card, number {land.card}.")
        if not land.land:
            raise BadScenario(f"The card {name} has no land region.")
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
            if place in around:
                raise BadScenario(f"{name}/{place} is not next to itself.")
            if edge and region.get("terrain") in TERRAINS[LAND_KINDS:]:
                raise BadScenario(f"{name}/{place}: water and crags make no edge.")
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
    reached = whole(what, row, "reached", k.magic, constants.magic_levels, least=k.magic)
    k.once = (1 << reached + 1) - 2
    k.trophies = whole(what, row, "trophies", 0, 20)
    k.wars_won = whole(what, row, "wars_won", 0, 99)
    read_copies(state, k, row, reached)
    read_forts(state, k, row)
    read_meeples(state, k, row)
    read_hero(state, k, row)
    state.refit(k)


def read_copies(state: World, k: Kingdom, row: Mapping[str, Any], reached: int) -> None:
    """Give a kingdom the levels that it has copied."""
    what = f"the kingdom of seat {k.seat + 1}"
    box = state.setup.box
    own = box.factions[k.faction]
    copies = [NONE] * len(own.levels)
    for key, name in row.get("copies", {}).items():
        level = int(key) if str(key) in LEVELS else 0
        copied = 0 < level <= reached and any(
            isinstance(clause, CopyRandom) and clause.copied == level
            for clause in own.levels[level - 1]
        )
        if not copied:
            raise BadScenario(f"{what} copies nothing at level {quoted(key)}.")
        copies[level - 1] = number_of(box.faction_index, name, "faction")
    while copies and copies[-1] < 0:
        copies.pop()
    k.copies = tuple(copies)


def read_forts(state: World, k: Kingdom, row: Mapping[str, Any]) -> None:
    """Place forts, and set the tower that follows from them."""
    what = f"the kingdom of seat {k.seat + 1}"
    for key in ("forts", "lying_forts"):
        for name in once(row, key):
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
    for name in meeples:
        check_feature(state, k, place_of(state, name))
    if k.in_play > state.setup.most_in_play:
        raise BadScenario(f"{what} has {k.in_play} meeples; {state.setup.most_in_play} at most.")


def check_feature(state: World, k: Kingdom, p: int) -> None:
    """Refuse a meeple in water or crags of a faction that never retreats there (TEK-11.6)."""
    if state.board.land >> p & 1:
        return
    box = state.setup.box
    known = [k.faction, *[faction for faction in k.copies if faction >= 0]]
    for faction in known:
        for clauses in box.factions[faction].levels:
            for clause in clauses:
                if isinstance(clause, RetreatInto) and clause.feature == state.board.terrain[p]:
                    return
    name = box.factions[k.faction].id
    raise BadScenario(f"{state.board.ids[p]}: {name} never retreat into such a place.")


def read_hero(state: World, k: Kingdom, row: Mapping[str, Any]) -> None:
    """Make one of the meeples the hero."""
    what = f"the kingdom of seat {k.seat + 1}"
    box = state.setup.box
    k.retired = tuple(take_hero(state, k, name) for name in once(row, "retired"))
    name = row.get("hero")
    if name in (None, ""):
        for key in ("hero_at", "hero_level", "hero_lying"):
            if key in row:
                raise BadScenario(f"{what} has {key}, but no hero.")
        return
    card = take_hero(state, k, name)
    if "hero_at" not in row:
        raise BadScenario(f"{what} has a hero; hero_at says in which region.")
    p = place_of(state, row["hero_at"])
    if not k.one >> p & 1:
        raise BadScenario(f"{what}: hero_at is a region where it has a meeple.")
    k.hero = card
    k.hero_level = whole(what, row, "hero_level", 1, box.constants.hero_levels - 1, least=1)
    k.hero_at = p
    standing = k.meeples_at(p) - k.lying_at(p)
    k.hero_low = row.get("hero_lying", standing == 0)
    if (k.lying_at(p) if k.hero_low else standing) == 0:
        posture = "lies" if standing == 0 else "stands"
        raise BadScenario(
            f"{what}: hero_lying is wrong, as everybody in {row['hero_at']} {posture}."
        )


def take_hero(state: World, k: Kingdom, name: object) -> int:
    """Take a hero card out of the deck for a kingdom."""
    what = f"the kingdom of seat {k.seat + 1}"
    card = number_of(state.setup.box.hero_index, name, "hero")
    if not state.setup.heroes or state.is_opponent(k.seat):
        raise BadScenario(f"{what} has a hero, but none are in play.")
    if not state.deck >> card & 1:
        raise BadScenario(f"The hero card {name} is in two places.")
    state.deck ^= 1 << card
    return card


def read_neutral(state: World, data: Mapping[str, Any]) -> None:
    """Place the meeples of the Lost Kingdom."""
    for name in once(data, "neutral"):
        p = place_of(state, name)
        if state.lost < 0 or state.board.card_of[p] != state.lost:
            raise BadScenario(f"{name} is no region of the Lost Kingdom.")
        if not settled(state) >> p & 1:
            raise BadScenario(f"{name} is no place for a neutral meeple: no tundra, no feature.")
        state.neutral |= 1 << p


def settled(state: World) -> int:
    """Return where neutral meeples stand as a game begins (TEK-10, TEK-A21b)."""
    board = state.board
    return board.land & board.cards[state.lost] & ~board.kinds[TUNDRA]


def check_lost(state: World) -> None:
    """Refuse more neutral meeples, those taken counted, than the Lost Kingdom had."""
    taken = sum(k.trophies for k in state.kingdoms)
    had = settled(state).bit_count() if state.lost >= 0 else 0
    if taken + state.neutral.bit_count() > had:
        raise BadScenario(
            f"There are {state.neutral.bit_count()} neutral meeples and {taken} trophies; "
            f"the Lost Kingdom had {had}."
        )


def check_factions(state: World) -> None:
    """Refuse a faction that two have or copy, or that needs what is not in play (TEK-2)."""
    taken: list[int] = [k.faction for k in state.kingdoms]
    for k in state.kingdoms:
        for faction in k.copies:
            if faction in taken:
                name = state.setup.box.factions[faction].id
                raise BadScenario(f"{name} are in play; only who is not can be copied.")
    for faction in taken:
        card = state.setup.box.factions[faction]
        if taken.count(faction) > 1:
            raise BadScenario(f"Two seats have the faction {card.id}.")
        if card.needs_forts and not state.setup.expansion:
            raise BadScenario(f"{card.id} need forts, but expansion is false.")


def read_estranged(state: World, data: Mapping[str, Any]) -> None:
    """Note where two players stand together whose alliance a war has ended (TEK-A6)."""
    for name in once(data, "estranged"):
        p = place_of(state, name)
        if not state.setup.war_ends_alliances:
            raise BadScenario("estranged is for games in which a war ends alliances.")
        if not state.shared() >> p & 1:
            raise BadScenario(f"{name} is not shared by two players, so no war has estranged them.")
        state.estranged |= 1 << p


def check_company(state: World) -> None:
    """Refuse more meeples or players in a region than fit."""
    for p, name in enumerate(state.board.ids):
        owners = [k for k in state.kingdoms if k.pieces >> p & 1]
        meeples = sum(k.meeples_at(p) for k in owners) + (state.neutral >> p & 1)
        alone = bool((state.board.kinds[TUNDRA] | state.board.features) >> p & 1)
        most = 1 if state.board.kinds[TUNDRA] >> p & 1 else 2
        if meeples > most:
            raise BadScenario(f"{name} holds {meeples} meeples; {most} at most.")
        company = len(owners) + (state.neutral >> p & 1)
        if alone and company > 1:
            raise BadScenario(f"{name} holds meeples of two players; there is room for one alone.")
        if company > (1 if state.setup.duel else 2):
            raise BadScenario(f"{name} holds pieces of more players than can be allied.")
