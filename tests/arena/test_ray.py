"""The same run on a Ray cluster: what a lost node had begun is played again, once.

Held here is what we do with Ray's answers; `test_ray_cluster.py` plays on a real cluster.
"""

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from marchland.arena.contest import Bout, Contest
from marchland.arena.record import Record
from marchland.core.errors import BotFailed
from tests.arena.calling import said

RUN = Contest("small-world", ("random", "greedy"), 2, 6)


class RayError(Exception):
    """What Ray raises for whatever was lost."""


class RayTaskError(RayError):
    """What Ray raises for an error in a task."""

    def __init__(self, cause: Exception) -> None:
        super().__init__("a long text with a stack")
        self.cause = cause


class Asked:
    """What stands for a task until it has ended."""

    def __init__(self, function: Any, contest: Contest, bout: Bout) -> None:
        self.function, self.contest, self.bout = function, contest, bout


class Fake(ModuleType):
    """A Ray of one processor, whose answers the test sets by the number of the game."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.faults: dict[int, list[Exception]] = {}
        self.tried: list[int] = []
        self.ended = False

    def init(self, **_: object) -> None: ...

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def put(self, thing: object) -> object:
        return thing

    def remote(self, max_retries: int) -> Any:
        assert max_retries == 0

        class Task:
            def __init__(self, function: Any) -> None:
                self.function = function

            def remote(self, contest: Contest, bout: Bout) -> Asked:
                return Asked(self.function, contest, bout)

        return Task

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        return waiting[:1], waiting[1:]

    def get(self, asked: Asked) -> Record:
        self.tried.append(asked.bout.number)
        faults = self.faults.get(asked.bout.number)
        if faults:
            raise faults.pop(0)
        found: Record = asked.function(asked.contest, asked.bout)
        return found

    def cancel(self, asked: object, force: bool) -> None: ...

    def shutdown(self) -> None:
        self.ended = True


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Iterator[Fake]:
    """Stand in for Ray, and let the arena find it."""
    ray = Fake()
    exceptions: Any = ModuleType("ray.exceptions")
    exceptions.RayError, exceptions.RayTaskError = RayError, RayTaskError
    ray.exceptions = exceptions  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setitem(sys.modules, "ray.exceptions", exceptions)
    monkeypatch.delitem(sys.modules, "marchland.arena.cluster", raising=False)
    yield ray
    sys.modules.pop("marchland.arena.cluster", None)


def test_what_a_lost_node_had_begun_is_played_again_and_told_once(
    fake: Fake, capsys: pytest.CaptureFixture[str]
) -> None:
    from marchland.arena.cluster import Cluster

    fake.faults = {1: [RayError("died"), RayError("died")], 2: [RayError("died")]}
    records = list(Cluster("local").play(RUN, RUN.plan()))
    assert sorted(record.number for record in records) == list(range(6))
    assert sorted(fake.tried) == sorted([*range(6), 1, 1, 2])
    assert "A node or worker of the cluster was lost" in capsys.readouterr().err
    assert fake.ended


def test_a_bots_fault_on_the_cluster_is_its_own_sentence(fake: Fake) -> None:
    from marchland.arena.cluster import Cluster

    fake.faults = {3: [RayTaskError(BotFailed("The bot in seat 2, Mine, failed."))]}
    games = Cluster("local").play(RUN, RUN.plan())
    assert [next(games).number for _ in range(3)] == [0, 1, 2]
    with pytest.raises(BotFailed, match=r"^The bot in seat 2, Mine, failed\.$"):
        next(games)
    assert fake.ended


def test_nodes_that_are_lost_again_and_again_end_the_run_in_a_sentence(fake: Fake) -> None:
    from marchland.arena.cluster import Cluster
    from marchland.arena.workers import LostWorkers

    fake.faults = {number: [RayError("died")] * 50 for number in range(6)}
    with pytest.raises(LostWorkers, match="lost again and again"):
        list(Cluster("local").play(RUN, RUN.plan()))


@pytest.mark.usefixtures("fake")
@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "127.0.0.1:x", ":9"])
def test_an_address_where_nobody_answers_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], address: str
) -> None:
    argv = ("arena", "small-world", "--bots", "random,greedy", "--ray", address)
    status, _, err = said(capsys, *argv)
    assert status == 2
    assert err.startswith(f"No Ray cluster answers at '{address}'")
    assert len(err.splitlines()) == 1


def test_without_ray_the_option_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "marchland.arena.cluster", raising=False)
    argv = ("arena", "small-world", "--bots", "random,greedy", "--ray", "auto")
    status, _, err = said(capsys, *argv)
    assert (status, err) == (
        2, "--ray needs Ray, which is not installed: pip install 'marchland[ray]'.\n",
    )  # fmt: skip
