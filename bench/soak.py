"""Random play with every invariant watched: `python bench/soak.py --actions 200000 --map 2p`."""

import argparse
import sys
from collections.abc import Callable
from random import Random
from typing import Final

import marchland
from marchland.core.dice import pick
from marchland.core.ledger import totals
from marchland.core.regions import bits
from marchland.smallworld import steps
from marchland.smallworld.game import SmallWorld
from marchland.smallworld.state import SmallWorldState

TEXTS_EVERY: Final = 53
SAVED_EVERY: Final = 211
REFUSED_EVERY: Final = 499
COPIED_EVERY: Final = 997


class Fault(Exception):
    """An invariant that does not hold."""


def demand(holds: object, what: str) -> None:
    """Raise `Fault` unless something holds."""
    if not holds:
        raise Fault(what)


def tokens_are_conserved(s: SmallWorldState) -> None:
    """Tray, hands, set aside and map add up to the box for each race."""
    found = list(s.tray)
    for t in s.tribes:
        if t is not None and t.race >= 0:
            found[t.race] += t.hand + t.aside + sum(s.count[r] for r in bits(t.held))
    demand(found == s.setup.variant.race_supply, f"tokens: {found}")
    demand(min(s.tray) >= 0, f"tray: {s.tray}")


def regions_agree(s: SmallWorldState) -> None:
    """Holders and their region sets say the same; a held region has a token."""
    held = [0] * len(s.tribes)
    for r, who in enumerate(s.who):
        if who:
            held[who - 1] |= 1 << r
        demand((who > 0) == (s.count[r] > 0), f"region {r}: holder {who}, tokens {s.count[r]}")
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
            demand(s.who[r] > 0, f"{piece.name} in a region that nobody holds")
            immune |= 1 << r if piece.immune else 0
    demand(list(s.defence) == defence, f"defence: {list(s.defence)}, pieces say {defence}")
    demand(s.immune == immune, "immune regions differ from the pieces that make them so")


def banners_and_badges_are_conserved(s: SmallWorldState) -> None:
    """Each race and each power is in exactly one place."""
    races = [*s.column, *bits(s.races.loose), *s.races.tail]
    races += [t.race for t in s.tribes if t is not None and t.race >= 0]
    demand(sorted(races) == list(range(len(s.setup.variant.races))), f"races: {sorted(races)}")
    powers = [*s.column_powers, *bits(s.powers.loose), *s.powers.tail, *bits(s.discarded)]
    powers = [p for p in powers if p >= 0]
    powers += [t.power for t in s.tribes if t is not None and t.power >= 0]
    demand(sorted(powers) == list(range(len(s.setup.variant.powers))), f"powers: {sorted(powers)}")


def coins_follow_the_ledger(s: SmallWorldState) -> None:
    """Coins are what a seat began with and what the ledger says since; never below nothing."""
    start = s.setup.variant.start_coins
    sums = [start + coins for coins in totals(s.ledger, s.players)]
    demand(s.coins == sums, f"coins {s.coins}, ledger {sums}")
    demand(min(s.coins) >= 0, f"coins: {s.coins}")


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
    if s.stage in {steps.CONQUER, steps.STRIKE}:
        t = s.asked()
        for r in bits(s.frontier(t)):
            demand(s.price(t, r) >= 1, f"price of region {r}")


def texts_read_back(s: SmallWorldState) -> None:
    """Every legal action's text is read as that action."""
    for action in s.legal_actions():
        text = s.describe(action)
        demand(s.parse(text) == action, f"{text!r} is read as another action")


def saves_load(s: SmallWorldState) -> None:
    """A saved state loads as an equal one with the same history."""
    loaded = s.game.load(s.serialize())
    demand(loaded.digest() == s.digest() and loaded == s, "a loaded state differs")
    demand(loaded.history == s.history, "a loaded history differs")
    demand(loaded.legal_actions() == s.legal_actions(), "a loaded state has other actions")


def views_hide(s: SmallWorldState) -> None:
    """A seat sees its own total and no other while the game runs."""
    for seat in range(s.players):
        seen = s.observe(seat).scores()
        for other, score in enumerate(seen):
            hidden = other != seat and not s.is_over
            demand(score == (-1 if hidden else s.coins[other]), f"seat {seat} sees {seen}")


def copies_are_independent(s: SmallWorldState) -> None:
    """What is played on a copy leaves the original as it was."""
    before = s.serialize()
    for action in s.legal_actions():
        twin = s.copy()
        demand(twin.digest() == s.digest(), "a copy differs")
        demand(twin.history == [], "a copy has a history")
        twin.apply(action)
    demand(s.serialize() == before, "playing on a copy changed the original")


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
)
SOMETIMES: Final[tuple[tuple[int, Callable[[SmallWorldState], None]], ...]] = (
    (TEXTS_EVERY, texts_read_back),
    (SAVED_EVERY, saves_load),
    (SAVED_EVERY, views_hide),
    (REFUSED_EVERY, illegal_actions_are_refused),
    (COPIED_EVERY, copies_are_independent),
)


def soak(game: SmallWorld, map_name: str, actions: int, seed: int = 0) -> list[str]:
    """Play random actions on one board and return what was found faulty."""
    rng = Random(f"{seed}/{map_name}")
    players = game.variant.maps[map_name].players
    faults: list[str] = []
    done = 0
    while done < actions:
        state = game.new_state(players, rng.getrandbits(32), map_name, chosen_rulings(game, rng))
        try:
            while not state.is_over and done < actions:
                if state.to_move == marchland.CHANCE:
                    state.apply(pick(state.chance_outcomes(), rng))
                else:
                    state.apply(rng.choice(state.legal_actions()))
                done += 1
                watch(state, done)
        except Fault as fault:
            faults.append(told(state, f"{fault}"))
        except Exception as error:  # noqa: BLE001 - whatever the engine raises is a fault
            faults.append(told(state, f"{error!r}"))
    return faults


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


def told(state: SmallWorldState, what: str) -> str:
    """Return a fault with what is needed to see it again."""
    return (
        f"{what} (map {state.map_name}, after {len(state.history)} actions, "
        f"rulings {dict(state.rulings)}, history {state.history})"
    )


def main() -> int:
    """Run from the command line; the status is 1 when a fault was found."""
    parser = argparse.ArgumentParser(description="Random play with every invariant watched.")
    parser.add_argument("--actions", type=int, default=200_000)
    parser.add_argument("--map", action="append", help="a board (default: all)")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    game = marchland.game("small-world")
    assert isinstance(game, SmallWorld)
    found = 0
    for name in options.map or game.map_names:
        faults = soak(game, name, options.actions, options.seed)
        found += len(faults)
        print(f"{name}: {options.actions:,} actions, {len(faults)} faults", flush=True)
        for fault in faults[:3]:
            print(f"  {fault}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
