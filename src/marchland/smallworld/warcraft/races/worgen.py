"""Worgen and the form they choose each turn."""

from typing import TYPE_CHECKING, Any

from marchland.core.actions import word_of
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import ALLIANCE, Race
from marchland.smallworld.warcraft.words import HUMAN_FORM, WORGEN_FORM

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Worgen(Race):
    """Each turn be human for two coins, or pay one and conquer for one token less."""

    tokens = 5
    supply = 10
    faction = ALLIANCE
    at_start = True
    asks_late = True
    words = (HUMAN_FORM, WORGEN_FORM)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask for the form, which must be chosen (WC-Q03)."""
        if g.cursor > 0 or stage not in (stages.BEGIN, stages.FAREWELL):
            return []
        if stage == stages.FAREWELL and not g.setup.rulings["worgen_on_decline"]:
            return []
        if g.can_pay(t, 1):
            return [HUMAN_FORM.at(), WORGEN_FORM.at()]
        return [HUMAN_FORM.at()]

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Take two coins, or pay one and hunt."""
        if word_of(action) == HUMAN_FORM.number:
            g.earn(t.seat, 2, self.id)
        else:
            g.earn(t.seat, -1, self.id)
            self.jot(t, 1)

    def question(self, g: "World", t: "Tribe", stage: int) -> str:
        """Ask for the form, and say what follows where nothing will be conquered."""
        return "form-farewell" if stage == stages.FAREWELL else "form"

    def now(self, g: "World", t: "Tribe") -> dict[str, Any] | None:
        """Say in which form they are."""
        if t.declined or t.seat != g.turn:
            return None
        return {"key": "now-form-worgen" if self.note(t) else "now-form-human", "args": {}}

    def tells(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Show the form."""
        return {} if t.declined else {"form": "worgen" if self.note(t) else "human"}

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Hunt for one token less."""
        return -self.note(t)
