"""Addresses that cannot be are one sentence, whatever is wrong with them."""

import pytest

from marchland.arena.cli import main


@pytest.mark.parametrize("host", ["ž" * 70, "é" * 300, "a" * 300, "not a host", "a\0b", "\ud800"])
@pytest.mark.parametrize("command", ["play", "serve"])
def test_an_address_that_cannot_be_is_one_sentence(
    capsys: pytest.CaptureFixture[str], command: str, host: str
) -> None:
    assert main([command, "--host", host, "--port", "0", "--database", "none.db"]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("The address ")
    assert " cannot be used: " in printed.err
    assert printed.err.endswith(".\n")
    assert len(printed.err.splitlines()) == 1
    assert len(printed.err) < 200
