"""Each race, power, artifact and place of Small World of Warcraft has scenarios of its own."""

from pathlib import Path

import pytest

from marchland.smallworld.warcraft import variant

FOLDER = Path(__file__).parents[1] / "scenarios" / "warcraft"
KINDS: dict[str, list[str]] = {
    "races": [race.id for race in variant().races],
    "powers": [power.id for power in variant().powers],
    "artifacts": [site.id for site in variant().sites if site.moves],
    "places": [site.id for site in variant().sites if not site.moves],
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_ability_has_a_folder_of_scenarios(kind: str) -> None:
    found = {path.name: len(list(path.glob("*.toml"))) for path in (FOLDER / kind).iterdir()}
    assert set(found) == set(KINDS[kind])
    assert min(found.values()) >= 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_scenario_in_the_folder_plays_with_that_ability(kind: str) -> None:
    """A file that never names its ability, nor may draw it, would prove nothing about it."""
    for path in (FOLDER / kind).rglob("*.toml"):
        text = path.read_text(encoding="utf-8")
        assert path.parent.name in text, path.name


def test_the_box_holds_sixteen_twenty_five_and_seven() -> None:
    """WC-2: the counts of the box."""
    assert {kind: len(ids) for kind, ids in KINDS.items()} == {
        "races": 16,
        "powers": 20,
        "artifacts": 5,
        "places": 7,
    }
