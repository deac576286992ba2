"""Positions written down as scenario files write them (`docs/scenarios-tiny-epic.md`)."""

from typing import Any

from marchland.core.regions import bits
from marchland.tinyepic.parts import stages
from marchland.tinyepic.parts.kinds import ACTIONS, RESOURCES, TERRAINS
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.parts.lands import Land
from marchland.tinyepic.world.world import World


def to_dict(state: World) -> dict[str, Any]:
    """Return the position in plain JSON types, as a scenario would describe it."""
    board = state.board
    setup = state.setup
    cards = list(zip(board.names, board.lands, strict=True))
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
        "cards": {name: land.id for name, land in cards if land in setup.box.lands},
        "lost": board.names[state.lost] if state.lost >= 0 else None,
        "neutral": named(state, state.neutral),
        "kingdom": [kingdom_row(state, k) for k in state.kingdoms],
    }
    own = {name: graph_of(land) for name, land in cards if land not in setup.box.lands}
    if own:
        found["map"] = own
    if state.estranged:
        found["estranged"] = named(state, state.estranged)
    return found


def graph_of(land: Land) -> dict[str, dict[str, Any]]:
    """Return a card of a file's own as the file writes it: its regions and their borders."""
    found: dict[str, dict[str, Any]] = {}
    for p, name in enumerate(land.places):
        around = land.near[p] | land.touched[p]
        found[name] = {
            "terrain": TERRAINS[land.terrain[p]],
            "edge": bool(land.border >> p & 1),
            "next": [land.places[q] for q in bits(around)],
        }
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
    reached = k.once.bit_length() - 1
    if reached > k.magic:
        row["reached"] = reached
    copies = {
        str(level): box.factions[faction].id
        for level, faction in enumerate(k.copies, start=1)
        if faction >= 0
    }
    if copies:
        row["copies"] = copies
    if k.hero >= 0:
        row["hero"] = box.heroes[k.hero].id
        row["hero_level"] = k.hero_level
    if k.hero_at >= 0:
        row["hero_at"] = board.ids[k.hero_at]
        if 0 < k.lying_at(k.hero_at) < k.meeples_at(k.hero_at):
            row["hero_lying"] = k.hero_low
    return row


def lying_names(state: World, k: Kingdom) -> list[str]:
    """Return the region of each lying meeple."""
    return [state.board.ids[p] for p in bits(k.low) for _ in range(k.lying_at(p))]
