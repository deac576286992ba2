"""What an answer gives up for good, as text keys: whoever plays may be asked once more."""

from typing import Any

from marchland.core import actions
from marchland.core.actions import NOTHING, first_of, word_of
from marchland.core.regions import bits
from marchland.smallworld.parts import stages, words
from marchland.smallworld.world.world import World


def loss(g: World, action: int, legal: list[int]) -> dict[str, Any] | None:
    """Return what an answer gives up for good; None where it gives up nothing.

    Conquests are ended while something could still be taken, a race goes into decline, or what
    would cost nothing is left undone.
    """
    number = word_of(action)
    if number == words.DECLINE:
        return _declining(g, "lose-decline")
    if g.stage == stages.AFTER:
        return _retiring(g, action)
    if number == words.STOP and g.stage in (stages.CONQUER, stages.STRIKE):
        return _ending(g, legal)
    word = g.setup.variant.word[number]
    if first_of(action) != NOTHING or not any(_is_like(a, action) for a in legal):
        return None
    if word.kinds == [actions.SEAT]:
        return {"key": f"lose-{word.key}", "args": {}}
    speaker = g.asked().kit.speaker.get(number)
    if word.kinds != [actions.REGION] or speaker is None or not speaker.pieces:
        return None
    return {"key": "lose-place", "args": {"name": speaker.pieces[0].name}}


def ended(g: World, action: int) -> dict[str, Any] | None:
    """Return what the die of a declined tribe ends, whatever it shows (SW-R04, SW-D05).

    Where the die of an active one ends nothing (WC-Q21), that is said; that its last attempt is
    its last needs no saying: None, as for any other answer.
    """
    t = g.tribes[g.slot] if g.slot else None
    way = None if t is None or g.stage != stages.CONQUER else t.kit.way_of.get(word_of(action))
    if t is not None and way is not None and not way.is_last:
        short = way.missing(g, t, first_of(action))
        return {"key": "note-die-again", "args": {}} if short else None
    if t is None or not t.declined or word_of(action) != words.ATTEMPT:
        return None
    active = g.active(t.seat)
    if not t.kit.marchers[0].die_ends_turn(g):
        return {"key": "note-die-own", "args": {"race": g.race_id(t)}}
    if active is None:
        return {"key": "note-die-pick", "args": {}}
    return {"key": "note-die-turn", "args": {"race": g.race_id(active)}}


def _is_like(action: int, other: int) -> bool:
    return action != other and word_of(action) == word_of(other)


def _retiring(g: World, action: int) -> dict[str, Any] | None:
    twin = g.copy()
    t = twin.asked()
    t.kit.speaker[word_of(action)].play(twin, t, action)
    if twin.stage != stages.RETIREMENT:
        return None
    return _declining(g, "lose-retire")


def _declining(g: World, key: str) -> dict[str, Any]:
    """Say how many tokens stay, one a region, more in some, or all; and whether an older race goes.

    That is a race in decline that holds regions still.
    """
    t = g.asked()
    regions = list(bits(t.held))
    if not any(g.count[r] > 1 and g.stay_in(t, r) > 1 for r in regions):
        stay = "single"
    else:
        stay = "all" if all(g.stay_in(t, r) >= g.count[r] for r in regions) else "some"
    older = "leaves" if any(one.held for one in g.leaving(t)) else "none"
    return {"key": key, "args": {"race": g.race_id(t), "stay": stay, "older": older}}


def _ending(g: World, legal: list[int]) -> dict[str, Any] | None:
    open_ = {word_of(action) for action in legal} - {words.STOP}
    if not open_:
        return None
    hand = g.force(g.asked())
    if words.CONQUER in open_:
        return {"key": "lose-stop", "args": {"n": hand}}
    if words.ATTEMPT in open_:
        return {"key": "lose-stop-die", "args": {"n": hand}}
    return {"key": "lose-stop-way", "args": {}} if any(_takes(g, word) for word in open_) else None


def _takes(g: World, word: int) -> bool:
    """Tell whether a deed takes a region, or rolls the die for one: an exchange takes nothing."""
    kit = g.asked().kit
    return word in kit.way_of or kit.speaker[word].replaces_last_roll
