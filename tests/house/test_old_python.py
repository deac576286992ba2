"""A Python that is too old is told so in one sentence, before anything that it cannot do."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETUP = (ROOT / "setup.py").read_text(encoding="utf-8")
OLD = ("3.8", "3.9", "3.10")


def older() -> Iterator[str]:
    """Yield the older Pythons of this machine."""
    places = os.environ.get("PATH", "").split(os.pathsep)
    kept = [Path.home() / ".pyenv" / "versions"]
    for version in OLD:
        named = [Path(place) / f"python{version}" for place in places]
        named += [path for one in kept for path in one.glob(f"{version}.*/bin/python")]
        for path in named:
            if path.is_file() and "shims" not in path.parts:
                yield str(path)
                break


@pytest.mark.parametrize("minor", [8, 9, 10])
def test_an_older_python_can_read_the_script_as_far_as_the_sentence(minor: int) -> None:
    tree = ast.parse(SETUP, feature_version=(3, minor))
    at = next(n for n, node in enumerate(tree.body) if isinstance(node, ast.If))
    before = [node for node in tree.body[:at] if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in before] == ["import sys"]


@pytest.mark.parametrize("version", ["3.8.18", "3.10.13"])
def test_whoever_builds_with_an_older_python_gets_one_sentence(version: str) -> None:
    numbers = tuple(int(part) for part in version.split("."))
    script = (
        f"import sys\nsys.version_info, sys.version = {numbers}, '{version} (old)'\n"
        "exec(compile(open('setup.py').read(), 'setup.py', 'exec'))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == f"Marchland needs Python 3.11 or newer; this is Python {version}.\n"


@pytest.mark.parametrize("python", list(older()))
def test_an_older_python_of_this_machine_says_so_itself(python: str, tmp_path: Path) -> None:
    shutil.copy(ROOT / "setup.py", tmp_path)
    run = subprocess.run(
        [python, "setup.py"], cwd=tmp_path, check=False, capture_output=True, text=True
    )
    assert run.returncode == 1
    assert run.stderr.startswith("Marchland needs Python 3.11 or newer; this is Python 3.")
    assert len(run.stderr.splitlines()) == 1
