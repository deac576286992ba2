"""`marchland replay`: play a replay file back, compare it, and tell the game in words."""

import argparse
import json
import sys
from typing import Any

from marchland.arena import toml
from marchland.core.errors import BadReplay
from marchland.core.game import CHANCE, State
from marchland.core.replay import Replay, Seat

FAILED = 1


def run(options: argparse.Namespace) -> int:
    """Print every action up to the one asked for, and the position after it."""
    try:
        text = options.file.read_bytes()
    except OSError as error:
        raise BadReplay(f"{options.file} cannot be read: {error.strerror}.") from None
    replay = Replay.read(text)
    if options.to is not None and options.to > len(replay.history):
        raise BadReplay(f"This replay has {len(replay.history)} actions, not {options.to}.")
    replay.start(options.content)  # what cannot be opened here is a wrong call, not a failed run
    try:
        if options.to is None:
            last = replay.verify(options.content)
        else:
            last = replay.play(options.to, options.content)
    except BadReplay as error:
        print(error, file=sys.stderr)
        return FAILED
    told = tell(replay, options.to, options.content)
    if options.json:
        print(json.dumps(as_document(replay, told, last), ensure_ascii=False))
        return 0
    print(f"# {replay.game}, map {replay.map_name}, {replay.date}: {names(replay.seats)}\n")
    for line in told:
        print(in_words(line, replay.seats))
    print(f"\n# The position after {len(told)} of {len(replay.history)} actions\n")
    print(toml.written(last.to_dict()), end="")
    if last.is_over:
        winners = " and ".join(name_of(replay.seats, seat) for seat in last.winners())
        print(f"\n# Final scores: {', '.join(map(str, last.scores()))}; won by {winners}")
    return 0


def tell(replay: Replay, to: int | None, content: list[str]) -> list[dict[str, Any]]:
    """Return each action with who played it, its text, and what followed by itself."""
    state = replay.start(content)
    told: list[dict[str, Any]] = []
    for number, action in enumerate(replay.history[:to], start=1):
        line: dict[str, Any] = {
            "n": number,
            "seat": state.to_move,
            "action": action,
            "text": state.describe(action),
        }
        state.apply(action)
        line["forced"] = [state.describe(one) for one in state.forced]
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


def names(seats: list[Seat]) -> str:
    """Return who plays, in seat order."""
    return ", ".join(f"{k + 1} {name_of(seats, k)}" for k in range(len(seats)))


def name_of(seats: list[Seat], seat: int) -> str:
    """Return who plays a seat, on one line and without signs that a console would obey.

    A place behind the seats is an opponent that nobody plays.
    """
    if seat >= len(seats):
        return "the opponent that nobody plays"
    return "".join(one if one.isprintable() else " " for one in seats[seat].name)


def in_words(line: dict[str, Any], seats: list[Seat]) -> str:
    """Return one action as a line of the told game."""
    who = "chance" if line["seat"] == CHANCE else name_of(seats, line["seat"])
    followed = f"  (then {', '.join(line['forced'])})" if line["forced"] else ""
    return f"{line['n']:5} {who}: {line['text']}{followed}"
