"""The key of a position: all in which two may differ, whatever led there."""

from typing import Final

from mypy_extensions import i64

from marchland.core.key import fold, fold_small
from marchland.tinyepic.edges.saving import common_digest, moved
from marchland.tinyepic.parts.frame import Frame
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.parts.war import War
from marchland.tinyepic.world.world import World

# Bits of what stands in lists.
STOCK: Final = 6
NUMBER: Final = 10


def key_of(s: World) -> int:
    """Return the key; which abilities hold follows from the rest."""
    board = s.board
    if board.key < 0 or board.key_of is not s.setup:
        board.key, board.key_of = common_digest(s) >> 2, s.setup
    key: i64 = board.key
    key = fold_small(key, s.cards, NUMBER)
    key = fold_small(key, s.sides, NUMBER)
    for k in s.kingdoms:
        key = _kingdom(key, k)
    key = fold(key, s.neutral)
    key = fold(key, s.deck)
    key = fold(key, s.estranged)
    for hand in s.hands:
        key = fold(key, hand)
    key = fold_small(key, s.unknown, NUMBER)
    key = fold_small(key, moved(s), NUMBER)
    word: i64 = s.lost + 1
    word = word << 8 ^ s.shields
    word = word << 4 ^ s.action + 1
    word = word << 4 ^ s.doing + 1
    word = word << 4 ^ s.active
    word = word << 7 ^ s.cycle
    word = word << 4 ^ s.rolled
    word = word << 1 ^ s.ending
    word = word << 1 ^ s.night
    word = word << 1 ^ s.hero_moved
    word = word << 1 ^ s.swapping
    word = word << 4 ^ s.to_move + 2
    key = fold(key, word)
    if s.war is not None:
        key = _war(key, s.war)
    key = _question(key, s.stage, s.who, s.a, s.b, s.c)
    frame = s.below
    while frame is not None:
        key = _frame(key, frame)
        frame = frame.below
    return key


def _kingdom(key: i64, k: Kingdom) -> i64:
    key = fold_small(key, k.stock, STOCK)
    key = fold(key, k.one)
    key = fold(fold(fold(key, k.two), k.low), k.low_two)
    key = fold(fold(fold(key, k.forts), k.low_forts), k.once)
    word: i64 = k.faction + 1
    word = word << 6 ^ k.home + 1
    word = word << 4 ^ k.magic
    word = word << 4 ^ k.tower
    word = word << 6 ^ k.hero + 1
    word = word << 4 ^ k.hero_level
    word = word << 7 ^ k.hero_at + 1
    word = word << 1 ^ k.hero_low
    word = word << 5 ^ k.in_play
    word = word << 6 ^ k.trophies
    word = word << 6 ^ k.wars_won
    key = fold(key, word)
    for copied in k.copies:
        key = fold(key, copied)
    for card in k.retired:
        key = fold(key, card)
    return key


def _war(key: i64, war: War) -> i64:
    key = fold_small(key, [war.place, war.action, war.fort, war.winner, war.beaten], NUMBER)
    key = fold_small(key, [*war.seats, *war.number, *war.extra, war.step, war.tried], NUMBER)
    key = fold_small(key, [war.alone[0] + 1, war.alone[1] + 1, war.only + 1], NUMBER)
    said = [*war.fights, *war.hero, war.lays_fort, war.removed, war.saved]
    return fold_small(key, [int(one) for one in said], 1)


def _frame(key: i64, frame: Frame) -> i64:
    return _question(key, frame.stage, frame.who, frame.a, frame.b, frame.c)


def _question(key: i64, stage: i64, who: i64, a: i64, b: i64, c: i64) -> i64:
    return fold(fold(fold(key, stage << 4 ^ who + 2), a), b << 8 ^ c)
