"""Races whose rule takes a few lines, one class and one sentence each."""

from typing import TYPE_CHECKING, Any

from marchland.core.actions import first_of
from marchland.core.regions import has
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import ALLIANCE, HORDE, Race
from marchland.smallworld.parts.clauses import (
    Cheaper,
    CheaperFrom,
    Crosses,
    EarnsPer,
    Inhabits,
    Lands,
    Reaches,
)
from marchland.smallworld.parts.spoils import ANYONE, EarnsPerConquest
from marchland.smallworld.warcraft.words import (
    RECRUIT,
    WALL,
)
from marchland.smallworld.world.purse import BANK

if TYPE_CHECKING:
    from marchland.smallworld.parts.conquest import Conquest
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class BloodElves(Race):
    """Each magic region you hold is worth one more coin."""

    tokens = 5
    supply = 10
    faction = HORDE
    clauses = (EarnsPer("magic"),)


class Draenei(Race):
    """The first piece you would lose in an opponent's turn comes back to your hand."""

    tokens = 7
    supply = 12
    faction = ALLIANCE

    def spared(self, g: "World", t: "Tribe", by: "Tribe", cause: int) -> int:
        """Save one piece in each turn of an opponent, whatever threatens it (WC-Q25)."""
        return 1 if by.seat != t.seat and self.memo(t) != self._moment(g) else 0

    def on_lost(self, g: "World", t: "Tribe", by: "Tribe", r: int, cause: int) -> None:
        """Note that the turn's light is spent, unless something else saved the piece."""
        others = sum(a.spared(g, t, by, cause) for a in t.kit.spared if a is not self)
        if by.seat != t.seat and others == 0:
            if self.memo(t) != self._moment(g):
                g.say("log-kept", t.seat, race=self.id)
            self.remember(t, self._moment(g))

    def _moment(self, g: "World") -> int:
        return 2 * g.turns + (2 if g.wild_turn else 1)


class Dwarves(Race):
    """Mountains cost two tokens less."""

    tokens = 5
    supply = 10
    faction = ALLIANCE
    clauses = (Cheaper("mountain", 2),)


class Forsaken(Race):
    """For each token that others lose because of you, one coin buys you a token."""

    tokens = 6
    supply = 20
    faction = HORDE
    words = (RECRUIT,)

    def on_kill(self, g: "World", t: "Tribe", foe: "Tribe", n: int) -> None:
        """Count the dead of this turn (WC-Q05, WC-Q24)."""
        if foe.seat >= 0 or g.setup.rulings["forsaken_counts_murlocs"]:
            self.jot(t, self.note(t) + n)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer as many as died, coins and tray permitting."""
        if stage != stages.MUSTER or g.cursor > 0:
            return []
        most = min(self.note(t), g.tray[t.race])
        if g.coins[t.seat] >= 0:
            most = min(most, g.coins[t.seat])
        return [RECRUIT.at(n) for n in range(most + 1)] if most else []

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Pay and take them in hand."""
        n = first_of(action)
        if n:
            g.pay(t.seat, BANK, n, self.id)
            g.recruit(t, n)

    def now(self, g: "World", t: "Tribe") -> dict[str, Any] | None:
        """Say how many died, and whether Murlocs are among those that count."""
        dead = self.note(t) if t.seat == g.turn and not t.declined else 0
        murlocs = "yes" if g.setup.rulings["forsaken_counts_murlocs"] else "no"
        return {"key": "now-dead", "args": {"n": dead, "murlocs": murlocs}} if dead else None


class Kobolds(Race):
    """Any cavern can be attacked as if it were next door, the first time too."""

    tokens = 6
    supply = 11
    clauses = (Lands("cavern"), Reaches("cavern"), Crosses("cavern"))


class Naga(Race):
    """You may take seas and lakes, first of all too, and keep them in decline (WC-Q23)."""

    tokens = 6
    supply = 11
    clauses = (Lands("water"), Inhabits("water"))


class NightElves(Race):
    """Forests cost one token less, and each that you take gets a wall of wisps."""

    tokens = 4
    supply = 9
    faction = ALLIANCE
    pieces = (WALL,)
    clauses = (Cheaper("forest"),)

    def on_conquest(self, g: "World", t: "Tribe", c: "Conquest") -> None:
        """Raise the wall (WC-Q45)."""
        if has(g.map.kinds["forest"], c.region) and g.pieces_left(WALL.kind):
            g.place(WALL, c.region)
            g.say("log-wall", t.seat, region=g.map.ids[c.region])


class Orcs(Race):
    """Each region of the Alliance that you take is worth one coin more, the bonus apart."""

    tokens = 6
    supply = 11
    faction = HORDE
    clauses = (EarnsPerConquest(1, "alliance"),)


class Tauren(Race):
    """Never fewer than two of you in a region."""

    tokens = 11
    supply = 16
    faction = HORDE
    garrison = 2

    def left_behind(self, g: "World", t: "Tribe", r: int) -> int:
        """Leave two of you in decline too (WC-Q26)."""
        return self.garrison

    def question(self, g: "World", t: "Tribe", stage: int) -> str:
        """Ask where a lone one goes (WC-Q26)."""
        return "choose-tauren" if stage == stages.CHOOSE else ""


class Trolls(Race):
    """Regions with tokens in them cost one token less."""

    tokens = 6
    supply = 11
    faction = HORDE
    clauses = (CheaperFrom("any", ANYONE),)
