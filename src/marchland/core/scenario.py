"""Scenario files: a position, some actions and what must follow (`docs/scenarios.md`)."""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from marchland.core import registry
from marchland.core.actions import word_of
from marchland.core.errors import BadAction, BadScenario, MarchlandError, quoted
from marchland.core.files import UnreadableFile, read_toml
from marchland.core.game import CHANCE, NOBODY, Game, State
from marchland.core.shapes import TABLE, TEXTS, check_value


class Report(NamedTuple):
    """What running one file came to."""

    path: Path
    ok: bool
    message: str
    """Empty when all went well, else the step and what differed."""
    readable: bool = True
    """False when the file itself is wrong."""


class Failure(Exception):
    """A step of a scenario did not come out as written."""


TEXT_KEYS: Final = frozenset({"do", "allow", "refuse"})
"""Keys of a step that are lists of actions."""
LARGEST: Final = 1_000_000_000
"""No number of a game is as large."""
MAPS: Final = "maps"
"""The folder of small maps, beside scenarios or above them."""
DEEPEST: Final = 6
"""So many folders above a file are looked at for its map."""
READINGS: Final = 64
"""So many ways to read a file are tried before it is said to fail."""


class Reading:
    """How texts are read that name both a legal action and one the engine has just played.

    Attributes:
        spoken: the numbers, from 1, of those texts that are read as already played.
        doubts: how many such texts there were.
    """

    def __init__(self, spoken: tuple[int, ...] = ()) -> None:
        """Read all others as what is to be played."""
        self.spoken = spoken
        self.doubts = 0

    def already(self) -> bool:
        """Tell how the next such text is read."""
        self.doubts += 1
        return self.doubts in self.spoken

    def others(self) -> "list[Reading]":
        """Return the readings that differ in one later text."""
        first = max(self.spoken, default=0) + 1
        return [Reading((*self.spoken, n)) for n in range(first, self.doubts + 1)]


def find_files(paths: list[Path]) -> list[Path]:
    """Return the scenario files among paths, folders but those of maps searched, in order.

    Raises:
        BadScenario: a path does not exist.
    """
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            files = (file for file in path.rglob("*.toml") if file.parent.name != MAPS)
            found.extend(sorted(files))
        elif path.exists():
            found.append(path)
        else:
            raise BadScenario(f"There is no file or folder {path}.")
    return found


def run_file(path: Path, content: Sequence[str] = ()) -> Report:
    """Run one scenario file, with home-made content from the named files."""
    try:
        data = read(path)
    except (OSError, UnreadableFile) as error:
        return Report(path, False, f"cannot be read: {error}", readable=False)
    try:
        run(data, content)
    except Failure as failure:
        return Report(path, False, str(failure))
    except MarchlandError as error:
        return Report(path, False, str(error), readable=False)
    return Report(path, True, "")


def read(path: Path) -> dict[str, Any]:
    """Return the tables of a scenario file, with the small map that it names put in its place.

    A small map is a file `maps/NAME.toml` beside the scenario or above it, which holds `[map]` and
    nothing else; any other name is one of the game's own maps.

    Raises:
        FileNotFoundError: there is no such file.
        UnreadableFile: the file or its map cannot be read.
    """
    data, _ = read_toml(path)
    named = data.get("map")
    if isinstance(named, str) and re.fullmatch(r"[\w-]+", named):
        for folder in path.absolute().parents[:DEEPEST]:
            if (file := folder / MAPS / f"{named}.toml").is_file():
                data["map"] = _small_map(file)
                break
    return data


def _small_map(file: Path) -> object:
    found, _ = read_toml(file)
    if list(found) != ["map"]:
        raise UnreadableFile(f"the map {file.name} holds [map] and nothing else")
    return found["map"]


def run(data: Mapping[str, Any], content: Sequence[str] = ()) -> State:
    """Run a scenario and return the last state.

    Raises:
        BadScenario: a wrong key or value.
        Failure: a step that did not come out as written.
    """
    if not isinstance(data.get("game"), str):
        raise BadScenario("A scenario names its game, for example game = 'small-world'.")
    game = registry.game(data["game"], content)
    steps = data.get("step", [])
    if not isinstance(steps, list) or not steps:
        raise BadScenario("A scenario has at least one [[step]].")
    check_steps(steps)
    check_value("rulings", data.get("rulings", {}), TABLE)
    check_numbers("", data)
    wrong: Failure | None = None
    readings = [Reading()]
    for reading in readings:
        try:
            return follow(game, data, reading)
        except Failure as failure:
            wrong = wrong or failure
            readings += reading.others()[: READINGS - len(readings)]
    assert wrong is not None
    raise wrong


def check_numbers(where: str, value: object) -> None:
    """Refuse a number that no game could hold, wherever in a file it stands.

    Raises:
        BadScenario: names the place.
    """
    if isinstance(value, int) and abs(value) >= LARGEST:
        raise BadScenario(f"{where}: {quoted(value)} is larger than any number of a game.")
    rows: Iterable[tuple[object, object]] = ()
    if isinstance(value, Mapping):
        rows = value.items()
    elif isinstance(value, list):
        rows = enumerate(value, start=1)
    for key, one in rows:
        check_numbers(f"{where} {key}".strip(), one)


def check_steps(steps: list[Any]) -> None:
    """Refuse a step that is no table, or one whose lists of texts are none.

    Raises:
        BadScenario: names the step and what is right.
    """
    for number, step in enumerate(steps, start=1):
        check_value(f"step {number}", step, TABLE)
        for key in sorted(TEXT_KEYS & step.keys()):
            check_value(f"step {number}: {key}", step[key], TEXTS)


def follow(game: Game, data: Mapping[str, Any], reading: Reading) -> State:
    """Play and compare every step, and return the last state.

    Raises:
        BadScenario: a wrong key or value.
        Failure: a step that did not come out as written.
    """
    state = game.position(data)
    for number, step in enumerate(data["step"], start=1):
        try:
            play(state, step.get("do", []), reading)
            compare_whole(game, state, step)
        except Failure as failure:
            raise Failure(f"step {number}: {failure}") from None
        except BadScenario as error:
            raise BadScenario(f"step {number}: {error}") from None
    return state


def play(state: State, texts: list[str], reading: Reading) -> None:
    """Play the actions of a step."""
    queue = in_map_order(state, texts)
    while queue:
        play_one(state, queue.pop(next_of(state, queue)), reading)


def next_of(state: State, texts: list[str]) -> int:
    """Return which text is played next; placements may stand in any order."""
    if state.game.is_placing(state) and not allowed(state, texts[0]):
        for number, text in enumerate(texts):
            if " " not in text:
                break
            if allowed(state, text):
                return number
    return 0


def in_map_order(state: State, texts: list[str]) -> list[str]:
    """Sort runs of small actions of one kind, which may be written in any order."""
    words = state.game.plan_words
    result: list[str] = []
    run_: list[str] = []
    for text in [*texts, ""]:
        head = text.split(" ")[0]
        if run_ and run_[0].split(" ")[0] != head:
            result.extend(sorted(run_, key=lambda one: number_of(state, one)))
            run_ = []
        if head in words and number_of(state, text) >= 0:
            run_.append(text)
        elif text:
            result.append(text)
    return result


def number_of(state: State, text: str) -> int:
    """Return the action of a text, -1 when it is none (a plan, for example)."""
    try:
        return state.parse(text)
    except BadAction:
        return -1


def play_one(state: State, text: str, reading: Reading) -> None:
    """Play one action or plan; draws that were left out come first, lowest id first."""
    while True:
        action = number_of(state, text)
        played = action in state.forced
        if action in state.legal_actions():
            if not (played and reading.already()):
                state.apply(action)
            return
        if played:
            return
        if not draw_due(state):
            break
        state.apply(state.game.first_draw(state))
    if action >= 0 and state.game.is_idle(state, action):
        return
    try:
        actions = state.plan(text)
    except BadAction as error:
        rest = the_rest(state)
        if rest is not None and allowed(rest, text):
            state.apply(nothing_more(state))
            play_one(state, text, reading)
            return
        legal = ", ".join(state.describe(a) for a in state.legal_actions()[:12])
        raise Failure(f"{text!r} is not legal: {error} Legal: {legal}") from None
    for small in actions:
        state.apply(small)


def nothing_more(state: State) -> int:
    """Return the action by which no more is placed of what was placed last; -1 where none is."""
    if state.history:
        last = state.describe(state.history[-1]).split(" ")[0]
        found = number_of(state, f"{last} -") if last in state.game.plan_words else -1
        if found in state.legal_actions():
            return found
    return -1


def the_rest(state: State) -> State | None:
    """Return the position after a plan of placements that says all, or None where it is over."""
    action = nothing_more(state)
    if action < 0:
        return None
    twin = state.copy()
    twin.apply(action)
    return twin


def draw_due(state: State) -> bool:
    """Tell whether something is to be drawn that a scenario may leave out."""
    return is_chance(state, state.game.draw_words)


def combo_due(state: State) -> bool:
    """Tell whether a draw is due that follows at once, and is no question by itself."""
    return is_chance(state, state.game.refill_words)


def is_chance(state: State, numbers: Sequence[int]) -> bool:
    """Tell whether chance is to act by one of these words."""
    return state.to_move == CHANCE and word_of(state.legal_actions()[0]) in numbers


def compare_whole(game: Game, state: State, step: Mapping[str, Any]) -> None:
    """Compare every check while more may be placed, or else after a plan that says all.

    Draws that were left out are played; what lies face down may also be turned up later.
    """
    if step.get("to_move") != "chance" and combo_due(state):
        state = drawn(state)
    try:
        compare(game, state, step)
    except (Failure, BadScenario):
        rest = drawn(state) if draw_due(state) else the_rest(state)
        if rest is None or not holds(game, rest, step):
            raise


def drawn(state: State) -> State:
    """Return the position after draws that were left out, lowest id first."""
    twin = state.copy()
    while draw_due(twin):
        twin.apply(twin.game.first_draw(twin))
    return twin


def holds(game: Game, state: State, step: Mapping[str, Any]) -> bool:
    """Tell whether every check of a step holds."""
    try:
        compare(game, state, step)
    except (Failure, BadScenario):
        return False
    return True


def compare(game: Game, state: State, step: Mapping[str, Any]) -> None:
    """Compare every check of a step with the state."""
    for text in step.get("allow", []):
        if not allowed(state, text):
            legal = ", ".join(state.describe(a) for a in state.legal_actions()[:12])
            raise Failure(f"{text!r} should be legal; legal: {legal}")
    for text in step.get("refuse", []):
        if allowed(state, text):
            raise Failure(f"{text!r} should not be legal")
    facts = {
        "over": state.is_over,
        "winners": [seat + 1 for seat in state.winners()],
        "to_move": mover(state),
    }
    for key, expected in step.items():
        if key in facts:
            if facts[key] != expected:
                raise Failure(f"{key}: expected {expected!r}, found {facts[key]!r}")
        elif key not in TEXT_KEYS:
            differs = game.check(state, key, expected)
            if differs is not None:
                raise Failure(f"{key}: {differs}")


def mover(state: State) -> int | str:
    """Return who is to move, as scenarios write it."""
    if state.to_move == CHANCE:
        return "chance"
    return "nobody" if state.to_move == NOBODY else state.to_move + 1


def allowed(state: State, text: str) -> bool:
    """Tell whether a text, action or plan, may be played now."""
    if number_of(state, text) in state.legal_actions():
        return True
    try:
        return bool(state.plan(text))
    except BadAction:
        return False
