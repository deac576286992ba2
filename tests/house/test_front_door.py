"""The front door says in one sentence what is missing on a machine."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def python_without(folder: Path, what: str) -> Path:
    """Make an interpreter that fails wherever it is asked for something."""
    fake = folder / "python"
    fake.write_text(
        f'#!/bin/sh\ncase "$*" in *"{what}"*) exit 1;; esac\nexec {sys.executable} "$@"\n'
    )
    fake.chmod(0o755)
    return fake


def made(python: str) -> list[str]:
    command = [str(ROOT / "tools/house/venv"), "nowhere", "requirements/base.txt", "nowhere/.stamp"]
    environment = {**os.environ, "PYTHON": python}
    run = subprocess.run(
        command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True
    )
    assert run.returncode == 1
    assert run.stdout == ""
    return run.stderr.splitlines()


def test_a_missing_venv_is_one_sentence_that_says_what_to_do(tmp_path: Path) -> None:
    said = made(str(python_without(tmp_path, "ensurepip")))
    assert len(said) == 1
    assert said[0].startswith("Python's venv is missing: on Debian and Ubuntu type 'sudo apt-get")


def test_an_old_python_is_one_sentence(tmp_path: Path) -> None:
    said = made(str(python_without(tmp_path, "version_info")))
    assert len(said) == 1
    assert said[0].startswith("Marchland needs Python 3.11 or newer")


def test_no_python_at_all_is_one_sentence() -> None:
    said = made("no-such-python")
    assert len(said) == 1
    assert "'no-such-python' is not on this machine" in said[0]


NEEDY_TEST = """
import pytest

@pytest.mark.{need}
def test_it() -> None:
    {body}

def test_other() -> None:
    pass
"""


@pytest.fixture(params=["0", "2"])
def workers(request: pytest.FixtureRequest) -> str:
    """How many processes share the tests; 0: none but the one that was called."""
    number: str = request.param
    return number


@pytest.fixture(params=["browser", "postgres"])
def need(request: pytest.FixtureRequest) -> str:
    """What the machine lacks."""
    name: str = request.param
    return name


SAID = {
    "browser": "The browser tests were left out, as this machine has no Chromium",
    "postgres": "The tests on PostgreSQL were left out, as this machine has none",
}


def pytest_of(folder: Path, workers: str, test: str, **environment: str) -> tuple[int, str]:
    """Run a test file under our conftest on a machine without a Chromium, without PostgreSQL."""
    (folder / "tests").mkdir()
    shutil.copy(ROOT / "tests" / "conftest.py", folder / "tests")
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "tests" / "test_it.py").write_text(test, encoding="utf-8")
    kept = {key: value for key, value in os.environ.items() if not key.startswith("MARCHLAND_")}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", workers],
        cwd=folder,
        env={**kept, "PATH": "", "MARCHLAND_POSTGRES": str(folder), **environment},
        check=False,
        capture_output=True,
        text=True,
    )
    return run.returncode, run.stdout


def test_where_something_is_missing_one_line_says_how_to_get_it(
    tmp_path: Path, workers: str, need: str
) -> None:
    code, said = pytest_of(
        tmp_path, workers, NEEDY_TEST.format(need=need, body="raise AssertionError")
    )
    assert code == 0
    assert said.count(SAID[need]) == 1
    assert "1 passed, 1 skipped" in said


def test_where_it_is_required_a_skipped_test_fails(tmp_path: Path, workers: str, need: str) -> None:
    code, said = pytest_of(
        tmp_path,
        workers,
        NEEDY_TEST.format(need=need, body="pytest.skip('why')"),
        **{f"MARCHLAND_REQUIRE_{need.upper()}": "1"},
    )
    assert code == 1
    assert "1 failed, 1 passed" in said
    assert "left out" not in said


def test_where_it_is_required_a_run_without_such_tests_fails(
    tmp_path: Path, workers: str, need: str
) -> None:
    test = NEEDY_TEST.format(need=need, body="pass").replace(f"@pytest.mark.{need}\n", "")
    code, said = pytest_of(tmp_path, workers, test, **{f"MARCHLAND_REQUIRE_{need.upper()}": "1"})
    assert code == 1
    assert "2 passed" in said
