"""The engine of the Small World family; it names no race, power or place.

What a pack or a home-made race is made of stands here by short names.
"""

from marchland.smallworld.parts.ability import House, Power, Race
from marchland.smallworld.parts.clauses import Cheaper, EarnsPer
from marchland.smallworld.parts.pack import Pack
from marchland.smallworld.parts.pieces import STAY, Piece
from marchland.smallworld.parts.spoils import EarnsPerConquest

__all__ = [
    "STAY",
    "Cheaper",
    "EarnsPer",
    "EarnsPerConquest",
    "House",
    "Pack",
    "Piece",
    "Power",
    "Race",
]
