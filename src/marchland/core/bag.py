"""A pile that nobody has seen: loose things in no order above a tail of known order."""

from marchland.core.regions import MODULUS, PLACE, has


class Bag:
    """A pile of small ints; what is on top is undecided until it is drawn.

    `loose` is the set (bit mask) of things that lie on top in an order nobody knows; `tail`
    lies under them, first drawn first. A thing is in the pile at most once.
    """

    def __init__(self, loose: int, tail: list[int]) -> None:
        """Take the set of loose things and the known tail."""
        self.loose = loose
        self.tail = tail

    def copy(self) -> "Bag":
        """Return an independent copy."""
        return Bag(self.loose, self.tail.copy())

    def size(self) -> int:
        """Return how many things lie in the pile."""
        return self.loose.bit_count() + len(self.tail)

    def outcomes(self, base: int = 0, shift: int = 0) -> list[int]:
        """Return what may be drawn next, in ascending order; one thing when it is certain.

        Each thing comes as `base + (thing << shift)`, which makes actions of them.
        """
        found: list[int] = []
        loose = self.loose
        if not loose and self.tail:
            found.append(base + (self.tail[0] << shift))
        while loose:
            low = loose & -loose
            found.append(base + (PLACE[low % MODULUS] << shift))
            loose ^= low
        return found

    def draw(self, thing: int) -> None:
        """Take out a thing that `outcomes` offered."""
        if has(self.loose, thing):
            self.loose ^= 1 << thing
        else:
            self.tail.pop(0)

    def put_under(self, thing: int) -> None:
        """Lay a thing under the pile, where its place is known."""
        self.tail.append(thing)

    def remove(self, thing: int) -> None:
        """Take a thing out of the pile, wherever it lies."""
        if has(self.loose, thing):
            self.loose ^= 1 << thing
        elif thing in self.tail:
            self.tail.remove(thing)
