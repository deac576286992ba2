"""What makes war cheaper (TEK-7.5)."""

from tests.twin.tiny_epic.table import Row, Table


def discount(
    t: Table, k: Row, foe: Row | None, region: str, role: str, how: str, meeple: Row | None,
    *, laid: bool = False, fort_laid: bool = False,
) -> int:  # fmt: skip
    """Return what a side need not pay of its number.

    Role: attacker or defender; how: patrol or quest, the action that began the war; meeple: the
    one that takes part, if one does; laid: it was laid down for this war (Yetis); fort_laid: the
    fort will be (Minotaurs). Without a foe it is a conquest of a neutral meeple.
    """
    off = faction_discount(t, k, foe, region, role, how)
    off += posture_discount(t, k, meeple, laid=laid)
    off += hero_discount(t, k, region, role, how, meeple)
    off += fort_discount(t, k, region, fort_laid=fort_laid)
    return off


def faction_discount(t: Table, k: Row, foe: Row | None, region: str, role: str, how: str) -> int:
    """Return what the faction saves whoever fights."""
    attacks, defends = role == "attacker", role == "defender"
    abroad = not t.at_home(k, region)
    off = 0
    if t.is_(region, "forest") and t.has(k, "dark_elves", 1):
        off += 1
    if t.is_(region, "plains") and t.has(k, "centaurs", 3):
        off += 1
    if t.board.touches(region, "water") and t.has(k, "merfolk", 3):
        off += 1
    if t.board.touches(region, "crags"):
        off += 2 if t.has(k, "werebears", 4) else 1 if t.has(k, "werebears", 1) else 0
    if defends:
        off += 2 if t.has(k, "trolls", 4) else 1 if t.has(k, "trolls", 1) else 0
    if defends and t.has(k, "constructs", 3):
        off += 1
    if attacks and t.has(k, "orcs", 1):
        off += 1
    if attacks and how == "quest" and t.has(k, "draconians", 1):
        off += 1
    if abroad and t.has(k, "valkyries", 3):
        off += 1
    if attacks and abroad and t.has(k, "death_knights", 4):
        off += 2
    if foe is not None and foe["magic"] > k["magic"] and t.has(k, "death_knights", 1):
        off += 1
    return off


def posture_discount(t: Table, k: Row, meeple: Row | None, *, laid: bool) -> int:
    """Ice Giants 2 and 4, Yetis 1 and 4."""
    off = 0
    if meeple is not None and (meeple["lying"] or laid):
        off += 2 if t.has(k, "ice_giants", 4) else 1 if t.has(k, "ice_giants", 2) else 0
    if laid:
        off += 2 if t.has(k, "yetis", 4) else 1 if t.has(k, "yetis", 1) else 0
    return off


def hero_discount(t: Table, k: Row, region: str, role: str, how: str, meeple: Row | None) -> int:
    """Return what the hero saves, in its own wars or beside it."""
    hero = t.hero(k)
    if hero is None or meeple is None:
        return 0
    attacks, defends = role == "attacker", role == "defender"
    off = 0
    if not meeple["hero"]:
        if region in t.board.beside(hero["at"]):
            if t.hero_has(k, "baron", 1):
                off += 1
            if defends and t.hero_has(k, "paladin", 2):
                off += 1
            if attacks and t.hero_has(k, "warlord", 1):
                off += 1
        return off
    off += 2 if t.hero_has(k, "knight", 2) else 1 if t.hero_has(k, "knight", 1) else 0
    if attacks:
        off += 2 if t.hero_has(k, "berserker", 2) else 1 if t.hero_has(k, "berserker", 1) else 0
    if defends and t.hero_has(k, "paladin", 1):
        off += 1
    if t.hero_has(k, "duelist", 2):
        off += 1
    if t.hero_has(k, "warlord", 2):
        off += 1
    if attacks and how == "quest" and t.hero_has(k, "captain", 2):
        off += 1
    if defends and region in k["forts"]:
        off += 2 if t.hero_has(k, "warden", 2) else 1 if t.hero_has(k, "warden", 1) else 0
    return off


def fort_discount(t: Table, k: Row, region: str, *, fort_laid: bool) -> int:
    """TEK-11.5: a standing fort saves one; two by Minotaurs 2 or beside the Engineer."""
    if not k["forts"].get(region):
        return 0
    t.meet("TEK-11.5 discount")
    if fort_laid:
        return 2
    hero = t.hero(k)
    engineer = hero is not None and hero["at"] == region
    return 2 if engineer and t.hero_has(k, "engineer", 2) else 1
