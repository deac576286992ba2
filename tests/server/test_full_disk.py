"""A disk that is really full: deleting a game makes room for the others."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_on_a_full_disk_a_game_can_be_deleted_and_the_others_go_on(tmp_path: Path) -> None:
    done = subprocess.run(
        ["unshare", "-rm", sys.executable, "-m", "tests.server.full_disk", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.stdout == "all is well\n", done.stderr[-3000:]
