"""Region sets as ints: bit r is set when region r belongs to the set."""

from typing import Final

from mypy_extensions import i64

from marchland.core.fans import Fan

Regions = int

MOST: Final = 62
"""Regions that a map may have: native code keeps a set in one machine word."""

NOWHERE: Final = -1
"""In place of a region, where there is none."""

MODULUS: Final = 67
PLACE: Final = [0] * MODULUS
"""The region of a set of one, by the set's remainder: 2 is a primitive root of 67.

Faster than `bit_length`, interpreted and compiled; good for maps of up to 66 regions.
"""
for _region in range(MODULUS - 1):
    PLACE[(1 << _region) % MODULUS] = _region


_REGIONS: Final = Fan(0, 0)


def has(regions: Regions, region: int) -> bool:
    """Tell whether the set holds this region."""
    return (regions >> region) & 1 == 1


def count(regions: Regions) -> int:
    """Return how many regions the set holds."""
    left: i64 = regions
    found = 0
    while left:
        left &= left - 1
        found += 1
    return found


def lowest(regions: Regions) -> int:
    """Return the lowest region of a set that is not empty."""
    left: i64 = regions
    return PLACE[(left & -left) % MODULUS]


def bits(regions: Regions) -> list[int]:
    """Return the regions of a set, lowest first."""
    return _REGIONS.of(regions)[:]
