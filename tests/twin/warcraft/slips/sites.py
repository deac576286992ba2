"""Slips in the Artifacts and Legendary Places: each effect of WC-12 to WC-14."""

from tests.twin.warcraft import (
    attack,
    box,
    deploy,
    discovery,
    finish,
    holding,
    income,
    price,
    tricks,
    ways,
)
from tests.twin.warcraft.aims import AIMS, CORNERS
from tests.twin.warcraft.question import Row
from tests.twin.warcraft.slips.races import HERE, LATE
from tests.twin.warcraft.slips.slip import (
    Slip,
    always,
    but,
    entry,
    idle,
    number,
    twice,
    unpaid,
    without,
)

ACTING = [site for site in box.SITES if site != "well_of_eternity"]
TOOLS = {"frost": "frostmourne", "ashes": "ashes_of_alar", "hammer": "doomhammer"}
DRY = {"stage": "conquer", "dry": True}


def fees_of_hammer(fees: price.Fees, _: Row, verb: str, __: str) -> price.Fees:
    """Let the Doomhammer be free."""
    return fees[:-1] if verb == "hammer" else fees


SITES = [
    *(Slip(f"{site}: nothing acts", {"site": site}, without("site", site)) for site in ACTING),
    *(Slip(f"{site}: used again and again", {"site": site} | HERE, entry(ways.TOOLS, verb, ()))
      for verb, site in TOOLS.items()),
    *(Slip(f"{site}: stays where it lay", {"site": site} | HERE, always(ways, "carry", None))
      for site in TOOLS.values()),
    Slip("well: earns nothing", AIMS["well_of_eternity"] | LATE, always(income, "well", 0)),
    Slip("well: a tie is enough", AIMS["well_of_eternity"] | LATE,
         but(finish, "most_of", lambda found, p, near, race: found or any(
             (holding.holder(p, n) or {}).get("race") == race for n in near))),
    Slip("well: Murlocs are nobody", AIMS["well_of_eternity"] | LATE,
         but(finish, "counts_of", lambda found, *_: {r: n for r, n in found.items()
                                                     if r != "murlocs"})),
    Slip("well: active races alone", AIMS["well_of_eternity"] | {"stage": "start"},
         but(income, "well", lambda coins, p, seat: coins if any(
             t["seat"] == seat and not t["declined"] for t in p["tribes"]) else 0)),
    Slip("well: stays where it comes up", HERE, idle(discovery, "pour")),
    Slip("well: artifacts come up in its stead", DRY, number(box, "ARTIFACTS", ())),
    Slip("sites: never turned up", HERE, idle(discovery, "discover")),
    Slip("sites: turned up where nobody stands", AIMS["WC-Q10"],
         always(holding, "defenders", 1)),
    Slip("aegis: free of charge", AIMS["WC-Q31"] | HERE, always(price, "aegis_fee", [])),
    Slip("aegis: guards races in decline too", AIMS["WC-Q31"] | HERE,
         but(price, "shielded", lambda _, p, r: "site:aegis_of_aggramar" in p["pieces"][r]
             and holding.holder(p, r) is not None)),
    Slip("aegis: Objectives for nothing", CORNERS["objective for coins"],
         always(price, "aegis_fee", [])),
    Slip("aegis: Bombs for nothing", CORNERS["bomb for coins"], always(price, "aegis_fee", [])),
    Slip("aegis: thefts for nothing", CORNERS["theft for coins"], always(price, "aegis_fee", [])),
    Slip("aegis: paid each time", AIMS["WC-Q58"],
         but(price, "settle", lambda _, p, *__: p["turn"]["paid"].discard("aegis"))),
    Slip("aegis: is not placed", {"site": "aegis_of_aggramar"} | LATE, idle(finish, "put")),
    Slip("ashes: water too", {"site": "ashes_of_alar", "race": "naga"} | HERE,
         but(ways, "reaches", lambda found, _p, _t, verb, _r: found or verb == "ashes")),
    Slip("ashes: pay for the crossing", {"site": "ashes_of_alar"} | HERE,
         but(ways, "need", lambda n, p, t, verb, r, *_: n + (
             verb == "ashes" and not price.borders(p, t, r)))),
    Slip("ashes: with Frostmourne no more", {"site": "ashes_of_alar"} | HERE,
         number(ways, "WITH_FROST", ("pilgrim", "raid"))),
    Slip("doomhammer: free of charge", {"site": "doomhammer"} | HERE,
         but(ways, "fees", fees_of_hammer)),
    Slip("doomhammer: two tokens", {"site": "doomhammer"} | HERE,
         but(ways, "need", lambda n, _p, _t, verb, *_: n + (verb == "hammer"))),
    Slip("doomhammer: anything in the other reading too", AIMS["defended_by_one"] | HERE,
         always(ways, "defended_by_one", True)),
    Slip("doomhammer: any reading is the first", AIMS["defended_by_one"] | HERE,
         always(ways, "hammered", True)),
    Slip("frostmourne: three less", {"site": "frostmourne"} | HERE,
         but(ways, "less_of", lambda n, verb, _more: n + (verb == "frost"))),
    Slip("frostmourne: one less", {"site": "frostmourne"} | HERE,
         but(ways, "less_of", lambda n, verb, _more: n - (verb == "frost"))),
    Slip("heart: no tribute", {"site": "heart_of_azeroth"} | LATE, always(finish, "tribute", None)),
    Slip("heart: the poor pay too", {"site": "heart_of_azeroth"} | LATE,
         but(holding, "pay", lambda _, p, _payer, to, n: p["coins"].update(
             {to: p["coins"][to] + 1}) if n == 0 else None)),
    Slip("battleground: no side", AIMS["WC-Q35"], idle(discovery, "take_sides")),
    Slip("battleground: horde alone", AIMS["WC-Q35"],
         number(discovery, "SIDES", ("side horde", "side none"))),
    Slip("battleground: sides tie nobody", AIMS["WC-Q35"],
         but(holding, "faction", lambda _, __, tribe: box.RACES[tribe["race"]][0])),
    Slip("battleground: one coin all the same", {"race": "orcs", "foe_race": "humans",
         "site": "battleground", "stage": "conquer"},
         but(income, "faction_bonus", lambda _, p, __: len(
             {won["race"] for won in p["turn"]["won"] if won["enemy"]}))),
    *(Slip(f"{site}: earns nothing", {"site": site} | HERE, unpaid(income.BY_SITE, site))
      for site in income.BY_SITE),
    *(Slip(f"{site}: earns double", {"site": site} | HERE, twice(income.BY_SITE, site))
      for site in income.BY_SITE),
    Slip("karazhan: its own region too", {"site": "karazhan"} | HERE,
         entry(income.BY_SITE, "karazhan", lambda *a: income.for_karazhan(*a) + 1)),
    Slip("chapel: loses as others do", AIMS["WC-Q32"] | HERE, always(attack, "by_chapel", False)),
    Slip("meeting stone: pays for the crossing", {"site": "meeting_stone"} | HERE,
         always(price, "crosses_free", False)),
    Slip("spirit healer: heals nobody", {"site": "spirit_healer"} | HERE,
         always(deploy, "healer", None)),
    Slip("sites: stolen from under Towers", {"race": "ethereals", "foe_power": "defensive"} | HERE,
         but(tricks, "thefts", lambda words, p, t: words + [
             "steal anything" for n in p["order"] if "tower" in p["pieces"][n]
             and tricks.artifacts(p, n) and price.borders(p, t, n)])),
]  # fmt: skip
"""Every site, switched off; every part of an effect."""
