"""Ethereals: pilgrims to open places, and thieves of artifacts."""

from typing import TYPE_CHECKING, Any

from marchland.core.actions import first_of, second_of, word_of
from marchland.core.regions import bits
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.ability import TOUCH, Race
from marchland.smallworld.turn import story
from marchland.smallworld.warcraft.ways import Bargain
from marchland.smallworld.warcraft.words import PILGRIM, STEAL

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

from typing import TYPE_CHECKING

from marchland.core.regions import Regions

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Pilgrimage(Bargain):
    """Next door, a region with an open place costs two tokens less."""

    word = PILGRIM
    discount = 2

    def reach(self, g: "World", t: "Tribe") -> Regions:
        """Return the neighbours where a place lies open."""
        places = 0
        for site in g.setup.variant.sites:
            if not site.moves and site.where(g) >= 0:
                places |= 1 << site.where(g)
        return g.next_to(t) & places if places else 0


class Ethereals(Race):
    """Once a turn steal an artifact next door, or take an open place next door for two less."""

    tokens = 5
    supply = 10
    words = (PILGRIM, STEAL)
    ways = (Pilgrimage(),)
    in_redeployment = True

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer each artifact next door with each region that it may come to."""
        if stage == stages.CHOOSE:
            return [words.CHOOSE_SITE << 20 | s << 10 for s in self._loot(g, g.cursor >> 10)]
        if stage not in (stages.CONQUER, stages.DEPLOY) or t.used & self.ways[0].bit:
            return []
        found: list[int] = []
        near = g.border(t.held) & ~t.held & ~g.immune & g.sites.shown
        for r in bits(g.payable(t, near, TOUCH)):
            if self._loot(g, r):
                found.extend(STEAL.at(r, to) for to in bits(g.map.neighbours[r] & t.held))
        return found

    def _loot(self, g: "World", r: int) -> list[int]:
        return [s for s in g.sites_in(1 << r) if g.setup.variant.sites[s].moves]

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Take it, or ask which one."""
        r, to = first_of(action), second_of(action)
        t.used |= self.ways[0].bit
        g.pay_tolls(t, r, TOUCH)
        loot = self._loot(g, r)
        if len(loot) > 1:
            g.ask_choice(t, self.number, r << 10 | to)
        else:
            g.lay_site(loot[0], to)

    def told(self, g: "World", t: "Tribe", action: int) -> list[dict[str, Any]] | None:
        """Name what is stolen, once that is known."""
        if word_of(action) != STEAL.number:
            return None
        r, to = g.map.ids[first_of(action)], g.map.ids[second_of(action)]
        loot = self._loot(g, first_of(action))
        name = g.setup.variant.sites[loot[0]].id if len(loot) == 1 else None
        foe = g.holder(first_of(action))
        other = None if foe is None or foe.seat < 0 else foe.seat
        return [story.entry("log-steal", t.seat, region=r, to=to, name=name, other=other)]

    def chosen(self, g: "World", t: "Tribe", about: int, action: int) -> None:
        """Take the one that was chosen."""
        g.lay_site(first_of(action), about & 1023)
