"""Reads card files: factions, heroes and territory sides, and files of a person's own."""

import hashlib
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from marchland.core.errors import BadContent, OtherContent
from marchland.core.files import UnreadableFile, missing_file, read_toml, unreadable
from marchland.signs import check_emblem
from marchland.tinyepic.clauses import OPS
from marchland.tinyepic.clauses.heroic import Retire
from marchland.tinyepic.clauses.triggers import Trigger
from marchland.tinyepic.parts.ability import Clause
from marchland.tinyepic.parts.box import Box, Faction, Hero
from marchland.tinyepic.parts.constants import Constants
from marchland.tinyepic.parts.kinds import (
    ACTIONS,
    BUILD,
    BY_WAR,
    EXPAND,
    LAND_KINDS,
    RESEARCH,
    TERRAINS,
)
from marchland.tinyepic.parts.lands import Land, of_grid
from marchland.tinyepic.parts.reading import BadCard, Reader
from marchland.wording import HEAD, check_head, check_words

GAME: Final = "tiny-epic"
SETS: Final = ("base", "deluxe", "heroes_call")
MARKS: Final = ("rulebook", "public", "prototype", "original")
INTERESTS: Final = ("water", "crags", "lying_meeples", "lying_forts")
REQUIRED: Final = ("forts",)
LEVELS: Final = 5
HERO_LEVELS: Final = 3
LEVEL_ACTIONS: Final = (RESEARCH, EXPAND, BUILD)
MOST: Final = 9
NEWEST: Final = 999
SUBTYPES: Final = ("lake", "river", "sea", "crags")
NAMED: Final = ("name", "emblem")
"""What may be said of a faction or hero for people alone."""
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")


def faction(name: str, row: Reader) -> Faction:
    """Return the faction of a card file's table.

    Raises:
        BadContent: a key or value that is wrong.
    """
    found = Faction(name, SETS[row.one_of("set", SETS)], MARKS[row.one_of("mark", MARKS)])
    found.suits_opponent = row.flag("opponent")
    interest = row.some_of("interest", INTERESTS)
    found.interest = [one for n, one in enumerate(INTERESTS) if interest >> n & 1]
    found.needs_forts = row.some_of("requires", REQUIRED) != 0
    found.since = row.whole("since", 1, NEWEST, 1)
    levels = row.tables("level")
    for key in NAMED:
        row.has(key)
    row.done()
    if len(levels) != LEVELS:
        raise row.wrong("level", f"has {len(levels)} levels; a faction has {LEVELS}")
    for number, level in enumerate(levels, start=1):
        found.marks.append(MARKS[level.one_of("mark", MARKS)])
        found.levels.append(clauses(name, number, level))
        level.has("says")
        level.done()
    return found


def hero(name: str, row: Reader) -> Hero:
    """Return the hero of a card file's table.

    Raises:
        BadContent: a key or value that is wrong.
    """
    found = Hero(name, MARKS[row.one_of("mark", MARKS)])
    found.since = row.whole("since", 1, NEWEST, 1)
    levels = row.tables("level")
    for key in NAMED:
        row.has(key)
    row.done()
    if len(levels) != HERO_LEVELS:
        raise row.wrong("level", f"has {len(levels)} levels; a hero has {HERO_LEVELS}")
    for number, level in enumerate(levels, start=1):
        found.marks.append(MARKS[level.one_of("mark", MARKS)])
        says = clauses(name, number, level)
        found.levels.append(says)
        if number < HERO_LEVELS:
            condition(found, level.table("to_next"))
        elif len(says) == 1 and isinstance(says[0], Retire):
            found.points = says[0].amount
        else:
            raise level.wrong("op", "is a hero's last, whose only effect is op = 'retire'")
        level.has("says")
        level.done()
    return found


def condition(found: Hero, row: Reader) -> None:
    """Read how a hero gets to the next level."""
    names = [*ACTIONS, "war"]
    by = row.one_of("action", names)
    if by == len(ACTIONS):
        found.by.append(BY_WAR)
        found.price.append(0)
    elif by in LEVEL_ACTIONS:
        found.by.append(by)
        found.price.append(row.whole("cost", 0, MOST))
    else:
        allowed = ", ".join(ACTIONS[action] for action in LEVEL_ACTIONS)
        raise row.bad("action", f"one of {allowed}, war")
    row.done()


def clauses(owner: str, level: int, row: Reader) -> list[Clause]:
    """Return the clauses of one level."""
    return [clause(owner, level, effect) for effect in row.tables("effects")]


def clause(owner: str, level: int, row: Reader) -> Clause:
    """Return one clause, with the deeds of a trigger."""
    kind = OPS[list(OPS)[row.one_of("op", list(OPS))]]
    found = kind(row)
    found.owner = owner
    found.level = level
    if isinstance(found, Trigger):
        found.deeds = [clause(owner, level, deed) for deed in row.tables("do")]
        for deed in found.deeds:
            if isinstance(deed, Trigger):
                raise row.wrong("do", "is a trigger that does another trigger")
    row.done()
    return found


def land(name: str, row: Reader) -> Land:
    """Return the territory side of a card file's table.

    Raises:
        BadContent: a key or value that is wrong, or a grid that is.
    """
    card = row.whole("card", 1, 999)
    side = ("a", "b")[row.one_of("side", ("a", "b"))]
    box = SETS[row.one_of("set", SETS)]
    mark = MARKS[row.one_of("mark", MARKS)]
    row.has("grid")
    grid = row.row.get("grid")
    if not isinstance(grid, list) or not all(isinstance(line, str) for line in grid):
        raise row.bad("grid", "a list of 8 texts of 12 letters")
    kinds: dict[str, str] = {}
    anchors: dict[str, tuple[float, float]] = {}
    for key, terrains in (("region", TERRAINS[:LAND_KINDS]), ("feature", TERRAINS[LAND_KINDS:])):
        table = row.table(key)
        for letter in table.row:
            place = table.table(letter)
            word = "terrain" if key == "region" else "kind"
            kinds[letter] = terrains[place.one_of(word, terrains)]
            anchors[letter] = anchor(place) if place.has("anchor") else middle(grid, letter)
            if key == "feature" and place.has("subtype"):
                place.one_of("subtype", SUBTYPES)
            place.done()
    row.has("name")
    row.done()
    try:
        found = of_grid(name, grid, kinds, anchors)
    except ValueError as error:
        raise row.wrong("grid", f"is wrong: {error}") from None
    found.card = card
    found.side = side
    found.box = box
    found.mark = mark
    return found


def middle(grid: Sequence[str], letter: str) -> tuple[float, float]:
    """Return the middle of the cell that lies deepest in an area, as an anchor."""
    own = {(x, y) for y, line in enumerate(grid) for x, one in enumerate(line) if one == letter}
    around = {(x + dx, y + dy) for x, y in own for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - own
    mean_x = sum(x for x, _ in own) / max(1, len(own))
    mean_y = sum(y for _, y in own) / max(1, len(own))

    def depth(cell: tuple[int, int]) -> tuple[int, float]:
        x, y = cell
        walls = min((x - wx) ** 2 + (y - wy) ** 2 for wx, wy in around)
        return walls, -((x - mean_x) ** 2 + (y - mean_y) ** 2)

    x, y = max(sorted(own), key=depth, default=(0, 0))
    return x + 0.5, y + 0.5


def anchor(row: Reader) -> tuple[float, float]:
    """Read where a place's anchor lies."""
    value = row.row.get("anchor")
    if isinstance(value, list) and len(value) == 2:
        x, y = value
        if isinstance(x, int | float) and isinstance(y, int | float):
            return float(x), float(y)
    raise row.bad("anchor", "two numbers, [x, y]")


def read_file(path: Path) -> tuple[dict[str, Any], bytes]:
    """Return the tables and the bytes of a file.

    Raises:
        BadContent: there is no such file, or it is no TOML; the message names the line.
    """
    try:
        return read_toml(path)
    except FileNotFoundError:
        raise missing_file(path) from None
    except UnreadableFile as error:
        raise unreadable(path, error) from None


def shipped(folder: Path) -> Box:
    """Return the box of the cards in a folder."""
    order, _ = read_file(folder / "order.toml")
    factions = [faction(n, table(folder / "factions" / f"{n}.toml")) for n in order["factions"]]
    heroes = [hero(n, table(folder / "heroes" / f"{n}.toml")) for n in order["heroes"]]
    lands = [land(n, table(folder / "lands" / f"{n}.toml")) for n in order["lands"]]
    return Box(factions, heroes, lands, Constants())


def table(path: Path) -> Reader:
    """Return the reader of one card's file."""
    return Reader(str(path.name), read_file(path)[0])


Cards = tuple[list[Faction], list[Hero], list[Land]]
KINDS: Final = ("faction", "hero", "land")


class Written(NamedTuple):
    """A file of a person's own: its digest, and its tables."""

    digest: str
    data: Mapping[str, Any]


def extended(base: Box, paths: Sequence[str]) -> tuple[Box, list[Written]]:
    """Return the box with the cards of a person's own files, and what these hold.

    A known id is replaced.

    Raises:
        BadContent: a file that cannot be used; the message says where and why.
        OtherContent: a file that holds no cards; another game may know it.
    """
    found, files = base, []
    origin: dict[str, Path] = {}
    for path in [Path(one) for one in paths]:
        data, source = read_file(path)
        if not data.keys() & {*KINDS, "constants"}:
            raise OtherContent(
                f"{path} has no [faction.NAME], [hero.NAME], [land.NAME] or [constants].",
                "error-card-none",
                {"file": str(path)},
            )
        check_head(path, data, GAME)
        for card in ids(data):
            if card in origin:
                raise twice(card, origin[card], path)
            origin[card] = path
        try:
            found = extended_by(found, path, data)
        except BadCard as error:
            line = error.line_in(source.decode())
            words = {"file": str(path), "line": line, **error.words}
            raise BadContent(f"{path}, line {line}: {error}", error.key, words) from None
        digest = hashlib.blake2b(source, digest_size=8).hexdigest()
        found.content.append({"name": path.stem, "file": path.name, "digest": digest})
        files.append(Written(digest, data))
    return found, files


def ids(data: Mapping[str, Any]) -> list[str]:
    """Return the kind and id of each card of a file."""
    return [f"{kind} {name}" for kind in KINDS for name in mapping(data.get(kind))]


def mapping(value: object) -> Mapping[str, Any]:
    """Return a table, an empty one in place of anything else."""
    return value if isinstance(value, Mapping) else {}


def twice(card: str, first: Path, second: Path) -> BadContent:
    """Return the refusal of a card that stands in two files."""
    return BadContent(
        f"{second}: the card {card} stands in {first} too; name one of the two files.",
        "error-card-twice",
        {"file": str(second), "than": str(first), "what": card},
    )


def extended_by(base: Box, path: Path, data: Mapping[str, Any]) -> Box:
    """Return the box with the cards of one file's tables.

    The cards of the base are numbered anew: no game may be played with it any more.

    Raises:
        BadContent: what cannot be used.
    """
    return Box(*joined(base, path, data), base.content)


def joined(base: Box, path: Path, data: Mapping[str, Any]) -> tuple[*Cards, Constants]:
    """Return the cards and constants of the box and of one file; nothing of the box changes.

    Raises:
        BadContent: what cannot be used.
    """
    cards: Cards = (list(base.factions), list(base.heroes), list(base.lands))
    constants = add(cards, path, Reader("the file", data), base.constants)
    return *cards, constants


def add(cards: Cards, path: Path, rows: Reader, constants: Constants) -> Constants:
    """Put the cards of a file in their places; return the constants as the file has them."""
    factions, heroes, lands = cards
    for key in HEAD:
        rows.has(key)
    for name, row in own(rows, "faction"):
        new_faction = faction(name, row)
        new_faction.own = True
        new_faction.written = written(path, name, row)
        factions[at([one.id for one in factions], name)] = [new_faction]
    for name, row in own(rows, "hero"):
        new_hero = hero(name, row)
        new_hero.own = True
        new_hero.written = written(path, name, row)
        heroes[at([one.id for one in heroes], name)] = [new_hero]
    for name, row in own(rows, "land"):
        check_words(path, name, row.row, "name")
        lands[at([one.id for one in lands], name)] = [land(name, row)]
    if rows.has("constants"):
        constants = constants.changed(rows.table("constants"))
    rows.done()
    return constants


def written(path: Path, name: str, row: Reader) -> list[list[Mapping[str, Any]]]:
    """Return the effects of each level of a card that was read, as they are written.

    Raises:
        BadContent: its name, its emblem or a sentence of a level cannot be.
    """
    check_words(path, name, row.row, "name")
    check_emblem(path, name, row.row)
    for level in row.row["level"]:
        check_words(path, name, level, "says")
    return [level["effects"] for level in row.row["level"]]


def own(rows: Reader, key: str) -> list[tuple[str, Reader]]:
    """Return the tables of one kind in a person's file."""
    found = []
    for name, row in rows.table(key).row.items():
        if not NAME.fullmatch(name):
            raise rows.wrong(name, f"has the id {name!r}; ids are like marsh_folk")
        found.append((name, Reader(f"{key} {name}", row, [name])))
    return found


def at(ids: list[str], name: str) -> slice:
    """Return where in a list of cards one goes: in the place of its id, or at the end."""
    number = ids.index(name) if name in ids else len(ids)
    return slice(number, number + 1)
