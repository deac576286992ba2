"""No engine names what it plays: neither in code nor in what is said about the code."""

import re
from pathlib import Path

import pytest

import marchland

SOURCE = Path(__file__).parents[2] / "src" / "marchland"
GAMES = ("small-world", "warcraft", "tiny-epic")
FAMILY = ("small-world", "warcraft")

# Terrains too, and a word that every program needs.
PLAIN = {"forest", "hill", "swamp", "order"}

# Stems, so that a word made of a name is found too.
STEMS = (
    "amazon|dwar[fv]|el(?:f|ves)|ghoul|giant|halfling|human|orc|ratm[ae]n|skeleton|sorcer|triton|"
    "troll|wizard|alchem|berserk|bivouac|commando|diplomat|dragon|flying|fortified|heroic|merchant|"
    "mounted|pillag|seafar|spirit|stout|underworld|wealthy"
)

# Words of files that people have written: the value of a ruling, and an effect of a card.
WRITTEN = ('"human"', '"spy_keeps"')

ENGINES = {
    "core": GAMES,
    "bots": GAMES,
    "bots/hints": GAMES,
    "arena": GAMES,
    "server": GAMES,
    "smallworld": FAMILY,
    "smallworld/edges": FAMILY,
    "smallworld/turn": FAMILY,
    "smallworld/world": FAMILY,
    "smallworld/parts": FAMILY,
    "bots/hints/small_world": FAMILY,
    "tinyepic": ("tiny-epic",),
    "tinyepic/edges": ("tiny-epic",),
    "tinyepic/turn": ("tiny-epic",),
    "tinyepic/world": ("tiny-epic",),
    "tinyepic/parts": ("tiny-epic",),
    "tinyepic/clauses": ("tiny-epic",),
    "bots/hints/tiny_epic": ("tiny-epic",),
}


def forms(name: str) -> set[str]:
    """Return an id and its singular."""
    for many, one in (("ves", "f"), ("men", "man"), ("s", "")):
        if name.endswith(many):
            return {name, name.removesuffix(many) + one}
    return {name}


def search_for(games: tuple[str, ...]) -> re.Pattern[str]:
    """Return a search for all races, powers, sites, factions and heroes of these games."""
    things = [thing for name in games for thing in marchland.game(name).abilities]
    ids = {str(thing["id"]) for thing in things if thing["kind"] != "land"} - PLAIN
    words = sorted(form.replace("_", "[ _-]?") for name in ids for form in forms(name))
    whole = f"(?:{'|'.join(words)})s?(?![a-z])"
    stems = f"|{STEMS}" if "small-world" in games else ""
    return re.compile(rf"(?<![a-z])(?:{whole}{stems})", re.IGNORECASE)


SEARCHES = {games: search_for(games) for games in set(ENGINES.values())}


def files() -> list[tuple[str, Path]]:
    return [(folder, path) for folder in ENGINES for path in sorted((SOURCE / folder).glob("*.py"))]


@pytest.mark.parametrize(
    ("folder", "path"), files(), ids=lambda part: part if isinstance(part, str) else part.name
)
def test_no_ability_is_named_outside_its_own_class_text_and_tests(folder: str, path: Path) -> None:
    search = SEARCHES[ENGINES[folder]]
    named = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        read = line
        for word in WRITTEN:
            read = read.replace(word, "")
        if search.search(read):
            named.append(f"{number}: {line}")
    assert named == []


def test_every_engine_is_searched() -> None:
    assert all(list((SOURCE / folder).glob("*.py")) for folder in ENGINES)
    assert len(files()) > 100


FOUND = [
    *("Orcs", "elves", "GHOULS_LAST", "DragonMaster", "an_elf"),
    *("Tauren", "goblins", "blood elf", "PortalMage", "frostmourne", "(WC-10, Goblins)"),
    *("Dark Elf", "valkyrie", "the queen", "ice_giant"),
]


@pytest.mark.parametrize("word", FOUND)
def test_the_search_for_abilities_finds(word: str) -> None:
    assert SEARCHES[GAMES].search(word)


@pytest.mark.parametrize(
    "word", ["self", "itself", "forced", "hill", "controller", "historical", "import", "ordered"]
)
def test_the_search_for_abilities_leaves_other_words_alone(word: str) -> None:
    assert not SEARCHES[GAMES].search(word)
