"""Starting the server, for `marchland play` and `marchland serve`."""

import argparse
import contextlib
import http.client
import ipaddress
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from functools import partial

import uvicorn
from starlette.applications import Starlette
from uvicorn.config import LOGGING_CONFIG

from marchland.bots import find, installed, make
from marchland.core.errors import LONGEST, BadBot, MarchlandError
from marchland.refusals import language, refusal
from marchland.server.app import application
from marchland.server.collector import collecting_seldom
from marchland.server.faults import Fault
from marchland.server.host import Host
from marchland.server.library import Library
from marchland.server.listener import listen
from marchland.server.logs import as_json
from marchland.server.opening import NO_QUEUE, is_postgres, open_store
from marchland.server.options import LOOPBACK, add_options
from marchland.server.reach import Reach
from marchland.server.sips import Sipping
from marchland.server.store import BadAddress, StoreError
from marchland.server.thinkers import Minds
from marchland.server.worker import BotMaker

__all__ = ["main", "play", "serve"]

WAIT = 10.0
"""Seconds until the first page must have answered."""

MESSAGE_BYTES = 1024 * 1024

WRONG_CALL = 2
"""The exit status where what was asked for cannot be meant."""


def serve(
    host: str = LOOPBACK,
    port: int = 0,
    database: str | None = None,
    *,
    open_browser: bool = False,
    check: bool = False,
    names: Sequence[str] = (),
    content: Sequence[str] = (),
    bots: Sequence[str] = (),
    links: bool = False,
    create_key: str = "",
    reach: Reach = "off",
    json_log: bool = False,
    grace: float = 0.0,
    afar: bool = False,
) -> int:
    """Serve until interrupted; return the exit status.

    Args:
        host, port: where to listen; port 0 takes a free one.
        database: the file of the games, or an address of PostgreSQL; None is the person's own.
        open_browser: show the page when it answers.
        check: stop as soon as the page has answered.
        names: further host names by which this server may be called.
        content: files of home-made content.
        bots: further bots that the page offers, as `marchland.bots.find` takes them.
        links: whether tables are entered by links; else whoever comes holds all seats.
        create_key: what whoever begins a game must show; empty where anybody may.
        reach: where webhooks lead, if anywhere.
        json_log: whether what is logged comes as lines of JSON.
        afar: whether bots are asked of `marchland worker`, by way of the database.
        grace: seconds to serve on after SIGTERM, while `/readyz` says already that it goes.
    """
    if json_log:
        as_json()
    try:
        listener = listen(host, port)
    except (OSError, OverflowError, TypeError, ValueError) as error:
        reason = str(getattr(error, "strerror", None) or error).rstrip(".")
        shown = host if len(host) <= LONGEST else f"{host[:LONGEST]}…"
        return _failed(f"The address {shown}:{port} cannot be used: {reason}.")
    try:
        offered = offering(bots)
    except MarchlandError as error:
        listener.close()
        return _failed(refusal(error, language()), WRONG_CALL)
    library = Library(content=content, bots=lambda: offered)
    try:
        if content:
            library.hand_out()
    except Fault as fault:
        listener.close()
        return _failed(refusal(fault, language()), WRONG_CALL)
    try:
        store = open_store(database)
        minds = minds_afar(database) if afar else None
    except StoreError as error:
        listener.close()
        return _failed(str(error), WRONG_CALL if isinstance(error, BadAddress) else 1)
    address = _address(host, listener)
    app = application(
        store,
        library,
        names=names,
        links=links,
        create_key=create_key,
        reach=reach,
        minds=minds,
    )
    result = Result()
    if open_browser or check:
        _when_answering(address, result, check=check, open_browser=open_browser)
    print(f"Marchland is at {address} (stop with Ctrl+C)", flush=True)  # noqa: T201
    _run(listener, app, library, result, json_log=json_log, grace=grace)
    return 1 if check and not result.answered else 0


def minds_afar(database: str | None) -> Minds:
    """Return who answers questions on other machines.

    Raises:
        BadAddress: the database is none by which they can be asked.
    """
    if database is None or not is_postgres(database):
        raise BadAddress(NO_QUEUE)
    from marchland.server.afar import Afar
    from marchland.server.asked import Asked

    return Afar(Asked(database))


def offering(named: Sequence[str]) -> dict[str, BotMaker]:
    """Return the bots of the page: those that the host named, then those that are installed.

    Raises:
        UnknownBot, BadBot: a bot that cannot be found or made.
    """
    found: dict[str, BotMaker] = {}
    for text in named:
        one = find(text)
        one()
        if one.label in found:
            raise BadBot(f"--bots names {one.label} twice; the page could not tell them apart.")
        found[one.label] = partial(make, text)
    return {**found, **{name: bot for name, bot in installed().items() if name not in found}}


class Result:
    """What the watcher of the first page found, and how it stops the server."""

    def __init__(self) -> None:
        self.answered = False
        self.done = threading.Event()


def _run(
    listener: socket.socket,
    app: Starlette,
    library: Library,
    result: Result,
    *,
    json_log: bool,
    grace: float,
) -> None:
    server = Host(
        uvicorn.Config(
            app,
            log_level="warning",
            log_config=None if json_log else LOGGING_CONFIG,
            access_log=False,
            ws=Sipping,
            ws_max_size=MESSAGE_BYTES,
            server_header=False,
            timeout_graceful_shutdown=1,
        ),
        app.state.server.health,
        grace,
    )
    threading.Thread(target=library.warm, name="games", daemon=True).start()

    def stop() -> None:
        result.done.wait()
        server.should_exit = True

    threading.Thread(target=stop, name="check", daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt), collecting_seldom():
        server.run(sockets=[listener])


def _address(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    shown = LOOPBACK if host in ("0.0.0.0", "") else "[::1]" if host == "::" else host  # noqa: S104
    if ":" in shown and not shown.startswith("["):
        shown = f"[{shown}]"
    return f"http://{shown}:{port}/"


def _when_answering(address: str, result: Result, *, check: bool, open_browser: bool) -> None:
    def watch() -> None:
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline and not result.answered:
            result.answered = _answers(address)
            if not result.answered:
                time.sleep(0.03)
        if result.answered and open_browser:
            webbrowser.open(address)
        if check:
            state = "answers" if result.answered else "does not answer"
            print(f"The page {state}.", flush=True)  # noqa: T201
            result.done.set()

    threading.Thread(target=watch, name="first page", daemon=True).start()


def _answers(address: str) -> bool:
    netloc = address.removeprefix("http://").rstrip("/")
    connection = http.client.HTTPConnection(netloc, timeout=WAIT)
    try:
        connection.request("GET", "/")
        return connection.getresponse().status == http.HTTPStatus.OK
    except OSError:
        return False
    finally:
        connection.close()


def _failed(sentence: str, status: int = 1) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201
    return status


def play(options: argparse.Namespace) -> int:
    """Run `marchland play`: the game in this machine's browser."""
    if not is_home(options.host):
        return _failed(
            "`marchland play` is for this machine alone, where whoever opens it plays all seats; "
            "for others there is `marchland serve --host`.",
            WRONG_CALL,
        )
    return serve(
        options.host,
        options.port,
        options.database,
        open_browser=not (options.no_browser or options.check),
        check=options.check,
        content=options.content,
        bots=listed(options.bots),
    )


def open_to_others(options: argparse.Namespace) -> int:
    """Run `marchland serve`: the same without opening a browser, for other machines too."""
    beyond = options.open and not is_home(options.host)
    if beyond and not options.yes:
        return _failed(
            "With --open whoever reaches this address sees, plays and deletes every game; say "
            "--yes if that is meant, or leave --open away and send links.",
            WRONG_CALL,
        )
    if beyond:
        print(  # noqa: T201
            "Warning: whoever reaches this address sees, plays and deletes every game.",
            file=sys.stderr,
        )
    return serve(
        options.host,
        options.port,
        options.database,
        check=options.check,
        names=options.name,
        content=options.content,
        bots=listed(options.bots),
        links=not options.open,
        create_key=options.create_key,
        reach=options.webhooks,
        json_log=options.log == "json",
        grace=options.grace,
        afar=options.workers == "queue",
    )


def is_home(host: str) -> bool:
    """Tell whether only this machine reaches an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def listed(bots: Sequence[str]) -> list[str]:
    """Return the bots of all `--bots`, each of which may name several."""
    return [name.strip() for several in bots for name in several.split(",")]


def main(argv: Sequence[str] | None = None) -> int:
    """Run `play` or `serve` from the command line."""
    parser = argparse.ArgumentParser(prog="marchland")
    commands = parser.add_subparsers(dest="command", required=True)
    for command in ("play", "serve"):
        add_options(commands.add_parser(command), command)
    options = parser.parse_args(argv)
    return play(options) if options.command == "play" else open_to_others(options)


if __name__ == "__main__":
    sys.exit(main())
