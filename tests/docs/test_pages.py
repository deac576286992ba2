"""What the docs show, works: every snippet runs, every link leads somewhere, pages are current."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import marchland
from marchland.arena import cli
from marchland.smallworld import warcraft
from marchland.smallworld.base import variant
from marchland.tinyepic.parts.words import WORDS as TINY_EPIC

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
FENCE = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+?\.md)\)")
Block = tuple[str, str, str]


def blocks(name: str) -> list[Block]:
    """Return the fenced blocks of a page: what they are, the file they are for, the text.

    Those that change Marchland itself are for `test_box.py`.
    """
    page = (DOCS / name).read_text(encoding="utf-8").partition("\n## 6. If it is to come")[0]
    return FENCE.findall(page)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_every_link_between_pages_leads_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).is_file()] == []


@pytest.mark.parametrize(
    "name",
    [
        "bots.md",
        "index.md",
        "replay-format.md",
        *(f"games/{game}.md" for game in marchland.games()),
    ],
)
def test_python_snippets_run(name: str, tmp_path: Path) -> None:
    snippets = [text for kind, _, text in blocks(name) if kind == "python"]
    assert snippets
    for number, text in enumerate(snippets):
        script = tmp_path / f"snippet{number}.py"
        script.write_text(text, encoding="utf-8")
        runpy.run_path(str(script))


@pytest.mark.parametrize("name", marchland.games())
def test_the_page_of_a_game_lists_each_ruling_with_its_default(name: str) -> None:
    page = (DOCS / "games" / f"{name}.md").read_text(encoding="utf-8")
    rulings = page.partition("## Rulings")[2].partition("\n## ")[0]
    listed = re.findall(r"^\| `(\w+)` \| `?(\w+)", rulings, re.MULTILINE)
    known = marchland.game(name).rulings.values()
    assert dict(listed) == {ruling.name: str(ruling.default).lower() for ruling in known}


def test_the_page_of_the_house_places_each_file_of_small_world() -> None:
    files = (ROOT / "src" / "marchland" / "smallworld").glob("[a-z]*.py")
    names = sorted(path.stem for path in files)
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    assert names
    assert [name for name in names if f"`{name}`" not in page] == []


@pytest.mark.parametrize("name", ["add-a-race.md", "write-a-bot.md"])
def test_a_tutorial_works_step_by_step(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """SW-R15: files, commands and what they print stand in the page in the order of their use."""
    monkeypatch.chdir(tmp_path)
    said = ""
    commands = 0
    for kind, file, text in blocks(name):
        if kind == "sh":
            program, *arguments = text.split()
            assert program == "marchland"
            assert cli.main(arguments) == (1 if file == "fails" else 0)
            printed = capsys.readouterr()
            said = printed.err if file == "fails" else printed.out
            commands += 1
        elif file:
            Path(file).parent.mkdir(exist_ok=True)
            Path(file).write_text(text, encoding="utf-8")
        elif kind == "output":
            assert said == text
        else:
            assert kind == "python"
            exec(compile(text, name, "exec"), {"__name__": name})  # noqa: S102 - it is our own page
    assert commands >= 3


def test_the_examples_of_home_made_files_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SW-R15 and SW-W21: a race and a power of one's own in one file, a board in another."""
    monkeypatch.chdir(tmp_path)
    files = [(file, text) for kind, file, text in blocks("home-made.md") if kind == "toml"]
    assert len(files) == 2
    for file, text in files:
        Path(file).write_text(text, encoding="utf-8")
        state = marchland.game("small-world", content=[file]).new_state(players=2, seed=3)
        assert state.game.content[0]["file"] == file
    [code] = [text for kind, _, text in blocks("home-made.md") if kind == "python"]
    said: dict[str, object] = {"marchland": marchland}
    exec(compile(code, "home-made.md", "exec"), said)  # noqa: S102 - it is our own page
    assert str(said["state"]).startswith("small-world: round 1 of 8")


def test_the_drawn_example_of_an_island_is_an_island(tmp_path: Path) -> None:
    """WC-3: three regions around a point that they share."""
    page = (DOCS / "games" / "warcraft-maps.md").read_text(encoding="utf-8")
    [text] = [text for _, _, text in FENCE.findall(page) if "points = " in text]
    path = tmp_path / "home.toml"
    path.write_text(text, encoding="utf-8")
    game = marchland.game("warcraft", content=[str(path)])
    drawing = game.drawing("small-483a")
    assert drawing is not None
    assert drawing["ornaments"]


def test_the_example_of_a_scenario_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = {file: text for kind, file, text in blocks("scenarios.md") if kind == "toml"}
    assert len(found) == 2
    for file, text in found.items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    path = tmp_path / "scenario.toml"
    assert cli.main(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"ok {path}\n"


@pytest.mark.source
@pytest.mark.parametrize("tool", ["abilities.py", "api.py"])
def test_a_page_that_is_generated_is_as_the_classes_are_now(tool: str) -> None:
    check = subprocess.run(
        [sys.executable, f"tools/{tool}", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert check.returncode == 0, check.stdout


def test_the_replay_page_lists_every_action_word_with_its_number() -> None:
    page = (DOCS / "replay-format.md").read_text(encoding="utf-8")
    rows = {
        int(number): form
        for number, form in re.findall(r"^\| (\d+) \| `(.+?)` \|", page, re.MULTILINE)
    }
    listed = (*variant().words, *warcraft.variant().words, *TINY_EPIC)
    assert rows == {word.number: word.form for word in listed}
