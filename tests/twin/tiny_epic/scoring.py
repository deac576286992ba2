"""Points and winners (TEK-9)."""

from tests.twin.tiny_epic.board import card_of
from tests.twin.tiny_epic.table import BARTER, KINDS, Row, Table

STEEP = (0, 1, 2, 3, 4, 6, 8)


def scores(t: Table) -> list[int]:
    """Return the points as if the game ended now."""
    return [points(t, k) for k in t.kingdoms]


def seen(t: Table, k: Row) -> list[Row]:
    """Return a kingdom's meeples that are not removed from ruins."""
    return [meeple for meeple in k["meeples"] if not t.is_(meeple["at"], "ruins")]


def regions(t: Table, k: Row) -> set[str]:
    """Return the land regions that a kingdom occupies at the end."""
    return {m["at"] for m in seen(t, k) if not t.board.is_feature(m["at"])}


def points(t: Table, k: Row) -> int:
    """Return a kingdom's points."""
    if k["home"] is None:
        return 0
    tower = STEEP[k["tower"]] if t.rulings["tower_points"] == "steep" else k["tower"]
    total = len(seen(t, k)) + tower + k["magic"]
    for region in regions(t, k):
        if t.is_(region, "capital"):
            shared = any(region in regions(t, other) for other in t.others(k))
            total += 1 if shared else 2
            t.meet("TEK-9 capital shared" if shared else "TEK-9 capital")
    if t.lost is not None:
        total += sum(1 for region in regions(t, k) if card_of(region) == t.lost)
    total += k["trophies"]
    total += 3 * len(k["retired"])
    total += sum(1 for region in k["forts"] if not t.at_home(k, region))
    return int(total) + fifth_level(t, k)


def fifth_level(t: Table, k: Row) -> int:
    """Return what the faction's fifth level is worth."""
    if not t.has(k, k["faction"], 5):
        return 0
    land = regions(t, k)
    home = {region for region in land if t.at_home(k, region)}
    abroad = land - home
    at_water = {region for region in land if t.board.touches(region, "water")}
    at_crags = {region for region in land if t.board.touches(region, "crags")}
    others = t.others(k)
    mine = len(seen(t, k))

    def count(where: set[str], *terrains: str) -> int:
        return min(3, sum(1 for region in where if t.is_(region, *terrains)))

    def cards(where: set[str]) -> int:
        return len({card_of(region) for region in where})

    def inside(kind: str) -> int:
        return sum(1 for meeple in seen(t, k) if t.is_(meeple["at"], kind))

    match k["faction"]:
        case "centaurs":
            return count(land, "plains")
        case "dark_elves":
            return count(land, "forest")
        case "constructs" | "gnomes":
            return min(3, int(k["tower"]) // 2)
        case "dwarves":
            return int(all(k["tower"] >= other["tower"] for other in others))
        case "elves":
            return sum(1 for other in others if other["mana"] < k["mana"])
        case "goblins":
            return 2 if all(mine > len(seen(t, other)) for other in others) else 0
        case "halflings":
            return min(3, int(k["food"]) // 3)
        case "humans":
            return sum(1 for kind in KINDS if k[kind] >= 4)
        case "lizardfolk":
            return len({card_of(m["at"]) for m in seen(t, k)} - {k["home"]})
        case "merfolk":
            return min(3, len(at_water))
        case "order":
            return min(3, sum(1 for other in others if other["magic"] < k["magic"]))
        case "orcs":
            stranger = any(card_of(m["at"]) == k["home"] for o in others for m in seen(t, o))
            return 0 if stranger else 2
        case "shapeshifters" | "werebears":
            return min(3, len(at_crags))
        case "trolls":
            return min(2, len(home) // 2)
        case "undead":
            theirs = {card_of(m["at"]) for other in others for m in seen(t, other)}
            return min(3, len({card_of(m["at"]) for m in seen(t, k)} & theirs))
        case "valkyries":
            return min(3, int(k["wars_won"]))
        case "birdfolk":
            return min(3, inside("crags"))
        case "frostwraiths":
            return min(3, inside("water"))
        case "lionfolk":
            return min(3, sum(1 for other in others if len(seen(t, other)) < mine))
        case "draconians":
            border = all(t.board.edge[meeple["at"]] for meeple in seen(t, k))
            return 2 if mine and border else 0
        case "boarfolk":
            return 0 if any(k[kind] for kind in KINDS) else 3
        case "death_knights":
            homes = {other["home"] for other in others}
            return min(3, sum(1 for region in land if card_of(region) in homes))
        case "ice_giants":
            return min(3, sum(1 for meeple in seen(t, k) if meeple["lying"]))
        case "yetis":
            return count(abroad, "mountain", "tundra", "silver_peaks")
        case "imps":
            beside = sum(1 for m in seen(t, k) if t.board.touches(m["at"], "crags"))
            return min(3, inside("crags") + beside)
        case "minotaurs":
            standing = [region for region, stands in k["forts"].items() if stands]
            return min(3, sum(1 for region in standing if not t.at_home(k, region)))
        case "pirates":
            return min(3, cards(at_water & abroad))
    raise AssertionError(k["faction"])


def winners(t: Table) -> list[int]:
    """Return who has won, after all ties (TEK-A7); nobody before the end."""
    if not t.over:
        return []

    def rank(k: Row) -> tuple[int, ...]:
        goods = sum(k[kind] for kind in (*BARTER, "silver"))
        return points(t, k), len(seen(t, k)), k["tower"], k["magic"], goods

    best = max(rank(k) for k in t.kingdoms)
    return [k["seat"] - 1 for k in t.kingdoms if rank(k) == best]
