"""The page and its files: compressed once, cached for good under the digest of them all."""

import contextlib
import gzip
import hashlib
import mimetypes
import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from marchland.core.game import Game
from marchland.server import faults
from marchland.server.faults import Fault
from marchland.server.lean import lean, lean_text
from marchland.server.lessons import lessons
from marchland.server.library import Library
from marchland.server.protocol import PROTOCOL
from marchland.texts import LANGUAGES, SHARED
from marchland.typography import typeset

__all__ = ["WEB", "Pages"]

WEB = Path(__file__).resolve().parent.parent / "web"
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
MORE = ("rules", "lessons", "effects", "workshop", "together", "dialogs")
"""Folders beside the texts, of what is said only where it is opened."""
PAGE = "page"
"""The part of the texts that is no game's."""
SMALL = 500
"""Below so many bytes compression gains nothing."""

COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml")
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
MOST_SAYINGS = 100
"""More texts are kept only where their files were changed meanwhile."""

Standing = tuple[int, int]
"""When a file was written last, in nanoseconds, and how many bytes it has."""

START = re.compile(rb'(<script\b[^>]*\bid="start"[^>]*>).*?(</script>)', re.DOTALL)


def standing(path: Path) -> Standing:
    """Return how a file stands.

    Raises:
        OSError: it is not there.
    """
    status = path.stat()
    return status.st_mtime_ns, status.st_size


@dataclass(frozen=True, slots=True)
class Sheet:
    """A file ready to be sent."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str

    @classmethod
    def of(cls, data: bytes, kind: str) -> "Sheet":
        """Compress what is worth it and name the content by its digest."""
        worth = len(data) >= SMALL and kind.startswith(COMPRESSIBLE)
        packed = gzip.compress(data, 9, mtime=0) if worth else None
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        return cls(data, packed, kind, hashlib.sha256(data).hexdigest()[:20])

    def answer(self, request: Request, cache: str) -> Response:
        """Return the file, or only that it has not changed."""
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        if cache != FOREVER:
            headers["etag"] = f'"{self.tag}"'
        if f'"{self.tag}"' in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        headers["content-type"] = self.kind
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, headers=headers)
        return Response(self.data, headers=headers)


class Pages:
    """Serves the folder of the page, the texts and the map drawings."""

    def __init__(
        self, library: Library, web: Path = WEB, *, links: bool = False, calls: bool = False
    ) -> None:
        """Take what is played, and the folder of the page.

        Args:
            library: what is played.
            web: the folder.
            links: whether tables have links.
            calls: whether seats are called by webhooks.
        """
        self.links = links
        self.calls = calls
        self.library = library
        self.web = web
        self._sheets: dict[Path, tuple[int, Sheet]] = {}
        self._sayings: dict[tuple[str, bytes], Sheet] = {}
        """By language and digest, texts that were set in type."""
        self._named: tuple[str, dict[Path, Standing]] = ("", {})
        """The digest that was worked out last, and how the files stood then."""

    def index(self, request: Request) -> Response:
        """Return the page, with what it needs to begin written into it."""
        html = self._read(self.web / "index.html")
        digest = self.digest()
        start = {
            "protocol": PROTOCOL,
            "languages": LANGUAGES,
            "games": self.library.cards(),
            "bots": list(self.library.bots()),
            "lessons": [game.name for game in self.library.sound() if lessons(game)],
            "links": self.links,
            "calls": self.calls,
            "digest": digest,
        }
        data = msgspec.json.encode(start).replace(b"<", b"\\u003c")
        html = START.sub(lambda found: found[1] + data + found[2], html, count=1)
        html = html.replace(b"/static/", f"/static/{digest}/".encode())
        return Sheet.of(html, "text/html").answer(request, ASK_FIRST)

    def static(self, request: Request) -> Response:
        """Return a file; under the present digest it may be kept for good."""
        path = str(request.path_params["path"])
        first, _, rest = path.partition("/")
        if rest and self._is_named(first, self.web / rest):
            return self._file(self.web, rest).answer(request, FOREVER)
        return self._file(self.web, path).answer(request, ASK_FIRST)

    def text(self, request: Request) -> Response:
        """Return messages of one language: the page's, one game's, or all."""
        language = str(request.path_params["language"])
        if language not in LANGUAGES:
            raise faults.refused(
                f"There are no texts in “{language[:20]}”; there are {', '.join(LANGUAGES)}.", 404
            )
        part = request.path_params.get("part")
        page: list[Traversable] = [
            folder / f"{language}.ftl" for folder in (SHARED, self.web / "text")
        ]
        if part is None:
            paths = [*page, *self.library.texts(language)]
        elif part == PAGE:
            paths = page
        else:
            paths = self.library.texts_of(str(part), language)
        return self._texts(request, paths, language)

    def more_text(self, request: Request) -> Response:
        """Return what is said of one game where its rules or its lessons are open."""
        language, part = str(request.path_params["language"]), str(request.path_params["part"])
        if language not in LANGUAGES or part not in MORE:
            raise faults.not_found()
        game = str(request.path_params["game"])
        folders = [] if game == PAGE else self.library.text_folders(game)
        paths = [folder / part / f"{language}.ftl" for folder in (self.web / "text", *folders)]
        return self._texts(request, paths, language)

    def own_text(self, request: Request, game: Game, language: str) -> Response:
        """Return what a game says that this server's game of the same name does not."""
        if language not in LANGUAGES:
            raise faults.not_found()
        usual = self.library.text_folders(game.name)
        paths = [folder / f"{language}.ftl" for folder in game.texts if folder not in usual]
        return self._texts(request, paths, language)

    def _texts(self, request: Request, paths: Sequence[Traversable], language: str) -> Response:
        texts = [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
        key = (language, hashlib.sha256("\n".join(texts).encode()).digest())
        sheet = self._sayings.get(key)
        if sheet is None:
            if len(self._sayings) > MOST_SAYINGS:
                self._sayings.clear()
            said = "\n".join(lean_text(typeset(text, language), language) for text in texts)
            sheet = self._sayings[key] = Sheet.of(said.encode(), "text/plain")
        return sheet.answer(request, ASK_FIRST)

    def map(self, request: Request, carried: Game | None = None) -> Response:
        """Return the drawing of a board, of the files that a table carries where one is asked."""
        name = request.path_params["map"]
        game = request.path_params["game"] if carried is None else carried.name
        if carried is None and game in self.library.names():
            carried = self.library.game(game)
        own = None if carried is None else carried.drawing(name)
        if own is not None:
            data = msgspec.json.encode(own)
            return Sheet.of(data, "application/json").answer(request, ASK_FIRST)
        for folder in (self.web / "maps" / game, self.web / "maps"):
            with contextlib.suppress(Fault):
                return self._file(folder, f"{name}.json").answer(request, ASK_FIRST)
        raise faults.not_found()

    def form(self, request: Request) -> Response:
        """Return a card as the file in which a group writes what its printed one says."""
        game, kind, name = (str(request.path_params[key]) for key in ("game", "kind", "name"))
        text = self.library.game(game).form(kind, name) if game in self.library.names() else None
        if text is None:
            raise faults.not_found()
        return Sheet.of(text.encode(), "text/plain").answer(request, ASK_FIRST)

    def digest(self) -> str:
        """Return what names the present files: any change gives another address."""
        files = sorted(path for path in self.web.rglob("*") if path.is_file())
        stood = {path: standing(path) for path in files}
        digest = hashlib.sha256(repr(stood).encode()).hexdigest()[:16]
        self._named = (digest, stood)
        return digest

    def _is_named(self, digest: str, path: Path) -> bool:
        """Say whether a digest names the present files: where this one stands as it stood then."""
        named, stood = self._named
        with contextlib.suppress(OSError, ValueError):
            if digest == named and stood.get(path) == standing(path):
                return True
        return digest == self.digest()

    def _file(self, folder: Path, name: str) -> Sheet:
        try:
            path = (folder / name).resolve()
            found = path.is_relative_to(self.web) and path.is_file()
        except (OSError, ValueError):  # no file can have such a name
            found = False
        if not found:
            raise faults.not_found()
        changed = path.stat().st_mtime_ns
        known = self._sheets.get(path)
        if known is None or known[0] != changed:
            kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
            data = path.read_bytes() if path.suffix != ".js" else lean(path.read_bytes())
            known = (changed, Sheet.of(data, kind or "application/octet-stream"))
            self._sheets[path] = known
        return known[1]

    def _read(self, path: Path) -> bytes:
        try:
            return path.read_bytes()
        except FileNotFoundError as error:
            raise faults.not_found() from error
