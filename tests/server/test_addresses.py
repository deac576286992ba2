"""Addresses that cannot be are one sentence, whatever is wrong with them."""

from pathlib import Path

import pytest

from marchland.arena.cli import main
from tests.server.test_run import run


@pytest.mark.parametrize("host", ["ž" * 70, "é" * 300, "a" * 300, "not a host", "a\0b", "\ud800"])
def test_an_address_that_cannot_be_is_one_sentence(
    capsys: pytest.CaptureFixture[str], host: str
) -> None:
    assert main(["serve", "--host", host, "--port", "0", "--database", "none.db"]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("The address ")
    assert " cannot be used: " in printed.err
    assert printed.err.endswith(".\n")
    assert len(printed.err.splitlines()) == 1
    assert len(printed.err) < 200


OPEN = "whoever reaches this address sees, plays and deletes every game"


@pytest.mark.parametrize("host", ["", "0.0.0.0", "::", "192.0.2.7", "table.example"])  # noqa: S104
def test_play_is_for_this_machine_alone(capsys: pytest.CaptureFixture[str], host: str) -> None:
    assert main(["play", "--host", host, "--database", "none.db"]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert "`marchland serve --host`" in printed.err


@pytest.mark.parametrize("host", ["", "0.0.0.0", "192.0.2.7"])  # noqa: S104
def test_open_to_other_machines_wants_an_explicit_yes(
    capsys: pytest.CaptureFixture[str], host: str
) -> None:
    assert main(["serve", "--open", "--host", host, "--database", "none.db"]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert OPEN in printed.err
    assert "--yes" in printed.err


@pytest.mark.parametrize(("host", "warned"), [("0.0.0.0", True), ("127.0.0.1", False)])  # noqa: S104
def test_open_beyond_this_machine_is_warned_of(tmp_path: Path, host: str, warned: bool) -> None:
    database = str(tmp_path / "games.sqlite")
    done = run("serve", "--open", "--yes", "--host", host, "--port", "0", "--database", database,
               "--check")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert (OPEN in done.stderr) == warned
