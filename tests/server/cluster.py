"""A PostgreSQL cluster of the tests' own, in a temporary folder, on a socket."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Self

import psycopg

PATIENCE = 30.0


class Cluster:
    """A server that can be killed and started again; each test gets tables of its own."""

    def __init__(self, programs: Path) -> None:
        """Make the cluster's files by the programs of this folder, and start it."""
        self._bin = programs
        # A socket's path has at most 107 letters, which a test's own folder soon passes.
        self.folder = Path(tempfile.mkdtemp(prefix="marchland-"))
        # The server refuses to run as root.
        self._user = next(filter(_known, ("postgres", "nobody"))) if os.getuid() == 0 else None
        if self._user:
            entry = pwd.getpwnam(self._user)
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        self._numbers = count()
        self._run(
            "initdb",
            "--no-sync",
            "-A",
            "trust",
            "-U",
            "tests",
            "-E",
            "UTF8",
            "--locale=C",
            "-D",
            str(self.folder / "data"),
        )
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._bin / program), *arguments],
            user=self._user,
            cwd=self.folder,
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start the server and wait until it answers."""
        log = (self.folder / "log").open("ab")
        with log:
            self._server = subprocess.Popen(
                [
                    str(self._bin / "postgres"),
                    "-D",
                    str(self.folder / "data"),
                    "-k",
                    str(self.folder),
                    "-c",
                    "listen_addresses=",
                    "-c",
                    "shared_buffers=16MB",
                    # Killed or not, what it wrote is with the system, which lives on.
                    "-c",
                    "fsync=off",
                ],
                user=self._user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address).close()
            except psycopg.OperationalError:
                assert self._server.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < deadline, (self.folder / "log").read_text()
                time.sleep(0.05)
            else:
                return

    def kill(self) -> None:
        """End it as a power cut would: no process of it has a moment to write."""
        with contextlib.suppress(FileNotFoundError):
            for process in _children(self._server.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
        self._server.kill()
        self._server.wait()

    @property
    def address(self) -> str:
        """How it is reached."""
        return f"postgresql://tests@/postgres?host={self.folder}"

    def database(self) -> str:
        """Return the address of tables of their own: a schema, which is made in no time."""
        name = f"games{next(self._numbers)}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.address}&options=-csearch_path%3D{name}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def _known(name: str) -> bool:
    with contextlib.suppress(KeyError):
        return bool(pwd.getpwnam(name))
    return False


def _children(process: int) -> Iterator[int]:
    for entry in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        yield int(entry)
