"""`marchland arena`: runs that go on, files of games, and what is refused."""

import json
import os
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import marchland
from marchland.arena import workers
from marchland.arena.contest import Contest
from tests.arena.calling import said

KEYS = {"game", "players", "seed", "games", "seconds", "jobs", "pairings", "bots"}
PAIRING = {
    "a", "b", "games", "wins_a", "wins_b", "draws", "share_a", "low", "high", "equal",
    "score_a", "score_b",
}  # fmt: skip
BOT = {"bot", "games", "share", "rating", "rating_sigma", "seconds_per_choice"}
BOTS = '''
import os, sys, time
from pathlib import Path
from marchland import Bot

class First(Bot):
    """Takes the first legal action."""
    def choose(self, view, actions):
        return actions[0]

class Raises(Bot):
    def choose(self, view, actions):
        raise ValueError("no idea")

class Sleeps(Bot):
    def choose(self, view, actions):
        time.sleep(60)

class Cheats(Bot):
    def choose(self, view, actions):
        return 5

class Prints(Bot):
    def choose(self, view, actions):
        print("thinking")
        return actions[0]

class Impossible(Bot):
    def __init__(self, sims=100):
        if sims < 1:
            raise ValueError("sims is at least 1")
    def choose(self, view, actions):
        return actions[0]

class Dies(Bot):
    """Takes its process along once."""
    def choose(self, view, actions):
        try:
            Path(__file__).with_name("died").touch(exist_ok=False)
        except FileExistsError:
            return actions[0]
        os._exit(1)
'''


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Write a file of bots."""
    file = tmp_path / "own.py"
    file.write_text(BOTS, encoding="utf-8")
    return file


def arena(capsys: pytest.CaptureFixture[str], *argv: object) -> dict[str, Any]:
    """Run an arena and return its figures."""
    status, out, err = said(capsys, "arena", *map(str, argv), "--json")
    assert status == 0, err
    shown: dict[str, Any] = json.loads(out)
    return shown


def lasting(shown: dict[str, Any]) -> dict[str, Any]:
    """Return the figures without those that a clock decides."""
    kept = {key: value for key, value in shown.items() if key not in ("seconds", "jobs")}
    return {
        **kept, "bots": [{**bot, "seconds_per_choice": None} for bot in shown["bots"]]
    }  # fmt: skip


def test_the_figures_have_their_keys_and_do_not_depend_on_the_jobs(
    capsys: pytest.CaptureFixture[str], own: Path
) -> None:
    argv = ("small-world", "--bots", f"random,{own}:First,{own}:Impossible@sims=3", "--games", 5)
    alone = arena(capsys, *argv)
    several = arena(capsys, *argv, "--jobs", 2)
    assert lasting(alone) == lasting(several)
    assert (alone["jobs"], several["jobs"]) == (1, min(2, os.cpu_count() or 1))
    assert set(alone) == KEYS
    assert [set(row) for row in alone["pairings"]] == [PAIRING] * 3
    assert [set(row) for row in alone["bots"]] == [BOT] * 3
    assert alone["games"] == sum(row["games"] for row in alone["pairings"]) == 18
    assert [row["games"] for row in alone["bots"]] == [12] * 3
    times = alone["bots"][0]["seconds_per_choice"]
    assert 0 < times["median"] <= times["p99"]


@pytest.mark.parametrize(
    ("game", "players", "games"), [("warcraft", 3, 6), ("tiny-epic", 4, 8), ("tiny-epic", 1, 2)]
)
def test_other_games_and_seats(
    capsys: pytest.CaptureFixture[str], own: Path, game: str, players: int, games: int
) -> None:
    bots = f"random,{own}:First"
    shown = arena(capsys, game, "--bots", bots, "--games", 1, "--players", players)
    [row] = shown["pairings"]
    assert row["games"] == games
    assert row["wins_a"] + row["wins_b"] + row["draws"] == (1 if players == 1 else games)


def test_a_person_reads_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("arena", "small-world", "--bots", "random,greedy", "--games", "2", "--players", "3")
    status, out, _ = said(capsys, *argv)
    lines = out.splitlines()
    assert status == 0
    assert lines[0].startswith("6 games of small-world with 3 seats in ")
    assert lines[3].split()[:8] == ["random", ":", "greedy", "6", "0", "6", "0", "0.0%"]
    assert lines[4] == "An equal share is 33.3%."
    assert [line.split()[0] for line in lines[7:]] == ["greedy", "random"]


def children(pid: int) -> list[int]:
    """Return the processes that a process has begun."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="no /proc here")
def test_a_run_that_is_killed_goes_on_and_counts_nothing_twice(tmp_path: Path, own: Path) -> None:
    """It is killed in the middle of its games, twice, then ends as if nothing had happened."""
    file, folder = tmp_path / "run.jsonl", tmp_path / "games"
    command = [
        sys.executable, "-m", "marchland", "arena", "small-world", "--bots",
        f"random,{own}:First", "--games", "30", "--jobs", "2", "--json",
    ]  # fmt: skip
    kept = [*command, "--resume", str(file), "--data", str(folder)]
    for least in (5, 15):
        run = subprocess.Popen(kept, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while (not file.is_file() or file.read_bytes().count(b"\n") < least) and run.poll() is None:
            time.sleep(0.005)
        workers = children(run.pid)
        run.kill()
        run.wait()
        assert len(workers) == min(2, os.cpu_count() or 1)
        until = time.monotonic() + 20
        while any(Path(f"/proc/{pid}").exists() for pid in workers):
            assert time.monotonic() < until, "its workers outlive a run that was killed"
            time.sleep(0.01)
    with file.open("ab") as end:
        end.write(b'{"number":29,"sco')  # what a kill in the midst of writing leaves
    ended = subprocess.run(kept, check=True, capture_output=True, text=True)
    whole = subprocess.run(command, check=True, capture_output=True, text=True)
    assert lasting(json.loads(ended.stdout)) == lasting(json.loads(whole.stdout))
    numbers = [json.loads(line)["number"] for line in file.read_text("utf-8").splitlines()[1:]]
    assert sorted(numbers) == list(range(30))
    table = pq.read_table(folder, columns=["number"])
    assert sorted(table["number"].to_pylist()) == list(range(30))


def test_the_games_of_a_folder_play_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    arena(capsys, "tiny-epic", "--bots", "random,greedy", "--games", 2, "--data", folder)
    rows = pq.read_table(folder / "games-000000000.parquet").to_pylist()
    assert [row["bots"] for row in rows] == [["random", "greedy"], ["greedy", "random"]]
    for row in rows:
        game = marchland.game(row["game"])
        state = game.empty_state(row["players"], row["map"], json.loads(row["rulings"]))
        for action in row["history"]:
            marchland.checked(state).apply(action)
        assert state.is_over
        assert (state.scores(), state.winners()) == (row["scores"], row["winners"])
        assert game.rules == row["rules"]


def test_a_lost_worker_is_replaced_and_its_games_are_played_again(
    capsys: pytest.CaptureFixture[str], own: Path
) -> None:
    shown = arena(
        capsys, "small-world", "--bots", f"{own}:Dies,random", "--games", 6, "--jobs", 2
    )  # fmt: skip
    assert own.with_name("died").is_file()
    assert shown["games"] == shown["pairings"][0]["games"] == 6


def test_workers_that_are_lost_again_and_again_end_the_run_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    crew = workers.Processes(2)
    tried = []

    def broken(*_: object) -> None:
        tried.append(1)
        raise BrokenProcessPool

    monkeypatch.setattr(crew, "_one_pool", broken)
    run = Contest("small-world", ("random", "greedy"), 2, 2)
    with pytest.raises(workers.LostWorkers, match="3 workers were lost one after the other"):
        list(crew.play(run, run.plan()))
    assert len(tried) == 3


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("Raises", "The bot in seat 2, Raises, failed: ValueError: no idea (own.py, line"),
        ("Sleeps", "The bot in seat 2, Sleeps, took longer than 0.2 seconds for a choice."),
        ("Cheats", "The bot in seat 2, Cheats, chose 5, which is not legal"),
    ],
)
def test_a_bots_fault_is_a_sentence_and_the_run_can_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, own: Path, bot: str, words: str, jobs: str
) -> None:
    """Mended, it goes on from what was played."""
    file = tmp_path / "run.jsonl"
    argv = ["arena", "small-world", "--bots", f"random,{own}:{bot}", "--games", "4", "--json"]
    argv += ["--jobs", jobs, "--limit", "0.2", "--resume", str(file)]
    status, out, err = said(capsys, *argv)
    assert (status, out) == (1, "")
    fault = err.splitlines()[-1]
    assert fault.startswith((words, words.replace("seat 2", "seat 1")))
    assert "Traceback" not in err
    mended = BOTS.replace(f"class {bot}(Bot)", "class Old(Bot)") + f"\nclass {bot}(First): pass\n"
    own.write_text(mended, encoding="utf-8")
    status, out, _ = said(capsys, *argv)
    assert (status, json.loads(out)["games"]) == (0, 4)


def test_what_a_bot_prints_is_not_in_the_figures(
    capfd: pytest.CaptureFixture[str], own: Path
) -> None:
    from marchland.arena.cli import main

    for jobs in ("1", "2"):
        argv = ["arena", "small-world", "--bots", f"random,{own}:Prints", "--games", "2"]
        assert main([*argv, "--jobs", jobs, "--json"]) == 0
        printed = capfd.readouterr()
        assert json.loads(printed.out)["games"] == 2
        assert "thinking" in printed.err


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["--bots", "random,deep"], "There is no bot called 'deep'; known: random, "),
        (["--bots", "random,{own}:Mine"], "has no class 'Mine'; its classes: First, "),
        (["--bots", "random,none.py:Mine"], "There is no file 'none.py'."),
        (["--bots", "random"], "An arena is for two bots or more"),
        (["--bots", "random,random"], "--bots names random twice"),
        (["--bots", "random,greedy@sims=2"], "has no option 'sims'"),
        (["--bots", "random,{own}:Impossible@sims=0"], "cannot be made: ValueError: sims is at"),
        (["--bots", "random,greedy", "--players", "9"], "is for 2, 3, 4, 5 players, not for 9."),
        (["--bots", "random,greedy", "--games", "0"], "'0' is no whole number of at least 1"),
        (["--bots", "random,greedy", "--limit", "soon"], "'soon' is no number of seconds"),
        (["--bots", "random,greedy", "--limit", "-1"], "'-1' is no number of seconds"),
        (["--bots", "random,greedy", "--map", "moon"], "known: 2p, 3p, 4p, 5p"),
        (["--bots", "random,greedy", "--jobs", "2", "--ray", "auto"], "not allowed with"),
        (["--bots", "random,greedy", "--resume", "{tmp}/no/run"], "There is no folder"),
        (["--bots", "random,greedy", "--resume", "{tmp}"], "is a folder; --resume names the file"),
        (["--bots", "random,greedy", "--resume", "{own}"], "is no file of an arena's run"),
        (["--bots", "random,greedy", "--data", "{tmp}"], "holds something else; --data is for"),
        (["--bots", "random,greedy", "--data", "{own}"], "is no folder; --data names one."),
    ],
)
def test_a_wrong_call_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, own: Path, argv: list[str], words: str
) -> None:
    before = own.read_bytes()
    filled = [part.format(own=own, tmp=tmp_path) for part in argv]
    status, out, err = said(capsys, "arena", "small-world", *filled)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert words in err
    assert own.read_bytes() == before


def test_another_runs_file_or_folder_is_refused_and_stays_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, folder = tmp_path / "run.jsonl", tmp_path / "games"
    bots = ("small-world", "--bots", "random,greedy")
    arena(capsys, *bots, "--games", 2, "--resume", file, "--data", folder)
    kept = file.read_bytes(), sorted(path.name for path in folder.iterdir())
    wrong: list[tuple[tuple[object, ...], str]] = [
        ((*bots, "--seed", 4, "--resume", file), "is another run's: its seed is 0, not 4."),
        (("warcraft", *bots[1:], "--resume", file), "is another run's: its game is 'small-world'"),
        ((*bots, "--seed", 4, "--data", folder), "holds the games of another run: its seed is 0"),
        ((*bots, "--data", folder), "holds games that were played already; name --resume and"),
    ]
    for argv, words in wrong:
        status, _, err = said(capsys, "arena", *map(str, argv), "--games", "2")
        assert status == 2
        assert words in err
        assert len(err.splitlines()) == 1
    assert (file.read_bytes(), sorted(path.name for path in folder.iterdir())) == kept
    longer = arena(capsys, *bots, "--games", 4, "--resume", file, "--data", folder)
    assert longer["games"] == 4
    assert sorted(pq.read_table(folder)["number"].to_pylist()) == [0, 1, 2, 3]


def test_a_file_in_use_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    holds = (
        "import sys; from pathlib import Path; from marchland.arena.logbook import Logbook\n"
        "book = Logbook(Path(sys.argv[1]), {}); print('open', flush=True); input()"
    )
    command = [sys.executable, "-c", holds, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        argv = ("arena", "small-world", "--bots", "random,greedy", "--resume", str(file))
        status, _, err = said(capsys, *argv)
        other.communicate(b"\n")
    assert status == 2
    assert err == (f"{file} is in use by a run that goes on; wait for it, or name another file.\n")


def test_a_damaged_line_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    argv = ("arena", "small-world", "--bots", "random,greedy", "--games", "2")
    assert said(capsys, *argv, "--resume", str(file))[0] == 0
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([lines[0], "{}", lines[2]]) + "\n", "utf-8")
    status, _, err = said(capsys, *argv, "--resume", str(file))
    assert (status, err) == (2, f"Line 2 of {file} is damaged.\n")
