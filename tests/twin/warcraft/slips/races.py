"""Slips in the races: each effect of WC-10."""

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

HERE = {"stage": "conquer"}
LATE = {"stage": "deploy"}
EARLY = {"stage": "start"}
SCORED = ("blood_elves", "orcs", "tauren")
"""Races whose effect is asked for in another way."""


def own_losses(_: None, p: Row, owner: Row | None, lost: int) -> None:
    """Count one's own tokens too."""
    if owner is not None and owner["seat"] == p["seat"]:
        p["turn"]["lost"] += lost


def far_bombs(found: bool, p: Row, tribe: Row, name: str) -> bool:
    """Lay Bombs under any opponent, however far."""
    owner = holding.holder(p, name)
    foe = owner is not None and owner["seat"] != tribe["seat"] and not owner["declined"]
    return found or (foe and not price.shut(p, p["seat"], name))


RACES = [
    *(
        Slip(f"{race}: nothing acts", AIMS[race], without("race", race))
        for race in box.RACES
        if race not in SCORED
    ),
    *(
        Slip(f"{race}: one token more", {"race": race, "stage": "pick"},
             entry(box.RACES, race, (a, b + 1, c)))
        for race, (a, b, c) in box.RACES.items()
    ),
    Slip("blood elves: earn nothing", AIMS["blood_elves"], unpaid(income.BY_RACE, "blood_elves")),
    Slip("blood elves: earn double", AIMS["blood_elves"], twice(income.BY_RACE, "blood_elves")),
    Slip("orcs: earn nothing", AIMS["orcs"] | HERE, unpaid(income.BY_RACE, "orcs")),
    Slip("tauren: one is enough", AIMS["tauren"], always(holding, "garrison", 1)),
    Slip("tauren: a lone one stays", AIMS["WC-Q26"], idle(attack, "lonely")),
    Slip("goblins: a Bomb stays where nobody is left", CORNERS["bomb scared back"],
         always(holding, "emptied", None)),
    Slip("tauren: a lone Beast is lost", CORNERS["lone beast"], before(
        attack, "move_lone", lambda p, _, r: p["pieces"].update(
            {r: [x for x in p["pieces"][r] if x != "beast"]}))),
    Slip("tauren: a lone Champion is lost", CORNERS["lone champion"], before(
        attack, "move_lone", lambda p, _, r: p["pieces"].update(
            {r: [x for x in p["pieces"][r] if x != "champion"]}))),
    Slip(
        "tauren: one stays in decline",
        AIMS["tauren"] | EARLY,
        but(
            decline,
            "thin",
            lambda _, _p, t, r: t["holds"].update({r: 1}) if r in t["holds"] else None,
        ),
    ),
    Slip(
        "dwarves: one less only",
        AIMS["dwarves"] | HERE,
        entry(
            price.DISCOUNTS,
            "dwarves",
            lambda *a: min(1, price.for_dwarves(*a)),
        ),
    ),
    *(
        Slip(f"{kind}: no discount", AIMS[kind] | HERE, entry(price.DISCOUNTS, kind, lambda *_: 0))
        for kind in ("dwarves", "night_elves", "trolls")
    ),
    Slip(
        "worgen: no discount",
        AIMS["worgen"] | EARLY,
        entry(price.DISCOUNTS, "worgen", lambda *_: 0),
    ),
    Slip(
        "trolls: on empty land too",
        AIMS["trolls"] | HERE,
        entry(price.DISCOUNTS, "trolls", lambda _, t, __: int(holding.race_is(t, "trolls"))),
    ),
    Slip(
        "draenei: each piece is kept",
        AIMS["draenei"] | HERE,
        but(attack, "by_light", lambda _, __, t: holding.race_is(t, "draenei")),
    ),
    Slip("draenei: none is kept", AIMS["draenei"] | HERE, always(attack, "by_light", False)),
    Slip(
        "humans: the Horde is paid",
        {"race": "orcs", "foe_race": "humans", "stage": "conquer"},
        but(holding, "faction", lambda side, *_: "neutral" if side == "horde" else side),
    ),
    Slip("humans: one Objective", {"race": "humans"} | LATE, entry(box.SUPPLY, "target", 1)),
    Slip(
        "humans: Objectives in water",
        {"race": "humans"} | LATE,
        but(finish, "markable", lambda found, p, name: found or holding.wet(p, name)),
    ),
    Slip(
        "humans: Objectives under the Alliance",
        {"race": "humans"} | LATE,
        always(finish, "alliance_stands", False),
    ),
    Slip("humans: Objectives stay", {"race": "humans"}, always(finish, "take_back", None)),
    Slip("humans: Objectives pay nothing", AIMS["humans"] | HERE, always(ways, "objective", None)),
    Slip("goblins: no Bomb is turned up", AIMS["WC-Q47"], idle(start, "bombs")),
    Slip(
        "goblins: one more is live",
        AIMS["WC-Q47"],
        number(box, "LIVE", 7),
    ),
    Slip("goblins: Bombs never come back", AIMS["WC-Q19"], always(holding, "collect_bombs", None)),
    Slip("goblins: no Bomb is laid", {"race": "goblins"} | LATE, idle(finish, "bombs")),
    Slip("goblins: Bombs are thrown far", {"race": "goblins"} | LATE,
         but(finish, "bombable", far_bombs)),
    Slip("goblins: Bombs tally nothing", AIMS["WC-Q47"], always(attack, "tally", None)),
    Slip(
        "forsaken: own losses count",
        {"race": "forsaken"} | HERE,
        but(attack, "count_lost", own_losses),
    ),
    Slip("forsaken: no losses count", {"race": "forsaken"} | HERE,
         always(attack, "count_lost", None)),
    Slip("forsaken: nobody is recruited", {"race": "forsaken"} | HERE, idle(deploy, "recruits")),
    Slip(
        "gnomes: raids in reach alone",
        {"race": "gnomes"} | HERE,
        but(
            ways,
            "reaches",
            lambda f, p, t, v, r: f and (v != "raid" or price.within_reach(p, t, r)),
        ),
    ),
    Slip("gnomes: raid on and on", {"race": "gnomes"} | HERE, entry(ways.TOOLS, "raid", ())),
    Slip(
        "ethereals: no pilgrimage",
        {"race": "ethereals", "site": "karazhan"} | HERE,
        always(ways, "open_place", False),
    ),
    Slip(
        "ethereals: a pilgrimage anywhere",
        {"race": "ethereals"} | HERE,
        always(ways, "open_place", True),
    ),
    Slip("ethereals: pilgrims save three", {"race": "ethereals"} | HERE, but(
        ways, "less_of", lambda n, verb, _: n + (verb == "pilgrim"),
    )),
    Slip("ethereals: no theft", {"race": "ethereals"} | HERE, always(tricks, "thefts", [])),
    Slip("ethereals: steal again and again", {"race": "ethereals"} | HERE,
         before(tricks, "thefts", lambda p, _: p["turn"]["used"].pop("relic", None))),
    Slip("kobolds: no Cavern is near", AIMS["kobolds"] | HERE, always(price, "by_cavern", False)),
    Slip("naga: land on land alone", AIMS["naga"] | HERE, always(price, "landing_on_water", False)),
    Slip("night elves: no Walls", AIMS["WC-Q45"] | HERE, always(ways, "raise_wall", None)),
    Slip("night elves: ten Walls", CORNERS["walls run out"], entry(box.SUPPLY, "wall", 10)),
    Slip("pandaren: Harmony is never given", {"race": "pandaren"} | LATE,
         always(finish, "harmony", None)),
    Slip("pandaren: Harmony never returns", {"race": "pandaren", "players": 2} | LATE,
         always(start, "harmony_back", None)),
    Slip("pandaren: Harmony is free", AIMS["pandaren"] | HERE, always(price, "harmony_fee", [])),
    Slip("pandaren: Harmony is paid each time", AIMS["pandaren"] | HERE,
         but(price, "settle", lambda _, p, *__: p["turn"]["paid"].discard("harmony"))),
    Slip("pandaren: attackers get Harmony", {"race": "pandaren"} | HERE,
         always(attack, "attacked", None)),
    Slip("worgen: no form", {"race": "worgen"} | EARLY, idle(start, "form")),
    Slip("worgen: no form in decline", AIMS["WC-Q03"],
         entry(box.RULINGS, "worgen_on_decline", False)),
]  # fmt: skip
"""Every race, switched off; every number; every part of an effect."""
