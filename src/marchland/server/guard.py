"""The door: who may ask, how much, and what every answer tells the browser."""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from marchland.server import faults
from marchland.server.faults import Fault

__all__ = ["Guard", "body"]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
OF_A_PART = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    *OF_A_PART,
]
PARTS = (b"text/javascript", b"text/css", b"text/plain", b"font/")
"""Nothing that runs by itself, so that what binds documents would only be weight."""
DRAWINGS = "/map/"
"""Where the same holds for JSON: maps are much of what a first view fetches."""

QUESTIONS = {"GET", "HEAD"}


class Guard:
    """Refuses foreign hosts and other sites' pages, and adds the security headers.

    A page of another site can reach a server on this machine only under a name (DNS rebinding)
    or with its own Origin (forged requests); neither is answered.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str] = ()) -> None:
        """Stand before an application; `names` are hosts it is reached by, beside its own."""
        self.app = app
        own = socket.gethostname().lower()
        self.names = {"localhost", own, f"{own}.local", *(name.lower() for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif not self._welcome(scope):
            await self._refuse(scope, receive, send)
        else:
            await self.app(scope, receive, _with_headers(send, scope["path"]))

    def _welcome(self, scope: Scope) -> bool:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._own(host):
            return False
        if scope["type"] == "http" and scope["method"] in QUESTIONS:
            return True
        origin = headers.get(b"origin")
        return origin is None or urlsplit(origin).netloc.lower() == host.lower()

    def _own(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        fault = faults.foreign()
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": fault.text})
            return
        await _with_headers(send)(
            {
                "type": "http.response.start",
                "status": fault.status,
                "headers": [(b"content-type", b"application/json")],
            }
        )
        await send(
            {
                "type": "http.response.body",
                "body": msgspec.json.encode(fault.answer()),
            }
        )


def _with_headers(send: Send, path: str = "") -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            kind = dict(message["headers"]).get(b"content-type", b"")
            is_part = kind.startswith(PARTS) or path.startswith(DRAWINGS)
            more = OF_A_PART if is_part else HEADERS
            message = {**message, "headers": [*message["headers"], *more]}
        await send(message)

    return sending


async def body(scope: Scope, receive: Receive, limit: int) -> bytes:
    """Read a JSON request's body, no further than the limit.

    A form of another site cannot send this content type without asking first.

    Raises:
        Fault: it is no JSON, too long, or was cut off.
    """
    headers = dict(scope["headers"])
    kind = headers.get(b"content-type", b"").split(b";")[0].strip()
    if kind != b"application/json":
        raise Fault(
            "error-message",
            "The message was not understood: send JSON with Content-Type application/json.",
            415,
            reason="content type",
        )
    parts = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise faults.bad_message("it was cut off")
        parts += message.get("body", b"")
        if len(parts) > limit:
            raise faults.too_large(limit)
        if not message.get("more_body"):
            return bytes(parts)
