"""How clocks are written down and read: the statements that every database shares."""

import msgspec

from marchland.server.store import Timing
from marchland.server.work import Work

__all__ = ["due", "keep", "live", "read"]


def keep(work: Work, game: str, timing: Timing | None) -> None:
    """Write down how the clocks of a game stand; None where they go on as they do."""
    if timing is not None:
        work.execute(
            "INSERT INTO clock (game, banks) VALUES (?,?) ON CONFLICT (game) "
            "DO UPDATE SET banks=excluded.banks",
            (game, msgspec.json.encode(timing.banks).decode()),
        )
        work.execute(
            "INSERT INTO asking (game, asked, due) VALUES (?,?,?) ON CONFLICT (game) "
            "DO UPDATE SET asked=excluded.asked, due=excluded.due",
            (game, timing.asked, timing.due),
        )


def read(work: Work, game: str) -> Timing | None:
    """Return how the clocks of a game stand; None where they have not begun."""
    row = work.execute(
        "SELECT banks, asked, due FROM clock LEFT JOIN asking ON asking.game=clock.game "
        "WHERE clock.game=?",
        (game,),
    ).fetchone()
    return Timing(msgspec.json.decode(row[0]), *row[1:]) if row else None


def live(work: Work, clock: str, most: float) -> float:
    """Count the seconds lived, by the database's own time; return how many there are."""
    gone = f"({clock} - lived.wall)"
    work.execute(
        f"INSERT INTO lived (id, seconds, wall) VALUES (1, 0, {clock}) "  # noqa: S608 - ours
        "ON CONFLICT (id) DO UPDATE SET wall=excluded.wall, seconds=lived.seconds + "
        f"CASE WHEN {gone}<0 THEN 0 WHEN {gone}<? THEN {gone} ELSE ? END",
        (float(most), float(most)),
    )
    (lived,) = work.execute("SELECT seconds FROM lived WHERE id=1").fetchone() or (0.0,)
    return float(lived)


def due(work: Work, lived: float | None) -> list[str]:
    """Return games that a server has to look at by then; of all that it ever has to, one."""
    until, values = ("due IS NOT NULL LIMIT 1", ()) if lived is None else ("due<=?", (lived,))
    rows = work.execute(
        f"SELECT game FROM asking WHERE {until}",  # noqa: S608 - ours
        values,
    ).fetchall()
    return [game for (game,) in rows]
