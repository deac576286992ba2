"""How a file says each ready-made clause: `{ cheaper = "hill", by = 2, from = "players" }`."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from marchland.core.errors import BadContent, quoted
from marchland.smallworld.parts import clauses as ready
from marchland.smallworld.parts.ability import Ability
from marchland.smallworld.parts.map import LANDS, MARKS, WATERS
from marchland.smallworld.parts.pieces import Piece

KINDS: Final = (*LANDS, *WATERS, *MARKS, "land", "water", "coast", "any")
MOST: Final = 20
"""The largest number in a clause."""
ALL: Final = "all"
ANY: Final = "any"
TAKEN: Final = "conquered"

NUMBER: Final = "number"
KIND: Final = "kind"
PIECE: Final = "piece"
FROM: Final = "from"
SPARED: Final = "spared"
STAYING: Final = "staying"

Values = Mapping[str, Any]


class Form(NamedTuple):
    """One clause as files say it.

    Attributes:
        make: makes it of its values by key, for the slot of a race or a power.
        head: what stands behind the clause's own name.
        more: the other keys with what stands there and what counts where they are left out.
    """

    make: Callable[[Values, type], Ability]
    head: str
    more: Mapping[str, tuple[str, Any]] = {}


def earns_per_conquest(values: Values, _: type) -> Ability:
    """Return the clause about everybody, or about those from whom a region was taken."""
    coins, whom = values["earns_per_conquest"], values["from"]
    if whom == ready.ANYONE:
        return ready.EarnsPerConquest(coins)
    return ready.EarnsFrom(whom, coins)


def cheaper(values: Values, _: type) -> Ability:
    """Return the clause about a kind of region, or about those who stand there too."""
    kind, by, whom = values["cheaper"], values["by"], values["from"]
    return ready.Cheaper(kind, by) if whom is None else ready.CheaperFrom(kind, whom, by)


def builds(values: Values, first: type) -> Ability:
    """Return the clause about every conquest, or about the first ones of a race or power."""
    piece, kind, most = values["builds"], values["on"], values["first"]
    if most is None:
        return ready.Builds(piece, kind)
    made: Ability = first(piece, kind, most)
    return made


FORMS: Final[Mapping[str, Form]] = {
    "earns_per": Form(
        lambda v, _: ready.EarnsPer(v["earns_per"], v["coins"]), KIND, {"coins": (NUMBER, 1)}
    ),
    "earns_beside": Form(
        lambda v, _: ready.EarnsBeside(v["earns_beside"], v["coins"]), KIND, {"coins": (NUMBER, 1)}
    ),
    "earns": Form(lambda v, _: ready.Earns(v["earns"]), NUMBER),
    "earns_first": Form(lambda v, _: ready.EarnsFirst(v["earns_first"]), NUMBER),
    "earns_per_conquest": Form(earns_per_conquest, NUMBER, {"from": (FROM, ready.ANYONE)}),
    "cheaper": Form(cheaper, KIND, {"by": (NUMBER, 1), "from": (FROM, None)}),
    "cheaper_beside": Form(
        lambda v, _: ready.CheaperBeside(v["cheaper_beside"], v["by"]), KIND, {"by": (NUMBER, 1)}
    ),
    "dearer": Form(lambda v, _: ready.Cheaper(v["dearer"], -v["by"]), KIND, {"by": (NUMBER, 1)}),
    "lands_on": Form(lambda v, _: ready.Lands(v["lands_on"]), KIND),
    "reaches": Form(lambda v, _: ready.Reaches(v["reaches"]), KIND),
    "inhabits": Form(lambda v, _: ready.Inhabits(v["inhabits"]), KIND),
    "links": Form(lambda v, _: ready.Links(v["links"]), KIND),
    "crosses": Form(lambda v, _: ready.Crosses(v["crosses"]), KIND),
    "recruits": Form(
        lambda v, _: ready.Recruits(v["recruits"], v["per"]), NUMBER, {"per": (NUMBER, 0)}
    ),
    "recruits_per": Form(
        lambda v, _: ready.RecruitsPer(v["recruits_per"], v["tokens"]),
        KIND,
        {"tokens": (NUMBER, 1)},
    ),
    "spares": Form(lambda v, _: ready.Spares(v["spares"] == ALL), SPARED),
    "closes": Form(lambda v, _: ready.Closes(v["closes"]), KIND),
    "leaves": Form(lambda v, _: ready.Leaves(v["leaves"]), STAYING),
    "toll": Form(lambda v, _: ready.Toll(v["of"], v["toll"]), NUMBER, {"of": (KIND, ANY)}),
    "builds": Form(builds, PIECE, {"on": (KIND, ANY), "first": (NUMBER, None)}),
}
"""Each clause by the name that it begins with."""


class Reader:
    """Reads the clauses of one race or power."""

    def __init__(self, path: Path, what: str, pieces: Sequence[Piece], first: type) -> None:
        """Take the file, what the clauses are of, the box's pieces, and the class that counts."""
        self.path = path
        self.what = what
        self.pieces = {piece.name: piece for piece in pieces if guards(piece)}
        self.first = first

    def clause(self, written: object) -> Ability:
        """Return one clause.

        Raises:
            BadContent: it is none; the message says where and what is known.
        """
        name = str(next(iter(written))) if isinstance(written, dict) and written else ""
        if not isinstance(written, dict) or name not in FORMS:
            raise BadContent(
                f"{self.path}: a clause of {self.what} begins with one of {', '.join(FORMS)}, "
                f"not {quoted(written)}.",
                "error-content-clause",
                self._words(known=", ".join(FORMS), than=quoted(written)),
            )
        form = FORMS[name]
        known = (name, *form.more)
        for key in written:
            if key not in known:
                raise BadContent(
                    f"{self.path}: the clause {name} has no key {quoted(key)}; "
                    f"known: {', '.join(known)}.",
                    "error-content-key",
                    self._words(known=", ".join(known), than=quoted(key)) | {"what": name},
                )
        values = {name: self._value(name, form.head, written[name])}
        for key, (kind, usual) in form.more.items():
            values[key] = self._value(name, kind, written[key]) if key in written else usual
        return form.make(values, self.first)

    def _value(self, name: str, kind: str, value: object) -> Any:
        if kind == NUMBER:
            return self._number(name, value)
        if kind == STAYING:
            return 0 if value == ALL else self._number(name, value)
        known: Mapping[str, Any]
        if kind == PIECE:
            known, about = self.pieces, "a piece that guards a region"
        elif kind == FROM:
            known, about = {one: one for one in ready.FROM}, "those from whom a region is taken"
        elif kind == SPARED:
            known, about = {TAKEN: TAKEN, ALL: ALL}, "what it saves from"
        else:
            known, about = {one: one for one in KINDS}, "a kind of region"
        if not isinstance(value, str) or value not in known:
            raise BadContent(
                f"{self.path}: {name} of {self.what} is about {about}, not {quoted(value)}; "
                f"known: {', '.join(known)}.",
                "error-content-value",
                self._words(head=name, known=", ".join(known), than=quoted(value)),
            )
        return known[value]

    def _number(self, name: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST:
            raise BadContent(
                f"{self.path}: {name} takes a whole number from 1 to {MOST}, not {quoted(value)}.",
                "error-content-number",
                self._words(most=MOST, than=quoted(value)) | {"what": name},
            )
        return value

    def _words(self, **more: str | int) -> dict[str, str | int]:
        return {"file": str(self.path), "what": place(self.what), **more}


def place(what: str) -> str:
    """Return a part of a file as the file writes it, which needs no language."""
    kind, _, name = what.removeprefix("the ").partition(" ")
    return f"[{kind}.{name}]" if kind in {"race", "power"} else name or "TOML"


def guards(piece: Piece) -> bool:
    """Tell whether a piece makes its region dearer or closes it, and neither holds nor fights."""
    return (piece.defence > 0 or piece.immune) and not piece.holds and not piece.recalled
