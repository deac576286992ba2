"""One kind of question: what may be answered, what an answer does, what comes when all is asked."""

from typing import ClassVar, Final

from marchland.smallworld.world.world import World


class Question:
    """One kind of question."""

    always_asked: ClassVar[bool] = False

    def __init__(self) -> None:
        """Note whether the stage is asked even when there is only one answer."""
        self.asks_always: Final = type(self).always_asked
        self.stage = -1
        """Its number in the agenda."""

    def options(self, g: World) -> list[int]:
        """Return the legal answers, sorted; empty when there is nothing (more) to ask."""
        return []

    def play(self, g: World, action: int) -> None:
        """Do what the answer says."""

    def leave(self, g: World) -> None:
        """Go on when there is nothing left to ask."""

    def outcomes(self, g: World, found: list[int]) -> list[tuple[int, int]]:
        """Return the answers that chance gives, each with its weight: all are as likely."""
        return [(action, 1) for action in found]
