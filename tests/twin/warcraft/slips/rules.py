"""Slips in the course of a turn, the column, the end and the variants (WC-3 to WC-9, WC-17)."""

from tests.twin.warcraft import (
    attack,
    box,
    column,
    decline,
    deploy,
    holding,
    income,
    murlocs,
    price,
    start,
    ways,
)
from tests.twin.warcraft.aims import AIMS, CORNERS
from tests.twin.warcraft.slips.races import EARLY, HERE, LATE
from tests.twin.warcraft.slips.slip import Slip, after, always, but, entry, idle, number

PICK = {"stage": "pick"}
REVENGE = {"revenge": True, "players": 1} | LATE
TEAMS = {"teams": True, "players": 4}
LAST = AIMS["WC-Q40"]


RULES = [
    Slip("cost: mountains do not count", HERE,
         but(price, "defence", lambda n, p, r: n - holding.is_(p, r, "mountain"))),
    Slip("cost: forts do not count", HERE,
         but(price, "defence", lambda n, p, r: n - p["pieces"][r].count("fortress"))),
    Slip("cost: walls do not count", AIMS["night_elves"] | HERE,
         but(price, "defence", lambda n, p, r: n - p["pieces"][r].count("wall"))),
    Slip("cost: pieces do not count", HERE,
         but(price, "price", lambda n, p, _t, r, *_: n - (holding.defenders(p, r) > 1))),
    Slip("cost: a token more", HERE, but(price, "price", lambda n, *_: n + 1)),
    Slip("cost: the crossing is free", HERE, always(price, "travel", 0)),
    Slip("reach: no entries", HERE, always(price, "entry", False)),
    Slip("reach: no borders", HERE, always(price, "borders", False)),
    Slip("reach: water for all", HERE, but(ways, "may_attack", lambda found, p, t, r: found or (
        holding.wet(p, r) and r not in t["holds"]))),
    Slip("faction: no bonus", AIMS["orcs"] | HERE, number(attack, "ENEMIES", set())),
    Slip("faction: own races count", {"race": "orcs"} | HERE,
         but(attack, "tally", lambda _, p, _t, _r: p["turn"]["won"][-1].update(
             enemy=p["turn"]["won"][-1]["enemy"] or p["turn"]["won"][-1]["mine"]))),
    Slip("faction: each region counts", AIMS["orcs"] | HERE,
         but(income, "faction_bonus", lambda _, p, __: len(
             [won for won in p["turn"]["won"] if won["enemy"]]))),
    Slip("die: four is missing", HERE, but(ways, "short", lambda n, *_: n - 1)),
    Slip("die: conquests go on", HERE,
         after(ways, "gamble", lambda p, *_: p["turn"]["used"].pop("die", None))),
    Slip("die: a piece more in hand", HERE, but(ways, "in_hand", lambda n, *_: n + 1)),
    Slip("die: other faces", HERE, number(box, "DIE", box.DIE | {"roll=0": 2})),
    Slip("losses: forts stay", HERE, always(holding, "clear", None)),
    Slip("losses: races without tokens stay", HERE, idle(attack, "forgotten")),
    Slip("losses: nobody is lost", HERE, always(attack, "spared", True)),
    Slip("fees: on credit", {"foe_power": "marshdweller"} | HERE, always(price, "affords", True)),
    Slip("ready: nothing is lifted", EARLY, always(start, "lift", None)),
    Slip("ready: nothing is given up", EARLY, always(start, "abandon", None)),
    Slip("decline: the old race stays", EARLY, always(decline, "sweep", None)),
    Slip("decline: pieces stay", {"power": "championing"} | EARLY,
         always(decline, "give_pieces_back", None)),
    Slip("decline: all tokens stay", EARLY, always(decline, "thin", None)),
    Slip("decline: badges are not laid off", EARLY, always(column, "discarded", None)),
    Slip("withdrawals: none", HERE, idle(deploy, "withdrawals")),
    Slip("withdrawals: tokens stay in hand", HERE, idle(deploy, "add_tokens")),
    Slip("withdrawals: Beasts stay in hand", {"foe_power": "beast_master"} | HERE,
         idle(deploy, "add_beasts")),
    Slip("redeployment: regions may be left", LATE, always(deploy, "lack", 0)),
    Slip("redeployment: none", LATE, idle(deploy, "own")),
    Slip("income: a coin more", LATE, but(income, "of_turn", lambda n, *_: n + 1)),
    Slip("income: nothing", LATE, always(income, "pay", None)),
    Slip("column: one less", PICK, number(box, "WIDTH", 5)),
    Slip("column: banners do not come home", HERE, always(column, "returned", None)),
    Slip("column: badges are never shuffled", {"stage": "conquer", "old_badge": "garrisoned"},
         always(column, "leave", None)),
    Slip("column: not filled", PICK, idle(column, "fill")),
    Slip("last round: one more", LAST, entry(box.ROUNDS, 2, 11)),
    Slip("tie: hands count", LAST, but(income, "on_boards", lambda n, p, s: n + sum(
        t["hand"] for t in p["tribes"] if t["seat"] == s) + s)),
    Slip("tie: nothing decides", LAST, always(income, "on_boards", 0)),
    *(Slip(f"{name}: ranked the other way", CORNERS[name],
           but(income, "team_key", lambda key, *_: tuple(-rank for rank in key)))
      for name in ("team_score lowest", "team_score highest", "team_score sum")),
    *(Slip(f"{name}: counted otherwise", CORNERS[name],
           but(income, "winners", lambda found, _: [1, 2] if found == [3] else [3]))
      for name in (
          "team_score lowest against Murlocs", "team_score highest against Murlocs",
          "team_score sum against Murlocs",
      )),
    Slip("tie: Beasts do not count", LAST | {"power": "beast_master"},
         but(income, "on_boards", lambda n, p, s: n - sum(
             holding.loose(p, r) for t in p["tribes"] if t["seat"] == s for r in t["holds"]))),
    Slip("teams: one column", TEAMS | PICK, always(column, "side_for", "horde")),
    Slip("teams: four combos", TEAMS | PICK, number(box, "TEAM_WIDTH", 4)),
    Slip("teams: each for himself", TEAMS | {"stage": "deploy", "last": True},
         entry(box.TEAMS, 4, ("alliance", "horde", "alliance", "neutral"))),
    Slip("murlocs: never march", REVENGE, idle(murlocs, "march")),
    Slip("murlocs: the dearest first", REVENGE, but(murlocs, "rank", lambda r, *_: (
        -r[0], *r[1:]))),
    Slip("murlocs: empty land first", REVENGE, but(murlocs, "rank", lambda r, *_: (
        r[0], -r[1], r[2]))),
    Slip("murlocs: the last in map order", REVENGE, but(murlocs, "rank", lambda r, *_: (
        *r[:2], -r[2]))),
    Slip("murlocs: the crossing is free", REVENGE, but(
        murlocs, "cost", lambda n, p, r: n - (not murlocs.reached(p, r)))),
    Slip("murlocs: pay nobody", AIMS["WC-Q51"], always(murlocs, "fees", [])),
    Slip("murlocs: pay Harmony", AIMS["WC-Q50"], but(
        murlocs, "fees", lambda fees, p, r: [*fees, *(
            [(1, 2, "harmony")] if (holding.holder(p, r) or {}).get("race") == "pandaren" else []
        )])),
    Slip("murlocs: no Objective", AIMS["WC-Q52"], always(murlocs, "objective", None)),
    Slip("murlocs: Towers do not stop them", REVENGE | {"power": "defensive"},
         always(price, "towered", False)),
    Slip("murlocs: one more", REVENGE, but(murlocs, "hand", lambda n, *_: n + 1)),
    Slip("murlocs: march unpaid", REVENGE,
         after(murlocs, "march", lambda p: p["coins"].update({p["seat"]: 0}))),
    Slip("murlocs: thirteen", REVENGE, entry(box.RULINGS, "murlocs", 13)),
    Slip("murlocs: a tie is the players'", REVENGE | {"last": True},
         but(income, "winners", lambda found, p: [1] if p["revenge"] else found)),
    Slip("murlocs: a round more", REVENGE | {"last": True}, number(box, "MURLOC_ROUNDS", 10)),
    Slip("murlocs: not counted as lost", AIMS["WC-Q05"] | HERE,
         entry(box.RULINGS, "forsaken_counts_murlocs", False)),
    Slip("doomhammer: the other reading", {"site": "doomhammer", "rulings": False} | HERE,
         entry(box.RULINGS, "doomhammer_mode", "defended_by_one")),
]  # fmt: skip
"""Every rule of the course of a turn, changed."""
