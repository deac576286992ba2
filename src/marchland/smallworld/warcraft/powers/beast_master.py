"""Beast Master: beasts that fight and stand like tokens."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from marchland.core.actions import first_of, pack, second_of, word_of
from marchland.core.errors import BadScenario
from marchland.core.regions import bits, count, lowest
from marchland.core.shapes import NUMBER
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.ability import CONQUEST, Power
from marchland.smallworld.warcraft.counting import needed
from marchland.smallworld.warcraft.words import (
    BEAST,
    BEAST_AT,
    CALL,
    WITH_BEASTS,
)

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World


def beasts_needed(g: "World", t: "Tribe", r: int) -> tuple[int, int]:
    """Return the fewest and most pieces that may fight for region r in tokens' stead."""
    price = g.price(t, r)
    return max(price - t.hand, 0), min(price, t.power_memo)


class BeastMaster(Power):
    """Each turn one beast for each hill you hold fights and stands like a token of yours."""

    tokens = 4
    at_start = True
    words = (WITH_BEASTS, BEAST_AT, CALL)
    pieces = (BEAST,)
    keys = (("beasts_hand", NUMBER),)

    def on_turn_start(self, g: "World", t: "Tribe") -> None:
        """Send all beasts away (WC-Q16)."""
        t.power_memo = 0
        left = bits(g.lying(BEAST))
        g.lift_all(BEAST)
        for r in left:
            g.mind_garrison(t, r)
            if g.holder(r) is not t:
                g.say("log-emptied", t.seat, region=g.map.ids[r], other=t.seat, name=self.id)

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
        called, lying = int(data.get("beasts_hand", 0)), g.pieces_on_map(BEAST.kind)
        if not 0 <= called <= BEAST.supply - lying:
            raise BadScenario(f"beasts_hand is 0 to {BEAST.supply - lying} here, not {called}.")
        t.power_memo = called

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write how many are in hand."""
        return {} if t.declined else {"beasts_hand": t.power_memo}
