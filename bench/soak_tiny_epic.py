"""Invariants of Tiny Epic Kingdoms under random play."""

from random import Random
from typing import Final

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
from marchland.core.game import CHANCE
from marchland.core.replay import Replay, Seat
from marchland.core.rulings import Value
from marchland.tinyepic.edges.invariants import faults
from marchland.tinyepic.game import TinyEpic
from marchland.tinyepic.state import TinyEpicState

GUESSED_EVERY: Final = 223
REPLAYED_EVERY: Final = 20
GUESS_PLAYED: Final = 30

TABLES: Final[tuple[dict[str, Value], ...]] = (
    {},
    {"faction_sets": "all", "sides": "after_factions", "tower_points": "even"},
    {"redeal": True, "quest_range": "any_start", "expand_cost": "before"},
    {"factions": "picked", "start": "beginner", "solo_lands": "picked", "solo_number": "own"},
    {"solo_hero": False, "solo_income": "every_flip", "solo_difficulty": "6"},
)
"""Rulings of the tables that take turns."""


def invariants_hold(s: TinyEpicState) -> None:
    """All of section 14."""
    found = faults(s)
    demand(not found, "; ".join(found))


def guesses_can_be_played(s: TinyEpicState, rng: Random) -> None:
    """What a seat cannot rule out is a sound position; its own choices are the same there."""
    for seat in range(s.players):
        guess = s.resample(seat, rng)
        if s.to_move == seat:
            demand(s.observe(seat).legal_actions() == s.legal_actions(), "an observer differs")
            demand(guess.legal_actions() == s.legal_actions(), "a guess has other actions")
        for _ in range(GUESS_PLAYED):
            invariants_hold(guess)
            if guess.is_over:
                break
            guess.apply(rng.choice(guess.legal_actions()))


def replays_play(s: TinyEpicState) -> None:
    """A game's file plays back to the same end."""
    seats = [Seat(str(seat)) for seat in range(s.players)]
    replay = Replay.read(Replay.from_state(s, seats).to_json())
    demand(replay.verify() == s, "a replay ends elsewhere")


def soak(game: TinyEpic, players: int, map_name: str, actions: int, seed: int = 0) -> list[str]:
    """Play random games until so many actions; return what does not hold, with its game."""
    played = number = 0
    while played < actions:
        number += 1
        rng = Random(f"{seed}/{players}/{map_name}/{number}")
        table = TABLES[number % len(TABLES)]
        s = game.new_state(players, rng.getrandbits(32), map_name, table)
        s.listen()
        try:
            while not s.is_over:
                watch(s, played, rng)
                choice = s.legal_actions()
                s.apply(
                    pick(s.chance_outcomes(), rng) if s.to_move == CHANCE else rng.choice(choice)
                )
                played += 1
            invariants_hold(s)
            if number % REPLAYED_EVERY == 1:
                replays_play(s)
        except Fault as fault:
            return [f"game {number}, {len(s.history)} actions, {table}: {fault}"]
    return []


def watch(s: TinyEpicState, played: int, rng: Random) -> None:
    """Look whether everything holds; what takes long now and then."""
    invariants_hold(s)
    if played % TEXTS_EVERY == 0:
        texts_read_back(s)
    if played % SAVED_EVERY == 0:
        saves_load(s)
    if played % GUESSED_EVERY == 0:
        guesses_can_be_played(s, rng)
    if played % COPIED_EVERY == 0:
        copies_are_independent(s)
