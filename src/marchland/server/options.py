"""What `marchland play`, `serve` and `store` may be told; loaded for any command's help."""

import argparse
import os
from pathlib import Path

from marchland.core.errors import quoted
from marchland.core.packs import PREFIX

__all__ = ["LOOPBACK", "PORT", "add_options", "add_store_options"]

LOOPBACK = "127.0.0.1"
PORT = 8642
LAST_PORT = 65535
HOUR = 3600


def port(text: str) -> int:
    """Read the number of a port."""
    if not text.isdecimal() or len(text) > 5 or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no port; ports are 0 to {LAST_PORT}")
    return int(text)


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
    parser.add_argument(
        "--check", action="store_true", help="stop as soon as the page has answered"
    )
    if serving:
        parser.add_argument(
            "--name", action="append", default=[], help="a host name that leads here"
        )
        parser.add_argument(
            "--log", choices=("plain", "json"), default="plain", help="form of the log's lines"
        )
        parser.add_argument(
            "--grace",
            type=seconds,
            default=0.0,
            metavar="SECONDS",
            help="serve on so long after SIGTERM, while /readyz says already that it goes",
        )
        parser.add_argument(
            "--create-key",
            type=create_key,
            default=os.environ.get("MARCHLAND_CREATE_KEY", ""),
            metavar="KEY",
            help="begin games only for those who know this key (or MARCHLAND_CREATE_KEY)",
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


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the option that names the store."""
    parser.add_argument(
        "--database",
        metavar="FILE-OR-ADDRESS",
        help="the games: a file (your own by default), or postgresql://person@host/database",
    )


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
