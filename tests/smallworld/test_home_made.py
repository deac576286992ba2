"""Races and powers of one's own: what they do, and what is refused (SW-R15, SW-W21)."""

import pickle
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core.replay import Replay, Seat
from marchland.core.scenario import run_file
from tests.playing import walk

GOOD = """
[race.foxes]
tokens = 7
tokens_of = "giants"
clauses = [{ earns_per = "forest", coins = 2 }, { cheaper = "hill", by = 2 }]

[power.generous]
tokens = 5
clauses = [{ earns = 3 }, { earns_per_conquest = 1 }, { reaches = "swamp" }]
"""
POSITION = """
game = "small-world"
players = 2
stage = "conquer"
[map]
A = { terrain = "forest", edge = true, next = ["B"] }
B = { terrain = "hill", next = ["C"] }
C = { terrain = "farmland", next = ["D", "E"] }
D = { terrain = "swamp" }
E = { terrain = "sea" }
[neutral]
D = 1
[[tribe]]
seat = 1
race = "foxes"
power = "generous"
hand = 6
holds = { A = 1 }
"""
CODE = '''
from pathlib import Path

from marchland.core.actions import Word
from marchland.smallworld.parts.ability import Power, Race

Path(__file__).with_name("loaded").write_text("yes")


class Moles(Race):
    """Mountains cost you one token less."""

    def price(self, g, t, r):
        """Take one off."""
        return -1 if g.map.terrain[r] == "mountain" else 0


class NoRace:
    """Something else."""


class NeedsMore(Race):
    """Cannot be made from a name."""

    def __init__(self):
        """Take nothing."""
        super().__init__("needs_more")


class Shouting(Power):
    """Has a word below those that are free."""

    words = (Word(17, "shout"),)


class Clashing(Power):
    """Has two words with one number."""

    words = (Word(600, "sing"), Word(600, "dance"))
'''


def written(folder: Path, text: str, name: str = "mine.toml") -> str:
    """Write a file of content and return its path."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def refused(folder: Path, text: str) -> str:
    """Return the sentence with which a file is refused."""
    with pytest.raises(marchland.BadContent) as error:
        marchland.game("small-world", content=[written(folder, text)])
    said = str(error.value)
    assert "\n" not in said
    assert said.endswith(".")
    return said


def test_numbers_and_ready_made_sentences_do_what_they_say(tmp_path: Path) -> None:
    """SW-R15, SW-W21: income, discount, reach and conquests, without a line of code."""
    game = marchland.game("small-world", content=[written(tmp_path, GOOD)])
    state: Any = game.position(tomllib.loads(POSITION))
    # B is a hill: 2 - 2, at least 1. The swamp D is reached from afar: 2 + 1.
    assert [state.describe(a) for a in state.legal_actions()] == [
        "conquer B",
        "conquer D",
        "stop",
    ]
    assert game.check(state, "price", {"B": 1, "D": 3}) is None
    state.apply(state.parse("conquer D"))
    state.apply(state.parse("stop"))
    for action in state.plan("deploy A=2 D=5"):
        state.apply(action)
    # Two regions, 2 for the forest, 3 a turn, 1 for the Lost Tribe's region.
    assert state.scores()[0] == 5 + 2 + 2 + 3 + 1


def test_a_race_that_borrows_tokens_sends_the_lender_home(tmp_path: Path) -> None:
    """SW-R15: the lender's banner is out of the game; a further badge is in it."""
    game: Any = marchland.game("small-world", content=[written(tmp_path, GOOD)])
    races = [race.id for race in game.variant.races]
    assert "giants" not in races
    assert races.count("foxes") == 1
    plain: Any = marchland.game("small-world")
    assert len(races) == len(plain.variant.races)
    assert len(game.variant.powers) == 21
    foxes = game.variant.race_index["foxes"]
    assert game.variant.race_supply[foxes] == 11
    assert game.variant.race_tokens[foxes] == 7
    assert [race.id for race in game.variant.races].index("foxes") == 4  # the lender's number


def test_the_boxed_game_stays_what_it_was(tmp_path: Path) -> None:
    """SW-R15: only who names the file plays with it."""
    marchland.game("small-world", content=[written(tmp_path, GOOD)])
    plain: Any = marchland.game("small-world")
    assert "giants" in plain.variant.race_index
    assert "foxes" not in plain.variant.race_index
    assert plain.content == []


def test_a_combo_never_brings_more_than_the_tray_holds(tmp_path: Path) -> None:
    """SW-P05, SW-P08: eight Dwarf tokens are lent, and a badge adds five in vain."""
    text = '[race.foxes]\ntokens = 7\ntokens_of = "dwarves"\n'
    game = marchland.game("small-world", content=[written(tmp_path, text)])
    data = tomllib.loads(POSITION)
    del data["tribe"]
    data |= {"stage": "pick", "column": ["foxes flying", "orcs hill"]}
    state = game.position(data)
    state.apply(state.parse("pick 1"))
    assert game.check(state, "hand", {"1": 8}) is None
    assert game.check(state, "tray", {"foxes": 0}) is None


def test_one_file_may_be_named_alone_and_as_a_path(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD)
    games = [marchland.game("small-world", content=c) for c in (path, Path(path), [Path(path)])]
    assert [[row["file"] for row in game.content] for game in games] == [["mine.toml"]] * 3


@pytest.mark.parametrize("players", [2, 5])
def test_whole_games_are_played_with_it(tmp_path: Path, players: int) -> None:
    """SW-R15, SW-W21: with saving, loading and a replay that names the file."""
    path = written(tmp_path, GOOD)
    game = marchland.game("small-world", content=[path])
    state = game.new_state(players=players, seed=5)
    for _ in walk(state, Random(5)):
        pass
    assert state.is_over
    assert game.load(state.serialize()) == state
    replay = Replay.from_state(state, [Seat(f"Seat {n}") for n in range(players)])
    [row] = replay.content
    assert (row["name"], row["file"]) == ("mine", "mine.toml")
    assert Replay.read(replay.to_json()).verify([path]).digest() == state.digest()


def test_a_class_of_ones_own_plays(tmp_path: Path) -> None:
    """SW-R15: a Python class beside the file."""
    (tmp_path / "moles.py").write_text(CODE)
    text = '[race.moles]\ntokens = 5\ntokens_of = "trolls"\npython = "moles.py:Moles"\n'
    game = marchland.game("small-world", content=[written(tmp_path, text)])
    data = tomllib.loads(POSITION.replace("foxes", "moles").replace("generous", "hill"))
    data["map"]["B"]["terrain"] = "mountain"
    state = game.position(data)
    assert game.check(state, "price", {"B": 2}) is None  # 2 + 1 - 1
    assert (tmp_path / "loaded").exists()


def test_the_digest_of_content_follows_the_class(tmp_path: Path) -> None:
    """SW-R15: changed code is other content, though the file that names it is the same."""
    text = '[race.moles]\ntokens = 5\ntokens_of = "trolls"\npython = "moles.py:Moles"\n'
    path = written(tmp_path, text)
    digests = []
    for code in (CODE, CODE + "\n"):
        (tmp_path / "moles.py").write_text(code)
        digests.append(marchland.game("small-world", content=[path]).content[0]["digest"])
    assert digests[0] != digests[1]


def test_no_replay_save_or_scenario_loads_code(tmp_path: Path) -> None:
    """SW-R15: code runs only because a person named its file."""
    (tmp_path / "moles.py").write_text(CODE)
    text = '[race.moles]\ntokens = 5\ntokens_of = "trolls"\npython = "moles.py:Moles"\n'
    path = written(tmp_path, text)
    game = marchland.game("small-world", content=[path])
    state = game.new_state(players=2, seed=1)
    replay = Replay.from_state(state, [Seat("A"), Seat("B")]).to_json()
    save = state.serialize()
    loaded = tmp_path / "loaded"
    loaded.unlink()

    with pytest.raises(
        marchland.BadReplay, match="open that file first, unchanged, or name it with --content"
    ):
        Replay.read(replay).verify()
    sly = replay.replace('"mine.toml"', f'"{path}"').replace('"mine"', f'"{tmp_path}/moles"')
    with pytest.raises(marchland.BadReplay):
        Replay.read(sly).verify()
    with pytest.raises(marchland.BadSave, match="home-made content"):
        marchland.game("small-world").load(save)
    scenario = tmp_path / "sly.toml"
    for line in (f'content = ["{path}"]', f'python = "{tmp_path}/moles.py:Moles"', ""):
        step = '[[step]]\ndo = ["stop"]\n'
        scenario.write_text(f"{line}\n{POSITION.replace('foxes', 'moles')}{step}")
        report = run_file(scenario)
        assert not report.ok
        assert not report.readable
    assert not loaded.exists()


def test_a_save_needs_the_same_content(tmp_path: Path) -> None:
    """SW-R15: not one that has been changed since."""
    path = written(tmp_path, GOOD)
    save = marchland.game("small-world", content=[path]).new_state(players=2, seed=1).serialize()
    other = written(tmp_path, GOOD.replace("tokens = 7", "tokens = 8"), "other.toml")
    with pytest.raises(marchland.BadSave, match="other home-made content"):
        marchland.game("small-world", content=[other]).load(save)


RACE = '[race.foxes]\ntokens = 7\ntokens_of = "giants"\n'
POWER = "[power.kind]\ntokens = 4\n"
WRONG = [
    ("", "has no [race.NAME] and no [power.NAME]"),
    ("race = 3", "race must be a table: [race.NAME]."),
    ("[race]\nfoxes = 3", "the race foxes must be a table: tokens, tokens_of, clauses, python"),
    ("title = 'x'\n" + RACE, "has no key 'title'; known: race, power, text, game, format"),
    ("text = 3\n" + RACE, "text is the name of a folder, not 3"),
    ("[race.foxes", "cannot be read"),
    (RACE + "tribe = 3", "the race foxes has no key 'tribe'; known: tokens, tokens_of"),
    (POWER + "tokens_of = 'orcs'", "the power kind has no key 'tokens_of'; known: tokens, clauses"),
    (RACE.replace("7", "11"), "1 to 10 tokens (tokens), not 11"),
    (RACE.replace("7", "0"), "1 to 10 tokens (tokens), not 0"),
    (RACE.replace("7", "true"), "1 to 10 tokens (tokens), not True"),
    (RACE.replace("7", '"7"'), "1 to 10 tokens (tokens), not '7'"),
    (RACE.replace("tokens = 7\n", ""), "1 to 10 tokens (tokens), not None"),
    (POWER.replace("4", "6"), "0 to 5 tokens (tokens), not 6"),
    (POWER.replace("4", "-1"), "0 to 5 tokens (tokens), not -1"),
    (RACE.replace("giants", "gnomes"), "not of 'gnomes'; known: amazons, dwarves, elves"),
    (RACE.replace('"giants"', '["giants"]'), "not of ['giants']; known: amazons"),
    ("[race.foxes]\ntokens = 7\n", "not of None; known: amazons"),
    (RACE.replace("7", "9").replace("giants", "dwarves"), "(9) than there are of dwarves (8)"),
    (RACE.replace("foxes", "Foxes"), "up to 60 small letters a to z, digits and underscores"),
    (RACE.replace("foxes", '"foxes\\nfoxes"'), "'foxes\\nfoxes' cannot be a name; use"),
    (RACE.replace("foxes", "f" * 61), "cannot be a name; use"),
    ("text = 'nowhere'\n" + RACE, "there is no folder 'nowhere' beside it"),
    ("text = 'moles.py'\n" + RACE, "there is no folder 'moles.py' beside it"),
    ('text = "\\u0000"\n' + RACE, "there is no folder"),
    (RACE.replace("foxes", "'2 foxes'"), "up to 60 small letters a to z, digits and underscores"),
    (RACE.replace("foxes", "orcs"), "called 'orcs'"),
    (POWER.replace("kind", "hill"), "called 'hill'"),
    (POWER.replace("kind", "orcs"), "called 'orcs'"),
    (RACE + RACE.replace("foxes", "hares"), "not of 'giants'"),
    (RACE + "clauses = 3", "the clauses of the race foxes must be a list"),
    (RACE + "clauses = ['earns']", "begins with one of these: earns_per, earns_beside"),
    (RACE + "clauses = [{}]", "begins with one of these: earns_per, earns_beside"),
    (RACE + "clauses = [{ flies = 1 }]", "begins with one of these: earns_per, earns_beside"),
    (RACE + "clauses = [{ earns_per = 'desert' }]", "cannot be 'desert'; known: farmland, fields"),
    (RACE + "clauses = [{ earns_per = ['hill'] }]", "cannot be ['hill']; known: farmland"),
    (RACE + "clauses = [{ earns_per = 'hill', by = 1 }]", "has no key 'by'; known: earns_per"),
    (RACE + "clauses = [{ cheaper = 'hill', coins = 1 }]", "has no key 'coins'; known: cheaper"),
    (RACE + "clauses = [{ lands_on = 'hill', by = 1 }]", "has no key 'by'; known: lands_on"),
    (RACE + "clauses = [{ earns = 0 }]", "earns is a whole number from 1 to 20, not 0"),
    (RACE + "clauses = [{ earns = 21 }]", "earns is a whole number from 1 to 20, not 21"),
    (RACE + "clauses = [{ earns = true }]", "earns is a whole number from 1 to 20, not True"),
    (RACE + "clauses = [{ earns_per = 'hill', coins = 1.5 }]", "number from 1 to 20, not 1.5"),
    (RACE + "clauses = [{ earns = 1, coins = 2 }]", "has no key 'coins'; known: earns"),
    (RACE + "clauses = [{ earns_per_conquest = 1, from = 'elves' }]", "be 'elves'; known: anyone"),
    (RACE + "clauses = [{ cheaper = 'hill', from = 1 }]", "foxes cannot be 1; known: anyone"),
    (RACE + "clauses = [{ recruits = 1, per = 0 }]", "recruits is a whole number from 1 to 20"),
    (RACE + "clauses = [{ spares = 'some' }]", "cannot be 'some'; known: conquered"),
    (RACE + "clauses = [{ leaves = 'none' }]", "leaves is a whole number from 1 to 20, not"),
    (RACE + "clauses = [{ builds = 'castle' }]", "cannot be 'castle'; known: hole, lair"),
    (RACE + "clauses = [{ builds = 'mountain' }]", "cannot be 'mountain'; known: hole, lair"),
    (RACE + "clauses = [{ builds = 'lair', on = 'roof' }]", "cannot be 'roof'; known: farmland"),
    (RACE + "clauses = [{ builds = 'lair', first = true }]", "from 1 to 20, not True"),
    (RACE + "clauses = [{ toll = 1, on = 'hill' }]", "has no key 'on'; known: toll, of"),
    (RACE + "reserve = 11", "reserve of the race foxes is a whole number from 0 to 10, not 11"),
    (RACE + "reserve = true", "reserve of the race foxes is a whole number from 0 to 10, not True"),
    (RACE + "reserve = 5", "needs more tokens (12) than there are of giants (11)"),
    (POWER + "reserve = 2", "the power kind has no key 'reserve'; known: tokens"),
    (RACE + "faction = 'horde'", "has a faction, but in this game nobody has one"),
    (RACE + "in_decline = 1", "in_decline of the race foxes cannot be 1; known: true, false"),
    (POWER + "free_in_decline = 'yes'", "free_in_decline of the power kind cannot be 'yes'"),
    (RACE + "python = 3", 'names its class as "file.py:Class"'),
    (RACE + "python = 'moles.py'", 'names its class as "file.py:Class"'),
    (RACE + "python = 'none.py:Moles'", "with the file beside this one"),
    (RACE + "python = '../moles.py:Moles'", "with the file beside this one"),
    (RACE + "python = 'mine.toml:Moles'", "with the file beside this one"),
    (RACE + f"python = '{'a' * 5_000}.py:Moles'", "with the file beside this one"),
    (f"text = '{'a' * 5_000}'\n" + RACE, "the name of a folder"),
    (RACE + "python = 'moles.py:Cats'", "has no class Cats that is a Race"),
    (RACE + "python = 'moles.py:NoRace'", "has no class NoRace that is a Race"),
    (RACE + "python = 'moles.py:NeedsMore'", "cannot be made of NeedsMore"),
    (POWER + "python = 'moles.py:Moles'", "has no class Moles that is a Power"),
    (POWER + "python = 'moles.py:Shouting'", "numbers from 512, not 17"),
    (POWER + "python = 'moles.py:Clashing'", "numbers of words"),
    (RACE + "python = 'broken.py:Moles'", "broken.py cannot be loaded"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_a_file_with_something_wrong_is_refused_in_a_sentence(
    tmp_path: Path, text: str, said: str
) -> None:
    """SW-R15, SW-W21: it names what is wrong and what is allowed."""
    (tmp_path / "moles.py").write_text(CODE)
    (tmp_path / "broken.py").write_text("def (")
    assert said in refused(tmp_path, text)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("raise SystemExit(3)", "cannot be loaded: 3."),
        ("raise ValueError('one\\ntwo')", "cannot be loaded: one two."),
        ("class Moles(Race):\n    words = 5", "cannot be made of Moles"),
        ("class Moles(Race):\n    clauses = 5", "cannot be made of Moles"),
        ("class Moles(Race):\n    def __init__(self, id_): self.x = 1 / 0", "division by zero"),
    ],
)
def test_code_that_fails_is_refused_in_a_sentence(tmp_path: Path, code: str, said: str) -> None:
    """SW-R15."""
    imported = "from marchland.smallworld.parts.ability import Race"
    (tmp_path / "moles.py").write_text(f"{imported}\n{code}\n")
    message = refused(tmp_path, RACE + "python = 'moles.py:Moles'")
    assert said in message
    assert len(message.splitlines()) == 1


def test_a_file_that_is_not_there_is_named() -> None:
    """SW-R15."""
    with pytest.raises(marchland.BadContent, match=r"There is no file nowhere\.toml"):
        marchland.game("small-world", content=["nowhere.toml"])


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    """SW-R15."""
    with pytest.raises(marchland.BadContent, match="cannot be read"):
        marchland.game("small-world", content=[str(tmp_path)])


@pytest.mark.parametrize("game", ["small-world", "warcraft", "tiny-epic"])
@pytest.mark.parametrize(
    ("source", "said"),
    [
        (b"[race.foxes]\ntokens = \n", "line 2"),
        (b"[race.foxes]\nname = '\xff'", "UTF-8"),
        (b"a = " + b"[" * 100_000, "nested too deep"),
    ],
)
def test_a_file_that_is_no_toml_is_refused_in_a_sentence(
    tmp_path: Path, game: str, source: bytes, said: str
) -> None:
    """SW-R15."""
    path = tmp_path / "mine.toml"
    path.write_bytes(source)
    with pytest.raises(marchland.BadContent, match=said) as refused:
        marchland.game(game, content=path)
    assert str(refused.value).startswith(f"{path} cannot be read: ")


def test_a_game_with_home_made_content_is_not_pickled(tmp_path: Path) -> None:
    """SW-R15: a pickle does not bring the file along, nor look for it."""
    game = marchland.game("small-world", content=[written(tmp_path, GOOD)])
    state = game.new_state(players=2, seed=5)
    for one in (game, state, marchland.checked(state)):
        with pytest.raises(TypeError, match="use serialize and load"):
            pickle.dumps(one)
