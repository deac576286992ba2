"""Packs: what may be added to a box, in which order, and what is refused."""

from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.core import packs, registry
from marchland.smallworld import EarnsPer, House, Pack, Piece, Power, Race

pytestmark = pytest.mark.source
FOXES = '[race.foxes]\ntokens = 6\ntokens_of = "weasels"\n'
BOARD = """
name = "{name}"
players = 2
rounds = 3
[region]
A = {{ terrain = "hill", edge = true, next = ["B"] }}
B = {{ terrain = "forest", pieces = ["{piece}"] }}
"""


class Weasels(Race):
    """Each hill you hold is worth one more coin."""

    tokens = 5
    supply = 9
    clauses = (EarnsPer("hill"),)


class Eager(Power):
    """Each forest you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("forest"),)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Hold packs that count as installed."""
    found: dict[str, Any] = {}
    monkeypatch.setattr(registry, "find_pack", found.__getitem__)
    monkeypatch.setattr(packs, "row", lambda name: {"name": name, "file": "", "digest": name})
    return found


def board(folder: Path, name: str, piece: str = "fortress") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.toml").write_text(BOARD.format(name=name, piece=piece), encoding="utf-8")
    return folder


def test_a_pack_stands_behind_the_box_and_home_made_content_may_borrow_from_it(
    installed: dict[str, Any], tmp_path: Path
) -> None:
    installed["woods"] = Pack("small-world", [Weasels("weasels")], [Eager("eager")])
    (tmp_path / "foxes.toml").write_text(FOXES, encoding="utf-8")
    content = [str(tmp_path / "foxes.toml"), "pack:woods"]
    game: Any = marchland.game("small-world", content)
    plain: Any = marchland.game("small-world")
    ids = [race.id for race in plain.variant.races]
    assert [race.id for race in game.variant.races] == [*ids, "foxes"]
    assert [one["name"] for one in game.content] == ["woods", "foxes"]
    assert [power.id for power in game.variant.powers][-1] == "eager"


def test_the_plain_game_is_as_it_was_beside_a_pack(installed: dict[str, Any]) -> None:
    """Each ability keeps its number in the game that it belongs to: WC-13's sites among them."""
    plain: Any = marchland.game("warcraft")
    numbers = [(one.id, one.number) for one in plain.variant.by_number]
    installed["woods"] = Pack("warcraft", [Weasels("weasels")], [Eager("eager")])
    game: Any = marchland.game("warcraft", packs=["woods"])
    assert [(one.id, one.number) for one in plain.variant.by_number] == numbers
    sites = [site.id for site in plain.variant.sites]
    assert [site.id for site in game.variant.sites] == sites
    assert [game.variant.by_number[site.number].id for site in game.variant.sites] == sites
    result = marchland.play(game, ["random", "random"], seed=4)
    assert result.replay().verify is not None


def test_boards_of_warcraft_are_faces(installed: dict[str, Any], tmp_path: Path) -> None:
    """WC-3: a face of a pack may be laid out by name, is sketched, and keeps its own names."""
    text = "\n".join(
        f'[region.x{n}]\nterrain = "hill"\nedge = true\nnext = ["x{n + 1}"]' for n in range(1, 4)
    )
    (tmp_path / "small-9a.toml").write_text(
        f'name = "small-9a"\n{text}\n[region.x4]\nterrain = "fields"\nsite = true\n'
        'marks = ["entry", "magic"]\nname = "Vlčina"\n',
        encoding="utf-8",
    )
    installed["isles"] = Pack("warcraft", maps=tmp_path)
    game: Any = marchland.game("warcraft", packs=["isles"])
    assert "small-9a" in game.variant.boards.index
    assert len(game.drawing("small-9a")["regions"]) == 4
    state: Any = game.new_state(2, 1, map="large-1a+small-9a")
    assert state.describe(state.parse("conquer x4"), "cs") == "Dobýt region Vlčina"
    assert "Sobí lučiny" in state.describe(state.parse("conquer l1a-3"), "cs")


@pytest.mark.parametrize(
    ("name", "piece", "sentence"),
    [
        ("2p", "fortress", "has a board 2p, which is there already"),
        ("dale", "mist", "A board has the piece 'mist'; known: hole, lair, camp"),
    ],
)
def test_a_board_that_cannot_be_is_refused(
    installed: dict[str, Any], tmp_path: Path, name: str, piece: str, sentence: str
) -> None:
    installed["dale"] = Pack("small-world", maps=board(tmp_path / "maps", name, piece))
    with pytest.raises(marchland.BadContent, match=sentence):
        marchland.game("small-world", packs=["dale"])


def test_pieces_of_the_box_may_lie_on_a_board(installed: dict[str, Any], tmp_path: Path) -> None:
    """SW-W09: a fortress adds one to the price wherever it lies."""
    installed["dale"] = Pack("small-world", maps=board(tmp_path / "maps", "dale"))
    state: Any = marchland.game("small-world", packs="dale").new_state(2, 1, map="dale")
    assert state.to_dict()["pieces"] == {"B": ["fortress"]}
    assert state.defence == [0, 1]


def test_a_piece_keeps_its_number_or_is_refused(installed: dict[str, Any]) -> None:
    def pack(name: str) -> Pack:
        rule = type(name.title(), (House,), {"pieces": (Piece(name, 3),)})
        return Pack("small-world", house=[rule(f"{name}_lies")])

    installed.update(fog=pack("fog"), dew=pack("dew"))
    marchland.game("small-world", packs=["fog"])
    marchland.game("small-world", packs=["fog", "dew"])
    with pytest.raises(marchland.BadContent, match="name packs in one order"):
        marchland.game("small-world", packs=["dew", "fog"])


def test_more_races_than_a_set_can_hold_are_refused(installed: dict[str, Any]) -> None:
    many = [Weasels(f"weasels_{letter * n}") for letter in "abcdef" for n in range(1, 10)]
    installed["crowd"] = Pack("small-world", many)
    box: Any = marchland.game("small-world")
    all_of_them = len(box.variant.races) + len(many)
    with pytest.raises(marchland.BadContent, match=f"at most 66 races, not {all_of_them}"):
        marchland.game("small-world", packs=["crowd"])


def test_a_pack_of_another_kind_and_a_game_without_packs_are_refused(
    installed: dict[str, Any],
) -> None:
    installed["odd"] = type("Odd", (), {"game": "small-world"})()
    with pytest.raises(marchland.BadContent, match="odd is no Pack of marchland"):
        marchland.game("small-world", packs=["odd"])
    installed["cards"] = Pack("tiny-epic")
    with pytest.raises(marchland.BadContent, match="tiny-epic takes no packs"):
        marchland.game("tiny-epic", packs=["cards"])


def test_a_scenario_says_where_pieces_lie_in_its_own_table() -> None:
    data = {
        "game": "small-world",
        "players": 2,
        "seat": 1,
        "map": {"A": {"terrain": "hill", "edge": True, "pieces": ["lair"]}},
    }
    with pytest.raises(marchland.BadScenario, match=r"stand in \[pieces\]"):
        marchland.game("small-world").position(data)
