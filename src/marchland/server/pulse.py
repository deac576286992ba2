"""How many messages a page may send: no person comes near it, and a page that runs wild is held."""

from marchland.server import faults

__all__ = ["Pulse"]

AT_ONCE, A_SECOND = 1000, 100.0
"""How many messages may come at once, and for how many more each second makes room."""

SAID = 1.0
"""Seconds between two times that a page is told."""


class Pulse:
    """Counts the messages of one page; what is one too many is not done."""

    def __init__(self) -> None:
        """Begin with room for all that may come at once."""
        self._room = float(AT_ONCE)
        self._at = 0.0
        self._said = 0.0

    def beats(self, at: float) -> bool:
        """Count a message at a moment in seconds; tell whether it may be done.

        Raises:
            Fault: it may not, and the page was not told so for a while.
        """
        self._room = min(float(AT_ONCE), self._room + (at - self._at) * A_SECOND)
        self._at = at
        if self._room >= 1:
            self._room -= 1
            return True
        if at - self._said < SAID:
            return False
        self._said = at
        raise faults.worded(
            "That was too much at once; what came last was not done. Go on in a moment.",
            "error-too-fast",
            429,
        )
