"""Positions of the Small World family as scenario files write them (`docs/scenarios.md`).

Raises:
    BadScenario: what a file has wrong, and what is right.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marchland.core.actions import is_count
from marchland.core.bag import Bag
from marchland.core.errors import BadScenario, quoted
from marchland.core.game import NOBODY
from marchland.core.regions import bits, has
from marchland.core.shapes import check_keys, number_of, seat_of
from marchland.smallworld.edges import possible
from marchland.smallworld.edges.scenario_keys import KEYS, TRIBE_KEYS
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.boards import JOIN
from marchland.smallworld.parts.conquest import Conquest
from marchland.smallworld.parts.map import Map, MapError
from marchland.smallworld.parts.tribe import NONE, Tribe
from marchland.smallworld.parts.variant import COMBOS, Variant
from marchland.smallworld.turn import turn
from marchland.smallworld.world import sides
from marchland.smallworld.world.world import World

ROUNDS: Final = {1: 9, 2: 10, 3: 10, 4: 9, 5: 8}
"""Rounds by number of players, for maps of a file's own (SW-S01)."""

STAGES: Final = ("start", "conquer", "deploy", "pick")
DEFAULT_ROUND: Final = 2
UNKNOWN: Final = -1
"""Coins of which nobody at the screen knows."""


def read_players(data: Mapping[str, Any], known: Sequence[int]) -> int:
    """Return the number of players.

    Raises:
        BadScenario: a key that means nothing, or no number of players of this game.
    """
    check_keys("a scenario", data, KEYS)
    players = whole(data, "players", 2)
    if players not in known:
        raise BadScenario(f"players is {known[0]} to {known[-1]}, not {players}.")
    return players


def lay_out(state: World, data: Mapping[str, Any]) -> None:
    """Lay on the map, in the hands and in the column what a scenario describes.

    Raises:
        BadScenario: a key or value that is wrong, with what is right.
    """
    setup = state.setup
    players = setup.players
    state.draws_due = False
    state.turn = seat_of(data.get("seat", 1), players)
    state.round = whole(data, "round", DEFAULT_ROUND)
    if not 1 <= state.round <= setup.rounds:
        raise BadScenario(f"round is 1 to {setup.rounds} on this map, not {state.round}.")
    state.turns = (state.round - 1) * players + state.turn
    for key, coins in data.get("coins", {}).items():
        if coins < UNKNOWN:
            raise BadScenario(f"coins are whole numbers from 0 up, not {quoted(coins)}.")
        state.coins[seat_of(key, players)] = int(coins)
    for name, tokens in data.get("neutral", {}).items():
        occupy(state, state.tribe(0), name, tokens)
    possible.check_neutral(state)
    if setup.wild:
        state.tribe(0).kit = setup.variant.house_kit
        state.tribe(0).hand = max(setup.wild - state.tokens_of(state.tribe(0)), 0)
        state.wild_coins = whole(data, "neutral_coins", 0)
    elif "neutral_coins" in data:
        raise BadScenario("Only tokens that march by themselves have neutral_coins.")
    if setup.sides:
        state.races = Bag(sides.races_in_play(setup), ())
    rows = data.get("tribe", [])
    tribes = [read_tribe(state, number, row) for number, row in enumerate(rows)]
    read_pieces(state, data.get("pieces", {}))
    check_held(state)
    for t, row in zip(tribes, rows, strict=True):
        possible.check_row(state, t, row)
        read_memory(state, t, row)
        possible.check_deeds(state, t, row)
    for piece in setup.variant.pieces:
        possible.check_owner(state, piece)
    possible.check_sites(state)
    read_column(state, data)
    read_piles(state, data)
    possible.check_column(state, data)
    begin(state, data.get("stage", "start"))
    if data.get("die_cast", False):
        if state.stage != stages.PICK:
            raise BadScenario("die_cast is said of a pick alone, before which the die was rolled.")
        state.die_cast = True


def whole(data: Mapping[str, Any], key: str, default: int) -> int:
    """Return a number that is not negative."""
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadScenario(f"{key} is a whole number from 0 up, not {quoted(value)}.")
    return value


def read_map(variant: Variant, data: Mapping[str, Any], players: int, rounds: int) -> Map:
    """Return the shipped map named, or the file's own."""
    given: Any = data.get("map")
    if variant.boards is not None:
        if isinstance(given, list):
            return variant.map_for(players, JOIN.join(str(name) for name in given), rounds)
        if not isinstance(given, Mapping):
            raise BadScenario("A scenario names its board faces, or has regions, [map.NAME].")
        return own_map(players, rounds, given)
    if given is None or isinstance(given, str):
        if given is not None and given not in variant.maps:
            known = ", ".join(variant.map_names)
            raise BadScenario(f"There is no map called {quoted(given)}; known: {known}.")
        return variant.maps[given] if given else variant.map_for(players, None)
    return own_map(players, ROUNDS[players], given)


def own_map(players: int, rounds: int, given: Any) -> Map:
    """Return the file's own map."""
    try:
        found = Map("own", players, rounds, given)
    except MapError as error:
        raise BadScenario(f"The file's map is wrong: {error}.") from None
    except (TypeError, AttributeError):
        raise BadScenario("The file's map is a table of regions, [map.NAME].") from None
    if any(found.lying):
        raise BadScenario("Pieces of a scenario stand in [pieces], as they lie now.")
    return found


def region_of(state: World, name: str) -> int:
    """Return a region by its id."""
    r = state.map.index.get(name)
    if r is None:
        raise BadScenario(f"There is no region {quoted(name)} on this map.")
    return r


def occupy(state: World, t: Tribe, name: str, tokens: object) -> None:
    """Put tokens of a tribe in a free region."""
    r = region_of(state, name)
    if state.who[r]:
        raise BadScenario(f"Two tribes are said to hold the region {name}.")
    least = 1 if t.kit.retinue is None else 0
    if not isinstance(tokens, int) or isinstance(tokens, bool) or tokens < least:
        raise BadScenario(f"A region is held with 1 token or more, not with {quoted(tokens)}.")
    t.held |= 1 << r
    state.who[r] = t.slot + 1
    state.count[r] = tokens


def read_tribe(state: World, number: int, row: Mapping[str, Any]) -> Tribe:
    """Put one [[tribe]] in play and return it."""
    variant = state.setup.variant
    spoken = [one for a in variant.abilities.values() for one in (a, *a.clauses)]
    own = [pair for one in spoken for pair in one.keys]
    check_keys("a tribe", row, {**TRIBE_KEYS, **dict(own)})
    race = number_of(variant.race_index, row.get("race"), "race")
    power = number_of(variant.power_index, row["power"], "power") if "power" in row else NONE
    declined = bool(row.get("declined", False))
    if power < 0 and not declined:
        raise BadScenario(f"The active tribe {row['race']} needs a power.")
    seat = seat_of(row.get("seat"), state.setup.players)
    possible.check_banner(state, race, power, seat)
    kit = variant.kit(race, power, declined=declined)
    t = Tribe(state.free_slot(), seat, race, power, kit, whole(row, "hand", 0), declined=declined)
    t.age = whole(row, "age", 1)
    t.since = number - len(variant.races)
    t.aside = whole(row, "aside", 0)
    t.marched = True
    state.tribes[t.slot] = t
    if not declined:
        if state.active_slot[seat]:
            raise BadScenario(f"Seat {seat + 1} has two active tribes; one is the most.")
        state.lead(seat, t.slot)
    for name, tokens in row.get("holds", {}).items():
        occupy(state, t, name, tokens)
    used = t.hand + t.aside + sum(state.count[r] for r in range(len(state.count)) if holds(t, r))
    state.to_tray(race, -used)
    if state.tray[race] < 0:
        supply = variant.race_supply[race]
        raise BadScenario(f"{row['race']} uses {used} tokens; its tray holds {supply}.")
    state.races = state.races.without(race)
    if power >= 0:
        state.powers = state.powers.without(power)
    return t


def holds(t: Tribe, r: int) -> bool:
    """Tell whether a tribe holds region r."""
    return t.held >> r & 1 == 1


def check_held(state: World) -> None:
    """Refuse a region that is said to be held by nothing."""
    for r, who in enumerate(state.who):
        if who and not state.crew(r):
            name = state.map.ids[r]
            raise BadScenario(f"The region {name} is held, but no token or piece stands there.")
    if state.setup.has_sites:
        state.rekit_all()


def read_site(state: World, r: int, name: str) -> None:
    """Lay a site in region r: face down for "?", else open."""
    sites, variant = state.sites, state.setup.variant
    if name == "?":
        if sites.hidden >> r & 1:
            raise BadScenario(f"Two markers lie face down in {state.map.ids[r]}; one may.")
        sites.hidden |= 1 << r
        return
    site = variant.site_index.get(name.replace(" ", "_"))
    if site is None:
        known = ", ".join(["?", *variant.site_index])
        raise BadScenario(f"There is no site {quoted(name)}; known: {known}.")
    if sites.at[site] >= 0:
        raise BadScenario(f"The site {name} lies in two regions.")
    sites.at[site] = r
    sites.bag &= ~(1 << site)


def read_pieces(state: World, table: Mapping[str, Any]) -> None:
    """Lay the pieces of the file."""
    variant = state.setup.variant
    for name, listed in table.items():
        r = region_of(state, name)
        for item in listed:
            kind, _, times = str(item).partition("*")
            if state.setup.has_sites and kind.startswith("site:"):
                read_site(state, r, str(item).removeprefix("site:"))
                continue
            if kind not in variant.piece_index:
                known = ", ".join(sorted(variant.piece_index))
                raise BadScenario(f"There is no piece {quoted(kind)}; known: {known}.")
            piece = variant.pieces[variant.piece_index[kind]]
            if times and not is_count(times):
                raise BadScenario(f"Several pieces are written as '{kind}*2', not {quoted(item)}.")
            number = int(times) if times else 1
            possible.check_piece(state, piece, r, state.pile(piece, r) + number)
            if state.pieces_left(piece.kind) < number:
                raise BadScenario(f"There are only {piece.supply} pieces {quoted(kind)}.")
            state.place(piece, r, number)


def read_memory(state: World, t: Tribe, row: Mapping[str, Any]) -> None:
    """Read what happened before: conquests, attacks, and what abilities remember."""
    for text in row.get("conquered", []):
        state.conquests.append(read_conquest(state, t, str(text)))
    for seat in row.get("attacked", []):
        state.attacked |= 1 << seat_of(seat, state.setup.players)
    for a in t.kit.abilities:
        if a.keys:
            a.read_keys(state, t, row)


def read_conquest(state: World, t: Tribe, text: str) -> Conquest:
    """Return a conquest of this turn, "A" or "A from SEAT RACE"."""
    name, _, loser = (text, "", "") if text in state.map.index else text.rpartition(" from ")
    side = state.faction(t) if state.setup.has_sites else 0
    region = region_of(state, name or text)
    if not loser:
        return Conquest(region, t.race, NONE, NOBODY, 1, side)
    seat, _, race = loser.partition(" ")
    number = number_of(state.setup.variant.race_index, race, "race")
    return Conquest(region, t.race, number, seat_of(seat, state.setup.players), 1, side)


def read_column(state: World, data: Mapping[str, Any]) -> None:
    """Open the combos of the file, or the remaining ones in id order."""
    given = data.get("column")
    if given is None:
        variant = state.setup.variant
        races = sorted(bits(state.races.top()), key=lambda race: variant.races[race].id)[:COMBOS]
        powers = sorted(bits(state.powers.top()), key=lambda power: variant.powers[power].id)
        if state.setup.sides:
            races = sides.first_open(state)
        combos = list(zip(races, powers, strict=False))
    else:
        combos = [combo_of(state, text) for text in given]
    for race, power in combos:
        if not has(state.races.top(), race) or not has(state.powers.top(), power):
            combo = f"{state.setup.variant.races[race].id} {state.setup.variant.powers[power].id}"
            raise BadScenario(
                f"The column has {combo}, of which one is in play, in it twice, or out of the game."
            )
        state.races = state.races.without(race)
        state.powers = state.powers.without(power)
    state.column = [race for race, _ in combos]
    state.column_powers = [power for _, power in combos]
    coins = data.get("column_coins", [0] * len(combos))
    if len(coins) != len(combos):
        raise BadScenario(f"column_coins has {len(coins)} numbers for {len(combos)} combos.")
    state.column_coins = list(coins)
    if len(combos) < COMBOS and not state.setup.sides:
        state.races = Bag(0, ())
    if "stack" in data:
        read_stack(state, data["stack"])


def read_stack(state: World, names: Sequence[str]) -> None:
    """Leave in the stack only the banners of the file."""
    left = [number_of(state.setup.variant.race_index, name, "race") for name in names]
    for race in left:
        if not has(state.races.top(), race):
            raise BadScenario("A race of the stack is in play, in the column or in it twice.")
        state.races = state.races.without(race)
    state.races = Bag(sum([1 << race for race in left]), ())


def read_piles(state: World, data: Mapping[str, Any]) -> None:
    """Lay under the stack and aside what has come back (SW-E05, SW-P07), and what is gone."""
    variant = state.setup.variant
    below: list[int] = []
    for name in data.get("banners_below", []):
        race = number_of(variant.race_index, name, "race")
        if not has(state.races.top(), race):
            raise BadScenario(f"banners_below has {quoted(name)}, which is no banner of the stack.")
        state.races = state.races.without(race)
        below.append(race)
    state.races = Bag(state.races.loose, tuple(below))
    for name in data.get("badges_out", []):
        power = number_of(variant.power_index, name, "power")
        if not has(state.powers.top(), power):
            raise BadScenario(f"badges_out has {quoted(name)}, which is no badge of the stack.")
        state.powers = state.powers.without(power)
        state.discard_badge(power)
    for name in data.get("sites_gone", []):
        site = number_of(variant.site_index, name, "site")
        if not state.sites.bag >> site & 1:
            raise BadScenario(f"sites_gone has {quoted(name)}, which lies on the map or is gone.")
        state.sites.bag &= ~(1 << site)


def combo_of(state: World, text: str) -> tuple[int, int]:
    """Return race and power of a text in which either may be of several words."""
    variant = state.setup.variant
    names = text.split()
    for cut in range(1, len(names)):
        race = variant.race_index.get("_".join(names[:cut]))
        power = variant.power_index.get("_".join(names[cut:]))
        if race is not None and power is not None:
            return race, power
    known = f"{variant.races[0].id} {variant.powers[0].id}"
    raise BadScenario(f"{quoted(text)} is no combo; write a race and a power, as '{known}'.")


def begin(state: World, stage: str) -> None:
    """Ask the stage's question."""
    if stage == stages.NAMES[stages.MODE]:
        stage = STAGES[0]
    if stage not in STAGES:
        raise BadScenario(f"There is no stage {quoted(stage)}; known: {', '.join(STAGES)}.")
    active = state.active(state.turn)
    late = [t for t in state.declined(state.turn) if t.kit.fights_in_decline]
    if stage == "start":
        turn.begin_turn(state)
    elif stage == "pick":
        if active is not None:
            raise BadScenario(f"Seat {state.turn + 1} has an active tribe and cannot pick.")
        for t in late:
            t.marched = t.kit.marchers[0].marches_before_pick(state)
        state.stage, state.to_move, state.slot = stages.PICK, state.turn, 0
    else:
        marching = active or (late[0] if late else None)
        if marching is None:
            raise BadScenario(f"Seat {state.turn + 1} has no tribe that could {stage}.")
        turn.ask(state, stages.CONQUER, marching)
        if stage == "deploy":
            state.die_cast = not marching.declined  # nothing was asked before it
            turn.end_conquests(state)
