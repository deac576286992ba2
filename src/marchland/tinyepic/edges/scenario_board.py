"""The cards of a scenario file, side by side.

Raises:
    BadScenario: what a file has wrong, and what is right.
"""

from collections.abc import Mapping
from typing import Any, Final

from marchland.core.errors import BadScenario, quoted
from marchland.core.shapes import ANY, FLAG, TEXTS, Shape, check_keys, number_of
from marchland.tinyepic.parts.kinds import LAND_KINDS, NONE, TERRAINS
from marchland.tinyepic.parts.lands import Board, Land, of_graph
from marchland.tinyepic.world.world import World

REGION_KEYS: Final[Mapping[str, Shape]] = {"terrain": ANY, "edge": FLAG, "next": TEXTS}


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
