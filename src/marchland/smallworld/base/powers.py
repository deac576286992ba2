"""The 20 special powers of Small World, one class and one sentence each."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from marchland.core.actions import NOTHING, Word, first_of, second_of, word_of
from marchland.core.errors import BadScenario
from marchland.core.regions import Regions, bits, count, lowest
from marchland.core.shapes import NUMBER
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import Power, Way
from marchland.smallworld.parts.clauses import (
    Cheaper,
    Earns,
    EarnsFirst,
    EarnsPer,
    EarnsPerPiece,
    Inhabits,
    Links,
    Reaches,
)
from marchland.smallworld.parts.pieces import STAY, Piece
from marchland.smallworld.parts.spoils import EarnsPerConquest

if TYPE_CHECKING:
    from marchland.smallworld.parts.conquest import Conquest
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

CAMP: Final = Piece("camp", 5, per_region=5, defence=1, as_token=True)
DRAGON: Final = Piece("dragon", 1, immune=True)
FORTRESS: Final = Piece("fortress", 6, defence=1, in_decline=STAY)
HERO: Final = Piece("hero", 2, immune=True)

CAMP_AT: Final = Word(38, "camp {region}={count}", ascending=True, most=5)
BUILD: Final = Word(35, "fortress {region}", ascending=True)
HERO_AT: Final = Word(36, "hero {region}", ascending=True)
PEACE_WITH: Final = Word(37, "peace {seat}")
ROLL_FIRST: Final = Word(34, "roll")
STAY_ACTIVE: Final = Word(39, "stay")
RETIRE: Final = Word(40, "retire")


class Alchemist(Power):
    """Two coins every turn while you are active."""

    tokens = 4
    clauses = (Earns(2),)


class Berserk(Power):
    """Roll the die before any conquest: the pips make it cheaper. No last attempt."""

    tokens = 4
    replaces_last_roll = True
    words = (ROLL_FIRST,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer the die while a token is in hand and something is in reach."""
        if stage != stages.CONQUER or t.hand == 0 or not g.frontier(t):
            return []
        return [ROLL_FIRST.at()]

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Ask for the die."""
        g.ask_die(t, ROLL_FIRST.number, 0)

    def rolled(self, g: "World", t: "Tribe", pips: int) -> None:
        """Note the pips; a paid conquest must follow, or the end."""
        self.jot(t, pips)
        g.bind()

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Take the pips off."""
        return -self.note(t)

    def on_conquest(self, g: "World", t: "Tribe", c: "Conquest") -> None:
        """Use the roll up."""
        self.jot(t, 0)


class Bivouacking(Power):
    """Spread five camps at each redeployment; each defends like a token."""

    tokens = 5
    words = (CAMP_AT,)
    pieces = (CAMP,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Ask how many camps each region gets; after a loss camps only come back."""
        if stage not in (stages.SPREAD, stages.REGROUP):
            return []
        left = t.held >> g.cursor << g.cursor
        if not left:
            return []
        r = lowest(left)
        free = g.pieces_left(CAMP.kind)
        fewest = 0
        if stage == stages.REGROUP:
            if free == 0 or not g.has_lost(t):
                return []
            fewest = g.pile(CAMP, r)
        elif g.cursor == 0:
            free = CAMP.supply
        if left & (left - 1) == 0:
            return [CAMP_AT.at(r, fewest + free)]
        return [CAMP_AT.at(r, fewest + more) for more in range(free + 1)]

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Set the camps of one region; the first answer strikes all old ones."""
        r = first_of(action)
        if g.stage == stages.SPREAD and g.cursor == 0:
            g.lift_all(CAMP)
        g.lift(CAMP, r)
        g.place(CAMP, r, second_of(action))


class Commando(Power):
    """Every region costs one token less."""

    tokens = 4
    clauses = (Cheaper("any"),)


class Diplomat(Power):
    """When your turn ends, make peace with one player whose active race you did not attack."""

    tokens = 5
    words = (PEACE_WITH,)
    keys = (("peace", NUMBER),)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer every rival not attacked this turn, or nobody."""
        if stage != stages.PEACE or g.cursor > 0:
            return []
        rivals = [seat for seat in g.rivals(t.seat) if not g.was_attacked(seat)]
        return [PEACE_WITH.at(seat) for seat in [*rivals, NOTHING]] if rivals else []

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Note the partner until your next turn."""
        seat = first_of(action)
        self.jot(t, 0 if seat == NOTHING else seat + 1)

    def on_turn_end(self, g: "World", t: "Tribe") -> None:
        """Say why nobody was offered peace."""
        if all(g.was_attacked(seat) for seat in g.rivals(t.seat)):
            g.say("log-peace-off", t.seat)

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Read the partner's seat."""
        seat = int(data.get("peace", 0))
        if not 0 <= seat <= g.setup.players:
            raise BadScenario(f"peace is a seat, 1 to {g.setup.players}, not {seat}.")
        if seat == t.seat + 1:
            raise BadScenario(f"peace is made with another seat, not with {seat}, its own.")
        self.jot(t, seat)

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write the partner's seat."""
        return {"peace": self.note(t)} if self.note(t) else {}

    def bars(self, g: "World", t: "Tribe", foe: "Tribe") -> Regions:
        """Close your regions to the partner's active race."""
        return t.held if not foe.declined and self.note(t) == foe.seat + 1 else 0


class DragonFlight(Way):
    """Take any region in reach with one token, whatever its defence."""

    word = Word(32, "dragon {region}")

    def targets(self, g: "World", t: "Tribe") -> Regions:
        """Return the frontier, once a turn and with a token in hand."""
        return g.frontier(t) if t.hand > 0 and not t.used & self.bit else 0

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Say that the dragon has flown."""
        return {"key": "why-dragon-used", "args": {}} if t.used & self.bit else None

    def carry_out(self, g: "World", t: "Tribe", r: int) -> None:
        """Take it and let the dragon land there."""
        t.used |= self.bit
        g.take(t, r, 1)
        g.lift_all(DRAGON)
        g.place(DRAGON, r)


class DragonMaster(Power):
    """Once a turn one token takes any region in reach; the dragon guards it."""

    tokens = 5
    words = (DragonFlight.word,)
    pieces = (DRAGON,)
    ways = (DragonFlight(),)


class Flying(Power):
    """Take any land region, next to yours or not."""

    tokens = 5
    clauses = (Reaches("land"),)


class Forest(Power):
    """Each forest you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("forest"),)


class Fortified(Power):
    """Build one fortress a turn: one defence, and one coin while you are active."""

    tokens = 3
    badge_stays = True
    words = (BUILD,)
    pieces = (FORTRESS,)
    clauses = (EarnsPerPiece(FORTRESS),)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer each held region without a fortress, or none."""
        if stage != stages.BUILD or g.cursor > 0 or not g.pieces_left(FORTRESS.kind):
            return []
        free = bits(t.held & ~g.lying(FORTRESS))
        return [BUILD.at(r) for r in [*free, NOTHING]] if free else []

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Build it."""
        r = first_of(action)
        if r != NOTHING:
            g.place(FORTRESS, r)


class Heroic(Power):
    """When your turn ends, two heroes make two of your regions untouchable."""

    tokens = 5
    words = (HERO_AT,)
    pieces = (HERO,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer places in ascending order, so that every hero still finds one."""
        if stage != stages.FINISH:
            return []
        wanted = min(HERO.supply, count(t.held))
        if g.cursor > 0:
            wanted -= g.pieces_on_map(HERO.kind)
        left = bits(t.held >> g.cursor << g.cursor)
        return [HERO_AT.at(r) for r in left[: len(left) - wanted + 1]] if wanted else []

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Place one; the first answer calls both back."""
        if g.cursor == 0:
            g.lift_all(HERO)
        g.place(HERO, first_of(action))


class Hill(Power):
    """Each hill you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("hill"),)


class Merchant(Power):
    """Each region you hold is worth one more coin."""

    tokens = 2
    clauses = (EarnsPer("any"),)


class Mounted(Power):
    """Hills and farmlands cost one token less."""

    tokens = 5
    clauses = (Cheaper("hill"), Cheaper("farmland"))


class Pillaging(Power):
    """Each region with tokens in it that you conquered this turn is worth one more coin."""

    tokens = 5
    clauses = (EarnsPerConquest(),)


class Seafaring(Power):
    """You may take seas and lakes, and keep them in decline."""

    tokens = 5
    badge_stays = True
    clauses = (Inhabits("water"),)


class Spirit(Power):
    """In decline this race does not count: another may be in decline beside it."""

    tokens = 5
    in_decline = True
    rides_free = True
    badge_stays = True


class Stout(Power):
    """You may go into decline at the end of a turn, after scoring."""

    tokens = 4
    words = (STAY_ACTIVE, RETIRE)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Offer both after scoring."""
        return [STAY_ACTIVE.at(), RETIRE.at()] if stage == stages.AFTER else []

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Go into decline if that was chosen."""
        if word_of(action) == RETIRE.number:
            g.retire()


class Swamp(Power):
    """Each swamp you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("swamp"),)


class Underworld(Power):
    """Caverns cost one token less and border each other."""

    tokens = 5
    clauses = (Cheaper("cavern"), Links("cavern"))


class Wealthy(Power):
    """Seven coins, once, at the end of your first turn."""

    tokens = 4
    clauses = (EarnsFirst(7),)


# The place of a power is its number for ever: a new one goes to the end.
POWERS: Final = (
    Alchemist("alchemist"),
    Berserk("berserk"),
    Bivouacking("bivouacking"),
    Commando("commando"),
    Diplomat("diplomat"),
    DragonMaster("dragon_master"),
    Flying("flying"),
    Forest("forest"),
    Fortified("fortified"),
    Heroic("heroic"),
    Hill("hill"),
    Merchant("merchant"),
    Mounted("mounted"),
    Pillaging("pillaging"),
    Seafaring("seafaring"),
    Spirit("spirit"),
    Stout("stout"),
    Swamp("swamp"),
    Underworld("underworld"),
    Wealthy("wealthy"),
)
