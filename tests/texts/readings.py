"""Every sentence with every name and number that may be put into it, to be read and checked.

`python -m tests.texts.readings cs warcraft` prints them: the text folder is family, game, warcraft,
page or tiny-epic, and may be left out. One argument changes at a time.
"""

import sys
from collections.abc import Iterator
from typing import Any

from fluent.syntax import ast

from marchland.smallworld.edges.own_words import sheets
from marchland.texts import Texts
from tests.texts import ftl

MARCHING = "races that march in decline"
FAMILY = ("marchland.smallworld", ftl.PARTS[MARCHING], "marchland.web")
PACKAGES: dict[str, tuple[Any, ...]] = {
    "game": ("marchland.smallworld.base", *FAMILY),
    "warcraft": ("marchland.smallworld.warcraft", *FAMILY),
    "tiny-epic": ("marchland.tinyepic", "marchland.web"),
}
OWN = {
    "game": ("game", "family", MARCHING, "page"),
    "warcraft": ("warcraft", "family", MARCHING),
    "tiny-epic": ("tiny-epic",),
}
"""Whose messages are read in each game; the page's own once."""

HOME_MADE = {
    "race": {
        "own_foxes": {"en": "Foxes", "cs": "Lišky", "hu": "Rókák", "pl": "Lisy"},
        "own_vowel": {"en": "Igelings"},
        "own_five": {"en": "5 Elders"},
        "own_two": {"en": "2 Brothers"},
        "own_letters": {"en": "Ørneunger"},
        "own_long": {"en": "Descendants of the Northern Lights at Sea"[:40]},
    },
    "power": {"own_muddy": {"en": "Muddy", "cs": "Blátiví", "hu": "Sáros", "pl": "Błotniste"}},
}
"""Names that people give: a consonant, vowel or number in front, foreign letters, 40 letters."""

FEW = 7
NUMBERS = (1, 0, 2, 5, 12, 21, 22)
SEATS = {
    "en": ("Player 1", "Player 2", "Eva"),
    "cs": ("Hráč 1", "Hráč 2", "Eva"),
    "hu": ("1. játékos", "2. játékos", "Éva"),
    "pl": ("Gracz 1", "Gracz 2", "Ewa"),
}
TRUTHS = ("hero", "night")
LAND = {"t01a/a": "forest", "t05b/c": "tundra", "t12b/e": "mountain"}
SMALL_WORLD = {
    "r1": "sea", "r2": "lake", "r3": "forest", "r4": "mountain", "r5": "farmland", "r12": "swamp",
    "r21": "hill",
}  # fmt: skip
WARCRAFT = {"s1a-4": "mountain", "l1b-5": "sea", "m2b-4": "forest", "r5": "fields"}
TERRAIN = {"game": SMALL_WORLD, "warcraft": WARCRAFT, "tiny-epic": LAND}


def named(game: str, prefix: str) -> list[str]:
    """Return the ids of a kind that a game names."""
    keys = ftl.messages(OWN[game][0], "en")
    ids = [key.removeprefix(prefix) for key in keys if key.startswith(prefix)]
    box = [each for each in ids if not each.endswith(("-text", "-decline")) and "-" not in each]
    own = list(HOME_MADE.get(prefix.rstrip("-"), {})) if game != "tiny-epic" else []
    return [*box[:1], *own, *box[1:]]


def packages(game: str) -> list[Any]:
    """Return where the texts of a game lie, with those of what people have made for it."""
    if game == "tiny-epic":
        return list(PACKAGES[game])
    rows = {
        kind: {key: {"name": n} for key, n in those.items()} for kind, those in HOME_MADE.items()
    }
    folders = [ftl.FOLDERS[part] for part in OWN[game][:2]]
    return [*PACKAGES[game], sheets(f"readings of {game}", rows, folders)]


def values(game: str, argument: str) -> list[Any]:
    """Return what an argument of this name may hold in a game."""
    last = argument.rpartition("_")[2]
    regions = list(TERRAIN[game])
    if argument in TRUTHS:
        return [False, True]
    if argument in {"seat", "other"} or last == "seat":
        return [1, 0, 2] if argument == "other" else [0, 1, 2]
    if argument == "seats":
        return [[0], [0, 1], [0, 1, 2]]
    if argument in {"region", "to"} or last == "region":
        return regions
    if argument == "regions":
        return [regions[:1], regions[:2], regions[:3]]
    if argument == "plan":
        return [dict.fromkeys(regions[:1], 1), dict.fromkeys(regions[:3], 2)]
    if argument == "units":
        return [{"food": 1}, {"food": 2, "mana": 1, "ore": 5}, {"silver": 3}]
    if argument == "shown":
        return [[[0, 3], [1, 0]], [[0, 1], [1, 11]]]
    kinds = {
        "race": "race-", "power": "power-", "piece": "piece-", "terrain": "terrain-",
        "mark": "mark-", "faction": "faction-", "hero": "hero-", "land": "land-",
        "resource": "tek-resource-", "action": "tek-action-", "use": "use-", "site": "site-",
        "face": "island-", "name": "use-" if game == "tiny-epic" else "race-",
    }  # fmt: skip
    prefix = kinds.get(argument) or kinds.get(last)
    if prefix is None:
        return list(NUMBERS)
    found = named(game, prefix) or named(game, f"tek-{prefix}")
    if argument in {"name", "piece"} and game != "tiny-epic":
        found += named(game, "piece-") + named(game, "power-")
    if argument == "face":
        found = [
            key.removeprefix("island-")
            for key in ftl.messages(game, "en")
            if key.startswith("island-")
        ]
    return found


def may_be_none(message: ast.Message, argument: str) -> bool:
    """Tell whether a message has words for an argument that holds nothing."""
    return any(
        isinstance(node, ast.SelectExpression)
        and isinstance(node.selector, ast.VariableReference)
        and node.selector.id.name == argument
        and any(isinstance(v.key, ast.Identifier) and v.key.name == "none" for v in node.variants)
        for node in ftl.walk(message)
    )


def readings(
    game: str, lang: str, folder: str = "", *, every: bool = True
) -> Iterator[tuple[str, str]]:
    """Yield a key and each sentence it becomes; without `every`, all races but few others."""
    texts = Texts(lang, packages(game), seats=SEATS[lang], terrain=TERRAIN[game], strict=True)
    for part in OWN[game] if not folder else [folder]:
        for key, message in ftl.messages(part, lang).items():
            can = {each: values(game, each) for each in sorted(ftl.arguments(message))}
            if not all(can.values()):
                continue  # a kind of thing that this game has none of
            if not every:
                can = {k: some if k.endswith("race") else some[:FEW] for k, some in can.items()}
            usual = {each: some[0] for each, some in can.items()}
            said = {texts.render(key, usual): None}
            for each, some in can.items():
                more = [*some, None] if may_be_none(message, each) else some
                said |= {texts.render(key, usual | {each: one}): None for one in more}
            for sentence in said:
                yield key, ftl.plain(sentence)


if __name__ == "__main__":
    for game_ in PACKAGES:
        wanted = sys.argv[2] if len(sys.argv) > 2 else ""
        if not wanted or wanted in OWN[game_]:
            for key_, sentence_ in readings(game_, sys.argv[1], wanted):
                sys.stdout.write(f"{key_}\t{sentence_}\n")
