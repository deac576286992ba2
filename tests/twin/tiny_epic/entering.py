"""What comes of entering a region (TEK-6, TEK-A58)."""

from tests.twin.tiny_epic.board import card_of
from tests.twin.tiny_epic.harvest import gain_choice, gives, lose_choice
from tests.twin.tiny_epic.reach import FORT_FALLS, FREE, NEUTRAL, WAR, entry
from tests.twin.tiny_epic.table import Row, Table, Talk
from tests.twin.tiny_epic.war import conquer, war


def enter(t: Table, k: Row, meeple: Row, region: str, how: str) -> Talk[bool]:
    """Put a meeple into another region with all that comes of it; tell whether without a war."""
    came = entry(t, k, meeple, region, how)
    strangers = t.strangers(k, region)
    meeple["at"] = region
    t.forget()
    if came == FORT_FALLS:
        t.lose_fort(strangers[0], region)
    peaceful = came in (FREE, FORT_FALLS)
    if peaceful:
        t.lay_in_ruins(meeple)
    entering_gains(t, k, region, how)
    if how == "quest":
        yield from quest_gains(t, k, meeple, region, peaceful=peaceful)
    if peaceful:
        yield from spy(t, k, meeple, region)
    elif came == WAR:
        yield from war(t, k, meeple, strangers[0], region, how)
    elif came == NEUTRAL:
        yield from conquer(t, k, meeple, region, how)
    return peaceful


def entering_gains(t: Table, k: Row, region: str, how: str) -> None:
    """Dwarves 2, Boarfolk 1: what a mountain, or plains, bring who comes in, before any war."""
    if t.is_(region, "mountain") and t.has(k, "dwarves", 2):
        t.gain(k, "ore", 1)
    if how == "patrol" and t.is_(region, "plains") and t.has(k, "boarfolk", 1):
        t.gain(k, "food", 1)


def quest_gains(t: Table, k: Row, meeple: Row, region: str, *, peaceful: bool) -> Talk[None]:
    """Return what a Quest brings, before any war: Lizardfolk 3, Explorer, Draconians, Merfolk."""
    if t.has(k, "lizardfolk", 3):
        yield from gain_of(t, k, region, 1)
    if meeple["hero"]:
        if t.hero_has(k, "explorer", 2):
            yield from gain_of(t, k, region, 2)
        elif t.hero_has(k, "explorer", 1):
            yield from gain_of(t, k, region, 1)
    if peaceful and t.has(k, "draconians", 2):
        t.gain(k, "ore", 1)
    if t.board.touches(region, "water") and t.has(k, "merfolk", 4):
        t.gain(k, "food", 2)


def gain_of(t: Table, k: Row, region: str, n: int) -> Talk[None]:
    """Gain of what a region gives."""
    kind = gives(t, region)
    if kind == "choice":
        yield from gain_choice(t, k, n)
    elif kind:
        t.gain(k, kind, n)


def spy(t: Table, k: Row, meeple: Row, region: str) -> Talk[None]:
    """Spy: whose home the hero enters without a war loses one, at level 2 to the Spy."""
    if not meeple["hero"] or t.at_home(k, region):
        return
    for foe in t.others(k):
        if foe["home"] == card_of(region) and t.hero_has(k, "spy", 1):
            keep = t.hero_has(k, "spy", 2)
            yield from lose_choice(t, foe, 1, taker=k if keep else None)
