"""An effect is said in words: whatever a form is filled with is heard in the sentence."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from marchland.texts import LANGUAGES, Texts
from marchland.tinyepic.clauses import OPS
from marchland.tinyepic.edges.effect_forms import Field, forms, is_deed
from marchland.tinyepic.edges.effect_words import sentence
from tests.tinyepic.test_effect_forms import effects, filled

WORDS = Path(str(files("marchland"))) / "tinyepic" / "text" / "effects"
ALONE = {"gain_on_move": "what", "build_place": "mode", "expand_place": "mode"}
"""Keys of which a form knows one value alone."""
UNHEARD = {
    ("collect_extra", "terrain"): "touches",
    ("collect_extra", "touches"): "terrain",
    ("cost", "delta"): "set",
    ("cost", "min"): "set",
}
"""What says nothing beside another key."""
BESIDE = {
    ("end_vp", "feature"): {"per": "touching_region"},
    ("end_vp", "res"): {"per": "resource"},
    ("end_vp", "least"): {"per": "resource_held"},
    ("steal", "chooser"): {"res": "any"},
}
"""What says something only beside another key."""


@cache
def texts(lang: str) -> Texts:
    return Texts(lang, ["marchland.tinyepic", WORDS], strict=True)


def read_out(effect: dict[str, Any], lang: str = "en") -> str:
    said = sentence(effect)
    return texts(lang).render(said["key"], said["args"])


def values(field: Field) -> list[Any]:
    """Return some values that a form's field can be given, each unlike the others."""
    match field.kind:
        case "whole":
            return sorted({field.least or 1, min(2, field.most), min(5, field.most), field.most})
        case "flag":
            return [True, False] if field.usual is None else [True]
        case "one":
            return list(field.names)
        case "some":
            return [[name] for name in field.names] + [field.names[:2]]
        case "table":
            return [{one.key: value} for one in field.fields for value in values(one)]
    return [
        [{"op": op, **filled(forms()[op])}] for op in OPS if is_deed(op) and op != "opponents_lose"
    ]


def variations(op: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield each key of an effect with effects that differ in what stands there."""
    plain = {"op": op, **filled(forms()[op])}
    for field in forms()[op]:
        beside = BESIDE.get((op, field.key), {})
        rows = [{**plain, **beside, field.key: value} for value in values(field)]
        if field.key == "when":
            rows = [{**plain, "when": "on_reach"}]
        mute = UNHEARD.get((op, field.key))
        yield field.key, [{k: v for k, v in row.items() if k != mute} for row in rows]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("op", OPS)
def test_each_value_of_an_effect_is_heard_in_its_sentence(op: str, lang: str) -> None:
    for key, rows in variations(op):
        if ALONE.get(op) == key:
            continue
        heard = [read_out(row, lang) for row in rows]
        assert len(set(heard)) == len(heard), (key, heard)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_of_a_shipped_card_is_a_sentence(lang: str) -> None:
    for effect in effects():
        heard = read_out(effect, lang)
        assert heard[0].isupper() or (effect["op"] != "trigger" and is_deed(effect["op"]))
        assert heard.endswith(".")
        assert "_" not in heard
        assert "  " not in heard


@pytest.mark.parametrize(
    ("effect", "heard"),
    [
        (
            {"op": "war_discount", "n": 2, "if": {"role": "attacker", "on_home": False}},
            "You pay 2 less in war (as the attacker; off your home land).",
        ),
        (
            {"op": "cost", "action": "build", "delta": -1, "min": 1, "replaces_level": 2},
            "Build costs you 1 ore less, never below 1. Replaces level 2.",
        ),
        (
            {
                "op": "trigger",
                "on": "war_won",
                "if": {"touches": "water"},
                "do": [{"op": "gain", "res": {"ore": 1, "mana": 2}}, {"op": "collect_all"}],
            },
            (
                "When you win a war (region touching water), gain 1 ore and 2 mana; "
                "all regions you occupy yield at once."
            ),
        ),
        (
            {"op": "end_vp", "per": "occupied_region", "vp": 1, "div": 2, "terrain": ["tundra"]},
            "At the end 1 point for every 2 regions you occupy (region: tundra).",
        ),
        (
            {"op": "gain_choice", "when": "on_reach", "n": 3},
            "When you reach this level, gain 3 resources of your choice.",
        ),
    ],
)
def test_numbers_conditions_and_deeds_stand_where_a_player_looks_for_them(
    effect: dict[str, Any], heard: str
) -> None:
    assert read_out(effect) == heard


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "effect",
    [
        {"op": "collect_extra", "res": "food", "n": 1},
        {"op": "collect_lay_down", "res": "food", "n": 1},
        {"op": "lying_collects"},
        {"op": "gain", "res": {}, "when": "on_reach"},
        {"op": "fort_lay_down_collect"},
        {"op": "win_ties", "if": {"terrain": []}},
    ],
)
def test_what_is_still_to_be_named_is_a_gap_in_every_language(
    effect: dict[str, Any], lang: str
) -> None:
    heard = read_out(effect, lang)
    assert "(…)" in heard
    assert "none" not in heard
    assert "…." not in heard
