"""Races and powers that people make by themselves: all checks of a file, and what a form offers."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from marchland.core.crafts import Craft, Measure, Problem, problem
from marchland.core.errors import BadContent, quoted
from marchland.signs import check_emblem
from marchland.smallworld.edges import content
from marchland.smallworld.edges import content_checks as checks
from marchland.smallworld.edges.clause_begun import HEADINGS, HEEDED, HEEDED_BESIDE, fresh
from marchland.smallworld.edges.clause_forms import (
    ALL,
    CHOICES,
    CONDITIONS,
    FORMS,
    KIND,
    MOST,
    PIECE,
    Reader,
    guards,
)
from marchland.smallworld.edges.clause_words import beside, sentences
from marchland.smallworld.parts.spoils import SIDES
from marchland.smallworld.parts.variant import Variant
from marchland.wording import LONGEST, check_words, names_of

SLOTS: Final = ("race", "power")
MOST_CLAUSES: Final = 12
MOST_THINGS: Final = 30
"""Races and powers in one file of the workshop."""
TOKENS: Final = {"race": (1, checks.MOST_RACE_TOKENS), "power": (0, checks.MOST_POWER_TOKENS)}
"""Between which the tokens of each may be."""
HERE: Final = Path("file")
"""What messages call the file, which has no name yet."""

Row = Mapping[str, Any]


class People(Craft):
    """Races and powers of a game of the family."""

    def __init__(self, variant: Variant) -> None:
        """Take the variant with all that it has."""
        self.kind = "races"
        self.variant = variant

    def holds(self, data: Row) -> bool:
        """Tell whether a file has races or powers."""
        return bool(data.keys() & set(SLOTS))

    def names(self, data: Row) -> list[dict[str, str]]:
        """Return the names of each race and power, by language."""
        return [names_of(row) for _, _, row in rows(data)]

    def problems(self, data: Row) -> list[Problem]:
        """Return all that is wrong with a file."""
        found: list[Problem] = []
        gather(found, (), lambda: checks.check_file(HERE, data, self.variant.name))
        found += [
            Problem((slot,), f"{slot} is a table, [{slot}.NAME].")
            for slot in SLOTS
            if not isinstance(data.get(slot, {}), dict)
        ]
        things = rows(data)
        if not things or len(things) > MOST_THINGS:
            text = f"A file holds 1 to {MOST_THINGS} races and powers."
            words = {"most": MOST_THINGS, "n": len(things)}
            found.append(Problem((), text, "field-things", words))
        for slot, name, row in things:
            found += self._of(slot, name, row)
        if not found:
            gather(found, (), lambda: content.extended_by(self.variant, HERE, data))
        return found

    def _of(self, slot: str, name: str, row: Row) -> list[Problem]:
        at = (slot, name)
        what = f"the {slot} {name}"
        found: list[Problem] = []
        gather(found, at, lambda: checks.check_name(HERE, name))
        if name in self.variant.abilities:
            text = "The box has this already; choose another name."
            found.append(Problem((*at, "name"), text, "field-taken", {"than": name}))
        keys = checks.RACE_KEYS if slot == "race" else checks.POWER_KEYS
        gather(found, at, lambda: checks.check_keys(HERE, what, row, keys))
        for key in ("name", "says"):
            gather(found, (*at, key), partial(check_words, HERE, what, row, key))
        if not names_of(row) and not any(one.place == (*at, "name") for one in found):
            text = "It needs a name."
            found.append(Problem((*at, "name"), text, "field-nameless"))
        gather(found, (*at, "emblem"), lambda: check_emblem(HERE, what, row))
        for key in checks.FLAGS:
            gather(found, (*at, key), partial(checks.check_flags, HERE, what, row, (key,)))
        if slot == "race":
            self._race(found, at, what, row)
        else:
            most = checks.MOST_POWER_TOKENS
            gather(found, (*at, "tokens"), lambda: checks.check_tokens(HERE, what, row, 0, most))
        self._clauses(found, at, what, row)
        return found

    def _race(self, found: list[Problem], at: tuple[str, str], what: str, row: Row) -> None:
        before = len(found)
        most = checks.MOST_RACE_TOKENS
        lenders = self._lenders
        gather(found, (*at, "tokens"), lambda: checks.check_tokens(HERE, what, row, 1, most))
        gather(found, (*at, "tokens_of"), lambda: checks.check_lender(HERE, what, row, lenders))
        gather(found, (*at, "reserve"), lambda: checks.check_reserve(HERE, what, row))
        gather(found, (*at, "faction"), lambda: checks.check_faction(HERE, what, row, self.variant))
        if len(found) == before:
            needed = row["tokens"] + row.get("reserve", 0)
            lender = row["tokens_of"]
            there = lenders[lender]
            gather(
                found,
                (*at, "tokens"),
                lambda: checks.check_supply(HERE, what, needed, lender, there),
            )

    def _clauses(self, found: list[Problem], at: tuple[str, str], what: str, row: Row) -> None:
        clauses = row.get("clauses", [])
        if not isinstance(clauses, list) or len(clauses) > MOST_CLAUSES:
            text = f"Up to {MOST_CLAUSES} abilities."
            found.append(Problem((*at, "clauses"), text, "field-clauses", {"most": MOST_CLAUSES}))
            return
        reader = self._reader(at[0], what)
        for k, clause in enumerate(clauses):
            gather(found, (*at, "clauses", k), partial(reader.clause, clause))
            gather(found, (*at, "clauses", k), partial(reader.check_once, clauses[: k + 1]))

    def _reader(self, slot: str, what: str) -> Reader:
        return Reader(HERE, what, self.variant.pieces, is_power=slot == "power")

    @property
    def _lenders(self) -> dict[str, int]:
        return {race.id: type(race).supply for race in self.variant.races}

    @property
    def offer(self) -> dict[str, Any]:
        """What the form needs: clauses with their fields, kinds, lenders with their tokens."""
        variant = self.variant
        sides = [*SIDES] if any(variant.race_sides) else []
        seen = {kind for one in kinds_there(variant) for kind in one}
        values = {
            kind: [
                one
                for one in choices
                if (one in seen if kind == KIND else one not in SIDES or sides)
            ]
            for kind, choices in CHOICES.items()
        } | {PIECE: [piece.name for piece in variant.pieces if guards(piece)]}
        return {
            "slots": list(SLOTS),
            "tokens": {slot: [*ends] for slot, ends in TOKENS.items()},
            "reserve": [0, 10],
            "lenders": self._lenders,
            "factions": sides,
            "flags": list(checks.FLAGS),
            "clauses": [
                {
                    "name": name,
                    "group": group,
                    "fresh": fresh(name, values),
                    "fields": {
                        name: [FORMS[name].head, None],
                        **{key: [*value] for key, value in FORMS[name].more.items()},
                    },
                    "heeded": {**HEEDED.get(name, {}), **HEEDED_BESIDE},
                    "conditions": FORMS[name].is_free,
                }
                for group, names in HEADINGS.items()
                for name in names
            ],
            "conditions": {key: [*value] for key, value in CONDITIONS.items()},
            "values": values,
            "all": ALL,
            "most": MOST,
            "most_clauses": MOST_CLAUSES,
            "longest": LONGEST,
            "taken": sorted(variant.abilities),
        }

    def measures(self, data: Row) -> list[Measure]:
        """Return the races and powers of a sound file with their tokens."""
        return [
            Measure(f"{slot}s", name, (slot, name, "tokens"), row["tokens"], *TOKENS[slot])
            for slot, name, row in rows(data)
        ]

    def told(self, data: Row) -> list[dict[str, Any]]:
        """Return the sentence of each sound clause, and of what stands beside the clauses."""
        found: list[dict[str, Any]] = []
        for slot, name, row in rows(data):
            reader = self._reader(slot, f"the {slot} {name}")
            clauses = row.get("clauses", [])
            for k, clause in enumerate(clauses if isinstance(clauses, list) else []):
                try:
                    reader.clause(clause)
                except BadContent:
                    continue
                at = [slot, name, "clauses", k]
                found += [{"place": at, **one} for one in sentences(clause)]
            try:
                checks.check_flags(HERE, name, row)
                checks.check_reserve(HERE, name, row)
            except BadContent:
                continue
            found += [{"place": [slot, name], **one} for one in beside(row)]
        return found


def rows(data: Row) -> list[tuple[str, str, Row]]:
    """Return each race and power of a file that is a table at all."""
    return [
        (slot, str(name), row)
        for slot in SLOTS
        if isinstance(data.get(slot, {}), dict)
        for name, row in data.get(slot, {}).items()
        if isinstance(row, dict)
    ]


def gather(found: list[Problem], place: Sequence[str | int], check: Callable[[], object]) -> None:
    """Add what a check refuses."""
    try:
        check()
    except BadContent as error:
        one = problem(place, error)
        key = one.key.replace("error-content-", "field-")
        found.append(one._replace(key=key))
    except (TypeError, ValueError, KeyError, AttributeError):
        found.append(Problem(tuple(place), f"{quoted(place)} is not of the right form."))


def kinds_there(variant: Variant) -> list[set[str]]:
    """Return the kinds of regions of each board that the game comes with."""
    always = {"land", "water", "coast", "any"}
    if variant.boards is None:
        return [
            {kind for kind, there in one.kinds.items() if there} for one in variant.maps.values()
        ]
    there = [row for face in variant.boards.faces for row in face.regions.values()]
    return [always, *({str(row["terrain"]), *map(str, row.get("marks", ()))} for row in there)]
