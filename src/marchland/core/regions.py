"""Region sets as ints: bit r is set when region r belongs to the set."""

from typing import Final

Regions = int

NOWHERE: Final = -1
"""In place of a region, where there is none."""

MODULUS: Final = 67
PLACE: Final = [0] * MODULUS
"""The region of a set of one, by the set's remainder: 2 is a primitive root of 67.

Faster than `bit_length`, interpreted and compiled; good for maps of up to 66 regions.
"""
for _region in range(MODULUS - 1):
    PLACE[(1 << _region) % MODULUS] = _region


def has(regions: Regions, region: int) -> bool:
    """Tell whether the set holds this region."""
    return (regions >> region) & 1 == 1


def count(regions: Regions) -> int:
    """Return how many regions the set holds."""
    return regions.bit_count()


def lowest(regions: Regions) -> int:
    """Return the lowest region of a set that is not empty."""
    return PLACE[(regions & -regions) % MODULUS]


def bits(regions: Regions) -> list[int]:
    """Return the regions of a set, lowest first."""
    found: list[int] = []
    while regions:
        low = regions & -regions
        found.append(PLACE[low % MODULUS])
        regions ^= low
    return found
