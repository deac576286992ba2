"""What an answer gives up for good, as text keys: whoever plays may be asked once more."""

from typing import Any

from marchland.core.actions import word_of
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.kinds import ACTIONS
from marchland.tinyepic.turn import answers
from marchland.tinyepic.world.world import World


def loss(g: World, action: int, legal: list[int]) -> dict[str, Any] | None:
    """Return what an answer gives up for good; None where it gives up nothing.

    An action that could be carried out is passed up or nothing is collected in its stead, or a
    beaten meeple is lost that could retreat.
    """
    word = word_of(action)
    able = {word_of(each) for each in legal}
    if word == words.FALL and words.RETREAT in able:
        return {"key": "tek-lose-fall", "args": {}}
    if g.stage != stages.ACT or words.ACT not in able:
        return None
    if word == words.PASS:
        return passed_up(g.doing)
    if word == words.COLLECT and not answers.gathered(g, g.kingdoms[g.who]):
        return {"key": "tek-lose-collect", "args": {"action": ACTIONS[g.doing]}}
    return None


def passed_up(action: int) -> dict[str, Any]:
    """Return that an action is given up which could be carried out."""
    return {"key": "tek-lose-pass", "args": {"action": ACTIONS[action]}}
