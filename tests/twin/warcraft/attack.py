"""What a defender loses, what is tallied for it, and the lone Tauren (WC-6.4, WC-10)."""

from tests.twin.warcraft import column, holding
from tests.twin.warcraft.position import note
from tests.twin.warcraft.question import Flow, Row, ask

ENEMIES = {("alliance", "horde"), ("horde", "alliance")}


def attacked(p: Row, name: str) -> None:
    """Remember whose active race was attacked (WC-1)."""
    tribe = holding.holder(p, name)
    if tribe is not None and not tribe["declined"] and tribe["seat"] != p["seat"]:
        p["turn"]["attacked"].add(tribe["seat"])


def by_chapel(p: Row, tribe: Row) -> bool:
    """WC-14 Light's Hope Chapel, WC-Q32."""
    if not holding.has_site(p, tribe, "lights_hope_chapel"):
        return False
    note(p, "lights_hope_chapel", "WC-Q32")
    return True


def by_light(p: Row, tribe: Row) -> bool:
    """WC-10 Draenei, WC-Q25: the first piece in each opponent's turn."""
    if not holding.race_is(tribe, "draenei") or tribe["race"] in p["turn"]["spared"]:
        return False
    p["turn"]["spared"].add(tribe["race"])
    note(p, "draenei", "WC-Q25")
    return True


def spared(p: Row, tribe: Row) -> bool:
    """Tell whether a piece that would be lost is kept."""
    return by_chapel(p, tribe) or by_light(p, tribe)


def count_lost(p: Row, owner: Row | None, number: int) -> None:
    """Count what Forsaken may recruit: WC-10, WC-Q05, WC-Q24."""
    if owner is None:
        if not p["rulings"]["forsaken_counts_murlocs"]:
            note(p, "forsaken_counts_murlocs")
            return
        note(p, "WC-Q05", *(["WC-Q53"] if p["revenge"] else []))
    elif owner["seat"] == p["seat"]:
        note(p, "WC-Q24")
        return
    p["turn"]["lost"] += number


def ransom(p: Row, owner: Row) -> None:
    """WC-11 Championing: a captured Champion costs a coin, WC-Q15, WC-Q46, WC-Q52."""
    coins = min(1, p["coins"][owner["seat"]])
    if p["seat"] > p["players"]:
        note(p, "WC-Q52")
    holding.pay(p, owner["seat"], p["seat"], coins)
    note(p, "ransom")


def rout(p: Row, owner: Row, name: str) -> None:
    """Drive an active race out of a region (WC-6.4)."""
    there = p["pieces"][name]
    beasts = there.count("beast")
    champion = "champion" in there
    tokens = owner["holds"][name]
    if champion:
        ransom(p, owner)
        owner["champion"] = True
    elif not spared(p, owner):
        if beasts:
            beasts -= 1
            note(p, "WC-Q16")
        else:
            tokens -= 1
        count_lost(p, owner, 1)
    del owner["holds"][name]
    owner["hand"] += tokens
    owner["beasts"] += beasts
    p["pieces"][name] = [piece for piece in there if piece not in ("beast", "champion")]


def tally(p: Row, attacker: Row, name: str) -> None:
    """Remember a conquest for scoring: WC-6.4, WC-8, WC-Q06, WC-Q47."""
    owner = holding.holder(p, name)
    pieces = holding.defenders(p, name)
    mine = owner is not None and owner["seat"] == attacker["seat"]
    side = holding.faction(p, owner) if owner is not None else "neutral"
    ours = holding.faction(p, attacker)
    p["turn"]["won"].append({
        "race": owner["race"] if owner else "", "mine": mine, "pieces": pieces,
        "enemy": not mine and (ours, side) in ENEMIES, "alliance": not mine and side == "alliance",
    })  # fmt: skip
    if pieces:
        whose = f" from {owner['seat']} {owner['race']}" if owner is not None else ""
        p["turn"]["conquered"].append(name + whose)
    if mine:
        note(p, "WC-Q06")
    if p["turn"]["side"] and p["turn"]["won"][-1]["enemy"]:
        note(p, "side rewarded")


def overrun(p: Row, attacker: Row, name: str) -> None:
    """Let the defender of a region lose it (WC-6.4, steps 3 and 4)."""
    tally(p, attacker, name)
    owner = holding.holder(p, name)
    if owner is None:
        murlocs = p["murlocs"].pop(name, 0)
        if murlocs:
            note(p, "murlocs lost")
            count_lost(p, None, murlocs)
    elif owner["declined"]:
        count_lost(p, owner, owner["holds"].pop(name))
    else:
        rout(p, owner, name)
    holding.clear(p, name)


def forgotten(p: Row) -> Flow[None]:
    """Let races in decline go that have no token left on the map (WC-6.4, step 7)."""
    for tribe in [t for t in p["tribes"] if t["declined"] and not t["holds"]]:
        column.leave(p, tribe)
    yield from column.refill(p)


def lonely(p: Row) -> Flow[None]:
    """WC-10 Tauren, WC-Q26: a single piece moves to another region of its race at once."""
    for tribe in p["tribes"]:
        if not holding.race_is(tribe, "tauren"):
            continue
        for name in holding.regions(p, tribe):
            if holding.defenders(p, name) == 1:
                yield from move_lone(p, tribe, name)


def move_lone(p: Row, tribe: Row, name: str) -> Flow[None]:
    """Let the owner say where a lone piece goes; to hand where no region is left."""
    note(p, "WC-Q26")
    others = [other for other in holding.regions(p, tribe) if other != name]
    there = p["pieces"][name]
    beast, champion = "beast" in there, "champion" in there
    kind = "beast" if beast else "champion" if champion else "token"
    note(p, f"lone {kind}")
    word = ""
    if others:
        words = [f"choose {other}" for other in others]
        word = yield from ask(tribe["seat"], "choose", words)
    del tribe["holds"][name]
    p["pieces"][name] = [piece for piece in there if piece not in ("beast", "champion")]
    if word:
        other = word.split()[1]
        tribe["holds"][other] += 0 if beast or champion else 1
        p["pieces"][other] += ["beast"] * beast + ["champion"] * champion
    else:
        tribe["hand"] += 0 if beast or champion else 1
        tribe["beasts"] += int(beast)
        tribe["champion"] = tribe["champion"] or champion
    holding.emptied(p, name)
