"""Conquests in every manner (WC-6): what may be said, and how it is carried out."""

from tests.twin.warcraft import attack, box, discovery, holding, price
from tests.twin.warcraft.position import note
from tests.twin.warcraft.question import Flow, Row, ask, draw

TOOLS = {
    "conquer": (), "frost": ("frostmourne",), "hammer": ("doomhammer",),
    "ashes": ("ashes_of_alar",), "pilgrim": ("relic",), "raid": ("raid",),
}  # fmt: skip
"""What is used up for the turn by each manner of conquest."""
WITH_FROST = ("ashes", "pilgrim", "raid")
"""Manners that Frostmourne adds to (WC-6.3)."""


def parsed(word: str) -> tuple[str, str, str]:
    """Split "ashes R frost" into verb, region and addition."""
    verb, _, rest = word.partition(" ")
    name, _, more = rest.partition(" ")
    return verb, name, more


def usable(p: Row, tribe: Row, tool: str) -> bool:
    """Tell whether something that serves once a turn can still be used."""
    if p["turn"]["used"][tool]:
        return False
    if tool == "relic":
        return holding.race_is(tribe, "ethereals")
    if tool == "raid":
        return holding.race_is(tribe, "gnomes")
    return holding.has_site(p, tribe, tool)


def tools_of(verb: str, more: str) -> tuple[str, ...]:
    """Return all that a conquest uses up."""
    tools: tuple[str, ...] = TOOLS[verb]
    return (*tools, "frostmourne") if more == "frost" else tools


def less_of(verb: str, more: str) -> int:
    """Return by how much a manner of conquest is cheaper."""
    return 2 * ((verb in ("frost", "pilgrim")) + (more == "frost"))


def open_place(p: Row, name: str) -> bool:
    """Tell whether an open Legendary Place lies in a region (WC-Q34)."""
    return any(f"site:{place}" in p["pieces"][name] for place in box.PLACES)


def reaches(p: Row, tribe: Row, verb: str, name: str) -> bool:
    """Tell whether a manner of conquest gets at a region."""
    if verb in ("ashes", "raid"):
        return not holding.wet(p, name)
    if verb == "pilgrim":
        return price.borders(p, tribe, name) and open_place(p, name)
    return price.within_reach(p, tribe, name)


def defended_by_one(p: Row, name: str) -> bool:
    """WC-Q08: what the Doomhammer asks for in the other reading."""
    return holding.defenders(p, name) + price.defence(p, name) == 1


def hammered(p: Row, name: str) -> bool:
    """WC-13 Doomhammer."""
    note(p, "WC-Q08")
    if p["rulings"]["doomhammer_mode"] == "attack_with_one":
        return True
    note(p, "defended_by_one")
    return defended_by_one(p, name)


def fees(p: Row, verb: str, name: str) -> price.Fees:
    """Return the coins that a conquest costs."""
    due = price.attack_fees(p, p["seat"], name)
    if verb == "hammer":
        owner = holding.holder(p, name)
        due = [*due, (owner["seat"] if owner else price.BANK, 2, "")]
    return due


def may_attack(p: Row, tribe: Row, name: str) -> bool:
    """Tell whether a region may be conquered at all (WC-6.1)."""
    if name in tribe["holds"] or price.shut(p, tribe["seat"], name):
        return False
    if holding.wet(p, name) and holding.race_is(tribe, "naga"):
        note(p, "naga", "WC-Q23")
        return True
    return not holding.wet(p, name)


def need(p: Row, tribe: Row, verb: str, name: str, more: str, roll: int = 0) -> int:
    """Return how many pieces a conquest takes from the hand."""
    if verb == "hammer":
        return holding.garrison(tribe)
    less = less_of(verb, more) + roll
    return price.price(p, tribe, name, less, beside=verb in ("ashes", "raid", "pilgrim"))


def in_hand(tribe: Row) -> int:
    """Count the tokens and Beasts in hand."""
    return int(tribe["hand"] + tribe["beasts"])


def short(p: Row, tribe: Row, verb: str, name: str, more: str) -> int:
    """Return how many pieces are missing."""
    return need(p, tribe, verb, name, more) - in_hand(tribe)


def aims(p: Row, tribe: Row, verb: str, more: str = "") -> list[str]:
    """Return the regions that a manner of conquest may be tried on, tokens aside."""
    if in_hand(tribe) < holding.garrison(tribe):
        return []
    if not all(usable(p, tribe, tool) for tool in tools_of(verb, more)):
        return []
    found = []
    for name in p["order"]:
        if not may_attack(p, tribe, name) or not reaches(p, tribe, verb, name):
            continue
        if verb == "hammer" and not hammered(p, name):
            continue
        if price.affords(p, tribe["seat"], fees(p, verb, name)):
            found.append(name)
    return found


def plain(p: Row, tribe: Row) -> list[str]:
    """Return conquests at their price, and last attempts (WC-6.4, WC-6.5)."""
    words = []
    for name in aims(p, tribe, "conquer"):
        missing = short(p, tribe, "conquer", name, "")
        if 1 <= missing <= 3:
            words.append(f"attempt {name}")
        if missing > 0:
            continue
        words.append(f"conquer {name}")
        pieces = need(p, tribe, "conquer", name, "")
        fewest = max(0, pieces - tribe["hand"])
        most = min(pieces, tribe["beasts"])
        words += [f"conquer {name} beasts={n}" for n in range(fewest + 1, most + 1)]
    return words


def special(p: Row, tribe: Row) -> list[str]:
    """Return the conquests that some artifact or race allows (WC-10, WC-13)."""
    words = []
    for verb in ("frost", "hammer", "ashes", "pilgrim", "raid"):
        for more in ("", "frost") if verb in WITH_FROST else ("",):
            words += [
                f"{verb} {name} {more}".strip()
                for name in aims(p, tribe, verb, more)
                if verb == "raid" or short(p, tribe, verb, name, more) <= 3
            ]
    return words


def champion_aims(p: Row, tribe: Row, more: str) -> list[str]:
    """WC-11 Championing, WC-Q15: next door, or where the race's own reach makes it so."""
    found = []
    for name in p["order"]:
        if holding.wet(p, name) or not may_attack(p, tribe, name):
            continue
        beside = price.borders(p, tribe, name) or price.by_cavern(p, tribe, name)
        if beside == (more == "raid"):
            continue
        if price.affords(p, tribe["seat"], price.attack_fees(p, tribe["seat"], name)):
            found.append(name)
    return found


def championing(p: Row, tribe: Row) -> list[str]:
    """Return where the Champion may go."""
    if not holding.power_is(tribe, "championing") or not tribe["champion"]:
        return []
    if in_hand(tribe) == 0:
        note(p, "WC-Q27")
    if p["turn"]["used"]["champion"] or tribe["hand"] < holding.garrison(tribe) - 1:
        return []
    words = [f"champion {name}" for name in champion_aims(p, tribe, "")]
    if usable(p, tribe, "raid"):
        words += [f"champion {name} raid" for name in champion_aims(p, tribe, "raid")]
    return words


def offers(p: Row, tribe: Row) -> list[str]:
    """Return every conquest that may be said."""
    return plain(p, tribe) + special(p, tribe) + championing(p, tribe)


# Carrying out.


def beasts_spent(tribe: Row, pieces: int, more: str) -> int:
    """WC-Q16: race tokens go first, unless it is said otherwise."""
    if more.startswith("beasts="):
        return int(more.removeprefix("beasts="))
    return max(0, pieces - int(tribe["hand"]))


def conquer(p: Row, word: str) -> Flow[None]:
    """Carry out what was said."""
    verb, name, more = parsed(word)
    if verb == "champion":
        yield from send_champion(p, name, more)
    elif verb == "raid":
        yield from raid(p, name, more)
    elif verb == "attempt":
        price.settle(p, p["seat"], fees(p, "conquer", name))
        yield from gamble(p, "conquer", name, "")
    else:
        tribe = holding.mover(p)
        price.settle(p, p["seat"], fees(p, verb, name))
        for tool in tools_of(verb, more):
            p["turn"]["used"][tool] += 1
            note(p, "ethereals" if tool == "relic" else tool)
        pieces = need(p, tribe, verb, name, more)
        if pieces > in_hand(tribe):
            yield from gamble(p, verb, name, more)
        else:
            attack.attacked(p, name)
            yield from strike(p, name, pieces, beasts_spent(tribe, pieces, more), verb, more)


def gamble(p: Row, verb: str, name: str, more: str, before: int = 0) -> Flow[None]:
    """Roll the die for a last attempt; conquests are over then (WC-6.5)."""
    tribe = holding.mover(p)
    word = yield from draw("roll", box.DIE)
    roll = int(word.removeprefix("roll="))
    attack.attacked(p, name)
    p["turn"]["used"]["die"] += 1
    note(p, "die")
    if need(p, tribe, verb, name, more, before) <= in_hand(tribe) + roll:
        yield from strike(p, name, in_hand(tribe), tribe["beasts"], verb, more)
    else:
        note(p, "die failed")


def raid(p: Row, name: str, more: str) -> Flow[None]:
    """WC-10 Gnomes, WC-Q21: the target is named, then the die is rolled."""
    tribe = holding.mover(p)
    note(p, "gnomes", "WC-Q21", *(["raid for coins"] if fees(p, "raid", name) else []))
    price.settle(p, p["seat"], fees(p, "raid", name))
    for tool in tools_of("raid", more):
        p["turn"]["used"][tool] += 1
        note(p, tool)
    word = yield from draw("roll", box.DIE)
    roll = int(word.removeprefix("roll="))
    attack.attacked(p, name)
    pieces = need(p, tribe, "raid", name, more, roll)
    missing = pieces - in_hand(tribe)
    if missing <= 0:
        yield from strike(p, name, pieces, beasts_spent(tribe, pieces, ""), "raid", more)
        return
    words = [f"attempt {name}"] if missing <= 3 else []
    answer = yield from ask(p["seat"], "choose", [*words, "raid -"])
    if answer == "raid -":
        note(p, "raid dropped")
        return
    yield from gamble(p, "raid", name, more, roll)


def send_champion(p: Row, name: str, more: str) -> Flow[None]:
    """WC-11 Championing: he takes a region alone (WC-Q15)."""
    tribe = holding.mover(p)
    note(p, *(["champion of tauren"] if tribe["race"] == "tauren" else []))
    note(p, *(["champion for coins"] if fees(p, "champion", name) else []))
    price.settle(p, p["seat"], fees(p, "champion", name))
    attack.attacked(p, name)
    p["turn"]["used"]["champion"] += 1
    p["turn"]["used"]["raid"] += more == "raid"
    note(p, "championing", "WC-Q15", *(["champion raid"] if more else []))
    attack.overrun(p, tribe, name)
    tokens = holding.garrison(tribe) - 1
    tribe["champion"] = False
    tribe["hand"] -= tokens
    tribe["holds"][name] = tokens
    p["pieces"][name].append("champion")
    yield from moved_in(p, name)


def strike(p: Row, name: str, pieces: int, beasts: int, verb: str, more: str) -> Flow[None]:
    """Conquer a region with pieces from the hand (WC-6.4, WC-Q07)."""
    tribe = holding.mover(p)
    note(p, "WC-Q07", *(["tauren"] if tribe["race"] == "tauren" else []))
    attack.overrun(p, tribe, name)
    tribe["hand"] -= pieces - beasts
    tribe["beasts"] -= beasts
    tribe["holds"][name] = pieces - beasts
    p["pieces"][name] += ["beast"] * beasts
    if beasts:
        note(p, "beast_master", "WC-Q16")
    for tool in tools_of(verb, more):
        carry(p, tool, name)
    yield from moved_in(p, name)


def carry(p: Row, tool: str, name: str) -> None:
    """Lay a used artifact where it was used: WC-12, WC-Q09."""
    lay = holding.place_of(p, f"site:{tool}")
    if lay is not None:
        p["pieces"][lay].remove(f"site:{tool}")
        p["pieces"][name].append(f"site:{tool}")
        note(p, "WC-Q09")


def moved_in(p: Row, name: str) -> Flow[None]:
    """Let everything follow that follows a conquest."""
    tribe = holding.mover(p)
    raise_wall(p, tribe, name)
    objective(p, tribe, name)
    holding.collect_bombs(p)
    yield from attack.forgotten(p)
    yield from discovery.discover(p, name, p["seat"])
    yield from discovery.take_sides(p)


def raise_wall(p: Row, tribe: Row, name: str) -> None:
    """WC-10 Night Elves, WC-Q45."""
    if not holding.race_is(tribe, "night_elves") or not holding.is_(p, name, "forest"):
        return
    if holding.supply(p, "wall") == 0:
        note(p, "walls run out")
    else:
        p["pieces"][name].append("wall")
        note(p, "wall", "WC-Q45")


def objective(p: Row, tribe: Row, name: str) -> None:
    """WC-10 Humans: two coins for the conqueror and for the Humans."""
    if "target" not in p["pieces"][name]:
        return
    note(p, "humans")
    if holding.faction(p, tribe) == "horde":
        note(p, "objective stays")
        return
    p["pieces"][name].remove("target")
    p["coins"][tribe["seat"]] += 2
    for other in p["tribes"]:
        if holding.race_is(other, "humans") and other["seat"] != tribe["seat"]:
            p["coins"][other["seat"]] += 2
