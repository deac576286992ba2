"""Games by name, found by entry points, so that a pack of somebody else's is found too."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import entry_points
from os import PathLike, fspath

from marchland.core.errors import UnknownGame
from marchland.core.game import Game, State

File = str | PathLike[str]
Maker = Callable[[Sequence[str]], Game]

GROUP = "marchland.games"


def names() -> list[str]:
    """Return the names of all games that are installed."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def game(name: str, content: File | Sequence[File] | None = ()) -> Game:
    """Return the game of this name, with home-made content from the named files.

    Args:
        name: as in `names`.
        content: one file or several, or none; nothing else loads home-made content.

    Raises:
        UnknownGame: no such game; the message lists the known ones.
        BadContent: a content file that cannot be used.
    """
    for point in entry_points(group=GROUP):
        if point.name == name:
            maker: Maker = point.load()
            files = [content] if isinstance(content, str | PathLike) else content or ()
            return maker([fspath(file) for file in files])
    raise UnknownGame("game", name, names())


@cache
def plain(name: str) -> Game:
    """Return the game of this name as it comes, the same one each time."""
    return game(name)


def reopened(name: str, data: bytes) -> State:
    """Return the state of a pickle."""
    return plain(name).load(data)
