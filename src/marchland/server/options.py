"""What `marchland play`, `serve` and `store` may be told; loaded for any command's help."""

import argparse
import os
from pathlib import Path

from marchland.core.errors import quoted
from marchland.core.packs import PREFIX

__all__ = ["LOOPBACK", "PORT", "add_options", "add_store_options", "add_worker_options"]

LOOPBACK = "127.0.0.1"
PORT = 8642
LAST_PORT = 65535
HOUR = 3600


def port(text: str) -> int:
    """Read the number of a port."""
    if not text.isdecimal() or len(text) > 5 or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no port; ports are 0 to {LAST_PORT}")
    return int(text)


def jobs(text: str) -> int:
    """Read how many processes think."""
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 0
    if not number:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no number of processes from 1 to 999")
    return number


def seconds(text: str) -> float:
    """Read a number of seconds, at most an hour."""
    number = float(text) if text.isascii() and text.isdecimal() and len(text) < 5 else -1.0
    if not 0 <= number <= HOUR:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no number of seconds from 0 to {HOUR}")
    return number


def create_key(text: str) -> str:
    """Read a key that stands in a header: letters, digits and signs of ASCII."""
    if not all("!" <= sign <= "~" for sign in text):
        raise argparse.ArgumentTypeError(
            "a key has letters without accents, digits and signs, and no space"
        )
    return text


def add_options(parser: argparse.ArgumentParser, command: str) -> None:
    """Add the options of `play` or `serve`."""
    serving = command == "serve"
    parser.add_argument("--host", default=LOOPBACK, help="address to listen at")
    parser.add_argument(
        "--port", type=port, default=PORT if serving else 0, help="port; 0 takes a free one"
    )
    add_database(parser)
    add_games(parser)
    parser.add_argument(
        "--check", action="store_true", help="stop as soon as the page has answered"
    )
    if serving:
        parser.add_argument(
            "--name", action="append", default=[], help="a host name that leads here"
        )
        add_log(parser)
        parser.add_argument(
            "--workers",
            choices=("own", "queue"),
            default="own",
            help="who thinks for bots: processes of its own, or every `marchland worker`",
        )
        parser.add_argument(
            "--grace",
            type=seconds,
            default=0.0,
            metavar="SECONDS",
            help="serve on so long after SIGTERM, while /readyz already says that it stops",
        )
        parser.add_argument(
            "--create-key",
            type=create_key,
            default=os.environ.get("MARCHLAND_CREATE_KEY", ""),
            metavar="KEY",
            help="begin games only for those who know this key (or MARCHLAND_CREATE_KEY)",
        )
        parser.add_argument(
            "--webhooks",
            choices=("off", "on", "home"),
            default="off",
            help="send people a message at their turn, to addresses on the internet or at home too",
        )
        parser.add_argument(
            "--open",
            action="store_true",
            help="no links: whoever comes sees, plays and deletes every game",
        )
        parser.add_argument(
            "--yes", action="store_true", help="with --open: for other machines too, yes"
        )
    else:
        parser.add_argument("--no-browser", action="store_true", help="only print the address")


def add_games(parser: argparse.ArgumentParser) -> None:
    """Add the options that name home-made content and bots."""
    parser.add_argument(
        "--content",
        action="extend",
        nargs="+",
        default=[],
        metavar="FILE",
        help="home-made content",
    )
    parser.add_argument(
        "--pack",
        action="append",
        default=[],
        dest="content",
        type=lambda name: f"{PREFIX}{name}",
        metavar="NAME",
        help="an installed pack",
    )
    parser.add_argument(
        "--bots",
        action="append",
        default=[],
        metavar="B,B,...",
        help="more bots to offer, such as mine.py:Mine",
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the option that names the store."""
    parser.add_argument(
        "--database",
        metavar="FILE-OR-ADDRESS",
        help="the games: a file (your own by default), or postgresql://person@host/database",
    )


def add_log(parser: argparse.ArgumentParser) -> None:
    """Add the option that says how the log is written."""
    parser.add_argument(
        "--log", choices=("plain", "json"), default="plain", help="form of the log's lines"
    )


def add_worker_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `worker`."""
    add_database(parser)
    add_games(parser)
    parser.add_argument(
        "--jobs", type=jobs, metavar="J", help="processes that think (default: one a core)"
    )
    add_log(parser)


def add_store_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `store`."""
    deeds = parser.add_subparsers(dest="deed", required=True, metavar="DEED")
    for deed, text in (
        ("export", "write all games into a file"),
        ("import", "take up all games of such a file"),
    ):
        command = deeds.add_parser(deed, help=text)
        command.add_argument("file", type=Path, metavar="FILE")
        add_database(command)
