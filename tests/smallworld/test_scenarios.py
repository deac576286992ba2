"""Every scenario file is a test: a position, some actions, and what the rules say must follow."""

from pathlib import Path

import pytest

from marchland.core.scenario import find_files, run_file

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = find_files([FOLDER])


@pytest.mark.parametrize("path", FILES, ids=[str(f.relative_to(FOLDER)) for f in FILES])
def test_what_the_scenario_says_follows_from_the_rules(path: Path) -> None:
    """The rule ids are named in each file under ``proves``."""
    report = run_file(path)
    assert report.ok, report.message


def test_there_are_scenarios() -> None:
    """An empty folder would pass silently."""
    assert FILES
