"""A race that comes with Marchland, added to a copy of the project as the page says."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.source

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COUNTING = [
    "tests/verify", "tests/tables/test_small_world.py", "tests/golden", "tests/perft",
    "tests/texts", "tests/house/test_numbers.py",
    "tests/smallworld/test_column.py", "tests/smallworld/test_setup.py",
    "tests/smallworld/test_home_made.py", "tests/smallworld/test_packs.py",
    "tests/docs/test_pages.py", "tests/arena/test_cli.py",
    "tests/house/test_emblems.py", "tests/replay/test_replay.py", "tests/twin/test_deeds.py",
]  # fmt: skip
"""The tests that count what is in the box, or tell all of it."""


def copied(folder: Path) -> Path:
    """Copy every file of the project."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in names.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def write(path: Path, block: str) -> None:
    """Put a block where the page says that it goes."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    lines, new = text.splitlines(keepends=True), block.splitlines(keepends=True)
    begun = re.match(r"[\w:. ]+= ", block)
    if len(new) == 1 and begun:
        at = next(n for n, line in enumerate(lines) if line.startswith(begun[0]))
        lines[at] = block
    elif new[-1] in lines:
        at = len(lines) - 1 - lines[::-1].index(new[-1])
        lines[at:at] = new[:-1]
    else:
        lines += new
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(lines), encoding="utf-8")


@pytest.mark.slow
def test_a_race_that_is_added_by_the_page_leaves_all_tests_green(tmp_path: Path) -> None:
    """SW-P05, SW-P08: every file that must follow is named, and nothing else need be touched."""
    box = copied(tmp_path)
    page = (ROOT / "docs" / "add-a-race.md").read_text(encoding="utf-8")
    blocks = FENCE.findall(page.partition("\n## 6. ")[2])
    assert len(blocks) >= 12
    for _, file, block in blocks:
        write(box / file, block)
    environment = {**os.environ, "PYTHONPATH": str(box / "src")}
    for call in (
        ["tools/abilities.py"],
        ["tools/golden.py"],
        ["tools/house/rules_proved.py", "--quiet"],
        ["tools/house/scenarios.py", "--check"],
        ["-m", "ruff", "check", "src", "tests"],
        ["-m", "ruff", "format", "--check", "src", "tests"],
        ["-m", "marchland", "check", "tests/scenarios/small-world/races"],
        ["-m", "pytest", "-q", "-n0", "-m", "not slow", "-p", "no:cacheprovider", *COUNTING],
    ):
        run = subprocess.run(
            [sys.executable, *call],
            cwd=box,
            env=environment,
            check=False,
            capture_output=True,
            text=True,
        )
        assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
