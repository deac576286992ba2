"""What cannot be on the table, however a position arose: a scenario that says it is refused."""

from collections.abc import Mapping
from typing import Any

from marchland.core.errors import BadScenario, quoted
from marchland.core.regions import bits, count
from marchland.smallworld.parts.pieces import GONE, Piece
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.parts.variant import COMBOS, COMBOS_OF_A_SIDE
from marchland.smallworld.world import sides
from marchland.smallworld.world.world import World


def check_banner(state: World, race: int, power: int, seat: int) -> None:
    """Refuse a race or power that is in play already, or that this seat cannot have.

    Raises:
        BadScenario: names the race or power.
    """
    variant, table = state.setup.variant, state.setup.sides
    again = power >= 0 and variant.powers[power].rides_free  # once reshuffled (SW-W16)
    for t in state.tribes:
        if t is not None and t.race == race:
            raise BadScenario(f"The race {variant.races[race].id} is in play twice.")
        if t is not None and power >= 0 and t.power == power and not again:
            raise BadScenario(f"The power {variant.powers[power].id} is in play twice.")
    if table and variant.race_sides[race] != table[seat]:
        raise BadScenario(
            f"Seat {seat + 1} plays races of the {sides.NAMES[table[seat]]} side; "
            f"{variant.races[race].id} are of the {sides.NAMES[variant.race_sides[race]]} side."
        )


def check_row(state: World, t: Tribe, row: Mapping[str, Any]) -> None:
    """Refuse what a tribe cannot have, remember or hold.

    Raises:
        BadScenario: names the tribe and what is wrong with it.
    """
    variant = state.setup.variant
    name = state.race_id(t)
    for a in variant.abilities.values():
        for key, _ in a.keys:
            if key in row and a not in t.kit.abilities:
                raise BadScenario(f"The tribe {name} has no {key}: that belongs to {a.id}.")
    withheld = 0
    for a in t.kit.withheld:
        withheld += a.withheld(state, t)
    if t.aside > withheld:
        raise BadScenario(f"The tribe {name} sets {withheld} tokens aside at most, not {t.aside}.")
    for r in bits(t.held):
        check_region(state, t, r)
    if t.declined:
        check_declined(state, t)


def check_region(state: World, t: Tribe, r: int) -> None:
    """Refuse a region that the tribe cannot hold so.

    Raises:
        BadScenario: names the region.
    """
    place, name = state.map.ids[r], state.race_id(t)
    if state.sites.hidden >> r & 1:
        raise BadScenario(f"A marker lies face down in {place}, which {name} hold; it lies open.")
    if t.declined:
        most = 1
        for a in t.kit.left_behind:
            most = max(most, a.left_behind(state, t, r))
        if state.count[r] > most and not state.setup.has_sites:
            raise BadScenario(f"In decline {name} have {most} token in {place}, not more.")
        return
    if not state.home(t) >> r & 1:
        raise BadScenario(f"The tribe {name} cannot hold the water region {place}.")
    if state.crew(r) < t.kit.garrison:
        raise BadScenario(f"In {place} stand at least {t.kit.garrison} of the tribe {name}.")


def check_declined(state: World, t: Tribe) -> None:
    """Refuse a tribe in decline that would have left, or that keeps what it cannot keep.

    Raises:
        BadScenario: names the tribe.
    """
    name = state.race_id(t)
    power = state.setup.variant.powers[t.power] if t.power >= 0 else None
    if power is not None and not state.keeps_badge(power):
        raise BadScenario(f"The power {power.id} does not stay beside {name} in decline.")
    if t.hand and not t.kit.fights_in_decline:
        raise BadScenario(f"The tribe {name} in decline has no tokens in hand.")
    if not t.held and not t.hand:
        raise BadScenario(f"The tribe {name} in decline has no token left: its banner is back.")
    others = [one for one in state.declined(t.seat) if not one.kit.rides_free]
    if len(others) > 1:
        raise BadScenario(f"Seat {t.seat + 1} has two tribes in decline; one is the most.")


def check_piece(state: World, piece: Piece, r: int, number: int) -> None:
    """Refuse pieces that cannot lie in a region.

    Raises:
        BadScenario: names the piece and the region.
    """
    place = state.map.ids[r]
    if not 1 <= number <= piece.per_region:
        raise BadScenario(
            f"In {place} lie 1 to {piece.per_region} pieces {piece.name}, not {number}."
            if piece.per_region > 1
            else f"In {place} lies one piece {piece.name}, not {number}."
        )


def check_owner(state: World, piece: Piece) -> None:
    """Refuse pieces without the tribe to which they belong.

    Raises:
        BadScenario: names the piece and the region.
    """
    for r in bits(state.lying(piece)):
        place, t = state.map.ids[r], state.holder(r)
        if t is None and piece.when_left == GONE and not piece.recalled:
            raise BadScenario(f"A piece {piece.name} lies in {place}, which nobody holds.")
        if piece.recalled:
            if not any(owns(one, piece) for one in state.tribes):
                raise BadScenario(f"A piece {piece.name} lies in {place}, but nobody has any.")
        elif piece.in_decline == GONE and not owns(t, piece):
            raise BadScenario(f"A piece {piece.name} lies in {place}, whose holder has none.")


def owns(t: Tribe | None, piece: Piece) -> bool:
    """Tell whether a piece belongs to an active tribe."""
    return t is not None and not t.declined and any(a.lays(piece) for a in t.kit.abilities)


def check_neutral(state: World) -> None:
    """Refuse more tokens of nobody's than there are, and tokens in water.

    Raises:
        BadScenario: names the region or the number.
    """
    variant, neutral = state.setup.variant, state.tribe(0)
    most = state.setup.wild or variant.neutral_supply
    if state.tokens_of(neutral) > most:
        raise BadScenario(
            f"There are {most} tokens {variant.neutral}, not {state.tokens_of(neutral)}."
        )
    for r in bits(neutral.held & state.map.water):
        raise BadScenario(f"No token {variant.neutral} stands in the water of {state.map.ids[r]}.")


def check_sites(state: World) -> None:
    """Refuse more markers than there are, and places where none can lie.

    Raises:
        BadScenario: names the region or the number.
    """
    sites, map_ = state.sites, state.map
    if count(sites.hidden) > count(sites.bag):
        raise BadScenario(
            f"{count(sites.hidden)} markers lie face down, but {count(sites.bag)} are left."
        )
    for number, site in enumerate(state.setup.variant.sites):
        r = sites.at[number]
        if r >= 0 and not site.moves and site.in_water != (map_.water >> r & 1 == 1):
            right = "water" if site.in_water else "land"
            raise BadScenario(f"The site {site.id} lies on {right}; {map_.ids[r]} is not.")


def check_column(state: World, data: Mapping[str, Any]) -> None:
    """Refuse a column that is too long, or coins that cannot lie on it.

    Raises:
        BadScenario: names the number that is right.
    """
    for coins in data.get("column_coins", []):
        if coins < 0:
            raise BadScenario(f"column_coins are whole numbers from 0 up, not {quoted(coins)}.")
    if not state.setup.sides:
        if len(state.column) > COMBOS:
            raise BadScenario(f"The column has {COMBOS} combos at most, not {len(state.column)}.")
        return
    for side in state.setup.sides:
        shown = len(sides.places(state, side))
        if shown > COMBOS_OF_A_SIDE:
            raise BadScenario(
                f"The column has {COMBOS_OF_A_SIDE} combos of the {sides.NAMES[side]} side at "
                f"most, not {shown}."
            )


def check_deeds(state: World, t: Tribe, row: Mapping[str, Any]) -> None:
    """Refuse conquests and attacks that this tribe cannot have made this turn.

    Raises:
        BadScenario: names the tribe.
    """
    name = state.race_id(t)
    if t.seat != state.turn and (row.get("conquered") or row.get("attacked")):
        raise BadScenario(f"It is not the turn of {name}, who have taken and attacked nothing.")
    if state.attacked >> state.turn & 1:
        raise BadScenario(f"The seat to move, {state.turn + 1}, has not attacked itself.")
    if any(c.race == t.race == c.foe_race for c in state.conquests):
        raise BadScenario(f"The tribe {name} cannot have conquered a region of its own.")
