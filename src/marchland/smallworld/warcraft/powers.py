"""The 20 special powers of Small World of Warcraft, one class and one sentence each."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from marchland.core.actions import first_of, pack, second_of, word_of
from marchland.core.regions import Regions, bits, count, has, lowest
from marchland.core.shapes import ANY, NUMBER
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.ability import CONQUERED, CONQUEST, Power
from marchland.smallworld.parts.clauses import Cheaper, EarnsPer, EarnsPerConquest
from marchland.smallworld.warcraft.together import Drop
from marchland.smallworld.warcraft.tricks import Defensive, Intimidating, PortalMage
from marchland.smallworld.warcraft.ways import Duel, beasts_needed, islands_of
from marchland.smallworld.warcraft.words import (
    BEAST,
    BEAST_AT,
    CALL,
    CHAMPION,
    CHAMPION_AT,
    CHAMPION_RAID,
    CHAMPION_TAKES,
    FORT,
    FORT_AT,
    WITH_BEASTS,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


class Archaeologist(Power):
    """Each artifact and place in your regions is worth one more coin."""

    tokens = 5

    def income(self, g: "World", t: "Tribe") -> int:
        """Count the open sites in held regions."""
        return len(g.sites_in(t.held))


class BattleMaster(Power):
    """Each region with tokens in it that you took this turn is worth one more coin."""

    tokens = 5
    clauses = (EarnsPerConquest(),)


class BeastMaster(Power):
    """Each turn one beast for each hill you hold fights and stands like a token of yours."""

    tokens = 4
    at_start = True
    words = (WITH_BEASTS, BEAST_AT, CALL)
    pieces = (BEAST,)
    keys = (("beasts_hand", NUMBER),)

    def on_turn_start(self, g: "World", t: "Tribe") -> None:
        """Send all beasts away (Q16)."""
        t.power_memo = 0
        left = bits(g.lying(BEAST))
        g.lift_all(BEAST)
        for r in left:
            g.mind_garrison(t, r)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Call new ones, offer them instead of tokens for a conquest, spread them at the end."""
        if stage == stages.BEGIN:
            return [] if g.cursor else [CALL.at()]
        if stage == stages.CONQUER:
            return self._instead(g, t)
        if stage == stages.SPREAD:
            return self._spread(g, t)
        if stage == stages.REGROUP and t.power_memo:
            return self._spread(g, t, adding=True)
        return []

    def _instead(self, g: "World", t: "Tribe") -> list[int]:
        found: list[int] = []
        if t.power_memo and t.hand:
            for r in bits(g.payable(t, g.frontier(t), CONQUEST)):
                fewest, most = beasts_needed(g, t, r)
                if fewest <= t.power_memo:
                    found.extend(WITH_BEASTS.at(r, n) for n in range(fewest + 1, most + 1))
        return found

    def _spread(self, g: "World", t: "Tribe", *, adding: bool = False) -> list[int]:
        left = t.held >> g.cursor << g.cursor
        total = t.power_memo if adding or g.cursor else g.retinue(t)
        if not left or (total == 0 and g.cursor == 0):
            return []
        r = lowest(left)
        rest = left & (left - 1)
        fewest = g.pile(BEAST, r) if adding else needed(g, t, r)
        spare = total if adding else total - fewest - sum(needed(g, t, s) for s in bits(rest))
        if not rest:
            return [BEAST_AT.at(r, fewest + spare)]
        return [BEAST_AT.at(r, fewest + more) for more in range(spare + 1)]

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Conquer with beasts, or set those of one region; the first answer lifts all."""
        r, n = first_of(action), second_of(action)
        if g.stage == stages.BEGIN:
            t.power_memo = min(BEAST.supply, count(t.held & g.map.kinds["hill"]))
            g.say("log-beasts", t.seat, n=t.power_memo)
            return
        if g.stage == stages.CONQUER:
            price = g.price(t, r)
            g.pay_tolls(t, r, CONQUEST)
            g.take(t, r, price, n)
            return
        if g.stage == stages.SPREAD and g.cursor == 0:
            t.power_memo = g.retinue(t)
            g.lift_all(BEAST)
        t.power_memo += g.pile(BEAST, r) - n
        g.lift(BEAST, r)
        g.place(BEAST, r, n)

    def meant(self, g: "World", t: "Tribe", action: int) -> int:
        """Take as a plain conquest what spends only the beasts that it must."""
        r, n = first_of(action), second_of(action)
        if word_of(action) == WITH_BEASTS.number and n == beasts_needed(g, t, r)[0]:
            return pack(words.CONQUER, r)
        return action

    def told(self, g: "World", t: "Tribe", action: int) -> list[dict[str, Any]] | None:
        """Say nothing before it is known how many come."""
        return [] if word_of(action) == CALL.number else None

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Read how many are in hand."""
        t.power_memo = int(data.get("beasts_hand", 0))

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write how many are in hand."""
        return {} if t.declined else {"beasts_hand": t.power_memo}


def needed(g: "World", t: "Tribe", r: int) -> int:
    """Return how many pieces a region needs besides its tokens."""
    return max(t.kit.garrison - g.count[r], 0)


class Blacksmith(Power):
    """Every region costs one token less."""

    tokens = 4
    clauses = (Cheaper("any"),)


class Championing(Power):
    """Once a turn your champion takes a region alone. Where he falls you ransom him."""

    tokens = 5
    words = (CHAMPION_TAKES, CHAMPION_AT, CHAMPION_RAID)
    pieces = (CHAMPION,)
    ways = (Duel(), Drop())
    keys = (("champion_hand", ANY),)

    def spared(self, g: "World", t: "Tribe", by: "Tribe", cause: int) -> int:
        """Let him be captured in a token's stead (Q15)."""
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
        """He is in hand when he is not on the map."""

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write whether he is in hand."""
        return {} if t.declined else {"champion_hand": not g.lying(CHAMPION)}


class Enraged(Power):
    """A region with two or more defenders that you take is worth a coin for each of them."""

    tokens = 4

    def income(self, g: "World", t: "Tribe") -> int:
        """Count the defenders of this turn, where there were two or more."""
        won = [c.defenders for c in g.conquests if c.race == t.race]
        return sum(defenders for defenders in won if defenders >= 2)


class Explorer(Power):
    """Each island where you hold a region is worth one more coin."""

    tokens = 4

    def income(self, g: "World", t: "Tribe") -> int:
        """Count the islands."""
        return islands_of(g, t)


class Farmer(Power):
    """Each field region you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("fields"),)


class Fishing(Power):
    """Each region you hold beside a sea or lake is worth one more coin."""

    tokens = 3

    def income(self, g: "World", t: "Tribe") -> int:
        """Count them, water regions beside other water included."""
        return count(t.held & g.map.waterside)


class Garrisoned(Power):
    """As a turn ends every region of yours gets a fort, which stays in decline."""

    tokens = 3
    badge_stays = True
    words = (FORT_AT,)
    pieces = (FORT,)

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Build everywhere; where forts run short ask where, in ascending order (Q18)."""
        if stage != stages.BUILD:
            return []
        left = bits((t.held & ~g.lying(FORT)) >> g.cursor << g.cursor)
        wanted = min(g.pieces_left(FORT.kind), len(left))
        return [FORT_AT.at(r) for r in left[: len(left) - wanted + 1]] if wanted else []

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Build it."""
        g.place(FORT, first_of(action))


class Herbalist(Power):
    """Each hill you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("hill"),)


class Marshdweller(Power):
    """Whoever tries to conquer a swamp of yours pays you a coin first, in decline too."""

    tokens = 4
    in_decline = True
    badge_stays = True

    def toll(self, g: "World", t: "Tribe", r: int, foe: "Tribe", deed: int) -> int:
        """Charge each attempt of an opponent on a swamp (Q43)."""
        return 1 if deed == CONQUEST and has(g.map.kinds["swamp"], r) else 0


class Mining(Power):
    """Each cavern you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("cavern"),)


class Mountaineer(Power):
    """Each mountain you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("mountain"),)


class Ranger(Power):
    """Each forest you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("forest"),)


class Sailing(Power):
    """You cross to other islands without an extra token."""

    tokens = 5

    def ferry_free(self, g: "World", t: "Tribe") -> Regions:
        """Sail everywhere (Q42)."""
        return g.map.land


class SwampWalker(Power):
    """Each swamp you hold is worth one more coin."""

    tokens = 4
    clauses = (EarnsPer("swamp"),)


POWERS: Final = (
    Archaeologist("archaeologist"),
    BattleMaster("battle_master"),
    BeastMaster("beast_master"),
    Blacksmith("blacksmith"),
    Championing("championing"),
    Defensive("defensive"),
    Enraged("enraged"),
    Explorer("explorer"),
    Farmer("farmer"),
    Fishing("fishing"),
    Garrisoned("garrisoned"),
    Herbalist("herbalist"),
    Intimidating("intimidating"),
    Marshdweller("marshdweller"),
    Mining("mining"),
    Mountaineer("mountaineer"),
    PortalMage("portal_mage"),
    Ranger("ranger"),
    Sailing("sailing"),
    SwampWalker("swamp_walker"),
)
