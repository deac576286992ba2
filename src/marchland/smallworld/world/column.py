"""The column of open combos, the stacks behind it and the coins on it (SW-P, SW-E05)."""

from typing import Final

from marchland.core.actions import Word, first_of
from marchland.core.bag import Bag
from marchland.core.regions import Regions
from marchland.smallworld.parts import words
from marchland.smallworld.parts.tribe import NONE, Tribe
from marchland.smallworld.parts.variant import COMBOS
from marchland.smallworld.world import sides
from marchland.smallworld.world.purse import Purse

RACES: Final = words.engine_word(words.DRAW_RACE)
POWERS: Final = words.engine_word(words.DRAW_POWER)


class Column(Purse):
    """Adds to coins: combos that are bought, and banners and badges that come back."""

    def combo_tokens(self, place: int) -> int:
        """Return the tokens that the combo at a place of the column brings (SW-P05, SW-P08)."""
        race = self.column[place]
        variant = self.setup.variant
        wanted = variant.race_tokens[race] + variant.race_extra[race]
        wanted += variant.power_tokens[self.column_powers[place]]
        return min(wanted, self.tray[race])

    def offered(self, seat: int) -> list[int]:
        """Return the places of the column from which a seat may pick, top first (WC-17.1)."""
        if not self.setup.sides:
            return list(range(len(self.column)))
        return sides.places(self, self.setup.sides[seat])

    def _is_offered(self, place: int, seat: int) -> bool:
        sides = self.setup.sides
        return self.setup.variant.race_sides[self.column[place]] == sides[seat]

    def take_combo(self, seat: int, place: int) -> Tribe:
        """Buy the combo at a place of the column, 0 for the top (SW-P02 to SW-P06)."""
        race = self.column[place]
        power = self.column_powers[place]
        tokens = self.combo_tokens(place)
        self.own()
        passed = 0
        for other in range(place):
            if not self.setup.sides or self._is_offered(other, seat):
                self.column_coins[other] += 1
                passed += 1
        if passed:
            self.earn(seat, -passed, "pick")
        if self.column_coins[place]:
            self.earn(seat, self.column_coins[place], "column")
        self.column.pop(place)
        self.column_powers.pop(place)
        self.column_coins.pop(place)
        self.draws_due = True
        self.to_tray(race, -tokens)
        kit = self.setup.variant.kit(race, power, declined=False)
        tribe = Tribe(self.free_slot(), seat, race, power, kit, tokens, since=self.turns)
        self.tribes[tribe.slot] = tribe
        self.lead(seat, tribe.slot)
        self.rekit(tribe)
        return tribe

    def free_slot(self) -> int:
        """Return a slot that no tribe has, making one if need be."""
        for slot, tribe in enumerate(self.tribes):
            if tribe is None:
                return slot
        self.tribes.append(None)
        return len(self.tribes) - 1

    def discard_badge(self, power: int) -> None:
        """Lay a badge aside, to be shuffled when the stack is empty (SW-P07)."""
        if power >= 0:
            self.discarded |= 1 << power

    def return_banner(self, race: int) -> None:
        """Put a banner under the stack, or into a column that has a free place (SW-E05)."""
        side = self.setup.variant.race_sides[race]
        if self.setup.sides:
            has_room = sides.has_room(self, side) and sides.stack(self, side).size() == 0
        else:
            has_room = len(self.column) < COMBOS and self.races.size() == 0
        if has_room:
            self._open(race)
        else:
            self.races = self.races.with_under(race)

    def _open(self, race: int) -> None:
        self.own()
        self.column.append(race)
        self.column_powers.append(NONE)
        self.column_coins.append(0)
        self.draws_due = True
        self._mind_badges()

    def _mind_badges(self) -> None:
        """Make a new stack of the discarded badges when a combo needs one and none is left."""
        if self.powers.size() == 0:
            self.powers = Bag(self.discarded, ())
            self.discarded = 0
            if self.telling is not None:
                self.say("log-reshuffle", None)

    def _bare(self) -> int:
        """Return the first place of the column that has no badge; -1 when each has one."""
        for place, power in enumerate(self.column_powers):
            if power == NONE:
                return place
        return -1

    def due_draws(self) -> tuple[Word, Regions]:
        """Return what may be drawn for the column now, and the word for it; of nothing if none is.

        Badges for the banners that have none, from the top, come before a further banner (SW-P06).
        """
        if self._bare() >= 0:
            return POWERS, self.powers.top()
        if self.setup.sides:
            return RACES, sides.next_stack(self).top()
        if len(self.column) < COMBOS:
            return RACES, self.races.top()
        return RACES, 0

    def draw(self, action: int) -> None:
        """Lay open what was drawn."""
        thing = first_of(action)
        if action >> 20 == words.DRAW_POWER:
            self.powers = self.powers.without(thing)
            self.own()
            self.column_powers[self._bare()] = thing
            if self._bare() >= 0:
                self._mind_badges()
        else:
            self.races = self.races.without(thing)
            self._open(thing)
