"""What is done besides conquests: Intimidating, Portal Mage, Ethereals (WC-10, WC-11)."""

from itertools import combinations

from tests.twin.warcraft import attack, box, discovery, holding, price
from tests.twin.warcraft.position import note
from tests.twin.warcraft.question import Flow, Row, ask

SCARES, SWAPS = 3, 2
STAYING = {f"site:{place}" for place in box.PLACES} | {"site:?"}
"""What a swap leaves where it is (WC-Q10)."""


# Intimidating, WC-Q44.


def scare_fees(p: Row, name: str, to: str) -> price.Fees:
    """Return the coins for an Intimidation: an attack, but no attempt to conquer (WC-Q43)."""
    due = price.aegis_fee(p, p["seat"], name) + price.harmony_fee(p, p["seat"], name)
    if to == "-":
        return due
    return due + [fee for fee in price.aegis_fee(p, p["seat"], to) if fee not in due]


def walls(p: Row, name: str) -> list[str]:
    """Return what must go before a token can."""
    return [piece for piece in ("wall", "fortress") if piece in p["pieces"][name]]


def refuges(p: Row, owner: Row, name: str) -> list[str]:
    """Return where a token may be sent; "-" where its race has no other region."""
    others = [n for n in holding.regions(p, owner) if n != name]
    if not others:
        return ["-"]
    open_to = [n for n in others if not price.shut(p, p["seat"], n)]
    if not open_to:
        note(p, "WC-Q54")
    return open_to


def sent_from(p: Row, name: str) -> list[str]:
    """Return all that may be said after `intimidate NAME`."""
    owner = holding.holder(p, name)
    if walls(p, name) or owner is None:
        return ["-"]
    if owner["holds"][name] + p["pieces"][name].count("beast") == 0:
        return []
    return refuges(p, owner, name)


def victims(p: Row, tribe: Row) -> list[str]:
    """Return the regions out of which a token may be taken."""
    found = []
    for name in p["order"]:
        owner = holding.holder(p, name)
        foreign = name in p["murlocs"] or (owner is not None and owner["seat"] != p["seat"])
        if foreign and price.borders(p, tribe, name) and not price.shut(p, p["seat"], name):
            found.append(name)
    return found


def scares(p: Row, tribe: Row) -> list[str]:
    """WC-11 Intimidating."""
    if not holding.power_is(tribe, "intimidating") or p["turn"]["used"]["scare"] >= SCARES:
        return []
    return [
        f"intimidate {name} {to}"
        for name in victims(p, tribe)
        for to in sent_from(p, name)
        if price.affords(p, p["seat"], scare_fees(p, name, to))
    ]


def intimidate(p: Row, name: str, to: str) -> Flow[None]:
    """Take a wall, a Murloc or a token away."""
    if price.aegis_fee(p, p["seat"], name) or (to != "-" and price.aegis_fee(p, p["seat"], to)):
        note(p, "WC-Q58")
    if price.harmony_fee(p, p["seat"], name):
        note(p, "scared for Harmony")
    price.settle(p, p["seat"], scare_fees(p, name, to))
    attack.attacked(p, name)
    p["turn"]["used"]["scare"] += 1
    note(p, "intimidating", "WC-Q44")
    if walls(p, name):
        note(p, "wall scared away", *(["WC-Q55"] if len(walls(p, name)) > 1 else []))
        p["pieces"][name].remove(walls(p, name)[0])
        return
    owner = holding.holder(p, name)
    if owner is None:
        note(p, "murloc scared off")
        attack.count_lost(p, None, 1)
        p["murlocs"][name] -= 1
        if not p["murlocs"][name]:
            del p["murlocs"][name]
            holding.emptied(p, name)
        return
    take_token(p, owner, name, to)
    yield from attack.forgotten(p)
    yield from attack.lonely(p)


def take_token(p: Row, owner: Row, name: str, to: str) -> None:
    """Move one token of a race, or lose it where its race has no other region."""
    beast = owner["holds"][name] == 0
    if "beast" in p["pieces"][name]:
        note(p, "WC-Q56")
    if beast:
        note(p, "beast scared", *(["beast scared off"] if to == "-" else []))
        p["pieces"][name].remove("beast")
    else:
        owner["holds"][name] -= 1
    if to != "-":
        owner["holds"][to] += 0 if beast else 1
        p["pieces"][to] += ["beast"] * beast
    elif not owner["declined"] and attack.spared(p, owner):
        owner["hand"] += 0 if beast else 1
        owner["beasts"] += int(beast)
    else:
        attack.count_lost(p, owner, 1)
        note(p, "token scared off the map")
    if holding.defenders(p, name) == 0:
        note(p, *(["bomb scared back"] if "bomb" in p["pieces"][name] else []))
        del owner["holds"][name]
        holding.emptied(p, name)


# Portal Mage, WC-Q10 to WC-Q12.


def swappable(p: Row, name: str) -> bool:
    """Tell whether a region may take part in a swap (WC-Q11, WC-Q12, WC-Q23)."""
    if not holding.is_(p, name, "magic") or holding.wet(p, name):
        return False
    if price.towered(p, name):
        return False
    owner = holding.holder(p, name)
    mine = owner is not None and owner["seat"] == p["seat"]
    return not (price.shielded(p, name) and mine and "aegis" not in p["turn"]["paid"])


def swap_fees(p: Row, one: str, other: str) -> price.Fees:
    """Return the coins for a swap: Aegis alone asks for them (WC-Q11)."""
    return price.aegis_fee(p, p["seat"], one) + price.aegis_fee(p, p["seat"], other)


def swaps(p: Row, tribe: Row) -> list[str]:
    """WC-11 Portal Mage."""
    if not holding.power_is(tribe, "portal_mage") or p["turn"]["used"]["swap"] >= SWAPS:
        return []
    names = [name for name in p["order"] if swappable(p, name)]
    return [
        f"swap {one} {other}"
        for one, other in combinations(names, 2)
        if price.affords(p, p["seat"], swap_fees(p, one, other))
        and (movable(p, one) or movable(p, other))
    ]


def movable(p: Row, name: str) -> bool:
    """Tell whether anything in a region would move."""
    return holding.defenders(p, name) > 0 or bool(set(p["pieces"][name]) - STAYING)


def exchange(p: Row, one: str, other: str) -> None:
    """Exchange all that lies in two regions, but mountains and places."""
    for holds in [t["holds"] for t in p["tribes"]] + [p["murlocs"]]:
        here, there = holds.pop(one, None), holds.pop(other, None)
        if here is not None:
            holds[other] = here
        if there is not None:
            holds[one] = there
    pieces = {n: p["pieces"][n] for n in (one, other)}
    for name, far in ((one, other), (other, one)):
        staying = [piece for piece in pieces[name] if piece in STAYING]
        p["pieces"][name] = staying + [piece for piece in pieces[far] if piece not in STAYING]


def swap(p: Row, one: str, other: str) -> Flow[None]:
    """Carry out a swap; no conquest and no attack."""
    price.settle(p, p["seat"], swap_fees(p, one, other))
    p["turn"]["used"]["swap"] += 1
    note(p, "portal_mage", "WC-Q11")
    exchange(p, one, other)
    holding.collect_bombs(p)
    for name in (one, other):
        if "site:?" in p["pieces"][name]:
            note(p, "WC-Q10")
        yield from discovery.discover(p, name, p["seat"])
    before = p["turn"]["battleground"]
    yield from discovery.take_sides(p)
    if p["turn"]["battleground"] and not before:
        note(p, "battleground by swap")


# Ethereals, WC-Q34.


def thefts(p: Row, tribe: Row) -> list[str]:
    """WC-10 Ethereals: an open artifact next door may be taken, once a turn."""
    if not holding.race_is(tribe, "ethereals") or p["turn"]["used"]["relic"]:
        return []
    words = []
    for name in p["order"]:
        if not artifacts(p, name) or name in tribe["holds"]:
            continue
        if price.shut(p, p["seat"], name):
            note(p, "no theft from a tower")
            continue
        if not price.affords(p, p["seat"], price.aegis_fee(p, p["seat"], name)):
            continue
        near = [n for n in holding.regions(p, tribe) if n in p["near"][name]]
        words += [f"steal {name} {to}" for to in near]
    return words


def artifacts(p: Row, name: str) -> list[str]:
    """Return the open artifacts in a region."""
    return [site for site in box.ARTIFACTS if f"site:{site}" in p["pieces"][name]]


def steal(p: Row, name: str, to: str) -> Flow[None]:
    """Take an artifact; no attack."""
    if price.aegis_fee(p, p["seat"], name):
        note(p, "theft for coins")
    price.settle(p, p["seat"], price.aegis_fee(p, p["seat"], name))
    p["turn"]["used"]["relic"] += 1
    note(p, "ethereals", "WC-Q34")
    words = [f"choose {site}" for site in artifacts(p, name)]
    word = yield from ask(p["seat"], "choose", words)
    piece = f"site:{word.split()[1]}"
    p["pieces"][name].remove(piece)
    p["pieces"][to].append(piece)


def tricks(p: Row, tribe: Row) -> list[str]:
    """Return what may be said in conquests and in redeployment alike."""
    return swaps(p, tribe) + thefts(p, tribe)


def perform(p: Row, word: str) -> Flow[None]:
    """Carry out one of these."""
    verb, one, other = word.split()
    if verb == "swap":
        yield from swap(p, one, other)
    elif verb == "steal":
        yield from steal(p, one, other)
    else:
        yield from intimidate(p, one, other)
