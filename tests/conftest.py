"""What all tests share: a Chromium where there is one, and one line where there is none."""

import os
import shutil
from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

BROWSER = pytest.StashKey[list[str]]()
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LEFT_OUT = (
    "The browser tests were left out, as this machine has no Chromium: install one "
    "('sudo apt-get install chromium'), or name yours, as in "
    "'make test MARCHLAND_CHROMIUM=/path/to/chrome'."
)

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


def must_run() -> bool:
    """Say whether a browser test that did not run is a failure."""
    return os.environ.get("MARCHLAND_REQUIRE_BROWSER") == "1"


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
    """Put the browser tests last, and leave them out where no browser is."""
    # A browser keeps an event loop running, in which no other test could start one.
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
    config.stash[BROWSER] = [item.nodeid for item in items if item.get_closest_marker("browser")]
    if chromium() is None and not must_run():
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(pytest.mark.skip(reason="no Chromium"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skipped browser test into a failure where browser tests must run."""
    report = yield
    if report.skipped and must_run() and item.get_closest_marker("browser"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped, and browser tests must run here."
    return report


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say in one line what was left out."""
    if config.stash.get(BROWSER, []) and chromium() is None and not must_run():
        terminalreporter.write_line(LEFT_OUT)
    if collect_ignore:
        terminalreporter.write_line(NO_RAY)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Take over from a worker which browser tests were collected; each collects all."""
    del error
    node.config.stash[BROWSER] = getattr(node, "workeroutput", {}).get("browser", [])


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a whole run that should have held browser tests and held none."""
    config = session.config
    browser = config.stash.get(BROWSER, [])
    if hasattr(config, "workeroutput"):
        config.workeroutput["browser"] = browser
    whole = not config.args or config.args == config.getini("testpaths")
    if whole and must_run() and session.testscollected and not browser:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
