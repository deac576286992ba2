"""What speaks for a land or a region that is chosen: what it brings, opens or leads to."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from marchland.core.actions import first_of, second_of, word_of
from marchland.core.regions import bits
from marchland.tinyepic.edges.view_war import stake
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.kinds import (
    CAPITAL,
    PATROL,
    RESOURCES,
    SILVER,
    YIELDS,
)
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.parts.lands import Land
from marchland.tinyepic.state import TinyEpicState
from marchland.tinyepic.turn import scoring
from marchland.tinyepic.turn.answers import harvest

Line = dict[str, Any]

MOVES: Final = (words.MOVE, words.MOVE_HERO)
GOALS: Final = (
    *MOVES, words.STAND, words.STAND_HERO, words.PLACE, words.FORT, words.RETREAT,
)  # fmt: skip
UNITS: Final = (*RESOURCES, "choice")


class Step(NamedTuple):
    """A choice of a region, with the positions before and after it."""

    action: int
    before: TinyEpicState
    after: TinyEpicState

    @property
    def place(self) -> int:
        """Where the piece goes."""
        moves = word_of(self.action) in MOVES
        return second_of(self.action) if moves else first_of(self.action)

    @property
    def seat(self) -> int:
        """Whose piece it is."""
        return self.before.a if self.before.stage == stages.SETTLE else self.before.who


def reasons(
    view: TinyEpicState, actions: Sequence[int], others: Sequence[Sequence[int]]
) -> list[Line]:
    """Return what speaks for the land or region that a way chooses, rather than what others do."""
    if view.stage in (stages.PICK_SIDE, stages.PICK_LAND):
        return land(view, first_of(actions[0]))
    step = chosen(view, actions)
    if step is None:
        return []
    if step.before.stage == stages.SETTLE:
        return settling(step)
    lines = facts(step)
    if stake(step.before, step.action) is not None:
        return lines
    elsewhere = [facts(one) for one in (chosen(view, other) for other in others) if one]
    here_alone = [one for one in lines if all(one not in other for other in elsewhere)]
    return [*(here_alone or lines)[:1], *losses(step)]


def chosen(view: TinyEpicState, actions: Sequence[int]) -> Step | None:
    """Return the region that is asked for, else the first whose piece stays as the way ends."""
    state = view.copy()
    found: list[Step] = []
    for action in actions:
        if state.undo_barrier(action):
            break
        before = state
        state = before.copy()
        state.apply(action)
        if word_of(action) in GOALS:
            found.append(Step(action, uprooted(before), state))
    if found and found[0].action == actions[0]:
        return found[0]
    for step in found:
        if state.kingdoms[step.seat].pieces >> step.place & 1:
            return step
    return found[0] if found else None


def uprooted(g: TinyEpicState) -> TinyEpicState:
    """Return the position without the meeple that has lost a war, while it may retreat."""
    war = g.war
    if g.stage != stages.RETREAT or war is None:
        return g
    gone = g.copy()
    k = gone.kingdoms[g.who]
    lying, hero = g.lone_figure(k, war.place)
    k.take(war.place, lying=lying, hero=hero)
    return gone


def line(key: str, **args: Any) -> Line:
    """Return a line for a reader of any language."""
    return {"key": key, "args": args}


def land(view: TinyEpicState, number: int) -> list[Line]:
    """Return what speaks for a side of a territory card, rather than for what else may be had."""
    lands = view.setup.box.lands
    if view.is_opponent(view.a):
        # Which land is the better one for the opponent is no reason for the player (TEK-12).
        found = [line("tek-hint-rival-land", units=of_land(lands[number], view))]
        return [*found, *capital(view, number)]
    sides = [first_of(action) for action in view.answers()]
    given = {side: of_land(lands[side], view) for side in sides}
    differing = {side: len(units.keys() & set(RESOURCES)) for side, units in given.items()}
    mine, most = differing.pop(number), max(differing.values())
    if mine > most:
        return [line("tek-hint-land-more", n=mine, most=most)]
    return capital(view, number) or [line("tek-hint-land", units=given[number])]


def capital(view: TinyEpicState, number: int) -> list[Line]:
    """Return what the capital of a territory card brings, where it has one."""
    if not view.setup.box.lands[number].kinds[CAPITAL]:
        return []
    return [line("tek-hint-land-capital", n=view.setup.box.constants.capital_alone)]


def of_land(land: Land, g: TinyEpicState) -> dict[str, int]:
    """Return what all regions of a territory card give."""
    return named([YIELDS[land.terrain[p]] for p in bits(land.land)], g)


def named(kinds: Sequence[int], g: TinyEpicState) -> dict[str, int]:
    """Return how many units of each resource there are, silver in its game alone."""
    return {
        name: kinds.count(kind)
        for kind, name in enumerate(UNITS)
        if kind in kinds and (kind != SILVER or g.setup.expansion)
    }


def settling(step: Step) -> list[Line]:
    """Return what a first region gives, and what those next to it do."""
    g = step.after
    near = beside(g, step.place)
    if g.is_opponent(step.seat):
        elsewhere = [first_of(action) for action in step.before.answers()]
        others = [len(beside(g, p)) for p in elsewhere if p != step.place]
        fewest = bool(others) and len(near) < min(others)
        key = "tek-hint-rival-fewer" if fewest else "tek-hint-rival-near"
        return [line(key, n=len(near), units=near)]
    own = yields(g, g.kingdoms[step.seat])
    first = [line("tek-hint-start", units=own)] if own else facts(step)[:1]
    return [*first, line("tek-hint-near", units=near)]


def beside(g: TinyEpicState, p: int) -> dict[str, int]:
    """Return what the regions next to one give."""
    return named([YIELDS[g.board.terrain[q]] for q in bits(g.board.near[p])], g)


def facts(step: Step) -> list[Line]:
    """Return what is true of a region that is chosen, what counts most first."""
    before, after, p = step.before, step.after, step.place
    terms = stake(before, step.action)
    if terms is not None:
        return [*war(before, terms), *prize(before, p)]
    old, k = before.kingdoms[step.seat], after.kingdoms[step.seat]
    if word_of(step.action) == words.FORT:
        abroad = scoring.forts_abroad(after, k) - scoring.forts_abroad(before, old)
        return [line("tek-hint-fort", n=abroad)] if abroad else []
    had, has = yields(before, old), yields(after, k)
    opened = {name: n for name, n in has.items() if name not in had}
    more = {name: n - had[name] for name, n in has.items() if n > had.get(name, n)}
    points = scoring.capitals(after, k) - scoring.capitals(before, old)
    leads = {name: n for name, n in leading(after, k, p).items() if name not in had}
    found = [
        (bool(opened), line("tek-hint-opens", units=opened)),
        (points > 0, line("tek-hint-capital", n=points)),
        (bool(more), line("tek-hint-yields", units=more)),
        (bool(leads), line("tek-hint-leads", units=leads)),
        (k.two >> p & 1, line("tek-hint-full")),
    ]
    return [one for holds, one in found if holds]


def losses(step: Step) -> list[Line]:
    """Return what no longer comes in once the piece has gone where it goes."""
    if word_of(step.action) == words.FORT:
        return []
    had = yields(step.before, step.before.kingdoms[step.seat])
    has = yields(step.after, step.after.kingdoms[step.seat])
    less = {name: n - has.get(name, 0) for name, n in had.items() if n > has.get(name, 0)}
    return [line("tek-hint-loses", units=less)] if less else []


def prize(g: TinyEpicState, p: int) -> list[Line]:
    """Return what a region gives whoever has it."""
    if g.board.kinds[CAPITAL] >> p & 1:
        return [line("tek-hint-capital", n=g.setup.box.constants.capital_alone)]
    units = named([YIELDS[g.board.terrain[p]]], g)
    return [line("tek-hint-start", units=units)] if units else []


def war(g: TinyEpicState, terms: Mapping[str, Any]) -> list[Line]:
    """Return on what terms a war begins, as the page says it, and who wins a tie (TEK-7)."""
    if terms["number"] is None:
        asked = {"most": terms["most"], "other": terms["foe"], "foe_most": terms["foe_most"]}
        tied = min(terms["most"], terms["foe_most"]) > 0
        tie = [line("tek-hint-tie", other=terms["foe"])] if tied else []
        return [line("ui-tek-stake", **asked), *tie]
    if terms["foe"] is None:
        less = max(0, g.neutral.bit_count() - terms["due"])
        return [line("ui-tek-stake-neutral", n=terms["due"], less=less)]
    asked = {"number": terms["number"], "n": terms["due"], "most": terms["most"]}
    return [line("ui-tek-stake-open", **asked)]


def yields(g: TinyEpicState, k: Kingdom) -> dict[str, int]:
    """Return what collecting brings a kingdom."""
    kinds = [kind for kind, n in enumerate(harvest(g, k)) for _ in range(n)]
    return named(kinds, g)


def leading(g: TinyEpicState, k: Kingdom, p: int) -> dict[str, int]:
    """Return what a Patrol from a region leads to, without a war, that a kingdom has none of."""
    if not k.standing() >> p & 1:
        return {}
    places = g.goals(k, PATROL, p, hero=False) & g.open_to(k) & ~g.foreign(k) & ~k.one
    kinds = {YIELDS[g.board.terrain[q]] for q in bits(places)}
    had = yields(g, k)
    return {name: n for name, n in named([*kinds], g).items() if name not in had}
