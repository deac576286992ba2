"""Lessons: a position, and step by step what to do there and why, in files beside the texts.

A lesson keeps nothing here: the page sends what has been played so far, and gets what follows
(docs/lessons.md).
"""

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from marchland.core.errors import BadAction, MarchlandError
from marchland.core.files import read_toml
from marchland.core.game import CHANCE, Game, State
from marchland.server import faults
from marchland.server.course import FirstGame, LessonAnswer, LessonLine, LessonMove
from marchland.server.library import header_of
from marchland.server.protocol import (
    PROTOCOL,
    Entry,
    Seat,
)
from marchland.server.rights import seen
from marchland.server.step import Step
from marchland.server.store import Move
from marchland.server.table import Table

__all__ = [
    "Lesson",
    "LessonStep",
    "Opening",
    "edition",
    "lesson",
    "lessons",
    "lines",
    "position",
    "taught",
]

FOLDER = "lessons"
OPPONENTS = ("Bryn", "Hob", "Mab", "Tuck")


class LessonStep(msgspec.Struct, forbid_unknown_fields=True):
    """One thing at a time.

    Attributes:
        say: the end of the keys of its sentences: what to do, and with `-why` the reason.
        do: what is to be done, as patterns of action texts; nothing where one only reads on.
        then: what chance and the others do then; chance waits where the next step, which is only
            read, begins with it.
        point: regions to look at; without them those of `do`.
        args: what the sentences name.
        other: the sentence, by pattern, for another action that people are likely to take.
    """

    say: str
    do: list[str] = []
    then: list[str] = []
    point: list[str] = []
    args: dict[str, Any] = {}
    other: dict[str, str] = {}


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    """A game in its set-up: how many play, on which map, and what chance has dealt first."""

    players: int
    map: str
    dealt: list[str] = []


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """Where it begins, and the steps from there; `order` is its place in the list.

    Attributes:
        position: a position of a scenario file.
        opening: in its place, a game from its set-up on.
        next: the lesson that goes on from here, as `GAME/NAME`, where it is another game's.
        first: the game that is offered at its end.
    """

    order: int
    step: list[LessonStep]
    position: dict[str, Any] = {}
    opening: Opening | None = None
    name: str = ""
    next: str | None = None
    first: FirstGame = msgspec.field(default_factory=FirstGame)


def lessons(game: Game) -> list[Lesson]:
    """Return the lessons of a game in the order in which they are taken."""
    return _read(tuple(folder for folder in game.texts if isinstance(folder, Path)))


@lru_cache(maxsize=16)
def _read(folders: tuple[Path, ...]) -> list[Lesson]:
    found = []
    for path in (path for folder in folders for path in (folder / FOLDER).glob("*.toml")):
        one = msgspec.convert(read_toml(path)[0], Lesson)
        one.name = path.stem
        found.append(one)
    return sorted(found, key=lambda one: (one.order, one.name))


def lines(games: Sequence[Game]) -> list[LessonLine]:
    """Return what the list of lessons says."""
    return [
        LessonLine(game.name, one.name, len(one.step), edition(game, one))
        for game in games
        for one in lessons(game)
    ]


def edition(game: Game, course: Lesson) -> str:
    """Return a mark that changes when what was played of a lesson may no longer fit its steps."""
    played = [(step.say, step.do, step.then) for step in course.step]
    start = course.position or course.opening
    return f"{game.rules}-{crc32(msgspec.json.encode([start, played])):08x}"


def lesson(game: Game, name: str) -> Lesson:
    """Return one lesson.

    Raises:
        Fault: there is none of this name.
    """
    found = next((one for one in lessons(game) if one.name == name), None)
    if found is None:
        raise faults.refused(f"There is no such lesson of {game.name}.", 404)
    return found


def _next(game: Game, course: Lesson) -> str | None:
    """Return the lesson that comes after this one, as `GAME/NAME`."""
    after = [one for one in lessons(game) if one.order > course.order]
    return course.next or (f"{game.name}/{after[0].name}" if after else None)


def position(game: Game, course: Lesson, history: Sequence[int]) -> State:
    """Return the position after what has been played."""
    return _table(game, course, history).state


def taught(game: Game, course: Lesson, move: LessonMove) -> LessonAnswer:
    """Return what follows from what the person does, or how it stands where they do nothing.

    Raises:
        Fault: there is no such step, or what is done is not legal.
    """
    if move.edition is not None and move.edition != edition(game, course):
        mistake = "ui-lesson-changed" if move.step or move.history else None
        return _answer(game, _table(game, course, []), course, 0, 0, mistake)
    if not 0 <= move.step <= len(course.step):
        raise faults.refused(f"This lesson has {len(course.step)} steps.", 404)
    table = _table(game, course, move.history)
    at, done = move.step, move.done
    mistake = None
    for act in [move.act, *move.then]:
        step = course.step[at] if at < len(course.step) else None
        if step is None or mistake:
            break
        if act is None and move.plan is None:
            if move.go_on and not step.do:
                _play(table, _script(table, course, at))
                at, done = at + 1, 0
        elif done < len(step.do):
            mistake = _heed(table, course, at, done, act, move.plan)
            done += mistake is None
            if done == len(step.do):
                at, done = at + 1, 0
    return _answer(game, table, course, at, done, mistake)


class _Script:
    """What chance and the others are to do, in turn, and what chance does no sooner than `later`.

    `early` counts the outcomes that were asked for too soon.
    """

    def __init__(self, state: State, texts: Sequence[str], later: Sequence[str] = ()) -> None:
        self.state = state
        self.texts = list(texts)
        self.later = later
        self.early = 0

    def roll(self, outcomes: list[tuple[int, int]]) -> int:
        """Return the outcome that is written next; else the first there is."""
        possible = [action for action, _ in outcomes]
        waits = not self.texts and self.later and _action(self.state, self.later[0]) in possible
        self.early += bool(self.early or waits)
        if self.texts:
            action = _action(self.state, self.texts[0])
            if action in possible:
                self.texts.pop(0)
                return action
        return possible[0]


def _script(table: Table, course: Lesson, at: int) -> _Script:
    """Return the script of a step, beside that of the next one where that is only read."""
    after = course.step[at + 1] if at + 1 < len(course.step) else None
    later = after.then if after and not after.do else []
    return _Script(table.state, course.step[at].then, later)


def _action(state: State, text: str) -> int:
    try:
        return state.parse(text)
    except BadAction:
        return -1


def _table(game: Game, course: Lesson, history: Sequence[int]) -> Table:
    try:
        state = _start(game, course)
    except MarchlandError as error:
        raise faults.of(error) from error
    seats = [Seat("", "person"), *(Seat(name, "bot") for name in OPPONENTS)][: state.players]
    table = Table(header_of(game, state, seats), state)
    table.replay([Move(action) for action in history])
    return table


def _start(game: Game, course: Lesson) -> State:
    if course.opening is not None:
        state = game.empty_state(course.opening.players, course.opening.map, {})
        for text in course.opening.dealt:
            state.apply(state.parse(text))
        return state
    return game.position({**course.position, "game": game.name})


def _heed(
    table: Table, course: Lesson, at: int, done: int, act: int | None, plan: str | None
) -> str | None:
    """Play what the person did if it is what the step asks for; else return a sentence's key."""
    state, step = table.state, course.step[at]
    if state.to_move not in table.persons:
        raise faults.stale()
    last = done + 1 == len(step.do)
    script = _script(table, course, at) if last else _Script(state, [])
    try:
        actions = [act] if act is not None else state.plan(plan or "")
    except MarchlandError as error:
        raise faults.of(error, 409) from error
    steps, after = table.tried(actions, script.roll)
    text = state.describe(act) if act is not None else (plan or "")
    if not _is_meant(state, step.do[done], text, actions):
        end = next((end for like, end in step.other.items() if fnmatchcase(text, like)), None)
        return f"lesson-{course.name}-{end}" if end else "ui-lesson-other"
    _add(table, steps, after, script)
    if last:
        _play(table, script)
    return None


def _is_meant(state: State, pattern: str, text: str, actions: Sequence[int]) -> bool:
    if fnmatchcase(text, pattern):
        return True
    try:
        return list(actions) == state.plan(pattern)
    except BadAction:
        return False


def _play(table: Table, script: _Script) -> None:
    """Play what is left of a script."""
    owed, state = table.settled(script.roll)
    _add(table, owed, state, script)
    while script.texts:
        text = script.texts.pop(0)
        try:
            actions = table.state.plan(text)
        except MarchlandError as error:
            raise faults.of(error, 500) from error
        steps, state = table.tried(actions, script.roll)
        _add(table, steps, state, script)


def _add(table: Table, steps: list[Step], state: State, script: _Script) -> None:
    """Go on by these steps, but for those of chance that came too soon."""
    if script.early:
        state = steps[-script.early].before
        del steps[-script.early :]
        script.early = 0
    table.add(steps, state)


def _answer(
    game: Game, table: Table, course: Lesson, at: int, done: int, mistake: str | None
) -> LessonAnswer:
    step = course.step[at] if at < len(course.step) else None
    view = dict(seen(table, frozenset(table.persons)))
    asked = _asked(table, view, step, done)
    wanted = _wanted(asked, step)
    if step is None or not step.do:
        view["actions"] = []
    key = None if step is None else f"lesson-{course.name}-{step.say}"
    return LessonAnswer(
        protocol=PROTOCOL,
        n=table.n,
        view=view,
        log=_log(table),
        seats=table.header.seats,
        over=table.state.is_over,
        history=table.history(),
        step=at,
        steps=len(course.step),
        edition=edition(game, course),
        next=_next(game, course),
        first=course.first,
        done=done,
        say=key,
        args={} if step is None else step.args,
        asks=step is not None and bool(step.do),
        point=wanted,
        wants=[action["id"] for action in asked],
        mistake=mistake,
    )


def _log(table: Table) -> list[Entry]:
    return table.entries(after=-1)


def _asked(
    table: Table, view: Mapping[str, Any], step: LessonStep | None, done: int
) -> list[dict[str, Any]]:
    """Return the answers that the step asks for; none where numbers are asked for all regions."""
    if step is None or not step.do or table.state.to_move == CHANCE or view.get("deploy"):
        return []
    tell = table.state.describe
    return [one for one in view["actions"] if fnmatchcase(tell(one["id"]), step.do[done])]


def _wanted(asked: Sequence[Mapping[str, Any]], step: LessonStep | None) -> list[str]:
    """Return the regions to look at."""
    if step is not None and (step.point or not step.do):
        return step.point
    return sorted({action["region"] for action in asked if action.get("region")})
