"""What the tables of Small World and Small World of Warcraft are compared with."""

from typing import Any

from marchland.core.dice import REINFORCEMENT
from marchland.smallworld.parts.ability import ALLIANCE, HORDE, Ability
from marchland.smallworld.parts.clauses import (
    Cheaper,
    Earns,
    EarnsPer,
    EarnsPerConquest,
    Inhabits,
    Lands,
    Reaches,
)
from marchland.smallworld.parts.map import KINDS
from marchland.smallworld.parts.pieces import STAY, Piece
from marchland.smallworld.parts.variant import Variant
from tests.tables.numbers import said, texts

SIDES = {ALLIANCE: "alliance", HORDE: "horde"}


def counted(number: int, thing: str) -> str:
    """Return a number with its thing in the plural where that is due."""
    return f"{number} {thing}" + ("" if number == 1 else "s")


def phrase(clause: Ability) -> str:
    """Say what a ready-made clause does, as the tables do."""
    if isinstance(clause, EarnsPer):
        return f"{counted(clause.coins, 'coin')} for each {KINDS[clause.kind]}"
    if isinstance(clause, EarnsPerConquest):
        return f"{counted(clause.coins, 'coin')} for each conquest"
    if isinstance(clause, Earns):
        return counted(clause.coins, "coin")
    if isinstance(clause, Cheaper):
        return f"{counted(clause.by, 'token')} less for each {KINDS[clause.kind]}"
    if isinstance(clause, Lands):
        return f"lands on {KINDS[clause.kind]}"
    if isinstance(clause, Reaches):
        return f"reaches {KINDS[clause.kind]}"
    assert isinstance(clause, Inhabits)
    return f"lives in {KINDS[clause.kind]}"


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
