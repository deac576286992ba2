"""Every effect kind of the cards has scenarios of its own, and they notice when it is gone."""

from pathlib import Path

import pytest

from marchland.core import registry, scenario
from marchland.core.errors import MarchlandError
from marchland.tinyepic.clauses import OPS
from marchland.tinyepic.clauses.triggers import Trigger
from marchland.tinyepic.edges.cards import shipped
from marchland.tinyepic.game import HERE, TinyEpic
from marchland.tinyepic.parts.box import Box, Faction, Hero

FOLDER = Path(__file__).parents[1] / "scenarios" / "tiny-epic" / "13-effects"


def without(op: str) -> Box:
    """Return the shipped cards on which the effects of one kind are missing."""
    box = shipped(HERE)
    kind = OPS[op]
    cards: list[Faction | Hero] = [*box.factions, *box.heroes]
    for card in cards:
        for level, says in enumerate(card.levels):
            for clause in says:
                if isinstance(clause, Trigger):
                    clause.deeds = [deed for deed in clause.deeds if type(deed) is not kind]
            card.levels[level] = [clause for clause in says if type(clause) is not kind]
    if op == "retire":
        for hero in box.heroes:
            hero.points = 0
    return box


@pytest.mark.source
@pytest.mark.parametrize("op", sorted(OPS))
def test_some_scenario_fails_when_an_effect_kind_is_missing(
    op: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TEK-13: the folder named after the effect kind holds the scenarios that prove it."""
    files = sorted((FOLDER / op).glob("*.toml"))
    assert files, f"no scenario for {op}"
    game = TinyEpic(without(op), [])
    monkeypatch.setattr(registry, "game", lambda *_: game)
    failed = 0
    for path in files:
        try:
            scenario.run(scenario.read(path))
        except (scenario.Failure, MarchlandError):
            failed += 1
    assert failed, f"{op} makes no difference to its scenarios"
