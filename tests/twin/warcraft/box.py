"""What lies in the box of Small World of Warcraft: numbers of WC-2, WC-3, WC-10 and WC-11."""

RACES = {
    "blood_elves": ("horde", 5, 10), "draenei": ("alliance", 7, 12), "dwarves": ("alliance", 5, 10),
    "ethereals": ("neutral", 5, 10), "forsaken": ("horde", 6, 20), "gnomes": ("alliance", 5, 10),
    "goblins": ("horde", 6, 11), "humans": ("alliance", 5, 10), "kobolds": ("neutral", 6, 11),
    "naga": ("neutral", 6, 11), "night_elves": ("alliance", 4, 9), "orcs": ("horde", 6, 11),
    "pandaren": ("neutral", 5, 10), "tauren": ("horde", 11, 16), "trolls": ("horde", 6, 11),
    "worgen": ("alliance", 5, 10),
}  # fmt: skip
"""Faction, number on the banner, tokens in the tray."""
POWERS = {
    "archaeologist": 5, "battle_master": 5, "beast_master": 4, "blacksmith": 4, "championing": 5,
    "defensive": 5, "enraged": 4, "explorer": 4, "farmer": 4, "fishing": 3, "garrisoned": 3,
    "herbalist": 4, "intimidating": 4, "marshdweller": 4, "mining": 4, "mountaineer": 4,
    "portal_mage": 5, "ranger": 4, "sailing": 5, "swamp_walker": 4,
}  # fmt: skip
"""The numbers on the badges."""
ARTIFACTS = (
    "aegis_of_aggramar", "ashes_of_alar", "doomhammer", "frostmourne", "heart_of_azeroth",
)  # fmt: skip
PLACES = (
    "battleground", "dark_portal", "karazhan", "lights_hope_chapel", "meeting_stone",
    "spirit_healer", "well_of_eternity",
)  # fmt: skip
SITES = ARTIFACTS + PLACES
SUPPLY = {"wall": 9, "fortress": 10, "tower": 6, "target": 2, "beast": 5, "champion": 1}
"""Pieces that run out (WC-2)."""
BOMBS, LIVE = 12, 6
MURLOCS = 15
DIE = {"roll=0": 3, "roll=1": 1, "roll=2": 1, "roll=3": 1}
ROUNDS = {1: 9, 2: 10, 3: 10, 4: 9, 5: 8}
MURLOC_ROUNDS = 9
COINS = 5
WIDTH, TEAM_WIDTH = 6, 3
"""Combos on offer; in the Battle for Azeroth for each faction (WC-17.1)."""
LASTING = ("marshdweller", "garrisoned")
"""Badges that stay beside a race in decline (WC-9)."""
WATER = ("sea", "lake")
TEAMS = {
    3: ("alliance", "horde", "neutral"),
    4: ("alliance", "horde", "alliance", "horde"),
    5: ("alliance", "horde", "neutral", "alliance", "horde"),
}
"""Who may take which races, by seat (WC-17.1)."""
RULINGS = {
    "two_player_boards": "large_small", "worgen_on_decline": True, "forsaken_counts_murlocs": True,
    "doomhammer_mode": "attack_with_one", "hidden_coins": True, "teams": False,
    "team_score": "lowest", "revenge_of_the_murlocs": False, "murlocs": 14,
}  # fmt: skip
"""Every ruling that a table may choose, with its default."""
