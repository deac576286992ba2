"""A real Ray cluster of two processes (240 MB), one of which is killed in the middle."""

import json
import subprocess
import sys
import time
from pathlib import Path


def test_a_node_of_a_real_cluster_is_killed_in_the_middle(tmp_path: Path) -> None:
    """Two nodes as processes; each game is counted once, the figures are those of one process."""
    from ray.cluster_utils import Cluster as Nodes

    file = tmp_path / "run.jsonl"
    command = [
        sys.executable, "-m", "marchland", "arena", "small-world", "--bots", "random,greedy",
        "--games", "24", "--json",
    ]  # fmt: skip
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        second = nodes.add_node(num_cpus=1)
        nodes.wait_for_nodes()
        there = [*command, "--ray", nodes.address, "--resume", str(file)]
        run = subprocess.Popen(
            there, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )  # fmt: skip
        while run.poll() is None and (not file.is_file() or file.read_bytes().count(b"\n") < 6):
            time.sleep(0.02)
        nodes.remove_node(second, allow_graceful=False)
        out = run.communicate(timeout=240)[0]
    finally:
        nodes.shutdown()
    numbers = [json.loads(line)["number"] for line in file.read_text("utf-8").splitlines()[1:]]
    assert sorted(numbers) == list(range(24))
    alone = subprocess.run(command, check=True, capture_output=True, text=True)
    assert json.loads(out)["pairings"] == json.loads(alone.stdout)["pairings"]
