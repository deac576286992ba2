"""The combos on offer: picking one, filling the gap, banners that come back (WC-5, WC-9)."""

from tests.twin.warcraft import box, holding
from tests.twin.warcraft.position import all_bombs, new_tribe, note
from tests.twin.warcraft.question import Flow, Row, ask, draw


def side_of(p: Row, race: str) -> str:
    """Return the key of the column in which a race is offered."""
    return box.RACES[race][0] if p["rulings"]["teams"] else ""


def side_for(p: Row, seat: int) -> str:
    """Return the key of the column from which a seat picks (WC-17.1)."""
    return box.TEAMS[p["players"]][seat - 1] if p["rulings"]["teams"] else ""


def width(p: Row) -> int:
    """Return how many combos are on offer in a column."""
    return box.TEAM_WIDTH if p["rulings"]["teams"] else box.WIDTH


def next_banner(p: Row, side: str) -> Flow[str | None]:
    """Turn up the next banner: those not seen yet by chance, then those put under the stack."""
    stack = p["stacks"][side]
    if stack["unseen"]:
        word = yield from draw("draw", {f"draw={race}": 1 for race in sorted(stack["unseen"])})
        race = word.removeprefix("draw=")
        stack["unseen"].remove(race)
        return race
    if stack["under"]:
        note(p, "banner under the stack")
        race = stack["under"].pop(0)
        yield from draw("draw", {f"draw={race}": 1})
        return str(race)
    return None


def next_badge(p: Row) -> Flow[str]:
    """Turn up the next badge; an empty stack is shuffled anew (WC-5)."""
    badges = p["badges"]
    if not badges["unseen"]:
        note(p, "badges shuffled anew")
        badges["unseen"] = set(badges["gone"])
        badges["gone"] = []
    word = yield from draw("draw", {f"draw={badge}": 1 for badge in sorted(badges["unseen"])})
    badge = word.removeprefix("draw=")
    badges["unseen"].remove(badge)
    return badge


def fill(p: Row, side: str) -> Flow[None]:
    """Turn up combos until as many as belong there are on offer."""
    column = p["columns"][side]
    for combo in column:
        if combo["power"] == "?":
            combo["power"] = yield from next_badge(p)
    while len(column) < width(p):
        race = yield from next_banner(p, side)
        if race is None:
            return
        combo = {"race": race, "power": "?", "coins": 0}
        column.append(combo)
        combo["power"] = yield from next_badge(p)


def returned(p: Row, race: str) -> None:
    """Put a banner back: WC-9, WC-Q38."""
    note(p, "WC-Q38")
    side = side_of(p, race)
    stack, column = p["stacks"][side], p["columns"][side]
    if stack["unseen"] or stack["under"] or len(column) == width(p):
        stack["under"].append(race)
    else:
        note(p, "banner into the column")
        column.append({"race": race, "power": "?", "coins": 0})


def refill(p: Row) -> Flow[None]:
    """Fill every column; badges that came home with a banner are laid off then (WC-Q57)."""
    for side in p["columns"]:
        yield from fill(p, side)
    if p["badges"]["late"]:
        note(p, "WC-Q57")
    p["badges"]["gone"] += p["badges"]["late"]
    p["badges"]["late"] = []


def discarded(p: Row, tribe: Row) -> None:
    """Lay a badge aside, once the badges are drawn that are due (WC-9, steps 2 and 5)."""
    if tribe["power"]:
        p["badges"]["late"].append(tribe["power"])
        tribe["power"] = None


def leave(p: Row, tribe: Row) -> None:
    """Let a tribe without a token on the map go (WC-9)."""
    p["tribes"].remove(tribe)
    if tribe["power"]:
        p["badges"]["late"].append(tribe["power"])
    returned(p, tribe["race"])


def pick(p: Row) -> Flow[None]:
    """WC-5, WC-Q37: pay first, collect afterwards."""
    seat = p["seat"]
    side = side_for(p, seat)
    column = p["columns"][side]
    words = [f"pick {n + 1}" for n in range(len(column)) if p["coins"][seat] >= n]
    word = yield from ask(seat, "pick", words, always=True)
    place = int(word.split()[1]) - 1
    for combo in column[:place]:
        combo["coins"] += 1
    combo = column.pop(place)
    p["coins"][seat] += combo["coins"] - place
    note(p, "WC-Q37", *(["WC-Q48"] if p["rulings"]["teams"] else []))
    tribe = new_tribe(seat, combo["race"], combo["power"])
    wanted = box.RACES[tribe["race"]][1] + box.POWERS[tribe["power"]]
    tribe["hand"] = min(wanted, holding.tray(p, tribe["race"]))
    tribe["champion"] = tribe["power"] == "championing"
    p["tribes"].append(tribe)
    if tribe["race"] == "goblins":
        p["bombs"] = all_bombs()
    yield from fill(p, side)
