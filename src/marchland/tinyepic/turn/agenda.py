"""The table of stages, and the loop that goes on to the next question."""

from typing import Final

from marchland.core.actions import pack
from marchland.tinyepic.parts import words
from marchland.tinyepic.turn import answers, deeds, opening, recruits, retreats, turn, warfare
from marchland.tinyepic.turn.question import Question
from marchland.tinyepic.world.world import World

ROLLS: Final[list[int]] = [pack(words.ROLL, number) for number in range(1, 13)]


class Roll(Question):
    """Chance: the compass's number; the flag counts as 12."""

    def options(self, g: World) -> list[int]:
        """Return 1 to 12."""
        return ROLLS

    def play(self, g: World, action: int) -> None:
        """Note it."""
        number = action >> 10 & 1023
        g.pop()
        g.rolled = number


class Over(Question):
    """Nothing is asked any more."""


AGENDA: Final[list[Question]] = [
    opening.Start(),
    opening.DealCard(),
    opening.DealFaction(),
    opening.PickFaction(),
    opening.PickSide(),
    opening.DealLand(),
    opening.Settle(),
    opening.Split(),
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
    retreats.Withdraw(),
    retreats.RetreatPay(),
    retreats.Save(),
    Roll(),
    turn.Clear(),
    opening.PickLand(),
    Over(),
]
"""The question of each stage, by number."""
for _number, _question in enumerate(AGENDA):
    _question.stage = _number
