"""A bar that a person watches while games are played."""

import sys
from collections.abc import Callable

BAR = 30
Progress = Callable[[int], None]


def progress(games: int) -> Progress:
    """Return what draws a bar for a person who watches."""

    def draw(played: int) -> None:
        done = BAR * played // games
        end = "\n" if played == games else ""
        bar = "#" * done + "." * (BAR - done)
        sys.stderr.write(f"\r[{bar}] {played}/{games} games{end}")
        sys.stderr.flush()

    return draw
