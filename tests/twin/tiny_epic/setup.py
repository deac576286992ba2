"""Setting a game up (TEK-2, TEK-12)."""

from itertools import product

from tests.twin.tiny_epic.board import printed, sides_of
from tests.twin.tiny_epic.cards import SEEKS, playable
from tests.twin.tiny_epic.heroes import has_heroes, hire
from tests.twin.tiny_epic.prices import word
from tests.twin.tiny_epic.table import BARTER, Row, Table, Talk

START = 6
BEGINNERS = {"food": 3, "mana": 2, "ore": 1}


def set_up(t: Table, box: str) -> Talk[None]:
    """Set a game up from nothing to the first selection."""
    dealt: list[str] = []
    if t.solo and t.rulings["solo_lands"] == "picked":
        yield from pick_lands(t, box, dealt)
        yield from give_factions(t, box)
    elif t.rulings["sides"] == "before_factions":
        yield from deal_lands(t, box, dealt)
        yield from pick_sides(t, dealt)
        yield from give_factions(t, box)
    else:
        yield from deal_lands(t, box, dealt)
        yield from give_factions(t, box)
        yield from pick_sides(t, dealt)
    while t.rulings["redeal"] and not contented(t, dealt):
        yield from deal_lands(t, box, dealt)
        yield from pick_sides(t, dealt)
    if t.players == 2:
        yield from lay_lost_kingdom(t, box, dealt)
    for k, side in zip(t.kingdoms, dealt, strict=True):
        t.board.lay_side(side, side)
        k["home"] = side
    for k in t.kingdoms:
        yield from settle(t, k)
    for k in t.kingdoms:
        yield from split(t, k)
    rejected: list[str] = []
    for k in t.kingdoms:
        if has_heroes(t, k):
            yield from hire(t, k, rejected)
    t.cycle = 1


def pick_lands(t: Table, box: str, dealt: list[str]) -> Talk[None]:
    """Solo, `solo_lands` picked: the human picks both sides, the own home first."""
    for _ in t.kingdoms:
        free = [side for side in sides_of(box) if side[:-1] not in {d[:-1] for d in dealt}]
        answer = yield from t.ask(t.kingdoms[0], [f"choose {side}" for side in free])
        dealt.append(answer.removeprefix("choose "))


def deal_lands(t: Table, box: str, dealt: list[str]) -> Talk[None]:
    """Deal a card to each."""
    cards = sorted({side[:-1] for side in sides_of(box)})
    dealt.clear()
    for _ in t.kingdoms:
        free = [card for card in cards if card not in dealt]
        answer = yield from t.draw([f"draw={card}" for card in free])
        dealt.append(answer.removeprefix("draw="))


def pick_sides(t: Table, dealt: list[str]) -> Talk[None]:
    """Let each pick a side; solo the human for both."""
    for number, k in enumerate(t.kingdoms):
        chooser = t.kingdoms[0] if t.solo else k
        card = dealt[number]
        answer = yield from t.ask(chooser, [f"choose {card}a", f"choose {card}b"])
        dealt[number] = answer.removeprefix("choose ")


def give_factions(t: Table, box: str) -> Talk[None]:
    """Deal the factions or let them be picked."""
    names = playable(box, t.rulings["faction_sets"], forts=t.expansion)
    t.factions = names
    for k in t.kingdoms:
        free = [name for name in names if name not in {o["faction"] for o in t.kingdoms}]
        if t.solo or t.rulings["factions"] == "picked":
            chooser = t.kingdoms[0] if t.solo else k
            answer = yield from t.ask(chooser, [f"choose {name}" for name in free])
        else:
            answer = yield from t.draw([f"draw={name}" for name in free])
        k["faction"] = answer.replace("=", " ").split()[1]


def lay_lost_kingdom(t: Table, box: str, dealt: list[str]) -> Talk[None]:
    """Two players: an unused card with a neutral meeple in each region but tundra (TEK-A21b)."""
    used = {side[:-1] for side in dealt}
    free = [side for side in sides_of(box) if side[:-1] not in used]
    side = (yield from t.draw([f"draw={side}" for side in free])).removeprefix("draw=")
    t.board.lay_side(side, side)
    t.lost = side
    t.neutral = {region for region in t.board.land(side) if not t.is_(region, "tundra")}


def settle(t: Table, k: Row) -> Talk[None]:
    """Put the first meeples down (TEK-A32); D's go to a forest and a mountain."""
    home = t.board.land(k["home"])
    if t.is_d(k):
        for terrain in ("forest", "mountain"):
            places = [f"place {at}" for at in home if t.is_(at, terrain)]
            answer = yield from t.ask(t.kingdoms[0], places)
            t.put(k, answer.removeprefix("place "))
        return
    answer = yield from t.ask(k, [f"place {at}" for at in home if not t.is_(at, "tundra")])
    at = answer.removeprefix("place ")
    t.put(k, at)
    t.put(k, at, hero=has_heroes(t, k))


def split(t: Table, k: Row) -> Talk[None]:
    """Give the starting resources out."""
    if t.is_d(k):
        k.update(dict.fromkeys(BARTER, int(t.rulings["solo_difficulty"])))
    elif t.rulings["start"] == "beginner":
        k.update(BEGINNERS)
    else:
        parts = [n for n in product(range(START + 1), repeat=3) if sum(n) == START]
        options = [dict(zip(BARTER, n, strict=True)) for n in parts]
        words = [word(units).replace("pay", "split") for units in options]
        answer = yield from t.ask(k, words)
        k.update(options[words.index(answer)])


def contented(t: Table, dealt: list[str]) -> bool:
    """TEK-A37: tell whether each faction finds its feature on some card in play."""
    kinds = {area["kind"] for side in dealt for area in printed(side).get("feature", {}).values()}
    wanted = {SEEKS[k["faction"]] for k in t.kingdoms if k["faction"] in SEEKS}
    return wanted <= kinds
