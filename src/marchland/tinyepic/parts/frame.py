"""A question that waits under another one."""

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A suspended question; never changed, so that copies share it.

    Attributes:
        stage, who, a, b, c: what is asked, of whom, and three small numbers with it.
        below: the question under this one.
    """

    __slots__ = ("a", "b", "below", "c", "stage", "who")

    def __init__(self, stage: int, who: int, a: int, b: int, c: int, below: "Frame | None") -> None:
        """Take every field."""
        self.stage = stage
        self.who = who
        self.a = a
        self.b = b
        self.c = c
        self.below = below

    def fields(self) -> list[int]:
        """Return the question itself."""
        return [self.stage, self.who, self.a, self.b, self.c]
