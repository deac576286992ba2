"""Packs: what other installed packages add to a game, off until somebody names it."""

import hashlib
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from marchland.core.errors import BadContent, MarchlandError, UnknownPack

GROUP: Final = "marchland.packs"
PREFIX: Final = "pack:"
"""How a pack is written among the files of home-made content."""
MADE: Final = {"__pycache__"}
"""Folders that are no part of a package."""


def names() -> list[str]:
    """Return the names of all packs that are installed."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def apart(content: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return the files and the names of packs among content that was named."""
    files, packs = [], []
    for one in content:
        if one.startswith(PREFIX):
            packs.append(one.removeprefix(PREFIX))
        else:
            files.append(one)
    return files, packs


def find(name: str) -> Any:
    """Return the pack of this name, its code loaded because somebody named it.

    Raises:
        UnknownPack: no such pack; the message lists the known ones.
        BadContent: its package cannot be loaded, or the thing that it names is no pack.
    """
    try:
        found = _point(name).load()
    except MarchlandError:
        raise
    except Exception as error:
        why = " ".join(f"{type(error).__name__}: {error}".split())
        raise BadContent(f"The pack {name} cannot be loaded: {why}.") from error
    if not isinstance(getattr(found, "game", None), str):
        raise BadContent(
            f"The pack {name} names no game; it is a Pack, as docs/make-a-pack.md says."
        )
    return found


def row(name: str) -> dict[str, str]:
    """Return what a replay says of a pack: its name and digest, and no file.

    Raises:
        UnknownPack: no such pack.
    """
    module = import_module(_point(name).module.partition(".")[0])
    origin = Path(str(module.__file__))
    folder = origin.parent if hasattr(module, "__path__") else origin
    seal = hashlib.blake2b(digest_size=8)
    for path in _files(folder):
        seal.update(f"{path.relative_to(folder.parent).as_posix()}\0".encode())
        seal.update(path.read_bytes() + b"\0")
    return {"name": name, "file": "", "digest": seal.hexdigest()}


def _files(place: Path) -> list[Path]:
    if place.is_file():
        return [place]
    found = (path for path in place.rglob("*") if path.is_file())
    return sorted(path for path in found if not MADE & set(path.parts))


def _point(name: str) -> EntryPoint:
    for point in entry_points(group=GROUP):
        if point.name == name:
            return point
    raise UnknownPack("pack", name, names())
