"""The house keeps its own rules: what is named where, how long a file is, what a clone carries."""

import re
import subprocess
from pathlib import Path

import pytest

from marchland.arena.cli import MODULES

ROOT = Path(__file__).parents[2]

# Put together, so that this file does not hold what it forbids.
PLACES = [f"/{folder}/" for folder in ("work", "root", "home", "Users", "tmp")] + ["../" + "shared"]
HOSTS = ["://", "--index-url", "--extra-index-url", "--find-links", "--trusted-host", "@ file"]


def tracked(*patterns: str) -> list[Path]:
    """List the files of the project."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in names.splitlines() if (ROOT / name).is_file()]


def test_no_file_is_longer_than_400_lines() -> None:
    written = [
        path
        for path in tracked("*.py", "*.js", "*.css", "*.html", "Makefile")
        if path.name != "vendor.js"
    ]
    assert len(written) > 50
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in written}
    assert {str(path): length for path, length in lengths.items() if length > 400} == {}


@pytest.mark.parametrize("name", ["base.txt", "dev.txt"])
def test_the_lock_names_no_host_and_hashes_each_package(name: str) -> None:
    lock = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    assert [word for word in HOSTS if word in lock] == []
    packages = re.split(r"^(?=[a-z])", lock, flags=re.MULTILINE)[1:]
    assert len(packages) > 10
    assert [each for each in packages if "==" not in each or "--hash=sha256:" not in each] == []


def test_both_locks_agree() -> None:
    pins = [
        set(re.findall(r"^[a-z].*?==[^\\\n]*", lock.read_text(encoding="utf-8"), re.MULTILINE))
        for lock in (ROOT / "requirements" / "base.txt", ROOT / "requirements" / "dev.txt")
    ]
    assert pins[0] <= pins[1]


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    found = []
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{path.relative_to(ROOT)}: {place}" for place in PLACES if place in text]
    assert found == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "Makefile", ".ci/run"])
def test_each_make_that_is_spoken_of_exists(page: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    spoken = set(
        re.findall(r"(?:`|^|&& )make ([a-z-]+)", (ROOT / page).read_text("utf-8"), re.MULTILINE)
    )
    assert spoken
    assert spoken - targets == set()


def test_each_command_that_the_readme_shows_exists() -> None:
    shown = re.findall(
        r"^(?:\S*/|.* )marchland ([a-z]+)", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE
    )
    assert len(shown) >= 4
    assert set(shown) <= set(MODULES)


def test_each_symbol_by_others_is_credited_and_no_other() -> None:
    art = ROOT / "src" / "marchland" / "web" / "art"
    scripts = "".join(path.read_text(encoding="utf-8") for path in sorted(art.glob("*.js")))
    used = set(re.findall(r'icon: "([a-z-]+)",\s+author: "([^"]+)"', scripts))
    table = (art / "CREDITS.md").read_text(encoding="utf-8")
    credited = set(re.findall(r"\| \[([a-z-]+)\]\(https://[^)]+\) \| (.+?) \|", table))
    assert len(used) > 50
    assert used == credited


def test_every_unfinished_mark_is_gone() -> None:
    marks = re.compile(
        "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "NotImplemented" + "Error"])
    )
    written = [path for path in tracked("*.py", "*.js", "*.css") if path.name != "vendor.js"]
    found = [path.name for path in written if marks.search(path.read_text(encoding="utf-8"))]
    assert found == []
