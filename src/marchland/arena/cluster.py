"""A Ray cluster that plays the games of a run; what a lost node had begun is played again."""

import socket
from collections.abc import Iterator, Sequence
from typing import Any, Final

from marchland.arena.contest import BadContest, Bout, Contest
from marchland.arena.record import Record, play_bout
from marchland.arena.workers import AHEAD, PATIENCE, LostWorkers, say_lost
from marchland.core.errors import BotFailed, MarchlandError, quoted
from marchland.core.game import Game

try:
    import ray
    from ray import exceptions as faults
except ImportError:
    raise MarchlandError(
        "--ray needs Ray, which is not installed: pip install 'marchland[ray]'."
    ) from None

HERE: Final = "local"
"""The address that starts a cluster on this machine."""
ANY: Final = "auto"
"""The address of the cluster of this machine."""
SOON: Final = 5.0
"""Seconds within which a cluster answers."""
LONGEST: Final = 120
"""Characters of Ray's own words that ours repeat."""

_known: list[tuple[Contest, Game]] = []
"""What a process of the cluster plays."""


class Cluster:
    """The workers of a cluster.

    Attributes:
        jobs: games at a time: one for each processor of the cluster.
    """

    def __init__(self, address: str) -> None:
        """Join the cluster of this address, `auto` for one of this machine, or start one.

        Raises:
            BadContest: nobody answers there.
        """
        if address not in (HERE, ANY) and not answers(address):
            raise BadContest(
                f"No Ray cluster answers at {quoted(address)}; name HOST:PORT of its head, `auto` "
                "or `local`."
            )
        try:
            ray.init(
                address=None if address == HERE else address,
                log_to_driver=False,
                logging_level="ERROR",
                include_dashboard=False if address == HERE else None,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            said = " ".join(str(error).split())[:LONGEST].rstrip(".")
            raise BadContest(f"No Ray cluster answers at {quoted(address)}: {said}.") from None
        self.jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def play(self, contest: Contest, bouts: Sequence[Bout]) -> Iterator[Record]:
        """Yield how each game went, as soon as it has ended.

        Raises:
            BotFailed: a bot's fault.
            LostWorkers: nodes are lost again and again, without a game in between.
        """
        task = ray.remote(max_retries=0)(_play_there)
        shared = ray.put(contest)
        rest = list(reversed(bouts))
        waiting: dict[Any, Bout] = {}
        losses = 0
        try:
            while rest or waiting:
                while rest and len(waiting) < AHEAD * self.jobs:
                    bout = rest.pop()
                    waiting[task.remote(shared, bout)] = bout
                [ended], _ = ray.wait(list(waiting))
                bout = waiting.pop(ended)
                try:
                    record = ray.get(ended)
                except faults.RayTaskError as error:
                    cause = error.cause
                    raise cause if isinstance(cause, BotFailed) else error from None
                except faults.RayError:
                    rest.append(bout)
                    losses += 1
                    if losses == PATIENCE * AHEAD * self.jobs:
                        raise LostWorkers(
                            "Nodes of the cluster were lost again and again, without a game in "
                            "between."
                        ) from None
                    if losses == 1:
                        say_lost("A node or worker of the cluster was lost")
                else:
                    losses = 0
                    yield record
        finally:
            for left in waiting:
                ray.cancel(left, force=True)
            ray.shutdown()


def answers(address: str) -> bool:
    """Tell whether anybody listens at an address such as `HOST:PORT` or `ray://HOST:PORT`."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return False
    try:
        socket.create_connection((host, int(port)), SOON).close()
    except (OSError, OverflowError):
        return False
    return True


def _play_there(contest: Contest, bout: Bout) -> Record:
    if not _known or _known[0][0] != contest:
        _known[:] = [(contest, contest.opened())]
    return play_bout(contest, _known[0][1], bout)
