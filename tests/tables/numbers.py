"""Numbers and kinds that a sentence says, in four languages, and the tables that say which."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from marchland.texts import Texts

HERE = Path(__file__).parent

# Each form of a number in which the sentences of cards say it. "One" counts as a digit alone, as "a
# coin" and "one coin" say the same; Hungarian says "one more" in a word.
FORMS = {
    "en": {2: "two|twice", 3: "three|thrice", 4: "four", 5: "five", 6: "six", 7: "seven"},
    "cs": {
        2: "dva|dvě|dvou|dvěma|dvakrát", 3: "tři|tří|třem|třemi|třikrát", 4: "čtyři|čtyř|čtyřmi",
        5: "pět|pěti", 6: "šest|šesti", 7: "sedm|sedmi",
    },
    "hu": {
        1: "eggyel",
        2: "két|kettő|kettőt|kettővel|kétszer", 3: "három|hármat|hárommal|háromszor",
        4: "négy|négyet|néggyel", 5: "öt|ötöt|öttel", 6: "hat|hatot", 7: "hét|hetet",
    },
    "pl": {
        2: "dwa|dwie|dwaj|dwóch|dwu|dwiema|dwoma|dwukrotnie",
        3: "trzy|trzech|trzem|trzema|trzykrotnie", 4: "cztery|czterech", 5: "pięć|pięciu",
        6: "sześć|sześciu", 7: "siedem|siedmiu",
    },
}  # fmt: skip

# How the words for each kind of region and resource of Tiny Epic Kingdoms begin, in all cases.
STEMS = {
    "en": {
        "forest": "forest", "mountain": "mountain", "plains": "plains", "ruins": "ruins",
        "capital": "capital", "silver_peaks": "silver peaks", "tundra": "tundra",
        "water": "water", "crags": "crags", "food": "food", "mana": "mana", "ore": r"ore\b",
    },
    "cs": {
        "forest": r"les[aeyůíu]?\b|lesích|lesem", "mountain": r"hor[yáa]?\b|horách",
        "plains": "plán", "ruins": "podzem", "capital": "hlavní", "silver_peaks": "sk[aá]l",
        "tundra": "tund[rř]", "water": "vod(?!it)", "crags": "útes", "food": "jíd[el]",
        "mana": "man[auoy]", "ore": "rud[auyo]",
    },
    "hu": {
        "forest": "erd[őe]", "mountain": "hegy", "plains": "síks[áa]g", "ruins": "rom",
        "capital": "főváros", "silver_peaks": "ezüst", "tundra": "tundr", "water": "víz|vize",
        "crags": "szirt", "food": "élelem|élelm", "mana": "man[aá]", "ore": "érc",
    },
    "pl": {
        "forest": "las|les[ie]", "mountain": "gór", "plains": "równin", "ruins": "ruin",
        "capital": "stolic", "silver_peaks": "srebrn", "tundra": "tundr", "water": "wod",
        "crags": "urwisk", "food": "żywno", "mana": "man[aąęyo]", "ore": "rud[aąęyzo]",
    },
}  # fmt: skip


def named(lang: str, sentence: str) -> set[str]:
    """Return the kinds of region and resource of Tiny Epic Kingdoms that a sentence names."""
    return {
        kind
        for kind, stem in STEMS[lang].items()
        if re.search(rf"\b(?:{stem})", sentence, re.IGNORECASE)
    }


def table(name: str) -> dict[str, Any]:
    """Read a table of this folder."""
    return tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def texts(game: str, lang: str) -> Texts:
    """Return the sentences of a game's package in a language."""
    family = ("marchland.smallworld",) if game.startswith("smallworld") else ()
    return Texts(lang, (f"marchland.{game}", *family, "marchland.web"), strict=True)


def said(lang: str, sentence: str) -> list[int]:
    """Return the numbers that a sentence says, in order of size."""
    plain = re.sub(r"[\u00a0\u202f\u2068\u2069]", " ", sentence)
    found = [int(digits) for digits in re.findall(r"(?<![\w])\d+", plain)]
    for number, forms in FORMS[lang].items():
        found += [number] * len(re.findall(rf"\b(?:{forms})\b", plain, re.IGNORECASE))
    return sorted(found)
