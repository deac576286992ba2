"""The tokens that belong to nobody, where they march by themselves after the last seat (WC-17.2).

They conquer the cheapest region in reach, and among equals one of a player's active race before
one in decline before an empty one, then the first in map order. They never roll the die. What is
left over joins their thinnest regions. They use no site, and pay tolls while they have coins.
"""

from marchland.core.game import NOBODY
from marchland.core.regions import bits
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import CONQUEST
from marchland.smallworld.turn import story
from marchland.smallworld.turn.scoring import REGIONS
from marchland.smallworld.world.position import NEUTRAL_SLOT
from marchland.smallworld.world.world import World


def begin(g: World) -> None:
    """Take up every token above one a region and set out."""
    t = g.tribe(NEUTRAL_SLOT)
    g.conquests = []
    g.wild_turn = True
    if g.telling is not None:
        g.gains = ()
        g.say("log-turn-wild", None, n=g.round)
    g.sites.begin_turn()
    g.pick_up(t)
    g.stage, g.to_move, g.slot, g.at, g.cursor = stages.WILD, NOBODY, NEUTRAL_SLOT, 0, 0


def strike(g: World) -> bool:
    """Take the cheapest region; tell whether there was one that could be paid."""
    t = g.tribe(NEUTRAL_SLOT)
    prices = [
        (g.price(t, r), _standing(g, r), r) for r in bits(g.payable(t, g.frontier(t), CONQUEST))
    ]
    if not prices or min(prices)[0] > t.hand:
        return False
    price, _, r = min(prices)
    if g.telling is not None:
        g.tell([story.taken_entry(g, "log-wild-conquer", t, r, price, [])])
    g.pay_tolls(t, r, CONQUEST)
    g.take(t, r, price)
    return True


def _standing(g: World, r: int) -> int:
    foe = g.holder(r)
    if foe is None:
        return 2
    return 1 if foe.declined else 0


def rest(g: World) -> None:
    """Spread what is left over, and score a coin a region."""
    t = g.tribe(NEUTRAL_SLOT)
    while t.hand and t.held:
        thinnest = min(bits(t.held), key=lambda r: (g.count[r], r))
        g.put(t, thinnest, g.count[thinnest] + 1)
    coins = t.held.bit_count()
    g.grant(NOBODY, coins, REGIONS)
    if g.telling is not None:
        g.say("log-wild", None, n=coins)
