"""A pack as the page makes it: installed for the test, asleep until it is named."""

import json
import os
import re
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

import marchland

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "make-a-pack.md").read_text(encoding="utf-8")
BLOCKS: list[tuple[str, str, str]] = re.findall(
    r"^```(\w+)(?: (\S+))?\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL
)
INSTALLED = {point.name for point in entry_points(group="marchland.packs")}
KNOWN = ", ".join(sorted({"ferrets"} | INSTALLED))


def run(folder: Path, *call: str, ok: int = 0) -> str:
    """Run Python where the pack is installed and return what it says."""
    paths = [str(folder / "site"), str(Path(marchland.__file__).parents[1])]
    done = subprocess.run(
        [sys.executable, *call],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == ok, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr if ok else done.stdout


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the package of the page and install it into a folder of its own."""
    folder = tmp_path_factory.mktemp("pack")
    for _, file, text in BLOCKS:
        if file:
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text(text, encoding="utf-8")
    pip = ["pip", "--disable-pip-version-check", "--quiet", "install", "--no-deps"]
    run(folder, "-m", *pip, "--no-build-isolation", "--no-index", "--target", "site", ".")
    return folder


def test_the_page_works_step_by_step(place: Path) -> None:
    said = ""
    commands = 0
    for kind, _, text in BLOCKS:
        if kind == "sh":
            program, *arguments = text.split()
            assert program == "marchland"
            said = run(place, "-m", program, *arguments)
            commands += 1
        elif kind == "output":
            assert said == text
        elif kind == "python" and "class " not in text:
            run(place, "-c", text)
            commands += 1
    assert commands >= 5


def test_a_pack_is_asleep_until_it_is_named(place: Path) -> None:
    script = (
        "import sys, marchland\n"
        "game = marchland.game('small-world')\n"
        "assert 'ferrets' not in game.variant.race_index and 'glade' not in game.map_names\n"
        "assert 'ferrets' not in sys.modules\n"
        "named = marchland.game('small-world', packs='ferrets')\n"
        "assert [race.id for race in named.variant.races][-1] == 'ferrets'\n"
        "assert [power.id for power in named.variant.powers][-1] == 'lucky'\n"
        "assert marchland.game('small-world').new_state(2, 7) == game.new_state(2, 7)\n"
    )
    run(place, "-c", script)


def test_mist_lies_from_the_beginning_and_stays(place: Path) -> None:
    script = (
        "import marchland\n"
        "from marchland import play\n"
        "game = marchland.game('small-world', packs=['ferrets'])\n"
        "mist = {'g5': ['mist'], 'g8': ['mist']}\n"
        "state = game.new_state(2, 7, map='glade')\n"
        "assert state.to_dict()['pieces'] == mist\n"
        "assert game.load(state.serialize()) == state\n"
        "last = play(game, ['greedy', 'greedy'], seed=2, map='glade').state.to_dict()['pieces']\n"
        "assert {r for r, lying in last.items() if 'mist' in lying} == set(mist)\n"
        "drawing = game.drawing('glade')\n"
        "assert len(drawing['regions']) == 12 and drawing['called'] == 'The Glade'\n"
    )
    run(place, "-c", script)


@pytest.mark.slow
def test_greedy_plays_a_pack_as_well_as_the_box(place: Path) -> None:
    """Twenty games in which every combo may be one of the pack's."""
    call = ("simulate", "small-world", "--pack", "ferrets", "--map", "glade", "--games", "20")
    said = run(place, "-m", "marchland", *call, "--bots", "greedy,random", "--rotate", "--json")
    assert json.loads(said)["wins"]["bots"]["greedy"] >= 18


def test_a_replay_asks_for_its_pack(place: Path) -> None:
    call = ("simulate", "small-world", "--pack", "ferrets", "--games", "1", "--replays", "played")
    run(place, "-m", "marchland", *call)
    [path] = (place / "played").glob("*.json")
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    [row] = document["content"]
    assert (row["name"], row["file"], len(row["digest"])) == ("ferrets", "", 16)
    told = run(place, "-m", "marchland", "replay", str(path), ok=2)
    assert told == (
        "This replay was played with the pack 'ferrets'; install it as it was then, and name it "
        "with --pack.\n"
    )
    row["digest"] = "0" * 16
    path.write_text(json.dumps(document), encoding="utf-8")
    assert "with the pack 'ferrets'; install it as it was then" in run(
        place, "-m", "marchland", "replay", str(path), "--pack", "ferrets", ok=2
    )


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (
            "simulate small-world --pack weasels",
            f"There is no pack called 'weasels'; known: {KNOWN}.",
        ),
        (
            "simulate warcraft --pack ferrets",
            "The pack ferrets is for small-world, not for warcraft.",
        ),
        ("simulate small-world --pack ferrets --pack ferrets", "The pack ferrets is named twice."),
        ("check mist.toml --pack weasels", f"There is no pack called 'weasels'; known: {KNOWN}."),
        ("play --check --pack weasels", f"There is no pack called 'weasels'; known: {KNOWN}."),
    ],
)
def test_a_pack_that_cannot_be_had_is_one_sentence(place: Path, call: str, sentence: str) -> None:
    told = run(place, "-m", "marchland", *call.split(), ok=2)
    assert told == f"{sentence}\n"


def test_the_page_is_served_with_a_pack(place: Path) -> None:
    said = run(
        place, "-m", "marchland", "play", "--check", "--database", "games.db", "--pack", "ferrets"
    )
    assert said.endswith("The page answers.\n")
