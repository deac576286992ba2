"""A bot of one's own: named by its file, with options, played from Python and by commands."""

import json
import re
import sys
from pathlib import Path

import pytest

import marchland
from marchland import Bot, bots, play
from marchland.arena.cli import main
from marchland.bots import registry
from marchland.core.game import State
from marchland.core.replay import Replay
from marchland.server.library import Library
from marchland.server.protocol import Seat
from marchland.server.run import listed, offering

FILE = """
from marchland import Bot

class Mine(Bot):
    def __init__(self, depth=1, seed=None):
        self.depth, self.seed = depth, seed

    def choose(self, view, actions):
        return actions[self.depth % len(actions)]

class Plain(Bot):
    def choose(self, view, actions):
        return actions[0]

class Loose(Plain):
    def __init__(self, **options):
        self.options = options

class Loud(Plain):
    def choose(self, view, actions):
        print("thinking of", len(actions))
        return actions[0]

class Raises(Plain):
    def choose(self, view, actions):
        raise ValueError("lost\\nthe thread")

class Leaves(Plain):
    def choose(self, view, actions):
        raise SystemExit(3)

class Cheats(Plain):
    def choose(self, view, actions):
        return -5

class Mute(Plain):
    def choose(self, view, actions):
        return None

class Unborn(Plain):
    def __init__(self):
        raise ValueError("not today")

class Half(Bot):
    pass

class Thing:
    pass
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in a folder with a file of bots."""
    (tmp_path / "mine.py").write_text(FILE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])


@pytest.mark.parametrize(
    ("text", "label", "facts"),
    [
        ("mine.py:Mine", "mine.py:Mine", {"depth": 1, "seed": 7}),
        ("mine.py:Mine@depth=3", "mine.py:Mine@depth=3", {"depth": 3, "seed": 7}),
        ("mine.py:Mine@depth=0.5@seed=x", "mine.py:Mine@depth=0.5@seed=x", {"seed": "x"}),
        ("mine.py:Mine@depth=true", "mine.py:Mine@depth=true", {"depth": True}),
        ("./mine.py:Mine@depth=3", "mine.py:Mine@depth=3", {"depth": 3}),
        ("mine.py:Loose@a=1@b=c", "mine.py:Loose@a=1@b=c", {"options": {"a": 1, "b": "c"}}),
        ("mine.py:Plain", "mine.py:Plain", {}),
        ("random@seed=3", "random@seed=3", {}),
        ("greedy", "greedy", {}),
    ],
)
def test_options_are_arguments_of_the_class_and_a_seed_comes_by_itself(
    text: str, label: str, facts: dict[str, object]
) -> None:
    named = bots.find(text)
    assert named.label == label
    made = named(7)
    assert {key: getattr(made, key) for key in facts} == facts


def test_a_bot_is_named_by_its_whole_path_and_recorded_by_its_file(tmp_path: Path) -> None:
    named = bots.find(f"{tmp_path}/mine.py:Mine@depth=2")
    assert (named.label, named.name) == ("mine.py:Mine@depth=2", "Mine")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "deep",
            f"There is no bot called 'deep'; known: {', '.join(registry.OURS)}, FILE.py:Class.",
        ),
        ("other.py:Mine", "There is no file 'other.py'."),
        (
            "mine.py:Yours",
            (
                "mine.py has no class 'Yours'; its classes: Mine, Plain, Loose, Loud, Raises, "
                "Leaves, Cheats, Mute, Unborn, Half, Thing."
            ),
        ),
        (
            "mine.py:Thing",
            "Thing of mine.py is no bot: a bot is a class with a method choose(view, actions).",
        ),
        ("mine.py:Half", r"The bot mine.py:Half cannot be made: TypeError: Can't instantiate .*\."),
        ("mine.py:Unborn", "The bot mine.py:Unborn cannot be made: ValueError: not today."),
        (
            "mine.py:Mine@width=3",
            "The bot 'mine.py:Mine@width=3' has no option 'width'; known: depth, seed.",
        ),
        ("greedy@width=3", "The bot 'greedy@width=3' has no option 'width'; known: seed."),
        (
            "greedy@fast",
            (
                "'greedy@fast' has the option 'fast'; options are written as @key=value, as in "
                "greedy@seed=2."
            ),
        ),
        (
            "broken.py:Mine",
            r"broken.py cannot be loaded: SyntaxError: .*\(broken.py, line 1\)\.",
        ),
        (
            "raises.py:Mine",
            r"raises.py cannot be loaded: ZeroDivisionError: .* \(raises.py, line 2\)\.",
        ),
    ],
)
def test_a_bot_that_cannot_be_had_is_one_sentence_and_a_wrong_call(
    capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    Path("broken.py").write_text("class Mine(:\n", encoding="utf-8")
    Path("raises.py").write_text("\n1 / 0\n", encoding="utf-8")
    form = sentence if "\\" in sentence else re.escape(sentence)
    with pytest.raises((marchland.BadBot, marchland.UnknownBot), match=f"^{form}$"):
        bots.make(text)
    assert main(["simulate", "small-world", "--games", "1", "--bots", text]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert re.fullmatch(f"{form}\n", printed.err)


LEGAL = "which is not legal: it chooses one of the 6 actions that it is given."


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("Raises", f"failed: ValueError: lost the thread (mine.py, line {{{'Raises'}}})."),
        ("Leaves", f"failed: SystemExit: 3 (mine.py, line {{{'Leaves'}}})."),
        ("Cheats", f"chose -5, {LEGAL}"),
        ("Mute", "chose None, which is no action but another thing."),
    ],
)
def test_a_bot_that_misbehaves_is_one_sentence_and_a_failed_run(
    capsys: pytest.CaptureFixture[str], bot: str, what: str, jobs: str
) -> None:
    line = FILE.splitlines().index(f"class {bot}(Plain):") + 3
    call = ("simulate", "small-world", "--games", "2", "--jobs", jobs, "--json")
    assert main([*call, "--bots", f"mine.py:{bot},random"]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == f"The bot in seat 1, {bot}, {what.format(**{bot: line})}\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_a_bot_prints_does_not_mix_with_the_figures(
    capfd: pytest.CaptureFixture[str], jobs: str
) -> None:
    call = ("simulate", "small-world", "--games", "2", "--jobs", jobs, "--json")
    assert main([*call, "--bots", "mine.py:Loud,random"]) == 0
    printed = capfd.readouterr()
    assert json.loads(printed.out)["bots"] == ["mine.py:Loud", "random"]
    assert "thinking of" in printed.err


class Last(Bot):
    def choose(self, view: State, actions: list[int]) -> int:
        return actions[-1]


def test_a_game_from_python_has_a_result_and_a_replay() -> None:
    game = marchland.game("small-world")
    result = play(game, [Last(), "mine.py:Mine@depth=2", "random"], seed=7)
    assert result.state.is_over
    assert result.scores == result.state.scores()
    assert result.winners == result.state.winners()
    replay = Replay.read(result.replay().to_json())
    assert replay.verify().scores() == result.scores
    assert [(seat.name, seat.kind, seat.bot) for seat in replay.seats] == [
        ("Last 1", "bot", "Last"),
        ("Mine 2", "bot", "mine.py:Mine@depth=2"),
        ("random 3", "bot", "random"),
    ]
    again = play(game, [Last(), "mine.py:Mine@depth=2", "random"], seed=7)
    other = play(game, [Last(), "mine.py:Mine@depth=2", "random"], seed=8)
    assert again.state.history == result.state.history
    assert other.state.history != result.state.history


def test_map_and_rulings_are_those_of_the_table() -> None:
    game = marchland.game("small-world")
    result = play(game, ["random"] * 2, map="2p", rulings={"hidden_coins": False})
    assert result.state.rulings["hidden_coins"] is False
    with pytest.raises(marchland.UnknownMap):
        play(game, ["random"] * 2, map="moon")
    with pytest.raises(marchland.BadPlayers):
        play(game, ["random"])


def test_a_thing_that_is_no_bot_is_refused_with_its_seat() -> None:
    wrong: list[object] = ["random", Last]
    with pytest.raises(marchland.BadBot, match=r"Seat 2 was given the class Last; .*: Last\(\)\."):
        play(marchland.game("small-world"), wrong, seed=1)  # type: ignore[arg-type]
    with pytest.raises(marchland.BadBot, match=r"Seat 1 was given 7; it needs a bot"):
        play(marchland.game("small-world"), [7, 8], seed=1)  # type: ignore[list-item]


def test_the_page_offers_a_bot_that_the_host_named_and_no_other() -> None:
    offered = offering(listed(["mine.py:Plain, mine.py:Mine@depth=4", "greedy@seed=1"]))
    names = ["mine.py:Plain", "mine.py:Mine@depth=4", "greedy@seed=1"]
    assert list(offered) == [*names, *registry.OURS]
    library = Library(bots=lambda: offered)
    assert library.seats([Seat("A"), Seat("B", "bot", "mine.py:Mine@depth=4")])
    assert vars(library.maker("mine.py:Mine@depth=4")())["depth"] == 4
    with pytest.raises(Exception, match=r"no bot called 'mine\.py:Loose'"):
        library.seats([Seat("A", "bot", "mine.py:Loose")])


@pytest.mark.parametrize("command", ["play", "serve"])
@pytest.mark.parametrize(
    ("named", "said"),
    [("other.py:Mine", "no file 'other.py'"), ("mine.py:Plain,./mine.py:Plain", "twice")],
)
def test_a_server_does_not_start_with_a_bot_that_cannot_be_had(
    capsys: pytest.CaptureFixture[str], command: str, named: str, said: str
) -> None:
    assert main([command, "--port", "0", "--database", "games.db", "--bots", named]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert said in printed.err


def test_a_file_that_has_changed_is_read_anew(tmp_path: Path) -> None:
    assert vars(bots.make("mine.py:Mine"))["depth"] == 1
    changed = FILE.replace("depth=1", "depth=9")
    (tmp_path / "mine.py").write_text(changed, encoding="utf-8")
    assert vars(bots.make("mine.py:Mine"))["depth"] == 9
