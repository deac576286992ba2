"""A pile that nobody has seen: loose things in no order above a tail of known order."""

from mypy_extensions import mypyc_attr

from marchland.core.regions import count, has


@mypyc_attr(acyclic=True, free_list_len=1)
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
        return count(self.loose) + len(self.tail)

    def top(self) -> int:
        """Return the set of things that may be drawn next; a set of one when it is certain."""
        if not self.loose and self.tail:
            return 1 << self.tail[0]
        return self.loose

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
