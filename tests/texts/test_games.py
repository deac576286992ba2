"""Whole games can be told: every sentence of a game exists in every language, whole."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import marchland
from marchland.texts import LANGUAGES, Texts

GAMES: dict[str, list[tuple[int, dict[str, bool | str]]]] = {
    "small-world": [(2, {}), (3, {}), (4, {}), (5, {})],
    "warcraft": [
        (2, {}),
        (3, {}),
        (4, {"teams": True}),
        (5, {}),
        (2, {"revenge_of_the_murlocs": True}),
    ],
}
Said = dict[str, Any]


def keyed(value: Any) -> Iterator[Said]:
    """Yield everything with a text key, however deep it lies in a view."""
    if isinstance(value, dict):
        if "key" in value:
            yield value
        for each in value.values():
            yield from keyed(each)
    elif isinstance(value, list):
        for each in value:
            yield from keyed(each)


@cache
def told(game: str) -> dict[str, Said]:
    """Play games with 2 to 5 seats at random; return one example of each key and arguments."""
    found: dict[str, Said] = {}
    for players, rulings in GAMES[game]:
        rng = random.Random(players)
        state = marchland.game(game).new_state(players=players, seed=players, rulings=rulings)
        state.listen()
        while not state.is_over:
            outcomes = state.chance_outcomes()
            weights = [weight for _, weight in outcomes]
            actions = [action for action, _ in outcomes] or state.legal_actions()
            action = rng.choices(actions, weights or None)[0]
            entries = state.narrate(action)
            state.apply(action)
            seen = state.view(frozenset(range(players))) if rng.random() < 0.2 else {}
            for said in keyed([entries, state.events, seen]):
                arguments = {**said, **said.get("args", {})}
                shape = sorted(k for k, v in arguments.items() if v is not None)
                found.setdefault(f"{said['key']} {shape}", said)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_in_a_game_can_be_said(game: str, lang: str) -> None:
    marshes = dict.fromkeys((f"r{n}" for n in range(1, 49)), "swamp")
    texts = Texts(
        lang,
        [*marchland.game(game).texts, "marchland.web"],
        seats=["Anna", "Eva", "Jan", "Béla", "Zofia"],
        terrain=marshes,
        strict=True,
    )
    assert len(told(game)) > 40
    for said in told(game).values():
        sentence = texts.sentence(said)
        assert sentence.strip()
        assert "$" not in sentence
        assert "none" not in sentence.split()
