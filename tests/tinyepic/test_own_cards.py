"""A group that owns the cards puts printed values into a file of its own."""

import random
from pathlib import Path

import pytest

import marchland
from marchland.core.replay import Replay, Seat
from marchland.tinyepic.game import TinyEpic

ORCS = """
[faction.orcs]
set = "base"
mark = "public"
{levels}
"""
LEVEL = """
[[faction.orcs.level]]
mark = "public"
[[faction.orcs.level.effects]]
op = "gain"
when = "on_reach"
res = {{ ore = {ore} }}
"""


def orcs(*ores: str) -> str:
    return ORCS.format(levels="".join(LEVEL.format(ore=ore) for ore in ores))


def with_file(folder: Path, text: str) -> TinyEpic:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    game = marchland.game("tiny-epic", [str(path)])
    assert isinstance(game, TinyEpic)
    return game


def refused(folder: Path, text: str) -> str:
    with pytest.raises(marchland.BadContent) as caught:
        with_file(folder, text)
    return str(caught.value)


def test_a_faction_of_ones_own_takes_the_place_of_the_shipped_one(tmp_path: Path) -> None:
    game = with_file(tmp_path, orcs("1", "2", "3", "4", "5"))
    number = game.box.faction_index["orcs"]
    assert game.box.factions[number].mark == "public"
    assert [c.op for level in game.box.factions[number].levels for c in level] == ["gain"] * 5
    shipped = marchland.game("tiny-epic")
    assert isinstance(shipped, TinyEpic)
    assert shipped.box.factions[number].mark == "original"
    assert len(game.box.factions) == len(shipped.box.factions)


def test_the_file_is_named_in_replays_and_saves(tmp_path: Path) -> None:
    game = with_file(tmp_path, orcs("1", "2", "3", "4", "5"))
    state = game.new_state(2, seed=1)
    rng = random.Random(1)
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
    replay = Replay.from_state(state, [Seat("a"), Seat("b")])
    assert [one["file"] for one in replay.content] == ["mine.toml"]
    with pytest.raises(marchland.BadReplay, match=r"mine\.toml"):
        replay.verify()
    assert replay.verify([str(tmp_path / "mine.toml")]) == state
    with pytest.raises(marchland.BadSave):
        marchland.game("tiny-epic").load(state.serialize())


def test_the_tower_may_be_worth_what_the_printed_card_says(tmp_path: Path) -> None:
    """TEK-A1."""
    game = with_file(tmp_path, "[constants]\ntower_points = [0, 1, 3, 5, 7, 9, 11]\n")
    setup = game.setup(2, "base", {})
    assert setup.tower_points == [0, 1, 3, 5, 7, 9, 11]


def test_a_wrong_value_is_refused_with_its_line(tmp_path: Path) -> None:
    message = refused(tmp_path, orcs("1", "2", "12", "4", "5"))
    line = orcs("1", "2", "12", "4", "5").splitlines().index("res = { ore = 12 }") + 1
    assert f"line {line}:" in message
    assert "ore must be a whole number from 0 to 9, not 12" in message


def test_a_wrong_key_is_refused_with_its_line(tmp_path: Path) -> None:
    text = orcs("1", "2", "3", "4", "5").replace('set = "base"', 'sett = "base"\nset = "base"')
    message = refused(tmp_path, text)
    assert "line 3:" in message
    assert "'sett'" in message


def test_an_effect_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    text = orcs("1", "2", "3", "4", "5").replace('op = "gain"', 'op = "win"', 1)
    message = refused(tmp_path, text)
    assert "line 9:" in message
    assert "op must be one of these" in message


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("format = 2\n" + orcs("1", "2", "3", "4", "5"), "of the format 2"),
        (
            'game = "small-world"\n' + orcs("1", "2", "3", "4", "5"),
            "is for the game 'small-world', not for",
        ),
        (
            orcs("1", "2", "3", "4", "5").replace("set =", "name = 'Uruks'\nset ="),
            "name of orcs must be a table: en, cs",
        ),
        (orcs("1", "2", "3", "4", "5").replace("set =", "name = {de = 'Orks'}\nset ="), "'de'"),
        (
            orcs("1", "2", "3", "4", "5").replace(
                'mark = "public"\n[[', 'mark = "public"\nsays = {en = ""}\n[[', 1
            ),
            "1 to 400 characters",
        ),
        (orcs("1", "2"), "2 levels; a faction has 5"),
        ("[constants]\ncap = 12\n", "not 'cap'"),
        ("[constants]\ntower_points = [1, 2]\n", "a list of whole numbers, 7 in all"),
        ("[hero.Baron]\nmark = 'public'\n", "'Baron'"),
        ("", "has no [faction.NAME]"),
        ("[faction.orcs\n", "line 1"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    message = refused(tmp_path, text)
    assert said in message
    assert "\n" not in message


def test_a_side_with_a_crooked_grid_is_refused(tmp_path: Path) -> None:
    text = """
[land.t01a]
card = 1
side = "a"
set = "base"
mark = "public"
grid = ["aaaa"]
[land.t01a.region.a]
terrain = "forest"
anchor = [1.5, 1.5]
"""
    message = refused(tmp_path, text)
    assert "line 7:" in message
    assert "8 rows of 12 letters" in message


def test_a_shipped_sentence_does_not_speak_of_an_own_card(tmp_path: Path) -> None:
    """A level that the group has no sentence for is shown by its number alone."""
    text = tmp_path / "text"
    text.mkdir()
    (text / "en.ftl").write_text("faction-orcs-2 = Gain 2 ore.\n", encoding="utf-8")
    game = with_file(tmp_path, orcs("1", "2", "3", "4", "5"))
    state = game.new_state(2, 1, rulings={"factions": "picked"})
    while state.view(frozenset({state.to_move}))["stage"] != "pick-faction":
        state.apply(state.legal_actions()[0])
    offered = state.view(frozenset({state.to_move}))["offered"]
    assert [level["told"] for level in offered["orcs"]["levels"]] == [False, True, *[False] * 3]
    assert all(level["told"] for level in offered["elves"]["levels"])


def test_a_game_with_a_land_of_ones_own_asks_for_the_file_first(tmp_path: Path) -> None:
    """The file is what is missing, not the map that it changed."""
    page = (Path(__file__).parents[2] / "docs" / "tiny-epic-cards.md").read_text("utf-8")
    game = with_file(
        tmp_path, page.partition("```toml a-land-of-ours.toml\n")[2].partition("```")[0]
    )
    replay = Replay.from_state(game.new_state(2, seed=1), [Seat("a"), Seat("b")])
    with pytest.raises(
        marchland.BadReplay, match=r"open that file first, unchanged, or name it with --content"
    ):
        replay.verify()
