"""Games in several threads of one process do not know of each other."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import marchland
from tests.playing import played

ROOT = Path(__file__).parents[2]
SEEDS = range(1, 7)
STEPS = 150

AT_ONCE = """
import json, sys, threading
import marchland
from tests.conformance.test_threads import SEEDS, told

sys.setswitchinterval(1e-6)
name, found = sys.argv[1], {}
marchland.game(name)
start = threading.Barrier(len(SEEDS))

def play(seed):
    start.wait()
    found[seed] = told(name, seed)

threads = [threading.Thread(target=play, args=(seed,)) for seed in SEEDS]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(json.dumps([found.get(seed) for seed in SEEDS]))
"""


def told(name: str, seed: int) -> list[int]:
    """Play by chance from a seed and return the actions, as many as are looked at."""
    return list(played(name, 3, seed, STEPS).history)


@pytest.mark.parametrize("name", marchland.games())
def test_games_that_begin_at_once_in_one_process_go_as_each_goes_alone(name: str) -> None:
    """In a process that has not played yet: what all games share is made while they begin."""
    call = [sys.executable, "-c", AT_ONCE, name]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True, timeout=100)
    assert json.loads(done.stdout) == [told(name, seed) for seed in SEEDS]
