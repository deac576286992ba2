"""Humans: military objectives."""

from typing import TYPE_CHECKING

from marchland.core.actions import NOTHING, first_of
from marchland.core.regions import bits, has
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import ALLIANCE, HORDE, TOUCH, Race
from marchland.smallworld.warcraft.words import (
    TARGET,
    TARGET_AT,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.conquest import Conquest
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Humans(Race):
    """Two targets: whoever is not of the Horde and takes one earns two coins, and so do you."""

    tokens = 5
    supply = 10
    faction = ALLIANCE
    words = (TARGET_AT,)
    pieces = (TARGET,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer land that no race of the Alliance holds, for up to two targets (WC-Q20)."""
        if stage != stages.FINISH or g.cursor > NOTHING:
            return []
        if g.cursor > 0 and not g.pieces_left(TARGET.kind):
            return []
        spots = g.map.land & ~g.immune
        for foe in g.tribes:
            if foe is not None and g.faction(foe) == ALLIANCE:
                spots &= ~foe.held
        spots = g.payable(t, spots, TOUCH)
        found = [TARGET_AT.at(r) for r in bits(spots >> g.cursor << g.cursor)]
        taken_back = g.cursor == 0 and g.lying(TARGET)
        return [*found, TARGET_AT.at(NOTHING)] if found or taken_back else []

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Set one; the first answer takes both back."""
        r = first_of(action)
        if g.cursor == 0:
            g.lift_all(TARGET)
        if r != NOTHING:
            g.pay_tolls(t, r, TOUCH)
            g.place(TARGET, r)

    def on_any_conquest(self, g: "World", t: "Tribe", c: "Conquest", by: "Tribe") -> None:
        """Pay both, unless the Horde took it."""
        if not has(g.lying(TARGET), c.region) or g.faction(by) == HORDE:
            return
        g.lift(TARGET, c.region)
        taker = None if by.seat < 0 else by.seat
        g.say("log-objective", taker, region=g.map.ids[c.region], n=2)
        g.grant(by.seat, 2, self.id)
        if by.seat != t.seat:
            g.grant(t.seat, 2, self.id)
