"""A person who takes a lesson: does what each step asks, as its file says it."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import NamedTuple

from msgspec.structs import replace

import marchland
from marchland.core.game import Game, State
from marchland.server.course import LessonAnswer, LessonMove
from marchland.server.lessons import Lesson, lessons, position, taught

GAMES = ("small-world", "warcraft", "tiny-epic")
ALL = [(game, one.name) for game in GAMES for one in lessons(marchland.game(game))]


class Moment(NamedTuple):
    """How a lesson stands before something is done, and what is done."""

    answer: LessonAnswer
    state: State
    move: LessonMove


def known(game: str, name: str) -> tuple[Game, Lesson]:
    rules = marchland.game(game)
    return rules, next(one for one in lessons(rules) if one.name == name)


def moments(game: Game, course: Lesson, choice: int = 0) -> Iterator[Moment]:
    """Yield every moment of a lesson up to its end; where several things will do, choose one."""
    answer = taught(game, course, LessonMove())
    while answer.step < len(course.step):
        state = position(game, course, answer.history)
        move = wanted(game, course, answer, state, choice)
        yield Moment(answer, state, move)
        answer = taught(game, course, move)
        assert answer.mistake is None, course.step[answer.step].say


def here(answer: LessonAnswer) -> LessonMove:
    """Return where a lesson stands, with nothing done."""
    return LessonMove(answer.step, answer.done, answer.history)


def wanted(
    game: Game, course: Lesson, answer: LessonAnswer, state: State, choice: int = 0
) -> LessonMove:
    """Return what the step asks for."""
    at = here(answer)
    step = course.step[answer.step]
    if not step.do:
        return replace(at, go_on=True)
    pattern = step.do[answer.done]
    word = pattern.split()[0]
    if pattern.endswith("*") and word in game.plan_words:
        return replace(at, plan=whole(state, word))
    fits = [one for one in state.legal_actions() if fnmatchcase(state.describe(one), pattern)]
    assert fits, f"{course.name}, {step.say}: {pattern} is not legal"
    return replace(at, act=fits[choice])


def whole(state: State, word: str) -> str:
    """Return a plan that places all."""
    twin, who, parts = state.copy(), state.to_move, []
    while twin.to_move == who:
        few = [one for one in twin.legal_actions() if state.describe(one).startswith(f"{word} ")]
        if not few:
            break
        twin.apply(few[0])
        played = [state.describe(one) for one in (few[0], *twin.forced)]
        parts += [one.removeprefix(f"{word} ") for one in played if one.startswith(f"{word} ")]
    return " ".join([word, *parts])
