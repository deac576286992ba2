"""The 14 races of Small World, one class and one sentence each."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from marchland.core.actions import Word
from marchland.core.errors import BadScenario
from marchland.core.game import NOBODY
from marchland.core.regions import Regions, bits, has
from marchland.core.shapes import NUMBER
from marchland.smallworld.parts.ability import Race, Way
from marchland.smallworld.parts.clauses import (
    Builds,
    Cheaper,
    EarnsPer,
    Leaves,
    Spares,
)
from marchland.smallworld.parts.mustering import Reserve
from marchland.smallworld.parts.pieces import STAY, Piece
from marchland.smallworld.parts.spoils import EarnsPerConquest, RecruitsPerConquest

if TYPE_CHECKING:
    from marchland.smallworld.parts.conquest import Conquest
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

LAIR: Final = Piece("lair", 10, defence=1, in_decline=STAY)
HOLE: Final = Piece("hole", 2, immune=True)


class Amazons(Race):
    """Four more tokens fight for you each turn and step aside after redeployment."""

    tokens = 6
    extra = 4
    supply = 15
    clauses = (Reserve(4),)


class Dwarves(Race):
    """Each mine you hold is worth one more coin, even in decline."""

    tokens = 3
    supply = 8
    in_decline = True
    clauses = (EarnsPer("mine"),)


class Elves(Race):
    """You lose no token when an opponent conquers a region of yours."""

    tokens = 6
    supply = 11
    clauses = (Spares(),)


class Ghouls(Race):
    """All your tokens stay in decline and go on conquering, before your active race."""

    tokens = 5
    supply = 10
    in_decline = True
    fights_in_decline = True
    clauses = (Leaves(),)

    def marches_before_pick(self, g: "World") -> bool:
        """Follow the ruling `ghouls_before_pick`."""
        return bool(g.setup.rulings["ghouls_before_pick"])

    def die_ends_turn(self, g: "World") -> bool:
        """Follow the ruling `ghoul_die_ends_turn`."""
        return bool(g.setup.rulings["ghoul_die_ends_turn"])


class Giants(Race):
    """A region next to a mountain of yours costs one token less."""

    tokens = 6
    supply = 11

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Ask for less beside a held mountain; the ruling adds cavern links."""
        beside = g.map.neighbours[r]
        if g.setup.rulings["giants_underworld"]:
            beside |= g.linked(t, r)
        return -1 if beside & t.held & g.map.mountains else 0


class Halflings(Race):
    """Land anywhere. Your first two conquests become holes where nobody can touch you."""

    tokens = 6
    supply = 11
    pieces = (HOLE,)
    keys = (("holes_used", NUMBER),)

    def entry(self, g: "World", t: "Tribe") -> Regions:
        """Land on whatever you could hold."""
        return g.home(t)

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Read how many holes have been dug."""
        lying = g.pieces_on_map(HOLE.kind)
        used = int(data.get("holes_used", lying))
        if not lying <= used <= HOLE.supply:
            raise BadScenario(f"holes_used is {lying} to {HOLE.supply} here, not {used}.")
        self.remember(t, used)

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write how many holes have been dug."""
        return {"holes_used": self.memo(t)}

    def on_conquest(self, g: "World", t: "Tribe", c: "Conquest") -> None:
        """Dig a hole, twice in the life of the race."""
        if self.memo(t) < HOLE.supply:
            self.remember(t, self.memo(t) + 1)
            g.place(HOLE, c.region)


class Humans(Race):
    """Each farmland you hold is worth one more coin."""

    tokens = 5
    supply = 10
    clauses = (EarnsPer("farmland"),)


class Orcs(Race):
    """Each region with tokens in it that you conquered this turn is worth one more coin."""

    tokens = 5
    supply = 10
    clauses = (EarnsPerConquest(),)


class Ratmen(Race):
    """No ability: your number is your strength."""

    tokens = 8
    supply = 13


class Skeletons(Race):
    """For every two regions with tokens in them that you conquered, one token joins you."""

    tokens = 6
    supply = 20
    clauses = (RecruitsPerConquest(1, 2),)


class Enchant(Way):
    """Turn an opponent's lone active token next door into one of yours."""

    word = Word(33, "enchant {region}")

    def targets(self, g: "World", t: "Tribe") -> Regions:
        """Return regions with one active token of an opponent not yet enchanted this turn."""
        if not t.held or not g.tray[t.race]:
            return 0
        wide = g.setup.rulings["enchant_reach"] == "reach"
        found = 0
        for r in bits(g.frontier(t) if wide else g.next_to(t)):
            foe = g.holder(r)
            if foe is None or foe.declined or foe.seat == t.seat or g.guards(r) != 1:
                continue
            if not has(t.race_note, foe.seat):
                found |= 1 << r
        return found

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Name what protects an opponent's region that could be reached."""
        foe = g.holder(r)
        if foe is None or foe.seat in (t.seat, NOBODY) or not has(g.frontier(t), r):
            return None
        if foe.declined:
            return {"key": "why-enchant-declined", "args": {}}
        if not t.held:
            return {"key": "why-enchant-no-region", "args": {}}
        if not g.tray[t.race]:
            return {"key": "why-enchant-tray", "args": {}}
        if has(t.race_note, foe.seat):
            return {"key": "why-enchant-used", "args": {"other": foe.seat}}
        if g.count[r] > 1:
            return {"key": "why-enchant-many", "args": {"n": g.count[r]}}
        if g.guards(r) > 1:
            return {"key": "why-enchant-camp", "args": {}}
        return {"key": "why-not-reachable", "args": {}}

    def cost(self, g: "World", t: "Tribe", r: int) -> int:
        """Spend nothing in hand: the token comes from the tray."""
        return 0

    def carry_out(self, g: "World", t: "Tribe", r: int) -> None:
        """Replace the token by one from the tray."""
        foe = g.holder(r)
        assert foe is not None
        t.race_note |= 1 << foe.seat
        g.convert(t, r)


class Sorcerers(Race):
    """Once a turn and opponent, turn a lone active token next door into one of yours."""

    tokens = 5
    supply = 18
    words = (Enchant.word,)
    ways = (Enchant(),)


class Tritons(Race):
    """Regions on a coast cost one token less."""

    tokens = 6
    supply = 11
    clauses = (Cheaper("coast"),)


class Trolls(Race):
    """A lair in each of your regions adds one to its defence, even in decline."""

    tokens = 5
    supply = 10
    pieces = (LAIR,)
    clauses = (Builds(LAIR),)


class Wizards(Race):
    """Each magic region you hold is worth one more coin."""

    tokens = 5
    supply = 10
    clauses = (EarnsPer("magic"),)


# The place of a race is its number for ever: a new one goes to the end.
RACES: Final = (
    Amazons("amazons"),
    Dwarves("dwarves"),
    Elves("elves"),
    Ghouls("ghouls"),
    Giants("giants"),
    Halflings("halflings"),
    Humans("humans"),
    Orcs("orcs"),
    Ratmen("ratmen"),
    Skeletons("skeletons"),
    Sorcerers("sorcerers"),
    Tritons("tritons"),
    Trolls("trolls"),
    Wizards("wizards"),
)
