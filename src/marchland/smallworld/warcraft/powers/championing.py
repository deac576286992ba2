"""Championing: a champion who takes a region alone."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from marchland.core.actions import first_of, word_of
from marchland.core.errors import BadScenario
from marchland.core.regions import Regions, bits, has
from marchland.core.shapes import ANY
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import CONQUERED, CONQUEST, Power
from marchland.smallworld.warcraft.counting import needed
from marchland.smallworld.warcraft.ways import is_used, way_with
from marchland.smallworld.warcraft.words import (
    CHAMPION,
    CHAMPION_AT,
    CHAMPION_RAID,
    CHAMPION_TAKES,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

from typing import TYPE_CHECKING

from marchland.smallworld.parts.ability import Way
from marchland.smallworld.warcraft.words import (
    RAID,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Duel(Way):
    """Once a turn the champion takes a region next door alone, whatever defends it."""

    word = CHAMPION_TAKES

    def targets(self, g: "World", t: "Tribe") -> Regions:
        """Return what borders your race, or counts as if it did, if he is in hand."""
        if t.used & self.bit or g.lying(CHAMPION) or g.force(t) < t.kit.garrison - 1:
            return 0
        return self.open_of(g, t, self.near(g, t))

    def near(self, g: "World", t: "Tribe") -> Regions:
        """Return what borders t, or counts as if it did."""
        near = g.border(t.held)
        for a in t.kit.reach:
            if a not in g.setup.variant.house:
                near |= a.reach(g, t)
        return near

    def open_of(self, g: "World", t: "Tribe", regions: Regions) -> Regions:
        """Return those of the regions that he may enter and t's owner can pay for."""
        return g.payable(t, regions & ~t.held & g.map.land & g.touchable(t), CONQUEST)

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Say that he has fought, or stands on the map."""
        if t.used & self.bit:
            return is_used(t, self)
        return {"key": "why-champion-away", "args": {}} if g.lying(CHAMPION) else None

    def carry_out(self, g: "World", t: "Tribe", r: int) -> None:
        """Take it, with as many tokens beside him as a garrison needs."""
        self.spend(t)
        g.pay_tolls(t, r, CONQUEST)
        g.take(t, r, self.cost(g, t, r))
        g.place(CHAMPION, r)

    def spend(self, t: "Tribe") -> None:
        """Note that he has fought."""
        t.used |= self.bit

    def cost(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the tokens that go with him."""
        return t.kit.garrison - 1


class Drop(Duel):
    """The champion flies: any land region counts as next door, and the raid is used (WC-Q15)."""

    word = CHAMPION_RAID

    def targets(self, g: "World", t: "Tribe") -> Regions:
        """Return the land that he could not reach on foot."""
        raid = way_with(t, RAID)
        if raid is None or t.used & (raid.bit | t.kit.way_of[CHAMPION_TAKES.number].bit):
            return 0
        if g.lying(CHAMPION):
            return 0
        return self.open_of(g, t, ~self.near(g, t))

    def spend(self, t: "Tribe") -> None:
        """Note that he has fought, and that the raid is flown."""
        t.used |= t.kit.way_of[RAID.number].bit | t.kit.way_of[CHAMPION_TAKES.number].bit

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Say nothing: each of the two speaks for itself."""
        return None


class Championing(Power):
    """Once a turn your champion takes a region alone. Where he falls you ransom him."""

    tokens = 5
    words = (CHAMPION_TAKES, CHAMPION_AT, CHAMPION_RAID)
    pieces = (CHAMPION,)
    ways = (Duel(), Drop())
    keys = (("champion_hand", ANY),)

    def spared(self, g: "World", t: "Tribe", by: "Tribe", cause: int) -> int:
        """Let him be captured in a token's stead (WC-Q15)."""
        return 1 if cause == CONQUERED and has(g.lying(CHAMPION), g.conquests[-1].region) else 0

    def on_lost(self, g: "World", t: "Tribe", by: "Tribe", r: int, cause: int) -> None:
        """Pay his ransom, as far as coins go."""
        if cause == CONQUERED and has(g.lying(CHAMPION), r):
            g.pay(t.seat, by.seat, 1, self.id)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask where he stands as the turn ends, or once he is ransomed."""
        back = stage == stages.REGROUP and not g.lying(CHAMPION) and g.has_lost(t)
        if g.cursor > 0 or not (stage == stages.SPREAD or back):
            return []
        bare = [r for r in bits(t.held) if needed(g, t, r)]
        return [CHAMPION_AT.at(r) for r in bare or bits(t.held)]

    def question(self, g: "World", t: "Tribe", stage: int) -> str:
        """Ask for him by name."""
        return "champion" if stage in (stages.SPREAD, stages.REGROUP) else ""

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Set him there."""
        g.lift_all(CHAMPION)
        g.place(CHAMPION, first_of(action))

    def meant(self, g: "World", t: "Tribe", action: int) -> int:
        """Let him fly where he can come in no other way."""
        flight = CHAMPION_RAID.at(first_of(action))
        if word_of(action) != CHAMPION_TAKES.number or g.stage != stages.CONQUER:
            return action
        return flight if flight in t.kit.way_of[CHAMPION_RAID.number].options(g, t) else action

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Check that he is in hand when he is not on the map."""
        lies = g.lying(CHAMPION) > 0
        if data.get("champion_hand", not lies) == lies:
            where = "stands on the map" if lies else "is in hand, as he stands nowhere"
            raise BadScenario(f"The Champion {where}; champion_hand says otherwise.")

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write whether he is in hand."""
        return {} if t.declined else {"champion_hand": not g.lying(CHAMPION)}
