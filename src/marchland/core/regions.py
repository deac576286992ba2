"""Region sets as ints: bit r is set when region r belongs to the set."""

from typing import Final

Regions = int

EMPTY: Final = 0


def has(regions: Regions, region: int) -> bool:
    """Tell whether the set holds this region."""
    return (regions >> region) & 1 == 1


def count(regions: Regions) -> int:
    """Return how many regions the set holds."""
    return regions.bit_count()


def lowest(regions: Regions) -> int:
    """Return the lowest region of a set that is not empty."""
    return (regions & -regions).bit_length() - 1


def from_(regions: Regions, region: int) -> Regions:
    """Return the part of the set from this region upward."""
    return (regions >> region) << region


def bits(regions: Regions) -> list[int]:
    """Return the regions of a set, lowest first."""
    found: list[int] = []
    while regions:
        low = regions & -regions
        found.append(low.bit_length() - 1)
        regions ^= low
    return found
