"""A position for a screen: everything it shows, as plain values and text keys.

The form is written down in `docs/protocol.md`. What the viewer's seats must not know is
left out (`None`).
"""

from typing import Any

from marchland.core import actions
from marchland.core.actions import NOTHING, Word, first_of, pack, second_of, word_of
from marchland.core.regions import bits
from marchland.smallworld.edges import front, hidden, losses, reasons, tags
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.ability import Ability, Site
from marchland.smallworld.parts.pieces import Piece
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.turn import deploy, scoring, story
from marchland.smallworld.world import sides
from marchland.smallworld.world.world import World

Json = dict[str, Any]


def view(g: World, seats: frozenset[int], march: list[int], ahead: World | None) -> Json:
    """Return the position for a viewer who owns these seats (hidden totals: SW-S06).

    Args:
        g: the position.
        seats: whose secrets the viewer may know.
        march: the answers that lead straight from here to conquests.
        ahead: the position they lead to, by which regions have their price; None without them.
    """
    variant = g.setup.variant
    legal = g.legal_actions() if g.to_move in seats else []
    then = [] if ahead is None else ahead.legal_actions()
    if variant.sites and not g.is_over:
        g = g.copy()  # what is dear or closed must not tell what others have
        hidden.mask(g, seats)
        if ahead is not None:
            hidden.mask(ahead, seats)
    return {
        "game": variant.name,
        "map": g.map.name,
        "faces": [name for name in dict.fromkeys(g.map.island_names) if name],
        "players": g.setup.players,
        "round": g.round,
        "rounds": g.setup.rounds,
        "over": g.is_over,
        "winners": g.winners(),
        "turn": g.turn,
        "to_move": g.to_move,
        "stage": stages.NAMES[g.stage],
        "ask": _asked(g, legal),
        "seats": [_seat(g, seat, seats) for seat in range(g.setup.players)],
        "column": [_combo(g, place, legal) for place in range(len(g.column))],
        "stacks": {"races": g.races.size(), "powers": g.powers.size()},
        "regions": {
            name: _region(g, r, legal)
            | _priced(ahead or g, r, legal if ahead is None else then)
            | {"then": [a for a in then if _names_region(g, a, r)]}
            for r, name in enumerate(g.map.ids)
        },
        "actions": [action_row(g, action, legal) for action in legal],
        "march": march,
        "deploy": _deploy(g, legal),
        "places": _places(g, legal),
        "closed": _closed(g, legal),
        "income": [] if g.is_over else story.income_lines(scoring.income(g, g.turn), g),
        "fading": story.income_lines(scoring.income_declining(g), g),
        "ledger": ledger(g) if g.is_over else [],
        "abilities": reasons.abilities(g),
        "sites": sites(g),
        "team_scores": _team_scores(g, seats),
        "team_rule": g.setup.rulings.get("team_score"),
        "wild": {"coins": g.wild_coins, "hand": g.tribe(0).hand} if g.setup.wild else None,
    }


def _asked(g: World, legal: list[int]) -> Json:
    """Return what is asked: no region where none can be conquered, the piece that is placed."""
    asked = story.stage_entry(g)
    others = [a for a in legal if a != words.STOP << 20]
    word = g.setup.variant.word
    paired = all(word[word_of(a)].kinds.count(actions.REGION) > 1 for a in others)
    if paired and asked["key"] in {"ask-conquer", "ask-conquer-aside"} and legal:
        asked["key"] = "ask-conquer-besides" if others else "ask-conquer-over"
    places = _places(g, legal) if asked["key"] == "ask-build" else None
    if places is not None and g.setup.has_sites:
        asked["key"] = "ask-build-one"
        asked["args"] = {**asked["args"], "name": places["piece"]}
    return asked


def ledger(g: World) -> list[Json]:
    """Return every gain and payment of the seats in the order in which they happened."""
    seats = g.setup.players
    return [
        {"round": one.turn // seats + 1, "seat": one.seat, "n": one.coins, "why": one.why}
        for one in g.ledger
        if one.seat < seats
    ]


def sites(g: World) -> list[Json]:
    """Return what lies on the map face down or open, who may use it, and whether it is used."""
    rows: list[Json] = [
        {"site": None, "kind": None, "region": g.map.ids[r], "seat": None, "used": False}
        for r in bits(g.sites.hidden)
    ]
    for number, r in enumerate(g.sites.at):
        if r < 0:
            continue
        site = g.setup.variant.sites[number]
        user = g.holder(r)
        if user is not None and (user.declined or user.seat < 0):
            user = None
        rows.append(
            {
                "site": site.id,
                "kind": "artifact" if site.moves else "place",
                "region": g.map.ids[r],
                "seat": None if user is None else user.seat,
                "used": site.is_used(g),
            }
        )
    return rows


def action_row(g: World, action: int, legal: list[int]) -> Json:
    """Return an action with its parts."""
    word = g.setup.variant.word[word_of(action)]
    row: Json = {"id": action, "word": word.name, "text": g.describe(action)}
    for kind, value in zip(word.kinds, (first_of(action), second_of(action)), strict=False):
        if kind == actions.REGION:
            name = "to" if "region" in row else "region"
            row[name] = None if value == NOTHING else g.map.ids[value]
        elif kind == actions.SITE:
            row["site"] = g.setup.variant.sites[value].id
        elif kind == actions.SEAT:
            row["seat"] = None if value == NOTHING else value
        elif kind in (actions.COUNT, actions.SLOT):
            row["n"] = value
    tag = tags.price_tag(g, action)
    told = {
        "loses": losses.loss(g, action, legal),
        "ends": losses.ended(g, action),
        "notes": tags.notes(g, action, tag, legal),
    }
    return row | tag | {name: what for name, what in told.items() if what}


def _seat(g: World, seat: int, seats: frozenset[int]) -> Json:
    active = g.active(seat)
    tribes = ([] if active is None else [active]) + g.declined(seat)
    return {
        "seat": seat,
        "side": sides.NAMES[g.setup.sides[seat]] if g.setup.sides else None,
        "coins": g.coins[seat] if _is_open(g, seat, seats) else None,
        "tribes": [_tribe(g, t) for t in tribes],
    }


def _team_scores(g: World, seats: frozenset[int]) -> list[Json]:
    """Return each team with what it counts for, where the viewer may know it (WC-17.1)."""
    rows: list[Json] = []
    for members in scoring.teams(g):
        side = sides.NAMES[g.setup.sides[members[0]]] if g.setup.sides else None
        known = all(_is_open(g, seat, seats) for seat in members)
        score = scoring.team_score(g, members)[0] if known else None
        rows.append({"side": side, "seats": members, "score": score})
    return rows


def _is_open(g: World, seat: int, seats: frozenset[int]) -> bool:
    """Tell whether the viewer may know a seat's coins (SW-S06)."""
    told = g.is_over or not g.setup.hidden_coins or seat in seats
    return told and g.coins[seat] >= 0


def _tribe(g: World, t: Tribe) -> Json:
    variant = g.setup.variant
    held = bits(t.held)
    power = variant.powers[t.power] if t.power >= 0 else None
    race = variant.races[t.race]
    pieces = () if t.declined else race.pieces + (() if power is None else power.pieces)
    if not g.setup.has_sites:
        pieces = () if power is None or t.declined else power.pieces
    in_hand = {piece.name: a_left(g, t, piece) for piece in pieces}
    return {
        "race": race.id,
        "faction": sides.NAMES[0 if not g.setup.has_sites else g.faction(t)],
        "garrison": t.kit.garrison,
        "remembers": {key: value for a in t.kit.abilities for key, value in a.tells(g, t).items()},
        "power": None if power is None else power.id,
        "declined": t.declined,
        "hand": t.hand,
        "aside": t.aside,
        "tokens_on_map": sum(g.count[r] for r in held),
        "regions": [g.map.ids[r] for r in held],
        "tray": g.tray[t.race],
        "pieces_in_hand": in_hand,
    }


def a_left(g: World, t: Tribe, piece: Piece) -> int:
    """Return how many pieces of a kind a tribe has off the map."""
    return t.power_memo if piece.fights else g.pieces_left(piece.kind)


def _combo(g: World, place: int, legal: list[int]) -> Json:
    variant = g.setup.variant
    power = g.column_powers[place]
    flat, side = place, variant.race_sides[g.column[place]]
    action = pack(words.PICK, place + 1)
    if g.setup.sides:
        place = sides.places(g, side).index(flat)
        mine = g.setup.sides[g.turn] == side
        action = pack(words.PICK, place + 1) if mine else -1
    row: Json = {
        "race": variant.races[g.column[flat]].id,
        "faction": sides.NAMES[side],
        "power": variant.powers[power].id if power >= 0 else None,
        "coins": g.column_coins[flat],
        "price": place,
        "tokens": g.combo_tokens(flat) if power >= 0 else None,
        "action": action if action in legal else None,
        "why": None,
    }
    if row["action"] is None and g.stage == stages.PICK and legal:
        if g.setup.sides and g.setup.sides[g.turn] != side:
            row["why"] = reasons.reason("why-other-side", seat=g.turn)
        else:
            row["why"] = reasons.reason("why-coins", price=place)
    return row


def _region(g: World, r: int, legal: list[int]) -> Json:
    variant = g.setup.variant
    holder = g.holder(r)
    pieces = ["mountain"] if g.map.mountains >> r & 1 else []
    for piece in variant.pieces:
        pieces += [piece.name] * g.pile(piece, r)
    return {
        "race": None if holder is None else g.race_id(holder),
        "seat": None if holder is None or holder.seat < 0 else holder.seat,
        "declined": holder is not None and holder.declined,
        "tokens": g.count[r],
        "pieces": pieces,
        "actions": [a for a in legal if _names_region(g, a, r)],
    }


def _priced(g: World, r: int, legal: list[int]) -> Json:
    """Return what region r costs the tribe that conquers in this position, or why it cannot."""
    row: Json = {
        "price": None, "lines": [], "toll": None, "toll_lines": [], "why": None, "ways": [],
    }  # fmt: skip
    t = g.tribes[g.slot] if g.slot else None
    if t is not None and g.stage in reasons.PRICED and not t.held >> r & 1:
        row["price"] = g.price(t, r)
        row["lines"] = story.price_lines(g, t, r)
        row["toll_lines"] = story.toll_lines(g, t, r)
        row["toll"] = sum(line["n"] for line in row["toll_lines"]) or None
        row["ways"] = reasons.ways(g, t, r, legal)
    if not g.is_over:
        row["why"] = reasons.why_not(g, t, r, legal)
    return row


def _names_region(g: World, action: int, r: int) -> bool:
    kinds = g.setup.variant.word[word_of(action)].kinds
    return kinds[:1] == [actions.REGION] and first_of(action) == r


def _deploy(g: World, legal: list[int]) -> Json | None:
    """Return what a whole plan of numbers may be made of, while one is asked."""
    table = g.setup.variant.word
    counted = [a for a in legal if table[word_of(a)].ascending and len(table[word_of(a)].kinds) > 1]
    if not counted:
        return None
    t = g.asked()
    word = table[word_of(counted[0])]
    held = bits(t.held)
    left = [r for r in held if r >= g.cursor]
    adding = g.stage in (stages.RETREAT, stages.REGROUP)
    tokens = word.number == words.DEPLOY
    if tokens:
        now, hand = {r: g.count[r] for r in held}, t.hand
        withheld = sum(a.withheld(g, t) for a in t.kit.withheld) if g.stage == stages.DEPLOY else 0
        if g.cursor:
            withheld = 0
    else:
        piece = t.kit.speaker[word.number].pieces[0]
        now = {r: g.pile(piece, r) for r in held}
        hand = a_left(g, t, piece)
        withheld = 0
    give_up = g.at if g.stage == stages.DEPLOY else 0
    name = "token" if tokens else t.kit.speaker[word.number].pieces[0].name
    helper = t.kit.retinue if tokens else None
    fewest = {r: 0 if give_up else max(t.kit.garrison - g.retinue(t), 0) for r in left}
    if not tokens:
        fewest = {r: max(t.kit.garrison - g.count[r], 0) for r in left}
    return {
        "word": word.name,
        "race": g.race_id(t),
        "piece": name,
        "regions": [g.map.ids[r] for r in left],
        "tokens": {g.map.ids[r]: now[r] for r in left},
        "hand": hand,
        "total": hand + sum(now[r] for r in left) - withheld,
        "withheld": withheld,
        "give_up": give_up,
        "helpers": g.retinue(t) if tokens else 0,
        "helper": None if helper is None else helper.name,
        "garrison": t.kit.garrison,
        "most": 1 if give_up else None,
        "min": {g.map.ids[r]: now[r] if adding else fewest[r] for r in left},
        "adding": adding,
        "idle": tokens and not give_up and not withheld and deploy.is_idle(g, t),
        "safe": g.map.names(front.safe(g, t)),
        "foes": front.foes(g, t),
        "closed": {} if tokens else front.closed(g, t, name),
    }


def _places(g: World, legal: list[int]) -> Json | None:
    """Return where pieces may be placed, while that is asked."""
    if g.stage not in (stages.BUILD, stages.FINISH) or not legal:
        return None
    word = g.setup.variant.word[word_of(legal[0])]
    t = g.asked()
    if g.setup.has_sites:
        return _rich_places(g, t, word, legal)
    piece = t.kit.speaker[word.number].pieces[0]
    optional = first_of(legal[-1]) == NOTHING
    count = 1 if optional else min(piece.supply, t.held.bit_count())
    placed = 0 if optional or not g.cursor else g.pieces_on_map(piece.kind)
    open_ = [first_of(a) for a in legal[:-1]] if optional else bits(t.held >> g.cursor << g.cursor)
    return {
        "word": word.name,
        "piece": piece.name,
        "count": count - placed,
        "regions": [g.map.ids[r] for r in open_],
        "optional": optional,
        "closed": front.closed(g, t, piece.name),
    }


def _rich_places(g: World, t: Tribe, word: Word, legal: list[int]) -> Json:
    """Return where pieces or artifacts may be placed in a variant with sites."""
    speaker = t.kit.speaker[word.number]
    regions = [first_of(a) for a in legal if first_of(a) != NOTHING]
    count = 1
    if word.ascending:
        free = speaker.pieces[0].supply if g.cursor == 0 else g.pieces_left(speaker.pieces[0].kind)
        count = min(free, len(regions))
    name = speaker.pieces[0].name if speaker.pieces else speaker.id
    return {
        "word": word.name,
        "piece": name,
        "count": count,
        "regions": [g.map.ids[r] for r in regions],
        "optional": first_of(legal[-1]) == NOTHING,
        "closed": front.closed(g, t, name) if speaker.pieces or _shields(speaker) else {},
    }


def _shields(speaker: Ability) -> bool:
    """Tell whether it is an artifact that keeps others out."""
    return isinstance(speaker, Site) and speaker.shields


def _closed(g: World, legal: list[int]) -> dict[str, str]:
    """Return what nobody may take anyway while one piece stands in a single region."""
    if g.stage not in (stages.SPREAD, stages.REGROUP) or not legal:
        return {}
    word = g.setup.variant.word[word_of(legal[0])]
    t = g.asked()
    speaker = t.kit.speaker.get(word.number)
    if word.kinds != [actions.REGION] or speaker is None or not speaker.pieces:
        return {}
    return front.closed(g, t, speaker.pieces[0].name)
