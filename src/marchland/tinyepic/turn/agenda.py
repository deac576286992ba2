"""The table of stages, and the loop that goes on to the next question."""

from typing import Final

from marchland.core.actions import pack
from marchland.tinyepic.parts import words
from marchland.tinyepic.turn import answers, deeds, recruits, setup, turn, warfare
from marchland.tinyepic.turn.question import Stage
from marchland.tinyepic.world.world import World


class Roll(Stage):
    """Chance: the compass's number; the flag counts as 12."""

    def options(self, g: World) -> list[int]:
        """Return 1 to 12."""
        return [pack(words.ROLL, number) for number in range(1, 13)]

    def play(self, g: World, action: int) -> None:
        """Note it."""
        number = action >> 10 & 1023
        g.pop()
        g.rolled = number


class Over(Stage):
    """Nothing is asked any more."""


STAGES: Final[list[Stage]] = [
    setup.Start(),
    setup.DealCard(),
    setup.DealFaction(),
    setup.PickFaction(),
    setup.PickSide(),
    setup.DealLand(),
    setup.Settle(),
    setup.Split(),
    recruits.DrawHero(),
    recruits.Keep(),
    turn.Select(),
    turn.Resolve(),
    turn.Act(),
    turn.Do(),
    answers.Offer(),
    deeds.Move(),
    deeds.Swap(),
    deeds.Build(),
    deeds.Fort(),
    deeds.Research(),
    deeds.Expand(),
    recruits.Place(),
    deeds.Trade(),
    recruits.Level(),
    answers.Collect(),
    answers.Gain(),
    answers.Lose(),
    answers.Opponent(),
    answers.Event(),
    answers.DrawFaction(),
    answers.Copy(),
    answers.Lay(),
    warfare.Fight(),
    warfare.Bid(),
    warfare.Match(),
    warfare.WarPay(),
    warfare.Withdraw(),
    warfare.RetreatPay(),
    warfare.Save(),
    Roll(),
    turn.Clear(),
    setup.PickLand(),
    Over(),
]
"""The stage for each number of `stages`."""
