"""The plainest bot: any legal action is as good as any other."""

from random import Random

from marchland.bots.base import Bot
from marchland.core.game import State


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    def __init__(self, seed: int | str | None = None) -> None:
        """Take the seed of its dice; None plays differently every time."""
        self._rng = Random(seed)

    def choose(self, view: State, actions: list[int]) -> int:
        """Return any of the actions."""
        return self._rng.choice(actions)
