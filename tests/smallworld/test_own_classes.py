"""Races and powers of one's own beside the box: garrisons, declines, tokens set aside."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import marchland

CODE = '''
from marchland.core.actions import Word
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import Power, Race
from marchland.smallworld.parts.pieces import Piece

HOUND = Piece("hound", 2, defence=1, as_token=True, holds=True)


class Rooted(Race):
    """Two of you in each region, while you are active."""

    garrison = 2


class Parting(Race):
    """Asks whether to sing, whenever it declines."""

    words = (Word(610, "sing"), Word(611, "be silent"))

    def offers(self, g, t, stage):
        """Ask once."""
        both = [word.at() for word in self.words]
        return both if stage == stages.FAREWELL and g.cursor == 0 else []

    def play(self, g, t, action):
        """Sing for three coins."""
        if action >> 20 == 610:
            g.earn(t.seat, 3, self.id)


class Crowd(Race):
    """Three tokens more march each turn and step aside after redeployment."""

    extra = 3

    def withheld(self, g, t):
        """Set three aside."""
        return 3


class Hounds(Power):
    """Two hounds hold regions alone."""

    pieces = (HOUND,)
    words = (Word(620, "hound {region}", ascending=True),)

    def offers(self, g, t, stage):
        """Put them where no token stands, then anywhere."""
        if stage != stages.SPREAD:
            return []
        left = 2 if g.cursor == 0 else g.pieces_left(HOUND.kind)
        bare = [r for r in range(len(g.who)) if t.held >> r & 1 and not g.count[r]]
        spots = [r for r in bare if r >= g.cursor]
        return [self.words[0].at(spots[0])] if left and spots else []

    def play(self, g, t, action):
        """Put one there."""
        if g.cursor == 0:
            g.lift_all(HOUND)
        g.place(HOUND, action >> 10 & 1023)
'''
TABLE: dict[str, Any] = {
    "game": "small-world",
    "players": 2,
    "map": {
        "A": {"terrain": "forest", "edge": True, "next": ["B"]},
        "B": {"terrain": "hill", "next": ["C"]},
        "C": {"terrain": "farmland", "next": ["D", "E"]},
        "D": {"terrain": "swamp"},
        "E": {"terrain": "sea"},
    },
}
ONES_OWN = """
[race.rooted]
tokens = 8
tokens_of = "trolls"
python = "own.py:Rooted"
[race.parting]
tokens = 5
tokens_of = "giants"
python = "own.py:Parting"
[race.crowd]
tokens = 5
tokens_of = "ratmen"
python = "own.py:Crowd"
[power.hounds]
tokens = 2
python = "own.py:Hounds"
"""


def position_of(tmp_path: Path, tribe: Mapping[str, Any], stage: str) -> Any:
    """Return a position with a tribe of one's own classes on A to D."""
    (tmp_path / "own.py").write_text(CODE)
    file = tmp_path / "own.toml"
    file.write_text(ONES_OWN, encoding="utf-8")
    game = marchland.game("small-world", content=[str(file)])
    return game.position({**TABLE, "stage": stage, "tribe": [{"seat": 1, **tribe}]})


def play(state: Any, *texts: str) -> None:
    """Play each text, which must be legal, or a plan of it."""
    for text in texts:
        for action in state.plan(text):
            assert action in state.legal_actions()
            state.apply(action)


def test_a_garrison_is_of_the_active_race_alone(tmp_path: Path) -> None:
    """SW-E03: in decline one token stays, unless the ability says more (`left_behind`)."""
    tribe = {"race": "rooted", "power": "hill", "hand": 1, "holds": {"A": 4, "C": 2}}
    state = position_of(tmp_path, tribe, "start")
    play(state, "decline")
    game = state.game
    assert game.check(state, "tokens", {"A": 1, "C": 1}) is None
    assert game.check(state, "tray", {"rooted": 8}) is None  # ten tokens of the Trolls, two stay


@pytest.mark.parametrize("power", ["hill", "stout"])
def test_what_a_race_is_asked_when_it_declines_it_is_asked_whichever_way(
    tmp_path: Path, power: str
) -> None:
    """SW-E01, SW-W17: at the turn's beginning as at its end, after scoring."""
    tribe = {"race": "parting", "power": power, "holds": {"A": 1, "C": 1}}
    state = position_of(tmp_path, tribe, "start")
    if power == "stout":
        play(state, "expand", "ready", "stop", "retire")
    else:
        play(state, "decline")
    assert [state.describe(a) for a in state.legal_actions()] == ["sing", "be silent"]
    play(state, "sing")
    # three for the song, two regions scored once
    assert state.scores()[0] == 5 + 3 + 2
    assert state.game.check(state, "holder", {"A": "1 parting declined"}) is None
    assert state.to_move == 1


SPREADS = [
    # tokens on A and C, tokens in hand, plan, on A and C and aside afterwards
    (2, 2, 3, "deploy A=3 C=1", (3, 1, 3)),
    (2, 2, 1, "deploy A=1 C=1", (1, 1, 3)),
    (2, 2, 0, "deploy A=1 C=0", (1, 0, 3)),  # a hound holds C
    (2, 1, 0, None, (0, 0, 3)),  # the hounds hold both, forced
]


@pytest.mark.parametrize(("on_a", "on_c", "hand", "plan", "after"), SPREADS)
def test_what_steps_aside_and_what_holds_alone_add_up(
    tmp_path: Path, on_a: int, on_c: int, hand: int, plan: str | None, after: tuple[int, ...]
) -> None:
    """SW-R01: three tokens step aside, and a hound may hold a region without any token."""
    tribe = {"race": "crowd", "power": "hounds", "hand": hand, "holds": {"A": on_a, "C": on_c}}
    state = position_of(tmp_path, tribe, "deploy")
    if plan:
        play(state, plan)
    row = state.to_dict()["tribe"][0]
    assert (row["holds"]["A"], row["holds"]["C"], row["aside"]) == after
    bare = [name for name in ("A", "C") if not row["holds"][name]]
    assert all(state.to_dict()["pieces"].get(name) == ["hound"] for name in bare)


def test_too_many_regions_for_tokens_and_pieces_are_given_up(tmp_path: Path) -> None:
    """SW-R01: four regions, five tokens of which three step aside, two hounds: none is lost; with
    four tokens one region goes.
    """
    tribe = {"race": "crowd", "power": "hounds", "holds": {"A": 2, "B": 1, "C": 1, "D": 1}}
    state = position_of(tmp_path, tribe, "deploy")
    play(state, "deploy A=1 B=0 C=1 D=0")
    assert state.to_dict()["tribe"][0]["holds"] == {"A": 1, "B": 0, "C": 1, "D": 0}
    tribe["holds"] = {"A": 1, "B": 1, "C": 1, "D": 1}
    state = position_of(tmp_path, tribe, "deploy")
    play(state, "deploy A=0 B=1")
    row = state.to_dict()["tribe"][0]
    assert (row["holds"], row["aside"]) == ({"B": 1, "C": 0, "D": 0}, 3)
    assert state.to_dict()["pieces"] == {"C": ["hound"], "D": ["hound"]}
