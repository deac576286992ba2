"""Whether an answer triggers the end of the game (TEK-9), so that a screen can say so before."""

from marchland.core.actions import first_of, word_of
from marchland.tinyepic.parts import words
from marchland.tinyepic.parts.kinds import BUILD, EXPAND, NONE, RESEARCH
from marchland.tinyepic.world.world import World


def triggers(g: World, action: int) -> bool:
    """Tell whether the end comes of selecting an action and carrying it out, or of a hero's level.

    Whether it can be carried out is not asked.
    """
    if g.ending:
        return False
    word = word_of(action)
    k = g.kingdoms[g.who]
    constants = g.setup.box.constants
    if word == words.LEVEL:
        retires = k.hero_level + 1 >= constants.hero_levels
        return retires and len(k.retired) + 1 >= constants.heroes_to_end
    deed = first_of(action) if word == words.TAKE else g.doing if word == words.ACT else NONE
    if deed == RESEARCH:
        return k.magic + 1 == constants.magic_levels
    if deed == BUILD:
        return k.tower + 1 == constants.tower_levels
    return deed == EXPAND and k.in_play + 1 == g.setup.most_in_play
