"""Tables of the counting game, a server in memory, and bots that misbehave on purpose."""

import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from marchland.core import registry
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.sqlite import SqliteStore
from tests.server.house import House
from tests.server.limit import LONGEST, limited
from tests.server.receiver import Receiver, receiving
from tests.server.robots import BOTS, find

if TYPE_CHECKING:
    from tests.server.cluster import Cluster


def can_mount() -> bool:
    """Tell whether a process may have a file system of its own, for a disk that is full."""
    with contextlib.suppress(OSError):
        call = ["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
        return subprocess.run(call, check=False, capture_output=True).returncode == 0
    return False


collect_ignore = [] if can_mount() else ["test_full_disk.py"]


def counting_library() -> Library:
    return Library(lambda: ["counting"], find, lambda: BOTS)


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let replays of the counting game find it, as if it were installed."""
    monkeypatch.setattr(registry, "game", find)


@pytest.fixture(autouse=True)
def limit() -> Iterator[None]:
    """Let no test wait for ever."""
    with limited(LONGEST):
        yield


@pytest.fixture
def library() -> Library:
    return counting_library()


@pytest.fixture
def house(address: str, library: Library) -> Iterator[House]:
    house = House(address, library)
    with house.door:
        yield house


@pytest.fixture
def calling(address: str, library: Library) -> Iterator[House]:
    """A server that calls people to their turns, also at this machine."""
    house = House(address, library, reach="home")
    with house.door:
        yield house


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture(scope="session")
def cluster(postgres_programs: Path) -> Iterator["Cluster"]:
    """One server of PostgreSQL for all tests of this process."""
    from tests.server.cluster import Cluster

    with Cluster(postgres_programs) as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def address(request: pytest.FixtureRequest, database: Path) -> str:
    """Name an empty store of each kind."""
    if request.param == "sqlite":
        return str(database)
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture
def client(library: Library, database: Path) -> Iterator[TestClient]:
    store = SqliteStore(database)
    with TestClient(application(store, library), base_url="http://localhost") as client:
        yield client
