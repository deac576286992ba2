"""The Murlocs' own turn in "Revenge of the Murlocs" (WC-17.2)."""

from tests.twin.warcraft import attack, discovery, holding, price
from tests.twin.warcraft.position import note
from tests.twin.warcraft.question import Flow, Row


def hand(p: Row) -> int:
    """Return how many Murlocs stand nowhere."""
    return int(p["rulings"]["murlocs"]) - int(sum(p["murlocs"].values()))


def reached(p: Row, name: str) -> bool:
    """Tell whether Murlocs stand next door."""
    return any(other in p["murlocs"] for other in p["near"][name])


def cost(p: Row, name: str) -> int:
    """Return what a region costs them (WC-6.3)."""
    over_sea = 0 if reached(p, name) else 1
    return 2 + price.defence(p, name) + holding.defenders(p, name) + over_sea


def fees(p: Row, name: str) -> price.Fees:
    """Return the coins that they pay: Aegis and Marshdweller (WC-Q51), not Harmony (WC-Q50)."""
    owner = holding.holder(p, name)
    if owner is not None and holding.race_is(owner, "pandaren"):
        note(p, "WC-Q50")
    if price.marsh_fee(p, p["seat"], name) or price.aegis_fee(p, p["seat"], name):
        note(p, "WC-Q51")
    return price.aegis_fee(p, p["seat"], name) + price.marsh_fee(p, p["seat"], name)


def guarded(p: Row, name: str) -> bool:
    """Tell whether a region is immune to the Murlocs, or they cannot pay for it (WC-Q51)."""
    return price.towered(p, name) or not price.affords(p, p["seat"], fees(p, name))


def rank(p: Row, name: str) -> tuple[int, int, int]:
    """Order regions: the cheapest, then active before declined before empty, then by the map."""
    tribe = holding.holder(p, name)
    who = 2 if tribe is None else int(tribe["declined"])
    return (cost(p, name), who, p["order"].index(name))


def aims(p: Row) -> list[str]:
    """Return the regions that they can take, the first to be taken first."""
    found = []
    for name in p["order"]:
        near = reached(p, name) or price.entry(p, name)
        if name in p["murlocs"] or holding.wet(p, name) or not near or guarded(p, name):
            continue
        if cost(p, name) <= hand(p):
            found.append(name)
    return sorted(found, key=lambda name: rank(p, name))


def seize(p: Row, name: str) -> Flow[None]:
    """Let them take a region."""
    tokens = cost(p, name)
    price.settle(p, p["seat"], fees(p, name))
    owner = holding.holder(p, name)
    if owner is not None and owner["declined"]:
        del owner["holds"][name]
    elif owner is not None:
        attack.rout(p, owner, name)
    p["murlocs"][name] = tokens
    holding.clear(p, name)
    objective(p, name)
    holding.collect_bombs(p)
    yield from attack.forgotten(p)
    yield from discovery.discover(p, name, p["seat"])


def objective(p: Row, name: str) -> None:
    """WC-10 Humans: two coins for the Murlocs and for the Humans (WC-Q52)."""
    if "target" not in p["pieces"][name]:
        return
    note(p, "WC-Q52")
    p["pieces"][name].remove("target")
    p["coins"][p["seat"]] += 2
    for tribe in p["tribes"]:
        if holding.race_is(tribe, "humans"):
            p["coins"][tribe["seat"]] += 2


def march(p: Row) -> Flow[None]:
    """Let them take their turn."""
    for name in p["murlocs"]:
        p["murlocs"][name] = 1
    targets = aims(p)
    while targets:
        note(p, "murlocs march")
        yield from seize(p, targets[0])
        targets = aims(p)
    while hand(p) > 0 and p["murlocs"]:
        thinnest = min(p["murlocs"].values())
        names = [n for n in p["order"] if p["murlocs"].get(n) == thinnest]
        p["murlocs"][names[0]] += 1
    p["coins"][p["seat"]] += len(p["murlocs"])
