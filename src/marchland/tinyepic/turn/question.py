"""What a question is: which answers there are, what an answer does, what follows without one."""

from typing import ClassVar, Final

from marchland.tinyepic.parts import words
from marchland.tinyepic.world.world import World

NO_ANSWERS: Final[list[int]] = []
"""What a piece of work returns that asks nothing itself; never changed."""


class Question:
    """One kind of question, or a piece of work that asks others."""

    always_asked: ClassVar[bool] = False

    def __init__(self) -> None:
        """Note whether the stage is asked even when there is only one answer."""
        self.asks_always: Final = type(self).always_asked
        self.stage = -1
        """Its number in the agenda."""

    def options(self, g: World) -> list[int]:
        """Return the legal answers, sorted; empty when there is nothing (more) to ask."""
        return NO_ANSWERS

    def play(self, g: World, action: int) -> None:
        """Do what the answer says."""

    def leave(self, g: World) -> None:
        """Go on when there is nothing to ask."""
        g.pop()


def listed(word: int, places: int) -> list[int]:
    """Return a word's action for each place of a set, its first argument."""
    return words.WORD[word].fan.of(places)[:]
