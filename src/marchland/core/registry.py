"""Games by name, found by entry points, so that a pack of somebody else's is found too."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import entry_points
from os import PathLike, fspath
from typing import Any

from marchland.core.errors import BadContent, OtherContent, UnknownGame
from marchland.core.game import Game, State
from marchland.core.packs import apart
from marchland.core.packs import find as find_pack

File = str | PathLike[str]
Maker = Callable[..., Game]
"""Makes a game of the files of home-made content, and of packs by name where any are named."""

GROUP = "marchland.games"


def names() -> list[str]:
    """Return the names of all games that are installed."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def game(
    name: str, content: File | Sequence[File] | None = (), packs: str | Sequence[str] | None = ()
) -> Game:
    """Return the game of this name, with packs and home-made content.

    Args:
        name: as in `names`.
        content: one file or several, or none; nothing else loads home-made content. A pack may
            stand among them as `pack:NAME`.
        packs: names of installed packs, in the order in which they are added.

    Raises:
        UnknownGame: no such game; the message lists the known ones.
        UnknownPack: no such pack; the message lists the known ones.
        BadContent: a content file or a pack that cannot be used.
    """
    for point in entry_points(group=GROUP):
        if point.name == name:
            maker: Maker = point.load()
            files = [content] if isinstance(content, str | PathLike) else content or ()
            named, among = apart(fspath(file) for file in files)
            wanted = [packs] if isinstance(packs, str) else list(packs or ())
            return made(name, maker, named, [*wanted, *among])
    raise UnknownGame("game", name, names())


def made(name: str, maker: Maker, files: Sequence[str], packs: Sequence[str]) -> Game:
    """Return the game that a maker makes of files and packs.

    Raises:
        OtherContent: a pack of another game.
        BadContent: a pack that is named twice, or a game that takes none.
    """
    if not packs:
        return maker(files)
    found: dict[str, Any] = {}
    for pack in packs:
        if pack in found:
            raise BadContent(f"The pack {pack} is named twice.")
        found[pack] = find_pack(pack)
        if found[pack].game != name:
            raise OtherContent(f"The pack {pack} is for {found[pack].game}, not for {name}.")
    if not _takes_packs(maker):
        raise BadContent(f"The game {name} takes no packs.")
    return maker(files, found)


def _takes_packs(maker: Maker) -> bool:
    from inspect import signature

    try:
        return len(signature(maker).parameters) > 1
    except ValueError:  # native code need not say
        return True


@cache
def plain(name: str) -> Game:
    """Return the game of this name as it comes, the same one each time."""
    return game(name)


def plain_name(game: Game) -> str:
    """Return the name by which a game without home-made content is found again.

    Raises:
        TypeError: it has home-made content.
    """
    if game.content:
        raise TypeError("A game with content or packs is not pickled: use serialize and load.")
    return game.name


def reopened(name: str, data: bytes) -> State:
    """Return the state of a pickle."""
    return plain(name).load(data)
