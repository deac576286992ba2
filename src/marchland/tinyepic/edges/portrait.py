"""A position in a few lines of words, for whoever prints a state."""

from marchland.core.regions import bits
from marchland.tinyepic.parts import stages
from marchland.tinyepic.parts.kinds import RESOURCES
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.world.world import World


def heading(s: World) -> str:
    """Return one line: the game, the cycle and who is to move."""
    asked = s.who_answers(stages.NAMES[s.stage])
    return f"tiny-epic: cycle {s.cycle}, {asked}"


def portrait(s: World) -> str:
    """Return the heading, and two lines for each kingdom."""
    lines = [heading(s)]
    for k in s.kingdoms:
        faction = s.setup.box.factions[k.faction].id if k.faction >= 0 else "no faction yet"
        goods = ", ".join(f"{n} {name}" for n, name in zip(k.stock, RESOURCES, strict=True))
        lines.append(f"seat {k.seat + 1}: {faction}, magic {k.magic}, tower {k.tower}; {goods}")
        lines.append(f"  {figures(s, k)}")
    if s.neutral:
        lines.append("lost kingdom: " + " ".join(s.board.ids[p] for p in bits(s.neutral)))
    return "\n".join(lines)


def figures(s: World, k: Kingdom) -> str:
    """Return where a kingdom's meeples, hero and forts are."""
    named = [f"{s.board.ids[p]}={k.meeples_at(p)}" for p in bits(k.one)]
    if k.hero >= 0:
        where = s.board.ids[k.hero_at] if k.hero_at >= 0 else "off the board"
        named.append(f"{s.setup.box.heroes[k.hero].id} level {k.hero_level} ({where})")
    if k.forts:
        named.append("forts " + " ".join(s.board.ids[p] for p in bits(k.forts)))
    return " ".join(named) or "nobody on the board"
