"""What holds for a position of any game, and how a soak says that something does not."""

from typing import Final

from marchland.core.game import State

TEXTS_EVERY: Final = 53
SAVED_EVERY: Final = 211
COPIED_EVERY: Final = 997


class Fault(Exception):
    """Something that does not hold."""


def demand(holds: object, what: str) -> None:
    """Raise `Fault` unless something holds."""
    if not holds:
        raise Fault(what)


def texts_read_back(s: State) -> None:
    """Every legal action's text is read as that action, and told and shown without a fault."""
    for action in s.legal_actions():
        text = s.describe(action)
        demand(s.parse(text) == action, f"{text!r} is read as another action")
        s.narrate(action)
    s.view(frozenset())
    s.view(frozenset(range(s.players)))


def saves_load(s: State) -> None:
    """A saved state loads as an equal one with the same history."""
    loaded = s.game.load(s.serialize())
    demand(loaded.digest() == s.digest() and loaded == s, "a loaded state differs")
    demand(loaded.history == s.history, "a loaded history differs")
    demand(loaded.legal_actions() == s.legal_actions(), "a loaded state has other actions")


def copies_are_independent(s: State) -> None:
    """What is played on a copy leaves the original as it was."""
    before = s.serialize()
    for action in s.legal_actions():
        twin = s.copy()
        demand(twin.digest() == s.digest() and twin.history == [], "a copy differs")
        twin.apply(action)
    demand(s.serialize() == before, "playing on a copy changed the original")
