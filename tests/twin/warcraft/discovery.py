"""What lies face down and is turned up, the Well's water, Battleground's side (WC-12, WC-14)."""

from tests.twin.warcraft import box, holding
from tests.twin.warcraft.position import note
from tests.twin.warcraft.question import Flow, Row, ask, draw

SIDES = ("side alliance", "side horde", "side none")


def discover(p: Row, name: str, seat: int) -> Flow[None]:
    """Turn up what lies face down where pieces stand (WC-6.4, WC-Q10)."""
    if "site:?" not in p["pieces"][name] or not holding.defenders(p, name):
        return
    note(p, "turned up")
    word = yield from draw("reveal", {f"reveal={site}": 1 for site in sorted(p["unseen"])})
    site = word.removeprefix("reveal=")
    if site == "well_of_eternity":
        yield from pour(p, name, seat)
        return
    lay(p, name, site)


def lay(p: Row, name: str, site: str) -> None:
    """Lay an open marker in place of the one that was face down."""
    p["unseen"].discard(site)
    p["pieces"][name].remove("site:?")
    p["pieces"][name].append(f"site:{site}")
    note(p, f"turned up {site}")


def pour(p: Row, name: str, seat: int) -> Flow[None]:
    """WC-14 Well of Eternity: to a water of its island, or another place comes up (WC-Q29)."""
    island = p["board"][name].get("island")
    there = [n for n in p["order"] if p["board"][n].get("island") == island]
    waters = [n for n in there if holding.wet(p, n)]
    if seat > p["players"]:
        waters = waters[:1]  # Murlocs cannot choose
    lay(p, name, "well_of_eternity")
    if waters:
        word = yield from ask(seat, "choose", [f"choose {water}" for water in waters])
        p["pieces"][name].remove("site:well_of_eternity")
        p["pieces"][word.split()[1]].append("site:well_of_eternity")
        return
    note(p, "well without water", "WC-Q02")
    p["pieces"][name].remove("site:well_of_eternity")
    site = "well_of_eternity"
    while site in ("well_of_eternity", *box.ARTIFACTS):
        p["unseen"].discard(site)
        p["gone"].append(site)
        if not p["unseen"]:
            return
        word = yield from draw("reveal", {f"reveal={site}": 1 for site in sorted(p["unseen"])})
        site = word.removeprefix("reveal=")
    p["pieces"][name].append("site:?")
    lay(p, name, site)


def take_sides(p: Row, stage: str = "choose") -> Flow[None]:
    """WC-14 Battleground: a neutral race that comes to control it may choose (WC-Q35).

    Once a side is chosen, that holds to the end of the turn.
    """
    tribe = holding.active(p, p["seat"])
    here = tribe is not None and holding.has_site(p, tribe, "battleground")
    fresh = here and not p["turn"]["battleground"]
    p["turn"]["battleground"] = here
    if fresh and p["turn"]["side"]:
        note(p, "side kept")
    if tribe is None or not fresh or p["turn"]["side"] or faction_of(tribe) != "neutral":
        return
    note(p, "WC-Q35" if stage == "begin" else "WC-Q49")
    word = yield from ask(p["seat"], stage, SIDES)
    side = word.split()[1]
    p["turn"]["side"] = None if side == "none" else side


def faction_of(tribe: Row) -> str:
    """Return the faction on a tribe's banner."""
    return box.RACES[tribe["race"]][0]
