"""What happens as a turn begins: T2 and T3 of WC-4."""

from tests.twin.warcraft import attack, discovery, holding, price
from tests.twin.warcraft.position import note
from tests.twin.warcraft.question import Flow, Row, ask, draw


def effects(p: Row, mode: str) -> Flow[None]:
    """Let T2 pass; in a turn of decline only its first parts happen (WC-Q03)."""
    tribe = holding.mover(p)
    if mode != "decline":
        beasts_back(p, tribe)
    yield from bombs(p, tribe)
    if mode != "decline":
        yield from beasts(p, tribe)
    if mode != "decline" or p["rulings"]["worgen_on_decline"]:
        yield from form(p, tribe, mode)
    elif holding.race_is(tribe, "worgen"):
        note(p, "worgen_on_decline")
    if mode != "decline":
        yield from discovery.take_sides(p, "begin")


def harmony_back(tribe: Row) -> None:
    """WC-10 Pandaren: all Harmony comes back."""
    tribe["harmony"] = set()


# WC-10 Goblins, WC-Q13, WC-Q19, WC-Q47.


def bombs(p: Row, tribe: Row) -> Flow[None]:
    """Turn up every Bomb that lies beside an opponent, in the order of the map."""
    if not holding.race_is(tribe, "goblins"):
        return
    for name in p["order"]:
        if "bomb" in p["pieces"][name]:
            yield from bomb(p, tribe, name)
    yield from attack.lonely(p)


def bomb(p: Row, tribe: Row, name: str) -> Flow[None]:
    """Turn up one."""
    seat = p["seat"]
    if price.shut(p, seat, name) or price.aegis_fee(p, seat, name):
        p["pieces"][name].remove("bomb")
        note(p, "bomb smothered")
        return
    due = price.harmony_fee(p, seat, name)
    if due:
        note(p, "WC-Q13")
        words = ["choose pay"] if price.affords(p, seat, due) else []
        word = yield from ask(seat, "begin", [*words, "choose discard"])
        if word == "choose discard":
            p["pieces"][name].remove("bomb")
            return
        price.settle(p, seat, due)
    stack = p["bombs"]
    word = yield from draw("reveal", {f"reveal={k}": stack[k] for k in ("live", "dud") if stack[k]})
    kind = word.removeprefix("reveal=")
    stack[kind] -= 1
    p["pieces"][name].remove("bomb")
    note(p, "goblins")
    attack.attacked(p, name)
    if kind == "live":
        note(p, "WC-Q47")
        attack.overrun(p, tribe, name)
        holding.emptied(p, name)
        yield from attack.forgotten(p)


# WC-11 Beast Master, WC-Q16.


def beasts_back(p: Row, tribe: Row) -> None:
    """Send all Beasts back; nothing that Bombs do depends on whether it is before them."""
    if not holding.power_is(tribe, "beast_master"):
        return
    tribe["beasts"] = 0
    for name in holding.regions(p, tribe):
        p["pieces"][name] = [piece for piece in p["pieces"][name] if piece != "beast"]
        if tribe["holds"][name] == 0:
            del tribe["holds"][name]
            holding.emptied(p, name)


def beasts(p: Row, tribe: Row) -> Flow[None]:
    """Take a Beast for each Hill."""
    if not holding.power_is(tribe, "beast_master"):
        return
    yield from attack.lonely(p)
    hills = [name for name in tribe["holds"] if holding.is_(p, name, "hill")]
    tribe["beasts"] = min(len(hills), holding.supply(p, "beast"))
    if hills:
        note(p, "beast_master")


# WC-10 Worgen.


def form(p: Row, tribe: Row, mode: str) -> Flow[None]:
    """Choose human form, for coins, or worgen form, for a coin."""
    if not holding.race_is(tribe, "worgen"):
        return
    seat = p["seat"]
    words = ["human"] + (["worgen"] if p["coins"][seat] >= 1 else [])
    word = yield from ask(seat, "begin", words)
    p["turn"]["form"] = word
    p["coins"][seat] += 2 if word == "human" else -1
    note(p, "worgen", *(["WC-Q03"] if mode == "decline" else []))


# WC-4.1.


def ready(p: Row) -> Flow[None]:
    """Give up regions, then take what is too much into the hand."""
    tribe = holding.mover(p)
    left = holding.regions(p, tribe)
    while left:
        words = [f"abandon {name}" for name in left]
        word = yield from ask(p["seat"], "ready", [*words, "ready"])
        if word == "ready":
            break
        name = word.split()[1]
        abandon(p, tribe, name)
        p["turn"]["battleground"] &= holding.has_site(p, tribe, "battleground")
        left = left[left.index(name) + 1 :]
    for name in holding.regions(p, tribe):
        lift(p, tribe, name)


def abandon(p: Row, tribe: Row, name: str) -> None:
    """Take every piece out of a region."""
    note(p, "abandoned")
    tribe["hand"] += tribe["holds"].pop(name)
    there = p["pieces"][name]
    tribe["beasts"] += there.count("beast")
    tribe["champion"] = tribe["champion"] or "champion" in there
    p["pieces"][name] = [piece for piece in there if piece not in ("beast", "champion")]
    holding.emptied(p, name)


def lift(p: Row, tribe: Row, name: str) -> None:
    """Take into the hand what a region can do without; the Champion first."""
    keep = holding.garrison(tribe)
    note(p, *(["tauren"] if keep > 1 else []))
    there = p["pieces"][name]
    if "champion" in there and tribe["holds"][name] >= keep:
        there.remove("champion")
        tribe["champion"] = True
    spare = max(0, min(tribe["holds"][name], holding.defenders(p, name) - keep))
    tribe["holds"][name] -= spare
    tribe["hand"] += spare
