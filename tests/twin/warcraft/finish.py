"""Placements at the end of a turn: T7 of WC-4."""

from tests.twin.warcraft import box, deploy, holding, price
from tests.twin.warcraft.position import note
from tests.twin.warcraft.question import Flow, Row, ask


def placements(p: Row) -> Flow[None]:
    """Let Artifacts, Towers, Objectives, Bombs and Harmony be placed, in this order."""
    tribe = holding.mover(p)
    yield from put(p, tribe, "aegis", "aegis_of_aggramar")
    moved = yield from put(p, tribe, "heart", "heart_of_azeroth")
    if moved:
        tribute(p)
    yield from objectives(p, tribe)
    yield from bombs(p, tribe)
    yield from towers(p, tribe)
    harmony(p, tribe)


def put(p: Row, tribe: Row, word: str, site: str) -> Flow[bool]:
    """WC-13: an artifact goes to a region of its holder, or stays."""
    if not holding.has_site(p, tribe, site):
        return False
    words = [f"{word} {name}" for name in holding.regions(p, tribe)]
    answer = yield from ask(p["seat"], "build", words)
    lay = holding.place_of(p, f"site:{site}")
    assert lay is not None
    p["pieces"][lay].remove(f"site:{site}")
    p["pieces"][answer.split()[1]].append(f"site:{site}")
    note(p, site)
    return True


def tribute(p: Row) -> None:
    """WC-13 Heart of Azeroth, WC-Q30, WC-Q46: a coin from each neighbour."""
    lay = holding.place_of(p, "site:heart_of_azeroth")
    assert lay is not None
    near = [holding.holder(p, name) for name in p["near"][lay]]
    payers = {t["seat"] for t in near if t is not None and not t["declined"]} - {p["seat"]}
    for seat in payers:
        holding.pay(p, seat, p["seat"], min(1, p["coins"][seat]))
        note(p, "WC-Q30")


# WC-11 Defensive, WC-Q17.


def counts_of(p: Row, names: set[str]) -> dict[str, int]:
    """Count the regions of each race among some; Murlocs are one race."""
    found: dict[str, int] = {}
    for name in names:
        tribe = holding.holder(p, name)
        race = tribe["race"] if tribe else "murlocs" if name in p["murlocs"] else ""
        if race:
            found[race] = found.get(race, 0) + 1
    return found


def most_of(p: Row, names: set[str], race: str) -> bool:
    """Tell whether a race holds strictly more of some regions than any other."""
    counts = counts_of(p, names)
    mine = counts.pop(race, 0)
    return mine > max(counts.values(), default=0)


def towers(p: Row, tribe: Row) -> Flow[None]:
    """Place and remove Watch Towers."""
    if not holding.power_is(tribe, "defensive"):
        return
    fields = [name for name in holding.regions(p, tribe) if holding.is_(p, name, "fields")]
    firm = [name for name in fields if most_of(p, p["near"][name], tribe["race"])]
    standing = [name for name in holding.regions(p, tribe) if "tower" in p["pieces"][name]]
    lost = [name for name in standing if name not in firm]
    bare = [name for name in firm if name not in standing]
    note(p, *(["defensive", "WC-Q17"] if firm else []), *(["tower removed"] if lost else []))
    yield from deploy.spread(p, "tower", "finish", bare, lost)


# WC-10 Humans, WC-Q20.


def alliance_stands(p: Row, name: str) -> bool:
    """Tell whether a race of the Alliance is in a region."""
    tribe = holding.holder(p, name)
    return tribe is not None and holding.faction(p, tribe) == "alliance"


def markable(p: Row, name: str) -> bool:
    """Tell whether a Military Objective may be placed in a region."""
    if holding.wet(p, name) or alliance_stands(p, name):
        return False
    return not price.shut(p, p["seat"], name)


def affordable(p: Row, names: list[str]) -> list[str]:
    """Return the regions that an Aegis does not keep shut (WC-Q31)."""
    return [n for n in names if price.affords(p, p["seat"], price.aegis_fee(p, p["seat"], n))]


def take_back(p: Row) -> None:
    """Take every Objective off the map."""
    for there in p["pieces"].values():
        if "target" in there:
            there.remove("target")


def objectives(p: Row, tribe: Row) -> Flow[None]:
    """Take both Objectives back and place up to two."""
    if not holding.race_is(tribe, "humans"):
        return
    note(p, "humans", "WC-Q20")
    names = [name for name in p["order"] if markable(p, name)]
    for number in range(box.SUPPLY["target"]):
        paid = affordable(p, names)
        word = yield from ask(p["seat"], "finish", [*(f"target {n}" for n in paid), "target -"])
        name = word.split()[1]
        if not number:
            take_back(p)
        if name == "-":
            return
        if price.aegis_fee(p, p["seat"], name):
            note(p, "objective for coins")
        price.settle(p, p["seat"], price.aegis_fee(p, p["seat"], name))
        p["pieces"][name].append("target")
        names = names[names.index(name) + 1 :]


# WC-10 Goblins.


def bombable(p: Row, tribe: Row, name: str) -> bool:
    """Tell whether a Bomb may be placed in a region."""
    owner = holding.holder(p, name)
    if owner is None or owner["declined"] or owner["seat"] == p["seat"]:
        return False
    if "bomb" in p["pieces"][name] or price.shut(p, p["seat"], name):
        return False
    return price.borders(p, tribe, name)


def bombs(p: Row, tribe: Row) -> Flow[None]:
    """Place Bombs, one a region; an Aegis is paid for (WC-Q31)."""
    if not holding.race_is(tribe, "goblins"):
        return
    names = [name for name in p["order"] if bombable(p, tribe, name)]
    while p["bombs"]["stack"]:
        paid = affordable(p, names)
        word = yield from ask(p["seat"], "finish", [*(f"bomb {n}" for n in paid), "bomb -"])
        name = word.split()[1]
        if name == "-":
            return
        note(p, "bomb placed")
        if price.aegis_fee(p, p["seat"], name):
            note(p, "WC-Q58", "bomb for coins")
        price.settle(p, p["seat"], price.aegis_fee(p, p["seat"], name))
        p["pieces"][name].append("bomb")
        p["bombs"]["stack"] -= 1
        names = names[names.index(name) + 1 :]


# WC-10 Pandaren.


def harmony(p: Row, tribe: Row) -> None:
    """Give Harmony to every opponent whose active race was left alone."""
    if not holding.race_is(tribe, "pandaren"):
        return
    others = set(range(1, p["players"] + 1)) - {p["seat"]}
    tribe["harmony"] = others - p["turn"]["attacked"]
    note(p, "harmony given", *(["harmony withheld"] if others & p["turn"]["attacked"] else []))
