"""`marchland hint`: the best ways on from a position of a replay or a scenario, with reasons."""

import argparse
import json
from pathlib import Path

from marchland.arena.cli_rules import PAGE
from marchland.bots.advice import Advice, advice, asked, check
from marchland.bots.strong import budget
from marchland.core import names, registry, scenario
from marchland.core.errors import BadReplay, BadScenario
from marchland.core.files import UnreadableFile, missing_file, read_plain, unreadable
from marchland.core.game import State
from marchland.core.replay import Replay
from marchland.texts import Texts

LARGEST = 16_000_000
"""Bytes of the largest replay; a long game has some fifty thousand."""


def run(options: argparse.Namespace) -> int:
    """Print the best ways on for the seat to move.

    Raises:
        NoAdvice: the game is over, chance is to move, or the bot gives no advice.
        BadReplay, BadScenario, UnreadableFile: the file is none of either, or is too short.
    """
    state, seats = position(options)
    check(state)
    bot = asked(options.bot)
    if options.seconds is not None:
        budget(1, options.seconds)
    view = state.observe(state.to_move)
    found = advice(view, bot.options(view, options.seconds))
    known = [*state.game.texts, PAGE, PAGE / "dialogs"]
    texts = Texts(options.lang, known, seats=[*seats, None], terrain=view.terrain())
    if options.json:
        print(json.dumps(document(view, found, texts), ensure_ascii=False))
        return 0
    for number, one in enumerate(found, start=1):
        print(f"{number}. {told(one, texts)}  ({texts.sentence(ahead(view, one))})")
        print(f"   {'; '.join(view_words(view, one))}")
        for line in one.why:
            print(f"   - {texts.sentence(line)}")
    return 0


def position(options: argparse.Namespace) -> tuple[State, list[str]]:
    """Return the position that the file and `--to` name, and what its seats are called.

    Raises:
        BadReplay: a replay shorter than that, or one that cannot be played.
        BadScenario: a scenario that cannot be.
    """
    path: Path = options.file
    try:
        if path.suffix == ".toml":
            return of_scenario(path, options)
        replay = Replay.read(read_plain(path, LARGEST))
    except FileNotFoundError:
        raise missing_file(path) from None
    except UnreadableFile as error:
        raise unreadable(path, error) from None
    if options.to is not None and options.to > len(replay.history):
        raise BadReplay(
            f"This replay has {len(replay.history)} actions, not {options.to}.",
            key="error-replay-short",
            words={"n": len(replay.history), "most": options.to},
        )
    if options.to is None:
        replay.verify(options.content)
    state = replay.play(options.to, options.content)
    return state, names.fitted([seat.name for seat in replay.seats])


def of_scenario(path: Path, options: argparse.Namespace) -> tuple[State, list[str]]:
    """Return the position that a scenario begins with.

    Raises:
        BadScenario: it names no game, or `--to` is given.
    """
    if options.to is not None:
        raise BadScenario("A scenario is asked about as it begins; --to is for replays.")
    data = scenario.read(path)
    if not isinstance(data.get("game"), str):
        raise BadScenario("A scenario names its game, for example game = 'small-world'.")
    data.pop("step", None)
    state = registry.game(data["game"], options.content).position(data)
    return state, [str(seat + 1) for seat in range(state.players)]


def document(view: State, found: list[Advice], texts: Texts) -> dict[str, object]:
    """Return what `--json` prints."""
    return {
        "seat": view.to_move,
        "options": [
            {
                "actions": list(one.actions),
                "words": view_words(view, one),
                "text": told(one, texts),
                "value": round(one.value, 2),
                "why": one.why,
            }
            for one in found
        ],
    }


def view_words(view: State, one: Advice) -> list[str]:
    """Return the words of the actions, each as it is said at its moment."""
    state, words = view.copy(), []
    for action in one.actions:
        words.append(state.describe(action))
        state.apply(action)
    return words


def told(one: Advice, texts: Texts) -> str:
    """Return the way in sentences."""
    return " ".join(texts.sentence(entry) for entry in one.told)


def ahead(view: State, way: Advice) -> dict[str, object]:
    """Return the line that says how a way is expected to end."""
    if way.is_early:
        return {"key": "hint-early", "args": {}}
    kinds = ("hint-more-on", "hint-less-on", "hint-same-on")
    if not way.is_hidden:
        kinds = ("hint-ahead", "hint-behind", "hint-even")
    n = round(way.gain if way.is_hidden else way.value)
    key = kinds[0 if n > 0 else 1 if n < 0 else 2]
    if way.is_hidden and view.players == 2:
        return {"key": f"{key}-two", "args": {"n": abs(n), "other": 1 - view.to_move}}
    return {"key": key, "args": {"n": abs(n)}}
