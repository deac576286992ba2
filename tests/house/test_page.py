"""The page keeps its storeys: the app above the worlds, the worlds above the frame, art below."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import marchland
from marchland.server.pages import WEB

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
STATEMENT = re.compile(r'^(?:import|export)\b[^;]*?"(\.[^"]+)";', re.MULTILINE)
LATER = re.compile(r'\bimport\("(\.[^"]+)"\)')
WORLDS = {"smallworld", "tinyepic"}
GAMES = ["small-world", "smallworld", "small_world", "warcraft", "tiny-epic", "tinyepic", "tek-"]

BELOW = {
    "workshop": {"workshop", "frame", "art"},
    "frame": {"frame", "art"},
    "smallworld": {"smallworld", "frame", "art"},
    "tinyepic": {"tinyepic", "frame", "art"},
    "art": {"art"},
}
"""The folders that a folder may import from, beside the bundled libraries at the root."""


def imports(path: Path) -> set[Path]:
    """Return what a module imports, at once or later; types stand in comments and do not count."""
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    names = STATEMENT.findall(text) + LATER.findall(text)
    return {(path.parent / name).resolve() for name in names}


def graph() -> dict[Path, set[Path]]:
    return {path.resolve(): imports(path) for path in WEB.rglob("*.js") if path.name != "vendor.js"}


def folder(path: Path) -> str:
    """Return the folder of a module; of one at the root, its name."""
    return path.relative_to(WEB).parts[0]


def test_every_module_lies_in_a_storey_and_is_there() -> None:
    modules = graph()
    assert {folder(path) for path in modules} == {*BELOW, "app.js"}
    assert all(found.is_file() for names in modules.values() for found in names)
    assert sum(map(len, modules.values())) > 200


@pytest.mark.parametrize("storey", BELOW)
def test_a_module_imports_only_from_its_own_storey_and_below(storey: str) -> None:
    """The frame imports no world, and no world another."""
    allowed = BELOW[storey] | {"vendor.js"}
    wrong = [
        f"{path.relative_to(WEB)}: {found.relative_to(WEB)}"
        for path, names in graph().items()
        if folder(path) == storey
        for found in names
        if folder(found) not in allowed
    ]
    assert wrong == []


def test_no_module_leads_back_to_itself() -> None:
    """A module in a circle meets names of another that are not there yet."""
    modules = graph()
    order = list(TopologicalSorter(modules).static_order())
    assert set(order) == {*modules, WEB / "vendor.js"}


def test_the_app_alone_says_which_world_shows_which_family() -> None:
    text = (WEB / "app.js").read_text(encoding="utf-8")
    worlds = re.findall(
        r'^  "?([a-z-]+)"?: \(\) => import\("\./([a-z]+)/world\.js"\),$', text, re.MULTILINE
    )
    assert {world for _, world in worlds} == WORLDS
    assert {family for family, _ in worlds} == {
        marchland.game(name).family for name in marchland.games()
    }


def test_the_frame_names_no_game() -> None:
    """Nor its keys; only `texts.js` does, which makes sentences as `marchland/texts.py`."""
    named = [
        f"{path.name}: {game}"
        for path in (WEB / "frame").iterdir()
        for game in GAMES
        if game in path.read_text(encoding="utf-8").lower()
        and (path.name, game) != ("texts.js", "tek-")
    ]
    assert named == []


SYMBOLS = re.compile("[\u2190-\u2211\u2213-\u2bff\U0001f000-\U0001faff]")


def test_no_sign_is_borrowed_from_a_system_font() -> None:
    """The typeface has none of these; a title alone, which no drawing can stand in, has a dot."""
    found = [
        f"{path.name}: {line.strip()}"
        for path in [*graph(), *WEB.rglob("*.css")]
        for line in path.read_text(encoding="utf-8").splitlines()
        if SYMBOLS.search(line) and "document.title" not in line
    ]
    assert found == []
