"""Positions as scenario files write them (`docs/scenarios-tiny-epic.md`).

Raises:
    BadScenario: what a file has wrong, and what is right.
"""

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
from marchland.tinyepic.edges.possible import check_company, check_factions, check_lost, settled
from marchland.tinyepic.edges.scenario_board import lay_board
from marchland.tinyepic.edges.scenario_kingdom import kingdom_rows, read_kingdom
from marchland.tinyepic.edges.scenario_values import once, place_of, whole
from marchland.tinyepic.parts import stages
from marchland.tinyepic.parts.kinds import ACTIONS
from marchland.tinyepic.parts.setup import BASE, MAPS, OWN
from marchland.tinyepic.world.world import World

KEYS: Final[Mapping[str, Shape]] = {
    "title": ANY, "proves": ANY, "game": TEXT, "players": ANY, "seat": ANY, "rulings": TABLE,
    "expansion": FLAG, "shields": TEXTS, "end_triggered": FLAG, "compass": ANY, "lost": ANY,
    "neutral": TEXTS, "cards": TABLE, "map": TABLE, "kingdom": ANY, "step": ANY,
    "estranged": TEXTS, "map_name": ANY, "cycle": ANY, "stage": ANY, "to_move": ANY,
}  # fmt: skip
"""`stage` and `to_move` are what `to_dict` says besides; they mean nothing here."""
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


def read_neutral(state: World, data: Mapping[str, Any]) -> None:
    """Place the meeples of the Lost Kingdom."""
    for name in once(data, "neutral"):
        p = place_of(state, name)
        if state.lost < 0 or state.board.card_of[p] != state.lost:
            raise BadScenario(f"{name} is no region of the Lost Kingdom.")
        if not settled(state) >> p & 1:
            raise BadScenario(f"{name} is no place for a neutral meeple: no tundra, no feature.")
        state.neutral |= 1 << p


def read_estranged(state: World, data: Mapping[str, Any]) -> None:
    """Note where two players stand together whose alliance a war has ended (TEK-A6)."""
    for name in once(data, "estranged"):
        p = place_of(state, name)
        if not state.setup.war_ends_alliances:
            raise BadScenario("estranged is for games in which a war ends alliances.")
        if not state.shared() >> p & 1:
            raise BadScenario(f"{name} is not shared by two players, so no war has estranged them.")
        state.estranged |= 1 << p
