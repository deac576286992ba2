"""The pages that players look rules and maps up in say the numbers of the game."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from marchland.smallworld.base import variant as small_world
from marchland.smallworld.warcraft import variant as warcraft
from tests.boxed import boxed
from tests.tables.family import SIDES

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {path.stem: path.read_text(encoding="utf-8") for path in (DOCS / "rules").glob("*.md")}
ISLANDS = (DOCS / "games" / "warcraft-maps.md").read_text(encoding="utf-8")
BOARDS = (DOCS / "games" / "small-world-maps.md").read_text(encoding="utf-8")
WATER = ("sea", "lake")


def spelled(name: str) -> str:
    """Return the id of a name on a page."""
    return name.lower().replace(" ", "_")


def test_the_rules_of_small_world_name_each_banner_badge_and_tray() -> None:
    """SW-R01 to SW-R14, SW-W01 to SW-W20, SW-P08."""
    page = PAGES["small-world"]
    said = {
        spelled(n): int(many)
        for n, many in re.findall(r"^- SW-[RW]\d+ ([^(]+) \((\d+)\):", page, re.MULTILINE)
    }
    box = small_world()
    assert said == {race.id: type(race).tokens for race in box.races} | {
        power.id: type(power).tokens for power in box.powers
    }
    [trays] = re.findall(r"^- SW-P08 .*?\((.*?)\)", page, re.MULTILINE)
    found = {spelled(name): int(many) for many, name in re.findall(r"(\d+) (\w+)", trays)}
    assert found == {race.id: type(race).supply for race in boxed().variant.races}


def test_the_rules_of_warcraft_name_each_side_banner_badge_and_tray() -> None:
    """WC-10, WC-11."""
    page = PAGES["warcraft"]
    box = warcraft()
    races = re.findall(r"^\*\*(.+?)\*\* \((\w+), (\d+) / (\d+)\)\.", page, re.MULTILINE)
    assert {spelled(n): (side.lower(), int(a), int(b)) for n, side, a, b in races} == {
        race.id: (SIDES.get(type(race).faction, "neutral"), type(race).tokens, type(race).supply)
        for race in box.races
    }
    powers = re.findall(r"^\*\*(.+?)\*\* \([^\d()]+, (\d)\)\.", page, re.MULTILINE)
    powers += re.findall(r"^\| ([A-Z][\w ]+) \| [^|]+ \| (\d) \| [^|]+ \|$", page, re.MULTILINE)
    assert {spelled(name): int(many) for name, many in powers} == {
        power.id: type(power).tokens for power in box.powers
    }


def counts(regions: Any) -> Counter[str]:
    """Count the terrains, marks and letters of an island."""
    found = Counter(row["terrain"] for row in regions.values())
    found.update(mark for row in regions.values() for mark in row.get("marks", ()))
    return found


def rows(page: str, cells: int) -> list[list[str]]:
    """Return the rows of a page's tables that begin with a name in code and have so many cells."""
    split = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| `")]
    return [row for row in split if len(row) == cells]


def test_the_page_of_the_islands_counts_what_each_face_shows() -> None:
    """WC-3: regions, borders, water and where the size letter is."""
    faces = warcraft().boards
    assert faces is not None
    listed = {row[0].strip("`"): row for row in rows(ISLANDS, 6)}
    assert set(listed) == set(faces.index)
    for face in faces.faces:
        _, _, regions, borders, water, letter = listed[face.name]
        assert int(regions) == len(face.regions)
        assert int(borders) == sum(len(row.get("next", ())) for row in face.regions.values())
        wet = [row["terrain"] for row in face.regions.values() if row["terrain"] in WATER]
        assert sorted(water.replace("none", "").replace(",", "").split()) == sorted(wet)
        [site] = [name for name, row in face.regions.items() if row.get("site")]
        assert letter == f"`{site}` {face.regions[site]['name']}"


@pytest.mark.parametrize("size", ["small", "medium", "large"])
def test_each_face_shows_what_the_page_promises_of_its_size(size: str) -> None:
    """WC-3: the targets of the designs."""
    faces = warcraft().boards
    assert faces is not None
    wanted = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \|", ISLANDS, re.MULTILINE)
    column = ["small", "medium", "large"].index(size) + 1
    promised = {row[0].lower(): int(row[column]) for row in wanted}
    assert len(promised) == 10
    for face in faces.faces:
        if face.size == size:
            found = counts(face.regions)
            found["land"] = sum(row["terrain"] not in WATER for row in face.regions.values())
            assert {name: found[name] for name in promised} == promised


@pytest.mark.parametrize("name", ["2p", "3p", "4p", "5p"])
def test_the_page_of_the_boards_counts_what_each_shows(name: str) -> None:
    """SW-S01, SW-S04, SW-C01, SW-R12."""
    board = small_world().maps[name]
    [row] = [row for row in rows(BOARDS, 9) if row[0] == f"`{name}`"]
    assert [int(cell) for cell in row[1:]] == [
        len(board.ids),
        board.land.bit_count(),
        sum(near.bit_count() for near in board.neighbours) // 2,
        board.mountains.bit_count(),
        board.neutral.bit_count(),
        board.edge.bit_count(),
        ((board.edge | board.shore) & board.land).bit_count(),
        (board.coast & board.land).bit_count(),
    ]
