"""Log entries: what an action does, as text keys and arguments."""

from typing import Any, Final

from marchland.core.actions import NOTHING, first_of, second_of, word_of
from marchland.tinyepic.edges.reasons import why_idle, why_match, why_stays
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.kinds import ACTIONS, BY_COMPASS, DEFENDER, NONE, RESOURCES
from marchland.tinyepic.turn.answers import gathered
from marchland.tinyepic.turn.warfare import tie_winner
from marchland.tinyepic.world.position import Position
from marchland.tinyepic.world.world import World

Entry = dict[str, Any]


def entry(key: str, seat: int | None, **args: Any) -> Entry:
    """Return one log entry."""
    return {"key": key, "seat": seat, "args": args, "lines": []}


def units(action: int) -> dict[str, int]:
    """Return the units that a payment names, without kinds that are 0."""
    found = words.units_in(action)
    return {name: n for name, n in zip(RESOURCES, found, strict=True) if n}


def tell(g: Position, action: int) -> list[Entry]:
    """Return log entries of what an action does, before it is played.

    Neither a war number nor a hero card drawn is named: both are secret.
    """
    word = word_of(action)
    seat = g.who if g.who >= 0 else g.active
    first, second = first_of(action), second_of(action)
    box = g.setup.box
    if word in (words.PAY, words.SPLIT):
        kind = "split" if word == words.SPLIT else "pay"
        handed = units(action)
        owner = g.a if word == words.SPLIT else seat
        return [entry(f"tek-log-{kind}", owner, units=handed)] if handed else []
    if word == words.DRAW_HERO:
        return [entry("tek-log-draw-hero", g.a)]
    if word in (words.DRAW_CARD, words.DRAW_LAND):
        if word == words.DRAW_LAND:
            return [entry("tek-log-lost-land", None, land=box.lands[first].id)]
        return [entry("tek-log-deal-land", g.a, land=f"t{first:02}")]
    if word == words.DRAW_FACTION:
        key = "tek-log-deal-faction" if g.stage == stages.DEAL_FACTION else "tek-log-draw-faction"
        return [entry(key, g.a, faction=box.factions[first].id)]
    if word == words.ROLL:
        named = ACTIONS[BY_COMPASS[(first - 1) % 6]]
        return [entry("tek-log-roll", 1, n=first, action=named, way=g.action != NONE)]
    if word in (words.BID, words.BID_ALONE, words.FLAG):
        if g.stage == stages.BID:
            return [entry("tek-log-bid", seat)]
        why = why_match(g.world(), g.kingdoms[seat])
        found = entry("tek-log-flag", seat, forced=why is not None)
        return [{**found, "lines": [] if why is None else [why]}]
    if word == words.FALL:
        why = why_stays(g.world(), g.kingdoms[seat])
        found = entry("tek-log-fall", seat, forced=why is not None)
        return [{**found, "lines": [] if why is None else [why]}]
    if word == words.TAKE:
        return [entry("tek-log-take", seat, cycle=g.cycle, action=ACTIONS[first])]
    if word == words.TRADE:
        given, got = RESOURCES[second >> 4], RESOURCES[second & 15]
        return [entry("tek-log-trade", seat, n=first, given_resource=given, got_resource=got)]
    if word == words.KEEP:
        return [entry("tek-log-keep", seat, hero=box.heroes[first].id)]
    if word == words.USE:
        if first == NOTHING:
            return []
        return [entry("tek-log-use", seat, name=words.OPS[first])]
    if word in _CHOICES:
        return _chosen(g, word, first, seat)
    if word in _WITH_REGION:
        return [_at(g, word, first, second, seat), *_lies(g.world(), word, first, second)]
    if word == words.PASS and g.stage == stages.MOVE:
        # Who has moved and leaves it at that has not done nothing.
        return []
    found = entry(f"tek-log-{words.WORD[word].name}", seat, action=ACTIONS[max(0, g.doing)])
    if word == words.COLLECT:
        found["args"]["n"] = gathered(g.world(), g.kingdoms[seat])
    if word in (words.COLLECT, words.PASS) and g.stage == stages.ACT:
        why = why_idle(g.world(), g.kingdoms[seat], g.doing)
        found["lines"] = [] if why is None else [why]
    return [found]


_CHOICES: Final = (
    words.CHOOSE_RESOURCE, words.CHOOSE_SEAT, words.CHOOSE_FACTION, words.CHOOSE_LAND,
    words.CHOOSE_REGION, words.CHOOSE_REGION_HERO,
)  # fmt: skip
_WITH_REGION: Final = (
    words.MOVE, words.MOVE_HERO, words.STAND, words.STAND_HERO, words.PLACE, words.FORT,
    words.RETREAT,
)  # fmt: skip


def confide(g: World, action: int) -> list[Entry]:
    """Return log entries as `tell` does, for the seat itself: a war number is named."""
    war = g.war
    if g.stage != stages.BID or war is None:
        return tell(g, action)
    side, seat = war.side_of(g.who), g.who
    other = war.seats[1 - side]
    if word_of(action) == words.FLAG:
        allied = not g.setup.duel
        wins = "ally" if allied else "flag" if side == DEFENDER else "never"
        return [entry("tek-log-will-flag", seat, other=other, wins=wins)]
    wins = "tie" if tie_winner(g, war) == side else "less"
    n = first_of(action)
    if word_of(action) == words.BID:
        return [entry("tek-log-will-bid", seat, n=n, other=other, wins=wins)]
    kind = second_of(action)
    counts = n + g.alone_bonus(g.kingdoms[seat], kind)
    of = {"n": n, "counts": counts, "resource": RESOURCES[kind]}
    return [entry("tek-log-will-bid-all", seat, **of, other=other, wins=wins)]


def _chosen(g: Position, word: int, first: int, seat: int) -> list[Entry]:
    box = g.setup.box
    if word == words.CHOOSE_RESOURCE:
        return []
    if word == words.CHOOSE_SEAT:
        return [entry("tek-log-opponent", seat, other=first)]
    if word == words.CHOOSE_LAND:
        return [entry("tek-log-side", g.a, land=box.lands[first].id)]
    if word == words.CHOOSE_FACTION:
        faction = box.factions[first].id
        if g.stage == stages.COPY:
            return [entry("tek-log-copy", seat, faction=faction)]
        given = "given" if g.is_opponent(g.a) else "pick"
        return [entry(f"tek-log-{given}-faction", g.a, faction=faction)]
    return [entry("tek-log-lay-down", seat, region=g.board.ids[first])]


def _at(g: Position, word: int, first: int, second: int, seat: int) -> Entry:
    ids = g.board.ids
    if word in (words.MOVE, words.MOVE_HERO):
        hero = word == words.MOVE_HERO
        return entry("tek-log-move", seat, region=ids[first], to=ids[second], hero=hero)
    name = words.WORD[word].name
    owner = g.a if g.stage == stages.SETTLE else seat
    key = "tek-log-settle" if g.stage == stages.SETTLE else f"tek-log-{name}"
    return entry(key, owner, region=ids[first])


def _lies(g: World, word: int, first: int, second: int) -> list[Entry]:
    """Tell of a meeple that ruins lay down, or that goes on lying after its retreat (TEK-A11)."""
    if word in (words.STAND, words.STAND_HERO, words.FORT):
        return []
    moves = word in (words.MOVE, words.MOVE_HERO)
    seat = g.a if g.stage == stages.SETTLE else g.who
    k, p = g.kingdoms[seat], second if moves else first
    if g.lies_in(p):
        # Whoever fights there is laid down after the war only, which tells it by itself.
        return [] if moves and g.contested(k, p) else [entry("tek-log-lies", seat, how="ruins")]
    war = g.war
    if word == words.RETREAT and war is not None and g.lone_figure(k, war.place)[0]:
        return [entry("tek-log-lies", seat, how="stays")]
    return []
