"""A turn (TEK-3): select an action, each player resolves it, the card is cleared."""

from typing import Any, Final

from marchland.core.actions import first_of, word_of
from marchland.core.game import CHANCE
from marchland.core.regions import NOWHERE, count
from marchland.tinyepic.parts import ability, stages, words
from marchland.tinyepic.parts.kinds import (
    ACTIONS,
    BUILD,
    EXPAND,
    NONE,
    PATROL,
    QUEST,
    RESEARCH,
    RESOURCES,
    TRADE,
    TUNDRA,
)
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.turn.deeds import movers
from marchland.tinyepic.turn.question import Question
from marchland.tinyepic.turn.recruits import level_payments
from marchland.tinyepic.turn.scoring import points
from marchland.tinyepic.world.purse import OWN_KINDS
from marchland.tinyepic.world.world import World

ACT: Final = words.ACT << 20
COLLECT: Final = words.COLLECT << 20
PASS: Final = words.PASS << 20
ALL: Final = (1 << len(ACTIONS)) - 1
TAKES: Final = words.WORD[words.TAKE].fan
# What may be answered without and with the action.
ONE_WAY: Final[list[list[int]]] = [[COLLECT], [ACT]]
PASSING: Final[list[list[int]]] = [[PASS], [ACT, PASS]]
COLLECTING: Final[list[list[int]]] = [[COLLECT], [ACT, COLLECT]]
LEVELLING: Final[list[int]] = [words.LEVEL << 20]


class Select(Question):
    """The active player puts a shield on a free action."""

    always_asked = True

    def options(self, g: World) -> list[int]:
        """Return the free actions."""
        return TAKES.of(ALL & ~g.shields)

    def play(self, g: World, action: int) -> None:
        """Take it; the active player resolves it first."""
        taken = first_of(action)
        if g.telling is not None:
            g.outset = tuple([worth(g, k) for k in g.kingdoms])
        g.shields |= 1 << taken
        g.action = taken
        g.become(stages.RESOLVE, CHANCE)


class Resolve(Question):
    """Each player in turn; a is how many have resolved."""

    def leave(self, g: World) -> None:
        """Let the next player resolve, or end the turn."""
        turn = g.a
        seats = g.setup.seats
        if turn == seats:
            end_turn(g)
            return
        g.a = turn + 1
        seat = g.active + turn
        if seat >= seats:
            seat -= seats
        g.doing = g.action
        g.hero_moved = False
        g.swapping = False
        if g.moved:
            g.moved = []
        if not (turn == 0 and g.is_opponent(seat)):
            # The roll that chose the opponent's action serves all its choices (TEK-A40).
            g.rolled = 0
        k = g.kingdoms[seat]
        if not (g.action <= QUEST and k.one & g.board.kinds[TUNDRA] and bind(g, k)):
            g.push(stages.ACT, seat)


def bind(g: World, k: Kingdom) -> bool:
    """Remove meeples that cannot leave tundra; tell whether others must (TEK-11.4).

    Each way counts that abilities give: another action in its place, an exchange, room that
    another meeple makes. The solo opponent has none of these (TEK-A27). Who is removed makes
    room for the next one.
    """
    waiting = 0
    leaving = 0
    places = g.duty(k)
    while places:
        low = places & -places
        places ^= low
        if g.can_move(k, g.action, low) or helped_out(g, k, low):
            leaving |= low
        elif is_let_out(g, k, low):
            waiting |= low
        else:
            abandon(g, k, low)
    if not leaving and not waiting:
        return False
    # Not asked, as it must; whoever writes it down is right too.
    g.forced += (ACT,)
    g.push(stages.DO, k.seat, 0, 1 | waiting << 1)
    return True


def helped_out(g: World, k: Kingdom, place: int) -> bool:
    """Tell whether an ability moves the meeple of a place out in place of the action."""
    if g.is_opponent(k.seat):
        return False
    return any(one.leads_out(g, k, g.action, place) for one in k.kit.by[ability.OFFER])


def is_let_out(g: World, k: Kingdom, place: int) -> bool:
    """Tell whether another meeple may be moved first so that this place can be left."""
    if g.is_opponent(k.seat):
        return False
    return movers(k, g.action) > 1 and g.openers(k, g.action, place) != 0


def abandon(g: World, k: Kingdom, places: int) -> None:
    """Remove meeples that do not get out of tundra, but for a player's last one."""
    while places:
        low = places & -places
        places ^= low
        if k.in_play > 1:
            p = low.bit_length() - 1
            lying, hero = g.lone_figure(k, p)
            g.remove_meeple(k, p, lying=lying, hero=hero)


def worth(g: World, k: Kingdom) -> tuple[int, ...]:
    """Return a kingdom's points and its units of each resource."""
    return (points(g, k), *k.stock)


def turn_over(g: World) -> list[dict[str, Any]]:
    """Return the log entries of a turn that ends: what it brought each follower, then who acted."""
    seats = g.setup.seats
    order = [(g.active + turn) % seats for turn in range(1, seats)]
    followed = [came_to(g, g.kingdoms[seat], "tek-log-follow-over") for seat in order]
    last = came_to(g, g.kingdoms[g.active], "tek-log-turn-over")
    return [*[entry for entry in followed if entry["lines"]], last]


def came_to(g: World, k: Kingdom, key: str) -> dict[str, Any]:
    """Return the log entry of the points and units that a turn brought a seat."""
    began = g.outset[k.seat] if g.outset else ()
    changed = [now - then for now, then in zip(worth(g, k), began, strict=False)]
    names = ("", *RESOURCES)
    lines: list[dict[str, Any]] = []
    for name, n in zip(names, changed, strict=False):
        if n and not name:
            lines.append({"key": "tek-sum-points", "n": n})
        elif n:
            lines.append({"key": "tek-sum-units", "n": n, "args": {"resource": name}})
    args = {"cycle": g.cycle, "action": ACTIONS[g.action]}
    return {"key": key, "seat": k.seat, "args": args, "lines": lines}


def end_turn(g: World) -> None:
    """Pass the token; a full action card ends the game or is cleared (TEK-3, TEK-9)."""
    if g.telling is not None:
        g.telling += turn_over(g)
    g.action = NONE
    g.doing = NONE
    g.rolled = 0
    g.moved = []
    g.hero_moved = False
    g.swapping = False
    seats = g.setup.seats
    g.active = (g.active + 1) % seats
    if count(g.shields) < g.setup.box.constants.shields:
        g.become(stages.SELECT, g.active)
    elif g.ending or g.cycle >= g.setup.box.constants.cycles:
        finish(g)
    else:
        g.become(stages.CLEAR, CHANCE)


def finish(g: World) -> None:
    """End the game."""
    g.become(stages.OVER, CHANCE)
    g.is_over = True


class Clear(Question):
    """The shields come off; abilities answer, then the compass is flipped."""

    def leave(self, g: World) -> None:
        """Clear the card, then go on once all abilities have answered."""
        seats = g.setup.seats
        if g.a == 0:
            g.a = 1
            g.shields = 0
            g.cycle += 1
            if g.telling is not None:
                g.tell("tek-log-clear", g.active, n=g.cycle)
            for turn in range(seats - 1, -1, -1):
                g.fire(g.kingdoms[(g.active + turn) % seats], ability.CLEARED, NONE, NOWHERE)
            return
        if g.setup.solo:
            flip(g)
        if seats == 5:
            # Who clears takes no turn (TEK-10).
            g.active = (g.active + 1) % seats
        g.become(stages.SELECT, g.active)


def flip(g: World) -> None:
    """Turn the compass over; the opponent may get its income (TEK-A25)."""
    if not g.night or g.setup.income_every_flip:
        for kind in range(OWN_KINDS):
            g.gain(g.kingdoms[1], kind, 1)
    g.night = not g.night
    if g.telling is not None:
        g.tell("tek-log-flip", 1, night=g.night)


class Act(Question):
    """Carry out the action, raise the hero, or collect; the active player may pass."""

    def options(self, g: World) -> list[int]:
        """Return what is possible."""
        k = g.kingdoms[g.who]
        able = g.can(k, g.doing)
        if g.is_opponent(k.seat):
            return ONE_WAY[able]
        ways = PASSING if k.seat == g.active else COLLECTING
        if k.hero >= 0 and level_payments(g, k, g.doing):
            return ways[able] + LEVELLING
        return ways[able]

    def play(self, g: World, action: int) -> None:
        """Do it."""
        word = word_of(action)
        if word == words.ACT:
            g.become(stages.DO, g.who)
        elif word == words.LEVEL:
            g.become(stages.LEVEL, g.who)
        elif word == words.COLLECT:
            g.become(stages.COLLECT, g.who)
        else:
            g.pop()


class Do(Question):
    """An action is carried out; a is the step, b whether tundra binds the player.

    b's further bits are the places in tundra that are left once another meeple has made room.
    """

    def leave(self, g: World) -> None:
        """Let abilities offer something, then ask for the action's own choices."""
        step = g.a
        g.a = step + 1
        k = g.kingdoms[g.who]
        if step == 0:
            if k.kit.by[ability.OFFER]:
                g.push(stages.OFFER, k.seat, ability.DUTY if g.b else ability.TAKING)
        elif step == 1:
            carry_out(g, k)
        else:
            still = g.b >> 1 & g.duty(k)
            g.pop()
            while still:
                low = still & -still
                still ^= low
                if not g.can_move(k, g.doing, low):
                    abandon(g, k, low)
            if k.seat == g.active:
                g.fire(k, ability.DONE, NONE, NOWHERE)


def carry_out(g: World, k: Kingdom) -> None:
    """Ask for the choices of the action that is carried out."""
    doing = g.doing
    if doing in (PATROL, QUEST):
        g.push(stages.SWAP if g.swapping else stages.MOVE, k.seat)
    elif doing == BUILD:
        if k.low_forts and g.can_build(k):
            pays = g.payments(k, BUILD)
            if len(pays) == 1:
                # The question is where to; the only payment goes with the answer.
                g.forced += (pays[0],)
        g.push(stages.BUILD, k.seat)
    elif doing == RESEARCH:
        g.push(stages.RESEARCH, k.seat)
    elif doing == EXPAND:
        g.push(stages.EXPAND, k.seat)
    elif doing == TRADE:
        if g.is_opponent(k.seat):
            for kind in range(OWN_KINDS):
                g.gain(k, kind, 1)
            return
        exchanges = 1
        for clause in k.kit.by[ability.EXCHANGES]:
            exchanges = max(exchanges, clause.exchanges())
        g.push(stages.TRADE, k.seat, exchanges)
