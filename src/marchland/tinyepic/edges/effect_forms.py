"""What a form asks for each effect of a card: its keys, with what may stand there.

Nothing is listed here: each clause is read from a table that notes what it is asked for.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from marchland.core.errors import BadContent
from marchland.tinyepic.clauses import OPS
from marchland.tinyepic.clauses.triggers import Deed, Trigger
from marchland.tinyepic.parts.ability import Clause
from marchland.tinyepic.parts.reading import Reader

WHOLE: Final = "whole"
FLAG: Final = "flag"
ONE: Final = "one"
SOME: Final = "some"
TABLE: Final = "table"
EFFECTS: Final = "effects"


class Field:
    """One key of an effect.

    Attributes:
        key: its name in the file.
        kind: a whole number, a flag, one of some names, several of them, a table with fields of
            its own, or a list of effects.
        least, most: bounds of a number.
        names: what may be named.
        usual: what counts where the key is left out: a number, a flag as 0 or 1, the place of a
            name; None where there is nothing of the kind.
        optional: whether it may be left out.
        fields: those of a table.
    """

    def __init__(self, key: str, kind: str) -> None:
        """Take the key and what stands there."""
        self.key = key
        self.kind = kind
        self.least = 0
        self.most = 0
        self.names: list[str] = []
        self.usual: int | None = None
        self.optional = False
        self.fields: list[Field] = []


class Noting(Reader):
    """A table in which every key stands; it notes what it is asked for."""

    def __init__(self, choice: dict[str, str]) -> None:
        """Take the names that are given for keys; for others it is the first of them."""
        super().__init__("", {"": 0})
        self.choice = choice
        self.fields: list[Field] = []
        self.loose: set[str] = set()

    def _note(self, key: str, kind: str) -> Field:
        field = Field(key, kind)
        field.optional = key in self.loose
        self.fields.append(field)
        return field

    def has(self, key: str) -> bool:
        """Say that the key is there, and note that it need not be."""
        self.loose.add(key)
        return True

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """Note the bounds."""
        field = self._note(key, WHOLE)
        field.least, field.most = least, most
        field.usual = None if field.optional else default
        field.optional = field.optional or default is not None
        return least if default is None else default

    def flag(self, key: str, *, default: bool = False) -> bool:
        """Note a flag; one that is asked for only where it stands may say no as well as yes."""
        field = self._note(key, FLAG)
        if not field.optional:
            field.usual, field.optional = int(default), True
        return default

    def one_of(self, key: str, names: Sequence[str], default: str | None = None) -> int:
        """Note the names."""
        field = self._note(key, ONE)
        field.names = list(names)
        if default is not None:
            field.usual, field.optional = field.names.index(default), True
        chosen = self.choice.get(key)
        return field.names.index(chosen) if chosen in field.names else 0

    def some_of(self, key: str, names: Sequence[str]) -> int:
        """Note the names."""
        field = self._note(key, SOME)
        field.names, field.optional = list(names), True
        return 1

    def table(self, key: str) -> Reader:
        """Note a table within, and what it is asked for."""
        field = self._note(key, TABLE)
        field.optional = True
        within = Noting({})
        field.fields = within.fields
        return within

    def done(self) -> None:
        """Find nothing wrong: only what was asked for stands here."""


@cache
def forms() -> dict[str, list[Field]]:
    """Return the fields of each effect, by its `op`, in the order in which they are read."""
    return {op: fields(kind) for op, kind in OPS.items()}


def fields(kind: type[Clause]) -> list[Field]:
    """Return the fields of one kind of effect; a name that it refuses is none of its names."""
    found = noted(kind, {})
    for field in found:
        if field.kind == ONE:
            taken = [name for name in field.names if accepts(kind, {field.key: name})]
            if field.usual is not None:
                field.usual = taken.index(field.names[field.usual])
            field.names = taken
    # Whoever writes a trigger says nothing of when its deeds are done.
    if issubclass(kind, Trigger):
        found.append(Field("do", EFFECTS))
    return found


def noted(kind: type[Clause], choice: dict[str, str]) -> list[Field]:
    """Return what a kind of effect asks for up to the first name that it refuses."""
    row = Noting(choice)
    try:
        kind(row)
    except BadContent:
        last = row.fields[-1]
        for name in last.names:
            if name != choice.get(last.key) and name != last.names[0]:
                again = {**choice, last.key: name}
                if accepts(kind, again):
                    return noted(kind, again)
        raise
    return row.fields


def accepts(kind: type[Clause], choice: dict[str, str]) -> bool:
    """Tell whether an effect of this kind may name these."""
    try:
        kind(Noting(choice))
    except BadContent:
        return False
    return True


def is_deed(op: str) -> bool:
    """Tell whether an effect is done at once, on reaching a level or inside a trigger."""
    return issubclass(OPS[op], Deed)
