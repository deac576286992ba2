"""Files of content that tables carry with them, laid out where games and workers read them."""

import contextlib
import hashlib
import re
import tempfile
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from marchland.core.crafts import hostile
from marchland.core.files import UnreadableFile, parsed
from marchland.core.game import Game
from marchland.server import faults

__all__ = ["LARGEST", "Shelf", "digest", "read_file"]

LARGEST = 512 * 1024
"""Bytes of the largest file that a person may keep here."""
GAMES = 32
"""Games with such files that stay made; the one that was asked for least lately goes."""
PLAIN = re.compile(r"[^a-z0-9-]+")


def digest(text: str) -> str:
    """Return what names a file in games and replays."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def read_file(text: str) -> dict[str, object]:
    """Return the tables of a file from a browser.

    Raises:
        Fault: it is too large, no TOML, or names code.
    """
    source = text.encode("utf-8", "surrogatepass")
    if len(source) > LARGEST:
        raise faults.too_large(LARGEST)
    try:
        data = parsed(source)
    except UnreadableFile as error:
        reason = {"key": error.key, "args": error.words} if error.key else str(error)
        raise faults.worded(
            f"The file cannot be read: {error}.", "error-craft-unreadable", reason=reason
        ) from error
    found = hostile(data)
    if found is not None:
        raise faults.worded(found.text, found.key, **found.words)
    return data


class Shelf:
    """Games that are made of files which no person named on the command line: never of code."""

    def __init__(self) -> None:
        """Begin with nothing on it."""
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._paths: dict[str, str] = {}
        self._games: OrderedDict[tuple[str, tuple[str, ...]], Game] = OrderedDict()

    def note(self, rows: Sequence[Mapping[str, str]], path: str) -> None:
        """Remember which file the host named for the only row of content that it brings."""
        for row in rows:
            self._paths[row["digest"]] = path

    def path(self, row: Mapping[str, str]) -> str | None:
        """Return the file behind a row of content; None where it is not here."""
        return self._paths.get(row["digest"])

    def lay(self, name: str, text: str) -> str:
        """Lay out a file and return where it lies.

        Raises:
            Fault: it cannot be read, or names code.
        """
        seal = digest(text)
        if seal not in self._paths:
            read_file(text)
            if self._folder is None:
                self._folder = tempfile.TemporaryDirectory(prefix="marchland-")
            folder = Path(self._folder.name) / seal
            folder.mkdir(exist_ok=True)
            path = folder / f"{PLAIN.sub('-', Path(name).stem.lower())[:40] or 'own'}.toml"
            path.write_bytes(text.encode())
            self._paths[seal] = str(path)
        return self._paths[seal]

    def made(self, name: str, paths: Sequence[str], make: Callable[[], Game]) -> Game:
        """Return the game of these files, made once."""
        key = (name, tuple(paths))
        if key not in self._games:
            self._games[key] = make()
            while len(self._games) > GAMES:
                self._games.popitem(last=False)
        self._games.move_to_end(key)
        return self._games[key]

    def close(self) -> None:
        """Take away what was laid out."""
        if self._folder is not None:
            with contextlib.suppress(OSError):
                self._folder.cleanup()
            own = Path(self._folder.name)
            self._folder = None
            self._paths = {
                seal: path for seal, path in self._paths.items() if own not in Path(path).parents
            }
            self._games.clear()
