"""What a screen shows of what is refused: fields, buttons and places, each with why."""

from typing import Any, Final

from marchland.core.actions import REGION, first_of, second_of, word_of
from marchland.tinyepic.edges import losses, reasons
from marchland.tinyepic.edges.closed_places import why_goal
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.kinds import ACTIONS
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.turn.recruits import level_payments
from marchland.tinyepic.world.world import World

Json = dict[str, Any]


def action_card(
    g: World, legal: list[int], selected: dict[int, tuple[list[int], list[int]]]
) -> list[Json]:
    """Return the fields of the action card.

    `then` carries the action out as soon as it is selected, in one of `places` if it needs any;
    `left` selects it only, which gives up what `loses` says; `idle` says why it would do nothing.
    """
    selects = g.stage == stages.SELECT and bool(legal)
    fresh = rested(g)
    rows = []
    for number, action in enumerate(ACTIONS):
        taking = words.TAKE << 20 | number << 10
        free = taking in legal
        at_once, after = selected.get(taking, ([], []))
        rows.append(
            {
                "action": action,
                "shield": bool(g.shields >> number & 1),
                "id": taking if free else None,
                "then": at_once,
                "left": [words.PASS << 20] if at_once else [],
                "loses": losses.passed_up(number) if at_once else None,
                "places": [
                    name
                    for p, name in enumerate(g.board.ids)
                    if any(names_region(each, p) or ends_at(each, p) for each in after)
                ],
                "why": None if free or not selects else reasons.why_not(g, taking),
                "idle": idle(fresh, fresh.kingdoms[g.who], number) if free else None,
                "rival": idle(fresh, fresh.kingdoms[1], number) if free and g.setup.solo else None,
            }
        )
    return rows


def names_region(action: int, p: int) -> bool:
    """Tell whether an action's first argument is this place."""
    kinds = words.WORD[word_of(action)].kinds
    return kinds[:1] == [REGION] and first_of(action) == p


def ends_at(action: int, p: int) -> bool:
    """Tell whether an action is a move that ends at this place."""
    kinds = words.WORD[word_of(action)].kinds
    return kinds[:2] == [REGION, REGION] and second_of(action) == p


def rested(g: World) -> World:
    """Return a copy in which whoever moved in the action before may move again."""
    twin = g.copy()
    assert isinstance(twin, World)
    twin.moved = []
    return twin


def rival(g: World) -> Json | None:
    """Return what the solo opponent will do after the player as things stand, and why."""
    if g.active != 0 or g.action < 0 or not waits(g):
        return None
    fresh = rested(g)
    why = idle(fresh, fresh.kingdoms[1], g.action)
    return {"action": ACTIONS[g.action], "why": why}


def waits(g: World) -> bool:
    """Tell whether the second seat has not begun to resolve the action."""
    return any(frame.stage == stages.RESOLVE and frame.a < 2 for frame in g.frames())


def closed(g: World, legal: list[int]) -> list[Json]:
    """Return the answers that somebody might look for and that are refused, each with why."""
    if not legal:
        return []
    k = g.kingdoms[g.who]
    rows: list[Json] = []
    if g.stage == stages.ACT:
        rows = [{"word": "act", "why": reasons.why_act(g, k, 0)}]
        if g.setup.heroes and not g.is_opponent(k.seat):
            rows.append({"word": "level", "why": reasons.why_level(g, k)})
    elif g.stage == stages.BID:
        rows = [{"word": "bid", "why": reasons.why_higher(g)}]
    elif g.stage == stages.MATCH:
        rows = [{"word": "pay", "why": reasons.why_match(g, k)}]
    elif g.stage == stages.RETREAT:
        rows = [{"word": "retreat", "why": reasons.why_stays(g, k)}]
    offered = {words.WORD[word_of(action)].name for action in legal}
    return [row for row in rows if row["why"] is not None and keeps(row["word"], offered)]


def keeps(word: str, offered: set[str]) -> bool:
    """Tell whether a refusal says something beside what is offered."""
    return word == "bid" or word not in offered


def idle(g: World, k: Kingdom, action: int) -> Json | None:
    """Return why the seat that selects could not carry an action out; None where it could."""
    g.doing = action
    if g.can(k, action) or level_payments(g, k, action):
        return None
    return reasons.why_idle(g, k, action)


FAR: Final = ("tek-why-not-next-door", "tek-why-same-land", "tek-why-goal-no-border")
"""Why a move cannot end where it does not lead at all; the last says most."""


def doors(g: World, p: int, legal: list[int]) -> Json:
    """Return what can be done in a place, else why not, and why moves cannot end there.

    Where nobody of one's own stands a region is meant as a goal: it is told why no move ends there.
    """
    actions = [a for a in legal if names_region(a, p)]
    row: Json = {"actions": actions, "why": None, "refused": {}}
    why = reasons.PLACES.get(g.stage)
    if not legal or why is None:
        return row
    k = g.kingdoms[g.who]
    if not actions:
        row["why"] = why(g, k, p)
    if g.stage != stages.MOVE:
        return row
    ends = {first_of(a) for a in g.legal_actions() if word_of(a) in (words.MOVE, words.MOVE_HERO)}
    goals = {first_of(a) for a in g.legal_actions() if is_move_to(a, p)}
    for start in ends - goals - {p}:
        hero = k.standard_standing_at(start) < 1
        found = why_goal(g, k, start, p, hero=hero)
        if found is not None:
            row["refused"][g.board.ids[start]] = found
    if row["why"] and row["why"]["key"] == "tek-why-not-here" and row["refused"] and not goals:
        row["why"] = max(row["refused"].values(), key=lambda each: nearness(each["key"]))
    return row


def nearness(key: str) -> int:
    """Return how near to open a closed goal is, by why it is closed."""
    return FAR.index(key) if key in FAR else len(FAR)


def is_move_to(action: int, p: int) -> bool:
    """Tell whether an action is a move into a place."""
    return word_of(action) in (words.MOVE, words.MOVE_HERO) and second_of(action) == p
