"""What a screen needs to ask about wars and payments."""

from collections.abc import Callable, Sequence
from typing import Any

from marchland.core.actions import NOTHING, first_of, second_of, word_of
from marchland.core.regions import count
from marchland.tinyepic.parts import ability, stages, words
from marchland.tinyepic.parts.kinds import ACTIONS, ATTACKER, DEFENDER, FLAG, RESOURCES, UNSET
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.parts.war import OPEN_FROM, War
from marchland.tinyepic.turn.deeds import move
from marchland.tinyepic.turn.warfare import bids_alone, rival_number
from marchland.tinyepic.world.world import World

Json = dict[str, Any]


def units(action: int) -> dict[str, int]:
    """Return the units that a payment hands over, without kinds that are 0."""
    found = words.units_in(action)
    return {name: n for name, n in zip(RESOURCES, found, strict=True) if n}


def worth(g: World, action: int) -> int:
    """Return what a payment of whoever is asked is worth in war, without food."""
    return worth_of(g, (0, *words.units_in(action)[1:]))


def worth_of(g: World, counts: Sequence[int]) -> int:
    """Return what units of each kind, of whoever is asked, are worth in war."""
    k = g.kingdoms[g.who]
    food, mana, ore, _ = counts
    per, worth_of_per = g.food_rate(k)
    paid = mana * g.mana_value(k) + ore * g.setup.box.constants.ore_value
    return paid + (food // per * worth_of_per if per else 0)


def way_row(g: World, action: int, *, in_war: bool) -> Json:
    """Return a payment; in war with what it is worth there, food too."""
    row: Json = {"id": action, "units": units(action)}
    if in_war:
        row["worth"] = worth_of(g, words.units_in(action))
    return row


def war(g: World) -> Json | None:
    """Return the war that is fought; numbers stay hidden until both are in."""
    now = g.war
    if now is None:
        return None
    return {
        "region": g.board.ids[now.place],
        "action": ACTIONS[now.action],
        "sides": [side_row(g, now, side) for side in range(2)],
        "open": now.step >= OPEN_FROM or g.setup.solo or now.seats[DEFENDER] < 0,
        "winner": now.seats[now.winner] if now.winner in (0, 1) else None,
        "alliance": now.winner == 2,
        "only": RESOURCES[now.only] if now.only >= 0 else None,
    }


def side_row(g: World, now: War, side: int) -> Json:
    """Return one side of a war."""
    seat = now.seats[side]
    number = now.number[side]
    is_open = now.step >= OPEN_FROM or g.setup.solo or now.seats[DEFENDER] < 0
    if seat < 0:
        return {"seat": None, "number": number, "set": True, "hero": False, "discount": 0}
    k = g.kingdoms[seat]
    # The solo opponent never pays for its number.
    free = g.is_opponent(seat)
    return {
        "seat": seat,
        "number": number if is_open and number > FLAG else None,
        "flag": is_open and number == FLAG,
        "set": number != UNSET,
        "meeple": now.fights[side],
        "hero": now.hero[side],
        "fort": bool(k.standing_forts >> now.place & 1),
        "discount": 0 if free else g.discount(k, now, side),
        "worth": g.war_worth(k),
        "due": g.due(k, now, side, number) if is_open and number > FLAG and not free else None,
        **(counted(g, k, side) if g.stage == stages.BID else {}),
        **(at_risk(g, now, side) if g.stage in (stages.BID, stages.MATCH) else {}),
    }


def counted(g: World, k: Kingdom, side: int) -> Json:
    """Return the highest number that a side can show, and what its mana and ore count."""
    return {"most": highest_paid(g, side), **rates(g, k)}


def rates(g: World, k: Kingdom) -> Json:
    """Return what one mana and one ore of a seat count in war."""
    return {"mana": g.mana_value(k), "ore": g.setup.box.constants.ore_value}


def at_risk(g: World, now: War, side: int) -> Json:
    """Return what a retreat would cost a side, None where nobody stays who drives it out.

    `by` names the cards, and the fort, that make its number cheaper.
    """
    k, foe = g.kingdoms[now.seats[side]], now.seats[1 - side]
    clauses = k.kit.by[ability.DISCOUNT]
    by = [each.owner for each in clauses if each.discount(g.world(), k, now, side)]
    if k.standing_forts >> now.place & 1:
        by.append("fort")
    return {"retreat": g.retreat_price(k, foe) if foe >= 0 else None, "by": sorted({*by})}


def stake(g: World, action: int) -> Json | None:
    """Return what a war comes to for whoever starts it by a move; None for all that starts none.

    `foe` is None for a neutral meeple; where the number is open `number` is it and `due` what it
    costs, else `most` is the highest that the attacker can come to, and `foe_most` the defender.
    `retreat` is what a loss costs in food, None where nothing can be lost.
    """
    moves = word_of(action) in (words.MOVE, words.MOVE_HERO)
    if not moves or not g.contested(g.kingdoms[g.who], second_of(action)):
        return None
    twin = g.copy()
    assert isinstance(twin, World)
    k = twin.kingdoms[g.who]
    hero = word_of(action) == words.MOVE_HERO
    move(twin, k, first_of(action), second_of(action), chosen_hero=hero)
    war = twin.war
    assert war is not None
    foe = war.seats[DEFENDER]
    row: Json = {"region": g.board.ids[war.place], "foe": None, "retreat": None}
    if foe < 0:
        return {**row, **open_stake(twin, g.who, count(twin.neutral))}
    row |= {"foe": foe, "retreat": twin.retreat_price(k, foe)}
    if g.setup.solo:
        return {**row, **open_stake(twin, g.who, rival_number(twin))}
    most = at_best(twin, g.who, lambda g: highest_paid(g, ATTACKER))
    foe_most = at_best(twin, foe, lambda g: highest_paid(g, DEFENDER))
    return {**row, "number": None, "most": most, "foe_most": foe_most}


def at_best(g: World, seat: int, count_of: Callable[[World], int]) -> int:
    """Return the most that a count comes to for a seat, with what its abilities offer before."""
    most = count_of(g)
    for clause in g.kingdoms[seat].kit.by[ability.OFFER]:
        if clause.offers(g, g.kingdoms[seat], ability.BEFORE_WAR):
            twin = g.copy()
            assert isinstance(twin, World)
            clause.accept(twin, twin.kingdoms[seat], NOTHING)
            number = count_of(twin)
            if number > most:
                g, most = twin, number
    return most


def highest_paid(g: World, side: int) -> int:
    """Return the highest number that a side can come to as things stand, by one resource too."""
    war = g.war
    assert war is not None
    k = g.kingdoms[war.seats[side]]
    alone = bids_alone(g, k, war) if k.kit.by[ability.ALONE] else []
    counts = [first_of(bid) + g.alone_bonus(k, second_of(bid)) for bid in alone]
    return max([g.highest_number(k, war, side), *counts])


def open_stake(g: World, seat: int, number: int) -> Json:
    """Return an open number, what it costs the attacker at least, and what can be paid."""
    due = -at_best(g, seat, lambda g: -least_due(g, g.kingdoms[seat], number))
    k = g.kingdoms[seat]
    return {"number": number, "due": due, "most": g.war_worth(k), **rates(g, k)}


def least_due(g: World, k: Kingdom, number: int) -> int:
    """Return what a number costs the attacker at least as things stand, by one resource too."""
    war = g.war
    assert war is not None
    dues = [worth(g, way) for way in g.ways_alone(k, war, ATTACKER, number)]
    return min([g.due(k, war, ATTACKER, number), *dues])


def bids(g: World, legal: list[int]) -> list[Json]:
    """Return for each number that may be shown what it would cost, and a payment."""
    now = g.war
    if g.stage != stages.BID or now is None or not legal:
        return []
    k = g.kingdoms[g.who]
    side = now.side_of(k.seat)
    rows: list[Json] = []
    for action in legal:
        if word_of(action) == words.FLAG:
            rows.append({"id": action, "number": None, "cost": 0, "units": {}, "worth": 0})
            continue
        number = first_of(action)
        due = g.due(k, now, side, number)
        if word_of(action) == words.BID_ALONE:
            kind = second_of(action)
            alone = [g.alone_units(k, kind, due) * (kind == each) for each in range(4)]
            rows.append(
                {
                    "id": action,
                    "number": number,
                    "cost": due,
                    "units": {RESOURCES[kind]: alone[kind]},
                    "worth": worth_of(g, alone),
                    "bonus": g.alone_bonus(k, kind),
                    "alone": RESOURCES[kind],
                }
            )
            continue
        pay = suggested(g, g.ways_to_pay_war(k, due), due)
        rows.append({**way_row(g, pay, in_war=True), "id": action, "number": number, "cost": due})
    return rows


def payment(g: World, legal: list[int]) -> Json | None:
    """Return the payments that are asked for, and the one suggested."""
    ways = [action for action in legal if word_of(action) == words.PAY]
    if not ways:
        return None
    in_war = g.stage in (stages.WAR_PAY, stages.MATCH)
    counts = rates(g, g.kingdoms[g.who]) if in_war else {}
    due = g.a if g.stage == stages.WAR_PAY else g.b if g.stage == stages.RETREAT_PAY else None
    if g.stage == stages.MATCH and g.war is not None:
        k = g.kingdoms[g.who]
        side = g.war.side_of(k.seat)
        due = g.due(k, g.war, side, g.war.number[1 - side])
    if due is None:
        due = min(sum(words.units_in(action)) for action in ways)
    return {
        "due": due,
        "war": in_war,
        **counts,
        "ways": [way_row(g, action, in_war=in_war) for action in ways],
        "suggested": suggested(g, ways, due if in_war else 0),
    }


def retreat(g: World, legal: list[int]) -> int | None:
    """Return what a retreat costs, while the loser is asked."""
    now = g.war
    if g.stage != stages.RETREAT or now is None or not legal:
        return None
    return g.retreat_price(g.kingdoms[g.who], now.seats[now.winner])


def suggested(g: World, ways: list[int], due: int) -> int:
    """Return the payment that wastes least, then keeps silver, then mana."""
    best = ways[0]
    for action in ways[1:]:
        if waste(g, action, due) < waste(g, best, due):
            best = action
    return best


def waste(g: World, action: int, due: int) -> tuple[int, int, int, int]:
    """Return how much a payment is above the price, and how dear its units are."""
    food, mana, _, silver = words.units_in(action)
    over = max(0, worth(g, action) - due) if due else 0
    return (over, silver, mana, food)
