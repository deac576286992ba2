"""Going into decline (WC-9)."""

from tests.twin.warcraft import box, column, finish, holding
from tests.twin.warcraft.position import note
from tests.twin.warcraft.question import Row

OURS = {
    "beast_master": ("beast",), "championing": ("champion",), "defensive": ("tower",),
}  # fmt: skip
"""Pieces of a power that leave the tribe's regions."""


def decline(p: Row) -> None:
    """Let the active tribe of the seat go into decline."""
    seat = p["seat"]
    note(p, "declined")
    old = holding.declined(p, seat)
    if old is not None:
        sweep(p, old)
    tribe = holding.mover(p)
    give_pieces_back(p, tribe)
    for name in holding.regions(p, tribe):
        thin(p, tribe, name)
    tribe["hand"] = tribe["beasts"] = 0
    tribe["champion"] = False
    tribe["harmony"] = set()
    tribe["declined"] = True
    if tribe["power"] not in box.LASTING:
        column.discarded(p, tribe)
    else:
        note(p, "badge stays")
    if not tribe["holds"]:
        column.leave(p, tribe)


def sweep(p: Row, old: Row) -> None:
    """Take the race that was in decline before off the map."""
    note(p, "old race gone")
    names = holding.regions(p, old)
    old["holds"] = {}
    for name in names:
        holding.emptied(p, name)
    column.leave(p, old)


def give_pieces_back(p: Row, tribe: Row) -> None:
    """Return the pieces of the race and its power (WC-9, step 3)."""
    gone = OURS.get(tribe["power"] or "", ())
    for name in tribe["holds"]:
        p["pieces"][name] = [piece for piece in p["pieces"][name] if piece not in gone]
    if tribe["race"] == "humans":
        finish.take_back(p)


def thin(p: Row, tribe: Row, name: str) -> None:
    """Leave what stays of a region's tokens: one, of Tauren two."""
    tribe["holds"][name] = min(tribe["holds"][name], holding.garrison(tribe))
    if tribe["holds"][name] == 0:
        del tribe["holds"][name]
        holding.emptied(p, name)
