"""Positions of the Small World family written down as a scenario would say them."""

from typing import Any

from marchland.core.regions import bits
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.boards import JOIN
from marchland.smallworld.parts.conquest import Conquest, code_of
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.world.world import World


def to_dict(state: World) -> dict[str, Any]:
    """Return the position as a scenario would describe it, seats from 1."""
    variant = state.setup.variant
    shipped = variant.has_map(state.map.name)
    faces = variant.boards is not None
    changed = {
        name: value
        for name, value in state.setup.rulings.items()
        if value != variant.rulings[name].default
    }
    table: dict[str, Any] = {
        "game": variant.name,
        "players": state.setup.players,
        "seat": state.turn + 1,
        "round": state.round,
        "stage": stages.NAMES[state.stage],
        "rulings": changed,
        "map": map_text(state.map.name, faces=faces) if shipped else state.map.graph(),
        "coins": {str(seat + 1): coins for seat, coins in enumerate(state.coins)},
        "tribe": [tribe_row(state, t) for t in by_age(state)],
        "neutral": {n: state.count[r] for r, n in enumerate(state.map.ids) if state.who[r] == 1},
        "pieces": {},
        "column": [combo_text(state, place) for place in range(len(state.column))],
        "column_coins": list(state.column_coins),
    }
    table.update(piles(state))
    for r, name in enumerate(state.map.ids):
        listed = piece_texts(state, r)
        if listed:
            table["pieces"][name] = listed
    return table


def by_age(state: World) -> list[Tribe]:
    """Return the tribes of all seats, the one that was picked first before all others."""
    return sorted([t for t in state.tribes if t is not None and t.seat >= 0], key=picked)


def picked(t: Tribe) -> int:
    """Return when a tribe was picked."""
    return t.since


def piles(state: World) -> dict[str, Any]:
    """Return what has come back under the stack or been laid aside, where anything has."""
    variant = state.setup.variant
    found: dict[str, Any] = {}
    if state.races.tail:
        found["banners_below"] = [variant.races[race].id for race in state.races.tail]
    if state.discarded:
        found["badges_out"] = [variant.powers[power].id for power in bits(state.discarded)]
    if state.setup.has_sites:
        sites = state.sites
        gone = [s for s, r in enumerate(sites.at) if r < 0 and not sites.bag >> s & 1]
        if gone:
            found["sites_gone"] = [variant.sites[site].id for site in gone]
    if state.setup.wild:
        found["neutral_coins"] = state.wild_coins
    if state.die_cast and state.stage == stages.PICK:
        found["die_cast"] = True
    return found


def map_text(name: str, *, faces: bool) -> str | list[str]:
    """Return a shipped map as a scenario names it."""
    return name.split(JOIN) if faces else name


def tribe_row(state: World, t: Tribe) -> dict[str, Any]:
    """Return one [[tribe]]."""
    variant = state.setup.variant
    row: dict[str, Any] = {"seat": t.seat + 1, "race": variant.races[t.race].id}
    if t.power >= 0:
        row["power"] = variant.powers[t.power].id
    if t.declined:
        row["declined"] = True
    row["hand"] = t.hand
    row["holds"] = {
        state.map.ids[r]: state.count[r] for r in range(len(state.who)) if t.held >> r & 1
    }
    row["age"] = t.age
    if t.aside:
        row["aside"] = t.aside
    made = sorted(state.conquests, key=code_of)
    won = [conquest_text(state, c) for c in made if c.race == t.race and c.defenders]
    if won:
        row["conquered"] = won
    if t.seat == state.turn and not t.declined and state.attacked:
        row["attacked"] = [s + 1 for s in range(state.setup.players) if state.was_attacked(s)]
    for a in t.kit.abilities:
        row.update(a.write_keys(state, t))
    return row


def conquest_text(state: World, c: Conquest) -> str:
    """Return a conquest of this turn as scenarios write it."""
    name = state.map.ids[c.region]
    if c.foe_seat < 0:
        return name
    return f"{name} from {c.foe_seat + 1} {state.setup.variant.races[c.foe_race].id}"


def combo_text(state: World, place: int) -> str:
    """Return a combo as scenarios write it."""
    variant = state.setup.variant
    power = state.column_powers[place]
    badge = variant.powers[power].id if power >= 0 else "?"
    return f"{variant.races[state.column[place]].id} {badge}"


def piece_texts(state: World, r: int) -> list[str]:
    """Return the pieces of a region, "camp*2" for two."""
    texts = []
    for piece in state.setup.variant.pieces:
        number = state.pile(piece, r)
        if number:
            texts.append(piece.name if number == 1 else f"{piece.name}*{number}")
    if state.setup.has_sites:
        if state.sites.hidden >> r & 1:
            texts.append("site:?")
        texts += [f"site:{state.setup.variant.sites[s].id}" for s in state.sites_in(1 << r)]
    return texts
