"""One number for all that a position is: the same in every process, interpreted and native."""

from typing import Final

from mypy_extensions import i64

WORD: Final = (1 << 62) - 1
"""What is folded, and what it becomes, has so many bits."""
FACTOR: Final = 0x2545F4914F6CDD1D


def fold(key: i64, number: i64) -> i64:
    """Return the key of what was folded so far and of a number behind it."""
    # Native code multiplies without the bits that do not fit, and these are not kept in any case.
    mixed = ((key ^ number) & WORD) * FACTOR & WORD
    return mixed ^ mixed >> 29


def fold_small(key: i64, numbers: list[int], width: int) -> i64:
    """Fold numbers of so many bits, several at once; larger ones are not told apart as well."""
    word: i64 = len(numbers)
    filled = 8
    for number in numbers:
        word = word << width ^ number & WORD
        filled += width
        if filled + width > 62:
            key = fold(key, word)
            word = 0
            filled = 0
    return fold(key, word)
