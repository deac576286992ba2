"""Servers as processes of their own, so that they can be killed."""

import contextlib
import io
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Running:
    """One server process at one port."""

    def __init__(self, command: list[str], port: int) -> None:
        self.port = port
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
            except OSError:
                alive = self.process.poll() is None
                assert alive, (self.process.stderr or sys.stderr).read()
                assert time.monotonic() < deadline, "the server did not come up"
                time.sleep(0.02)
            else:
                return

    def ask(self, path: str, body: object = None, method: str | None = None) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as refused:
            # A test that fails here shows what was said.
            body = refused.read()
            said = f"{refused.reason}: {body!r}"
            raise urllib.error.HTTPError(
                path, refused.code, said, refused.headers, io.BytesIO(body)
            ) from None

    def open(self, table: str) -> ClientConnection:
        return connect(f"ws://127.0.0.1:{self.port}/ws/{table}", max_size=None)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it, by default as a power cut would."""
        self.process.send_signal(how)
        self.process.wait()
        if self.process.stderr is not None:
            self.process.stderr.close()


@contextlib.contextmanager
def running(command: list[str], port: int) -> Iterator[Running]:
    server = Running(command, port)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
        elif server.process.stderr is not None:
            server.process.stderr.close()


def toy_command(port: int, database: Path | str, *more: str) -> list[str]:
    return [sys.executable, "-m", "tests.server.toy_server", str(port), str(database), *more]
