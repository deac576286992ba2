"""A position for a screen: everything it shows, as plain values and text keys.

The form is written down in `docs/protocol.md`. A war number is never shown before the
reveal, not even to its own seat, as two seats may share a screen; hero cards drawn are shown
to whoever owns the seat.
"""

from typing import Any, Final

from marchland.core import actions
from marchland.core.actions import NOTHING, first_of, second_of, word_of
from marchland.core.regions import bits
from marchland.tinyepic.edges import (
    ending,
    losses,
    view_lands,
    view_prices,
    view_refused,
    view_war,
)
from marchland.tinyepic.edges.effect_words import own_levels
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.ability import OFFER, STEPS
from marchland.tinyepic.parts.box import Faction, Hero
from marchland.tinyepic.parts.kinds import (
    ACTIONS,
    BY_COMPASS,
    CHOICE,
    DEFENDER,
    RESOURCES,
    SILVER,
    TERRAINS,
)
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.turn import answers, compass, scoring
from marchland.tinyepic.turn.warfare import rival_number
from marchland.tinyepic.world.world import World

Json = dict[str, Any]


def view(
    g: World,
    seats: frozenset[int],
    march: list[int],
    then: list[int],
    forced: tuple[int, ...],
    selected: dict[int, tuple[list[int], list[int]]],
) -> Json:
    """Return the position for a viewer who owns these seats.

    Args:
        g: the position.
        seats: whose secrets the viewer may know.
        march: the answer that carries the action out, if that is asked.
        then: the answers that can be given after it.
        forced: what follows it by itself, where there is only one way.
        selected: what carries out at once what can be selected, and what follows then.
    """
    setup = g.setup
    legal = g.legal_actions() if g.to_move in seats else []
    return {
        "game": "tiny-epic",
        "map": setup.map_name,
        "players": setup.players,
        "kingdoms": setup.seats,
        "expansion": setup.expansion,
        "heroes": setup.heroes,
        "round": g.cycle,
        "rounds": None,
        "over": g.is_over,
        "winners": g.winners(),
        "ending": g.ending,
        "goals": goals(g),
        "turn": g.active,
        "to_move": g.to_move,
        "stage": stages.NAMES[g.stage],
        "ask": ask(g),
        "action": ACTIONS[g.action] if g.action >= 0 else None,
        "doing": ACTIONS[g.doing] if g.doing >= 0 else None,
        "order": order(g),
        "card": view_refused.action_card(g, legal, selected),
        "seats": [seat_row(g, k, seats) for k in g.kingdoms],
        "cards": [view_lands.card_row(g, card) for card in range(len(g.board.lands))],
        "homes": view_lands.homes(g) if not g.board.size else [],
        "lands": view_lands.land_rows(g, legal),
        "regions": {
            name: region_row(g, p, legal)
            | {
                "then": [a for a in then if view_refused.names_region(a, p)],
                "ends": [a for a in then if view_refused.ends_at(a, p)],
            }
            for p, name in enumerate(g.board.ids)
        },
        "march": march
        if any(view_refused.names_region(a, p) for a in then for p in range(g.board.size))
        else [],
        "actions": [action_row(g, action, legal, forced) for action in legal],
        "offered": offered_cards(g, legal),
        "closed": view_refused.closed(g, legal),
        "war": view_war.war(g),
        "bids": view_war.bids(g, legal),
        "payment": view_war.payment(g, legal),
        "harvest": harvest(g, legal),
        "retreat": view_war.retreat(g, legal),
        "compass": compass_row(g) if setup.solo else None,
        "deck": g.deck.bit_count() + sum(g.unknown),
    }


BEGUN_FOR_BOTH: Final = (stages.PICK_FACTION, stages.PICK_SIDE, stages.PICK_LAND, stages.SETTLE)


def ask(g: World) -> Json:
    """Return the one sentence of what is being asked."""
    seat = g.to_move if g.to_move >= 0 else g.active
    name = stages.NAMES[g.stage]
    args: Json = {"seat": seat}
    if g.stage == stages.ACT:
        name = "act" if seat == g.active else "follow"
    elif g.stage == stages.MOVE and g.c:
        name = "step"
        args["name"] = g.kingdoms[seat].kit.by[STEPS][0].owner
    elif g.stage == stages.MOVE:
        name = _ask_move(g)
    elif g.stage == stages.OFFER:
        clause = g.kingdoms[g.who].kit.by[OFFER][g.b]
        name = f"offer-{clause.op}"
        args["name"] = clause.owner
        other = clause.swaps(g.doing)
        if other >= 0:
            args["other_action"] = ACTIONS[other]
    elif g.stage in BEGUN_FOR_BOTH and g.is_opponent(g.a):
        name += "-opponent"
        if g.stage == stages.SETTLE:
            name += f"-{g.b + 1}"
    if g.stage == stages.MATCH and g.war is not None and g.war.seats[DEFENDER] < 0:
        name += "-neutral"
    if g.stage == stages.COPY:
        args["n"] = g.a
    if g.stage in (stages.GAIN, stages.LOSE):
        args["n"] = g.a - 1
    if g.stage == stages.LOSE:
        args["other"] = g.b
    if g.doing >= 0:
        args["action"] = ACTIONS[g.doing]
    if g.stage == stages.BID and g.war is not None:
        side = g.war.side_of(g.who)
        args["role"] = ("attacker", "defender")[side]
        args["other"] = g.war.seats[1 - side]
    if g.war is not None and g.board.size:
        args["region"] = g.board.ids[g.war.place]
    return {"key": f"tek-ask-{name}", "args": args}


def _ask_move(g: World) -> str:
    """Return what a Patrol or Quest asks: nobody lying is nobody to stand up.

    Whoever has moved already may leave what an ability allows beyond that.
    """
    can = {word_of(action) for action in g.legal_actions()}
    if words.PASS in can:
        return "more"
    stands = bool(can & {words.STAND, words.STAND_HERO})
    if stands and not can & {words.MOVE, words.MOVE_HERO}:
        return "stand"
    return ACTIONS[g.doing] + "-stand" * stands


def goals(g: World) -> Json:
    """Return what ends the game, by what is counted; 0 for what does not count (TEK-9)."""
    constants = g.setup.box.constants
    return {
        "magic": constants.magic_levels,
        "tower": constants.tower_levels,
        "in_play": constants.most_in_play,
        "heroes": constants.heroes_to_end if g.setup.heroes else 0,
    }


def order(g: World) -> list[Json]:
    """Return the seats in the order in which they resolve the action, and how far each is."""
    rows = []
    seats = g.setup.seats
    done = resolved(g)
    for turn in range(seats):
        seat = (g.active + turn) % seats
        state = "waiting"
        if g.action >= 0 and turn < done:
            state = "resolving" if turn == done - 1 else "done"
        rows.append({"seat": seat, "state": state})
    return rows


def harvest(g: World, legal: list[int]) -> Json | None:
    """Return what collecting would give, while it is offered."""
    if not any(word_of(action) == words.COLLECT for action in legal):
        return None
    found = answers.harvest(g, g.kingdoms[g.who])
    if not g.setup.expansion:
        found[SILVER] = 0
    given = {name: found[kind] for kind, name in enumerate(RESOURCES) if found[kind]}
    return {"units": given, "choice": found[CHOICE]}


def resolved(g: World) -> int:
    """Return how many seats have begun to resolve the action."""
    if g.stage == stages.RESOLVE:
        return g.a
    for frame in g.frames():
        if frame.stage == stages.RESOLVE:
            return frame.a
    return 0


def action_row(g: World, action: int, legal: list[int], forced: tuple[int, ...]) -> Json:
    """Return an action with its parts."""
    word = words.WORD[word_of(action)]
    row: Json = {"id": action, "word": word.name, "text": g.describe(action)}
    if word_of(action) in (words.PAY, words.SPLIT):
        row["units"] = view_war.units(action)
        return row
    if word_of(action) == words.TRADE:
        kinds = second_of(action)
        row["n"] = first_of(action)
        row["give"] = RESOURCES[kinds >> 4]
        row["get"] = RESOURCES[kinds & 15]
        return row
    keys = ["region", "to"]
    for kind, value in zip(word.kinds, (first_of(action), second_of(action)), strict=False):
        if kind == actions.REGION:
            row[keys.pop(0)] = g.board.ids[value]
        elif kind == actions.SEAT:
            row["seat"] = value
        elif kind == actions.COUNT:
            row["n"] = value
        elif kind == words.OP:
            row["name"] = None if value == NOTHING else words.OPS[value]
        elif word.number == words.BID_ALONE:
            row["resource"] = RESOURCES[value]
        else:
            row["name"] = g.describe(action).replace("=", " ").split(" ")[1]
    row["hero"] = word.form.endswith("hero")
    if "to" in row:
        row["war"] = g.contested(g.kingdoms[g.who], second_of(action))
    if "to" in row or (word_of(action) == words.ACT and forced):
        row["stake"] = view_war.stake(g, action if "to" in row else forced[0])
    row["price"] = view_prices.price_of(g, action)
    if ending.triggers(g, action):
        row["triggers"] = True
    lost = losses.loss(g, action, legal)
    return row if lost is None else row | {"loses": lost}


def seat_row(g: World, k: Kingdom, seats: frozenset[int]) -> Json:
    """Return a kingdom."""
    box = g.setup.box
    constants = box.constants
    faction = box.factions[k.faction] if k.faction >= 0 else None
    drawn = bits(g.hands[k.seat]) if k.seat in seats and k.hero < 0 else []
    return {
        "seat": k.seat,
        "opponent": g.is_opponent(k.seat),
        "faction": None if faction is None else faction.id,
        "mark": None if faction is None else faction.mark,
        "levels": [] if faction is None else [
            {
                "level": n, **row, "holds": n <= k.magic, "copies": copied(g, k, n),
            }
            for n, row in enumerate(levels_of(g, faction), start=1)
        ],
        "home": g.board.names[k.home] if k.home >= 0 else None,
        "resources": dict(zip(RESOURCES, k.stock, strict=True)),
        "magic": k.magic,
        "tower": k.tower,
        "in_play": k.in_play,
        "supply": constants.most_in_play - k.in_play,
        "forts_left": constants.tower_levels - k.forts.bit_count() if g.setup.expansion else 0,
        "hero": hero_row(g, k),
        "retired": [box.heroes[card].id for card in k.retired],
        "trophies": k.trophies,
        "wars_won": k.wars_won,
        "drawn": [box.heroes[card].id for card in drawn],
        "drawn_hidden": g.unknown[k.seat] or (0 if drawn else g.hands[k.seat].bit_count()),
        "points": scoring.points(g, k) if g.board.size else 0,
        "lines": scoring.lines(g, k) if g.board.size else [],
    }  # fmt: skip


def copied(g: World, k: Kingdom, level: int) -> str | None:
    """Return the faction whose ability a level copies."""
    if level > len(k.copies) or k.copies[level - 1] < 0:
        return None
    return g.setup.box.factions[k.copies[level - 1]].id


def hero_row(g: World, k: Kingdom) -> Json | None:
    """Return the hero in play."""
    if k.hero < 0:
        return None
    card = g.setup.box.heroes[k.hero]
    by = card.by[k.hero_level - 1]
    return {
        "hero": card.id,
        "mark": card.mark,
        "levels": levels_of(g, card),
        "level": k.hero_level,
        "region": g.board.ids[k.hero_at] if k.hero_at >= 0 else None,
        "lying": k.hero_low,
        "next": "war" if by < 0 else ACTIONS[by],
        "cost": card.price[k.hero_level - 1],
        "next_mark": card.rise_mark(k.hero_level - 1),
    }


def offered_cards(g: World, legal: list[int]) -> Json:
    """Return where each faction or hero is from that may be chosen now, and each level."""
    box = g.setup.box
    found: Json = {}
    for action in legal:
        if word_of(action) == words.CHOOSE_FACTION:
            found.update(offered_card(g, box.factions[first_of(action)]))
        elif word_of(action) == words.KEEP:
            found.update(offered_card(g, box.heroes[first_of(action)]))
    return found


def offered_card(g: World, card: Faction | Hero) -> Json:
    """Return a card on offer, a hero's with how he rises from each level to the next."""
    found: Json = {"mark": card.mark, "levels": levels_of(g, card)}
    if isinstance(card, Hero):
        found["rises"] = [
            {"by": "war" if by < 0 else ACTIONS[by], "n": price, "mark": card.rise_mark(n)}
            for n, (by, price) in enumerate(zip(card.by, card.price, strict=True))
        ]
    return {card.id: found}


def levels_of(g: World, card: Faction | Hero) -> list[Json]:
    """Return for each level where it is from, whether a sentence tells it, else what it says."""
    says = own_levels(card, g.game.texts)
    return [
        {"mark": mark, "told": True} if one is None else {"mark": mark, "told": False, "says": one}
        for mark, one in zip(card.marks, says, strict=True)
    ]


def region_row(g: World, p: int, legal: list[int]) -> Json:
    """Return a place with its pieces."""
    board = g.board
    pieces: list[Json] = []
    if g.neutral >> p & 1:
        pieces.append({"seat": None, "piece": "neutral", "lying": False})
    for k in g.kingdoms:
        pieces += pieces_of(k, p)
    owners = {piece["seat"] for piece in pieces}
    return {
        "card": board.names[board.card_of[p]],
        "terrain": TERRAINS[board.terrain[p]],
        "feature": bool(board.features >> p & 1),
        "border": bool(board.border >> p & 1),
        "near": [board.ids[q] for q in bits(board.near[p] | board.touched[p])],
        "pieces": pieces,
        "allied": len(owners) > 1 and (g.war is None or g.war.place != p),
        **view_refused.doors(g, p, legal),
    }


def pieces_of(k: Kingdom, p: int) -> list[Json]:
    """Return a kingdom's pieces in a place."""
    found: list[Json] = []
    for n in range(k.meeples_at(p) - (1 if k.hero_at == p else 0)):
        lying = n < k.standard_lying_at(p)
        found.append({"seat": k.seat, "piece": "meeple", "lying": lying})
    if k.hero_at == p:
        found.append({"seat": k.seat, "piece": "hero", "lying": k.hero_low})
    if k.forts >> p & 1:
        found.append({"seat": k.seat, "piece": "fort", "lying": bool(k.low_forts >> p & 1)})
    return found


def compass_row(g: World) -> Json:
    """Return the solo compass: its side, its pointer, what each number means."""
    return {
        "side": "night" if g.night else "day",
        "rolled": g.rolled or None,
        "actions": {n: ACTIONS[BY_COMPASS[(n - 1) % 6]] for n in range(1, 13)},
        "number": rival_number(g),
        "own": g.setup.counts_own,
        "prefers": "far" if g.night else "near",
        "income": g.setup.income_every_flip or not g.night,
        "paths": {n: compass.path(g, n) for n in range(1, 13)} if g.board.size else {},
        "next": view_refused.rival(g),
    }
