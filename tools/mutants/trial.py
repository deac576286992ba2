"""Tries a change: makes it in a copy of the package and runs the tests that could dispute it."""

import contextlib
import importlib
import io
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from mutants.change import GAMES, PACKAGE, ROOT, Change

SCENARIOS: Final = ROOT / "tests" / "scenarios"

SLOWEST: Final = 300
"""Seconds after which a change counts as noticed: something waits for ever."""

OF_MAPS: Final = {
    "board": ("tests/tables/test_boards.py", "tests/maps/test_boards.py",
              "tests/maps/test_drawing.py"),
    "island": ("tests/maps/test_warcraft.py", "tests/tables/test_rules_pages.py",
               "tests/maps/test_islands.py"),
    "land": ("tests/tables/test_lands.py",),
}  # fmt: skip

OF_GAMES: Final = {
    "small-world": ("tests/tables/test_small_world.py", "tests/tables/test_rules_pages.py",
                    "tests/verify/test_content.py"),
    "warcraft": ("tests/tables/test_warcraft.py", "tests/tables/test_rules_pages.py",
                 "tests/smallworld/test_warcraft_setup.py"),
    "tiny-epic": ("tests/tables/test_tiny_epic.py", "tests/tables/test_deeds.py",
                  "tests/tinyepic/test_beginning.py"),
}  # fmt: skip
"""Which files of tests could dispute a change."""


def tests_for(change: Change) -> list[str]:
    """Return the files of tests that could dispute a change."""
    thing = change.kind.partition(" ")[0]
    if thing in OF_MAPS:
        files = OF_MAPS[thing]
    elif change.game:
        files = OF_GAMES[change.game]
    else:
        files = tuple(one for some in OF_GAMES.values() for one in some)
    return [one for one in files if (ROOT / one).exists()]


def scenarios_for(change: Change) -> list[Path]:
    """Return the scenarios that could dispute a change, those named after its item first."""
    if change.kind.partition(" ")[0] in ("board", "island", "land", "sentence"):
        return []
    games = [change.game] if change.game else list(GAMES.values())
    found = [path for game in games for path in sorted((SCENARIOS / game).rglob("*.toml"))]
    if change.kind.partition(" ")[0] in ("faction", "hero"):
        found = [path for path in found if change.item in path.read_text(encoding="utf-8")]
    named = change.item.rstrip("s")
    return sorted(found, key=lambda path: named not in str(path.parent))


class FirstFailure:
    """A pytest plugin that remembers which test failed first."""

    def __init__(self) -> None:
        """Know of none."""
        self.name = ""

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Note a test that failed."""
        if report.failed and not self.name:
            self.name = str(report.nodeid)

    def pytest_collectreport(self, report: Any) -> None:
        """Note a file that could not even be read."""
        if report.failed and not self.name:
            self.name = f"{report.nodeid} (not collected)"


def noticed_by(change: Change, library: Path) -> str:
    """Run the tests on the library with the change in it; return which noticed, or ""."""
    sys.path.insert(0, str(library))
    os.environ["PYTHONPATH"] = str(library)
    pytest: Any = importlib.import_module("pytest")
    first = FirstFailure()
    files = tests_for(change)
    quiet = ["-q", "-x", "-n0", "-p", "no:cacheprovider", "-p", "no:terminalreporter"]
    if files:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            status = int(pytest.main([*quiet, *files], plugins=[first]))
        if status:
            return first.name or f"pytest ended with {status}"
    scenario: Any = importlib.import_module("marchland.core.scenario")
    for path in scenarios_for(change):
        try:
            if not scenario.run_file(path).ok:
                return str(path.relative_to(ROOT))
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is noticed
            return f"{path.relative_to(ROOT)} ({error})"
    return ""


class Bench:
    """A copy of the package in which one change at a time is made and tried.

    Attributes:
        change: what is being tried.
        process: the process that tries it, 0 when there is none.
        late: when it is given up, in seconds of the clock.
    """

    def __init__(self, folder: Path, change: Change) -> None:
        """Copy the package; the first change is made later."""
        self.library = folder
        left_out = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(PACKAGE, folder / "marchland", ignore=left_out)
        self.clock = time.time() - 10**6
        self.change = change
        self.process = 0
        self.late = 0.0
        self.answer = folder / "answer.txt"

    def write(self, where: Path, text: str) -> None:
        """Write a file so that Python cannot take it for the one before."""
        target = self.library / "marchland" / where
        target.write_text(text, encoding="utf-8")
        self.clock += 10
        os.utime(target, (self.clock, self.clock))

    def begin(self, change: Change) -> None:
        """Make a change and start a process that runs the tests."""
        self.change = change
        self.answer.write_text("the process ended early", encoding="utf-8")
        self.write(change.where, change.text())
        self.late = time.monotonic() + SLOWEST
        self.process = os.fork()
        if self.process == 0:
            said = "the process was ended"
            try:
                os.chdir(ROOT)
                said = noticed_by(change, self.library)
            except BaseException as error:  # noqa: BLE001 - the parent must hear of it
                said = f"the process broke: {error!r}"
            finally:
                self.answer.write_text(said, encoding="utf-8")
                os._exit(0)

    def end(self) -> None:
        """End the process that runs the tests, if there is one."""
        if self.process:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
            self.process = 0

    def done(self) -> str | None:
        """Return which test noticed the change, or ""; None while the tests run."""
        if not os.waitpid(self.process, os.WNOHANG)[0]:
            if time.monotonic() < self.late:
                return None
            self.end()
            self.answer.write_text(f"nothing: it went on for {SLOWEST} s", encoding="utf-8")
        self.process = 0
        self.write(self.change.where, (PACKAGE / self.change.where).read_text("utf-8"))
        return self.answer.read_text(encoding="utf-8")


def tried(changes: Sequence[Change], jobs: int) -> Iterator[tuple[Change, str]]:
    """Try changes, some at a time; go through them with which test noticed, or ""."""
    left = list(reversed(changes))
    with tempfile.TemporaryDirectory() as place:
        benches = [Bench(Path(place) / str(n), changes[0]) for n in range(min(jobs, len(changes)))]
        try:
            while left or any(bench.process for bench in benches):
                for bench in benches:
                    if bench.process and (said := bench.done()) is not None:
                        yield bench.change, said
                    if not bench.process and left:
                        bench.begin(left.pop())
                time.sleep(0.02)
        finally:
            for bench in benches:
                bench.end()


def unchanged(changes: Sequence[Change]) -> list[Change]:
    """Return one change for each group of tests that leaves its file as it is."""
    groups = {tuple(tests_for(change)): change for change in changes}
    return [
        replace(change, text=partial((PACKAGE / change.where).read_text, encoding="utf-8"))
        for change in groups.values()
    ]
