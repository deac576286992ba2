"""States as bytes, and back (`docs/replay-format.md`)."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, Final

from marchland.core import codec
from marchland.core.bag import Bag
from marchland.core.ledger import Entry
from marchland.smallworld.parts.conquest import Conquest, code_of
from marchland.smallworld.parts.map import Map
from marchland.smallworld.parts.sites import Sites
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.parts.variant import Variant
from marchland.smallworld.world.position import NEUTRAL_SLOT, Frame
from marchland.smallworld.world.world import World

PLAIN: Final = 29
"""How many values every variant saves."""


def fields(s: World) -> list[Any]:
    """Return everything in which two states may differ, as plain values."""
    found = [
        s.who, s.count, s.defence, s.lies,
        s.heaps, s.immune,
        [None if t is None else t.fields() for t in s.tribes],
        s.active_slot, s.tray, s.coins, s.column, s.column_powers, s.column_coins,
        [s.races.loose, s.races.tail, s.powers.loose, s.powers.tail], s.discarded,
        s.draws_due, [c.fields() for c in sorted(s.conquests, key=code_of)], s.attacked,
        s.turn, s.round, s.turns,
        s.stage, s.to_move, s.slot, s.at, s.cursor, [list(f) for f in s.frames], s.die_cast,
        s.is_over,
    ]  # fmt: skip
    return [*found, _besides(s)] if s.setup.has_sites or s.waiting else found


def _besides(s: World) -> list[Any]:
    """Return what a variant without sites keeps only while a question waits."""
    sites = s.sites
    return [
        sites.at, sites.shown, sites.hidden, sites.bag, sites.used, sites.paid, sites.side,
        [list(frame) for frame in s.waiting], s.wild_turn, s.wild_coins, s.faces,
    ]  # fmt: skip


def whole(s: World) -> list[Any]:
    """Return all by which states are told apart: their fields, and map and rulings as well."""
    return [s.map.digest, s.setup.rounds, s.setup.rulings, fields(s)]


def setup_digest(s: World) -> int:
    """Return the digest of what all positions of a game have in common."""
    return codec.digest([s.map.digest, s.setup.rounds, s.setup.rulings])


def serialize(s: World) -> bytes:
    """Return the state with its history and ledger as bytes."""
    own_map = not s.setup.variant.has_map(s.map.name)
    return codec.save(
        {
            "format": codec.FORMAT,
            "game": s.setup.variant.name,
            "content": s.setup.variant.content,
            "map": s.map.graph() if own_map else s.map.name,
            "map_name": s.map.name,
            "layout": s.setup.layout,
            "rounds": s.setup.rounds,
            "players": s.setup.players,
            "rulings": s.setup.rulings,
            "fields": fields(s),
            "history": s.history,
            "ledger": [list(entry.fields()) for entry in s.ledger],
        }
    )


def read_map(variant: Variant, saved: Mapping[str, Any]) -> Map:
    """Return the map of saved values: a shipped one by its name, or its graph."""
    players = int(saved["players"])
    if isinstance(saved["map"], str):
        return variant.map_for(players, saved["map"], saved["rounds"])
    return Map(saved["map_name"], players, saved["rounds"], saved["map"])


def restore(s: World, saved: Mapping[str, Any]) -> None:
    """Fill a state with saved values."""
    variant = s.setup.variant
    plain = list(saved["fields"])
    if len(plain) > PLAIN:
        _restore_besides(s, plain.pop())
    (
        s.who, s.count, s.defence, s.lies, heaps, s.immune, tribes, s.active_slot, s.tray,
        s.coins, races, powers, coins, bags, s.discarded,
        s.draws_due, conquests, s.attacked, s.turn, s.round, s.turns, s.stage, s.to_move, s.slot,
        s.at, s.cursor, frames, s.die_cast, s.is_over,
    ) = plain  # fmt: skip
    s.tribes = [None if row is None else _tribe(variant, row) for row in tribes]
    s.heaps = list(heaps)
    s.laden = reduce(or_, s.lies, 0)
    s.column, s.column_powers, s.column_coins = list(races), list(powers), list(coins)
    s.races = Bag(bags[0], tuple(bags[1]))
    s.powers = Bag(bags[2], tuple(bags[3]))
    s.conquests = [Conquest(*row) for row in conquests]
    s.frames = tuple([_frame(f) for f in frames])
    s.history = list(saved["history"])
    s.ledger = [Entry(*row) for row in saved["ledger"]]
    if s.setup.has_sites:
        if s.setup.wild:
            s.tribe(NEUTRAL_SLOT).kit = variant.house_kit
        s.rekit_all()


def _restore_besides(s: World, row: list[Any]) -> None:
    sites = Sites(len(s.setup.variant.sites))
    (
        sites.at, sites.shown, sites.hidden, sites.bag, sites.used, sites.paid, sites.side,
        waiting, s.wild_turn, s.wild_coins, faces,
    ) = row  # fmt: skip
    s.sites = sites
    s.waiting = tuple([_frame(f) for f in waiting])
    s.faces = tuple(faces)


def _frame(f: list[int]) -> Frame:
    return f[0], f[1], f[2], f[3], f[4]


def _tribe(variant: Variant, row: list[int]) -> Tribe:
    slot, seat, race, power, hand, held, declined, *rest = row
    age, since, aside, used, marched, *memos = rest
    kit = variant.no_kit if race < 0 else variant.kit(race, power, declined=bool(declined))
    return Tribe(
        slot, seat, race, power, kit, hand, held, bool(declined), age, since, aside, used,
        bool(marched), *memos,
    )  # fmt: skip
