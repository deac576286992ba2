"""What an answer costs and gives at once, and why it costs that."""

from typing import Any

from marchland.core.actions import first_of, pack, word_of
from marchland.core.regions import has
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.ability import CONQUEST, Site
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.world.world import World

Json = dict[str, Any]


def price_tag(g: World, action: int) -> Json:
    """Return what an action costs and gives at once, as far as it is not 0.

    Coins are `pays` and `gains`, tokens of another way of conquest `spends`, those that the die
    would have to give `missing`; a way that takes a region for nothing is `free`.
    """
    t = g.tribes[g.slot] if g.slot else None
    number = word_of(action)
    if t is None:
        return {}
    if number in (words.CONQUER, words.ATTEMPT):
        r = first_of(action)
        if g.stage == stages.CHOOSE:  # what it costs was paid before the question
            return {"missing": g.setup.variant.by_number[g.at].missing(g, t, g.cursor)}
        short = max(1, g.price(t, r) - g.force(t)) if number == words.ATTEMPT else 0
        tag = {"pays": g.owed(t, r, CONQUEST), "missing": short}
        return {name: n for name, n in tag.items() if n}
    is_way = number in t.kit.way_of and g.stage == stages.CONQUER
    if not is_way and number not in t.kit.speaker:
        return {}
    twin = g.copy()
    told, owner = len(twin.ledger), twin.asked()
    deed = owner.kit.way_of[number] if is_way else owner.kit.speaker[number]
    deed.play(twin, owner, action)
    moved = [one.coins for one in twin.ledger[told:] if one.seat == t.seat]
    tag = {
        "pays": -sum(coins for coins in moved if coins < 0),
        "gains": sum(coins for coins in moved if coins > 0),
        "spends": t.hand - owner.hand if g.stage == stages.CONQUER else 0,
        "missing": t.kit.way_of[number].missing(g, t, first_of(action)) if is_way else 0,
    }
    if is_way and has(owner.held, first_of(action)) and not any(tag.values()):
        return {"free": True}
    return {name: n for name, n in tag.items() if n > 0}


def notes(g: World, action: int, tag: Json, legal: list[int]) -> list[Json]:
    """Return why a conquest takes so many tokens, what takes their place, and what it saves not.

    Args:
        g: the position.
        action: the answer.
        tag: what it costs and gives.
        legal: all answers.
    """
    t = g.tribes[g.slot] if g.slot else None
    number, r = word_of(action), first_of(action)
    if t is None or g.stage != stages.CONQUER:
        return []
    helper = t.kit.retinue
    if number == words.CONQUER and helper is not None and (short := g.price(t, r) - t.hand) > 0:
        return [{"key": "note-beside", "args": {"n": short, "name": helper.name}}]
    if number not in t.kit.way_of:
        return []
    found: list[Json] = []
    speaker, garrison, spends = t.kit.speaker[number], t.kit.garrison, tag.get("spends", 0)
    if isinstance(speaker, Site) and (vain := _vain(g, t, r, tag, legal)):
        found.append({"key": vain, "args": {"name": speaker.id}})
    if not spends:
        return found
    if helper is not None and spends < garrison:
        args = {"race": g.race_id(t), "name": helper.name}
        found.append({"key": "note-least-beside", "args": args})
    elif 1 < spends <= garrison:
        found.append({"key": "note-least", "args": {"race": g.race_id(t)}})
    return found


def _vain(g: World, t: Tribe, r: int, tag: Json, legal: list[int]) -> str | None:
    """Return the note that a way takes as many tokens, or as good a throw, as plain conquest."""
    if pack(words.CONQUER, r) in legal and tag.get("spends", 0) >= g.price(t, r):
        return "note-vain"
    plain = max(1, g.price(t, r) - g.force(t))
    if pack(words.ATTEMPT, r) in legal and tag.get("missing", 0) >= plain:
        return "note-vain-die"
    return None
