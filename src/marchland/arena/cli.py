"""The command line: `marchland play`, `serve`, `simulate`, `arena` and all the others."""

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from marchland.core.errors import MarchlandError, quoted
from marchland.core.packs import PREFIX
from marchland.refusals import language, refusal
from marchland.server.options import add_options, add_store_options, add_worker_options

WRONG_CALL: Final = 2
FAILED: Final = 1

MODULES: Final = {
    "play": "marchland.server.run",
    "serve": "marchland.server.run",
    "store": "marchland.server.backup",
    "worker": "marchland.server.labour",
    "simulate": "marchland.arena.cli_simulate",
    "arena": "marchland.arena.cli_arena",
    "balance": "marchland.arena.cli_balance",
    "hint": "marchland.arena.cli_hint",
    "check": "marchland.arena.cli_check",
    "replay": "marchland.arena.cli_replay",
    "rules": "marchland.arena.cli_rules",
    "bench": "marchland.arena.cli_bench",
}
"""Where each command lives; loaded only when it is asked for, so that all start at once."""

FUNCTIONS: Final = {"play": "play", "serve": "open_to_others"}


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what was wrong and stop with the status of a wrong call."""
        sentence = message[:1].upper() + message[1:].rstrip(".")
        self.exit(WRONG_CALL, f"{self.prog}: {sentence}; see {self.prog} --help.\n")


def count(text: str) -> int:
    """Read a whole number of at least 1."""
    return at_least(1, text)


def whole(text: str) -> int:
    """Read a whole number of at least 0."""
    return at_least(0, text)


def at_least(least: int, text: str) -> int:
    """Read a whole number that is not too small."""
    try:
        number = int(text) if text.isdecimal() else -1
    except ValueError:
        raise argparse.ArgumentTypeError(f"{quoted(text)} has too many digits") from None
    if number < least:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no whole number of at least {least}")
    return number


def ruling(text: str) -> tuple[str, bool | str]:
    """Read `name=value`; `true` and `false` are truth values."""
    name, equals, value = text.partition("=")
    if not name or not equals or not value:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not written as name=value")
    return name, {"true": True, "false": False}.get(value, value)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the option that names the language."""
    parser.add_argument("--lang", default="en", metavar="LANG", help="en, cs, hu or pl")


def add_content(parser: argparse.ArgumentParser) -> None:
    """Add the options that name packs and files of home-made content."""
    parser.add_argument(
        "--pack",
        action="append",
        default=[],
        dest="content",
        type=lambda name: f"{PREFIX}{name}",
        metavar="NAME",
        help="an installed pack; may be named several times",
    )
    parser.add_argument(
        "--content",
        action="append",
        default=[],
        metavar="FILE",
        help="a file of home-made races and powers; may be named several times",
    )


def add_arena(arena: argparse.ArgumentParser) -> None:
    """Add the options of `arena`."""
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("--bots", required=True, metavar="A,B,...", help="two bots or more")
    arena.add_argument(
        "--games", type=count, default=100, metavar="N",
        help="games a pairing, rounded up to whole deals (default: 100)",
    )  # fmt: skip
    arena.add_argument("--players", type=count, metavar="P", help="seats (default: 2)")
    arena.add_argument("--map", metavar="NAME", help="the map (default: the players' one)")
    arena.add_argument(
        "--ruling", type=ruling, action="append", default=[], metavar="NAME=VALUE",
        help="a rule choice; may be given several times",
    )  # fmt: skip
    arena.add_argument("--seed", type=whole, default=0, metavar="S", help="default: 0")
    arena.add_argument(
        "--limit", type=duration, default=60.0, metavar="SECONDS",
        help="the longest a choice may take; 0: no limit (default: 60)",
    )  # fmt: skip
    where = arena.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs", type=count, default=1, metavar="J", help="processes, at most one a core"
    )
    where.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one")
    arena.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep the run there, or go on with it"
    )
    arena.add_argument(
        "--data", type=Path, metavar="FOLDER", help="write each game there, as Parquet files"
    )
    arena.add_argument("--json", action="store_true", help="print one JSON object")
    add_content(arena)


def add_hint(hint: argparse.ArgumentParser) -> None:
    """Add the options of `hint`."""
    hint.add_argument("file", type=Path, metavar="FILE", help="a replay, or a scenario")
    hint.add_argument(
        "--to", type=whole, metavar="N", help="after N actions of the replay (default: all)"
    )
    hint.add_argument("--bot", default="strong", metavar="B", help="who advises (default: strong)")
    hint.add_argument(
        "--seconds", type=duration, metavar="T", help="time to think (default: as the bot does)"
    )
    hint.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(hint)
    add_content(hint)


def add_balance(balance: argparse.ArgumentParser) -> None:
    """Add the options of `balance`."""
    balance.add_argument("game", metavar="GAME")
    balance.add_argument("--players", type=count, metavar="P", help="seats (default: 2)")
    balance.add_argument("--games", type=count, default=400, metavar="N", help="default: 400")
    balance.add_argument("--bots", default="greedy", metavar="B", help="default: greedy")
    balance.add_argument(
        "--jobs", type=count, default=1, metavar="J", help="processes, at most one a core"
    )
    balance.add_argument("--seed", type=whole, default=0, metavar="S", help="default: 0")
    balance.add_argument("--map", metavar="NAME", help="the map (default: the players' one)")
    balance.add_argument(
        "--ruling", type=ruling, action="append", default=[], metavar="NAME=VALUE",
        help="a rule choice; may be given several times",
    )  # fmt: skip
    balance.add_argument("--json", action="store_true", help="print one JSON object")
    add_content(balance)


def duration(text: str) -> float:
    """Read seconds, 0 or more."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no number of seconds")
    return seconds


def parser() -> Parser:
    """Return the parser of all commands."""
    root = Parser(prog="marchland", description="Board games of conquest: play, simulate, check.")
    commands = root.add_subparsers(dest="command", required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="the game in the browser, on this machine")
    add_options(play, "play")

    serve = commands.add_parser(
        "serve", help="the same without opening a browser, for other devices at home"
    )
    add_options(serve, "serve")

    store = commands.add_parser("store", help="all games into one file, or out of it")
    add_store_options(store)

    add_worker_options(
        commands.add_parser("worker", help="think for the bots of servers on other machines")
    )

    simulate = commands.add_parser("simulate", help="many games between bots")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--players", type=count, metavar="N", help="seats (default: one a bot)")
    simulate.add_argument("--games", type=count, default=100, metavar="K", help="default: 100")
    simulate.add_argument(
        "--bots", default="random", metavar="B,B,...", help="a bot for each seat, or one for all"
    )
    simulate.add_argument(
        "--jobs", type=count, default=1, metavar="J", help="processes, at most one a core"
    )
    simulate.add_argument("--seed", type=whole, default=0, metavar="S", help="default: 0")
    simulate.add_argument("--map", metavar="NAME", help="the map (default: the players' one)")
    simulate.add_argument(
        "--ruling", type=ruling, action="append", default=[], metavar="NAME=VALUE",
        help="a rule choice; may be given several times",
    )  # fmt: skip
    simulate.add_argument(
        "--rotate", action="store_true", help="move every bot on by one seat after each game"
    )
    simulate.add_argument("--replays", type=Path, metavar="FOLDER", help="write each game there")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    add_content(simulate)

    add_arena(commands.add_parser("arena", help="bots against each other, in every seat order"))

    add_hint(commands.add_parser("hint", help="the best ways on from a position, with reasons"))

    add_balance(
        commands.add_parser("balance", help="how strong races, powers, factions and heroes are")
    )

    check = commands.add_parser("check", help="run scenario files and folders")
    check.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    add_content(check)

    replay = commands.add_parser("replay", help="play a replay file back and tell it in words")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--to", type=whole, metavar="N", help="stop after N actions")
    replay.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(replay)
    add_content(replay)

    rules = commands.add_parser("rules", help="what a race, power or any ability does")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("name", nargs="?", metavar="NAME", help="one ability (default: all)")
    add_language(rules)
    add_content(rules)

    bench = commands.add_parser("bench", help="how fast this installation is")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.add_argument(
        "--seconds", type=count, default=2, metavar="S", help="for each figure (default: 2)"
    )
    return root


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 2 for a wrong call, 1 for a failed run."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A console without some letter of the texts shows a question mark.
            stream.reconfigure(errors="replace")
    options = parser().parse_args(argv)
    try:
        module = importlib.import_module(MODULES[options.command])
        status: int = getattr(module, FUNCTIONS.get(options.command, "run"))(options)
        if sys.stdout is not None:
            sys.stdout.flush()
    except MarchlandError as error:
        lang = language(getattr(options, "lang", None))
        print(refusal(error, lang), file=sys.stderr)
        return WRONG_CALL
    except BrokenPipeError:
        # Whoever read has gone away; Python's own farewell to a closed pipe must not speak.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        print(f"{error.filename or 'A file'} cannot be used: {error.strerror}.", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return FAILED
    return status
