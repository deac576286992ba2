"""Putting a bot before a position, and a position forward, in words."""

from marchland import bots
from marchland.core.game import State


def answer(state: State) -> str:
    """Return the greedy bot's answer in words."""
    seat = state.to_move
    action = bots.make("greedy").choose(state.observe(seat), state.legal_actions())
    return state.describe(action)


def after(state: State, *texts: str) -> State:
    """Return the state once these actions are played."""
    for text in texts:
        action = state.parse(text)
        assert action in state.legal_actions(), text
        state.apply(action)
    return state
