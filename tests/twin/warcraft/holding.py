"""Who stands where, what is left in the supplies, and what an emptied region loses."""

from tests.twin.warcraft import box
from tests.twin.warcraft.position import note
from tests.twin.warcraft.question import Row


def active(p: Row, seat: int) -> Row | None:
    """Return the active tribe of a seat."""
    found = [t for t in p["tribes"] if t["seat"] == seat and not t["declined"]]
    return found[0] if found else None


def mover(p: Row) -> Row:
    """Return the active tribe of the seat whose turn it is."""
    tribe = active(p, p["seat"])
    assert tribe is not None
    return tribe


def declined(p: Row, seat: int) -> Row | None:
    """Return the tribe of a seat that is in decline."""
    found = [t for t in p["tribes"] if t["seat"] == seat and t["declined"]]
    return found[0] if found else None


def holder(p: Row, name: str) -> Row | None:
    """Return the tribe that controls a region (WC-1)."""
    found = [t for t in p["tribes"] if name in t["holds"]]
    return found[0] if found else None


def race_is(tribe: Row, race: str) -> bool:
    """Tell whether a tribe's race acts: in decline it does not."""
    return not tribe["declined"] and tribe["race"] == race


def power_is(tribe: Row, power: str) -> bool:
    """Tell whether a tribe's power acts (WC-11)."""
    return tribe["power"] == power and (not tribe["declined"] or power in box.LASTING)


def has_site(p: Row, tribe: Row, site: str) -> bool:
    """Tell whether an active tribe controls an open site (WC-12)."""
    there = [n for n in tribe["holds"] if f"site:{site}" in p["pieces"][n]]
    return bool(there) and not tribe["declined"]


def place_of(p: Row, piece: str) -> str | None:
    """Return the first region where a piece lies."""
    found = [name for name in p["order"] if piece in p["pieces"][name]]
    return found[0] if found else None


def regions(p: Row, tribe: Row) -> list[str]:
    """Return the regions of a tribe in the order of the map."""
    return [name for name in p["order"] if name in tribe["holds"]]


def is_(p: Row, name: str, kind: str) -> bool:
    """Tell whether a region has a terrain or a symbol."""
    region = p["board"][name]
    return region["terrain"] == kind or kind in region.get("marks", [])


def wet(p: Row, name: str) -> bool:
    """Tell whether a region is a sea or a lake."""
    return p["board"][name]["terrain"] in box.WATER


def loose(p: Row, name: str) -> int:
    """Count the Beasts and the Champion in a region."""
    there = p["pieces"][name]
    return int(there.count("beast") + there.count("champion"))


def defenders(p: Row, name: str) -> int:
    """Count the pieces in a region (WC-1, WC-Q16)."""
    tribe = holder(p, name)
    tokens = tribe["holds"][name] if tribe else p["murlocs"].get(name, 0)
    return int(tokens) + loose(p, name)


def garrison(tribe: Row) -> int:
    """Return how many pieces a tribe keeps in a region: WC-10 Tauren."""
    return 2 if tribe["race"] == "tauren" else 1


def tray(p: Row, race: str) -> int:
    """Return how many tokens of a race are unused."""
    used = [t["hand"] + sum(t["holds"].values()) for t in p["tribes"] if t["race"] == race]
    return int(box.RACES[race][2] - sum(used))


def supply(p: Row, piece: str) -> int:
    """Return how many pieces of a kind do not lie on the map (WC-2)."""
    lying = sum(there.count(piece) for there in p["pieces"].values())
    return int(box.SUPPLY[piece] - lying)


def pay(p: Row, payer: int, receiver: int | None, coins: int) -> None:
    """Let coins change hands; None is the bank."""
    p["coins"][payer] -= coins
    if receiver is not None:
        p["coins"][receiver] += coins


def faction(p: Row, tribe: Row) -> str:
    """Return whom a tribe fights for now: WC-14 Battleground, WC-Q35."""
    side: str | None = p["turn"]["side"]
    if side and tribe["seat"] == p["seat"] and not tribe["declined"]:
        return side
    return box.RACES[tribe["race"]][0]


def clear(p: Row, name: str) -> None:
    """Take away what goes when a region is taken (WC-6.4)."""
    there = p["pieces"][name]
    p["pieces"][name] = [x for x in there if x not in ("fortress", "wall", "tower")]


def emptied(p: Row, name: str) -> None:
    """Deal with a region that nobody holds any more (WC-4.1)."""
    clear(p, name)
    collect_bombs(p)


def collect_bombs(p: Row) -> None:
    """Put back each Bomb where no opponent of the Goblins stands: WC-10 Goblins, WC-Q19."""
    bombers = [t["seat"] for t in p["tribes"] if race_is(t, "goblins")]
    for name, there in p["pieces"].items():
        tribe = holder(p, name)
        if "bomb" in there and (tribe is None or tribe["seat"] in bombers):
            there.remove("bomb")
            p["bombs"]["stack"] += 1
            note(p, "WC-Q19")
