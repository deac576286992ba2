"""What a position must have in it for an effect or a ruling to be met."""

from typing import Any

from tests.twin.warcraft import box

Aim = dict[str, Any]
"""Keyword arguments of a `Wish`."""

AIMS: dict[str, Aim] = {
    **{race: {"race": race} for race in box.RACES},
    **{power: {"power": power} for power in box.POWERS},
    **{site: {"site": site} for site in box.SITES},
    "draenei": {"foe_race": "draenei"},
    "pandaren": {"foe_race": "pandaren"},
    "marshdweller": {"foe_power": "marshdweller"},
    "aegis_of_aggramar": {"site": "aegis_of_aggramar", "foe_site": True},
    "orcs": {"race": "orcs", "foe_race": "humans"},
    "naga": {"race": "naga"},
    "humans": {"foe_race": "humans"},
    "WC-Q02": {"stage": "conquer", "dry": True},
    "WC-Q03": {"race": "worgen", "stage": "start", "rulings": False},
    "WC-Q04": {},
    "WC-Q05": {"race": "forsaken", "rulings": False},
    "WC-Q06": {},
    "WC-Q07": {},
    "WC-Q08": {"site": "doomhammer"},
    "WC-Q09": {"site": "frostmourne"},
    "WC-Q10": {"power": "portal_mage", "stage": "conquer", "dry": True},
    "WC-Q11": {"power": "portal_mage"},
    "WC-Q12 tower": {"foe_power": "defensive"},
    "WC-Q13": {"race": "goblins", "foe_race": "pandaren", "stage": "start"},
    "WC-Q14": {"foe_race": "pandaren"},
    "WC-Q15": {"power": "championing"},
    "WC-Q16": {"foe_power": "beast_master"},
    "WC-Q17": {"power": "defensive"},
    "WC-Q18": {"power": "garrisoned"},
    "WC-Q19": {"race": "goblins", "stage": "start"},
    "WC-Q20": {"race": "humans"},
    "WC-Q21": {"race": "gnomes"},
    "WC-Q22": {"race": "kobolds"},
    "WC-Q23": {"race": "naga"},
    "WC-Q24": {},
    "WC-Q25": {"foe_race": "draenei"},
    "WC-Q26": {"power": "intimidating", "foe_race": "tauren", "stage": "conquer"},
    "WC-Q27": {"power": "championing", "race": "gnomes", "stage": "conquer"},
    "WC-Q28": {"site": "karazhan"},
    "WC-Q29": {"site": "well_of_eternity"},
    "WC-Q30": {"site": "heart_of_azeroth"},
    "WC-Q31": {"site": "aegis_of_aggramar", "foe_site": True},
    "WC-Q32": {"site": "lights_hope_chapel", "foe_site": True},
    "WC-Q33": {"site": "spirit_healer"},
    "WC-Q34": {"race": "ethereals"},
    "WC-Q35": {"race": "kobolds", "site": "battleground", "stage": "start"},
    "WC-Q36": {"stage": "start"},
    "WC-Q37": {"stage": "pick"},
    "WC-Q38": {},
    "WC-Q39": {},
    "WC-Q40": {"last": True, "stage": "deploy", "players": 2},
    "WC-Q42": {"power": "sailing", "stage": "conquer"},
    "WC-Q43": {"foe_power": "marshdweller"},
    "WC-Q44": {"power": "intimidating"},
    "WC-Q45": {"race": "night_elves"},
    "WC-Q46": {"foe_power": "marshdweller"},
    "WC-Q47": {"race": "goblins", "stage": "start"},
    "WC-Q48": {"teams": True, "stage": "pick", "players": 4},
    "WC-Q49": {"race": "pandaren", "site": "battleground", "stage": "conquer"},
    "WC-Q50": {"revenge": True, "players": 1, "race": "pandaren", "stage": "deploy"},
    "WC-Q51": {"revenge": True, "players": 1, "power": "marshdweller", "stage": "deploy"},
    "WC-Q52": {"revenge": True, "players": 1, "race": "humans", "stage": "deploy"},
    "WC-Q53": {"revenge": True, "players": 1, "race": "forsaken"},
    "WC-Q54": {"power": "intimidating", "foe_power": "defensive", "stage": "conquer"},
    "WC-Q55": {
        "power": "intimidating", "foe_race": "night_elves", "foe_power": "garrisoned",
        "stage": "conquer",
    },
    "WC-Q56": {"power": "intimidating", "foe_power": "beast_master", "stage": "conquer"},
    "WC-Q57": {"old_badge": "marshdweller", "stage": "conquer"},
    "WC-Q58": {
        "power": "intimidating", "site": "aegis_of_aggramar", "stage": "conquer", "foe_site": True,
    },
    "worgen_on_decline": {"race": "worgen", "rulings": True, "stage": "start"},
    "forsaken_counts_murlocs": {"race": "forsaken", "rulings": True},
    "defended_by_one": {"site": "doomhammer", "rulings": True},
}  # fmt: skip
"""Every race, power, site and ruling that can be seen in play, and where it is seen."""

CORNERS: dict[str, Aim] = {
    "side kept": {"race": "kobolds", "site": "battleground", "stage": "start"},
    "side rewarded": {
        "race": "kobolds", "foe_race": "orcs", "site": "battleground", "stage": "start",
    },
    "battleground by swap": {
        "race": "naga", "power": "portal_mage", "site": "battleground", "foe_site": True,
        "stage": "conquer",
    },
    "theft for coins": {
        "race": "ethereals", "site": "aegis_of_aggramar", "foe_site": True, "stage": "conquer",
    },
    "no theft from a tower": {
        "race": "ethereals", "foe_power": "defensive", "site": "frostmourne", "foe_site": True,
    },
    "murloc scared off": {"race": "forsaken", "power": "intimidating", "stage": "conquer"},
    "beast scared": {"power": "intimidating", "foe_power": "beast_master", "stage": "conquer"},
    "beast scared off": {
        "power": "intimidating", "foe_power": "beast_master", "stage": "conquer", "sparse": True,
    },
    "bomb scared back": {
        "power": "intimidating", "foe_race": "goblins", "players": 3, "stage": "conquer",
    },
    "scared for Harmony": {"power": "intimidating", "foe_race": "pandaren", "stage": "conquer"},
    "raid for coins": {"race": "gnomes", "foe_power": "marshdweller", "stage": "conquer"},
    "champion for coins": {
        "power": "championing", "foe_power": "marshdweller", "stage": "conquer",
    },
    "walls run out": {"race": "night_elves", "stage": "conquer", "short": True},
    "fortress short": {"power": "garrisoned", "stage": "deploy", "short": True},
    "tower short": {"power": "defensive", "stage": "deploy", "short": True},
    "champion of tauren": {"race": "tauren", "power": "championing", "stage": "conquer"},
    "objective for coins": {
        "race": "humans", "site": "aegis_of_aggramar", "foe_site": True, "stage": "deploy",
    },
    "bomb for coins": {
        "race": "goblins", "site": "aegis_of_aggramar", "foe_site": True, "stage": "deploy",
    },
    "lone beast": {
        "power": "intimidating", "foe_race": "tauren", "foe_power": "beast_master",
        "stage": "conquer",
    },
    "lone champion": {
        "power": "intimidating", "foe_race": "tauren", "foe_power": "championing",
        "stage": "conquer",
    },
    "own marshdweller": {"own_badge": "marshdweller", "stage": "conquer"},
    **{
        f"team_score {how}": {
            "teams": True, "players": 4, "last": True, "stage": "deploy", "team_score": how,
        }
        for how in ("lowest", "highest", "sum")
    },
    **{
        f"team_score {how} against Murlocs": {
            "revenge": True, "players": 2, "last": True, "stage": "deploy", "team_score": how,
        }
        for how in ("lowest", "highest", "sum")
    },
}  # fmt: skip
"""Where effects meet, each of them rare."""
