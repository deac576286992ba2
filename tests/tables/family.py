"""What the tables of Small World and Small World of Warcraft are compared with."""

from typing import Any

from marchland.core.dice import REINFORCEMENT
from marchland.smallworld.parts.ability import ALLIANCE, HORDE, Ability
from marchland.smallworld.parts.clauses import (
    Builds,
    Cheaper,
    CheaperFrom,
    Crosses,
    Earns,
    EarnsFirst,
    EarnsPer,
    EarnsPerPiece,
    Inhabits,
    Lands,
    Leaves,
    Links,
    Reaches,
    Spares,
    Toll,
)
from marchland.smallworld.parts.map import KINDS
from marchland.smallworld.parts.mustering import Recruits, Reserve
from marchland.smallworld.parts.pieces import STAY, Piece
from marchland.smallworld.parts.spoils import ANYONE, EarnsPerConquest, RecruitsPerConquest
from marchland.smallworld.parts.variant import Variant
from tests.tables.numbers import said, texts

SIDES = {ALLIANCE: "alliance", HORDE: "horde"}


def counted(number: int, thing: str) -> str:
    """Return a number with its thing in the plural where that is due."""
    return f"{number} {thing}" + ("" if number == 1 else "s")


def phrase(clause: Ability) -> str:
    """Say what a ready-made clause does, as the tables do."""
    match clause:
        case EarnsPer():
            return f"{counted(clause.coins, 'coin')} for each {KINDS[clause.kind]}"
        case EarnsPerConquest():
            whom = "" if clause.whom == ANYONE else f" from {clause.whom}"
            return f"{counted(clause.coins, 'coin')} for each conquest{whom}"
        case EarnsPerPiece():
            return f"{counted(clause.coins, 'coin')} for each {clause.piece.name}"
        case EarnsFirst():
            return f"{counted(clause.coins, 'coin')} once"
        case Earns():
            return counted(clause.coins, "coin")
        case CheaperFrom():
            tokens = counted(clause.by, "token")
            return f"{tokens} less for each {KINDS[clause.kind]} of {clause.whom}"
        case Cheaper():
            return f"{counted(clause.by, 'token')} less for each {KINDS[clause.kind]}"
        case Toll():
            return f"{counted(clause.coins, 'coin')} of toll for each {KINDS[clause.kind]}"
        case Recruits():
            return f"{counted(clause.count, 'token')} more"
        case RecruitsPerConquest():
            return f"{counted(clause.count, 'token')} more for {clause.per} conquests"
        case Reserve():
            return f"{counted(clause.count, 'token')} set aside"
        case Spares():
            return "loses nothing at all" if clause.always else "loses nothing when conquered"
        case Leaves():
            return f"leaves {clause.count or 'all'} in decline"
        case Builds():
            return f"a {clause.piece.name} in each {KINDS[clause.kind]} taken"
    return of_a_place(clause)


def of_a_place(clause: Ability) -> str:
    """Say where a clause lets its race go, as the tables do."""
    verbs = {
        Lands: "lands on", Reaches: "reaches", Inhabits: "lives in", Links: "joins",
        Crosses: "crosses to",
    }  # fmt: skip
    assert isinstance(clause, Lands | Reaches | Inhabits | Links | Crosses)
    return f"{verbs[type(clause)]} {KINDS[clause.kind]}"


def facts(kind: str, ability: Any) -> dict[str, Any]:
    """Return what stands on a banner, badge or site, in the words of the tables."""
    cls = type(ability)
    found: dict[str, Any] = {
        "lasts": cls.in_decline,
        "keeps_badge": cls.badge_stays,
        "does": sorted(phrase(clause) for clause in cls.clauses),
    }
    if kind == "race":
        found |= {"banner": cls.tokens, "tray": cls.supply, "withheld": cls.extra}
        found |= {"side": SIDES.get(cls.faction, "neutral"), "garrison": cls.garrison}
    elif kind == "power":
        found |= {"badge": cls.tokens, "uses": getattr(cls, "uses", 0)}
    else:
        found |= {"artifact": cls.moves, "everyone": cls.everyone}
    return found


PLAIN = {
    "lasts": False, "keeps_badge": False, "does": [], "withheld": 0, "side": "neutral",
    "garrison": 1, "uses": 0, "artifact": False, "everyone": False,
}  # fmt: skip
"""What holds where a table says nothing."""


def differences(kind: str, ability: Any, row: dict[str, Any]) -> dict[str, Any]:
    """Return what differs between a thing of the game and its row: the game's, then the row's."""
    found = facts(kind, ability)
    return {
        name: (value, row.get(name, PLAIN.get(name)))
        for name, value in found.items()
        if value != row.get(name, PLAIN.get(name))
    }


def of_piece(piece: Piece) -> dict[str, Any]:
    """Return what a piece is, without what is not special."""
    everything = {
        "supply": piece.supply,
        "defence": piece.defence,
        "together": piece.per_region if piece.per_region > 1 else 0,
        "immune": piece.immune,
        "token": piece.as_token,
        "holds": piece.holds,
        "fights": piece.fights,
        "stays": piece.in_decline == STAY,
        "conquered": piece.in_conquest == STAY,
        "left": piece.when_left == STAY,
        "recalled": piece.recalled,
    }
    return {name: value for name, value in everything.items() if value}


def named(variant: Variant) -> dict[str, list[Any]]:
    """Return races, powers and sites by kind."""
    return {"race": variant.races, "power": variant.powers, "site": variant.sites}


def wrong_numbers(game: str, lang: str, key: str, row: dict[str, Any]) -> dict[str, Any]:
    """Return the sentences of a thing that say other numbers than its row, with both."""
    wrong = {}
    for ending, column in (("text", "says"), ("decline", "decline")):
        if ending == "text" or column in row:
            sentence = texts(game, lang).render(f"{key}-{ending}")
            numbers = [number for number in said(lang, sentence) if number > 1]
            if numbers != sorted(row.get(column, [])):
                wrong[f"{key}-{ending}"] = (numbers, sorted(row.get(column, [])))
    return wrong


def die() -> list[int]:
    """Return the faces of the reinforcement die."""
    return [pips for pips, faces in REINFORCEMENT for _ in range(faces)]
