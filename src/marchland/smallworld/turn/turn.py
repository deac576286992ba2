"""How one turn goes on, from its first question to the next seat's."""

from marchland.core.game import NOBODY
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.tribe import ENCORES, Tribe
from marchland.smallworld.turn import deploy, story, wild
from marchland.smallworld.turn.scoring import pay_income, verdict
from marchland.smallworld.world.world import World


def ask(g: World, stage: int, t: Tribe) -> None:
    """Ask a tribe's owner the questions of a stage."""
    g.stage = stage
    g.to_move = t.seat
    g.slot = t.slot
    g.at = 0
    g.cursor = 0


def begin_game(g: World) -> None:
    """Start the first turn once the column is laid out."""
    g.round = 1
    begin_turn(g)


def begin_turn(g: World) -> None:
    """Clear what lasts a turn and ask for the mode or a pick (SW-N01, SW-P01)."""
    g.conquests = []
    g.attacked = 0
    g.die_cast = False
    g.wild_turn = False
    if g.telling is not None:
        g.gains = ()
        g.say("log-turn", g.turn, n=g.round)
    if g.setup.has_sites:
        g.sites.begin_turn()
    for t in g.tribes:
        if t is not None and t.seat == g.turn:
            t.used = t.race_note = t.power_note = 0
            t.marched = not t.declined or not t.kit.fights_in_decline
    active = g.active(g.turn)
    if active is None:
        march_next(g)
    else:
        ask(g, stages.MODE, active)


def march_next(g: World) -> None:
    """Let the next tribe of the seat march, or ask for a pick.

    Declined tribes that fight go first; a ruling may put the pick before them (SW-R04).
    """
    active = g.active(g.turn)
    for t in g.declined(g.turn):
        if not t.marched and (active is not None or t.kit.marchers[0].marches_before_pick(g)):
            t.marched = True
            ask(g, stages.READY, t)
            return
    if active is None:
        g.stage, g.to_move, g.slot, g.at, g.cursor = stages.PICK, g.turn, 0, 0, 0
    elif active.kit.starts:
        set_out(g, active)
    else:
        ask(g, stages.READY, active)


def set_out(g: World, t: Tribe) -> None:
    """Do what comes at the start of a tribe's turn, before it readies its troops."""
    for a in t.kit.on_turn_start:
        a.on_turn_start(g, t)
    ask(g, stages.BEGIN, t)


def decline(g: World, t: Tribe) -> None:
    """Let a tribe go into decline, once what comes before is done."""
    if t.kit.offers:
        ask(g, stages.FAREWELL, t)
    else:
        go_into_decline(g, t)


def go_into_decline(g: World, t: Tribe) -> None:
    """Turn the banner, then score."""
    g.go_into_decline(t)
    score(g)


def cast_die(g: World, t: Tribe) -> None:
    """Note that a last attempt ends the turn's conquests (SW-D05)."""
    g.die_cast = not t.declined or t.kit.marchers[0].die_ends_turn(g)


def end_conquests(g: World) -> None:
    """Go on to recruits and redeployment, or once more to conquests."""
    t = g.asked()
    if t.kit.encores and not g.die_cast and t.may_go_on():
        t.used += 1 << ENCORES
        g.pick_up(t)
        if t.hand:
            g.say("log-encore", t.seat, race=g.race_id(t), n=t.hand)
            ask(g, stages.CONQUER, t)
            return
    if t.declined or not (t.kit.offers or g.setup.has_sites):
        begin_deploy(g, t)
    else:
        ask(g, stages.MUSTER, t)


def begin_deploy(g: World, t: Tribe) -> None:
    """Take tokens up and ask where they go."""
    ask(g, stages.DEPLOY, t)
    deploy.begin(g, t)


def finish(g: World, t: Tribe) -> None:
    """Let abilities hear that a turn with a march ends, then score."""
    for a in t.kit.on_turn_end:
        a.on_turn_end(g, t)
    score(g)


def score(g: World) -> None:
    """Pay the turn's coins, then ask what may follow scoring (SW-V, SW-W17)."""
    pay_income(g)
    active = g.active(g.turn)
    if active is not None and active.kit.offers:
        ask(g, stages.AFTER, active)
    else:
        retreat_next(g)


def retreat_next(g: World) -> None:
    """Let the next displaced tribe go back on the map, or end the turn (SW-C08, SW-C09)."""
    g.cursor = 0  # the mover's last question left it at the end of the map
    t = deploy.displaced(g)
    if t is None:
        end_turn(g)
    else:
        ask(g, stages.RETREAT, t)


def end_turn(g: World) -> None:
    """Pass on to the next seat, or end the game (SW-G01)."""
    if g.telling is not None:
        g.tell([story.turn_over(g)])
    if not g.wild_turn:
        active = g.active(g.turn)
        if active is not None:
            active.age += 1
        if g.setup.wild and g.turn == g.setup.players - 1:
            wild.begin(g)
            return
    g.turns += 1
    g.turn += 1
    if g.turn == g.setup.players:
        g.turn = 0
        g.round += 1
    if g.round > g.setup.rounds:
        end_game(g)
        return
    if g.turn == 0 and g.telling is not None:
        last = g.round == g.setup.rounds
        g.say("log-round", None, n=g.round, of=g.setup.rounds, last=last)
    begin_turn(g)


def end_game(g: World) -> None:
    """Ask nothing any more (SW-G01)."""
    g.round = g.setup.rounds
    g.stage = stages.OVER
    g.to_move = NOBODY
    g.is_over = True
    if g.telling is not None:
        # Nobody draws from a stack that is made anew at the very end.
        g.telling = [line for line in g.telling if line["key"] != "log-reshuffle"]
        g.tell([story.entry("log-over", None), *verdict(g)])
