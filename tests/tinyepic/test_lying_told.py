"""Who lies is told as it happens: in ruins (TEK-6), and after a retreat (TEK-A11)."""

import tomllib

import marchland
from marchland.tinyepic.state import TinyEpicState
from marchland.tinyepic.turn import scoring
from tests.bots.asking import after

SCENE = """
game = "tiny-epic"
players = 2
expansion = false
[map.north.a]
terrain = "forest"
edge = true
next = ["b", "c"]
[map.north.b]
terrain = "ruins"
edge = true
next = ["c"]
[map.north.c]
terrain = "mountain"
edge = true
[map.south.x]
terrain = "forest"
edge = true
next = ["y"]
[map.south.y]
terrain = "plains"
edge = true
[[kingdom]]
seat = 1
faction = "orcs"
home = "north"
food = 4
mana = 4
ore = 4
meeples = { "north/a" = 2 }
[[kingdom]]
seat = 2
faction = "elves"
home = "south"
food = 4
mana = 4
ore = 4
meeples = { OTHER }
lying = LYING
"""


def position(other: str, lies: str = "[]") -> TinyEpicState:
    scene = SCENE.replace("OTHER", other).replace("LYING", lies)
    state = marchland.game("tiny-epic").position(tomllib.loads(scene))
    assert isinstance(state, TinyEpicState)
    state.listen()
    return state


def lying(state: TinyEpicState, *texts: str) -> list[tuple[int, str]]:
    """Return of whom it is told, and how, while these actions are played."""
    told = []
    for text in texts:
        action = state.parse(text)
        entries = state.narrate(action)
        after(state, text)
        told += [*entries, *state.events]
    return [(one["seat"], one["args"]["how"]) for one in told if one["key"] == "tek-log-lies"]


def test_a_move_into_ruins_tells_that_the_meeple_lies_and_what_it_is_worth_less() -> None:
    """TEK-6, TEK-9: in ruins it is laid down, and at the end it is removed before scoring."""
    state = position('"south/x" = 1, "south/y" = 1')
    assert scoring.lines(state, state.kingdoms[0])[0] == {
        "key": "tek-points-meeples", "n": 2, "ruins": 0,
    }  # fmt: skip
    assert lying(state, "take patrol", "act", "move north/a north/b") == [(0, "ruins")]
    assert scoring.lines(state, state.kingdoms[0])[0] == {
        "key": "tek-points-meeples", "n": 1, "ruins": 1,
    }  # fmt: skip


def test_whoever_wins_ruins_lies_there_and_the_loser_goes_on_lying_where_it_retreats() -> None:
    """TEK-7, step 9; TEK-A11: an attacker is laid down after the war, a lying loser stays so."""
    state = position('"north/b" = 1, "south/y" = 1', '["north/b"]')
    begun = lying(state, "take patrol", "act", "move north/a north/b", "bid 4", "flag")
    assert begun == []
    rest = []
    while state.war is not None:
        texts = [state.describe(one) for one in state.legal_actions()]
        chosen = next((one for one in texts if one.startswith("retreat")), texts[0])
        rest += lying(state, chosen)
    assert rest == [(1, "stays"), (0, "ruins")]
