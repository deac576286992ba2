"""A position in a few lines of words, for whoever prints a state."""

from marchland.core.regions import bits
from marchland.smallworld.parts import stages
from marchland.smallworld.world.world import World


def heading(s: World) -> str:
    """Return one line: the game, the round and who is to move."""
    asked = s.who_answers(stages.NAMES[s.stage])
    return f"{s.setup.variant.name}: round {s.round} of {s.setup.rounds}, {asked}"


def portrait(s: World) -> str:
    """Return the heading, a line for each tribe on the map, and the column."""
    lines = [heading(s)]
    for seat, coins in enumerate(s.coins):
        lines.append(f"seat {seat + 1}: {'?' if coins < 0 else coins} coins")
        active = s.active(seat)
        for t in ([] if active is None else [active]) + s.declined(seat):
            badge = f" {s.setup.variant.powers[t.power].id}" if t.power >= 0 else ""
            name = f"{s.race_id(t)}{badge}{' in decline' if t.declined else ''}"
            lines.append(f"  {name}: {regions(s, t.held)}; {s.force(t)} in hand")
    neutral = s.tribe(0)
    if neutral.held:
        lines.append(f"{s.setup.variant.neutral}: {regions(s, neutral.held)}")
    lines.append("column: " + ", ".join(combo(s, place) for place in range(len(s.column))))
    return "\n".join(lines)


def regions(s: World, held: int) -> str:
    """Return the ids of a set of regions, each with the tokens that stand there."""
    named = [f"{s.map.ids[r]}={s.count[r]}" for r in bits(held)]
    return " ".join(named) or "no region"


def combo(s: World, place: int) -> str:
    """Return one combo of the column, with the coins on it."""
    variant = s.setup.variant
    power = s.column_powers[place]
    badge = variant.powers[power].id if power >= 0 else "?"
    coins = f" (+{s.column_coins[place]})" if s.column_coins[place] else ""
    return f"{variant.races[s.column[place]].id} {badge}{coins}"
