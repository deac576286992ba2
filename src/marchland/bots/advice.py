"""What a seat may be advised to do: the best ways on, told as the log tells them, with reasons."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from marchland.bots.hints import hints_for
from marchland.bots.ranking import MASKED, Option, standing, whole_turn
from marchland.bots.registry import OURS, make
from marchland.bots.strong import StrongBot
from marchland.bots.turns import foreseen
from marchland.core.errors import Worded, quoted
from marchland.core.game import CHANCE, State

BEST: Final = 3
"""Ways that are told."""
ALIKE: Final = 0.5
"""Coins or points by which two ways are no different."""
HEADINGS: Final = ("-score", "-turn", "-turn-over", "-round", "-over", "-winner")
"""How keys end of log entries that tell of more than the way itself."""

Entry = Mapping[str, Any]


class NoAdvice(Worded):
    """A position in which nobody can be advised, or a bot that gives no advice."""


def asked(name: str) -> StrongBot:
    """Return the bot of this name; the same question gets the same answer of it.

    Raises:
        UnknownBot, BadBot: it cannot be found or made.
        NoAdvice: it only chooses, and compares nothing.
    """
    bot = make(name, seed=0)
    if not isinstance(bot, StrongBot):
        able = [one for one in OURS if isinstance(make(one), StrongBot)]
        raise NoAdvice(
            f"The bot {quoted(name)} gives no advice; these do: {', '.join(able)}.",
            key="error-hint-bot",
            words={"what": name, "known": ", ".join(able)},
        )
    return bot


class Advice(NamedTuple):
    """One way to go on.

    Attributes:
        actions: the seat's next actions, up to chance or another seat.
        value: the seat's expected final score less the mean of the others'; as good as the guess
            where their totals are hidden.
        gain: what comes of that from now on, whatever was hidden until now.
        is_hidden: whether a total is hidden from the seat.
        is_early: whether it is too early for that to say how the game ends.
        told: the log entries of these actions.
        why: what speaks for it and against it, each a text key with arguments.
        regions: where it leads.
    """

    actions: tuple[int, ...]
    value: float
    gain: float
    is_hidden: bool
    is_early: bool
    told: list[Entry]
    why: list[Entry]
    regions: list[str]


class Way(NamedTuple):
    """A way with what comes of it."""

    actions: tuple[int, ...]
    gain: float
    told: list[Entry]
    after: State
    held: frozenset[str]


def advice(view: State, options: Sequence[Option]) -> list[Advice]:
    """Return the best ways that were found, best first.

    Args:
        view: what the seat to move may know; stays as it is.
        options: as `ranking.options` returns them.
    """
    ways: list[Way] = []
    for option in options:
        actions = whole_turn(view, option.actions)
        if all(actions != way.actions for way in ways):
            ways.append(followed(view, actions, option.gain))
        if len(ways) > BEST:
            break
    before = held_by(view, view.to_move)
    is_early = not foreseen(view)
    is_hidden = MASKED in view.scores()
    now = standing(view)
    return [
        Advice(
            way.actions,
            now + way.gain,
            way.gain,
            is_hidden,
            is_early,
            way.told,
            reasons(view, way, ways, number),
            sorted(way.held ^ before),
        )
        for number, way in enumerate(ways[:BEST])
    ]


def followed(view: State, actions: tuple[int, ...], gain: float) -> Way:
    """Return a way with what the log tells of it, as far as the seat can know what comes of it."""
    seat = view.to_move
    state = view.copy()
    state.listen()
    told: list[Entry] = []
    for action in actions:
        told += state.confide(action)
        if state.undo_barrier(action):
            break
        state.apply(action)
        mine = [one for one in state.events if one.get("seat") == seat]
        told += [one for one in mine if not one["key"].endswith(HEADINGS)]
    return Way(actions, gain, told, state, held_by(state, seat))


def held_by(state: State, seat: int) -> frozenset[str]:
    """Return the regions that a seat holds."""
    owners = state.sketch().get("owners", {})
    return frozenset(region for region, owner in owners.items() if owner == seat)


def reasons(view: State, way: Way, ways: Sequence[Way], number: int) -> list[Entry]:
    """Return what speaks for a way and against it."""
    seat = view.to_move
    before = held_by(view, seat)
    hints = hints_for(view.game.family)
    others = [one for one in ways if one is not way]
    lines: list[Entry] = [*hints.places(view, way.actions, [one.actions for one in others])]
    earned = way.after.scores()[seat] - view.scores()[seat]
    if way.after.to_move == CHANCE:
        lines += thrown(way.after, seat)
    elif way.after.to_move != seat and earned:
        key = "hint-earns" if earned > 0 else "hint-pays"
        lines.append(line(key, n=abs(earned), what=hints.counted))
    lines += taken(view, way, before)
    if given := len(before - way.held):
        lines.append(line("hint-gives-up", n=given))
    if others:
        more = len(way.held) - len(others[0].held)
        if more:
            lines.append(line("hint-more" if more > 0 else "hint-fewer", n=abs(more)))
    weak = weakest(way.after, seat)
    if weak is not None:
        lines.append(line("hint-open", region=weak[0], n=weak[1]))
    if number and ways[0].gain - way.gain < ALIKE:
        lines.append(line("hint-alike"))
    if not lines and not number and others:
        lines.append(line("hint-best"))
    if not lines and number and not foreseen(view):
        lines.append(line("hint-less"))
    return [line(hints.reason(one["key"]), **one["args"]) for one in lines]


def thrown(state: State, seat: int) -> list[Entry]:
    """Tell by how many of its results a throw wins a seat a region; nothing where none does."""
    won, all_ = 0, 0
    for action, weight in state.chance_outcomes():
        after = state.copy()
        after.apply(action)
        won += weight if held_by(after, seat) - held_by(state, seat) else 0
        all_ += weight
    return [line("hint-throw", n=won, of=all_)] if won else []


def taken(view: State, way: Way, before: frozenset[str]) -> list[Entry]:
    """Tell from whom regions are taken."""
    owners = view.sketch().get("owners", {})
    new = way.held - before
    count: dict[int, int] = {}
    for region in new:
        if region in owners:
            count[owners[region]] = count.get(owners[region], 0) + 1
    lines = [line("hint-takes-from", other=other, n=n) for other, n in sorted(count.items())]
    free = len(new) - sum(count.values())
    return [line("hint-takes", n=free), *lines] if free else lines


def weakest(state: State, seat: int) -> tuple[str, int] | None:
    """Return the region of a seat that the next one takes for least, with its price.

    None where the next seat cannot take any, and in games without prices.
    """
    if state.to_move in (seat, CHANCE) or state.is_over:
        return None
    regions = state.view(frozenset((state.to_move,))).get("regions", {})
    open_: list[tuple[int, str]] = [
        (row["price"], name)
        for name, row in regions.items()
        if row.get("seat") == seat and row.get("price") is not None and not row.get("why")
    ]
    return min(open_)[::-1] if open_ else None


def line(key: str, **args: Any) -> Entry:
    """Return a line for a reader of any language."""
    return {"key": key, "args": args}


def check(state: State) -> None:
    """Refuse a position in which no seat is to be advised.

    Raises:
        NoAdvice: the game is over, or chance is to move.
    """
    if state.is_over:
        raise NoAdvice(
            "The game is over, so there is nothing left to advise.", key="error-hint-over"
        )
    if state.to_move == CHANCE:
        raise NoAdvice(
            "Chance is to move here; a hint is for a seat that has a choice.",
            key="error-hint-chance",
        )
