"""The compass of the solo game (TEK-12, TEK-A26): what a pointer shows."""

from math import atan2, cos, floor, hypot, pi, sin

from tests.twin.tiny_epic.board import card_of
from tests.twin.tiny_epic.table import Row, Table, Talk

HOURS = 12
SHARE = 1e-7
"""A pointer along an edge of cells goes through those clockwise of it: it turns so far."""


def top(t: Table, region: str) -> int:
    """Return the height of a card's upper edge: D's home lies north."""
    return 10 if t.kingdoms[1]["home"] == card_of(region) else -2


def spot(t: Table, region: str) -> tuple[float, float]:
    """Return where a region's anchor is, the compass in the middle."""
    x, y = t.board.anchor[region]
    return x - 6, top(t, region) - y


def far(t: Table, region: str) -> float:
    """Return how far a region's anchor is from the compass."""
    return round(hypot(*spot(t, region)), 9)


def nearness(t: Table, region: str, *, near: bool) -> tuple[float, str]:
    """Order regions by distance, then by id."""
    return (far(t, region) if near else -far(t, region)), region


def crossed(t: Table, region: str, n: int) -> list[float]:
    """Return at what distances the pointer n goes through cells of a region."""
    angle = 2 * pi * n / HOURS + SHARE
    dx, dy = sin(angle), cos(angle)
    found = []
    for col, row in t.board.cells[region]:
        x, y = col - 6, top(t, region) - row - 1
        enter, leave = 0.0, 99.0
        for low, delta in ((x, dx), (y, dy)):
            first, last = sorted(((low) / delta, (low + 1) / delta))
            enter, leave = max(enter, first), min(leave, last)
        if leave - enter > SHARE / 10:
            found.append(enter)
    return found


def pointed(t: Table, places: list[str], n: int, *, near: bool) -> str:
    """Return the region that the pointer shows first, turning clockwise from n."""
    for turn in range(HOURS):
        hits = [
            (distance, region)
            for region in places
            for distance in crossed(t, region, (n + turn) % HOURS)
        ]
        if hits:
            return min(hits)[1] if near else max(hits)[1]
    t.meet("TEK-A26 bearing")

    def clockwise(region: str) -> tuple[float, float, str]:
        x, y = spot(t, region)
        turn = (atan2(x, y) - 2 * pi * n / HOURS) % (2 * pi)
        return (round(turn, 9) % round(2 * pi, 9), *nearness(t, region, near=near))

    return min(places, key=clockwise)


def compass_roll(t: Table) -> Talk[int]:
    """Return the roll that serves D now; roll when it is first wanted (TEK-A40)."""
    if not t.roll:
        words = [f"roll={n}" for n in range(1, HOURS + 1)]
        t.roll = int((yield from t.draw(words)).removeprefix("roll="))
    return t.roll


def choose_region(t: Table, places: list[str], *, near: bool | None = None) -> Talk[str]:
    """Let the compass choose a region; near by day and far by night, if nothing else is said."""
    if len(places) == 1:
        return places[0]
    n = yield from compass_roll(t)
    t.meet("TEK-12 region by day" if t.day else "TEK-12 region by night")
    return pointed(t, places, n, near=t.day if near is None else near)


def choose_meeple(t: Table, able: list[Row]) -> Talk[Row]:
    """Let the compass choose a meeple: the nearest, by night too."""
    places = sorted({meeple["at"] for meeple in able})
    place = yield from choose_region(t, places, near=True)
    return next(meeple for meeple in able if meeple["at"] == place)


def choose_way(t: Table, start: str, places: list[str]) -> Talk[str]:
    """Let the compass choose among the ways from a region."""
    if len(places) == 1:
        return places[0]
    n = yield from compass_roll(t)
    t.meet("TEK-12 way by day" if t.day else "TEK-12 way by night")
    x, y = spot(t, start)

    def turn(region: str) -> tuple[int, float, str]:
        to_x, to_y = spot(t, region)
        sector = floor(atan2(to_x - x, to_y - y) * HOURS / (2 * pi) + 0.5)
        return ((sector - n) % HOURS, *nearness(t, region, near=t.day))

    return min(places, key=turn)
