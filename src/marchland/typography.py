"""Spaces at which a line may not break, in the languages whose printers heed them.

A text is written with plain spaces; where it is loaded, some become no-break spaces: after a
preposition of one letter (Czech, Polish), between a number and what it counts, between a word
and the number that closes its clause, around the times sign, before the percent sign (Czech).
Persons' names, which come in as variables, are never touched.
"""

import re
from functools import lru_cache
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
NUMBERS: Final = frozenset({
    "n", "n_abs", "number", "of", "paid", "got", "tokens", "spend", "short", "price", "hand",
    "fewest", "most", "least", "missing", "good", "percent", "left", "counts", "live", "duds",
    "limit", "than", "round", "cycle", "seats_count", "floor", "worth", "level",
    "regions_count", "plan_count",
})  # fmt: skip
"""Variables that hold a number, wherever a text has them."""

_LETTER: Final = r"[^\W\d_]"
_CAPITAL: Final = "[A-ZÁĄĆČĎÉĚĘÍŁŃŇÓÖŐŘŚŠŤÚŮÜŰÝŹŻŽ]"
_NUMBER: Final = rf"\{{ \$(?:{'|'.join(sorted(NUMBERS))}) \}}"
_PREPOSITIONS: Final = {"cs": "aikosuvz", "pl": "aiouwz"}


def _places(lang: str) -> list[re.Pattern[str]]:
    """Return what ends with a space at which no line may break."""
    found = [
        # Between a number, also an ordinal, and the word or variable behind it.
        rf"(?:(?<![\w$-])\d+|{_NUMBER})\.? (?={_LETTER}|\{{ \$)",
        # Before a number with which a clause ends, and between a terrain and its number.
        rf"(?<={_LETTER}) (?=\d+(?:[,:;)]|\.?$|\. {_CAPITAL}))",
        r"(?<=\}) (?=\{ \$number \})",
        # Around the times sign, behind a sign.
        r"[×−] | (?=×)",
    ]
    if lang == "cs":
        found.append(r"(?<=\}) (?=%)")
    if lang in _PREPOSITIONS:
        one = f"[{_PREPOSITIONS[lang]}{_PREPOSITIONS[lang].upper()}]"
        found.append(rf"(?<![\w$'’.-]){one} (?=[\w„(]|\{{ \$)")
    return [re.compile(place, re.MULTILINE) for place in found]


_PLACES: Final = {lang: _places(lang) for lang in ("cs", "hu", "pl")}


@lru_cache(maxsize=64)
def typeset(source: str, lang: str) -> str:
    """Return the source of Fluent texts with no-break spaces where the language wants them."""
    for place in _PLACES.get(lang, ()):
        source = place.sub(lambda found: found[0][:-1] + NO_BREAK, source)
    return source
