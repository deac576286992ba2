"""The keys of a scenario of the Small World family, and what their values are."""

from collections.abc import Mapping
from typing import Final

from marchland.core.shapes import (
    ANY,
    FLAG,
    NUMBER,
    NUMBERS,
    NUMBERS_BY_NAME,
    SEATS,
    TABLE,
    TABLES,
    TEXT,
    TEXTS,
    TEXTS_BY_NAME,
    Shape,
)

KEYS: Final[Mapping[str, Shape]] = {
    "title": ANY, "proves": ANY, "game": TEXT, "players": NUMBER, "seat": ANY, "round": NUMBER,
    "stage": TEXT, "rulings": TABLE, "map": ANY, "coins": NUMBERS_BY_NAME, "tribe": TABLES,
    "neutral": TABLE, "pieces": TEXTS_BY_NAME, "column": TEXTS, "column_coins": NUMBERS,
    "stack": TEXTS, "banners_below": TEXTS, "badges_out": TEXTS, "sites_gone": TEXTS,
    "neutral_coins": NUMBER, "die_cast": FLAG, "step": ANY,
}  # fmt: skip
TRIBE_KEYS: Final[Mapping[str, Shape]] = {
    "seat": ANY, "race": TEXT, "power": TEXT, "declined": FLAG, "hand": NUMBER, "holds": TABLE,
    "age": NUMBER, "aside": NUMBER, "conquered": TEXTS, "attacked": SEATS,
}  # fmt: skip
