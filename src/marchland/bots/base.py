"""What a bot is."""

from abc import ABC, abstractmethod

from marchland.core.game import State


class Bot(ABC):
    """Plays one seat of one game; `docs/write-a-bot.md` makes one.

    A bot of your own is a class with this interface. It is made anew for each seat of each game,
    and gets the `seed` of its own dice if it takes one.
    """

    @abstractmethod
    def choose(self, view: State, actions: list[int]) -> int:
        """Return one of the legal actions.

        Args:
            view: the state as the bot's seat may know it (`State.observe`), a copy that the
                bot may play on; `view.to_move` is its seat.
            actions: the legal actions, sorted; more than none.
        """
