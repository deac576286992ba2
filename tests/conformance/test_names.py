"""Names of players: one rule, whoever asks."""

import json
from pathlib import Path

import pytest

import marchland
from marchland.arena.cli import main
from marchland.core import names
from marchland.core.replay import Replay, Seat
from marchland.server import faults, replays
from marchland.server import protocol as table
from marchland.server.library import Library

GOOD = [
    "Anna",
    "Žofia Kovářová",
    "x" * 40,
    "李",
    "👩‍👩‍👧",  # a family joined by signs without width
    "می‌خواهم",
    "  Anna   Maria ",
    "1",
    "Zoe\u0308",
]
BAD = [
    "",
    " ",
    "x" * 41,
    "a\nb\u0000",
    "\u200b",
    "\u200d",
    "\u3164",  # a filler that is blank
    "\u2800",
    "\u00ad",
    "\u0301",  # a mark with no letter
    "\ufe0f",
    "Anna\u202e",
    "\ud800",
]
ALIKE = [
    ("Anna", "Anna"),
    ("Anna", "anna"),
    ("Zoë", "Zoe\u0308"),
    ("Anna", " Anna "),
    ("Ⅳ", "IV"),
    ("Anna", "An\u200dna"),
    ("Anna", "Anna\ufe0f"),
    ("straße", "STRASSE"),
]


def replay_of(first: str, second: str) -> str:
    """Return a file with these names, as another program may have written it."""
    result = marchland.play(marchland.game("small-world"), ["random", "random"], seed=1)
    document = json.loads(result.replay().to_json())
    document["seats"][0]["name"], document["seats"][1]["name"] = first, second
    return json.dumps(document)


def asked(first: str, second: str, folder: Path) -> list[bool]:
    """Ask the library, a file, the command and the page whether two may sit down together."""
    found = []
    state = marchland.play(marchland.game("small-world"), ["random", "random"], seed=1).state
    for call in (
        lambda: Replay.from_state(state, [Seat(first), Seat(second)]),
        lambda: Replay.read(replay_of(first, second)),
        lambda: replays.read_replay(Library(), replay_of(first, second).encode()),
        lambda: Library().seats([table.Seat(first), table.Seat(second)]),
    ):
        try:
            call()
        except (marchland.MarchlandError, faults.Fault) as error:
            found.append(len(str(error).splitlines()) != 1)
        else:
            found.append(True)
    path = folder / "game.json"
    path.write_text(replay_of(first, second), encoding="utf-8")
    return [*found, main(["replay", str(path), "--to", "1"]) == 0]


@pytest.mark.parametrize("name", GOOD)
def test_a_name_that_can_be_read_is_taken_everywhere(name: str, tmp_path: Path) -> None:
    assert asked(name, "Other", tmp_path) == [True] * 5


@pytest.mark.parametrize("name", BAD)
def test_a_name_that_cannot_be_read_is_refused_everywhere(name: str, tmp_path: Path) -> None:
    assert asked("Other", name, tmp_path) == [False] * 5


@pytest.mark.parametrize(("first", "second"), ALIKE)
def test_two_that_nobody_could_tell_apart_are_refused_everywhere(
    first: str, second: str, tmp_path: Path
) -> None:
    assert asked(first, second, tmp_path) == [False] * 5


def test_a_name_is_kept_in_one_form_of_unicode() -> None:
    document = Replay.read(replay_of("Zoe\u0308", "  Anna   Maria "))
    assert [seat.name for seat in document.seats] == ["Zoë", "Anna Maria"]


def test_the_error_says_whose_name_it_is() -> None:
    with pytest.raises(marchland.BadName, match="Seat 2 needs a name of 1 to 40") as told:
        names.checked(["Anna", ""])
    assert told.value.seat == 1


@pytest.mark.parametrize("name", [*GOOD, *BAD])
def test_what_was_taken_before_there_was_one_rule_can_still_be_written(name: str) -> None:
    fitted = names.fitted([name, name, "Anna"])
    assert names.checked(fitted) == fitted
    if name in GOOD:
        assert fitted[0] == names.tidied(name)


class First(marchland.Bot):
    def choose(self, view: marchland.State, actions: list[int]) -> int:
        return actions[0]


def test_a_bot_with_a_long_name_has_a_name_at_the_table() -> None:
    long = type("Bot" * 20, (First,), {})
    result = marchland.play(marchland.game("small-world"), [long(), long()], seed=1)
    seats = result.replay().seats
    assert [len(seat.name) for seat in seats] == [32, 32]
    assert seats[0].bot == "Bot" * 20
