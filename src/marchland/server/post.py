"""One JSON post to an address that somebody named: short, wary, and never waited for long."""

import asyncio
import contextlib
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from marchland.server.reach import Reach, Target, may_reach

__all__ = ["FORBIDDEN", "SLOW", "UNREACHABLE", "Poster", "is_for_good"]

TIMEOUT = 10.0
"""Seconds for the whole of a post, from the name to the answer's first line."""

ANSWER = 8 * 1024
"""Bytes of an answer that are read at most."""

HOSTS = 3
"""How many addresses of one name are tried."""

FORBIDDEN, UNREACHABLE, SLOW = "forbidden", "unreachable", "slow"
"""Why a post did not arrive, beside `status N`."""

PASSING = {408, 425, 429}
"""Refusals that may be none a little later."""

OPENED = 2
"""Threads that look up names: one that hangs holds up no game."""


@dataclass(frozen=True, slots=True)
class Place:
    """An address in numbers."""

    host: str
    port: int


class Poster:
    """Posts to the internet, or to this machine and its neighbours too."""

    def __init__(self, reach: Reach) -> None:
        """Post no further than this."""
        self.reach = reach
        self._names = ThreadPoolExecutor(OPENED, thread_name_prefix="names")
        self._trust: ssl.SSLContext | None = None

    async def post(self, to: Target, body: bytes) -> str:
        """Post JSON; return why it did not arrive, empty where it did.

        The answer counts by its status alone, and no redirection is followed.
        """
        try:
            return await asyncio.wait_for(self._post(to, body), TIMEOUT)
        except TimeoutError:
            return SLOW
        except (OSError, ValueError, EOFError, asyncio.LimitOverrunError):
            return UNREACHABLE

    async def _post(self, to: Target, body: bytes) -> str:
        places = await self._places(to)
        if not places:
            return UNREACHABLE
        if not all(may_reach(place.host, self.reach) for place in places):
            return FORBIDDEN
        trust = await self._trusted() if to.scheme == "https" else None
        for place in places[:HOSTS]:
            try:
                reader, writer = await asyncio.open_connection(
                    place.host,
                    place.port,
                    limit=ANSWER,
                    ssl=trust,
                    server_hostname=to.host if trust else None,
                )
            except OSError:
                continue
            try:
                # What was looked up is what was connected to, or nothing is said.
                if not may_reach(writer.get_extra_info("peername")[0], self.reach):
                    return FORBIDDEN
                writer.write(_request(to, body))
                await writer.drain()
                status = await _status(reader)
            finally:
                writer.close()
            return "" if 200 <= status < 300 else f"status {status}"
        return UNREACHABLE

    async def _places(self, to: Target) -> list[Place]:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self._names, lambda: socket.getaddrinfo(to.host, to.port, type=socket.SOCK_STREAM)
        )
        return [Place(str(address[0]), to.port) for *_, address in found]

    async def _trusted(self) -> ssl.SSLContext:
        """Return whose certificates are believed; reading them takes a moment."""
        if self._trust is None:
            loop = asyncio.get_running_loop()
            self._trust = await loop.run_in_executor(self._names, ssl.create_default_context)
        return self._trust

    def close(self) -> None:
        """Look up nothing more."""
        self._names.shutdown(wait=False, cancel_futures=True)


def _request(to: Target, body: bytes) -> bytes:
    head = (
        f"POST {to.path} HTTP/1.1",
        f"Host: {to.site}",
        "User-Agent: Marchland",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
        "",
        "",
    )
    return "\r\n".join(head).encode("ascii") + body


async def _status(reader: asyncio.StreamReader) -> int:
    """Return the status of an answer; what a server says before it is passed over.

    Raises:
        ValueError: that is no answer of HTTP.
    """
    read = 0
    while read < ANSWER:
        line = await reader.readuntil(b"\n")
        read += len(line)
        version, _, rest = line.partition(b" ")
        number = rest[:3]
        if not version.startswith(b"HTTP/1.") or not number.isdigit():
            break
        if not number.startswith(b"1"):
            return int(number)
        while line.strip() and read < ANSWER:
            line = await reader.readuntil(b"\n")
            read += len(line)
    raise ValueError("That is no answer of HTTP.")


def is_for_good(failed: str) -> bool:
    """Tell whether the same post would fail again."""
    with contextlib.suppress(ValueError):
        status = int(failed.removeprefix("status "))
        return 300 <= status < 500 and status not in PASSING
    return failed == FORBIDDEN
