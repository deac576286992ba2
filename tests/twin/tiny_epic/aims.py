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
    "war": ("take patrol", "take quest", "act", "move", "bid", "retreat", "use", "pay"),
    "raid": ("take quest", "act", "move", "bid", "retreat", "use", "pay"),
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
    if "fall" in EXTRA.get(key, ()):
        glad = tuple(word for word in glad if word != "retreat")
    if key in BIDS:
        glad = (*[word for word in glad if word != "bid"], *BIDS[key])
    if maker.duel:
        one, other = maker.duel
        steps = [f"move {one} {other}", f"move {other} {one}"]
        if aim.role:
            steps = steps[1:] if aim.role == "defender" else steps[:1]
        begun = "take quest" if aim.deed == "raid" else "take patrol"
        words = [word for word in glad if word != "move" and not word.startswith("take")]
        return scenario, (begun, *words, *steps, *EXTRA.get(key, ()))
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
    if key in SCENES:
        return rule_aim(key, rng)
    if key in MOODS:
        return Aim(deed=key), MOODS[key]
    if name == "solo":
        aim, glad = aim_at(rest, rng)
        aim.players = 1
        if rng.random() < 0.5:
            aim.role, aim.own, aim.foes = "", {}, {}
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
        return Aim(("minotaurs",)), ("stand", *MOODS["build" if key.endswith("stand") else "war"])
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
    "dwarves 2": "mountain", "halflings 2": "plains", "boarfolk 1": "plains",
}  # fmt: skip
"""The land or feature near which a card matters."""
EXTRA = {
    "trolls 3": ("fall",), "undead 2": ("fall",), "TEK-7 alliance": ("flag",),
    "TEK-10 flags": ("flag",),
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
    key = f"{name} {level}"
    deed = DEEDS[name].split()[level - 1]
    deed = "raid" if key in RAIDS else deed
    terrain = TERRAINS.get(key, TERRAINS.get(name))
    glad = MOODS[deed] if deed in {"war", "raid"} or rng.random() < 0.9 else MOODS["any"]
    aim = Aim(deed=deed, terrain=terrain)
    highest = HIGHEST.get(key, 2 if name in HEROES else 5)
    if name in HEROES:
        aim.hero, aim.hero_level = name, rng.randint(level, highest)
    else:
        aim.factions = (name,)
        aim.magic = rng.randint(level, highest)
    if deed == "reach":
        aim.magic, aim.mana = level - 1, 9
    if deed in {"war", "raid"}:
        aim.role = "attacker" if deed == "raid" else "defender" if key in DEFENDERS else "attacker"
        aim.beside = key in BESIDE
        if key in WINNERS:
            aim.own, aim.foes = dict(RICH), dict(POOR)
        if key in LOSERS:
            aim.own, aim.foes = POOR | {"food": 9}, dict(RICH)
        if key not in DEFENDERS and key not in ATTACKERS and rng.random() < 0.3:
            aim.role = "defender"
    aim.own |= GOODS.get(key, {})
    aim.foes |= FOES.get(key, {})
    aim.meeples = MEEPLES.get(key)
    aim.inland = key in {"centaurs 4", "valkyries 4"}
    if aim.inland:
        aim.terrain = None
    if key in {"scholar 1", "dwarves 1"}:
        aim.role = "defender"
    if key == "gnomes 2":
        aim.players = rng.randint(2, 5)
    return aim, glad


RICH: Row = {"food": 3, "mana": 9, "ore": 9}
POOR: Row = {"food": 0, "mana": 0, "ore": 0, "silver": 0}
FULL: Row = {"food": 9, "mana": 9, "ore": 9}
GOODS: dict[str, Row] = {
    "boarfolk 4": {"ore": 2}, "queen 2": {"mana": 1, "ore": 1}, "undead 2": {"mana": 1, "food": 0},
    "trolls 3": {"food": 2}, "duelist 1": RICH,
}  # fmt: skip
FOES: dict[str, Row] = {"duelist 1": RICH, "scholar 1": {"mana": 9}, "dwarves 1": {"ore": 9}}
MEEPLES = {"lionfolk 2": 6, "undead 2": 4, "trolls 3": 4}
RAIDS = ("captain 2", "draconians 1")
DEFENDERS = (
    "trolls 1", "trolls 4", "constructs 3", "paladin 1", "paladin 2", "warden 1", "warden 2",
    "minotaurs 2", "ice_giants 2", "ice_giants 4", "engineer 2",
)  # fmt: skip
ATTACKERS = (
    "orcs 1", "berserker 1", "berserker 2", "duelist 1", "warlord 1", "death_knights 4",
    "gnomes 2",
)  # fmt: skip
BESIDE = ("baron 1", "paladin 2", "warlord 1")
WINNERS = (
    "orcs 2", "orcs 3", "valkyries 1", "death_knights 2", "werebears 3", "dark_elves 3",
    "undead 1", "undead 4", "pirates 1",
)  # fmt: skip
LOSERS = (
    "queen 1", "queen 2", "herbalist 1", "herbalist 2", "druid 2", "envoy 2", "birdfolk 2",
    "birdfolk 3", "birdfolk 4", "valkyries 2", "halflings 4", "undead 2", "trolls 3",
    "draconians 3", "imps 3", "imps 4", "boarfolk 4", "frostwraiths 1",
)  # fmt: skip
HIGHEST = {
    "trolls 1": 3, "werebears 1": 3, "yetis 1": 3, "ice_giants 2": 3, "birdfolk 2": 3,
    "berserker 1": 1, "knight 1": 1, "warden 1": 1, "bard 1": 1, "explorer 1": 1,
    "herbalist 1": 1, "spy 1": 2,
}  # fmt: skip
"""The highest level at which a lower one still counts."""
BIDS = {
    "duelist 1": ("bid 2",), "TEK-7 tie": ("bid 2",), "queen 2": ("bid 2", "bid 3"),
    "TEK-7 alliance": ("flag",), "TEK-10 flags": ("flag",), "boarfolk 4": ("bid",),
}  # fmt: skip
"""What is shown gladly in place of any number."""


SCENES: dict[str, tuple[str, Row]] = {
    "TEK-A40": ("war", {"players": 1, "role": "attacker", "own": RICH, "foes": FULL}),
    "TEK-A28": ("war", {"players": 1, "role": "attacker", "own": RICH}),
    "TEK-A29": ("war", {"players": 1, "role": "attacker", "own": RICH, "meeples": 6}),
    "TEK-9 tower": ("build", {"expansion": False, "own": {"tower": 5, "ore": 9}}),
    "TEK-9 meeples": ("expand", {"meeples": 6, "own": FULL}),
    "TEK-9 magic": ("research", {"magic": 4, "mana": 9}),
    "TEK-8 once": ("research", {"players": 3, "magic": 3, "mana": 9, "own": {"reached": 4}}),
    "TEK-9 retired": ("rise", {"hero_level": 2, "retired": 2, "own": FULL}),
    "TEK-11.2 retires": ("rise", {"hero_level": 2, "own": FULL}),
    "TEK-11.2 level": ("rise", {"own": FULL}),
    "TEK-11.2 war": ("war", {"role": "attacker", "own": RICH, "foes": POOR}),
    "TEK-11.2 death": ("war", {"role": "attacker", "own": POOR, "foes": RICH}),
    "TEK-7 alliance": ("war", {"players": 3, "role": "attacker"}),
    "TEK-7 retreat": ("war", {"role": "attacker", "own": RICH, "foes": FULL}),
    "TEK-7 fort": ("war", {"role": "defender", "own": POOR, "foes": RICH}),
    "TEK-7 tie": ("war", {"role": "attacker", "own": RICH, "foes": RICH}),
    "TEK-10 flags": ("war", {"players": 2, "role": "attacker"}),
    "TEK-11.5 discount": ("war", {"role": "defender"}),
    "TEK-A39": ("war", {"role": "attacker", "own": POOR}),
    "TEK-A16": ("expand", {"meeples": 0, "own": FULL}),
    "TEK-A20": ("build", {"meeples": 0, "own": FULL, "expansion": True}),
    "TEK-1 cap": ("collect", {"own": FULL, "meeples": 5}),
    "TEK-10 skipped": ("clear", {"players": 5}),
    "TEK-A25 dawn": ("clear", {"players": 1}),
    "TEK-A25 income": ("clear", {"players": 1}),
    "TEK-6 tundra full": ("patrol", {"terrain": "tundra", "own": FULL}),
    "TEK-11.4 duty": ("patrol", {"terrain": "tundra", "own": FULL}),
    "TEK-11.4 removed": ("quest", {"terrain": "tundra", "own": FULL, "meeples": 4, "inland": True}),
    "TEK-11.4 last": ("quest", {"terrain": "tundra", "own": FULL, "meeples": 1, "inland": True}),
    "TEK-10 conquest": ("quest", {"players": 2, "own": FULL, "meeples": 3}),
    "TEK-12 day number": ("war", {"players": 1, "role": "attacker"}),
    "TEK-12 night number": ("war", {"players": 1, "role": "attacker"}),
    "TEK-12 region by day": ("patrol", {"players": 1, "role": "defender"}),
    "TEK-12 region by night": ("patrol", {"players": 1, "role": "defender"}),
    "TEK-12 way by day": ("patrol", {"players": 1, "role": "defender"}),
    "TEK-12 way by night": ("patrol", {"players": 1, "role": "defender"}),
}
"""For some rules what a position is to be like."""
WARRIORS = tuple(hero for hero in HEROES if ("war", 0) in RISES[hero])


def rule_aim(key: str, rng: Random) -> tuple[Aim, tuple[str, ...]]:
    """Return a kind of position in which a rule matters."""
    deed, wants = SCENES[key]
    kind: Row = {name: dict(v) if isinstance(v, dict) else v for name, v in wants.items()}
    aim = Aim(**kind)
    aim.deed = deed
    if deed == "rise":
        aim.hero = rng.choice([hero for hero in HEROES if hero not in WARRIORS])
        aim.hero_level = wants.get("hero_level", rng.randint(1, 2))
        aim.deed = RISES[aim.hero][aim.hero_level - 1][0]
        return aim, (f"take {aim.deed}", "level", "pay")
    if key in {"TEK-11.2 war", "TEK-11.2 death"}:
        aim.hero = rng.choice(WARRIORS)
        aim.hero_level = rng.choice([n for n in (1, 2) if RISES[aim.hero][n - 1][0] == "war"])
    if aim.magic is not None:
        aim.factions = (rng.choice([name for name in FACTIONS if name != "shapeshifters"]),)
    glad = MOODS[deed]
    if key == "TEK-11.2 death":
        glad = ("fall", *[word for word in glad if word != "retreat"])
    return aim, glad
