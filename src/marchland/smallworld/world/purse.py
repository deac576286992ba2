"""Coins: what is earned and paid, and by whom."""

from typing import Final

from marchland.core.game import NOBODY
from marchland.core.ledger import Entry
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.world.position import Position

BANK: Final = -3
"""Whoever is paid and is nobody at the table."""


class Purse(Position):
    """Adds to the data of a position: coins that are earned and paid."""

    def totals(self) -> list[int]:
        """Return each seat's coins, and those of nobody's tokens where they march."""
        return [*self.coins, self.wild_coins] if self.setup.wild else self.coins[:]

    def earn(self, seat: int, coins: int, why: str) -> None:
        """Give a seat coins from the bank, or take them with a negative number."""
        if self.coins[seat] >= 0:
            self.coins[seat] = self.coins[seat] + coins
        self.note(Entry(self.turns, seat, coins, why))

    def note(self, gain: Entry) -> None:
        """Keep a gain or a payment in the ledger, and for whoever listens to the turn."""
        self.ledger.append(gain)
        if self.telling is not None:
            self.gains += (gain,)

    def can_pay(self, t: Tribe, coins: int) -> bool:
        """Tell whether t's owner has so many coins, as far as is known."""
        own = self.wild_coins if t.seat < 0 else self.coins[t.seat]
        return own < 0 or own >= coins

    def grant(self, seat: int, coins: int, why: str) -> None:
        """Give coins from the bank, or take them, whoever it is."""
        if seat >= 0:
            self.earn(seat, coins, why)
        elif seat == NOBODY and self.setup.wild:
            self.wild_coins += coins
            self.note(Entry(self.turns, self.setup.players, coins, why))

    def pay(self, seat: int, to: int, coins: int, why: str) -> int:
        """Let a seat pay as far as its coins go; `NOBODY` stands for the tokens that are nobody's.

        Returns:
            The coins paid.
        """
        if seat >= 0 and self.coins[seat] >= 0:
            coins = min(coins, self.coins[seat])
        elif seat < 0:
            coins = min(coins, self.wild_coins)
        if coins and seat != to:
            self.grant(seat, -coins, why)
            self.grant(to, coins, why)
            if self.telling is not None:
                payer, other = None if seat < 0 else seat, None if to < 0 else to
                self.say("log-pay", payer, other=other, n=coins, name=why)
        return coins
