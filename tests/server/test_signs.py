"""A sign is a drawn one by its name, letters or a drawing of one's own, and nothing else."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import marchland
from marchland.bots import installed
from marchland.core import registry
from marchland.core.crafts import Craft
from marchland.core.errors import BadContent
from marchland.core.toml import sectioned
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.pages import WEB
from marchland.server.sqlite import SqliteStore
from marchland.signs import SIDE, told
from marchland.texts import LANGUAGES, Texts
from tests.server.talk import ANNA, BELA

REAL = registry.game
EMPTY = "." * SIDE
BAR = [EMPTY] * 4 + ["....#####......."] + [EMPTY] * 11
BAR_TOLD = "cells " + "0000" * 4 + "0f80" + "0000" * 11
"""Four digits a line: 0000 1111 1000 0000 is 0f80."""
LEVEL = {"mark": "original", "effects": [{"op": "win_ties"}]}
RISE = {"to_next": {"action": "war"}}
LAST = {"mark": "original", "effects": [{"op": "retire", "vp": 3}]}
ROWS: dict[tuple[str, str], dict[str, Any]] = {
    ("small-world", "race"): {"tokens": 6, "tokens_of": "giants", "clauses": [{"earns": 1}]},
    ("warcraft", "power"): {"tokens": 4, "clauses": [{"earns": 1}]},
    ("tiny-epic", "faction"): {"set": "base", "mark": "original", "level": [LEVEL] * 5},
    ("tiny-epic", "hero"): {"mark": "original", "level": [{**LEVEL, **RISE}] * 2 + [LAST]},
}
THINGS = pytest.mark.parametrize(("game", "slot"), list(ROWS))


@pytest.fixture(autouse=True)
def installed_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The boxed games are those that are installed."""
    monkeypatch.setattr(registry, "game", REAL)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    library = Library(lambda: ["small-world"], bots=installed)
    app = application(SqliteStore(tmp_path / "games"), library)
    with TestClient(app, base_url="http://localhost") as client:
        yield client


def file_of(game: str, slot: str, emblem: object) -> dict[str, Any]:
    row = {"name": {"en": "Foxes"}, **ROWS[game, slot], "emblem": emblem}
    return {"format": 1, "game": game, slot: {"foxes": row}}


def craft(game: str) -> Craft:
    kinds = {"races", "cards"}
    return next(one for one in marchland.game(game).crafts if one.kind in kinds)


def loaded(folder: Path, game: str, slot: str, emblem: object) -> Any:
    path = folder / "foxes.toml"
    path.write_text(sectioned(file_of(game, slot, emblem)), encoding="utf-8")
    return marchland.game(game, content=[str(path)])


@THINGS
@pytest.mark.parametrize("emblem", ["rat", "R", "Rs", BAR, ["#" * SIDE] * SIDE])
def test_names_letters_and_drawings_are_signs(game: str, slot: str, emblem: object) -> None:
    assert craft(game).problems(file_of(game, slot, emblem)) == []


WRONG = {
    "not text": (7, "field-emblem"),
    "nothing": ("", "field-emblem"),
    "long": ("x" * 61, "field-emblem"),
    "two lines": ("a\nb", "field-emblem"),
    "a table": ({"svg": "<svg/>"}, "field-emblem"),
    "few lines": (BAR[:-1], "field-cells"),
    "a huge grid": (["#" * 10_000] * 10_000, "field-cells"),
    "one line too long": ([*BAR[:-1], EMPTY + "#"], "field-cells"),
    "numbers": ([[0.5] * SIDE] * SIDE, "field-cells"),
    "markup": ([*BAR[:-1], "<path d='M0 0'/>"], "field-cells"),
    "other signs": ([*BAR[:-1], "X" * SIDE], "field-cells"),
    "no lines": ([], "field-cells"),
    "an empty drawing": ([EMPTY] * SIDE, "field-blank"),
}


@THINGS
@pytest.mark.parametrize("kind", WRONG)
def test_what_is_no_sign_is_refused_at_its_field_in_a_sentence(
    game: str, slot: str, kind: str, tmp_path: Path
) -> None:
    emblem, key = WRONG[kind]
    found = craft(game).problems(file_of(game, slot, emblem))
    assert [(one.place, one.key) for one in found] == [((slot, "foxes", "emblem"), key)]
    for language in LANGUAGES:
        known = Texts(language, [WEB / "text" / "workshop"])
        assert known.render(key, found[0].words).endswith(".")
    with pytest.raises(BadContent, match=r"^[^\n]{1,300}\.$"):
        loaded(tmp_path, game, slot, emblem)


@THINGS
def test_a_drawing_is_told_to_pages_as_digits_alone(game: str, slot: str, tmp_path: Path) -> None:
    assert told(BAR) == BAR_TOLD
    key = "sign-foxes" if slot in {"race", "power"} else f"sign-{slot}-foxes"
    for language in LANGUAGES:
        texts = Texts(language, loaded(tmp_path, game, slot, BAR).texts)
        assert texts.render(key) == BAR_TOLD


@THINGS
def test_a_file_without_a_sign_says_none(game: str, slot: str, tmp_path: Path) -> None:
    data = file_of(game, slot, BAR)
    del data[slot]["foxes"]["emblem"]
    path = tmp_path / "old.toml"
    path.write_text(sectioned(data), encoding="utf-8")
    texts = Texts("en", marchland.game(game, content=[str(path)]).texts)
    assert not texts.has("sign-foxes")
    assert not texts.has(f"sign-{slot}-foxes")


def test_a_drawing_is_kept_handed_on_and_shown_to_a_guest(
    client: TestClient,
) -> None:
    """It is in the file, the same when the file is opened again, and in what a table is told."""
    data = file_of("small-world", "race", BAR)
    wish = {"game": "small-world", "kind": "races", "data": data}
    draft = client.post("/api/workshop", json=wish).json()["id"]
    text = client.get(f"/api/workshop/{draft}/file").text
    again = client.post("/api/workshop", json={"text": text}).json()
    assert again["data"]["race"]["foxes"]["emblem"] == BAR
    assert again["problems"] == []
    order = {"game": "small-world", "seats": [ANNA, BELA], "content": [draft]}
    table = client.post("/api/tables", json=order).json()["table"]
    assert BAR_TOLD in client.get(f"/text/cs/table/{table}.ftl").text
