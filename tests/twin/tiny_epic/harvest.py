"""What players gain and lose, and collecting (TEK-5)."""

from tests.twin.tiny_epic.table import BARTER, GIVES, KINDS, OF_CHOICE, Row, Table, Talk


def gain_choice(t: Table, k: Row, n: int) -> Talk[None]:
    """Gain units of choice, each by itself; one of a kind that stands at nine is lost."""
    for _ in range(n):
        if t.is_d(k):
            kind = least(k)
        else:
            answer = yield from t.ask(k, [f"choose {kind}" for kind in BARTER])
            kind = answer.split()[1]
        t.gain(k, kind, 1)


def least(k: Row) -> str:
    """TEK-A27: D takes what it has least of, ties mana, ore, food."""
    return min(("mana", "ore", "food"), key=lambda kind: k[kind])


def lose_choice(t: Table, k: Row, n: int, taker: Row | None = None) -> Talk[None]:
    """Lose units of the loser's own choice, silver too; they may go to somebody."""
    for _ in range(n):
        kinds = [kind for kind in KINDS if k[kind]]
        if not kinds:
            return
        if t.is_d(k):
            kind = max(("food", "ore", "mana", "silver"), key=lambda kind: k[kind])
        else:
            answer = yield from t.ask(k, [f"choose {kind}" for kind in kinds])
            kind = answer.split()[1]
        k[kind] -= 1
        if taker is not None:
            t.gain(taker, kind, 1)


def take_choice(t: Table, k: Row, foe: Row, n: int, *, keep: bool) -> Talk[None]:
    """Let a kingdom choose what another loses, and keep it perhaps."""
    for _ in range(n):
        kinds = [kind for kind in KINDS if foe[kind]]
        if not kinds:
            return
        if t.is_d(k):
            order = ("mana", "ore", "food", "silver")
            kind = min([kind for kind in order if foe[kind]], key=lambda kind: k[kind])
        else:
            answer = yield from t.ask(k, [f"choose {kind}" for kind in kinds])
            kind = answer.split()[1]
        foe[kind] -= 1
        if keep:
            t.gain(k, kind, 1)


def gives(t: Table, region: str) -> str:
    """Return what a region gives: a kind, "choice", or "" for nothing."""
    terrain = t.board.terrain[region]
    if terrain == "silver_peaks" and not t.expansion:
        t.meet("TEK-11.1 no silver")
        return ""
    return "choice" if terrain in OF_CHOICE else GIVES.get(terrain, "")


def collects(t: Table, k: Row, meeple: Row) -> bool:
    """Tell whether a meeple collects where it is (TEK-A42)."""
    at = meeple["at"]
    if t.board.is_feature(at):
        return False
    if not meeple["lying"]:
        return not t.is_(at, "ruins")
    if t.is_(at, "ruins"):
        return True
    return t.is_(at, "mountain", "tundra", "silver_peaks") and t.has(k, "yetis", 2)


def collecting(t: Table, k: Row) -> list[str]:
    """Return the regions in which a kingdom has a collecting meeple."""
    return sorted({meeple["at"] for meeple in k["meeples"] if collects(t, k, meeple)})


def doubled(t: Table, k: Row, region: str) -> bool:
    """Tell whether the hero makes its region give two."""
    hero = t.hero(k)
    if hero is None or hero["at"] != region:
        return False
    return (
        t.hero_has(k, "baron", 2)
        or (t.is_(region, "forest", "plains") and t.hero_has(k, "druid", 1))
        or (t.is_(region, "mountain") and t.hero_has(k, "smith", 2))
        or (t.is_(region, "mountain") and t.hero_has(k, "prospector", 1))
        or (t.is_(region, "silver_peaks") and t.hero_has(k, "prospector", 2))
        or (t.is_(region, "plains") and t.hero_has(k, "shepherd", 1))
    )


EXTRA = (
    ("centaurs", 2, "plains", "food"),
    ("halflings", 2, "plains", "food"),
    ("dark_elves", 2, "forest", "mana"),
    ("humans", 4, "at water", "food"),
    ("merfolk", 2, "at water", "mana"),
    ("pirates", 4, "at water", "choice"),
    ("werebears", 2, "at crags", "food"),
)
"""Whose collecting brings one more, where at least one meeple collects, and of what."""


def harvest(t: Table, k: Row) -> Talk[None]:
    """Yield of all regions at once, before what may be done after it."""
    fields = collecting(t, k)
    crop = dict.fromkeys((*KINDS, "choice"), 0)
    for region in fields:
        kind = gives(t, region)
        hero = t.hero(k)
        capital = t.is_(region, "capital") and hero is not None and hero["at"] == region
        if capital and t.hero_has(k, "envoy", 1):
            kind = "choice"
        if kind:
            crop[kind] += 2 if doubled(t, k, region) else 1
            t.meet(f"TEK-5 {t.board.terrain[region]}")
    for faction, level, where, kind in EXTRA:
        if where.startswith("at "):
            near = any(t.board.touches(region, where[3:]) for region in fields)
        else:
            near = any(t.is_(region, where) for region in fields)
        if near and t.has(k, faction, level):
            crop[kind] += 1
    for kind in KINDS:
        t.gain(k, kind, crop[kind])
    yield from gain_choice(t, k, crop["choice"])


def collect(t: Table, k: Row) -> Talk[None]:
    """Collect, then use what may be used after it (TEK-5)."""
    yield from harvest(t, k)
    if t.is_d(k):
        return
    yield from lay_meeple_down(t, k)
    yield from lay_fort_down(t, k)
    yield from turn_metal(t, k)


def lay_meeple_down(t: Table, k: Row) -> Talk[None]:
    """Ice Giants 1: lay one standing meeple down for two ore."""
    able = [
        meeple
        for meeple in k["meeples"]
        if not meeple["lying"] and t.is_(meeple["at"], "mountain", "silver_peaks")
    ]
    if not able or not t.has(k, "ice_giants", 1):
        return
    if not (yield from t.may(k, "collect_lay_down")):
        return
    t.gain(k, "ore", 2)
    words = {name_of(able, meeple): meeple for meeple in able}
    answer = yield from t.ask(k, [f"choose {name}" for name in sorted(words)])
    words[answer.removeprefix("choose ")]["lying"] = True


def name_of(choice: list[Row], meeple: Row) -> str:
    """Return the region, with "hero" where a standard meeple could be meant as well."""
    both = any(m["at"] == meeple["at"] and not m["hero"] for m in choice)
    return f"{meeple['at']} hero" if meeple["hero"] and both else str(meeple["at"])


def lay_fort_down(t: Table, k: Row) -> Talk[None]:
    """Minotaurs 3: lay one standing fort down for two ore."""
    standing = sorted(region for region, stands in k["forts"].items() if stands)
    if not standing or not t.has(k, "minotaurs", 3):
        return
    if not (yield from t.may(k, "fort_lay_down_collect")):
        return
    t.gain(k, "ore", 2)
    answer = yield from t.ask(k, [f"choose {region}" for region in standing])
    k["forts"][answer.removeprefix("choose ")] = False


def turn_metal(t: Table, k: Row) -> Talk[None]:
    """Alchemist 1: turn one ore into mana or one mana into ore."""
    pairs = (("ore", "mana"), ("mana", "ore"))
    words = [f"trade 1 {give} {take}" for give, take in pairs if k[give] and k[take] < 9]
    if words and t.hero_has(k, "alchemist", 1):
        answer = yield from t.ask(k, [*words, "pass"])
        if answer != "pass":
            _, _, give, take = answer.split()
            k[give] -= 1
            t.gain(k, take, 1)
