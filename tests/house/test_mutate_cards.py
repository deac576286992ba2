"""The tool that changes cards and maps one at a time finds somebody who notices, or says so."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "mutate_cards.py"


def asked(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(TOOL), *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.mark.source
def test_every_kind_of_card_and_map_can_be_changed() -> None:
    listed = dict(line.split(None, 1)[::-1] for line in asked("--list").stdout.splitlines())
    things = {kind.split()[0] for kind in listed}
    assert things >= {"board", "island", "land", "faction", "hero", "warcraft", "small", "piece"}
    assert sum(map(int, listed.values())) > 10_000


@pytest.mark.source
def test_a_few_changes_are_noticed() -> None:
    """A small sample; the whole is `tools/mutate_cards.py`."""
    done = asked("--kind", "board,land,hero", "--changes", "8", "--seed", "11", "--jobs", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "8 noticed, 0 not" in done.stdout
