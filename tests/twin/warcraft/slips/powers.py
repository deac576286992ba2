"""Slips in the powers: each effect of WC-11."""

from typing import Any

from tests.twin.warcraft import (
    attack,
    box,
    decline,
    deploy,
    finish,
    holding,
    income,
    price,
    start,
    tricks,
    ways,
)
from tests.twin.warcraft.aims import AIMS, CORNERS
from tests.twin.warcraft.question import Row
from tests.twin.warcraft.slips.races import EARLY, HERE, LATE
from tests.twin.warcraft.slips.slip import (
    Slip,
    always,
    before,
    but,
    entry,
    idle,
    number,
    twice,
    unpaid,
    without,
)

ACTING = [power for power in box.POWERS if power not in income.BY_POWER]
"""Powers that do more than earn."""


def kept_badges(change: Any) -> Any:
    """Let other badges stay in decline."""
    return number(box, "LASTING", change)


def lost_too(_: None, _p: Row, owner: Row) -> None:
    """Let a captured Champion's region lose a token all the same."""
    owner["hand"] -= 1 if owner["hand"] else 0


POWERS = [
    *(Slip(f"{power}: nothing acts", AIMS[power], without("power", power)) for power in ACTING),
    *(
        Slip(f"{power}: one token more", {"power": power, "stage": "pick"},
             entry(box.POWERS, power, badge + 1))
        for power, badge in box.POWERS.items()
    ),
    *(Slip(f"{power}: earns nothing", AIMS[power] | HERE, unpaid(income.BY_POWER, power))
      for power in income.BY_POWER),
    *(Slip(f"{power}: earns double", AIMS[power] | HERE, twice(income.BY_POWER, power))
      for power in income.BY_POWER),
    *(Slip(f"{power}: earns for another kind", AIMS[power] | HERE,
           entry(income.TERRAINS, power, "magic"))
      for power in income.TERRAINS),
    Slip("archaeologist: artifacts alone", AIMS["archaeologist"] | HERE,
         entry(income.BY_POWER, "archaeologist", lambda p, t: len(
             [n for n in t["holds"] for a in box.ARTIFACTS if f"site:{a}" in p["pieces"][n]]))),
    Slip("battle master: empty regions too", AIMS["battle_master"] | HERE,
         entry(income.BY_POWER, "battle_master", lambda p, _: len(p["turn"]["won"]))),
    Slip("enraged: one token is enough", AIMS["enraged"] | HERE,
         entry(income.BY_POWER, "enraged",
               lambda p, _: sum(won["pieces"] for won in p["turn"]["won"]))),
    Slip("blacksmith: no discount", AIMS["blacksmith"] | HERE,
         entry(price.DISCOUNTS, "blacksmith", lambda *_: 0)),
    Slip("beast master: Beasts stay", AIMS["beast_master"] | EARLY,
         always(start, "beasts_back", None)),
    Slip("beast master: no Beasts come", AIMS["beast_master"] | EARLY, idle(start, "beasts")),
    Slip("beast master: four Beasts", AIMS["beast_master"] | EARLY, entry(box.SUPPLY, "beast", 1)),
    Slip("beast master: Beasts do not defend", AIMS["WC-Q16"] | HERE,
         but(holding, "loose", lambda n, p, r: n - p["pieces"][r].count("beast"))),
    Slip("beast master: tokens fall first", AIMS["WC-Q16"] | HERE,
         before(attack, "rout", lambda p, o, r: o.update(hand=o["hand"] - (
             "beast" in p["pieces"][r] and "champion" not in p["pieces"][r])))),
    Slip("beast master: Beasts are spent first", AIMS["beast_master"] | HERE,
         but(ways, "beasts_spent", lambda n, t, pieces, more: n if more
             else min(pieces, t["beasts"]))),
    Slip("beast master: Beasts are not deployed", AIMS["beast_master"] | HERE,
         idle(deploy, "place_beasts")),
    Slip("beast master: Beasts stay in decline", AIMS["beast_master"] | EARLY,
         entry(decline.OURS, "beast_master", ())),
    Slip("championing: over the sea", AIMS["championing"] | HERE,
         but(price, "borders", lambda found, p, _t, r: found or holding.is_(p, r, "entry"))),
    Slip("championing: no ransom", {"foe_power": "championing"} | HERE,
         always(attack, "ransom", None)),
    Slip("championing: a token is lost too", {"foe_power": "championing"} | HERE,
         but(attack, "ransom", lost_too)),
    Slip("championing: he does not defend", {"foe_power": "championing"} | HERE,
         but(holding, "loose", lambda n, p, r: n - p["pieces"][r].count("champion"))),
    Slip("championing: he stays where he is", AIMS["championing"] | LATE,
         idle(deploy, "place_champion")),
    Slip("championing: he stays in decline", AIMS["championing"] | EARLY,
         entry(decline.OURS, "championing", ())),
    Slip("championing: he is not lifted", AIMS["championing"] | EARLY,
         before(start, "lift", lambda _p, t, _r: t.update(champion=False))),
    Slip("championing: no raid of his", {"race": "gnomes", "power": "championing"} | HERE,
         but(ways, "championing", lambda words, *_: [w for w in words if "raid" not in w])),
    Slip("championing: free of charge", {
        "power": "championing", "foe_power": "marshdweller"} | HERE,
         before(ways, "send_champion", lambda p, *_: p["coins"].update({1: p["coins"][1] + 1}))),
    Slip("defensive: no Towers", AIMS["defensive"] | LATE, idle(finish, "towers")),
    Slip("defensive: a tie is enough", AIMS["defensive"] | LATE,
         but(finish, "most_of", lambda found, p, near, race: found or any(
             (holding.holder(p, n) or {}).get("race") == race for n in near))),
    Slip("defensive: any Tower stays", AIMS["defensive"] | LATE, always(finish, "most_of", True)),
    Slip("defensive: seven Towers", CORNERS["tower short"], entry(box.SUPPLY, "tower", 7)),
    Slip("garrisoned: eleven Forts", CORNERS["fortress short"], entry(box.SUPPLY, "fortress", 11)),
    Slip("defensive: Towers everywhere", AIMS["defensive"] | LATE,
         but(holding, "is_", lambda found, _p, _r, kind: found or kind == "fields")),
    Slip("defensive: Towers guard nothing", {"foe_power": "defensive"} | HERE,
         always(price, "towered", False)),
    Slip("defensive: Towers stay in decline", AIMS["defensive"] | EARLY,
         entry(decline.OURS, "defensive", ())),
    Slip("garrisoned: no Forts", AIMS["garrisoned"] | LATE, idle(deploy, "forts")),
    Slip("garrisoned: one Fort", AIMS["garrisoned"] | LATE, entry(box.SUPPLY, "fortress", 2)),
    Slip("garrisoned: the badge goes", AIMS["garrisoned"] | EARLY, kept_badges(("marshdweller",))),
    Slip("marshdweller: the badge goes", {"power": "marshdweller"} | EARLY,
         kept_badges(("garrisoned",))),
    Slip("ranger: the badge stays", {"power": "ranger"} | EARLY,
         kept_badges((*box.LASTING, "ranger"))),
    Slip("marshdweller: free", AIMS["marshdweller"] | HERE, always(price, "marsh_fee", [])),
    Slip("marshdweller: owed to oneself", CORNERS["own marshdweller"],
         but(price, "marsh_fee", lambda fees, p, seat, r: fees or [
             (seat, 1, "") for t in [holding.holder(p, r)]
             if t and t["power"] == "marshdweller" and holding.is_(p, r, "swamp")])),
    Slip("marshdweller: in any region", AIMS["marshdweller"] | HERE,
         but(holding, "is_", lambda found, _p, _r, kind: found or kind == "swamp")),
    Slip("marshdweller: once a turn", AIMS["marshdweller"] | HERE,
         but(price, "marsh_fee", lambda fees, p, *_: [] if p["turn"]["won"] else fees)),
    Slip("intimidating: twice", AIMS["intimidating"] | HERE, number(tricks, "SCARES", 2)),
    Slip("intimidating: four times", AIMS["intimidating"] | HERE, number(tricks, "SCARES", 4)),
    Slip("intimidating: walls stay", AIMS["WC-Q55"], always(tricks, "walls", [])),
    Slip("intimidating: Forts go first", AIMS["WC-Q55"],
         but(tricks, "walls", lambda found, *_: found[::-1])),
    Slip("intimidating: into Towers", AIMS["WC-Q54"],
         but(tricks, "refuges", lambda _, p, o, r: [
             n for n in holding.regions(p, o) if n != r] or ["-"])),
    Slip("intimidating: Beasts go first", AIMS["WC-Q56"],
         but(tricks, "sent_from", lambda to, p, r: [] if "beast" in p["pieces"][r] else to)),
    Slip("intimidating: no attack", AIMS["intimidating"] | {"foe_race": "pandaren"} | HERE,
         but(tricks, "scare_fees", lambda fees, *_: [f for f in fees if f[2] != "harmony"])),
    Slip("portal mage: once", AIMS["portal_mage"] | HERE, number(tricks, "SWAPS", 1)),
    Slip("portal mage: three times", AIMS["portal_mage"] | HERE, number(tricks, "SWAPS", 3)),
    Slip("portal mage: places move", AIMS["portal_mage"] | HERE,
         number(tricks, "STAYING", {"site:?"})),
    Slip("portal mage: what lies face down moves", AIMS["WC-Q10"],
         number(tricks, "STAYING", tricks.STAYING - {"site:?"})),
    Slip("portal mage: any region", AIMS["portal_mage"] | HERE,
         but(tricks, "swappable", lambda found, p, r: found or not holding.wet(p, r))),
    Slip("portal mage: only while conquering", AIMS["portal_mage"] | LATE,
         always(tricks, "tricks", [])),
    Slip("portal mage: the Aegis does not bind", {
        "power": "portal_mage", "site": "aegis_of_aggramar"} | HERE,
         always(price, "shielded", False)),
    Slip("sailing: pays for the crossing", AIMS["WC-Q42"], always(price, "crosses_free", False)),
]  # fmt: skip
"""Every power, switched off; every number; every part of an effect."""
