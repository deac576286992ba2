"""The five artifacts and seven legendary places, one class and one sentence each."""

from typing import TYPE_CHECKING, Any, Final

from marchland.core.actions import first_of, word_of
from marchland.core.regions import NOWHERE, Regions, bits, count, lowest
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.ability import ALLIANCE, BLAST, HORDE, NEUTRAL, Site
from marchland.smallworld.parts.clauses import Earns
from marchland.smallworld.warcraft.house import beaten_enemies
from marchland.smallworld.warcraft.together import ColdPilgrimage, ColdRebirth
from marchland.smallworld.warcraft.tricks import has_majority
from marchland.smallworld.warcraft.ways import Blow, Cold, Rebirth
from marchland.smallworld.warcraft.words import (
    AEGIS_AT,
    ASHES,
    ASHES_FROST,
    FROST,
    HAMMER,
    HEART_AT,
    PILGRIM_FROST,
    SIDE_ALLIANCE,
    SIDE_HORDE,
    SIDE_NONE,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.conquest import Conquest
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Aegis(Site):
    """Guard one of your regions: each opponent pays two coins before touching it."""

    moves = True
    words = (AEGIS_AT,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask where it lies as the turn ends."""
        if stage != stages.BUILD or g.cursor > 0:
            return []
        return [AEGIS_AT.at(r) for r in bits(t.held)]

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Lay it there."""
        g.carry(self, first_of(action))

    def toll(self, g: "World", t: "Tribe", r: int, foe: "Tribe", deed: int) -> int:
        """Charge whoever has not paid this turn (Q31)."""
        if deed == BLAST or r != self.where(g):
            return 0
        return 0 if g.sites.paid >> self.site & 1 else 2

    def on_paid(self, g: "World", t: "Tribe", r: int, foe: "Tribe") -> None:
        """Stand open for the rest of the turn."""
        g.sites.paid |= 1 << self.site


class Ashes(Site):
    """Once a turn take any land region as if it were next door."""

    moves = True
    words = (ASHES,)
    ways = (Rebirth(),)


class Battleground(Site):
    """An enemy race beaten twice is worth one coin more; a neutral race may take a side."""

    at_start = True
    words = (SIDE_ALLIANCE, SIDE_HORDE, SIDE_NONE)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask a neutral race for its side, as its turn begins or as it comes here (Q35)."""
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

    def on_conquest(self, g: "World", t: "Tribe", c: "Conquest") -> None:
        """Ask at once when it changes hands."""
        if c.region == self.where(g) and self._may_choose(g, t):
            g.ask_choice(t, self.number, c.region)

    def on_reveal(self, g: "World", t: "Tribe", r: int) -> None:
        """Ask at once when it is found."""
        if self._may_choose(g, t):
            g.ask_choice(t, self.number, r)

    def income(self, g: "World", t: "Tribe") -> int:
        """Count enemy races of which two regions or more were taken."""
        return sum(1 for regions in beaten_enemies(g, t).values() if regions > 1)


class DarkPortal(Site):
    """Two coins every turn."""

    clauses = (Earns(2),)


class Doomhammer(Site):
    """Once a turn two coins to its holder, and one token takes a region in reach."""

    moves = True
    words = (HAMMER,)
    ways = (Blow(),)


class Frostmourne(Site):
    """Once a turn one region costs two tokens less."""

    moves = True
    words = (FROST, ASHES_FROST, PILGRIM_FROST)
    ways = (Cold(), ColdRebirth(), ColdPilgrimage())


class Heart(Site):
    """As your turn ends each player with an active race next to it pays you one coin."""

    moves = True
    words = (HEART_AT,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask where it lies as the turn ends."""
        if stage != stages.BUILD or g.cursor > 0:
            return []
        return [HEART_AT.at(r) for r in bits(t.held)]

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Lay it there and take the tribute (Q30)."""
        r = first_of(action)
        g.carry(self, r)
        for seat in g.rivals(t.seat):
            foe = g.active(seat)
            if foe is not None and foe.held & g.map.neighbours[r]:
                g.pay(seat, t.seat, 1, self.id)


class Karazhan(Site):
    """Each other region of the same terrain that you hold is worth one more coin."""

    def income(self, g: "World", t: "Tribe") -> int:
        """Count the active race's regions like this one (Q28)."""
        r = self.where(g)
        return count(t.held & g.map.kinds[g.map.terrain[r]] & ~(1 << r))


class Chapel(Site):
    """Opponents never kill a token of yours: all come back to your hand."""

    def spared(self, g: "World", t: "Tribe", by: "Tribe", cause: int) -> int:
        """Save what any opponent would kill, as the chapel itself falls too (Q32)."""
        return 1 if by.seat != t.seat else 0


class MeetingStone(Site):
    """You cross to other islands without an extra token."""

    def ferry_free(self, g: "World", t: "Tribe") -> Regions:
        """Meet everywhere."""
        return g.map.land


class SpiritHealer(Site):
    """Each turn one token from the tray joins you at redeployment."""

    def recruits(self, g: "World", t: "Tribe") -> int:
        """Bring one back (Q33)."""
        return 1


class Well(Site):
    """It lies in water. The race with most regions around it earns two coins, in decline too."""

    everyone = True
    in_decline = True

    def on_reveal(self, g: "World", t: "Tribe", r: int) -> None:
        """Move to the island's water; with none another place comes up in its stead (Q29)."""
        waters = g.map.island[r] & g.map.water
        if not waters:
            g.lay_site(self.site, NOWHERE)
            g.say("log-well-none", None)
            if g.sites.bag:
                g.ask_lot(t, self.number, r)
            return
        mover = None if g.wild_turn else g.active(g.turn)
        if mover is None:
            self._settle(g, lowest(waters))
        else:
            g.ask_choice(mover, self.number, r)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask which water it moves to."""
        if stage != stages.CHOOSE:
            return []
        waters = g.map.island[g.cursor] & g.map.water
        return [words.CHOOSE << 20 | r << 10 for r in bits(waters)]

    def chosen(self, g: "World", t: "Tribe", about: int, action: int) -> None:
        """Move there."""
        self._settle(g, first_of(action))

    def _settle(self, g: "World", r: int) -> None:
        g.lay_site(self.site, r)
        g.say("log-well", None, region=g.map.ids[r])

    def question(self, g: "World", t: "Tribe", stage: int) -> str:
        """Ask for the water."""
        return "choose-well"

    def lots(self, g: "World", t: "Tribe") -> list[tuple[int, int]]:
        """Return the markers that nobody has seen."""
        return [(words.REVEALED << 20 | site << 10, 1) for site in bits(g.sites.bag)]

    def drawn(self, g: "World", t: "Tribe", about: int, action: int) -> None:
        """Lay a place open; an artifact is put away, and the next marker is drawn."""
        site = first_of(action)
        if g.setup.variant.sites[site].moves:
            g.sites.bag &= ~(1 << site)
            if g.sites.bag:
                g.ask_lot(t, self.number, about)
        else:
            g.reveal(t, about, site)

    def income(self, g: "World", t: "Tribe") -> int:
        """Pay the strict majority around it."""
        r = self.where(g)
        return 2 if r >= 0 and has_majority(g, t, g.map.neighbours[r]) else 0


SITES: Final = (
    Aegis("aegis_of_aggramar"),
    Ashes("ashes_of_alar"),
    Battleground("battleground"),
    DarkPortal("dark_portal"),
    Doomhammer("doomhammer"),
    Frostmourne("frostmourne"),
    Heart("heart_of_azeroth"),
    Karazhan("karazhan"),
    Chapel("lights_hope_chapel"),
    MeetingStone("meeting_stone"),
    SpiritHealer("spirit_healer"),
    Well("well_of_eternity"),
)
