"""What a level of magic or of a hero brings is told when it is reached, as the card says it."""

import tomllib
from pathlib import Path
from typing import Any

import marchland
from marchland.tinyepic.game import TinyEpic
from marchland.tinyepic.state import TinyEpicState
from tests.bots.asking import after
from tests.tinyepic.test_lying_told import SCENE
from tests.tinyepic.test_words_of_own_cards import MARSH, read


def position(game: TinyEpic | None = None, **more: str | int) -> TinyEpicState:
    """Return the first kingdom's turn, with something more of its own."""
    scene = tomllib.loads(SCENE.replace("OTHER", '"south/x" = 2').replace("LYING", "[]"))
    scene["expansion"] = "hero" in more
    scene["kingdom"][0].update(more)
    state = (game or marchland.game("tiny-epic")).position(scene)
    assert isinstance(state, TinyEpicState)
    state.listen()
    return state


def risen(state: TinyEpicState, *texts: str) -> list[dict[str, Any]]:
    """Return what is told of levels while these actions are played."""
    told = []
    for text in texts:
        after(state, text)
        told += state.events
    return [one for one in told if one["key"] in ("tek-log-magic", "tek-log-hero-level")]


def test_a_level_of_magic_tells_the_ability_that_it_brings() -> None:
    """TEK-8: Research brings the next level, and with it what the faction's card says there."""
    (told,) = risen(position(), "take research", "act")
    assert told["key"] == "tek-log-magic"
    assert told["seat"] == 0
    assert told["args"] == {"n": 1, "ability": {"key": "faction-orcs-1", "args": {}}}


def test_a_level_of_a_hero_tells_what_it_brings() -> None:
    """TEK-11.2: the Knight rises by three ore in a Build; at the third level he retires."""
    knight = position(hero="knight", hero_level=2, hero_at="north/a")
    (told,) = risen(knight, "take build", "level")
    assert told["args"] == {
        "hero": "knight", "n": 3, "ability": {"key": "hero-knight-3", "args": {}},
    }  # fmt: skip


def test_a_shipped_sentence_does_not_tell_what_a_level_of_an_own_card_brings(
    tmp_path: Path,
) -> None:
    """TEK-8: the level is told alone; what it does stands on the card."""
    game = read(tmp_path, {"faction": {"orcs": MARSH}})
    (told,) = risen(position(game), "take research", "act")
    assert told["args"] == {"n": 1, "ability": None}
