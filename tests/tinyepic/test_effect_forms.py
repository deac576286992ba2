"""The form of an effect asks for what its clause reads, no more and no less."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from marchland.tinyepic.clauses import OPS
from marchland.tinyepic.edges.cards import clause
from marchland.tinyepic.edges.effect_forms import EFFECTS, Field, forms, is_deed
from marchland.tinyepic.parts.reading import BadCard, Reader

SHIPPED = files("marchland") / "tinyepic"


def effects() -> list[dict[str, Any]]:
    """Return every effect of the shipped cards, those inside triggers too."""
    found = []
    for folder in ("factions", "heroes"):
        for path in (SHIPPED / folder).iterdir():
            for level in tomllib.loads(path.read_text("utf-8")).get("level", []):
                found += level["effects"]
    triggers = [effect for effect in found if effect["op"] == "trigger"]
    return found + [deed for effect in triggers for deed in effect["do"]]


def fits(field: Field, value: Any) -> bool:
    """Tell whether a form's field can be given this value."""
    match field.kind:
        case "whole":
            return field.least <= int(value) <= field.most
        case "flag":
            return isinstance(value, bool)
        case "one":
            return value in field.names
        case "some":
            return set(value) <= set(field.names)
        case "table":
            return not allows(field.fields, value)
    return all(is_deed(one["op"]) and not allows(forms()[one["op"]], one) for one in value)


def allows(fields: list[Field], written: dict[str, Any]) -> str:
    """Return what a form lacks of a table of a file; nothing where it can be filled so."""
    known = {field.key: field for field in fields}
    for key, value in written.items():
        if key == "op":
            continue
        if key not in known:
            return f"no {key}"
        field = known[key]
        if not fits(field, value):
            return f"{key} = {value}"
    left = [f.key for f in fields if not f.optional and f.key not in written]
    return f"{left} may be left out" if left else ""


def test_every_effect_of_a_shipped_card_can_be_written_in_its_form() -> None:
    found = effects()
    assert len(found) > 200
    assert [(one, why) for one in found if (why := allows(forms()[one["op"]], one))] == []


def filled(fields: list[Field]) -> dict[str, Any]:
    """Return a table with what must not be left out, the least of each."""
    row: dict[str, Any] = {}
    for field in fields:
        if field.kind == EFFECTS:
            row[field.key] = [{"op": "gain_choice", "n": 1}]
        elif not field.optional:
            row[field.key] = field.least if field.kind == "whole" else field.names[0]
    return row


@pytest.mark.parametrize("op", OPS)
def test_what_need_not_be_left_out_is_enough_and_each_of_it_is_wanted(op: str) -> None:
    row = {"op": op, **filled(forms()[op])}
    clause("orcs", 1, Reader("orcs", row))
    for key in row:
        if key != "op":
            rest = {one: value for one, value in row.items() if one != key}
            with pytest.raises(BadCard, match=key):
                clause("orcs", 1, Reader("orcs", rest))


@pytest.mark.parametrize("op", OPS)
def test_every_name_and_both_bounds_of_a_form_are_taken_and_no_more(op: str) -> None:
    row = {"op": op, **filled(forms()[op])}
    for field in forms()[op]:
        for name in field.names:
            value = [name] if field.kind == "some" else name
            clause("orcs", 1, Reader("orcs", {**row, field.key: value}))
        if field.kind == "whole":
            for number in (field.least, field.most):
                clause("orcs", 1, Reader("orcs", {**row, field.key: number}))
            for number in (field.least - 1, field.most + 1):
                with pytest.raises(BadCard, match=field.key):
                    clause("orcs", 1, Reader("orcs", {**row, field.key: number}))
