"""What `marchland play` and `marchland serve` may be told; loaded for any command's help."""

import argparse
from pathlib import Path

from marchland.core.errors import quoted
from marchland.core.packs import PREFIX

__all__ = ["LOOPBACK", "PORT", "add_options"]

LOOPBACK = "127.0.0.1"
PORT = 8642
LAST_PORT = 65535


def port(text: str) -> int:
    """Read the number of a port."""
    if not text.isdecimal() or len(text) > 5 or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no port; ports are 0 to {LAST_PORT}")
    return int(text)


def add_options(parser: argparse.ArgumentParser, command: str) -> None:
    """Add the options of `play` or `serve`."""
    serving = command == "serve"
    parser.add_argument("--host", default=LOOPBACK, help="address to listen at")
    parser.add_argument(
        "--port", type=port, default=PORT if serving else 0, help="port; 0 takes a free one"
    )
    parser.add_argument("--database", type=Path, help="file of the games (your own by default)")
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
    else:
        parser.add_argument("--no-browser", action="store_true", help="only print the address")
