"""A file of a group's own cards says in each language what they are called and what they do."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.core.toml import sectioned
from marchland.texts import Texts
from marchland.tinyepic.game import TinyEpic

TIES = {"mark": "original", "effects": [{"op": "win_ties"}]}
WET = {"mark": "original", "effects": [{"op": "war_raise", "n": 1}], "says": {"en": "Home is wet."}}
MARSH = {"set": "base", "mark": "original", "level": [WET, TIES, TIES, TIES, TIES]}
GRID = ["aaaaaabbbbbb"] * 4 + ["cccccc1111bb"] * 4


def read(folder: Path, data: Mapping[str, Any], file: str = "mine.toml") -> TinyEpic:
    """Return the game with a file of these tables."""
    path = folder / file
    path.write_text(sectioned(data), encoding="utf-8")
    game = marchland.game("tiny-epic", [str(path)])
    assert isinstance(game, TinyEpic)
    return game


def says(game: TinyEpic, lang: str, key: str) -> str:
    return Texts(lang, game.texts, strict=True).render(key)


def test_a_card_has_its_name_in_each_language_and_another_ones_where_one_lacks_it(
    tmp_path: Path,
) -> None:
    marsh = {**MARSH, "name": {"en": "Marsh Folk", "cs": "Močálníci"}}
    game = read(tmp_path, {"faction": {"marsh": marsh}})
    names = {lang: says(game, lang, "faction-marsh") for lang in ("en", "cs", "hu", "pl")}
    assert names.pop("cs") == "Močálníci"
    assert names == dict.fromkeys(("en", "hu", "pl"), "Marsh Folk")


def test_a_shipped_card_keeps_its_name_unless_the_file_has_one(tmp_path: Path) -> None:
    game = read(tmp_path, {"faction": {"orcs": MARSH, "elves": {**MARSH, "name": {"en": "Tall"}}}})
    assert says(game, "en", "faction-orcs") == "Orcs"
    assert says(game, "en", "faction-elves") == "Tall"
    assert says(marchland.game("tiny-epic"), "en", "faction-elves") == "Elves"  # type: ignore[arg-type]


def test_a_level_says_its_own_sentence_and_its_effects_where_a_language_has_none(
    tmp_path: Path,
) -> None:
    game = read(tmp_path, {"faction": {"orcs": MARSH}})
    assert says(game, "en", "faction-orcs-1") == "Home is wet."
    assert "Home" not in says(game, "pl", "faction-orcs-1")
    assert "1" in says(game, "pl", "faction-orcs-1")
    orcs = next(row for row in game.abilities if row["id"] == "orcs")
    assert [one is None for one in orcs["says"]] == [True, False, False, False, False]


@pytest.mark.parametrize("name", ["<b>Orcs</b>", '{ $seat } "x"', "a } b", "\\u0041"])
def test_a_name_means_nothing_but_itself(tmp_path: Path, name: str) -> None:
    game = read(tmp_path, {"faction": {"marsh": {**MARSH, "name": {"en": name}}}})
    assert says(game, "en", "faction-marsh") == name


def test_a_side_of_ones_own_names_its_card_too(tmp_path: Path) -> None:
    side = {
        "card": 1,
        "side": "a",
        "set": "base",
        "mark": "original",
        "name": {"en": "Our Fen"},
        "grid": GRID,
        "region": {one: {"terrain": "plains"} for one in "abc"},
        "feature": {"1": {"kind": "water"}},
    }
    game = read(tmp_path, {"land": {"t01a": side}})
    assert says(game, "en", "land-t01a") == "Our Fen"
    assert says(game, "en", "land-t01") == "Our Fen / Oredale"
    land = game.box.lands[game.box.land_index["t01a"]]
    found = dict(zip(land.places, land.anchors, strict=True))
    for place, (x, y) in found.items():
        assert GRID[int(y)][int(x)] == place


def test_a_card_in_two_files_is_refused_with_both_names(tmp_path: Path) -> None:
    paths = []
    for file in ("ours.toml", "theirs.toml"):
        read(tmp_path, {"faction": {"orcs": MARSH}}, file)
        paths.append(str(tmp_path / file))
    with pytest.raises(marchland.BadContent, match=r"theirs\.toml: .*faction orcs.*ours\.toml"):
        marchland.game("tiny-epic", paths)
