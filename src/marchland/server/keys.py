"""Secrets of links: drawn, shown by whoever asks, and kept as digests alone."""

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from marchland.server.protocol import Header, MadeAnswer
from marchland.server.store import Link, LinkKind

__all__ = [
    "COOKIE",
    "SECRET",
    "Made",
    "cookie",
    "digest",
    "fresh",
    "home",
    "remember",
    "secret_of",
    "url",
]

COOKIE = "marchland"
KEPT = 400 * 24 * 3600
"""Seconds that a browser keeps its cookie: no browser keeps any longer."""

BYTES = 16
"""Of a secret: 128 bits."""

SECRET = re.compile(r"[A-Za-z0-9_-]{22}")
BEARER = "bearer "


class Made:
    """The links of a new table, with their secrets, which are told once and never kept."""

    def __init__(self, home: str, table: str, header: Header) -> None:
        """Draw a secret for the host, for each person and for watchers."""
        self._home = home
        self._secrets: list[str | None] = []
        self.links: list[Link] = []
        self.table = table
        self._host, self._watch = self._link("host"), self._link("watch")
        self._seats = [
            self._link("seat", k) if seat.kind == "person" else None
            for k, seat in enumerate(header.seats)
        ]

    @property
    def host(self) -> Link:
        """The host's link, which whoever makes a table holds at once."""
        return self.links[0]

    @property
    def answer(self) -> MadeAnswer:
        """What whoever made the table is told."""
        return MadeAnswer(self.table, self._host, self._seats, self._watch)

    def _link(self, kind: LinkKind, seat: int | None = None) -> str:
        secret = fresh()
        self.links.append(Link(digest(secret), self.table, kind, seat))
        return url(self._home, secret)


def fresh() -> str:
    """Draw a secret of 128 bits, as it stands in a link."""
    return secrets.token_urlsafe(BYTES)


def digest(secret: str) -> bytes:
    """Return what is kept of a secret: 128 random bits need no salt and no slow digest."""
    return hashlib.sha256(secret.encode()).digest()


def home(asker: HTTPConnection) -> str:
    """Return the address of the page as the asker reaches it."""
    scheme = {"ws": "http", "wss": "https"}.get(asker.url.scheme, asker.url.scheme)
    return f"{scheme}://{asker.headers.get('host', '')}/"


def url(page: str, secret: str) -> str:
    """Return the link to a page by which a secret is handed on."""
    return f"{page}#/link/{secret}"


def cookie(asker: HTTPConnection) -> str | None:
    """Return the secret of the asker's browser."""
    found = asker.cookies.get(COOKIE, "")
    return found if SECRET.fullmatch(found) else None


def _bearer(asker: HTTPConnection) -> str | None:
    found = asker.headers.get("authorization", "")
    return found[len(BEARER) :].strip() if found.lower().startswith(BEARER) else None


def secret_of(asker: HTTPConnection) -> str | None:
    """Return the secret that the asker shows: a program's own, else the browser's cookie."""
    shown = _bearer(asker)
    if shown is None:
        return cookie(asker)
    return shown if SECRET.fullmatch(shown) else None


def remember(answer: Response, asker: HTTPConnection, device: str) -> None:
    """Let the asker's browser show this secret from now on."""
    answer.set_cookie(
        COOKIE,
        device,
        max_age=KEPT,
        path="/",
        secure=asker.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )
