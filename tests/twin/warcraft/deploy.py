"""Redeployment and withdrawals (WC-7), with what else T5 and T6 bring."""

from collections.abc import Sequence

from tests.twin.warcraft import column, holding, tricks
from tests.twin.warcraft.position import note
from tests.twin.warcraft.question import Flow, Row, ask


def recruits(p: Row, tribe: Row) -> Flow[None]:
    """WC-10 Forsaken: T5."""
    if not holding.race_is(tribe, "forsaken"):
        return
    most = min(p["turn"]["lost"], p["coins"][p["seat"]], holding.tray(p, "forsaken"))
    if p["turn"]["lost"]:
        note(p, "forsaken")
    word = yield from ask(p["seat"], "recruit", [f"recruit {n}" for n in range(most + 1)])
    number = int(word.split()[1])
    tribe["hand"] += number
    p["coins"][p["seat"]] -= number


def healer(p: Row, tribe: Row) -> None:
    """WC-14 Spirit Healer, WC-Q33."""
    if holding.has_site(p, tribe, "spirit_healer") and holding.tray(p, tribe["race"]) > 0:
        tribe["hand"] += 1
        note(p, "spirit_healer", "WC-Q33")


def own(p: Row, *, said_stop: bool) -> Flow[None]:
    """WC-7.1: tricks may come before the first region is said; Forts come last (WC-Q18).

    Where no piece can move, tricks are asked for only after a die: before `stop` they could be
    done too.
    """
    tribe = holding.mover(p)
    while True:
        more = tricks.tricks(p, tribe)
        names = holding.regions(p, tribe)
        can_move = movable(p, tribe, names)
        if not can_move and (said_stop or not more):
            break
        words = first_words(p, tribe) if can_move else ["stop"]
        word = yield from ask(p["seat"], "deploy", words + more)
        if word in more:
            yield from tricks.perform(p, word)
            continue
        if word == "stop":
            break
        yield from place_tokens(p, tribe, names, word)
        yield from place_beasts(p, tribe, names)
        yield from place_champion(p, tribe, names, "spread")
        break
    yield from forts(p, tribe)


def movable(p: Row, tribe: Row, names: list[str]) -> bool:
    """Tell whether any piece is more than its region needs."""
    if not names:
        return False
    tokens = int(tribe["hand"] + sum(tribe["holds"].values()))
    return all_loose(p, tribe) > 0 or tokens > holding.garrison(tribe) * len(names)


def withdrawals(p: Row) -> Flow[None]:
    """WC-7.2, WC-Q39: clockwise from the seat whose turn it is."""
    seats = p["players"]
    for step in range(1, seats + 1):
        seat = (p["seat"] - 1 + step) % seats + 1 if p["seat"] <= seats else step
        tribe = holding.active(p, seat)
        if tribe is None or seat == p["seat"] or not tribe["holds"]:
            continue
        if not tribe["hand"] and not tribe["beasts"] and not tribe["champion"]:
            continue
        yield from column.refill(p)
        names = holding.regions(p, tribe)
        if tribe["hand"]:
            note(p, "WC-Q39")
            yield from add_tokens(tribe, names)
        if tribe["beasts"]:
            yield from add_beasts(p, tribe, names)
        if tribe["champion"]:
            yield from place_champion(p, tribe, names, "regroup")


# Tokens.


def lack(tribe: Row, tokens: int) -> int:
    """Return how many pieces of other kinds a region with so many tokens still wants."""
    return max(0, holding.garrison(tribe) - tokens)


def all_loose(p: Row, tribe: Row) -> int:
    """Count the Beasts and the Champion of a tribe."""
    lying = sum(holding.loose(p, name) for name in tribe["holds"])
    return int(lying + tribe["beasts"] + tribe["champion"])


def fits(p: Row, tribe: Row, spent: int, tokens: int, regions: int, left: int) -> bool:
    """Tell whether so many tokens here leave enough pieces for the other regions."""
    rest = left - tokens
    wanted = lack(tribe, tokens) + max(0, holding.garrison(tribe) * regions - rest)
    if regions == 0 and rest:
        return False
    return rest >= 0 and spent + wanted <= all_loose(p, tribe)


def first_words(p: Row, tribe: Row) -> list[str]:
    """Return what may be said of the first region."""
    tokens = tribe["hand"] + sum(tribe["holds"].values())
    return words_for(p, tribe, holding.regions(p, tribe), 0, tokens)


def words_for(p: Row, tribe: Row, names: list[str], spent: int, left: int) -> list[str]:
    """Return the numbers that may be said of the next region."""
    numbers = [n for n in range(left + 1) if fits(p, tribe, spent, n, len(names) - 1, left)]
    return [f"deploy {names[0]}={n}" for n in numbers]


def place_tokens(p: Row, tribe: Row, names: list[str], word: str) -> Flow[None]:
    """Let the owner say region by region how many tokens stand there."""
    others = tribe["power"] in ("beast_master", "championing")
    floor = 0 if others or holding.garrison(tribe) > 1 else 1
    tribe["hand"] += sum(tribe["holds"].values()) - floor * len(names)
    tribe["holds"] = dict.fromkeys(names, floor)
    spent = 0
    for place, name in enumerate(names):
        left = tribe["hand"] + floor * (len(names) - place)
        if place:
            words = words_for(p, tribe, names[place:], spent, left)
            word = yield from ask(p["seat"], "deploy", words)
        number = int(word.partition("=")[2])
        tribe["holds"][name] = number
        tribe["hand"] += floor - number
        spent += lack(tribe, number)


def add_tokens(tribe: Row, names: list[str]) -> Flow[None]:
    """Let tokens in hand join those on the map."""
    for place, name in enumerate(names):
        there, hand = tribe["holds"][name], tribe["hand"]
        numbers = range(there, there + hand + 1)
        if place == len(names) - 1:
            numbers = range(there + hand, there + hand + 1)
        words = [f"deploy {name}={n}" for n in numbers]
        word = yield from ask(tribe["seat"], "retreat", words)
        tribe["holds"][name] = int(word.partition("=")[2])
        tribe["hand"] -= tribe["holds"][name] - there


# Beasts and the Champion.


def place_beasts(p: Row, tribe: Row, names: list[str]) -> Flow[None]:
    """Let the owner say region by region how many Beasts stand there (WC-Q16)."""
    if not holding.power_is(tribe, "beast_master"):
        return
    wants = [lack(tribe, tribe["holds"][name]) for name in names]
    left = all_loose(p, tribe)
    if not left:
        return
    for place, name in enumerate(names):
        rest = sum(wants[place + 1 :])
        numbers = range(wants[place], left - rest + 1)
        if place == len(names) - 1:
            numbers = range(left, left + 1)
        word = yield from ask(p["seat"], "spread", [f"beast {name}={n}" for n in numbers])
        number = int(word.partition("=")[2])
        if place == 0:
            for other in names:
                set_beasts(p, other, 0)
        set_beasts(p, name, number)
        left -= number
        tribe["beasts"] = left


def set_beasts(p: Row, name: str, number: int) -> None:
    """Let so many Beasts stand in a region."""
    others = [piece for piece in p["pieces"][name] if piece != "beast"]
    p["pieces"][name] = others + ["beast"] * number


def add_beasts(p: Row, tribe: Row, names: list[str]) -> Flow[None]:
    """Let Beasts in hand join those on the map."""
    for place, name in enumerate(names):
        there, hand = p["pieces"][name].count("beast"), tribe["beasts"]
        numbers = range(there, there + hand + 1)
        if place == len(names) - 1:
            numbers = range(there + hand, there + hand + 1)
        word = yield from ask(tribe["seat"], "regroup", [f"beast {name}={n}" for n in numbers])
        number = int(word.partition("=")[2])
        set_beasts(p, name, number)
        tribe["beasts"] -= number - there


def place_champion(p: Row, tribe: Row, names: list[str], stage: str) -> Flow[None]:
    """WC-11 Championing: he is deployed like a token."""
    if not holding.power_is(tribe, "championing"):
        return
    empty = [name for name in names if lack(tribe, tribe["holds"][name])]
    words = [f"champion-at {name}" for name in empty or names]
    word = yield from ask(tribe["seat"], stage, words)
    for name in names:
        if "champion" in p["pieces"][name]:
            p["pieces"][name].remove("champion")
    tribe["champion"] = False
    p["pieces"][word.split()[1]].append("champion")
    note(p, "champion deployed")


# Forts.


def forts(p: Row, tribe: Row) -> Flow[None]:
    """WC-11 Garrisoned, WC-Q18."""
    if not holding.power_is(tribe, "garrisoned"):
        return
    bare = [n for n in holding.regions(p, tribe) if "fortress" not in p["pieces"][n]]
    yield from spread(p, "fortress", "build", bare)
    note(p, "garrisoned", "WC-Q18")


def spread(
    p: Row, piece: str, stage: str, names: list[str], lost: Sequence[str] = ()
) -> Flow[None]:
    """Place one piece in each region; where they run short the owner says where.

    Those in `lost` go; they lie there until the owner has said something.
    """
    number = holding.supply(p, piece) + len(lost)
    first = 0
    chosen = names if len(names) <= number else []
    for left in range(0 if chosen else min(number, len(names)), 0, -1):
        note(p, f"{piece} short")
        open_to = names[first : len(names) - left + 1]
        word = yield from ask(p["seat"], stage, [f"{piece} {name}" for name in open_to])
        first = names.index(word.split()[1]) + 1
        take_away(p, piece, lost)
        lost = ()
        p["pieces"][names[first - 1]].append(piece)
    take_away(p, piece, lost)
    for name in chosen:
        p["pieces"][name].append(piece)


def take_away(p: Row, piece: str, names: Sequence[str]) -> None:
    """Take a piece out of each of some regions."""
    for name in names:
        p["pieces"][name].remove(piece)
