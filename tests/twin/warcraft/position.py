"""The twin's table in plain dicts: laid out, read from a written position, written down."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from tests.twin.warcraft import box
from tests.twin.warcraft.question import Row

FACES = Path(__file__).parents[3] / "src/marchland/smallworld/warcraft/maps"


def face(name: str) -> Row:
    """Return the regions of one side of a board, as its file has them."""
    regions: Row = tomllib.loads((FACES / f"{name}.toml").read_text(encoding="utf-8"))["region"]
    return {region: row | {"island": name} for region, row in regions.items()}


def regions_of(written: Any) -> Row:
    """Return the regions of faces, or of a map that is written out."""
    if isinstance(written, dict):
        return dict(written)
    return {name: row for side in written for name, row in face(side).items()}


def new(players: int, written_map: Any, rulings: Row) -> Row:
    """Return a table with boards alone on it (WC-3)."""
    regions = regions_of(written_map)
    near: Row = {name: set() for name in regions}
    for name, region in regions.items():
        for other in region.get("next", []):
            near[name].add(other)
            near[other].add(name)
    chosen = box.RULINGS | rulings
    revenge = players == 1 or bool(chosen["revenge_of_the_murlocs"])
    seats = players + revenge
    p: Row = {
        "players": players, "rulings": chosen, "said": rulings, "map": written_map,
        "board": regions, "order": list(regions), "near": near, "revenge": revenge,
        "seat": 1, "round": 1, "coins": dict.fromkeys(range(1, seats + 1), box.COINS),
        "tribes": [], "murlocs": {}, "pieces": {name: [] for name in regions}, "columns": {},
        "stacks": {}, "badges": {"unseen": set(box.POWERS), "gone": [], "late": []},
        "unseen": set(box.SITES), "gone": [], "over": False, "met": set(), "bombs": all_bombs(),
    }  # fmt: skip
    if revenge:
        p["coins"][seats] = 0
    sides = sorted(set(box.TEAMS[players])) if chosen["teams"] else [""]
    for side in sides:
        p["columns"][side] = []
        races = {race for race, row in box.RACES.items() if side in ("", row[0])}
        p["stacks"][side] = {"unseen": races, "under": []}
    new_turn(p)
    return p


def all_bombs() -> Row:
    """Return the Bombs of the box: in the stack, and of each kind how many nobody has seen."""
    return {"stack": box.BOMBS, "live": box.LIVE, "dud": box.BOMBS - box.LIVE}


def new_turn(p: Row) -> None:
    """Forget what happened in the turn before."""
    p["turn"] = {
        "won": [], "conquered": [], "attacked": set(), "paid": set(), "used": Counter(),
        "lost": 0, "side": None, "form": None, "spared": set(), "battleground": False,
    }  # fmt: skip


def new_tribe(seat: int, race: str, power: str | None) -> Row:
    """Return a tribe of which nothing is on the map yet."""
    return {
        "seat": seat, "race": race, "power": power, "declined": False, "hand": 0, "beasts": 0,
        "champion": False, "holds": {}, "harmony": set(), "age": 0,
    }  # fmt: skip


def note(p: Row, *names: str) -> None:
    """Remember that an effect or ruling was met, for those who count."""
    p["met"].update(names)


def laid_out(players: int, rulings: Row, words: list[str]) -> Row:
    """Return a table as the draws of set-up leave it: WC-3, WC-Q01, WC-17.1, WC-17.2."""
    faces = [word.removeprefix("face=") for word in words if word.startswith("face=")]
    p = new(players, sorted(faces), rulings)
    for name, region in p["board"].items():
        if "murloc" in region.get("marks", []):
            p["murlocs"][name] = 1
        if region.get("site"):
            p["pieces"][name].append("site:?")
    drawn = [word.removeprefix("draw=") for word in words if word.startswith("draw=")]
    for race, power in zip(drawn[::2], drawn[1::2], strict=True):
        side = box.RACES[race][0] if p["rulings"]["teams"] else ""
        p["columns"][side].append({"race": race, "power": power, "coins": 0})
    turn_up(p, [word.removeprefix("reveal=") for word in words if word.startswith("reveal=")])
    tidy(p)
    return p


def turn_up(p: Row, sites: list[str]) -> None:
    """Turn up what lies under Murlocs that march, in the order of the map (WC-17.2)."""
    left = list(sites)
    for name in [name for name in p["order"] if name in p["murlocs"]]:
        if "site:?" not in p["pieces"][name] or not left:
            continue
        site = left.pop(0)
        p["pieces"][name].remove("site:?")
        island = p["board"][name]["island"]
        waters = [n for n in p["order"] if p["board"][n]["island"] == island]
        waters = [n for n in waters if p["board"][n]["terrain"] in box.WATER]
        if site == "well_of_eternity" and waters:
            p["pieces"][waters[0]].append("site:well_of_eternity")
            continue
        if site == "well_of_eternity":
            p["gone"].append(site)
            while (site := left.pop(0)) in box.ARTIFACTS:
                p["gone"].append(site)
        p["pieces"][name].append(f"site:{site}")


def spelled(pieces: list[str]) -> list[str]:
    """Return pieces one by one: "beast*2" is two of them."""
    found = []
    for piece in pieces:
        name, _, number = piece.partition("*")
        found += [name] * int(number or 1)
    return found


def read(written: Row) -> Row:
    """Return the table of a position that is written down whole (docs/scenarios.md)."""
    p = new(written["players"], written["map"], written["rulings"])
    p["seat"], p["round"] = written["seat"], written["round"]
    p["coins"].update({int(seat): coins for seat, coins in written["coins"].items()})
    p["murlocs"] = dict(written["neutral"])
    for name, pieces in written["pieces"].items():
        p["pieces"][name] = spelled(pieces)
    for row in written["tribe"]:
        tribe = new_tribe(row["seat"], row["race"], row.get("power"))
        tribe.update(
            declined=bool(row.get("declined")), hand=row["hand"], holds=dict(row["holds"]),
            age=row["age"], harmony=set(row.get("harmony", [])),
            beasts=row.get("beasts_hand", 0), champion=bool(row.get("champion_hand")),
        )  # fmt: skip
        p["tribes"].append(tribe)
        seen = {"live": row.get("live_seen", 0), "dud": row.get("duds_seen", 0)}
        for kind, number in seen.items():
            p["bombs"][kind] -= number
        p["bombs"]["stack"] -= sum(seen.values()) + row.get("bombs_gone", 0)
    for text, coins in zip(written["column"], written["column_coins"], strict=True):
        race, power = text.split()
        side = box.RACES[race][0] if p["rulings"]["teams"] else ""
        p["columns"][side].append({"race": race, "power": power, "coins": coins})
    for race in written.get("banners_below", []):
        side = box.RACES[race][0] if p["rulings"]["teams"] else ""
        p["stacks"][side]["under"].append(race)
    p["badges"]["gone"] = list(written.get("badges_out", []))
    p["gone"] = list(written.get("sites_gone", []))
    if p["revenge"]:
        p["coins"][p["players"] + 1] = written.get("neutral_coins", 0)
    tidy(p)
    return p


def tidy(p: Row) -> None:
    """Put into the stacks what lies nowhere else."""
    combos = [combo for column in p["columns"].values() for combo in column]
    used = {row["race"] for row in combos + p["tribes"]}
    for stack in p["stacks"].values():
        stack["unseen"] -= used.union(stack["under"])
    badges = p["badges"]
    badges["unseen"] -= {row["power"] for row in combos + p["tribes"]}.union(badges["gone"])
    lying = [piece for pieces in p["pieces"].values() for piece in pieces]
    p["unseen"] -= {piece.removeprefix("site:") for piece in lying}.union(p["gone"])
    p["bombs"]["stack"] -= lying.count("bomb")


def tribe_written(p: Row, tribe: Row) -> Row:
    """Return a tribe in the words of `to_dict`."""
    row = {
        "seat": tribe["seat"], "race": tribe["race"], "hand": tribe["hand"],
        "holds": dict(tribe["holds"]), "age": tribe["age"],
    }  # fmt: skip
    if tribe["power"]:
        row["power"] = tribe["power"]
    if tribe["declined"]:
        return row | {"declined": True}
    if tribe["harmony"]:
        row["harmony"] = sorted(tribe["harmony"])
    if tribe["power"] == "beast_master":
        row["beasts_hand"] = tribe["beasts"]
    if tribe["power"] == "championing":
        row["champion_hand"] = tribe["champion"]
    if tribe["seat"] == p["seat"]:
        if p["turn"]["conquered"]:
            row["conquered"] = sorted(p["turn"]["conquered"])
        if p["turn"]["attacked"]:
            row["attacked"] = sorted(p["turn"]["attacked"])
    if tribe["race"] == "goblins":
        row |= bombs_written(p)
    return row


def bombs_written(p: Row) -> Row:
    """Return what the Goblins' Bombs have come to."""
    bombs = p["bombs"]
    lying = sum(there.count("bomb") for there in p["pieces"].values())
    seen = {"live_seen": box.LIVE - bombs["live"], "duds_seen": box.BOMBS - box.LIVE - bombs["dud"]}
    gone = box.BOMBS - bombs["stack"] - lying - sum(seen.values())
    return {key: n for key, n in (seen | {"bombs_gone": gone}).items() if n}


def written(p: Row) -> Row:
    """Return the position as `to_dict` writes it, in an order of our own."""
    combos = [combo for side in p["columns"] for combo in p["columns"][side]]
    return {
        "seat": min(p["seat"], p["players"]), "round": p["round"],
        "coins": {s: c for s, c in p["coins"].items() if s <= p["players"]},
        "tribe": sorted((tribe_written(p, t) for t in p["tribes"]), key=lambda t: str(t["race"])),
        "neutral": dict(p["murlocs"]),
        "pieces": {name: sorted(there) for name, there in p["pieces"].items() if there},
        "column": {f"{c['race']} {c['power']}": c["coins"] for c in combos},
        "order": {
            side: [f"{c['race']} {c['power']}" for c in column]
            for side, column in p["columns"].items()
        },
        "below": {side: list(stack["under"]) for side, stack in p["stacks"].items()},
        "badges out": sorted(p["badges"]["gone"] + p["badges"]["late"]),
        "sites gone": sorted(p["gone"]),
        "neutral coins": p["coins"][p["players"] + 1] if p["revenge"] else None,
    }  # fmt: skip


def heard(p: Row, said: Row) -> Row:
    """Return what `to_dict` says, in the same form; `p` tells the columns apart."""
    column = list(said["column"])
    order: Row = {side: [] for side in p["columns"]}
    for text in column:
        side = box.RACES[text.split()[0]][0] if p["rulings"]["teams"] else ""
        order[side].append(text)
    below: Row = {side: [] for side in p["columns"]}
    for race in said.get("banners_below", []):
        below[box.RACES[race][0] if p["rulings"]["teams"] else ""].append(race)
    tribes = [dict(row) for row in said["tribe"]]
    for row in tribes:
        if "conquered" in row:
            row["conquered"] = sorted(row["conquered"])
    return {
        "seat": said["seat"], "round": said["round"],
        "coins": {int(seat): coins for seat, coins in said["coins"].items()},
        "tribe": sorted(tribes, key=lambda t: str(t["race"])),
        "neutral": said["neutral"],
        "pieces": {name: sorted(spelled(there)) for name, there in said["pieces"].items()},
        "column": dict(zip(column, said["column_coins"], strict=True)), "order": order,
        "below": below, "badges out": sorted(said.get("badges_out", [])),
        "sites gone": sorted(said.get("sites_gone", [])),
        "neutral coins": said.get("neutral_coins"),
    }  # fmt: skip
