"""The key of a position: all in which two may differ, whatever led there."""

from typing import Final

from mypy_extensions import i64

from marchland.core.bag import Bag
from marchland.core.key import fold, fold_small
from marchland.smallworld.edges.saving import setup_digest
from marchland.smallworld.parts.conquest import Conquest
from marchland.smallworld.parts.sites import Sites
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.world.position import Frame
from marchland.smallworld.world.world import World

# Bits of what stands in lists.
TOKENS: Final = 6
COINS: Final = 12
PIECES: Final = 4
NUMBER: Final = 10


def key_of(s: World) -> int:
    """Return the key; what follows from the rest, as who holds a region, is left out."""
    setup = s.setup
    if setup.key < 0:
        setup.key = setup_digest(s) >> 2
    key = fold_small(setup.key, s.count, TOKENS)
    for t in s.tribes:
        key = fold(key, 0) if t is None else _tribe(key, t)
    key = _pieces(key, s)
    key = fold_small(key, s.tray, TOKENS)
    key = fold_small(key, s.coins, COINS)
    key = fold_small(key, s.column, NUMBER)
    key = fold_small(key, s.column_powers, NUMBER)
    key = fold_small(key, s.column_coins, COINS)
    key = _bag(_bag(key, s.races), s.powers)
    key = fold(key, s.discarded)
    word: i64 = s.turns
    word = word << 4 ^ s.turn
    word = word << 8 ^ s.round
    word = word << 8 ^ s.attacked
    word = word << 1 ^ s.draws_due
    word = word << 1 ^ s.die_cast
    word = word << 1 ^ s.wild_turn
    key = fold(key, word)
    key = _question(key, s.stage, s.to_move, s.slot, s.at, s.cursor)
    for frame in s.frames:
        key = _frame(key, frame)
    if s.conquests:
        key = _conquests(key, s.conquests)
    if setup.has_sites or s.waiting:
        key = _sites(key, s.sites)
        for frame in s.waiting:
            key = _frame(key, frame)
        key = fold(key, s.wild_coins << 16 ^ len(s.waiting))
        key = fold_small(key, list(s.faces), NUMBER)
    return key


def _tribe(key: i64, t: Tribe) -> i64:
    word: i64 = t.slot
    word = word << 4 ^ t.seat + 2
    word = word << 8 ^ t.race + 1
    word = word << 8 ^ t.power + 1
    word = word << 1 ^ t.declined
    word = word << 8 ^ t.hand
    word = word << 8 ^ t.aside
    word = word << 10 ^ t.since
    word = word << 8 ^ t.age
    key = fold(fold(key, t.held), word)
    remembered = t.race_memo | t.power_memo | t.race_note | t.power_note
    if t.used or t.marched or remembered:
        key = fold(key, t.used << 1 ^ t.marched)
    if remembered:
        key = fold(key, t.race_memo)
        key = fold(key, t.power_memo)
        key = fold(key, t.race_note)
        key = fold(key, t.power_note)
    return key


def _pieces(key: i64, s: World) -> i64:
    for kind, regions in enumerate(s.lies):
        if regions:
            key = fold(fold(key, kind), regions)
            heap = s.heaps[kind]
            if heap is not None:
                key = fold_small(key, heap, PIECES)
    return key


def _bag(key: i64, bag: Bag) -> i64:
    key = fold(key, bag.loose)
    return fold_small(key, list(bag.tail), NUMBER) if bag.tail else key


def _frame(key: i64, frame: Frame) -> i64:
    stage, seat, slot, at, cursor = frame
    return _question(key, stage, seat, slot, at, cursor)


def _question(key: i64, stage: i64, seat: i64, slot: i64, at: i64, cursor: i64) -> i64:
    return fold(key, (((stage << 4 ^ seat + 2) << 6 ^ slot) << 20 ^ at) << 20 ^ cursor)


def _conquests(key: i64, conquests: list[Conquest]) -> i64:
    # Not in the order in which they were made.
    found = [c.code for c in conquests]
    if len(found) > 1:
        found.sort()
    for code in found:
        key = fold(key, code)
    return key


def _sites(key: i64, sites: Sites) -> i64:
    key = fold_small(key, sites.at, NUMBER)
    key = fold(key, sites.hidden)
    key = fold(key, sites.bag << 30 ^ sites.used)
    return fold(key, sites.paid << 4 ^ sites.side)
