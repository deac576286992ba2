"""Cards that people enter by themselves: all checks of a file, and what a form offers."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Final

from marchland.core.crafts import Craft, Problem, problem
from marchland.core.errors import BadContent, quoted
from marchland.signs import check_emblem
from marchland.texts import LANGUAGES, Texts
from marchland.tinyepic.clauses import OPS
from marchland.tinyepic.clauses.heroic import Retire
from marchland.tinyepic.edges import cards
from marchland.tinyepic.edges.effect_forms import Field, forms, is_deed
from marchland.tinyepic.edges.effect_needs import HAPPENING, NEEDED_TO_COUNT, fresh, gaps
from marchland.tinyepic.edges.effect_words import sentence
from marchland.tinyepic.edges.land_checks import borders, drawn, faults
from marchland.tinyepic.edges.own_words import WORKSHOP
from marchland.tinyepic.parts.box import Box
from marchland.tinyepic.parts.kinds import ACTIONS, LAND_KINDS, TERRAINS
from marchland.tinyepic.parts.lands import COLUMNS, ROWS
from marchland.tinyepic.parts.reading import BadCard, Reader
from marchland.wording import HEAD, LONGEST, check_head, check_words, names_of

HERE: Final = Path("file")
"""What messages call the file, which has no name yet."""
FOLDERS: Final = {"faction": "factions", "hero": "heroes", "land": "lands"}
LEVELS: Final = {"faction": cards.LEVELS, "hero": cards.HERO_LEVELS}
MOST_CARDS: Final = 150
MOST_EFFECTS: Final = 8
"""Effects of one level in the workshop."""
SHOWN: Final = 3
"""Cards of a file that are named where it is listed."""
PLAIN: Final = {"mark": "original", "effects": [{"op": "win_ties"}]}
"""A level with which nothing is wrong, in the place of one that is checked by itself."""
LAST: Final = {"mark": "original", "effects": [{"op": "retire", "vp": 0}]}
RISE: Final = {"action": "war"}

Row = Mapping[str, Any]
Place = tuple[str | int, ...]


class Cards(Craft):
    """Factions, heroes and territory sides."""

    def __init__(self, folder: Path, box: Box, texts: Sequence[Any]) -> None:
        """Take where the shipped cards lie, the box that a file adds to, and its texts."""
        self.kind = "cards"
        self.folder = folder
        self.box = box
        self.texts = texts

    def holds(self, data: Row) -> bool:
        """Tell whether a file has cards."""
        return bool(data.keys() & {*cards.KINDS, "constants"})

    def names(self, data: Row) -> list[dict[str, str]]:
        """Return the names of the first cards of a file, by language, and how many more it has."""
        known = {language: Texts(language, [*self.texts, WORKSHOP]) for language in LANGUAGES}
        found = []
        for kind, name, row in rows(data)[:SHOWN]:
            shipped = {one: texts.name(name, kind) for one, texts in known.items()}
            is_there = known["en"].has(f"{kind}-{name}")
            found.append(names_of(row) or (shipped if is_there else {}))
        more = len(rows(data)) - SHOWN
        if more > 0:
            found.append({one: t.render("cards-more", {"n": more}) for one, t in known.items()})
        return found

    def problems(self, data: Row) -> list[Problem]:
        """Return all that is wrong with a file."""
        found: list[Problem] = []
        gather(found, (), lambda: check_head(HERE, data, cards.GAME))
        for key in data:
            if key not in {*HEAD, *cards.KINDS, "constants"}:
                known = ", ".join((*cards.KINDS, "constants"))
                text = f"There can be no key {quoted(key)} here; possible: {known}."
                words = {"than": quoted(key), "known": known}
                found.append(Problem((key,), text, "field-key", words))
        found += [
            Problem((kind,), f"{kind} is a table, [{kind}.NAME].")
            for kind in cards.KINDS
            if not isinstance(data.get(kind, {}), dict)
        ]
        number = sum(len(data[kind]) for kind in cards.KINDS if isinstance(data.get(kind), dict))
        if number > MOST_CARDS:
            text = f"A file holds up to {MOST_CARDS} cards."
            found.append(Problem((), text, "field-card-many", {"most": MOST_CARDS, "n": number}))
        elif number == 0 and "constants" not in data:
            text = "No card is in this file yet: change one, and it is."
            found.append(Problem((), text, "field-card-none"))
        for kind, name, row in rows(data):
            found += self._of(kind, name, row)
        found += self._sides(data)
        if not found:
            gather(found, (), lambda: cards.joined(self.box, HERE, data))
        return found

    def _of(self, kind: str, name: str, row: Row) -> list[Problem]:
        at = (kind, name)
        found: list[Problem] = []
        if not cards.NAME.fullmatch(name) or len(name) > 60:
            words = {"what": quoted(name)}
            text = f"{quoted(name)} cannot be an id: small letters a to z, digits and underscores."
            found.append(Problem(at, text, "field-name", words))
            return found
        gather(found, (*at, "name"), lambda: check_words(HERE, name, row, "name"))
        is_known = self._index(kind, name)
        if not names_of(row) and not is_known and not found:
            text = "It needs a name."
            found.append(Problem((*at, "name"), text, "field-nameless"))
        if kind == "land":
            found += drawn(at, row)
            if not found:
                gather(found, at, lambda: cards.land(name, Reader(name, row, [name])))
            found += [] if found else faults(at, row)
        else:
            gather(found, (*at, "emblem"), lambda: check_emblem(HERE, name, row))
            found += self._levels(at, row)
        return found

    def _sides(self, data: Row) -> list[Problem]:
        """Refuse a side of a card that has another such side, in the box or in the file."""
        own = {name: row for kind, name, row in rows(data) if kind == "land"}
        taken = {
            (repr(land.card), repr(land.side)): land.id
            for land in self.box.lands
            if land.id not in own
        }
        found: list[Problem] = []
        for name, row in own.items():
            side = (repr(row.get("card")), repr(row.get("side")))
            if taken.setdefault(side, name) != name:
                text = f"The card {side[0]} has a side {side[1]} already."
                words = {"than": side[0], "what": str(row.get("side")).upper()}
                found.append(Problem(("land", name, "side"), text, "field-card-side", words))
        return found

    def _index(self, kind: str, name: str) -> bool:
        there = {"faction": self.box.faction_index, "hero": self.box.hero_index}
        return name in there.get(kind, self.box.land_index)

    def _levels(self, at: tuple[str, str], row: Row) -> list[Problem]:
        """Check a faction or hero piece by piece, each with sound ones around it."""
        kind, name = at
        read = cards.faction if kind == "faction" else cards.hero
        sound: list[dict[str, Any]] = [dict(PLAIN) for _ in range(LEVELS[kind])]
        if kind == "hero":
            sound = [{**one, "to_next": RISE} for one in sound[:-1]] + [dict(LAST)]
        found: list[Problem] = []

        def check(**changed: Any) -> None:
            gather(found, at, lambda: read(name, Reader(name, {**row, **changed}, [name])))

        check(level=sound)
        levels = row.get("level")
        if not isinstance(levels, list) or len(levels) != LEVELS[kind]:
            text = f"This card has {LEVELS[kind]} levels."
            found.append(Problem((*at, "level"), text, "field-card-levels", {"n": LEVELS[kind]}))
            return found
        for k, level in enumerate(levels):
            if not isinstance(level, dict):
                check(level=[*sound[:k], level, *sound[k + 1 :]])
                continue
            bare = {**level, "effects": sound[k]["effects"]}
            check(level=[*sound[:k], bare, *sound[k + 1 :]])
            says = partial(check_words, HERE, name, level, "says")
            gather(found, (*at, "level", k, "says"), says)
            found += self._effects(at, k, level)
        return found

    def _effects(self, at: tuple[str, str], k: int, level: Row) -> list[Problem]:
        kind, name = at
        place = (*at, "level", k, "effects")
        effects = level.get("effects")
        if not isinstance(effects, list) or not effects:
            text = "This level says nothing yet; choose what it does."
            return [Problem(place, text, "field-card-empty")]
        if len(effects) > MOST_EFFECTS:
            text = f"A level has up to {MOST_EFFECTS} effects."
            return [Problem(place, text, "field-card-effects", {"most": MOST_EFFECTS})]
        is_last = kind == "hero" and k == LEVELS[kind] - 1
        found: list[Problem] = []
        for n, effect in enumerate(effects):
            before = len(found)
            gather(found, at, partial(clause, name, k, n, effect))
            if len(found) > before:
                continue
            if (effect["op"] == Retire.op) != is_last or (is_last and len(effects) > 1):
                text = "The hero retires at the last level, and does nothing else there."
                found.append(Problem((*place, n), text, "field-card-retires"))
            elif is_deed(effect["op"]) and effect.get("when") != "on_reach":
                text = "This is done once: when the level is reached, or when something happens."
                found.append(Problem((*place, n), text, "field-card-when"))
            else:
                found += [Problem((*place, n, *gap), GAP, "field-card-gap") for gap in gaps(effect)]
        return found

    @property
    def offer(self) -> dict[str, Any]:
        """What the form needs: effects with their fields, bounds, kinds, all shipped cards."""
        return {
            "levels": LEVELS,
            "sets": list(cards.SETS),
            "interests": list(cards.INTERESTS),
            "requires": list(cards.REQUIRED),
            "rises": [*(ACTIONS[action] for action in cards.LEVEL_ACTIONS), "war"],
            "price": [0, cards.MOST],
            "effects": [
                {
                    "op": op,
                    "group": OPS[op].__module__.rpartition(".")[2],
                    "deed": is_deed(op),
                    "alone": op not in HAPPENING,
                    "fresh": fresh(op, fields),
                    "says": sentence(fresh(op, fields)),
                    "fields": [written_field(one) for one in fields],
                }
                for op, fields in forms().items()
            ],
            "counts": NEEDED_TO_COUNT,
            "most_effects": MOST_EFFECTS,
            "longest": LONGEST,
            "terrains": list(TERRAINS[:LAND_KINDS]),
            "features": list(TERRAINS[LAND_KINDS:]),
            "subtypes": list(cards.SUBTYPES),
            "grid": [COLUMNS, ROWS],
            "card": [1, 99],
            "constants": self.box.constants.offered(),
            "shipped": self._shipped,
            "told": self.told(self._shipped),
        }

    @cached_property
    def _shipped(self) -> dict[str, dict[str, Any]]:
        order = tomllib.loads((self.folder / "order.toml").read_text("utf-8"))
        return {
            kind: {name: self._row(folder, name) for name in order[folder]}
            for kind, folder in FOLDERS.items()
        }

    def _row(self, folder: str, name: str) -> Row:
        """Return a shipped card as a file has it, without what only old games ask of it."""
        row = tomllib.loads((self.folder / folder / f"{name}.toml").read_text("utf-8"))
        return {key: value for key, value in row.items() if key != "since"}

    def told(self, data: Row) -> list[dict[str, Any]]:
        """Return the sentence of each sound effect, and what each place of a sound side borders."""
        found: list[dict[str, Any]] = []
        for kind, name, row in rows(data):
            if kind == "land":
                found += borders(name, row)
                continue
            levels = row.get("level")
            for k, level in enumerate(levels if isinstance(levels, list) else []):
                effects = level.get("effects") if isinstance(level, dict) else None
                for n, effect in enumerate(effects if isinstance(effects, list) else []):
                    try:
                        clause(name, k, n, effect)
                    except (BadContent, TypeError, ValueError):
                        continue
                    place = [kind, name, "level", k, "effects", n]
                    found.append({"place": place, **sentence(effect)})
        return found


GAP: Final = "Something is still missing in this sentence."


def rows(data: Row) -> list[tuple[str, str, Row]]:
    """Return each card of a file that is a table at all."""
    return [
        (kind, str(name), row)
        for kind in cards.KINDS
        for name, row in cards.mapping(data.get(kind)).items()
        if isinstance(row, dict)
    ]


def clause(name: str, k: int, n: int, effect: Any) -> None:
    """Read one effect by itself.

    Raises:
        BadContent: what cannot be.
    """
    trail = [name, f"level {k + 1}", f"effects {n + 1}"]
    cards.clause(name, k + 1, Reader(name, effect, trail))


def gather(found: list[Problem], at: Place, check: Callable[[], object]) -> None:
    """Add what a check refuses, at the field that it names."""
    try:
        check()
    except BadCard as error:
        found.append(worded((at[0], *place(error)) if at else place(error), error))
    except BadContent as error:
        found.append(worded(at, error))
    except (TypeError, ValueError, KeyError, AttributeError, IndexError):
        found.append(Problem(at, "This is not of the right form.", "field-card-form"))


def worded(at: Place, error: BadContent) -> Problem:
    """Return what was refused with the text that a form shows."""
    found = problem(at, error)
    key = found.key.replace("error-card-", "field-card-").replace("error-content-", "field-")
    return found._replace(key=key)


def place(error: BadCard) -> Place:
    """Return the keys that lead to what was refused: "level 2" is the second of its list."""
    found: list[str | int] = []
    for step in error.trail:
        name, _, number = step.partition(" ")
        found += [name, int(number) - 1] if number else [name]
    return (*found, error.at) if error.at else tuple(found)


def written_field(field: Field) -> dict[str, Any]:
    """Return a field of a form in plain JSON types."""
    return {
        "key": field.key,
        "kind": field.kind,
        "least": field.least,
        "most": field.most,
        "names": field.names,
        "usual": field.usual,
        "optional": field.optional,
        "fields": [written_field(one) for one in field.fields],
    }
