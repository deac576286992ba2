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
    assert sum(race.supply for race in variant().races) == 182


# From the banners: faction, tokens, tokens in the tray; from the badges: tokens.
BANNERS = {
    "blood_elves": ("horde", 5, 10),
    "draenei": ("alliance", 7, 12),
    "dwarves": ("alliance", 5, 10),
    "ethereals": ("neutral", 5, 10),
    "forsaken": ("horde", 6, 20),
    "gnomes": ("alliance", 5, 10),
    "goblins": ("horde", 6, 11),
    "humans": ("alliance", 5, 10),
    "kobolds": ("neutral", 6, 11),
    "naga": ("neutral", 6, 11),
    "night_elves": ("alliance", 4, 9),
    "orcs": ("horde", 6, 11),
    "pandaren": ("neutral", 5, 10),
    "tauren": ("horde", 11, 16),
    "trolls": ("horde", 6, 11),
    "worgen": ("alliance", 5, 10),
}
BADGES = {
    "archaeologist": 5,
    "battle_master": 5,
    "beast_master": 4,
    "blacksmith": 4,
    "championing": 5,
    "defensive": 5,
    "enraged": 4,
    "explorer": 4,
    "farmer": 4,
    "fishing": 3,
    "garrisoned": 3,
    "herbalist": 4,
    "intimidating": 4,
    "marshdweller": 4,
    "mining": 4,
    "mountaineer": 4,
    "portal_mage": 5,
    "ranger": 4,
    "sailing": 5,
    "swamp_walker": 4,
}
PIECES = {
    "beast": 5,
    "bomb": 12,
    "champion": 1,
    "fortress": 10,
    "target": 2,
    "tower": 6,
    "wall": 9,
}


def test_banners_badges_and_pieces_are_those_of_the_box() -> None:
    """WC-2, WC-10, WC-11: six races of the Alliance, six of the Horde, four neutral ones."""
    factions = ("neutral", "alliance", "horde")
    races = {
        race.id: (factions[race.faction], race.tokens, race.supply) for race in variant().races
    }
    assert races == BANNERS
    assert {power.id: power.tokens for power in variant().powers} == BADGES
    assert {piece.name: piece.supply for piece in variant().pieces} == PIECES
