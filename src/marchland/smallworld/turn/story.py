"""Log entries: what an action does, as text keys and arguments (`docs/texts.md`)."""

from typing import Any, Final

from marchland.core import actions
from marchland.core.actions import NOTHING, Word, first_of, second_of, word_of
from marchland.core.regions import Regions, bits
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.ability import CONQUEST
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.turn import deploy
from marchland.smallworld.world.world import BASE, World

Entry = dict[str, Any]

OFFERING: Final = (
    stages.BEGIN, stages.FAREWELL, stages.MUSTER, stages.SPREAD, stages.BUILD, stages.FINISH,
    stages.PEACE, stages.REGROUP,
)  # fmt: skip
"""Stages in which one ability after the other asks."""


def entry(key: str, seat: int | None, lines: list[Entry] | None = None, **args: Any) -> Entry:
    """Return one log entry; its seat is None where nobody in particular did it."""
    return {"key": key, "seat": seat, "args": args, "lines": lines or []}


def tell(g: World, action: int) -> list[Entry]:
    """Return log entries of what an action does, before it is played."""
    number = word_of(action)
    word = g.setup.variant.word[number]
    if number in (words.DRAW_RACE, words.DRAW_POWER):
        return _drawn(g, action)
    if number == words.PICK:
        return _picked(g, first_of(action) - 1)
    if g.setup.has_sites and g.stage in (stages.REVEAL, stages.FACES):
        return _revealed(g, word, action)
    t = g.asked()
    if number == words.ROLLED:
        return _rolled(g, g.tribe(g.slot), first_of(action))
    seat, race = t.seat, g.race_id(t)
    region = first_of(action)
    if number in (words.EXPAND, words.DECLINE):
        return [entry(f"log-{word.name}", seat, race=race)]
    if number == words.ABANDON:
        return [entry("log-abandon", seat, region=g.map.ids[region])]
    if number == words.READY:
        least = t.kit.garrison
        taken = sum(max(g.count[r] - least, 0) for r in bits(t.held)) + t.aside
        return [entry("log-ready", seat, n=taken)] if taken else []
    if number == words.CONQUER:
        cost = g.price(t, region)
        return [taken_entry(g, "log-conquer", t, region, cost, price_lines(g, t, region))]
    if number == words.ATTEMPT:
        missing = g.price(t, region) - t.hand
        lines = price_lines(g, t, region)
        name = g.map.ids[region]
        return [entry("log-attempt", seat, lines, region=name, short=missing)]
    if number in t.kit.way_of and g.stage == stages.CONQUER:
        return _by_way(g, t, word, region)
    if word.kinds == [actions.REGION, actions.COUNT] and g.stage == stages.CONQUER:
        cost = g.price(t, region)
        return [taken_entry(g, "log-conquer", t, region, cost, price_lines(g, t, region))]
    if number == words.STOP:
        return [entry("log-stop", seat)]
    if number == words.DEPLOY:
        return []
    return _offered(g, t, word, action)


def taken_entry(g: World, key: str, t: Tribe, region: int, spend: int, lines: list[Entry]) -> Entry:
    """Return the entry of a region that is taken."""
    foe = g.holder(region)
    lines = [*lines, *toll_lines(g, t, region)]
    more: dict[str, Any] = {"declined": True} if t.declined else {}
    starts = _starts(g, t, region)
    if starts is not None:
        more["starts"] = [g.map.ids[r] for r in bits(starts)]
    return entry(
        key, None if t.seat < 0 else t.seat, lines, region=g.map.ids[region], race=g.race_id(t),
        from_race=None if foe is None else g.race_id(foe),
        other=None if foe is None or foe.seat < 0 else foe.seat, spend=spend, **more,
    )  # fmt: skip


def _starts(g: World, t: Tribe, r: int) -> Regions | None:
    """Return from which regions t comes to r; 0 from outside the map, None over all borders."""
    near = g.map.neighbours[r] & t.held
    if not near and t.kit.links:
        near = g.linked(t, r) & t.held
    if near or g.map.entries >> r & 1:
        return near
    if t.held or g.map.edge >> r & 1:
        return None if t.held else 0
    return g.map.neighbours[r] & g.map.kinds["sea"] & g.map.edge or None


def _by_way(g: World, t: Tribe, word: Word, region: int) -> list[Entry]:
    cost = t.kit.way_of[word.number].cost(g, t, region)
    if cost <= g.force(t) or word.number not in t.kit.speaker:
        return [taken_entry(g, f"log-{word.key}", t, region, min(cost, g.force(t)), [])]
    lines = toll_lines(g, t, region)
    name = t.kit.speaker[word.number].id
    return [entry("log-way-tried", t.seat, lines, region=g.map.ids[region], name=name)]


def toll_lines(g: World, t: Tribe, r: int) -> list[Entry]:
    """Return the lines of what an attempt on region r costs in coins (WC-16)."""
    foe = g.holder(r)
    if foe is None or foe.seat == t.seat:
        return []
    owed = [(a.id, a.toll(g, foe, r, t, CONQUEST)) for a in foe.kit.toll]
    other = foe.seat
    return [{"key": "toll-ability", "name": name, "n": n, "other": other} for name, n in owed if n]


def _revealed(g: World, word: Word, action: int) -> list[Entry]:
    variant = g.setup.variant
    if word_of(action) == words.FACE and variant.boards is not None:
        return [entry("log-face", None, face=variant.boards.faces[first_of(action)].name)]
    name = g.map.ids[g.cursor]
    told = variant.by_number[g.at].told(g, g.asked(), action) if g.at >= 0 else None
    if told is not None:
        return told
    if word_of(action) == words.REVEALED:
        site = variant.sites[first_of(action)].id
        finder = None if g.wild_turn or g.round == 0 else g.turn
        return [entry("log-reveal", finder, region=name, site=site)]
    return [entry(f"log-{word.key}", g.turn, region=name)]


def _drawn(g: World, action: int) -> list[Entry]:
    if word_of(action) == words.DRAW_RACE:
        return []
    variant = g.setup.variant
    race = variant.races[g.column[-1]].id
    return [entry("log-draw", None, race=race, power=variant.powers[first_of(action)].id)]


def _picked(g: World, place: int) -> list[Entry]:
    variant = g.setup.variant
    paid, place = place, g.offered(g.turn)[place]
    return [
        entry(
            "log-pick", g.turn, race=variant.races[g.column[place]].id,
            power=variant.powers[g.column_powers[place]].id, paid=paid,
            got=g.column_coins[place], tokens=g.combo_tokens(place),
        )
    ]  # fmt: skip


def _rolled(g: World, t: Tribe, pips: int) -> list[Entry]:
    word, region = g.at, g.cursor
    if word in t.kit.way_of:
        way = t.kit.way_of[word]
        rolled = entry("log-roll", t.seat, n=pips)
        verdict, spend = way.verdict(g, t, region, pips)
        if not verdict:
            return [rolled]
        if verdict == "attempt-failed":
            return [rolled, entry(f"log-{verdict}", t.seat, region=g.map.ids[region])]
        return [rolled, taken_entry(g, f"log-{verdict}", t, region, spend, [])]
    if word != words.ATTEMPT:
        return [entry(f"log-{t.kit.speaker[word].id}-roll", t.seat, n=pips)]
    rolled = entry("log-roll", t.seat, n=pips)
    if g.force(t) + pips >= g.price(t, region):
        return [rolled, taken_entry(g, "log-attempt-won", t, region, g.force(t), [])]
    if t.may_reroll():
        return [rolled]
    return [rolled, entry("log-attempt-failed", t.seat, region=g.map.ids[region])]


def _offered(g: World, t: Tribe, word: Word, action: int) -> list[Entry]:
    first = first_of(action)
    key = f"log-{word.key}"
    if g.setup.has_sites and word.number in t.kit.speaker:
        told = t.kit.speaker[word.number].told(g, t, action)
        if told is not None:
            return told
    if word.kinds == [actions.REGION, actions.REGION]:
        to = second_of(action)
        place = None if to == NOTHING else g.map.ids[to]
        return [entry(key, t.seat, race=g.race_id(t), region=g.map.ids[first], to=place)]
    if word.kinds == [actions.SITE]:
        return [entry("log-choose-site", t.seat, site=g.setup.variant.sites[first].id)]
    if word.kinds == [actions.COUNT]:
        return []
    if first == NOTHING:
        return [entry(f"log-no-{word.key}", t.seat)]
    if word.kinds == [actions.REGION]:
        name = g.map.ids[first]
        return [entry(key, t.seat, region=name, regions=[name])]
    if word.kinds == [actions.REGION, actions.COUNT]:
        number = second_of(action)
        return [entry(key, t.seat, plan={g.map.ids[first]: number})] if number else []
    if word.kinds == [actions.SEAT]:
        return [entry(key, t.seat, other=first)]
    if word.name == g.setup.variant.word[words.ROLLED].name:
        return []
    return [entry(key, t.seat, race=g.race_id(t))]


def deployed(g: World, t: Tribe, key: str) -> list[Entry]:
    """Return the entry of where a tribe's tokens stand after redeployment."""
    plan = {name: g.count[r] for r, name in enumerate(g.map.ids) if t.held >> r & 1}
    return [entry(key, t.seat, race=g.race_id(t), plan=plan)] if plan else []


def price_lines(g: World, t: Tribe, r: int) -> list[Entry]:
    """Return the lines of a price: base, pieces, tokens, abilities, floor (SW-C02, SW-C03)."""
    variant = g.setup.variant
    lines: list[Entry] = [{"key": "price-base", "n": BASE}]
    if g.map.mountains >> r & 1:
        lines.append({"key": "price-piece", "name": "mountain", "n": 1})
    for piece in variant.pieces:
        number = g.pile(piece, r) * piece.defence
        if number:
            lines.append({"key": "price-piece", "name": piece.name, "n": number})
    foe = g.holder(r)
    if foe is not None and (g.setup.own_declined_cost or foe.seat != t.seat):
        lines.append({"key": "price-tokens", "name": g.race_id(foe), "n": g.count[r]})
    house = [a.id for a in variant.house]
    discounts: dict[str, int] = {}
    if foe is not None and foe.seat != t.seat:
        for a in foe.kit.guards:
            discounts[a.id] = discounts.get(a.id, 0) + a.guards(g, foe, r, t)
    for a in t.kit.price:
        discounts[a.id] = discounts.get(a.id, 0) + a.price(g, t, r)
    for name, number in discounts.items():
        if number and name in house:
            lines.append({"key": f"price-{name}", "n": number})
        elif number:
            lines.append({"key": "price-ability", "name": name, "n": number})
    short = t.kit.garrison - sum(int(line["n"]) for line in lines)
    if short > 0 and t.kit.garrison > 1:
        lines.append({"key": "price-garrison", "name": g.race_id(t), "n": short})
    elif short > 0:
        lines.append({"key": "price-floor", "n": short})
    return lines


def income_lines(income: list[tuple[Tribe, str, int]], g: World) -> list[Entry]:
    """Return the lines of a turn's coins (SW-V)."""
    lines: list[Entry] = []
    house = [a.id for a in g.setup.variant.house]
    for t, why, coins in income:
        suffix = "-declined" if t.declined else ""
        if why == "regions":
            line: Entry = {"key": f"income-regions{suffix}", "n": coins}
            if t.declined:
                line["name"] = g.race_id(t)
        elif why in house:
            line = {"key": f"income-{why}", "n": coins}
        else:
            line = {"key": f"income-ability{suffix}", "name": why, "n": coins}
        lines.append(line)
    return lines


def turn_over(g: World) -> Entry:
    """Return the entry of a turn that ends: what it brought its seat, and by what."""
    seat = g.setup.players if g.wild_turn else g.turn
    house = [a.id for a in g.setup.variant.house]
    sums: dict[str, int] = {}
    for gain in g.gains:
        if gain.seat == seat:
            sums[gain.why] = sums.get(gain.why, 0) + gain.coins
    lines: list[Entry] = []
    for why, n in sums.items():
        if why in ("regions", "pick", "column") or why in house:
            lines.append({"key": f"sum-{why}", "n": n})
        elif n:
            key = "sum-ability" if n > 0 else "sum-paid"
            lines.append({"key": key, "name": why, "n": n})
    key, owner = ("log-turn-wild-over", None) if g.wild_turn else ("log-turn-over", g.turn)
    return entry(key, owner, lines, round=g.round, n=sum(sums.values()))


def own_question(g: World, t: Tribe) -> str:
    """Return the rest of the key of what an ability asks; "" for the stage's usual question."""
    if g.stage == stages.CHOOSE and g.at >= 0:
        return g.setup.variant.by_number[g.at].question(g, t, g.stage)
    if g.stage == stages.CHOOSE:
        return next((a.question(g, t, g.stage) for a in t.kit.abilities if a.fewest() > 1), "")
    if g.stage in OFFERING and g.at < len(t.kit.offers):
        return t.kit.offers[g.at].question(g, t, g.stage)
    return ""


def stage_entry(g: World) -> Entry:
    """Return the one sentence of what is being asked."""
    seat = g.to_move if g.to_move >= 0 else g.turn
    name = stages.NAMES[g.stage]
    if g.stage == stages.OVER:
        return {"key": "ask-over", "args": {}}
    if g.slot == 0:
        if g.stage == stages.PICK and g.die_cast:
            name = "pick-over"
        return {"key": f"ask-{name}", "args": {"seat": seat}}
    t = g.asked()
    args: dict[str, Any] = {"seat": seat, "race": g.race_id(t)}
    own = own_question(g, t) if g.setup.has_sites or g.stage == stages.BUILD else ""
    if own:
        for a in t.kit.abilities:
            args.update(a.tells(g, t))
        if g.stage == stages.CHOOSE:
            args["region"] = g.map.ids[g.cursor & 1023]
        return {"key": f"ask-{own}", "args": args}
    if g.stage == stages.MODE:
        first = next((other for other in g.declined(g.turn) if not other.marched), None)
        if first is not None:
            name = "mode-first"
            args["first_race"] = g.race_id(first)
    elif g.stage == stages.READY and g.die_cast:
        name = "ready-over"
    elif g.stage == stages.READY and t.declined:
        name = "ready-declined"
    elif g.stage == stages.CONQUER:
        if t.declined:
            name = "conquer-declined"
        elif not t.held:
            name = "conquer-first"
        elif t.kit.withheld and deploy.is_stretched(g, t):
            name = "conquer-aside"
            args["n"] = deploy.withheld(g, t)
    elif g.stage == stages.STRIKE:
        name = "rolled"
        args["n"] = max(a.note(t) for a in t.kit.abilities if a.replaces_last_roll)
    elif g.stage == stages.RETREAT:
        # A seat may drive out a race of its own, and a race that is nobody's may march.
        args["other"] = None if g.wild_turn or g.turn == seat else g.turn
    elif g.stage == stages.REGROUP:
        name = "spread"
    elif g.stage == stages.DEPLOY and t.kit.withheld:
        name = "deploy-aside"
        args["n"] = deploy.withheld(g, t)
    return {"key": f"ask-{name}", "args": args}
