"""What speaks for a combination of race and power, rather than for the others on offer."""

from typing import Any, Final, NamedTuple

from marchland.bots.hints.base import Hints
from marchland.bots.hints.small_world.prospects import prospect
from marchland.bots.hints.small_world.worth import tokens_of, turns_to_come
from marchland.smallworld.state import SmallWorldState

Line = dict[str, Any]
FIRST: Final = "hint-combo-first"
LATER: Final = "hint-combo-later"
TOKENS: Final = "hint-combo-tokens"


class Facts(NamedTuple):
    """What is reckoned of a combination, each under the key of the text that tells it."""

    first: int
    later: int
    tokens: int


def reasons(view: SmallWorldState, pick: int, hints: Hints) -> list[Line]:
    """Return what a combination brings, beside the most that another one on offer does.

    Its coins in the first turn are always told where they are foreseen, and of what it has more
    of than any other the first.
    """
    known = {one: facts(view, one, hints) for one in view.legal_actions()}
    mine = known.pop(pick)
    if not known:
        return []
    most = Facts(*(max(column) for column in zip(*known.values(), strict=True)))
    lines = [line(FIRST, mine.first, most.first)] if mine.first > 0 else []
    if turns_to_come(view, view.to_move) and mine.later > most.later:
        lines.append(line(LATER, mine.later, most.later))
    elif mine.tokens > most.tokens:
        lines.append(line(TOKENS, mine.tokens, most.tokens))
    return lines


def facts(view: SmallWorldState, pick: int, hints: Hints) -> Facts:
    """Return what is reckoned of a combination."""
    seat = view.to_move
    expected = prospect(view, seat, pick, hints)
    after = view.copy()
    after.apply(pick)
    active = after.active(seat)
    tokens = 0 if active is None else tokens_of(after, active)
    return Facts(expected.first, round(expected.later), tokens)


def line(key: str, n: int, most: int) -> Line:
    """Return a line for a reader of any language."""
    return {"key": key, "args": {"n": n, "most": most}}
