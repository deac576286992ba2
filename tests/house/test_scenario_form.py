"""Scenario files have one form, and what the tool does to them changes nothing that they say."""

import json
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from marchland.core.scenario import find_files, read, run_file
from tests.arena.calling import GOOD

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "house" / "scenarios.py"
SMALL = '[map]\nA = { terrain = "hill", edge = true }\n'
NAMED = GOOD.format(hand=3, price=2).replace('[map.A]\nterrain = "hill"\nedge = true\n', "")


def named(folder: Path, name: str) -> Path:
    """Write a scenario whose map has a name."""
    path = folder / "named.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(NAMED.replace("[[tribe]]", f'map = "{name}"\n[[tribe]]', 1), encoding="utf-8")
    return path


def kept(folder: Path, name: str, text: str = SMALL) -> None:
    """Write a small map."""
    (folder / "maps").mkdir(parents=True, exist_ok=True)
    (folder / "maps" / f"{name}.toml").write_text(text, encoding="utf-8")


def test_every_scenario_of_ours_is_in_its_form() -> None:
    """`make fix` brings it there."""
    check = subprocess.run(
        [sys.executable, TOOL, "--check"], check=False, capture_output=True, text=True
    )
    assert check.returncode == 0, check.stdout


def test_a_map_has_a_name_where_it_is_drawn_thrice_and_is_used() -> None:
    folder = ROOT / "tests" / "scenarios"
    text = "".join(path.read_text(encoding="utf-8") for path in find_files([folder]))
    maps = sorted((folder / "maps").glob("*.toml"))
    assert len(maps) > 50
    assert [path.stem for path in maps if f'"{path.stem}"' not in text] == []


def test_a_small_map_is_found_beside_the_file_or_above_it(tmp_path: Path) -> None:
    kept(tmp_path, "hill")
    path = named(tmp_path / "deep" / "deeper", "hill")
    assert run_file(path).ok
    assert read(path)["map"] == {"A": {"terrain": "hill", "edge": True}}


def test_the_nearest_small_map_counts(tmp_path: Path) -> None:
    kept(tmp_path, "hill", SMALL.replace("hill", "mountain"))
    kept(tmp_path / "near", "hill")
    assert run_file(named(tmp_path / "near", "hill")).ok
    assert "price: A" in run_file(named(tmp_path / "far", "hill")).message


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("nowhere", SMALL, "There is no map called 'nowhere'; known: 2p, 3p, 4p, 5p."),
        ("../maps/hill", SMALL, "There is no map called '../maps/hill'"),
        ("hill", "title = 'no map'\n", "cannot be read: the map hill.toml holds [map] and nothing"),
        ("hill", "[map", "cannot be read: "),
        ("hill", SMALL + "[B]\nterrain = 'hill'\n", "holds [map] and nothing else"),
    ],
)
def test_a_small_map_that_cannot_be_had_is_a_sentence(
    tmp_path: Path, name: str, text: str, said: str
) -> None:
    kept(tmp_path, "hill", text)
    report = run_file(named(tmp_path, name))
    assert (report.ok, report.readable) == (False, False)
    assert said in report.message


def test_maps_are_no_scenarios(tmp_path: Path) -> None:
    kept(tmp_path, "hill")
    path = named(tmp_path, "hill")
    assert find_files([tmp_path]) == [path]


def test_the_tool_keeps_comments_and_the_order_of_regions(
    tmp_path: Path,
) -> None:
    scenarios = runpy.run_path(str(TOOL))
    formatted, key_of = scenarios["formatted"], scenarios["key_of"]
    path = tmp_path / "a.toml"
    path.write_text(
        '# why\ntitle = "t"\ngame    = "small-world"   \n\n\n\n[map.B]\nterrain = "hill"\n'
        'next = ["A"]\n[map.A]\nterrain = "sea"\n\n# before\n[[step]]\nover = false # never\n\n',
        encoding="utf-8",
    )
    found = formatted(path, {})
    assert found == (
        '# why\ntitle = "t"\ngame    = "small-world"\n\n[map]\n'
        'B = { terrain = "hill", next = ["A"] }\nA = { terrain = "sea" }\n\n'
        "# before\n[[step]]\nover = false # never\n"
    )
    names = {key_of(read(path)["map"]): "hill-sea"}
    assert formatted(path, names) == (
        '# why\ntitle = "t"\ngame    = "small-world"\nmap     = "hill-sea"\n\n'
        "# before\n[[step]]\nover = false # never\n"
    )
    turned = json.loads(json.dumps(read(path)["map"], sort_keys=True))
    assert key_of(turned) not in names
