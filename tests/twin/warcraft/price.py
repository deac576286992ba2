"""What may be reached, what it costs in tokens and what in coins (WC-6, WC-15, WC-16)."""

from collections.abc import Callable

from tests.twin.warcraft import holding
from tests.twin.warcraft.position import note
from tests.twin.warcraft.question import Row


def borders(p: Row, tribe: Row, name: str) -> bool:
    """Tell whether a region touches one that the tribe holds (WC-1)."""
    return any(other in tribe["holds"] for other in p["near"][name])


def by_cavern(p: Row, tribe: Row, name: str) -> bool:
    """WC-10 Kobolds."""
    if not holding.race_is(tribe, "kobolds") or not holding.is_(p, name, "cavern"):
        return False
    note(p, "kobolds", *([] if borders(p, tribe, name) else ["WC-Q22"]))
    return True


def landing_on_water(p: Row, tribe: Row, name: str) -> bool:
    """WC-10 Naga: a first conquest may be any water (WC-Q23)."""
    if tribe["holds"] or not holding.race_is(tribe, "naga") or not holding.wet(p, name):
        return False
    note(p, "naga first")
    return True


def entry(p: Row, name: str) -> bool:
    """Tell whether boats land in a region (WC-6.1)."""
    return holding.is_(p, name, "entry")


def within_reach(p: Row, tribe: Row, name: str) -> bool:
    """WC-6.1, WC-6.2: without the reach that is for once in a turn."""
    return (
        borders(p, tribe, name)
        or entry(p, name)
        or by_cavern(p, tribe, name)
        or landing_on_water(p, tribe, name)
    )


def crosses_free(p: Row, tribe: Row) -> bool:
    """WC-11 Sailing, WC-14 Meeting Stone, WC-Q42."""
    if holding.power_is(tribe, "sailing"):
        note(p, "sailing", *([] if tribe["holds"] else ["WC-Q42"]))
        return True
    if holding.has_site(p, tribe, "meeting_stone"):
        note(p, "meeting_stone")
        return True
    return False


def travel(p: Row, tribe: Row, name: str) -> int:
    """WC-6.3: one token more for who comes over the sea."""
    if borders(p, tribe, name) or by_cavern(p, tribe, name) or landing_on_water(p, tribe, name):
        return 0
    return 0 if crosses_free(p, tribe) else 1


def defence(p: Row, name: str) -> int:
    """WC-6.3: Mountain, Fort and Wisp Wall count one each."""
    there = p["pieces"][name]
    walls = int(there.count("fortress") + there.count("wall"))
    return walls + (1 if holding.is_(p, name, "mountain") else 0)


def for_blacksmith(_p: Row, tribe: Row, _name: str) -> int:
    """WC-11 Blacksmith."""
    return 1 if holding.power_is(tribe, "blacksmith") else 0


def for_dwarves(p: Row, tribe: Row, name: str) -> int:
    """WC-10 Dwarves."""
    there = holding.race_is(tribe, "dwarves") and holding.is_(p, name, "mountain")
    return 2 if there else 0


def for_night_elves(p: Row, tribe: Row, name: str) -> int:
    """WC-10 Night Elves."""
    return 1 if holding.race_is(tribe, "night_elves") and holding.is_(p, name, "forest") else 0


def for_trolls(p: Row, tribe: Row, name: str) -> int:
    """WC-10 Trolls; one's own race in decline fills a region, WC-Q06."""
    full = holding.defenders(p, name) > 0
    return 1 if holding.race_is(tribe, "trolls") and full else 0


def for_worgen(p: Row, tribe: Row, _name: str) -> int:
    """WC-10 Worgen."""
    return 1 if holding.race_is(tribe, "worgen") and p["turn"]["form"] == "worgen" else 0


DISCOUNTS: dict[str, Callable[[Row, Row, str], int]] = {
    "blacksmith": for_blacksmith, "dwarves": for_dwarves, "night_elves": for_night_elves,
    "trolls": for_trolls, "worgen": for_worgen,
}  # fmt: skip


def discounts(p: Row, tribe: Row, name: str) -> int:
    """Add up what a region costs less (WC-6.3)."""
    less = 0
    for kind, discount in DISCOUNTS.items():
        if discount(p, tribe, name):
            note(p, kind)
            less += discount(p, tribe, name)
    return less


def price(p: Row, tribe: Row, name: str, less: int = 0, *, beside: bool = False) -> int:
    """Return what must be deployed: WC-6.3, WC-6.4; `beside` as though adjacent."""
    cost = 2 + defence(p, name) + holding.defenders(p, name)
    if not beside:
        cost += travel(p, tribe, name)
    cost -= discounts(p, tribe, name) + less
    cost = max(cost, 1)
    if holding.garrison(tribe) > cost:
        note(p, "tauren")
    return max(cost, holding.garrison(tribe))


# Immunity and payments.


def towered(p: Row, name: str) -> bool:
    """WC-15: a Watch Tower is absolute."""
    there = "tower" in p["pieces"][name]
    if there:
        note(p, "WC-Q12 tower")
    return there


def shielded(p: Row, name: str) -> bool:
    """WC-13 Aegis: it works where an active race controls it (WC-Q31)."""
    tribe = holding.holder(p, name)
    there = "site:aegis_of_aggramar" in p["pieces"][name]
    return there and tribe is not None and not tribe["declined"]


def shut(p: Row, seat: int, name: str) -> bool:
    """Tell whether a seat may do nothing in a region, not even for coins (WC-15)."""
    tribe = holding.holder(p, name)
    return towered(p, name) and (tribe is None or tribe["seat"] != seat)


Fees = list[tuple[int, int, str]]
"""Receiver, coins, and what is settled for the turn by it."""
BANK = 0
"""Who receives what is owed to nobody."""


def aegis_fee(p: Row, seat: int, name: str) -> Fees:
    """WC-16, WC-Q31: once a turn."""
    tribe = holding.holder(p, name)
    if not shielded(p, name) or tribe is None or tribe["seat"] == seat:
        return []
    note(p, "aegis_of_aggramar", "WC-Q31")
    return [] if "aegis" in p["turn"]["paid"] else [(tribe["seat"], 2, "aegis")]


def harmony_fee(p: Row, seat: int, name: str) -> Fees:
    """WC-10 Pandaren, WC-Q13, WC-Q14: once a turn, for an attack."""
    tribe = holding.holder(p, name)
    if tribe is None or not holding.race_is(tribe, "pandaren") or seat not in tribe["harmony"]:
        return []
    note(p, "pandaren", "WC-Q14")
    return [] if "harmony" in p["turn"]["paid"] else [(tribe["seat"], 2, "harmony")]


def marsh_fee(p: Row, seat: int, name: str) -> Fees:
    """WC-11 Marshdweller, WC-Q43: each attempt."""
    tribe = holding.holder(p, name)
    if tribe is None or not holding.is_(p, name, "swamp"):
        return []
    if not holding.power_is(tribe, "marshdweller"):
        return []
    if tribe["seat"] == seat:
        note(p, "own marshdweller")
        return []
    note(p, "marshdweller", "WC-Q43")
    return [(tribe["seat"], 1, "")]


def attack_fees(p: Row, seat: int, name: str) -> Fees:
    """Return all that an attempt to conquer a region costs in coins (WC-16)."""
    return aegis_fee(p, seat, name) + harmony_fee(p, seat, name) + marsh_fee(p, seat, name)


def total(fees: Fees) -> int:
    """Add up coins."""
    return sum(coins for _, coins, _ in fees)


def affords(p: Row, seat: int, fees: Fees) -> bool:
    """WC-16, WC-Q46: what is paid of one's free will is paid in full."""
    if fees and total(fees) > p["coins"][seat]:
        note(p, "WC-Q46")
    return total(fees) <= int(p["coins"][seat])


def settle(p: Row, seat: int, fees: Fees) -> None:
    """Pay."""
    for receiver, coins, settled in fees:
        holding.pay(p, seat, receiver or None, coins)
        if settled:
            p["turn"]["paid"].add(settled)
