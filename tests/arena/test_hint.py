"""`marchland hint`: the best ways on from a replay or a scenario."""

import json
from pathlib import Path

import pytest

import marchland
from marchland.arena.cli import main
from marchland.arena.cli_hint import ahead
from marchland.arena.cli_rules import PAGE
from marchland.bots.advice import Advice
from marchland.core.replay import Replay, Seat
from marchland.texts import Texts

SCENARIO = Path(__file__).parents[1] / "scenarios" / "small-world"


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    """A game of two seats that ends in its second choice."""
    state = marchland.game("small-world").new_state(2, 5)
    state.apply(state.legal_actions()[0])
    while state.to_move == marchland.CHANCE:
        state.apply(state.chance_outcomes()[0][0])
    file = tmp_path / "game.json"
    file.write_text(Replay.from_state(state, [Seat("Anna"), Seat("Béla")]).to_json())
    return file


def test_the_best_ways_come_first_and_their_words_are_read_back(
    replay: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", str(replay), "--bot", "strong@sims=12@seconds=600", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["options"]
    assert 1 <= len(found) <= 3
    values = [option["value"] for option in found]
    assert values == sorted(values, reverse=True)
    for option in found:
        state = Replay.read(replay.read_text()).play()
        assert set(option) == {"actions", "words", "text", "value", "why"}
        assert all(set(line) == {"key", "args"} for line in option["why"])
        for action, words in zip(option["actions"], option["words"], strict=True):
            assert state.parse(words) == action
            assert action in state.legal_actions()
            state.apply(action)
        assert "Anna" in option["text"]


def test_the_same_question_gets_the_same_answer_in_words_of_the_language(
    replay: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for _ in range(2):
        call = ["hint", str(replay), "--bot", "strong@sims=8@seconds=600", "--lang", "hu"]
        assert main(call) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "innentől a végéig várhatóan" in told[0]


def test_a_region_is_called_by_its_terrain(
    replay: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = Replay.read(replay.read_text()).play()
    while "conquer" not in state.describe(state.legal_actions()[0]):
        state.apply(state.legal_actions()[0])
    # What is asked next is where to march, so each way names a region.
    text = Replay.from_state(state, [Seat("Anna"), Seat("Béla")]).to_json()
    replay.write_text(text)
    call = ["hint", str(replay), "--bot", "strong@sims=8@seconds=600", "--lang", "cs", "--json"]
    assert main(call) == 0
    terrains = {"kopce", "rolnickou oblast", "les", "pohoří", "bažinu", "moře", "jezero"}
    for option in json.loads(capsys.readouterr().out)["options"]:
        assert any(f"{terrain}\N{NO-BREAK SPACE}" in option["text"] for terrain in terrains)


def test_a_scenario_is_asked_about_as_it_begins(capsys: pytest.CaptureFixture[str]) -> None:
    file = min(path for path in SCENARIO.rglob("*.toml") if path.parent.name != "maps")
    assert main(["hint", str(file), "--seconds", "0.2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["options"]


def test_what_cannot_be_asked_is_refused_in_one_sentence(
    replay: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over = tmp_path / "over.json"
    result = marchland.play(marchland.game("small-world"), ["random"] * 2, seed=3)
    over.write_text(Replay.from_state(result.state, [Seat("A"), Seat("B")]).to_json())
    calls = [
        ([str(over)], "The game is over, so there is nothing left to advise."),
        ([str(over), "--to", "0"], "Chance is to move here; a hint is for a seat that has a"),
        ([str(replay), "--to", "99"], "This replay has"),
        (
            [str(replay), "--bot", "greedy"],
            "The bot 'greedy' gives no advice; these do: strong, best.",
        ),
        ([str(replay), "--bot", "nobody"], "There is no bot called 'nobody';"),
        ([str(replay), "--seconds", "0"], "A bot thinks for a number of seconds above 0"),
        ([str(tmp_path / "none.json")], "There is no file"),
    ]
    for call, said in calls:
        assert main(["hint", *call]) == 2
        told = capsys.readouterr().err
        assert told.startswith(said), told
        assert told.count("\n") == 1


SAID = {
    "en": ("6 less than Bryn", "6 less than the others"),
    "cs": ("o 6 méně, než získá Bryn", "o 6 menší než u ostatních"),
    "hu": ("mint amennyit Bryn szerez: kb. 6", "mint a többieké: kb. 6"),
    "pl": ("6 mniej, niż zyska Bryn", "6 mniej niż u pozostałych"),
}


@pytest.mark.parametrize("lang", SAID)
def test_an_only_opponent_is_called_by_name_and_more_are_the_others(lang: str) -> None:
    for players, words in zip((2, 3), SAID[lang], strict=True):
        view = marchland.game("small-world").new_state(players, seed=1)
        texts = Texts(
            lang,
            [*view.game.texts, PAGE, PAGE / "dialogs"],
            seats=["Anna", "Bryn", "Cyril"],
            strict=True,
        )
        way = Advice((), -6.0, -6.0, is_hidden=True, is_early=False, told=[], why=[], regions=[])
        assert view.to_move == 0
        assert texts.sentence(ahead(view, way)).replace("\xa0", " ").endswith(words)
