"""The 16 races of Small World of Warcraft, one class and one sentence each."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from marchland.core.actions import NOTHING, first_of, second_of, word_of
from marchland.core.regions import Regions, bits, has
from marchland.smallworld import steps, story, words
from marchland.smallworld.ability import (
    ALLIANCE,
    BLAST,
    CONQUEST,
    HORDE,
    SCARE,
    TOUCH,
    Race,
)
from marchland.smallworld.clauses import Cheaper, EarnsPer, Lands, Reaches
from marchland.smallworld.warcraft.goblins import Goblins
from marchland.smallworld.warcraft.ways import Pilgrimage, Raid
from marchland.smallworld.warcraft.words import (
    HUMAN_FORM,
    PILGRIM,
    RAID,
    RECRUIT,
    STEAL,
    TARGET,
    TARGET_AT,
    WALL,
    WORGEN_FORM,
)

if TYPE_CHECKING:
    from marchland.smallworld.conquest import Conquest
    from marchland.smallworld.tribe import Tribe
    from marchland.smallworld.world import World


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
        """Save one piece in each turn of an opponent, whatever threatens it (Q25)."""
        return 1 if by.seat != t.seat and self.memo(t) != self._moment(g) else 0

    def on_lost(self, g: "World", t: "Tribe", by: "Tribe", r: int, cause: int) -> None:
        """Note that the turn's light is spent, unless something else saved the piece."""
        others = sum(a.spared(g, t, by, cause) for a in t.kit.spared if a is not self)
        if by.seat != t.seat and others == 0:
            if self.memo(t) != self._moment(g):
                g.say("log-kept", t.seat, race=self.id, name=self.id)
            self.remember(t, self._moment(g))

    def _moment(self, g: "World") -> int:
        return 2 * g.turns + (2 if g.relics.wild else 1)


class Dwarves(Race):
    """Mountains cost two tokens less."""

    tokens = 5
    supply = 10
    faction = ALLIANCE
    clauses = (Cheaper("mountain", 2),)


class Ethereals(Race):
    """Once a turn steal an artifact next door, or take an open place next door for two less."""

    tokens = 5
    supply = 10
    words = (PILGRIM, STEAL)
    ways = (Pilgrimage(),)
    in_redeployment = True

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer each artifact next door with each region that it may come to."""
        if stage == steps.CHOOSE:
            return [words.CHOOSE_SITE << 20 | s << 10 for s in self._loot(g, g.cursor >> 10)]
        if stage not in (steps.CONQUER, steps.DEPLOY) or t.used & self.ways[0].bit:
            return []
        found: list[int] = []
        near = g.border(t.held) & ~t.held & ~g.immune & g.relics.shown
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
        return [story.entry("log-steal", t.seat, region=r, to=to, name=name)]

    def chosen(self, g: "World", t: "Tribe", about: int, action: int) -> None:
        """Take the one that was chosen."""
        g.lay_site(first_of(action), about & 1023)


class Forsaken(Race):
    """For each token that others lose because of you, one coin buys you a token."""

    tokens = 6
    supply = 20
    faction = HORDE
    words = (RECRUIT,)

    def on_kill(self, g: "World", t: "Tribe", foe: "Tribe", n: int) -> None:
        """Count the dead of this turn (Q05, Q24)."""
        if foe.seat >= 0 or g.setup.rulings["forsaken_counts_murlocs"]:
            self.jot(t, self.note(t) + n)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer as many as died, coins and tray permitting."""
        if stage != steps.MUSTER or g.cursor > 0:
            return []
        most = min(self.note(t), g.tray[t.race])
        if g.coins[t.seat] >= 0:
            most = min(most, g.coins[t.seat])
        return [RECRUIT.at(n) for n in range(most + 1)] if most else []

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Pay and take them in hand."""
        n = first_of(action)
        if n:
            g.earn(t.seat, -n, self.id)
            g.recruit(t, n)


class Gnomes(Race):
    """Once a turn raid any land region as if next door; a die lowers the price."""

    tokens = 5
    supply = 10
    faction = ALLIANCE
    words = (RAID,)
    ways = (Raid(),)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask how a raid goes on that the first roll did not decide."""
        way = self.ways[0]
        assert isinstance(way, Raid)
        return way.answers(g, t, g.cursor) if stage == steps.CHOOSE else []

    def question(self, g: "World", t: "Tribe", stage: int) -> str:
        """Ask whether to roll once more."""
        return "rolled"

    def tells(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Show the first roll of a raid."""
        return {"n": t.race_note - 1} if t.race_note and not t.declined else {}

    def chosen(self, g: "World", t: "Tribe", about: int, action: int) -> None:
        """Go on, or let it be."""
        way = self.ways[0]
        assert isinstance(way, Raid)
        way.answered(g, t, about, action)


class Humans(Race):
    """Two targets: whoever is not of the Horde and takes one earns two coins, and so do you."""

    tokens = 5
    supply = 10
    faction = ALLIANCE
    words = (TARGET_AT,)
    pieces = (TARGET,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer land that no race of the Alliance holds, for up to two targets (Q20)."""
        if stage != steps.FINISH or g.cursor > NOTHING:
            return []
        if g.cursor > 0 and not g.pieces_left(TARGET.kind):
            return []
        spots = g.map.land & ~g.immune
        for foe in g.tribes:
            if foe is not None and g.faction(foe) == ALLIANCE:
                spots &= ~foe.held
        spots = g.payable(t, spots, TOUCH)
        if g.cursor > 0:
            spots &= ~g.lying(TARGET)
        found = [TARGET_AT.at(r) for r in bits(spots >> g.cursor << g.cursor)]
        return [*found, TARGET_AT.at(NOTHING)] if found else []

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
        g.say("log-objective", by.seat, region=g.map.ids[c.region], n=2)
        g.grant(by.seat, 2, self.id)
        if by.seat != t.seat:
            g.grant(t.seat, 2, self.id)


class Kobolds(Race):
    """Any cavern can be attacked as if it were next door, the first time too."""

    tokens = 6
    supply = 11
    clauses = (Lands("cavern"), Reaches("cavern"))

    def ferry_free(self, g: "World", t: "Tribe") -> Regions:
        """Cross to caverns without a boat."""
        return g.map.caverns


class Naga(Race):
    """You may take seas and lakes, first of all too, and keep them in decline."""

    tokens = 6
    supply = 11
    clauses = (Lands("water"),)

    def habitat(self, g: "World", t: "Tribe") -> Regions:
        """Live in all water (Q23)."""
        return g.map.water


class NightElves(Race):
    """Forests cost one token less, and each that you take gets a wall of wisps."""

    tokens = 4
    supply = 9
    faction = ALLIANCE
    pieces = (WALL,)
    clauses = (Cheaper("forest"),)

    def on_conquest(self, g: "World", t: "Tribe", c: "Conquest") -> None:
        """Raise the wall (Q45)."""
        if has(g.map.kinds["forest"], c.region) and g.pieces_left(WALL.kind):
            g.place(WALL, c.region)
            g.say("log-wall", t.seat, region=g.map.ids[c.region])


class Orcs(Race):
    """Each region of the Alliance that you take is worth one coin more."""

    tokens = 6
    supply = 11
    faction = HORDE

    def income(self, g: "World", t: "Tribe") -> int:
        """Count this turn's Alliance regions, on top of the faction bonus."""
        sides = g.setup.variant.race_sides
        return sum(
            1
            for c in g.conquests
            if c.race == t.race and c.foe_race >= 0 and sides[c.foe_race] == ALLIANCE
            and c.foe_seat != t.seat
        )  # fmt: skip


PAID: Final = 8
"""In the note of the Pandaren, seats that have paid stand so many bits above the holders."""


class Pandaren(Race):
    """Whoever you left alone pays you two coins before attacking you."""

    tokens = 5
    supply = 10
    keys = ("harmony",)

    def on_turn_end(self, g: "World", t: "Tribe") -> None:
        """Give harmony to each opponent whose active race was left alone."""
        alone = [seat for seat in g.rivals(t.seat) if not g.was_attacked(seat)]
        self.jot(t, sum(1 << seat for seat in alone))
        if alone:
            g.say("log-harmony", t.seat, seats=alone)

    def now(self, g: "World", t: "Tribe") -> dict[str, Any] | None:
        """Say who holds harmony."""
        holders = self.holders(g, t)
        return {"key": "now-harmony", "args": {"seats": holders}} if holders else None

    def toll(self, g: "World", t: "Tribe", r: int, foe: "Tribe", deed: int) -> int:
        """Charge a holder once, for any kind of attack (Q13, Q14)."""
        note = self.note(t)
        is_attack = deed in (CONQUEST, SCARE, BLAST)
        if not is_attack or foe.seat < 0 or not has(note, foe.seat):
            return 0
        return 0 if has(note, PAID + foe.seat) else 2

    def on_paid(self, g: "World", t: "Tribe", r: int, foe: "Tribe") -> None:
        """Let the payer be for the rest of the turn."""
        if has(self.note(t), foe.seat):
            self.jot(t, self.note(t) | 1 << PAID + foe.seat)

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Read who holds harmony."""
        self.jot(t, sum(1 << int(seat) - 1 for seat in data.get("harmony", [])))

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write who holds harmony."""
        seats = self.holders(g, t)
        return {"harmony": [seat + 1 for seat in seats]} if seats else {}

    def tells(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Show who holds harmony, and who of them has paid this turn."""
        holders = self.holders(g, t)
        paid = [seat for seat in holders if has(self.note(t), PAID + seat)]
        return {"harmony": holders, "harmony_paid": paid}

    def holders(self, g: "World", t: "Tribe") -> list[int]:
        """Return the seats that hold harmony."""
        return [] if t.declined else [s for s in g.rivals(t.seat) if has(self.note(t), s)]


class Tauren(Race):
    """Never fewer than two of you in a region."""

    tokens = 11
    supply = 16
    faction = HORDE
    garrison = 2

    def question(self, g: "World", t: "Tribe", stage: int) -> str:
        """Ask where a lone one goes (Q26)."""
        return "choose-tauren" if stage == steps.CHOOSE else ""


class Trolls(Race):
    """Regions with tokens in them cost one token less."""

    tokens = 6
    supply = 11
    faction = HORDE

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Ask for less where somebody stands."""
        return -1 if g.who[r] else 0


class Worgen(Race):
    """Each turn be human for two coins, or pay one and conquer for one token less."""

    tokens = 5
    supply = 10
    faction = ALLIANCE
    at_start = True
    words = (HUMAN_FORM, WORGEN_FORM)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask for the form, which must be chosen (Q03)."""
        if g.cursor > 0 or stage not in (steps.BEGIN, steps.FAREWELL):
            return []
        if stage == steps.FAREWELL and not g.setup.rulings["worgen_on_decline"]:
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
        """Ask for the form."""
        return "form"

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


RACES: Final = (
    BloodElves("blood_elves"),
    Draenei("draenei"),
    Dwarves("dwarves"),
    Ethereals("ethereals"),
    Forsaken("forsaken"),
    Gnomes("gnomes"),
    Goblins("goblins"),
    Humans("humans"),
    Kobolds("kobolds"),
    Naga("naga"),
    NightElves("night_elves"),
    Orcs("orcs"),
    Pandaren("pandaren"),
    Tauren("tauren"),
    Trolls("trolls"),
    Worgen("worgen"),
)
