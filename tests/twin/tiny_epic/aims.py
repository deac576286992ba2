"""What every rule and card wants to be met in: positions made for it, and what is said gladly."""

from random import Random

from tests.twin.tiny_epic.cards import FACTIONS, HEROES, RISES
from tests.twin.tiny_epic.positions import Aim, Maker, position
from tests.twin.tiny_epic.table import Row

DEEDS = {
    "centaurs": "patrol collect war quest any",
    "constructs": "build expand war build any",
    "dark_elves": "war collect war patrol any",
    "dwarves": "build patrol build trade any",
    "elves": "trade war build war any",
    "goblins": "patrol expand reach expand any",
    "halflings": "trade collect war war any",
    "humans": "research trade war collect any",
    "lizardfolk": "patrol quest quest quest any",
    "merfolk": "patrol collect war quest any",
    "order": "research reach research any any",
    "orcs": "war war war war any",
    "shapeshifters": "reach reach patrol reach any",
    "trolls": "war reach war war any",
    "undead": "war war expand war any",
    "valkyries": "war war war quest any",
    "birdfolk": "quest war war war any",
    "frostwraiths": "war reach build reach any",
    "lionfolk": "reach clear reach expand any",
    "draconians": "war quest war quest any",
    "boarfolk": "patrol clear war war any",
    "death_knights": "war war reach war any",
    "gnomes": "patrol war reach build any",
    "ice_giants": "collect war patrol war any",
    "yetis": "war collect patrol war any",
    "imps": "patrol reach war war any",
    "werebears": "war collect war war any",
    "minotaurs": "build war collect build any",
    "pirates": "war quest reach collect any",
    "alchemist": "collect research",
    "bard": "expand expand",
    "baron": "war collect",
    "berserker": "war war",
    "captain": "quest quest",
    "druid": "collect war",
    "duelist": "war war",
    "engineer": "build war",
    "envoy": "collect war",
    "explorer": "quest quest",
    "herbalist": "war war",
    "knight": "war war",
    "merchant": "trade trade",
    "oracle": "clear research",
    "paladin": "war war",
    "prospector": "collect collect",
    "queen": "war war",
    "ranger": "patrol quest",
    "scholar": "research research",
    "shepherd": "collect expand",
    "smith": "build collect",
    "spy": "quest quest",
    "warden": "war war",
    "warlord": "war war",
    "wizard": "clear clear",
}
"""In what each level of a faction or hero matters, level 1 first."""

MOODS = {
    "war": ("take patrol", "take quest", "act", "move", "bid", "retreat", "use"),
    "patrol": ("take patrol", "act", "move", "use", "stand"),
    "quest": ("take quest", "act", "move", "use"),
    "build": ("take build", "act", "fort", "pay", "level", "use"),
    "research": ("take research", "act", "pay", "level", "use"),
    "expand": ("take expand", "act", "place", "pay", "level", "use"),
    "trade": ("take trade", "act", "trade", "use"),
    "collect": ("collect", "choose", "use", "trade 1", "pass"),
    "clear": ("take", "collect", "choose"),
    "reach": ("take research", "act", "choose"),
    "any": ("act", "use", "level"),
}
"""What is said gladly by somebody who is after a deed."""
FREE_MOODS = ("war", "war", "patrol", "quest", "build", "research", "expand", "trade", "collect")

FACTION_KEYS = tuple(f"{name} {level}" for name in FACTIONS for level in range(1, 6))
HERO_KEYS = tuple(f"{name} {level}" for name in HEROES for level in (1, 2))
LAND_KEYS = tuple(
    f"TEK-5 {terrain}"
    for terrain in ("forest", "mountain", "plains", "ruins", "silver_peaks", "tundra")
)
RULE_KEYS = (
    "TEK-1 cap", "TEK-6 ruins", "TEK-6 tundra full", "TEK-6 third", "TEK-6 ally", "TEK-7 alliance",
    "TEK-7 fort", "TEK-7 retreat", "TEK-7 tie", "TEK-8 once", "TEK-9 capital",
    "TEK-9 capital shared", "TEK-9 magic", "TEK-9 meeples", "TEK-9 retired", "TEK-9 tower",
    "TEK-10 conquest", "TEK-10 flags", "TEK-10 skipped", "TEK-11.1 no silver", "TEK-11.2 death",
    "TEK-11.2 level", "TEK-11.2 retires", "TEK-11.2 war", "TEK-11.4 duty", "TEK-11.4 last",
    "TEK-11.4 removed", "TEK-11.5 discount", "TEK-11.5 lying fort", "TEK-11.5 stand",
    "TEK-12 day number", "TEK-12 next action", "TEK-12 night number", "TEK-12 region by day",
    "TEK-12 region by night", "TEK-12 way by day", "TEK-12 way by night", "TEK-A3", "TEK-A5",
    "TEK-A6 estranged", "TEK-A16", "TEK-A20", "TEK-A24", "TEK-A25 dawn", "TEK-A25 income",
    "TEK-A26 bearing", "TEK-A28", "TEK-A29", "TEK-A39", "TEK-A40",
)  # fmt: skip
KEYS = (*FACTION_KEYS, *HERO_KEYS, *LAND_KEYS, *RULE_KEYS)
"""Everything that a long run has to meet often."""

PLAYERS = {"TEK-10 skipped": 5, "TEK-10 conquest": 2, "TEK-10 flags": 2, "TEK-12": 1, "TEK-A2": 1}
TERRAIN = {"TEK-11.4": "tundra", "TEK-6 tundra": "tundra", "TEK-6 ruins": "ruins"}


def scene(key: str, rng: Random) -> tuple[Row, tuple[str, ...]]:
    """Return a position in which something is likely to be met, and what to say gladly in it."""
    if key == "TEK-A26 bearing":
        return off_the_dial(rng), ("take patrol", "pass")
    if key == "last cycle":
        return last_cycle(rng), ("pass",)
    aim, glad = aim_at(key, rng)
    maker = Maker(rng, aim)
    scenario = maker.make()
    if key == "TEK-A59" and scenario["kingdom"][0].get("copies"):
        scenario["kingdom"][0]["copies"] = {"1": rng.choice(("orcs", "centaurs")), "4": "trolls"}
    row = scenario["kingdom"][0]
    if maker.duel:
        one, other = maker.duel
        steps = (f"move {one} {other}", f"move {other} {one}")
        return scenario, (*[word for word in glad if word != "move"], *steps, *EXTRA.get(key, ()))
    if aim.hero and row.get("hero_at") and aim.deed in {"patrol", "quest"}:
        glad = (*[word for word in glad if word != "move"], f"move {row['hero_at']} ")
    return scenario, glad


def off_the_dial(rng: Random) -> Row:
    """Return a position in which D's meeples are where no pointer goes."""
    scenario = position(rng, Aim(("orcs", "frostwraiths"), players=1, expansion=True))
    human, d = scenario["kingdom"]
    for row, faction in ((human, "orcs"), (d, "frostwraiths")):
        row.update(faction=faction, lying=[], forts=[], lying_forts=[])
    human["home"], d["home"] = "south", "north"
    scenario["cards"] = {"north": "t15b", "south": "t05b"}
    scenario.update(seat=1, shields=[])
    human.update(meeples={"south/a": 1})
    for key in ("hero", "hero_at", "hero_level"):
        human.pop(key, None)
    d.update(magic=rng.randint(1, 3), meeples={"north/1": 1, "south/b": 1})
    return scenario


def last_cycle(rng: Random) -> Row:
    """Return a position before the last clearing, two kingdoms with equal points."""
    scenario = position(rng, Aim(("orcs", "trolls"), players=2, expansion=False, deed="clear"))
    del scenario["neutral" if "neutral" in scenario else "title"]
    scenario.pop("lost", None)
    scenario["cycle"] = rng.choice((59, 60))
    scenario["end_triggered"] = False
    scenario["rulings"]["tower_points"] = "even"
    for row, tower, magic in zip(scenario["kingdom"], (2, 1), (1, 2), strict=True):
        land = rng.choice(("a", "b", "c"))
        row.update(magic=magic, tower=tower, lying=[], trophies=0)
        row["meeples"] = {f"{row['home']}/{land}": 1}
    return scenario


def aim_at(key: str, rng: Random) -> tuple[Aim, tuple[str, ...]]:
    """Return a kind of position in which something is met, and what to say gladly in it."""
    name, _, rest = key.partition(" ")
    if key in MOODS:
        return Aim(deed=key), MOODS[key]
    if name == "solo":
        aim, glad = aim_at(rest, rng)
        aim.players = 1
        return aim, glad
    if rest in MOODS or rest in {"tundra", "neutral"}:
        return aim_in(name, rest, rng)
    if name == "rise":
        hero, _, level = rest.partition(" ")
        deed = RISES[hero][int(level) - 1][0]
        return Aim(hero=hero, hero_level=int(level), deed=deed), ("level", *MOODS[deed])
    if name in DEEDS:
        level, _, other = rest.partition(" ")
        aim, glad = aim_at_card(name, int(level), rng)
        if other in FACTIONS:
            aim.factions = (name, other)
        return aim, glad
    if key.startswith("TEK-5 "):
        return Aim(terrain=rest, deed="collect"), MOODS["collect"]
    if key in {"TEK-11.5 lying fort", "TEK-11.5 stand"}:
        return Aim(("minotaurs",)), MOODS["build" if key.endswith("stand") else "war"]
    if key == "TEK-A55":
        flags = ("take patrol", "act", "flag", "use fort")
        return Aim(("minotaurs",), magic=4, deed="war", players=3), flags
    if key == "TEK-A59":
        return Aim(("shapeshifters", "elves"), magic=4, deed="war", players=2), MOODS["war"]
    if key == "TEK-A24":
        folk = rng.choice(("birdfolk", "imps", "frostwraiths"))
        return Aim((folk,), magic=4, deed="patrol"), MOODS["patrol"]
    if name == "TEK-A61":
        return Aim((rest,), magic=3, deed="patrol", terrain="tundra"), MOODS["patrol"]
    if key == "TEK-8 once":
        aim = Aim(("frostwraiths",), magic=rng.choice((3, 4)), mana=9)
        return aim, MOODS["reach"]
    deed = rng.choice(FREE_MOODS)
    players = next((n for head, n in PLAYERS.items() if key.startswith(head)), None)
    terrain = next((where for head, where in TERRAIN.items() if key.startswith(head)), None)
    expansion = False if key == "TEK-11.1 no silver" else None
    return Aim(players=players, terrain=terrain, expansion=expansion, deed=deed), MOODS[deed]


TERRAINS = {
    "smith": "mountain", "prospector 1": "mountain", "prospector 2": "silver_peaks",
    "druid 1": "forest", "shepherd 1": "plains", "envoy 1": "capital", "wizard 2": "forest",
    "dark_elves": "forest", "centaurs": "plains", "merfolk": "water", "humans": "water",
    "pirates": "water", "werebears": "crags", "imps": "crags", "birdfolk": "crags",
    "frostwraiths": "water", "ice_giants 1": "mountain", "yetis 2": "mountain",
    "dwarves 2": "mountain", "boarfolk 1": "plains",
}  # fmt: skip
"""The land or feature near which a card matters."""
EXTRA = {
    "trolls 3": ("fall",), "undead 2": ("fall",), "envoy 2": ("flag",), "TEK-7 alliance": ("flag",),
    "TEK-10 flags": ("flag",), "boarfolk 4": ("bid 1",),
}  # fmt: skip
"""What else is said gladly."""


def aim_in(name: str, rest: str, rng: Random) -> tuple[Aim, tuple[str, ...]]:
    """Return an aim with a deed or a kind of land beside it."""
    folk: tuple[str, ...] = ()
    if name == "TEK-A24":
        folk = (rng.choice(("birdfolk", "imps", "frostwraiths")),)
    deed = rest if rest in MOODS else "war"
    players = 2 if rest == "neutral" else None
    terrain = "crags" if folk else "tundra" if "tundra" in {name, rest} else None
    return Aim(folk, magic=4, deed=deed, terrain=terrain, players=players), MOODS[deed]


def aim_at_card(name: str, level: int, rng: Random) -> tuple[Aim, tuple[str, ...]]:
    """Return a kind of position in which a level of a faction or hero matters."""
    deed = DEEDS[name].split()[level - 1]
    terrain = TERRAINS.get(f"{name} {level}", TERRAINS.get(name))
    glad = MOODS[deed] if rng.random() < 0.8 else MOODS[rng.choice(FREE_MOODS)]
    if name in HEROES:
        high = rng.randint(level, 2)
        return Aim(hero=name, hero_level=high, deed=deed, terrain=terrain), glad
    if deed == "reach":
        return Aim((name,), magic=level - 1, mana=9, deed=deed), glad
    return Aim((name,), magic=rng.randint(level, 5), deed=deed, terrain=terrain), glad
