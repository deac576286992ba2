"""Every command of the command line: what it prints, and how it refuses."""

import json
import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

import marchland
from marchland.arena import cli_bench
from marchland.arena import figures as figures_of
from tests.arena.calling import said, scenario


@pytest.mark.parametrize(
    ("argv", "names"),
    [
        (["fly"], "'fly'"),
        (["simulate"], "GAME"),
        (["simulate", "chess"], "known: small-world"),
        (["simulate", "small-world", "--bots", "deep,random"], "known: random, easy, greedy"),
        (["simulate", "small-world", "--bots", "random,random,random", "--players", "2"], "2 pl"),
        (["simulate", "small-world", "--players", "9"], "2, 3, 4, 5"),
        (["simulate", "small-world", "--players", "two"], "'two'"),
        (["simulate", "small-world", "--players", "9" * 18], "not for 999"),
        (["simulate", "small-world", "--games", "0"], "'0'"),
        (["simulate", "small-world", "--map", "moon"], "known: 2p, 3p, 4p, 5p"),
        (["simulate", "small-world", "--ruling", "free_beer=true"], "hidden_coins"),
        (["simulate", "small-world", "--ruling", "hidden_coins"], "name=value"),
        (["simulate", "small-world", "--ruling", "hidden_coins=perhaps"], "known: true, false"),
        (["simulate", "small-world", "--content", "no-such-file.toml"], "no-such-file.toml"),
        (["check", "no-such-folder"], "no-such-folder"),
        (["check", "tests/scenarios", "--content", "no-such-file.toml"], "no-such-file.toml"),
        (["replay", "no-such-file"], "no-such-file"),
        (["rules", "chess"], "known: small-world"),
        (["rules", "small-world", "elephants"], "ratmen"),
        (["rules", "small-world", "--lang", "de"], "en, cs, hu, pl"),
        (["bench", "--seconds", "soon"], "'soon'"),
        (["serve", "--port", "65536"], "0 to 65535"),
        (["play", "--port", "-1"], "0 to 65535"),
        (["serve", "--port", "9" * 9000], "0 to 65535"),
        (["simulate", "small-world", "--seed", "9" * 9000], "too many digits"),
        (["simulate", "small-world", "--games", "-1"], "at least 1"),
        (["replay", "no-such-file", "--to", "9" * 9000], "too many digits"),
    ],
)
def test_a_wrong_call_is_one_sentence_with_what_is_allowed(
    capsys: pytest.CaptureFixture[str], argv: list[str], names: str
) -> None:
    status, out, err = said(capsys, *argv)
    assert status == 2
    assert out == ""
    assert len(err.splitlines()) == 1
    assert names in err
    assert "Traceback" not in err
    assert len(err) < 1_000


SMALL = ("simulate", "small-world", "--players", "3", "--games", "6", "--seed", "4", "--json")


def figures(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, object]:
    status, out, err = said(capsys, *argv)
    assert (status, err) == (0, "")
    found: dict[str, object] = json.loads(out)
    for key in ("seconds", "games_per_second", "actions_per_second"):
        assert found.pop(key)
    return found


def test_simulate_counts_wins_and_scores_by_bot_and_by_seat(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = figures(capsys, *SMALL)
    assert found["games"] == 6
    wins, means = found["wins"], found["mean_scores"]
    assert isinstance(wins, dict)
    assert isinstance(means, dict)
    assert wins["bots"] == {"random": 6}
    assert sum(wins["seats"]) == pytest.approx(6, abs=0.02)
    assert means["bots"]["random"] == pytest.approx(sum(means["seats"]) / 3, abs=0.02)


def test_a_series_is_the_same_again_and_in_several_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    once = figures(capsys, *SMALL)
    assert figures(capsys, *SMALL) == once
    assert figures(capsys, *SMALL, "--jobs", "2") == once
    assert figures(capsys, *SMALL[:-2], "5", "--json") != once


def test_a_games_file_where_none_can_be_is_refused_without_numbers_of_the_system(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    path = tmp_path / "taken" / "games.db"
    status, out, err = said(capsys, "serve", "--port", "0", "--database", str(path))
    assert (status, out) == (1, "")
    assert err == f"The games file {path} cannot be read: Not a directory.\n"


def test_the_bar_is_for_a_person_who_watches(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, out, err = said(capsys, "simulate", "small-world", "--games", "2")
    assert err == ""
    assert "2 games of small-world" in out
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    _, out, err = said(capsys, "simulate", "small-world", "--games", "2")
    assert err.endswith("2/2 games\n")
    assert "2/2" not in out


def test_a_folder_that_cannot_be_made_is_a_failed_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("", encoding="utf-8")
    call = ("simulate", "small-world", "--games", "1", "--replays", str(taken / "replays"))
    status, out, err = said(capsys, *call)
    assert (status, out) == (1, "")
    assert len(err.splitlines()) == 1
    assert str(taken) in err


def test_a_simulated_game_is_told_from_its_replay(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said(capsys, "simulate", "small-world", "--games", "1", "--replays", str(tmp_path))
    (path,) = tmp_path.glob("*.json")
    status, out, _ = said(capsys, "replay", str(path))
    assert status == 0
    assert "chance: draw=" in out
    assert "random 1: pick " in out
    assert "Final scores" in out
    assert 'game = "small-world"' in out


def test_a_replay_is_told_up_to_an_action(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said(capsys, "simulate", "small-world", "--games", "1", "--replays", str(tmp_path))
    (path,) = tmp_path.glob("*.json")
    status, out, _ = said(capsys, "replay", str(path), "--to", "13", "--json")
    told = json.loads(out)
    assert status == 0
    assert [line["n"] for line in told["actions"]] == list(range(1, 14))
    assert [line["seat"] for line in told["actions"]] == [-1] * 12 + [0]
    assert told["position"]["players"] == 2
    assert told["over"] is False
    status, _, err = said(capsys, "replay", str(path), "--to", "100000")
    assert status == 2
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "cs",
            [
                "Small World (2 hráči, 10 kol)",
                "náhoda: ",
                "Vzít kombinaci ",
                "Konečné body: ",
                "vítězství: ",
            ],
        ),
        (
            "hu",
            [
                "Small World (2 játékos, 10 forduló)",
                "véletlen: ",
                "kombináció",
                "Végeredmény: ",
                "győztes: ",
            ],
        ),
        (
            "pl",
            [
                "Small World (2 graczy, 10 rund)",
                "los: ",
                "Weź zestaw ",
                "Wynik końcowy: ",
                "zwycięstwo: ",
            ],
        ),
    ],
)
def test_a_replay_is_told_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, told: list[str]
) -> None:
    said(capsys, "simulate", "small-world", "--games", "1", "--replays", str(tmp_path))
    (path,) = tmp_path.glob("*.json")
    status, out, err = said(capsys, "replay", str(path), "--lang", lang)
    assert (status, err) == (0, "")
    plain = out.replace("\N{NO-BREAK SPACE}", " ")
    assert [words for words in told if words not in plain] == []
    assert "pick " not in out
    assert "chance" not in out
    status, _, err = said(capsys, "replay", str(path), "--lang", "tlh")
    assert (status, len(err.splitlines())) == (2, 1)


@pytest.mark.parametrize(("game", "opponent"), [("warcraft", "Murlocs"), ("tiny-epic", "D")])
def test_a_game_that_nobody_at_the_table_won_is_told_to_its_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str, opponent: str
) -> None:
    """The winner has a place behind the seats: WC-17.2, TEK-12."""
    call = ("simulate", game, "--players", "1", "--games", "1", "--replays", str(tmp_path))
    said(capsys, *call)
    (path,) = tmp_path.glob("*.json")
    assert json.loads(said(capsys, "replay", str(path), "--json")[1])["winners"] == [1], opponent
    status, out, err = said(capsys, "replay", str(path))
    assert (status, err) == (0, "")
    assert out.endswith("won by the opponent that nobody plays\n")


def test_a_name_in_a_replay_cannot_break_a_line_or_steer_the_console(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said(capsys, "simulate", "small-world", "--games", "1", "--replays", str(tmp_path))
    (path,) = tmp_path.glob("*.json")
    document = json.loads(path.read_text(encoding="utf-8"))
    document["seats"][0]["name"] = "Anna\n\x1b[31mRob"
    path.write_text(json.dumps(document), encoding="utf-8")
    status, out, err = said(capsys, "replay", str(path), "--to", "13")
    assert (status, out) == (2, "")
    assert err == (
        "This replay has a name that is not allowed. Seat 1 needs a name of 1 to 40 characters "
        "that can be read.\n"
    )


def test_a_replay_that_does_not_play_back_is_a_failed_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said(capsys, "simulate", "small-world", "--games", "1", "--replays", str(tmp_path))
    (path,) = tmp_path.glob("*.json")
    document = json.loads(path.read_text(encoding="utf-8"))
    document["history"][0] = document["history"][1]
    path.write_text(json.dumps(document), encoding="utf-8")
    status, out, err = said(capsys, "replay", str(path))
    assert (status, out) == (1, "")
    assert err.startswith("Action 1 of the replay, 'draw=")


@pytest.mark.parametrize(
    ("key", "value", "named"),
    [
        ("rules", 99, "rules number 99"),
        ("format", 99, "format 99"),
        ("map", {"name": "2p", "digest": "0" * 16}, "is not the one"),
        ("content", [{"name": "foxes", "file": "foxes.toml", "digest": "0"}], "'foxes.toml'"),
        ("game", "chess", "known: small-world"),
    ],
)
def test_a_replay_that_cannot_be_opened_here_is_a_wrong_call(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, key: str, value: object, named: str
) -> None:
    said(capsys, "simulate", "small-world", "--games", "1", "--replays", str(tmp_path))
    (path,) = tmp_path.glob("*.json")
    document = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**document, key: value}), encoding="utf-8")
    status, out, err = said(capsys, "replay", str(path))
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert named in err


def test_rules_tell_what_an_ability_does_in_the_readers_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, english, _ = said(capsys, "rules", "small-world", "Dragon Master")
    _, by_id, _ = said(capsys, "rules", "small-world", "dragon_master")
    _, czech, _ = said(capsys, "rules", "small-world", "dragon_master", "--lang", "cs")
    assert english == by_id
    assert english.startswith("Dragon Master (5)\n")
    assert czech.splitlines()[0].endswith("(5)")
    assert czech != english


def test_rules_say_what_stays_in_decline(capsys: pytest.CaptureFixture[str]) -> None:
    _, trolls, _ = said(capsys, "rules", "small-world", "trolls")
    _, humans, _ = said(capsys, "rules", "small-world", "humans")
    assert "In decline: " in trolls
    assert "In decline: " not in humans


def test_rules_without_a_name_tell_all_races_and_powers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = said(capsys, "rules", "small-world")
    assert len([line for line in out.splitlines() if not line.startswith(" ")]) == len(
        marchland.game("small-world").abilities
    )


def test_help_loads_no_game_and_no_server() -> None:
    script = (
        "import sys\n"
        "from marchland.arena.cli import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "heavy = ('uvicorn', 'starlette', 'fluent', 'marchland.smallworld')\n"
        "sys.exit(len([name for name in heavy if name in sys.modules]))"
    )
    run = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True)
    assert run.returncode == 0
    assert b"simulate" in run.stdout


def test_the_package_runs_as_a_module(tmp_path: Path) -> None:
    path = scenario(tmp_path, "a.toml")
    run = subprocess.run(
        [sys.executable, "-m", "marchland", "check", str(path)],
        check=False,
        capture_output=True,
        text=True,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, f"ok {path}\n", "")


@pytest.mark.parametrize("closed", [False, True])
def test_a_console_without_some_letters_is_no_reason_to_fail(*, closed: bool) -> None:
    """The ő of a Hungarian sentence becomes a question mark; a closed output gets nothing."""
    run = subprocess.run(
        [sys.executable, "-m", "marchland", "rules", "warcraft", "goblins", "--lang", "hu"],
        check=False,
        capture_output=True,
        preexec_fn=(lambda: os.close(1)) if closed else None,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert (b"Goblins" in run.stdout) is not closed


def test_bench_prints_a_row_for_each_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figures_of, "SAMPLE", 50)
    monkeypatch.setattr(figures_of, "ROUNDS", 1)
    status = cli_bench.run(Namespace(json=True, seconds=0.01))
    document = json.loads(capsys.readouterr().out)
    assert status == 0
    rows = document["figures"]
    for name in marchland.games():
        players = list(marchland.game(name).players)
        played = [r for r in rows if r["game"] == name and r["figure"] == "random games"]
        assert [row["players"] for row in played] == players
    copied = [row for row in rows if row["figure"] == "copy"]
    assert {row["players"] for row in copied} == {2}
    for row in rows:
        assert row["value"] > 0
    assert {row["unit"] for row in rows} == {"games/s", "actions/s", "µs", "s"}
    assert isinstance(document["compiled"], bool)


def test_rules_tell_each_level_of_a_card_and_where_it_comes_from(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """TEK-13: Birdfolk are printed in the rulebook, Orcs in part on public pages."""
    _, birds, _ = said(capsys, "rules", "tiny-epic", "birdfolk")
    _, czech, _ = said(capsys, "rules", "tiny-epic", "ptakolidé", "--lang", "cs")
    _, orcs, _ = said(capsys, "rules", "tiny-epic", "orcs")
    _, land, _ = said(capsys, "rules", "tiny-epic", "t01a")
    assert birds.startswith(
        "Birdfolk (as printed)\n    1  When you Quest, you may move two meeples."
    )
    assert birds.count("(as printed)") == 6
    assert czech.startswith("Ptakolidé (podle pravidel)\n")
    unwrapped = " ".join(orcs.split())
    assert unwrapped.count("(our own design)") == 4
    assert unwrapped.count("(from public pages)") == 2
    assert land == "Greenridge (our own design)\n"
