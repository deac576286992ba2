"""Starting the server from the command line."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from marchland.core.replay import Replay, Seat
from marchland.server.library import Library
from marchland.server.replays import read_replay
from marchland.server.run import _address
from marchland.server.sqlite import SqliteStore

COMMAND = [sys.executable, "-m", "marchland.server.run"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], check=False, capture_output=True, text=True, timeout=60
    )


def test_check_proves_that_the_page_answers(database: Path) -> None:
    done = run("play", "--check", "--database", str(database))
    assert done.returncode == 0, done.stderr
    assert re.search(r"Marchland is at http://127\.0\.0\.1:\d+/ ", done.stdout)
    assert done.stdout.endswith("The page answers.\n")
    assert database.is_file()


def test_a_port_that_is_taken_is_one_sentence(database: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = run("serve", "--port", port, "--database", str(database))
    assert done.returncode == 1
    assert done.stdout == ""
    assert re.fullmatch(r"The address .* cannot be used: [^\n]*[^.]\.\n", done.stderr)


def test_an_address_that_cannot_be_is_one_sentence(database: Path) -> None:
    done = run("serve", "--host", "not a host", "--database", str(database))
    assert done.returncode == 1
    assert re.fullmatch(r"The address .* cannot be used: [^\n]*[^.]\.\n", done.stderr)


def test_games_of_a_newer_program_are_one_sentence(database: Path) -> None:
    SqliteStore(database).close()
    with sqlite3.connect(database) as db:
        db.execute("PRAGMA user_version=99")
    db.close()
    before = database.read_bytes()
    done = run("play", "--no-browser", "--database", str(database))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "newer Marchland" in done.stderr
    assert database.read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="the browser is a script of the shell")
def test_play_opens_the_browser_at_a_page_that_answers(tmp_path: Path) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.new && mv {seen}.new {seen}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(
        [*COMMAND, "play"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        deadline = time.monotonic() + 20
        while not seen.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        address = seen.read_text().strip()
        with urllib.request.urlopen(address, timeout=10) as page:  # noqa: S310 - our own address
            assert page.status == 200
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)
        assert process.returncode == 0
        assert errors == b""
    assert (tmp_path / "marchland" / "games.sqlite").is_file()


FOXES = '[race.foxes]\ntokens = 6\ntokens_of = "giants"\n'


def test_home_made_content_is_handed_to_the_games_that_can_use_it(
    database: Path, tmp_path: Path
) -> None:
    file = tmp_path / "foxes.toml"
    file.write_text(FOXES)
    done = run("play", "--check", "--database", str(database), "--content", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    library = Library(content=[str(file)])
    library.hand_out()
    made = {game.name: len(game.content) for game in library.sound()}
    assert made.pop("small-world") == 1
    assert made
    assert not any(made.values())


@pytest.mark.parametrize("text", [FOXES + "tail = 1\n", None])
def test_content_that_no_game_can_use_stops_the_start(
    database: Path, tmp_path: Path, text: str | None
) -> None:
    file = tmp_path / "foxes.toml"
    if text is not None:
        file.write_text(text)
    done = run("play", "--check", "--database", str(database), "--content", str(file))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    if text:
        assert done.stderr.endswith(
            "has no key 'tail'; known: tokens, tokens_of, clauses, python, faction, reserve, "
            "in_decline, free_in_decline, marches_in_decline, name, says, emblem.\n"
        )
        assert "tiny-epic" not in done.stderr
    else:
        assert done.stderr == f"There is no file {file}.\n"
    assert not database.exists()


CARDS = "[constants]\ntower_points = [0, 1, 2, 3, 4, 5, 7]\n"


def test_each_file_goes_to_the_game_that_it_is_for(tmp_path: Path) -> None:
    foxes, cards = tmp_path / "foxes.toml", tmp_path / "cards.toml"
    foxes.write_text(FOXES)
    cards.write_text(CARDS)
    library = Library(content=[str(foxes), str(cards)])
    library.hand_out()
    made = {game.name: [row["name"] for row in game.content] for game in library.sound()}
    assert (len(made["small-world"]), len(made["tiny-epic"]), made["warcraft"]) == (1, 1, [])


def test_a_game_opens_beside_files_that_another_game_uses(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text(CARDS)
    library = Library(content=[str(cards)])
    library.hand_out()
    state = library.game("small-world").new_state(2)
    data = Replay.from_state(state, [Seat("Anna"), Seat("Bryn")]).to_json().encode()
    header, history = read_replay(library, data)
    assert (header.game, header.content, history) == ("small-world", [], state.history)


def test_a_wrong_card_stops_the_start_beside_a_right_race(database: Path, tmp_path: Path) -> None:
    foxes, cards = tmp_path / "foxes.toml", tmp_path / "cards.toml"
    foxes.write_text(FOXES)
    cards.write_text(CARDS.replace(", 7", ""))
    both = ("--content", str(foxes), "--content", str(cards))
    done = run("play", "--check", "--database", str(database), *both)
    assert (done.returncode, done.stdout) == (2, "")
    told = f"{cards}, line 2: the file, constants: tower_points must be a list of whole numbers"
    assert done.stderr.startswith(told)
    assert not database.exists()


@pytest.mark.parametrize("address", ["mysql://here/games", "postgresql://here/games?speed=9"])
def test_an_address_that_is_none_of_postgresql_is_one_sentence(address: str) -> None:
    done = run("serve", "--check", "--database", address)
    assert done.returncode == 2
    assert re.fullmatch(r"--database [^\n]* postgresql://person@host/database[^\n]*\n", done.stderr)


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("", "127.0.0.1"),
        ("0.0.0.0", "127.0.0.1"),  # noqa: S104 - nothing is bound to it
        ("::", "[::1]"),
        ("::1", "[::1]"),
        ("localhost", "localhost"),
    ],
)
def test_the_address_that_is_printed_is_one_that_a_browser_opens(host: str, shown: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        assert _address(host, listener) == f"http://{shown}:{port}/"
