"""Pandaren and the harmony that they give to whoever was left alone."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from marchland.core.errors import BadScenario, quoted
from marchland.core.regions import has
from marchland.core.shapes import SEATS
from marchland.smallworld.parts.ability import BLAST, CONQUEST, SCARE, Race

if TYPE_CHECKING:
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

PAID: Final = 8
"""In the note of the Pandaren, seats that have paid stand so many bits above the holders."""


class Pandaren(Race):
    """Whoever you left alone pays you two coins before attacking you."""

    tokens = 5
    supply = 10
    keys = (("harmony", SEATS),)

    def on_turn_end(self, g: "World", t: "Tribe") -> None:
        """Give harmony to each opponent whose active race was left alone."""
        alone = [seat for seat in g.rivals(t.seat) if not g.was_attacked(seat)]
        self.jot(t, sum(1 << seat for seat in alone))
        if alone:
            g.say("log-harmony", t.seat, seats=alone)

    def now(self, g: "World", t: "Tribe") -> dict[str, Any] | None:
        """Say who holds harmony."""
        holders = self.holders(g, t)
        return {"key": "now-harmony", "args": {"seats": holders}} if holders else None

    def toll(self, g: "World", t: "Tribe", r: int, foe: "Tribe", deed: int) -> int:
        """Charge a holder once, for any kind of attack (WC-Q13, WC-Q14)."""
        note = self.note(t)
        is_attack = deed in (CONQUEST, SCARE, BLAST)
        if not is_attack or foe.seat < 0 or not has(note, foe.seat):
            return 0
        return 0 if has(note, PAID + foe.seat) else 2

    def on_paid(self, g: "World", t: "Tribe", r: int, foe: "Tribe") -> None:
        """Let the payer be for the rest of the turn."""
        if has(self.note(t), foe.seat):
            self.jot(t, self.note(t) | 1 << PAID + foe.seat)

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Read who holds harmony."""
        known = [str(seat) for seat in range(1, g.setup.players + 1)]
        for seat in data.get("harmony", []):
            if str(seat) not in known:
                raise BadScenario(f"harmony names seats 1 to {known[-1]}, not {quoted(seat)}.")
            if int(seat) == t.seat + 1:
                raise BadScenario(f"harmony is given to other seats, not to {seat}, its own.")
        self.jot(t, sum({1 << int(seat) - 1 for seat in data.get("harmony", [])}))

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write who holds harmony."""
        seats = self.holders(g, t)
        return {"harmony": [seat + 1 for seat in seats]} if seats else {}

    def tells(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Show who holds harmony, and who of them has paid this turn."""
        holders = self.holders(g, t)
        paid = [seat for seat in holders if has(self.note(t), PAID + seat)]
        return {"harmony": holders, "harmony_paid": paid}

    def holders(self, g: "World", t: "Tribe") -> list[int]:
        """Return the seats that hold harmony."""
        return [] if t.declined else [s for s in g.rivals(t.seat) if has(self.note(t), s)]
