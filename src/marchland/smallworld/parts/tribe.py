"""A tribe: a race in play with its power, its seat and its tokens."""

from typing import Final

from mypy_extensions import mypyc_attr

from marchland.smallworld.parts.kit import Kit

NONE: Final = -1
"""The number of no race, and of no power."""
REROLLS: Final = 32
ENCORES: Final = 40
"""Where in what is used stands how often."""
ONE_BYTE: Final = 255


@mypyc_attr(acyclic=True, free_list_len=1)
class Tribe:
    """A race in play.

    Attributes:
        slot: its place in the list of tribes; a region's holder is noted as `slot + 1`.
        seat: its player; `NOBODY` for tokens that belong to nobody.
        race, power: numbers in the variant's lists, or `NONE`.
        kit: the abilities that speak for it now.
        hand: tokens off the map, to be used.
        aside: tokens set aside until troops are readied again.
        held: the set of regions it holds.
        declined: whether it is in decline.
        age: turns already played with it.
        since: the turn in which it was picked, counted over the whole game.
        used: bits of what it has used this turn: of ways, then how often a die was rolled again
            and how often it went on conquering.
        marched: whether a declined tribe has had its march this turn.
        race_memo, power_memo: what an ability remembers for good.
        race_note, power_note: what an ability remembers until its owner's next turn.
    """

    def __init__(
        self,
        slot: int,
        seat: int,
        race: int,
        power: int,
        kit: Kit,
        hand: int,
        held: int = 0,
        declined: bool = False,
        age: int = 0,
        since: int = 0,
        aside: int = 0,
        used: int = 0,
        marched: bool = False,
        race_memo: int = 0,
        power_memo: int = 0,
        race_note: int = 0,
        power_note: int = 0,
    ) -> None:
        """Take every field."""
        self.slot = slot
        self.seat = seat
        self.race = race
        self.power = power
        self.kit = kit
        self.hand = hand
        self.held = held
        self.declined = declined
        self.age = age
        self.since = since
        self.aside = aside
        self.used = used
        self.marched = marched
        self.race_memo = race_memo
        self.power_memo = power_memo
        self.race_note = race_note
        self.power_note = power_note

    def may_reroll(self) -> bool:
        """Tell whether a last attempt that fails is rolled again."""
        return self.used >> REROLLS & ONE_BYTE < self.kit.rerolls

    def may_go_on(self) -> bool:
        """Tell whether it conquers once more when its conquests are over."""
        return self.used >> ENCORES & ONE_BYTE < self.kit.encores

    def copy(self) -> "Tribe":
        """Return an independent copy that shares the kit."""
        return Tribe(
            self.slot, self.seat, self.race, self.power, self.kit, self.hand, self.held,
            self.declined, self.age, self.since, self.aside, self.used, self.marched,
            self.race_memo, self.power_memo, self.race_note, self.power_note,
        )  # fmt: skip

    def fields(self) -> list[int]:
        """Return every field as an int, the kit left out: it follows from the rest."""
        return [
            self.slot, self.seat, self.race, self.power, self.hand, self.held,
            int(self.declined), self.age, self.since, self.aside, self.used, int(self.marched),
            self.race_memo, self.power_memo, self.race_note, self.power_note,
        ]  # fmt: skip
