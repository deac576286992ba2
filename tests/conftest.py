"""What all tests share: what some of them need of the machine, and one line where it lacks it."""

import os
import shutil
from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

NEEDED = pytest.StashKey[dict[str, list[str]]]()
"""By what they need, the tests that were collected."""

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The same browser without windows opens a page with a fifth of the work."""
LEFT_OUT = {
    "browser": "The browser tests were left out, as this machine has no Chromium: install one "
    "('sudo apt-get install chromium-headless-shell'), or name yours, as in "
    "'make test MARCHLAND_CHROMIUM=/path/to/chrome'.",
    "postgres": "The tests on PostgreSQL were left out, as this machine has none: install it "
    "('sudo apt-get install postgresql'), or name the folder of its programs, as in "
    "'make test MARCHLAND_POSTGRES=/path/to/bin'; the tests start a cluster of their own.",
}

NO_RAY = (
    "The test with a real Ray cluster was left out, as Ray is not installed: "
    ".venv/bin/pip install ray."
)

CLUSTER = Path(__file__).with_name("arena") / "test_ray_cluster.py"
collect_ignore = [str(CLUSTER)] if CLUSTER.exists() and not find_spec("ray") else []


def chromium() -> str | None:
    """Find the browser that the tests drive."""
    named = os.environ.get("MARCHLAND_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def programs() -> Path | None:
    """Find the folder of PostgreSQL's programs, the newest where Debian has several."""
    named = os.environ.get("MARCHLAND_POSTGRES")
    if named:
        return Path(named) if Path(named, "initdb").exists() else None
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(found, key=lambda path: int(path.parts[-3]), default=None)
    return newest.parent if newest else None


@pytest.fixture(scope="session")
def postgres_programs() -> Path:
    """Where `initdb` and `postgres` are."""
    folder = programs()
    assert folder is not None
    return folder


def has(need: str) -> bool:
    """Say whether this machine has what tests with this mark need."""
    if need == "browser":
        return chromium() is not None
    return find_spec("psycopg") is not None and programs() is not None


def must_run(need: str) -> bool:
    """Say whether a test that did not run for lack of something is a failure."""
    return os.environ.get(f"MARCHLAND_REQUIRE_{need.upper()}") == "1"


def needs(item: pytest.Item) -> list[str]:
    """Return what a test needs of the machine."""
    return [need for need in LEFT_OUT if item.get_closest_marker(need)]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the system's Chromium, and let it ask nobody anything."""
    quiet = ["background-networking", "component-update", "sync"]
    return {
        **browser_type_launch_args,
        "executable_path": chromium(),
        "args": [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            *(f"--disable-{part}" for part in quiet),
        ],
    }


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the browser tests last, and leave out what the machine cannot run."""
    # A browser keeps an event loop running, in which no other test could start one.
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
    config.stash[NEEDED] = {
        need: [item.nodeid for item in items if need in needs(item)] for need in LEFT_OUT
    }
    for need in LEFT_OUT:
        if has(need) or must_run(need):
            continue
        for item in items:
            if need in needs(item):
                item.add_marker(pytest.mark.skip(reason=f"no {need}"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skipped test into a failure where such tests must run."""
    report = yield
    for need in filter(must_run, needs(item)):
        if report.skipped:
            report.outcome = "failed"
            report.longrepr = f"{item.nodeid} was skipped, and {need} tests must run here."
    return report


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say in one line what was left out."""
    for need, line in LEFT_OUT.items():
        if config.stash.get(NEEDED, {}).get(need) and not has(need) and not must_run(need):
            terminalreporter.write_line(line)
    if collect_ignore:
        terminalreporter.write_line(NO_RAY)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Take over from a worker which tests were collected; each collects all."""
    del error
    node.config.stash[NEEDED] = getattr(node, "workeroutput", {}).get("needed", {})


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a whole run that should have held tests of a kind and held none."""
    config = session.config
    needed = config.stash.get(NEEDED, {})
    if hasattr(config, "workeroutput"):
        config.workeroutput["needed"] = needed
    whole = not config.args or config.args == config.getini("testpaths")
    # What failed and runs once more is no whole run.
    if whole and not config.getoption("lf", default=False) and session.testscollected:
        for need in filter(must_run, LEFT_OUT):
            if not needed.get(need):
                session.exitstatus = pytest.ExitCode.TESTS_FAILED
