"""A piece that is put up as each turn ends, where it stays or from where it moves on (SW-R15)."""

import tomllib
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core.errors import BadContent
from tests.smallworld.test_clauses import MAP, finish, made, position
from tests.smallworld.test_said_by_clauses import SAID, comparable, starts, with_said

BOTH = pytest.mark.parametrize("kind", ["race", "power"])


def word(kind: str) -> str:
    return "post" if kind == "race" else "power-post"


def asked(state: Any, kind: str) -> list[str]:
    """Let everybody do as little as they can until seat 1 is asked where; return the answers."""
    while True:
        legal = {state.describe(action): action for action in state.legal_actions()}
        own = [text for text in legal if text.startswith(f"{word(kind)} ")]
        if own and state.to_move == 0:
            return own
        least = [
            text for text in legal if text in {"stop", "expand", "ready"} or text.endswith(" -")
        ]
        state.apply(legal[least[0] if least else next(iter(legal))])


def pieces(state: Any) -> dict[str, list[str]]:
    return {region: list(names) for region, names in state.to_dict().get("pieces", {}).items()}


@BOTH
@pytest.mark.parametrize(("earlier", "left"), [("stays", ["A", "C"]), ("moves", ["C"])])
def test_what_was_put_up_stays_or_comes_back(
    tmp_path: Path, kind: str, earlier: str, left: list[str]
) -> None:
    """First in A, a turn later in C: two fortresses, or one that has moved."""
    clause = f'clauses = [{{ posts = "fortress", earlier = "{earlier}" }}]'
    state = position(made(tmp_path, kind, clause), kind, "{ A = 1, C = 1 }", hand=0)
    asked(state, kind)
    state.apply(state.parse(f"{word(kind)} A"))
    assert pieces(state) == {"A": ["fortress"]}
    asked(state, kind)
    state.apply(state.parse(f"{word(kind)} C"))
    assert pieces(state) == {region: ["fortress"] for region in left}


@BOTH
def test_it_is_put_up_where_the_kind_is_held_or_nowhere(tmp_path: Path, kind: str) -> None:
    """Of A, a forest, and C, farmland, only C is of the kind; and nobody must."""
    clause = 'clauses = [{ posts = "fortress", on = "farmland" }]'
    state = position(made(tmp_path, kind, clause), kind, "{ A = 1, C = 1 }", hand=0)
    assert asked(state, kind) == [f"{word(kind)} C", f"{word(kind)} -"]
    state.apply(state.parse(f"{word(kind)} -"))
    assert pieces(state) == {}


@BOTH
@pytest.mark.parametrize("earlier", ["stays", "moves"])
def test_where_no_piece_is_left_only_one_that_moves_is_asked_for(
    tmp_path: Path, kind: str, earlier: str
) -> None:
    """Both heroes of the box stand in A and B: only where they move is C asked for."""
    clause = f'clauses = [{{ posts = "hero", earlier = "{earlier}" }}]'
    game = made(tmp_path, kind, clause)
    lying = '[pieces]\nA = ["hero"]\nB = ["hero"]\n'
    state = position(game, kind, "{ A = 1, B = 1, C = 1 }", hand=0, rest=lying)
    if earlier == "moves":
        assert asked(state, kind) == [f"{word(kind)} C", f"{word(kind)} -"]
        state.apply(state.parse(f"{word(kind)} C"))
        assert pieces(state) == {"C": ["hero"]}
    else:
        finish(state)
        assert pieces(state) == {"A": ["hero"], "B": ["hero"]}


def test_a_race_and_a_power_put_up_a_piece_each(tmp_path: Path) -> None:
    path = tmp_path / "both.toml"
    path.write_text(
        '[race.foxes]\ntokens = 5\ntokens_of = "giants"\n'
        'clauses = [{ posts = "fortress", on = "forest" }]\n'
        "[power.sly]\ntokens = 4\n"
        'clauses = [{ posts = "lair", on = "farmland" }]\n',
        encoding="utf-8",
    )
    game: Any = marchland.game("small-world", content=[str(path)])
    state = game.position(
        tomllib.loads(
            f'game = "small-world"\nplayers = 2\nstage = "conquer"\n[map]\n{MAP}\n'
            '[[tribe]]\nseat = 1\nrace = "foxes"\npower = "sly"\nhand = 0\n'
            "holds = { A = 1, C = 1 }\n"
        )
    )
    for kind, region in (("race", "A"), ("power", "C")):
        assert asked(state, kind) == [f"{word(kind)} {region}", f"{word(kind)} -"]
        state.apply(state.parse(f"{word(kind)} {region}"))
    assert pieces(state) == {"A": ["fortress"], "C": ["lair"]}


def test_fortified_said_by_clauses_plays_as_the_boxes_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SW-W09 side by side to the last coin: one answer alone is called otherwise."""
    said = {"clauses": [{"earns_per_piece": "fortress"}, {"posts": "fortress"}]}
    monkeypatch.setitem(SAID["small-world"]["power"], "fortified", said)
    box, twin = with_said("small-world", "power", "fortified", tmp_path)
    rng = Random("fortified")
    built = 0
    for seed, place in islice(starts(box, "power", "fortified"), 3):
        one, other = box.new_state(2, seed), twin.new_state(2, seed)
        taken = f"pick {place + 1}"
        while not one.is_over:
            legal = {one.describe(action): action for action in one.legal_actions()}
            same = {
                other.describe(action).replace("power-post", "fortress"): action
                for action in other.legal_actions()
            }
            assert list(same) == list(legal)
            places = [text for text in legal if text.startswith("fortress r")]
            if "expand" in legal and rng.random() < 0.8:
                places = ["expand"]
            text = taken if taken in legal else rng.choice(places or list(legal))
            taken = "" if text == taken else taken
            built += text.startswith("fortress r")
            one.apply(legal[text])
            other.apply(same[text])
            assert other.scores() == one.scores()
        assert comparable(other) == comparable(one)
    assert built > 5


def test_it_stands_once_in_a_race(tmp_path: Path) -> None:
    """Both would use the same word."""
    with pytest.raises(BadContent, match="twice"):
        made(tmp_path, "race", 'clauses = [{ posts = "lair" }, { posts = "hero" }]')


@BOTH
def test_the_page_is_told_what_may_be_put_up_and_where(tmp_path: Path, kind: str) -> None:
    """One fortress, in C alone, or none; A is no farmland."""
    clause = 'clauses = [{ posts = "fortress", on = "farmland" }]'
    state = position(made(tmp_path, kind, clause), kind, "{ A = 1, C = 1 }", hand=0)
    asked(state, kind)
    wanted = {"word": word(kind), "piece": "fortress", "count": 1, "regions": ["C"]}
    assert state.view(frozenset({0}))["places"] == {
        **wanted,
        "optional": True,
        "closed": {},
    }
    assert state.view(frozenset({0}))["ask"]["key"] == "ask-post"
