"""The Battleground: enemies beaten pay, and a neutral race takes a side."""

from typing import TYPE_CHECKING, Any

from marchland.core.actions import word_of
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import ALLIANCE, HORDE, NEUTRAL, Site
from marchland.smallworld.warcraft.house import beaten_enemies
from marchland.smallworld.warcraft.words import (
    SIDE_ALLIANCE,
    SIDE_HORDE,
    SIDE_NONE,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Battleground(Site):
    """An enemy race beaten twice is worth one coin more; a neutral race may take a side."""

    at_start = True
    words = (SIDE_ALLIANCE, SIDE_HORDE, SIDE_NONE)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask a neutral race for its side, as its turn begins or as it comes here (WC-Q35)."""
        if g.cursor > 0 and stage == stages.BEGIN:
            return []
        if stage not in (stages.BEGIN, stages.CHOOSE) or not self._may_choose(g, t):
            return []
        return [SIDE_ALLIANCE.at(), SIDE_HORDE.at(), SIDE_NONE.at()]

    def question(self, g: "World", t: "Tribe", stage: int) -> str:
        """Ask for the side."""
        return "side"

    def now(self, g: "World", t: "Tribe") -> dict[str, Any] | None:
        """Say for whom a neutral race fights."""
        if not g.sites.side or t.seat != g.turn:
            return None
        faction = "alliance" if g.sites.side == ALLIANCE else "horde"
        return {"key": "now-side", "args": {"faction": faction}}

    def _may_choose(self, g: "World", t: "Tribe") -> bool:
        neutral = not t.declined and t.race >= 0 and g.faction(t) == NEUTRAL
        return neutral and t.seat == g.turn

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Fight for that side until the turn ends."""
        sides = {SIDE_ALLIANCE.number: ALLIANCE, SIDE_HORDE.number: HORDE}
        g.sites.side = sides.get(word_of(action), NEUTRAL)

    def chosen(self, g: "World", t: "Tribe", about: int, action: int) -> None:
        """Fight for that side until the turn ends."""
        self.play(g, t, action)

    def on_arrival(self, g: "World", t: "Tribe", r: int) -> None:
        """Ask at once whoever comes to hold it, by whatever way (WC-Q49)."""
        if self._may_choose(g, t):
            g.ask_choice(t, self.number, r)

    def income(self, g: "World", t: "Tribe") -> int:
        """Count enemy races of which two regions or more were taken."""
        return sum(1 for regions in beaten_enemies(g, t).values() if regions > 1)
