"""Changes of faction and hero cards, and of the numbers in the sentences of all cards."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from mutants.change import PACKAGE, Change, Path_, near, with_value

ACTIONS: Final = ("patrol", "quest", "build", "research", "expand", "trade")

WORDS: Final = {
    "res": ("food", "mana", "ore"), "terrain": ("forest", "mountain", "plains", "ruins"),
    "hero_terrain": ("forest", "mountain", "plains"), "between": ("food", "mana", "ore"),
    "touches": ("water", "crags"), "feature": ("water", "crags"), "via": ("water", "crags"),
    "fort_region_touches": ("water", "crags"), "chooser": ("foe", "me"), "who": ("each", "one"),
    "role": ("attacker", "defender"),
    "action": ACTIONS, "actions": ACTIONS, "where": ACTIONS, "take": ACTIONS, "a": ACTIONS,
    "b": ACTIONS,
    "set": ("base", "deluxe", "heroes_call"),
    "mark": ("rulebook", "public", "prototype", "original"),
    "interest": ("water", "crags", "lying_meeples", "lying_forts"),
    "requires": ("forts",),
}  # fmt: skip
"""Words on the cards that another of the same kind could take the place of, by key."""

ASIDE: Final = ("since",)
"""What is said of a card file and not on the card: with which rules number it changed."""


def cards() -> Iterator[Change]:
    """Change the faction and hero cards: each number, word and flag of each effect."""
    for folder, thing in (("factions", "faction"), ("heroes", "hero")):
        for path in sorted((PACKAGE / "tinyepic").rglob(f"{folder}/*.toml")):
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            for trail, key, old in values(data):
                for kind, new in others(key, old) if key not in ASIDE else []:
                    what = f"{path.stem} {' '.join(map(str, trail))}: {old!r} to {new!r}"
                    text = partial(with_value, data, trail, new)
                    yield Change(
                        f"{thing} {kind}", path.relative_to(PACKAGE), what, text, path.stem
                    )


def values(value: Any, trail: Path_ = (), key: str = "") -> Iterator[tuple[Path_, str, Any]]:
    """Go through all plain values of a table, with the last name on the way there."""
    if isinstance(value, Mapping):
        for name, one in value.items():
            yield from values(one, (*trail, name), name)
    elif isinstance(value, list) and value and isinstance(value[0], Mapping):
        for n, one in enumerate(value):
            yield from values(one, (*trail, n), key)
    else:
        yield trail, key, value


def others(key: str, old: Any) -> list[tuple[str, Any]]:
    """Return what a value could be changed to, each with the kind of change."""
    if isinstance(old, bool):
        return [("word", not old)]
    if isinstance(old, int):
        return [("number", new) for new in near(old)]
    known = WORDS.get(key, ())
    if isinstance(old, list):
        more = [[*old, one] for one in known if one not in old]
        less = [[one for one in old if one != gone] for gone in old] if len(old) > 1 else []
        return [("word", new) for new in [*more, *less]]
    return [("word", new) for new in known if new != old]


CARD_KEYS: Final = re.compile(
    r"^((?:race|power|site)-[a-z_]+-(?:text|decline)|(?:faction|hero)-[a-z_]+-\d) = (.*)$"
)

COUNTED: Final = {
    "en": {"two": "three", "three": "four", "four": "five", "five": "six", "twice": "three times",
           "seven": "six"},
    "cs": {"dva": "tři", "dvě": "tři", "dvou": "tří", "tři": "čtyři", "čtyři": "pět",
           "pět": "šest", "sedm": "šest", "dvakrát": "třikrát", "třikrát": "dvakrát"},
    "hu": {"két": "három", "kettőt": "hármat", "három": "négy", "négy": "öt", "öt": "hat",
           "ötöt": "hatot", "hét": "hat", "kétszer": "háromszor", "háromszor": "kétszer"},
    "pl": {"dwa": "trzy", "dwie": "trzy", "dwóch": "trzech", "trzy": "cztery",
           "trzech": "dwóch", "cztery": "pięć", "pięć": "sześć", "siedem": "sześć"},
}  # fmt: skip
"""Numbers in words, each with another of the same form."""

NUMBERS: Final = re.compile(
    r"(?<![\w{$])(?:\d+|" + "|".join(one for some in COUNTED.values() for one in some) + r")(?!\w)",
    re.IGNORECASE,
)


def put(text: str, start: int, end: int, new: str) -> str:
    """Return a text with another piece in the place of one."""
    return text[:start] + new + text[end:]


def sentences() -> Iterator[Change]:
    """Change the numbers in the sentences of cards, digits and words."""
    for path in sorted(PACKAGE.rglob("text/*.ftl")):
        text = path.read_text(encoding="utf-8")
        at = 0
        for line in text.splitlines(keepends=True):
            if found := CARD_KEYS.match(line):
                for number in NUMBERS.finditer(line, found.start(2)):
                    old = number[0]
                    words = COUNTED[path.stem]
                    if not old.isdigit() and old.lower() not in words:
                        continue
                    new = str(int(old) + 1) if old.isdigit() else words[old.lower()]
                    what = f"{path.stem} {found[1]}: {old} to {new}"
                    changed = partial(put, text, at + number.start(), at + number.end(), new)
                    yield Change("sentence", path.relative_to(PACKAGE), what, changed, found[1])
            at += len(line)
