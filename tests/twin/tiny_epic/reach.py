"""Where a meeple may go (TEK-4, TEK-6)."""

from tests.twin.tiny_epic.board import card_of
from tests.twin.tiny_epic.discounts import discount
from tests.twin.tiny_epic.prices import Units, match_ways, worths
from tests.twin.tiny_epic.table import Row, Table

NO, FREE, FORT_FALLS, WAR, NEUTRAL = "no", "free", "fort falls", "war", "neutral"


def patrol_ways(t: Table, k: Row, meeple: Row) -> set[str]:
    """Return the regions next to a meeple, for its owner's Patrol."""
    at = meeple["at"]
    board = t.board
    ways = board.beside(at)
    if board.is_feature(at):
        t.meet("TEK-A24")
        return ways
    for region in board.land(card_of(at)):
        if region == at or region in ways:
            continue
        water = board.features(at, "water") & board.features(region, "water")
        crags = board.features(at, "crags") & board.features(region, "crags")
        if (
            (water and t.has(k, "merfolk", 1))
            or (crags and (t.has(k, "imps", 1) or t.has(k, "shapeshifters", 3)))
            or (t.is_(at, "forest") and t.is_(region, "forest") and t.has(k, "dark_elves", 4))
            or t.has(k, "lizardfolk", 1)
        ):
            ways.add(region)
    return ways


def is_border(t: Table, k: Row, region: str) -> bool:
    """Tell whether a region is on the border for a kingdom's Quests."""
    if t.board.edge[region]:
        return True
    return t.board.touches(region, "water") and t.has(k, "pirates", 2)


def quest_ways(t: Table, k: Row, meeple: Row) -> set[str]:
    """Return where a Quest may lead."""
    at = meeple["at"]
    if t.board.is_feature(at):
        return set()
    ranger = meeple["hero"] and t.hero_has(k, "ranger", 2)
    if not is_border(t, k, at):
        t.meet("TEK-A3")
        start = (
            t.rulings["quest_range"] == "any_start"
            or ranger
            or t.has(k, "centaurs", 4)
            or t.has(k, "valkyries", 4)
        )
        if not start:
            return set()
    return {
        region
        for region in t.board.lands()
        if card_of(region) != card_of(at)
        and (is_border(t, k, region) or ranger or t.has(k, "draconians", 4))
    }


def entry(t: Table, k: Row, meeple: Row, region: str, how: str) -> str:
    """Tell what happens when a meeple goes into a region, in the order of TEK-6."""
    if t.board.is_feature(region):
        return NO
    if t.crowd(region) >= 2:
        t.meet("TEK-A5")
        return NO
    if t.is_(region, "tundra") and t.crowd(region):
        t.meet("TEK-6 tundra full")
        return NO
    strangers = t.strangers(k, region)
    if len(strangers) > 1:
        t.meet("TEK-6 third")
        return NO
    if t.is_estranged(region):
        t.meet("TEK-A6 estranged")
        return NO
    if region in t.neutral:
        return NEUTRAL if can_conquer(t, k, meeple, region, how) else NO
    if not strangers:
        return FREE
    foe = strangers[0]
    if t.has_piece(k, region):
        t.meet("TEK-6 ally")
        return FREE
    if t.own(foe, region) or foe["forts"][region]:
        return WAR
    t.meet("TEK-11.5 lying fort")
    return FORT_FALLS


def conquest_ways(
    t: Table, k: Row, meeple: Row, region: str, how: str, *, laid: bool
) -> list[Units]:
    """TEK-10: pay as many as there are neutral meeples in play, less discounts."""
    off = discount(t, k, None, region, "attacker", how, meeple, laid=laid)
    return match_ways(t, k, len(t.neutral), off, worths(t, k))


def can_conquer(t: Table, k: Row, meeple: Row, region: str, how: str) -> bool:
    """Tell whether a kingdom can pay for a neutral meeple, standing or laid down."""
    if conquest_ways(t, k, meeple, region, how, laid=False):
        return True
    lies_down = not meeple["lying"] and (t.has(k, "yetis", 1) or t.has(k, "yetis", 4))
    return lies_down and bool(conquest_ways(t, k, meeple, region, how, laid=True))


def destinations(t: Table, k: Row, meeple: Row, how: str) -> list[str]:
    """Return where a meeple may really go by Patrol or Quest."""
    ways = patrol_ways(t, k, meeple) if how == "patrol" else quest_ways(t, k, meeple)
    free = [region for region in sorted(ways) if entry(t, k, meeple, region, how) != NO]
    if t.is_d(k):
        free = [region for region in free if not t.own(k, region)]
    return free


def exchanges(t: Table, k: Row) -> dict[str, tuple[Row, Row, Row]]:
    """Lizardfolk 4: own meeple, whose other meeple, and which, by the word that says it."""
    found: dict[str, tuple[Row, Row, Row]] = {}
    if t.is_d(k) or not t.has(k, "lizardfolk", 4):
        return found
    mine = [m for m in k["meeples"] if may_leave(t, m) and alone(t, m["at"])]
    for meeple in mine:
        for other in t.others(k):
            for foe in other["meeples"]:
                far = card_of(foe["at"]) != card_of(meeple["at"])
                if far and alone(t, foe["at"]):
                    found[f"move {meeple['at']} {foe['at']}"] = (meeple, other, foe)
    return found


def may_leave(t: Table, meeple: Row) -> bool:
    """TEK-6, TEK-A60: who lies stays where it is, but in tundra."""
    return not meeple["lying"] or t.is_(meeple["at"], "tundra")


def alone(t: Table, region: str) -> bool:
    """Tell whether a land region holds one meeple and nothing else."""
    return not t.board.is_feature(region) and t.crowd(region) == 1 and t.fort_in(region) is None
