"""The clock of a table: how long whoever is asked has, and what happens then."""

from marchland.core.game import State
from marchland.server import faults
from marchland.server.library import Library
from marchland.server.protocol import ClockAnswer, Header
from marchland.server.seating import Change
from marchland.server.seats import Clock
from marchland.server.store import Timing
from marchland.server.table import Table, turn_of

__all__ = ["Watch", "check", "ran_out"]

DAY = 24 * 3600

LIMITS: dict[str, tuple[int, int]] = {"move": (10, DAY), "bank": (60, 7 * DAY), "days": (1, 60)}
"""The least and the most of each kind: seconds, seconds, days."""

GRACE = 60.0
"""Seconds for whoever comes back when the bank is empty."""

LOOK = 60.0
"""Seconds after which a server looks whether the bots of a table that nobody watches play on."""

USUAL = "greedy"
"""The bot that takes over where none was chosen."""

Key = tuple[int, object]


def check(clock: Clock, library: Library) -> None:
    """Refuse a clock that cannot be."""
    least, most = LIMITS[clock.kind]
    if not least <= clock.n <= most:
        unit = "days" if clock.kind == "days" else "seconds"
        raise faults.refused(
            f"A clock of the kind {clock.kind} takes {least} to {most} {unit}, not {clock.n}."
        )
    if clock.bot is not None:
        library.check_bot(clock.bot)


def full(clock: Clock) -> float:
    """Return the seconds of a clock that has not run yet."""
    return float(clock.n * DAY if clock.kind == "days" else clock.n)


def asked(header: Header, state: State) -> Key | None:
    """Return the person who is asked and in which turn; None where nobody's time runs."""
    seat = state.to_move
    if header.lobby is not None or state.is_over or not 0 <= seat < len(header.seats):
        return None
    return (seat, turn_of(state)) if header.seats[seat].kind == "person" else None


class Watch:
    """The clocks of one table, as they stand in the store."""

    def __init__(self, timing: Timing | None) -> None:
        """Take what the store has; None where the clock has not begun."""
        self.timing = timing

    def begins(self, table: Table) -> bool:
        """Tell whether somebody is asked whose time does not run yet."""
        waits = self.timing is None or self.timing.asked is None
        return table.header.clock is not None and waits and _asked(table) is not None

    def after(self, now: float, table: Table, header: Header, state: State) -> Timing | None:
        """Return how the clocks stand once the table is there; None where they go on as they do.

        Whoever is asked has one time for all they do until another seat is asked or a turn ends.
        """
        clock = header.clock
        if clock is None:
            return None
        before, then = _asked(table), asked(header, state)
        if before == then and self.timing is not None and self.timing.asked is not None:
            return None
        banks = self._banks(clock, len(header.seats), now, before)
        if then is None:
            due = None if state.is_over or header.lobby is not None else now + LOOK
            return Timing(banks, None, due)
        left = full(clock)
        if clock.kind == "bank":
            banks[then[0]] = left = banks[then[0]] or GRACE
        return Timing(banks, now, now + left)

    def _banks(self, clock: Clock, seats: int, now: float, key: Key | None) -> list[float]:
        if clock.kind != "bank":
            return []
        banks = list(self.timing.banks) if self.timing else [full(clock)] * seats
        if self.timing and self.timing.asked is not None and key is not None:
            banks[key[0]] = max(0.0, banks[key[0]] - max(0.0, now - self.timing.asked))
        return banks

    def left(self, now: float, table: Table) -> float | None:
        """Return the seconds that whoever is asked has; None where no clock runs."""
        clock, timing = table.header.clock, self.timing
        if clock is None or timing is None or timing.due is None or _asked(table) is None:
            return None
        return min(max(0.0, timing.due - now), full(clock))

    def told(self, now: float, table: Table) -> ClockAnswer | None:
        """Return what pages are told: seconds left by seat, null where none run down."""
        clock = table.header.clock
        if clock is None:
            return None
        left: list[float | None] = [None] * len(table.header.seats)
        if clock.kind == "bank":
            left[:] = self.timing.banks if self.timing else [full(clock)] * len(left)
        key, running = _asked(table), self.left(now, table)
        if key is not None and running is not None:
            left[key[0]] = running
        runs = key[0] if key is not None and running is not None else None
        rounded = [None if one is None else round(one, 1) for one in left]
        return ClockAnswer(clock.kind, clock.n, rounded, runs)


def _asked(table: Table) -> Key | None:
    return asked(table.header, table.state)


def ran_out(watch: Watch, library: Library, now: float) -> Change:
    """Let a bot take the seat of whoever has no time left; the game goes on."""

    def change(table: Table) -> Header:
        key, left = _asked(table), watch.left(now, table)
        if key is None or left is None or left > 0:
            raise faults.stale()
        clock = table.header.clock
        bots = list(library.bots())
        wished = (clock.bot if clock else None) or USUAL
        if not bots:
            raise faults.stale()
        return table.standing_in(key[0], wished if wished in bots else bots[0])

    return change
