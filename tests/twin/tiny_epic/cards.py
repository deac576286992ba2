"""Names on the cards: who is in which box, how heroes rise (docs/games/tiny-epic.md)."""

BASE = (
    "centaurs", "constructs", "dark_elves", "dwarves", "elves", "goblins", "halflings", "humans",
    "lizardfolk", "merfolk", "order", "orcs", "shapeshifters", "trolls", "undead", "valkyries",
)  # fmt: skip
NORTH = (
    "birdfolk", "frostwraiths", "lionfolk", "draconians", "boarfolk", "death_knights", "gnomes",
    "ice_giants", "yetis", "imps", "werebears", "minotaurs", "pirates",
)  # fmt: skip
FACTIONS = BASE + NORTH
NEEDS_FORTS = ("minotaurs",)
SEEKS = {
    "humans": "water", "merfolk": "water", "frostwraiths": "water", "pirates": "water",
    "shapeshifters": "crags", "birdfolk": "crags", "imps": "crags", "werebears": "crags",
}  # fmt: skip
"""What feature a faction's abilities speak of (TEK-A37)."""

WAR = ("war", 0)
RISES = {
    "alchemist": (("research", 3), ("build", 3)),
    "bard": (("expand", 3), ("research", 3)),
    "baron": (("build", 2), ("expand", 4)),
    "berserker": (WAR, WAR),
    "captain": (("build", 2), ("expand", 4)),
    "druid": (("research", 2), ("expand", 3)),
    "duelist": (WAR, ("research", 3)),
    "engineer": (("build", 3), ("build", 4)),
    "envoy": (("research", 2), ("build", 3)),
    "explorer": (("expand", 2), ("research", 3)),
    "herbalist": (("expand", 2), ("expand", 4)),
    "knight": (WAR, ("build", 3)),
    "merchant": (("expand", 3), ("research", 3)),
    "oracle": (("research", 2), ("research", 3)),
    "paladin": (("research", 2), WAR),
    "prospector": (("build", 2), ("expand", 3)),
    "queen": (WAR, ("research", 3)),
    "ranger": (("expand", 3), WAR),
    "scholar": (("research", 3), ("research", 5)),
    "shepherd": (("expand", 2), ("expand", 3)),
    "smith": (("build", 2), ("build", 4)),
    "spy": (("research", 2), WAR),
    "warden": (("build", 2), WAR),
    "warlord": (WAR, ("build", 4)),
    "wizard": (("research", 2), ("research", 4)),
}
"""By what action and price, or by a war, a hero leaves levels 1 and 2."""
HEROES = tuple(RISES)


def playable(box: str, sets: str, *, forts: bool) -> list[str]:
    """Return the factions of a game: those of its boxes, or all (TEK-A36)."""
    names = {"base": BASE, "heroes": FACTIONS, "north": NORTH}[box] if sets == "box" else FACTIONS
    return [name for name in names if forts or name not in NEEDS_FORTS]
