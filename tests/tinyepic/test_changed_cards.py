"""A game begun with cards that have changed since says so, by both rules numbers."""

import json
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core import codec
from marchland.core.replay import Replay, Seat
from marchland.server.faults import Fault
from marchland.server.library import Library
from marchland.server.protocol import Header
from marchland.server.protocol import Seat as Chair
from marchland.server.store import Move
from marchland.server.table import Table
from tests.playing import choose

RULES = marchland.game("tiny-epic").rules
SINCE = f"rules number 1.*{RULES}"


def begun(first: str) -> Any:
    """Return a game of two in which seat 1 has picked this faction, some actions on."""
    state: Any = marchland.game("tiny-epic").new_state(2, 5, "base", {"factions": "picked"})
    rng = Random(5)
    while len(state.history) < 60:
        picks = [state.parse(f"choose {one}") for one in (first, "trolls")]
        wanted = [action for action in picks if action in state.legal_actions()]
        state.apply(wanted[0] if wanted else choose(state, rng))
    assert state.to_dict()["kingdom"][0]["faction"] == first
    return state


def file_of(state: Any, rules: int) -> Replay:
    """Return the replay of a game as rules of this number wrote it."""
    replay = Replay.from_state(state, [Seat("Anna"), Seat("Bela")])
    document = json.loads(replay.to_json())
    document["rules"] = rules
    return Replay.read(json.dumps(document))


def test_a_replay_with_changed_cards_is_refused_and_one_without_is_not() -> None:
    """TEK-13: Dwarves say something else since rules number 2, Orcs do not."""
    with pytest.raises(marchland.BadReplay, match=f"changed since: dwarves. .*{SINCE}"):
        file_of(begun("dwarves"), 1).verify()
    assert file_of(begun("dwarves"), RULES).verify().players == 2
    assert file_of(begun("orcs"), 1).verify().players == 2


def test_an_action_that_is_no_longer_legal_says_so_and_is_offered_up_to_there() -> None:
    """The sentence names the action and both rules numbers; up to it the file opens."""
    replay = file_of(begun("orcs"), 1)
    replay.history[50] = replay.history[0]
    with pytest.raises(marchland.BadReplay, match=f"^Action 51 of the replay.*{SINCE}"):
        replay.verify()
    assert len(replay.play(50).history) == 50


def test_saved_bytes_with_changed_cards_are_refused() -> None:
    """Bytes of before name no rules number: they follow number 1."""
    game: Any = marchland.game("tiny-epic")
    for first, opens in (("dwarves", False), ("orcs", True)):
        state = begun(first)
        saved = codec.decode(state.serialize())
        assert isinstance(saved, dict)
        del saved["rules"], saved["check"]
        old = codec.save(saved)
        if opens:
            assert game.load(old) == state
        else:
            with pytest.raises(marchland.BadSave, match=f"changed since, {first}; .*{SINCE}"):
                game.load(old)
        assert game.load(state.serialize()) == state


def test_a_stored_game_with_changed_cards_is_not_opened() -> None:
    """What the table says is a sentence for the person who opens it."""
    for first, opens in (("dwarves", False), ("orcs", True)):
        state = begun(first)
        header = Header(
            game="tiny-epic", players=2, map="base", seats=[Chair("Anna"), Chair("Bela")],
            rulings=dict(state.rulings), rules=1, date="2026-01-31", content=[],
        )  # fmt: skip
        table = Table(header, Library().start(header))
        moves = [Move(action) for action in state.history]
        if opens:
            table.replay(moves)
            assert table.history() == state.history
        else:
            with pytest.raises(Fault, match=f"changed since it began, {first}, .*{SINCE}"):
                table.replay(moves)
