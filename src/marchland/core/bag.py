"""A pile that nobody has seen: loose things in no order above a tail of known order."""

from marchland.core.regions import MODULUS, PLACE, has


class Bag:
    """A pile of small ints; what is on top is undecided until it is drawn.

    `loose` is the set (bit mask) of things that lie on top in an order nobody knows; `tail`
    lies under them, first drawn first. A thing is in the pile at most once. A bag is never
    changed: drawing makes another one.
    """

    def __init__(self, loose: int, tail: tuple[int, ...]) -> None:
        """Take the set of loose things and the known tail."""
        self.loose = loose
        self.tail = tail

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

    def without(self, thing: int) -> "Bag":
        """Return the pile without a thing, wherever it lies in it."""
        if has(self.loose, thing):
            return Bag(self.loose ^ 1 << thing, self.tail)
        if self.tail and self.tail[0] == thing:
            return Bag(self.loose, self.tail[1:])
        return Bag(self.loose, tuple(other for other in self.tail if other != thing))

    def with_under(self, thing: int) -> "Bag":
        """Return the pile with a thing laid under it, where its place is known."""
        return Bag(self.loose, (*self.tail, thing))
