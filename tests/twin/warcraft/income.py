"""What a turn pays: T8 of WC-4, and who has won (WC-8, WC-17)."""

from collections import Counter
from collections.abc import Callable

from tests.twin.warcraft import box, finish, holding
from tests.twin.warcraft.position import note
from tests.twin.warcraft.question import Row

TERRAINS = {
    "farmer": "fields", "herbalist": "hill", "mining": "cavern", "mountaineer": "mountain",
    "ranger": "forest", "swamp_walker": "swamp",
}  # fmt: skip
"""WC-11: powers that earn a coin for each region of a kind."""


def for_terrain(p: Row, tribe: Row) -> int:
    """WC-11: plain scoring powers."""
    kind = TERRAINS.get(tribe["power"] or "")
    return len([n for n in tribe["holds"] if kind and holding.is_(p, n, kind)])


def for_archaeologist(p: Row, tribe: Row) -> int:
    """WC-11 Archaeologist."""
    lying = [piece for name in tribe["holds"] for piece in p["pieces"][name]]
    return len([piece for piece in lying if piece.startswith("site:")])


def for_explorer(p: Row, tribe: Row) -> int:
    """WC-11 Explorer."""
    return len({p["board"][name].get("island") for name in tribe["holds"]})


def for_fishing(p: Row, tribe: Row) -> int:
    """WC-11 Fishing."""
    return len([n for n in tribe["holds"] if any(holding.wet(p, o) for o in p["near"][n])])


def for_battle_master(p: Row, _tribe: Row) -> int:
    """WC-11 Battle Master."""
    return len([won for won in p["turn"]["won"] if won["pieces"]])


def for_enraged(p: Row, _tribe: Row) -> int:
    """WC-11 Enraged."""
    return sum(won["pieces"] for won in p["turn"]["won"] if won["pieces"] >= 2)


def for_blood_elves(p: Row, tribe: Row) -> int:
    """WC-10 Blood Elves."""
    return len([name for name in tribe["holds"] if holding.is_(p, name, "magic")])


def for_orcs(p: Row, _tribe: Row) -> int:
    """WC-10 Orcs."""
    return len([won for won in p["turn"]["won"] if won["alliance"]])


def for_dark_portal(_p: Row, _tribe: Row) -> int:
    """WC-14 Dark Portal."""
    return 2


def for_karazhan(p: Row, tribe: Row) -> int:
    """WC-14 Karazhan, WC-Q28: terrain, not symbols."""
    lay = holding.place_of(p, "site:karazhan")
    assert lay is not None
    terrain = p["board"][lay]["terrain"]
    note(p, "WC-Q28")
    return len([n for n in tribe["holds"] if p["board"][n]["terrain"] == terrain]) - 1


Bonus = Callable[[Row, Row], int]
BY_RACE: dict[str, Bonus] = {"blood_elves": for_blood_elves, "orcs": for_orcs}
BY_POWER: dict[str, Bonus] = {
    "archaeologist": for_archaeologist, "battle_master": for_battle_master,
    "enraged": for_enraged, "explorer": for_explorer, "fishing": for_fishing,
    **dict.fromkeys(TERRAINS, for_terrain),
}  # fmt: skip
BY_SITE: dict[str, Bonus] = {"dark_portal": for_dark_portal, "karazhan": for_karazhan}


def bonuses(p: Row, tribe: Row) -> int:
    """Add up what the race, its power and its sites bring (WC-8, item 3)."""
    found = {name: bonus for name, bonus in BY_SITE.items() if holding.has_site(p, tribe, name)}
    if tribe["race"] in BY_RACE:
        found[tribe["race"]] = BY_RACE[tribe["race"]]
    if tribe["power"] in BY_POWER:
        found[tribe["power"]] = BY_POWER[tribe["power"]]
    coins = 0
    for name, bonus in found.items():
        brought = bonus(p, tribe)
        coins += brought
        if brought:
            note(p, name)
    return coins


def faction_bonus(p: Row, tribe: Row) -> int:
    """WC-8, item 2, and WC-14 Battleground."""
    beaten = Counter(won["race"] for won in p["turn"]["won"] if won["enemy"])
    if beaten:
        note(p, "faction bonus", "WC-Q04")
    most = 1
    if holding.has_site(p, tribe, "battleground"):
        most = 2
        note(p, "battleground")
    return sum(min(most, number) for number in beaten.values())


def well(p: Row, seat: int) -> int:
    """WC-14 Well of Eternity, WC-Q29: for a race in decline too."""
    lay = holding.place_of(p, "site:well_of_eternity")
    if lay is None:
        return 0
    near = p["near"][lay]
    races = [t["race"] for t in p["tribes"] if t["seat"] == seat]
    if not any(finish.most_of(p, near, race) for race in races):
        return 0
    note(p, "well_of_eternity", "WC-Q29")
    return 2


def of_turn(p: Row) -> int:
    """Return what the turn pays (WC-8)."""
    seat = p["seat"]
    coins = sum(len(t["holds"]) for t in p["tribes"] if t["seat"] == seat)
    tribe = holding.active(p, seat)
    if tribe is not None:
        coins += bonuses(p, tribe) + faction_bonus(p, tribe)
    return coins + well(p, seat)


def pay(p: Row) -> None:
    """Pay the turn out of the bank."""
    p["coins"][p["seat"]] += of_turn(p)


# WC-17.


def on_boards(p: Row, seat: int) -> int:
    """WC-Q40: race tokens and Beasts on the boards."""
    tribes = [t for t in p["tribes"] if t["seat"] == seat]
    tokens = sum(sum(t["holds"].values()) for t in tribes)
    beasts = [p["pieces"][name].count("beast") for t in tribes for name in t["holds"]]
    return int(tokens + sum(beasts))


def team_key(p: Row, seats: list[int]) -> tuple[int, ...]:
    """Return by what a team is ranked (WC-17.1)."""
    coins = sorted(p["coins"][seat] for seat in seats)
    tokens = sum(on_boards(p, seat) for seat in seats)
    how = p["rulings"]["team_score"]
    if len(seats) > 1:
        note(p, f"team_score {how}")
    if how == "sum":
        return (sum(coins), 0, tokens)
    if how == "highest":
        return (coins[-1], coins[0], tokens)
    return (coins[0], coins[-1], tokens)


def tied(p: Row) -> bool:
    """Tell whether two seats have most coins."""
    coins = [p["coins"][seat] for seat in range(1, p["players"] + 1)]
    return coins.count(max(coins)) > 1


def winners(p: Row) -> list[int]:
    """Return the seats that have won."""
    note(p, "game over", *(["WC-Q40"] if tied(p) else []))
    seats = list(range(1, p["players"] + 1))
    if p["revenge"]:
        coins = [p["coins"][seat] for seat in seats]
        how = p["rulings"]["team_score"]
        if len(seats) > 1:
            note(p, f"team_score {how} against Murlocs")
        ours = sum(coins) if how == "sum" else max(coins) if how == "highest" else min(coins)
        return seats if ours > p["coins"][p["players"] + 1] else [p["players"] + 1]
    teams = [[seat] for seat in seats]
    if p["rulings"]["teams"]:
        sides = box.TEAMS[p["players"]]
        teams = [[s for s in seats if sides[s - 1] == side] for side in sorted(set(sides))]
    best = max(team_key(p, team) for team in teams)
    return sorted(seat for team in teams if team_key(p, team) == best for seat in team)
