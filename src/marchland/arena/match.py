"""One game between bots."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from marchland.bots.base import Bot
from marchland.core.dice import pick
from marchland.core.errors import MarchlandError
from marchland.core.game import CHANCE, Game, State
from marchland.core.rulings import Value


class BotFailed(MarchlandError):
    """A bot raised an error or chose what is not legal."""


class Outcome(NamedTuple):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    actions: int
    """Actions played, dice and draws included."""


def play(
    game: Game,
    bots: Sequence[Bot],
    seed: int | str,
    map_name: str | None = None,
    rulings: Mapping[str, Value] | None = None,
) -> State:
    """Return the last state of a game between bots; bot k sits in seat k.

    The seed decides set-up, dice and draws.

    Raises:
        BotFailed: names the seat and what its bot did.
    """
    rng = Random(seed)
    state = game.new_state(len(bots), rng.getrandbits(32), map_name, rulings)
    while not state.is_over:
        if state.to_move == CHANCE:
            state.apply(pick(state.chance_outcomes(), rng))
        else:
            state.apply(chosen(state, bots[state.to_move]))
    return state


def chosen(state: State, bot: Bot) -> int:
    """Return the bot's legal choice.

    Raises:
        BotFailed: it raised an error, or its choice is not legal.
    """
    actions = state.legal_actions()
    seat = state.to_move
    try:
        action = bot.choose(state.observe(seat), actions[:])
    except Exception as error:
        raise BotFailed(f"The bot in seat {seat + 1} failed: {error!r}.") from error
    if action not in actions:
        raise BotFailed(f"The bot in seat {seat + 1} chose {action!r}, which is not legal.")
    return action


def outcome(state: State) -> Outcome:
    """Return how a finished game ended."""
    return Outcome(state.scores(), state.winners(), len(state.history))
