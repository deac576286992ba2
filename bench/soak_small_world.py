"""Invariants of the Small World family under random play."""

from collections.abc import Callable
from random import Random
from typing import Final

import marchland
from bench.watching import (
    COPIED_EVERY,
    SAVED_EVERY,
    TEXTS_EVERY,
    Fault,
    copies_are_independent,
    demand,
    saves_load,
    texts_read_back,
)
from marchland.core.dice import pick
from marchland.core.ledger import totals
from marchland.core.regions import bits
from marchland.smallworld.game import SmallWorld
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.pieces import STAY
from marchland.smallworld.state import SmallWorldState

REFUSED_EVERY: Final = 499


def tokens_are_conserved(s: SmallWorldState) -> None:
    """Tray, hands, set aside and map add up to the box for each race."""
    found = list(s.tray)
    for t in s.tribes:
        if t is not None and t.race >= 0:
            found[t.race] += t.hand + t.aside + sum(s.count[r] for r in bits(t.held))
            demand(t.hand >= 0, f"hand: {t.hand}")
    demand(found == s.setup.variant.race_supply, f"tokens: {found}")
    demand(min(s.tray) >= 0, f"tray: {s.tray}")


def regions_agree(s: SmallWorldState) -> None:
    """Holders and their region sets say the same; a held region has a token."""
    held = [0] * len(s.tribes)
    for r, who in enumerate(s.who):
        if who:
            held[who - 1] |= 1 << r
        if not is_moving(s):
            demand((who > 0) == (s.crew(r) > 0), f"region {r}: holder {who}, crew {s.crew(r)}")
    for slot, t in enumerate(s.tribes):
        demand((0 if t is None else t.held) == held[slot], f"slot {slot}: regions differ")


def pieces_agree(s: SmallWorldState) -> None:
    """Pieces are within their supply, and what they defend follows from where they lie."""
    defence = [s.map.mountains >> r & 1 for r in range(len(s.map.ids))]
    immune = 0
    for piece in s.setup.variant.pieces:
        demand(s.pieces_left(piece.kind) >= 0, f"too many of {piece.name}")
        for r in bits(s.lies[piece.kind]):
            defence[r] += piece.defence * s.pile(piece, r)
            lies_alone = piece.when_left == STAY
            demand(lies_alone or s.who[r], f"{piece.name} in a region that nobody holds")
            immune |= 1 << r if piece.immune else 0
    demand(list(s.defence) == defence, f"defence: {list(s.defence)}, pieces say {defence}")
    demand(s.immune == immune, "immune regions differ from the pieces that make them so")


def banners_and_badges_are_conserved(s: SmallWorldState) -> None:
    """Each race and each power is in exactly one place."""
    races = [*s.column, *bits(s.races.loose), *s.races.tail]
    races += [t.race for t in s.tribes if t is not None and t.race >= 0]
    of = s.setup.variant.race_sides
    everybody = [r for r, side in enumerate(of) if not s.setup.sides or side in s.setup.sides]
    if s.map.ids:  # before the faces lie nothing is laid out
        demand(sorted(races) == everybody, f"races: {sorted(races)}")
    powers = [*s.column_powers, *bits(s.powers.loose), *s.powers.tail, *bits(s.discarded)]
    powers = [p for p in powers if p >= 0]
    powers += [t.power for t in s.tribes if t is not None and t.power >= 0]
    demand(sorted(powers) == list(range(len(s.setup.variant.powers))), f"powers: {sorted(powers)}")


def coins_follow_the_ledger(s: SmallWorldState) -> None:
    """Coins are what a seat began with and what the ledger says since; never below nothing."""
    start = s.setup.variant.start_coins
    found = totals(s.ledger, s.players + 1)
    sums = [start + coins for coins in found[:-1]]
    demand(s.coins == sums, f"coins {s.coins}, ledger {sums}")
    demand(min(s.coins) >= 0, f"coins: {s.coins}")
    demand(found[-1] == s.wild_coins, "nobody's coins")


def actions_are_in_order(s: SmallWorldState) -> None:
    """The list is sorted, unique and empty only when the game is over; weights are positive."""
    legal = s.legal_actions()
    demand(legal == sorted(set(legal)), f"list: {legal}")
    demand(bool(legal) != s.is_over, "an empty list in a running game, or actions after its end")
    outcomes = s.chance_outcomes()
    demand(bool(outcomes) == (s.to_move == marchland.CHANCE), "outcomes without chance")
    if outcomes:
        demand([a for a, _ in outcomes] == legal, "outcomes differ from the legal actions")
        demand(min(weight for _, weight in outcomes) > 0, "a weight below 1")


def prices_have_a_floor(s: SmallWorldState) -> None:
    """No region in reach costs less than one token."""
    if s.stage in {stages.CONQUER, stages.STRIKE}:
        t = s.asked()
        for r in bits(s.frontier(t)):
            demand(s.price(t, r) >= 1, f"price of region {r}")


def garrisons_are_kept(s: SmallWorldState) -> None:
    """An active race has as many pieces in each region as it must, unless it is being asked."""
    asking = s.stage == stages.CHOOSE or any(f[0] == stages.CHOOSE for f in s.frames)
    if is_moving(s) or asking or s.waiting:
        return
    for t in s.tribes:
        if t is not None and t.seat >= 0 and not t.declined:
            for r in bits(t.held):
                demand(s.crew(r) >= t.kit.garrison, f"{s.crew(r)} pieces in region {r}")


def sites_agree(s: SmallWorldState) -> None:
    """Each site is in one place, and speaks for whoever holds its region."""
    sites = s.sites
    shown = 0
    for site, r in enumerate(sites.at):
        if r >= 0:
            shown |= 1 << r
            demand(not sites.bag >> site & 1, f"site {site} is seen and unseen")
    demand(sites.shown == shown, "regions with sites differ")
    demand(s.map.ids == [] or sites.bag.bit_count() >= sites.hidden.bit_count(), "too few unseen")
    for t in s.tribes:
        if t is not None and t.race >= 0:
            kit = t.kit.abilities
            s.rekit(t)
            demand(t.kit.abilities == kit, f"the abilities of race {t.race} are out of date")


def water_is_for_those_who_live_there(s: SmallWorldState) -> None:
    """No active race holds water that it cannot live in."""
    for t in s.tribes:
        if t is not None and t.race >= 0:
            swims = s.setup.variant.kit(t.race, t.power, declined=False).habitat
            if not swims and not t.declined:  # a badge that is gone may have let it in
                demand(not t.held & s.map.water, f"race {t.race} stands in water")


def is_moving(s: SmallWorldState) -> bool:
    """Tell whether tokens are being put down, so that a region may be bare for a moment."""
    return s.setup.has_sites and s.stage in (stages.DEPLOY, stages.SPREAD, stages.REGROUP)


def views_hide(s: SmallWorldState) -> None:
    """A seat sees its own total and no other while the game runs."""
    for seat in range(s.players):
        seen = s.observe(seat).scores()[: s.players]
        for other, score in enumerate(seen):
            hidden = other != seat and not s.is_over
            demand(score == (-1 if hidden else s.coins[other]), f"seat {seat} sees {seen}")


def illegal_actions_are_refused(s: SmallWorldState) -> None:
    """A checked state refuses a foreign action and stays as it is."""
    before = s.serialize()
    legal = s.legal_actions()
    foreign = next(a for a in (0, *(one + 1 for one in legal)) if a not in legal)
    try:
        marchland.checked(s).apply(foreign)
    except marchland.IllegalAction:
        demand(s.serialize() == before, "a refused action changed the state")
        return
    raise Fault(f"action {foreign} was not refused")


ALWAYS: Final[tuple[Callable[[SmallWorldState], None], ...]] = (
    tokens_are_conserved,
    regions_agree,
    pieces_agree,
    banners_and_badges_are_conserved,
    coins_follow_the_ledger,
    actions_are_in_order,
    prices_have_a_floor,
    garrisons_are_kept,
    sites_agree,
    water_is_for_those_who_live_there,
)
SOMETIMES: Final[tuple[tuple[int, Callable[[SmallWorldState], None]], ...]] = (
    (TEXTS_EVERY, texts_read_back),
    (SAVED_EVERY, saves_load),
    (SAVED_EVERY, views_hide),
    (REFUSED_EVERY, illegal_actions_are_refused),
    (COPIED_EVERY, copies_are_independent),
)


def soak(
    game: SmallWorld,
    map_name: str,
    actions: int,
    seed: int = 0,
    table: tuple[int, dict[str, bool | str]] | None = None,
) -> list[str]:
    """Play random actions on one board and return what was found faulty.

    `table` is the number of players with rulings that stay, where the board does not say it.
    """
    rng = Random(f"{seed}/{map_name}/{table}")
    players, fixed = table or (game.variant.maps[map_name].players, {})
    faults: list[str] = []
    done = 0
    while done < actions:
        rulings = {**chosen_rulings(game, rng), **fixed}
        state = game.new_state(players, rng.getrandbits(32), map_name, rulings)
        try:
            while not state.is_over and done < actions:
                if state.to_move == marchland.CHANCE:
                    state.apply(pick(state.chance_outcomes(), rng))
                else:
                    state.apply(chosen(state, rng))
                done += 1
                watch(state, done)
        except Fault as fault:
            faults.append(told(state, f"{fault}"))
        except Exception as error:  # noqa: BLE001 - whatever the engine raises is a fault
            faults.append(told(state, f"{error!r}"))
    return faults


TIMID: Final = {words.DECLINE, words.STOP}


def chosen(state: SmallWorldState, rng: Random) -> int:
    """Return any action, in half of the games rarely one that ends a race or a march."""
    legal = state.legal_actions()
    if not state.setup.has_sites or state.history[0] & 1 << 10:
        return rng.choice(legal)
    bold = [action for action in legal if action >> 20 not in TIMID]
    return rng.choice(bold if bold and rng.random() < 0.8 else legal)


def chosen_rulings(game: SmallWorld, rng: Random) -> dict[str, bool | str]:
    """Return the defaults in half of the games, else any value for each ruling."""
    if rng.random() < 0.5:
        return {}
    rulings = {name: rng.choice(ruling.values) for name, ruling in game.rulings.items()}
    return {**rulings, "hidden_coins": True}


def watch(state: SmallWorldState, number: int) -> None:
    """Check a position."""
    for check in ALWAYS:
        check(state)
    for every, check in SOMETIMES:
        if number % every == 0 or state.is_over:
            check(state)


Table = tuple[int, dict[str, bool | str]]


def tables(game: SmallWorld, maps: list[str] | None) -> list[tuple[str, Table | None]]:
    """Return what is soaked: each map, or each table that boards can be laid out for."""
    if game.variant.boards is None:
        return [(name, None) for name in maps or game.map_names]
    plain: dict[str, bool | str] = {"teams": False, "revenge_of_the_murlocs": False}
    rows: list[Table] = [(players, plain) for players in game.players]
    rows.append((2, {**plain, "revenge_of_the_murlocs": True}))
    rows += [(players, {**plain, "teams": True}) for players in (3, 4, 5)]
    return [("any", row) for row in rows]


def told(state: SmallWorldState, what: str) -> str:
    """Return a fault with what is needed to see it again."""
    return (
        f"{what} (map {state.map_name}, after {len(state.history)} actions, "
        f"rulings {dict(state.rulings)}, history {state.history})"
    )
