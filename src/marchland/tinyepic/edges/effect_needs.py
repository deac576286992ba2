"""What an effect needs to do anything, and how a form begins it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marchland.tinyepic.edges.effect_forms import EFFECTS, SOME, TABLE, WHOLE, Field, is_deed

Row = Mapping[str, Any]
Place = tuple[str | int, ...]

NEEDED: Final[Mapping[str, Sequence[Sequence[str]]]] = {
    "collect_extra": [("terrain", "touches")],
    "collect_lay_down": [("terrain",)],
    "fort_lay_down_collect": [("res",)],
    "free_exchange": [("between",)],
    "gain": [("res",)],
    "gain_on_enter": [("actions",), ("res",)],
    "lying_collects": [("terrain",)],
}
"""What an effect does nothing without: of each group one at least."""
BOTH: Final = {"between": 2}
"""How many names a list begins with, where one is too few."""
HAPPENING: Final = ("foe_loses",)
"""Deeds that only a trigger can do, whose event concerns an opponent."""
BEGUN: Final[Mapping[str, Row]] = {
    "action_instead": {"take": "quest"},
    "action_swap": {"b": "quest"},
    "cost": {"delta": -1},
    "fort_discount": {"n": 2},
    "fort_lay_down_war": {"n": 2},
    "pay_substitute": {"action": "build"},
    "war_food": {"per": 2},
}
"""How effects begin with which the first of all names, or 1, would change nothing."""
NEEDED_TO_COUNT: Final = {
    "touching_region": "feature",
    "touching_territory": "feature",
    "meeple_in_feature": "feature",
    "meeple_in_or_touching": "feature",
    "resource": "res",
    "opponent_less_resource": "res",
}


def gaps(effect: Row) -> list[Place]:
    """Return the places of a sound effect without which it does nothing."""
    found: list[Place] = [
        (group[0],) for group in NEEDED.get(effect["op"], ()) if not any(map(effect.get, group))
    ]
    for key in ("res", "cost"):
        units = effect.get(key)
        if isinstance(units, dict) and units and not any(units.values()):
            found.append((key,))
    if effect["op"] == "end_vp":
        key = NEEDED_TO_COUNT.get(effect["per"], "")
        found += [(key,)] if key and key not in effect else []
    for n, deed in enumerate(effect.get("do", ()) if effect["op"] == "trigger" else ()):
        found += [("do", n, *gap) for gap in gaps(deed)]
    return found


def fresh(op: str, fields: Sequence[Field]) -> dict[str, Any]:
    """Return an effect as a form begins it: short, sound, and doing something in the game."""
    needed = {key for group in NEEDED.get(op, ()) for key in group[:1]} | {"cost"}
    found: dict[str, Any] = {"op": op}
    for field in fields:
        if field.kind == EFFECTS:
            found[field.key] = [{"op": "gain_choice", "n": 1}]
        elif field.key in needed or not field.optional:
            found[field.key] = first(field)
    if is_deed(op):
        found["when"] = "on_reach"
    return {**found, **BEGUN.get(op, {})}


def first(field: Field) -> Any:
    """Return what a form puts into a field first."""
    if field.kind == WHOLE:
        return max(field.least, min(1, field.most))
    if field.kind == TABLE:
        return {field.fields[0].key: 1}
    return field.names[: BOTH.get(field.key, 1)] if field.kind == SOME else field.names[0]
