"""The form of races offers every clause once, and each begins as something sound."""

from typing import Any

import pytest

import marchland
from marchland.smallworld.edges.clause_forms import FORMS

GAMES = ("small-world", "warcraft")


def offered(game: str) -> dict[str, dict[str, Any]]:
    """Return the clauses that the form offers, by name."""
    (people,) = (craft for craft in marchland.game(game).crafts if craft.kind == "races")
    return {one["name"]: one for one in people.offer["clauses"]}


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_stands_under_one_heading(game: str) -> None:
    (people,) = (craft for craft in marchland.game(game).crafts if craft.kind == "races")
    names = [one["name"] for one in people.offer["clauses"]]
    assert sorted(names) == sorted(FORMS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", FORMS)
def test_a_clause_that_has_just_been_chosen_can_be_played(game: str, name: str) -> None:
    (people,) = (craft for craft in marchland.game(game).crafts if craft.kind == "races")
    row = {"name": {"en": "Foxes"}, "tokens": 1, "clauses": [offered(game)[name]["fresh"]]}
    assert people.problems({"format": 1, "power": {"foxy": row}}) == []


@pytest.mark.parametrize("game", GAMES)
def test_living_on_water_begins_on_water(game: str) -> None:
    assert offered(game)["inhabits"]["fresh"] == {"inhabits": "water"}


def test_nobody_is_asked_from_whom_where_tokens_join_every_turn() -> None:
    assert offered("small-world")["recruits"]["heeded"]["from"] == "per"
