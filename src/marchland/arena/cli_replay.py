"""`marchland replay`: play a replay file back, compare it, and tell the game in four languages."""

import argparse
import json
import sys
from typing import Any

from marchland.arena.cli_rules import PAGE
from marchland.core import toml
from marchland.core.errors import BadReplay
from marchland.core.files import UnreadableFile, missing_file, read_plain, unreadable
from marchland.core.game import CHANCE, State
from marchland.core.replay import Replay, Seat
from marchland.refusals import refusal
from marchland.texts import Texts

FAILED = 1
LARGEST = 16_000_000
"""Bytes of the largest replay; a long game has some fifty thousand."""


def run(options: argparse.Namespace) -> int:
    """Print every action up to the one asked for, and the position after it."""
    try:
        text = read_plain(options.file, LARGEST)
    except FileNotFoundError:
        raise missing_file(options.file) from None
    except UnreadableFile as error:
        raise unreadable(options.file, error) from None
    replay = Replay.read(text)
    if options.to is not None and options.to > len(replay.history):
        raise BadReplay(
            f"This replay has {len(replay.history)} actions, not {options.to}.",
            key="error-replay-short",
            words={"n": len(replay.history), "most": options.to},
        )
    # What cannot be opened or said here is a wrong call, not a failed run.
    texts = Texts(options.lang, [*replay.start(options.content).game.texts, PAGE])
    try:
        if options.to is None:
            last = replay.verify(options.content)
        else:
            last = replay.play(options.to, options.content)
    except BadReplay as error:
        print(refusal(error, options.lang), file=sys.stderr)
        return FAILED
    told = tell(replay, options.to, options.content, options.lang)
    if options.json:
        print(json.dumps(as_document(replay, told, last), ensure_ascii=False))
        return 0
    what = {"game": game_of(texts, replay), "board": map_of(texts, replay), "date": replay.date}
    print(f"# {texts.render('replay-title', what | {'names': names(texts, replay.seats)})}\n")
    for line in told:
        print(in_words(texts, line, replay.seats))
    number = {"n": len(told), "of": len(replay.history)}
    print(f"\n# {texts.render('replay-position', number)}\n")
    print(toml.written(last.to_dict()), end="")
    if last.is_over:
        winners = texts.join([name_of(texts, replay.seats, seat) for seat in last.winners()])
        scores = ", ".join(map(str, last.scores()))
        print(f"\n# {texts.render('replay-scores', {'scores': scores, 'names': winners})}")
    return 0


def tell(
    replay: Replay, to: int | None, content: list[str], lang: str = "en"
) -> list[dict[str, Any]]:
    """Return each action with who played it, its text, and what followed by itself."""
    state = replay.start(content)
    told: list[dict[str, Any]] = []
    for number, action in enumerate(replay.history[:to], start=1):
        line: dict[str, Any] = {
            "n": number,
            "seat": state.to_move,
            "action": action,
            "text": state.describe(action, lang),
        }
        state.apply(action)
        line["forced"] = [state.describe(one, lang) for one in state.forced]
        told.append(line)
    return told


def as_document(replay: Replay, told: list[dict[str, Any]], last: State) -> dict[str, Any]:
    """Return what `--json` prints."""
    return {
        "game": replay.game,
        "map": replay.map_name,
        "seats": [seat._asdict() for seat in replay.seats],
        "actions": told,
        "of": len(replay.history),
        "position": last.to_dict(),
        "scores": last.scores(),
        "over": last.is_over,
        "winners": last.winners(),
    }


def game_of(texts: Texts, replay: Replay) -> str:
    """Return what a game is called; a game of somebody's own by its id."""
    key = f"ui-game-{replay.game}"
    return texts.render(key) if texts.has(key) else replay.game


def map_of(texts: Texts, replay: Replay) -> str:
    """Return what a map is called, or the islands that it is made of, or its id."""
    whole = f"map-{replay.map_name}"
    if texts.has(whole):
        return texts.render(whole)
    islands = [f"island-{face}" for face in replay.map_name.split("+")]
    return ", ".join(
        texts.render(key) if texts.has(key) else key.removeprefix("island-") for key in islands
    )


def names(texts: Texts, seats: list[Seat]) -> str:
    """Return who plays, in seat order."""
    return ", ".join(f"{k + 1} {name_of(texts, seats, k)}" for k in range(len(seats)))


def name_of(texts: Texts, seats: list[Seat], seat: int) -> str:
    """Return who plays a seat, on one line and without signs that a console would obey.

    A place behind the seats is an opponent that nobody plays.
    """
    if seat >= len(seats):
        return texts.render("replay-opponent")
    return "".join(one if one.isprintable() else " " for one in seats[seat].name)


def in_words(texts: Texts, line: dict[str, Any], seats: list[Seat]) -> str:
    """Return one action as a line of the told game."""
    seat = line["seat"]
    who = texts.render("replay-chance") if seat == CHANCE else name_of(texts, seats, seat)
    more = {"what": ", ".join(line["forced"])}
    followed = f"  {texts.render('replay-then', more)}" if line["forced"] else ""
    return f"{line['n']:5} {who}: {line['text']}{followed}"
