"""What an action leaves on the table, said once more from the rules alone."""

from copy import deepcopy
from typing import Any

from tests.twin.table import SUPPLY, Row, Table

TOKENS = {
    "amazons": 6, "dwarves": 3, "elves": 6, "ghouls": 5, "giants": 6, "halflings": 6, "humans": 5,
    "orcs": 5, "ratmen": 8, "skeletons": 6, "sorcerers": 5, "tritons": 6, "trolls": 5, "wizards": 5,
    "alchemist": 4, "berserk": 4, "bivouacking": 5, "commando": 4, "diplomat": 5,
    "dragon_master": 5, "flying": 5, "forest": 4, "fortified": 3, "heroic": 5, "hill": 4,
    "merchant": 2, "mounted": 5, "pillaging": 5, "seafaring": 5, "spirit": 5, "stout": 4,
    "swamp": 4, "underworld": 5, "wealthy": 4,
}  # fmt: skip
"""The numbers on the banners and badges."""
LASTING = ("spirit", "fortified", "seafaring")


class Deeds:
    """The tribes and pieces of a position, changed by hand."""

    def __init__(self, table: Table) -> None:
        """Copy what lies there."""
        self.table = table
        self.tribes: list[Row] = deepcopy(table.tribes)
        self.pieces = deepcopy(table.pieces)
        self.neutral = set(table.lost_tribes)

    def on_map(self) -> Row:
        """Return everything that can be compared, in one order."""
        tribes = [
            (
                row["seat"], row["race"], row.get("power"), bool(row.get("declined")), row["hand"],
                row.get("aside", 0), sorted(row["holds"].items()),
            )
            for row in self.tribes
        ]  # fmt: skip
        pieces = {name: sorted(there) for name, there in self.pieces.items() if there}
        return {"tribes": sorted(tribes, key=str), "pieces": pieces, "neutral": self.neutral}

    def active(self, seat: int) -> Row | None:
        """Return the active tribe of a seat."""
        found = [r for r in self.tribes if r["seat"] == seat and not r.get("declined")]
        return found[0] if found else None

    def leave(self, row: Row) -> None:
        """Take a tribe off the map (SW-E04); its lairs and fortresses go with it (SW-R13)."""
        for name in row["holds"]:
            self.pieces[name] = []
        self.tribes.remove(row)

    # SW-C05, SW-C08, SW-C11, SW-C12, SW-R03, SW-R06, SW-R11, SW-R13, SW-W06.

    def drive_out(self, mover: Row, name: str, *, converted: bool = False) -> None:
        """Let the defender of a region lose it."""
        self.neutral.discard(name)
        losers = [row for row in self.tribes if name in row["holds"]]
        self.pieces[name] = []
        for row in losers:
            tokens = row["holds"].pop(name)
            lost = 1
            if row.get("declined") and row["race"] != "ghouls":
                lost = tokens
            elif row["race"] == "elves" and not row.get("declined") and not converted:
                lost = 0 if row["seat"] != mover["seat"] else 1
            row["hand"] += tokens - lost
            if row.get("declined") and not row["holds"] and not row["hand"]:
                self.leave(row)

    def move_in(self, mover: Row, name: str, tokens: int, holes: int) -> None:
        """Let the conqueror hold it."""
        mover["holds"][name] = tokens
        if mover.get("declined"):
            return
        if mover["race"] == "trolls":
            self.pieces[name].append("lair")
        if mover["race"] == "halflings" and holes < 2:
            self.pieces[name].append("hole")

    def conquer(self, race: str, name: str, word: str) -> None:
        """Take a region in one of three ways."""
        mover = next(row for row in self.tribes if row["race"] == race)
        seen = next(row for row in self.table.tribes if row["race"] == race)
        tokens = self.table.price(seen, name) if word == "conquer" else 1
        self.drive_out(mover, name, converted=word == "enchant")
        if word != "enchant":
            mover["hand"] -= tokens
        self.move_in(mover, name, tokens, seen.get("holes_used", 0))
        if word == "dragon":
            for there in self.pieces.values():
                if "dragon" in there:
                    there.remove("dragon")
            self.pieces[name].append("dragon")

    # SW-E01 to SW-E05, SW-W03, SW-W06, SW-W10, SW-W16, SW-R06.

    def decline(self, seat: int) -> None:
        """Let the active tribe of a seat go into decline."""
        rulings = self.table.rulings
        tribe = self.active(seat)
        assert tribe is not None
        free = tribe["power"] == "spirit"
        if not free and (tribe["holds"] or rulings["empty_decline_removes"]):
            for row in self.tribes[:]:
                old = row["seat"] == seat and row.get("declined")
                if old and row.get("power") != "spirit":
                    self.leave(row)
        for name in tribe["holds"]:
            there = self.pieces[name]
            self.pieces[name] = [piece for piece in there if piece in ("lair", "fortress")]
            if tribe["race"] != "ghouls":
                tribe["holds"][name] = 1
        tribe["hand"] = tribe["aside"] = 0
        tribe["declined"] = True
        keeps = LASTING if rulings["badge_in_decline"] == "keep" else ("spirit",)
        if tribe["power"] not in keeps:
            tribe.pop("power")
        if not tribe["holds"]:
            self.leave(tribe)

    # SW-P02 to SW-P05, SW-P08.

    def pick(self, seat: int, combo: str) -> None:
        """Put the combo in play."""
        race, power = combo.split()
        wanted = TOKENS[race] + TOKENS[power] + (4 if race == "amazons" else 0)
        hand = min(wanted, SUPPLY[race])
        new: dict[str, Any] = {"seat": seat, "race": race, "power": power, "hand": hand}
        self.tribes.append(new | {"holds": {}})

    # SW-N02, SW-N03.

    def abandon(self, race: str, name: str) -> None:
        """Give a region up."""
        row = next(row for row in self.tribes if row["race"] == race)
        row["hand"] += row["holds"].pop(name)
        self.pieces[name] = []
