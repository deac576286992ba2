"""How a file says each ready-made clause: `{ cheaper = "hill", by = 2, from = "players" }`."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from marchland.core.errors import BadContent, quoted
from marchland.smallworld.parts import clauses as ready
from marchland.smallworld.parts import (
    conditions,
    memory,
    mustering,
    occasions,
    posting,
    spoils,
    storming,
)
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
SPOILS: Final = "spoils"
SPARED: Final = "spared"
STAYING: Final = "staying"
IGNORES: Final = "ignored"
WHERE: Final = "where"
WHOSE: Final = "whose"
BRINGS: Final = "brings"
EARLIER: Final = "earlier"
WHEN: Final = "when"

OTHERS: Final = "others"
OWN: Final = "own"
COINS: Final = "coins"
TOKENS: Final = "tokens"
NEAR: Final = "near"
FAR: Final = "far"
STAYS: Final = "stays"
MOVES: Final = "moves"
IGNORED: Final = (TOKENS, "pieces", "mountains")
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    FROM: spoils.FROM,
    SPOILS: (*spoils.FROM, spoils.EVERY),
    SPARED: (TAKEN, ALL, OTHERS),
    IGNORES: IGNORED,
    WHERE: (NEAR, FAR),
    WHOSE: (OTHERS, OWN),
    BRINGS: (COINS, TOKENS),
    EARLIER: (STAYS, MOVES),
    WHEN: conditions.WHEN,
    KIND: KINDS,
}
"""What may stand at a place of a clause."""
CONDITIONS: Final[Mapping[str, tuple[str, Any]]] = {
    "when": (WHEN, None),
    "holding": (KIND, None),
    "least": (NUMBER, 1),
}
"""Under which conditions a clause may speak."""

Values = Mapping[str, Any]


class Form(NamedTuple):
    """One clause as files say it.

    Attributes:
        make: makes it of its values by key, for a race or else a power.
        head: what stands behind the clause's own name.
        more: the other keys with what stands there and what counts where they are left out.
        is_free: whether it may speak under a condition.
    """

    make: Callable[[Values, bool], Ability]
    head: str
    more: Mapping[str, tuple[str, Any]] = {}
    is_free: bool = True


def cheaper(values: Values, _: bool) -> Ability:
    """Return the clause about a kind of region, or about those who stand there too."""
    kind, by, whom = values["cheaper"], values["by"], values["from"]
    return ready.Cheaper(kind, by) if whom is None else ready.CheaperFrom(kind, whom, by)


def recruits(values: Values, _: bool) -> Ability:
    """Return the clause about every turn, or about conquests."""
    tokens, per = values["recruits"], values["per"]
    if not per:
        return mustering.Recruits(tokens)
    return spoils.RecruitsPerConquest(tokens, per, values["from"], values["of"])


def spares(values: Values, _: bool) -> Ability:
    """Return the clause about one's own tokens, or about those of others."""
    saved = values["spares"]
    return ready.Mercy("") if saved == OTHERS else ready.Spares(saved == ALL)


def builds(values: Values, is_power: bool) -> Ability:
    """Return the clause about every conquest, or about the first ones of a race or power."""
    piece, kind, most = values["builds"], values["on"], values["first"]
    if most is None:
        return ready.Builds(piece, kind)
    first = memory.PowerBuildsFirst if is_power else memory.BuildsFirst
    return first(piece, kind, most)


def cheaper_back(values: Values, is_power: bool) -> Ability:
    """Return the clause about lost regions, which are remembered."""
    made = memory.PowerCheaperBack if is_power else memory.CheaperBack
    return made(values["cheaper_back"], values["by"])


def hoards(values: Values, is_power: bool) -> Ability:
    """Return the clause about coins that wait for the decline."""
    made = memory.PowerHoards if is_power else memory.Hoards
    return made(values["hoards"], values["coins"])


def lends(values: Values, is_power: bool) -> Ability:
    """Return the clause about tokens for a turn."""
    made = memory.PowerLends if is_power else memory.Lends
    return made(values["lends"], values["tokens"])


def storms(values: Values, is_power: bool) -> Ability:
    """Return the clause about a region that is taken with a single token."""
    way = storming.PowerStorm() if is_power else storming.Storm()
    gathers = values["gathers"]
    way.set_up(
        values["storms"],
        far=values["where"] == FAR,
        gives=values["gives"],
        needs=values["needs"] if gathers else 0,
        piece=values["leaves"],
    )
    return storming.storms(way, gathers or "")


def posts(values: Values, is_power: bool) -> Ability:
    """Return the clause about a piece that is put up each turn."""
    moves = values["earlier"] == MOVES
    return posting.posts(values["posts"], values["on"], moves=moves, is_power=is_power)


def at_decline(values: Values, _: bool) -> Ability:
    """Return the clause about others' declines or one's own."""
    own = values["at_decline"] == OWN
    return occasions.AtDecline(values["number"], tokens=values["brings"] == TOKENS, own=own)


FORMS: Final[Mapping[str, Form]] = {
    "earns_per": Form(
        lambda v, _: ready.EarnsPer(v["earns_per"], v["coins"]), KIND, {"coins": (NUMBER, 1)}
    ),
    "earns_beside": Form(
        lambda v, _: ready.EarnsBeside(v["earns_beside"], v["coins"]), KIND, {"coins": (NUMBER, 1)}
    ),
    "earns": Form(lambda v, _: ready.Earns(v["earns"]), NUMBER),
    "earns_first": Form(lambda v, _: ready.EarnsFirst(v["earns_first"]), NUMBER),
    "earns_per_conquest": Form(
        lambda v, _: spoils.EarnsPerConquest(v["earns_per_conquest"], v["from"], v["of"]),
        NUMBER,
        {"from": (SPOILS, spoils.ANYONE), "of": (KIND, ANY)},
    ),
    "earns_per_piece": Form(
        lambda v, _: ready.EarnsPerPiece(v["earns_per_piece"], v["coins"]),
        PIECE,
        {"coins": (NUMBER, 1)},
    ),
    "tribute": Form(lambda v, _: occasions.Tribute(v["tribute"]), NUMBER),
    "hoards": Form(hoards, KIND, {"coins": (NUMBER, 1)}),
    "at_decline": Form(
        at_decline, WHOSE, {"brings": (BRINGS, COINS), "number": (NUMBER, 1)}, is_free=False
    ),
    "cheaper": Form(cheaper, KIND, {"by": (NUMBER, 1), "from": (FROM, None)}),
    "cheaper_beside": Form(
        lambda v, _: ready.CheaperBeside(v["cheaper_beside"], v["by"]), KIND, {"by": (NUMBER, 1)}
    ),
    "cheaper_after": Form(
        lambda v, _: spoils.CheaperAfter(v["cheaper_after"], v["from"], v["of"]),
        NUMBER,
        {"from": (SPOILS, spoils.EVERY), "of": (KIND, ANY)},
    ),
    "cheaper_back": Form(cheaper_back, KIND, {"by": (NUMBER, 1)}, is_free=False),
    "ignores": Form(lambda v, _: ready.Ignores(IGNORED.index(v["ignores"])), IGNORES),
    "dearer": Form(lambda v, _: ready.Cheaper(v["dearer"], -v["by"]), KIND, {"by": (NUMBER, 1)}),
    "storms": Form(
        storms,
        KIND,
        {
            "where": (WHERE, NEAR),
            "gives": (NUMBER, 0),
            "leaves": (PIECE, None),
            "gathers": (KIND, None),
            "needs": (NUMBER, 3),
        },
        is_free=False,
    ),
    "conquers_again": Form(
        lambda v, _: occasions.Again(v["conquers_again"]), NUMBER, is_free=False
    ),
    "rolls_again": Form(lambda v, _: occasions.SecondRoll(v["rolls_again"]), NUMBER, is_free=False),
    "lands_on": Form(lambda v, _: ready.Lands(v["lands_on"]), KIND),
    "reaches": Form(lambda v, _: ready.Reaches(v["reaches"]), KIND),
    "reaches_beyond": Form(lambda v, _: ready.ReachesBeyond(v["reaches_beyond"]), KIND),
    "inhabits": Form(lambda v, _: ready.Inhabits(v["inhabits"]), KIND, is_free=False),
    "links": Form(lambda v, _: ready.Links(v["links"]), KIND),
    "crosses": Form(lambda v, _: ready.Crosses(v["crosses"]), KIND),
    "recruits": Form(
        recruits,
        NUMBER,
        {"per": (NUMBER, 0), "from": (SPOILS, spoils.ANYONE), "of": (KIND, ANY)},
    ),
    "recruits_per": Form(
        lambda v, _: mustering.RecruitsPer(v["recruits_per"], v["tokens"]),
        KIND,
        {"tokens": (NUMBER, 1)},
    ),
    "hatches": Form(
        lambda v, _: mustering.Hatches(v["hatches"], v["tokens"]), PIECE, {"tokens": (NUMBER, 1)}
    ),
    "lends": Form(lends, KIND, {"tokens": (NUMBER, 1)}, is_free=False),
    "dwindles": Form(lambda v, _: mustering.Dwindles(v["dwindles"]), NUMBER, is_free=False),
    "gives_up": Form(lambda v, _: occasions.GivesUp(v["gives_up"]), KIND),
    "spares": Form(spares, SPARED, is_free=False),
    "guards": Form(lambda v, _: ready.Guards(v["guards"], v["by"]), KIND, {"by": (NUMBER, 1)}),
    "closes": Form(lambda v, _: ready.Closes(v["closes"]), KIND),
    "stands": Form(lambda v, _: ready.Stands(v["stands"]), NUMBER, is_free=False),
    "leaves": Form(lambda v, _: ready.Leaves(v["leaves"]), STAYING, is_free=False),
    "toll": Form(lambda v, _: ready.Toll(v["of"], v["toll"]), NUMBER, {"of": (KIND, ANY)}),
    "builds": Form(builds, PIECE, {"on": (KIND, ANY), "first": (NUMBER, None)}, is_free=False),
    "posts": Form(posts, PIECE, {"on": (KIND, ANY), "earlier": (EARLIER, STAYS)}, is_free=False),
}
"""Each clause by the name that it begins with."""
ONCE: Final = ("posts", "storms", "cheaper_back", "hoards", "lends")
"""Clauses that one race or power has once; so have pieces for its first conquests."""


class Reader:
    """Reads the clauses of one race or power."""

    def __init__(
        self, path: Path, what: str, pieces: Sequence[Piece], *, is_power: bool = False
    ) -> None:
        """Take the file, what the clauses are of, the box's pieces, and whether it is a power."""
        self.path = path
        self.what = what
        self.pieces = {piece.name: piece for piece in pieces if guards(piece)}
        self.is_power = is_power

    def clauses(self, written: Sequence[object]) -> tuple[Ability, ...]:
        """Return all clauses.

        Raises:
            BadContent: one is none, or stands there twice and may not.
        """
        made = [self.clause(one) for one in written]
        for k in range(len(written)):
            self.check_once(written[: k + 1])
        return tuple(made)

    def check_once(self, written: Sequence[object]) -> None:
        """Refuse the last clause where it stood before and may stand once.

        Raises:
            BadContent: names it.
        """
        names = [once_name(one) for one in written]
        if names[-1] and names[-1] in names[:-1]:
            raise BadContent(
                f"{self.path}: {self.what} has {names[-1]} twice; it may stand once.",
                "error-content-once",
                self._words(than=names[-1]),
            )

    def clause(self, written: object) -> Ability:
        """Return one clause.

        Raises:
            BadContent: it is none; the message says where and what is known.
        """
        name = str(next(iter(written))) if isinstance(written, dict) and written else ""
        if not isinstance(written, dict) or name not in FORMS:
            raise BadContent(
                f"{self.path}: a clause of {self.what} begins with one of these: "
                f"{', '.join(FORMS)}; not with {quoted(written)}.",
                "error-content-clause",
                self._words(known=", ".join(FORMS), than=quoted(written)),
            )
        form = FORMS[name]
        more = {**form.more, **(CONDITIONS if form.is_free else {})}
        known = (name, *more)
        for key in written:
            if key not in known:
                raise BadContent(
                    f"{self.path}: {name} has no key {quoted(key)}; known: {', '.join(known)}.",
                    "error-content-key",
                    self._words(known=", ".join(known), than=quoted(key)) | {"what": name},
                )
        values = {name: self._value(name, form.head, written[name])}
        for key, (kind, usual) in more.items():
            values[key] = self._value(name, kind, written[key]) if key in written else usual
        made = form.make(values, self.is_power)
        when, holding = values.get("when"), values.get("holding")
        if not when and not holding:
            return made
        least = values["least"] if holding else 0
        only = conditions.InDecline if when == conditions.DECLINE else conditions.Only
        return only(made, when or "", holding or ANY, least)

    def _value(self, name: str, kind: str, value: object) -> Any:
        if kind == NUMBER:
            return self._number(name, value)
        if kind == STAYING:
            return 0 if value == ALL else self._number(name, value)
        known: Mapping[str, Any]
        known = self.pieces if kind == PIECE else {one: one for one in CHOICES[kind]}
        if not isinstance(value, str) or value not in known:
            raise BadContent(
                f"{self.path}: {name} of {self.what} cannot be {quoted(value)}; "
                f"known: {', '.join(known)}.",
                "error-content-value",
                self._words(head=name, known=", ".join(known), than=quoted(value)),
            )
        return known[value]

    def _number(self, name: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST:
            raise BadContent(
                f"{self.path}: {name} is a whole number from 1 to {MOST}, not {quoted(value)}.",
                "error-content-number",
                self._words(most=MOST, than=quoted(value)) | {"what": name},
            )
        return value

    def _words(self, **more: str | int) -> dict[str, str | int]:
        return {"file": str(self.path), "what": place(self.what), **more}


def once_name(written: object) -> str:
    """Return by what name a clause that may stand once is called; "" for all others."""
    name = str(next(iter(written))) if isinstance(written, dict) and written else ""
    if name == "builds" and isinstance(written, dict) and "first" in written:
        return "builds, first"
    return name if name in ONCE else ""


def place(what: str) -> str:
    """Return a part of a file as the file writes it, which needs no language."""
    kind, _, name = what.removeprefix("the ").partition(" ")
    return f"[{kind}.{name}]" if kind in {"race", "power"} else name or "TOML"


def guards(piece: Piece) -> bool:
    """Tell whether a piece makes its region dearer or closes it, and neither holds nor fights."""
    return (piece.defence > 0 or piece.immune) and not piece.holds and not piece.recalled
