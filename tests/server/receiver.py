"""Somebody on this machine who takes posts, and answers as a test says."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

LONG = 100.0
"""Seconds after which a post will not come any more."""


class Receiver:
    """What was posted, in the order in which it came."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.status = 204
        self.headers: dict[str, str] = {}
        self.posts: Queue[tuple[str, Any]] = Queue()
        self.held = threading.Event()
        """Answers wait for it."""
        self.held.set()

    def next(self) -> tuple[str, Any]:
        """Wait for a post; return its path and what it says."""
        return self.posts.get(timeout=LONG)

    @property
    def is_quiet(self) -> bool:
        return self.posts.empty()


@contextmanager
def receiving() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.headers["content-type"] == "application/json"
            length = int(self.headers["content-length"])
            receiver.posts.put((self.path, json.loads(self.rfile.read(length))))
            receiver.held.wait(LONG)
            self.send_response(receiver.status)
            for name, value in receiver.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_address[1]}/hook")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield receiver
    finally:
        receiver.held.set()
        server.shutdown()
        server.server_close()
        thread.join()
