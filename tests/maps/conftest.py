"""The page's files alone, on an address of their own."""

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import marchland

WEB = Path(marchland.__file__).parent / "web"


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    handler = functools.partial(_Quiet, directory=str(WEB))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
