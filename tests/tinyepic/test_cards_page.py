"""The page on card files is right: its examples load, and it names every effect kind."""

import re
from pathlib import Path

import pytest

import marchland
from marchland.arena.cli import main
from marchland.core.scenario import run_file
from marchland.tinyepic.clauses import OPS
from marchland.typography import NO_BREAK

PAGE = (Path(__file__).parents[2] / "docs" / "tiny-epic-cards.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"^```toml (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
POSITION = {
    "game": "tiny-epic",
    "players": 2,
    "map": {
        "north": {
            "a": {"terrain": "forest", "edge": True, "next": ["b"]},
            "b": {"terrain": "plains", "edge": True},
        },
        "south": {"x": {"terrain": "plains", "edge": True}},
    },
    "kingdom": [
        {
            "seat": 1, "faction": "orcs", "home": "north", "ore": 3, "magic": 1,
            "hero": "baron", "hero_at": "north/a", "meeples": {"north/a": 1},
        },
        {"seat": 2, "faction": "trolls", "home": "south", "meeples": {"south/x": 1}},
    ],
}  # fmt: skip


def made(folder: Path, name: str) -> marchland.Game:
    path = folder / name
    path.write_text(EXAMPLES[name], encoding="utf-8")
    return marchland.game("tiny-epic", content=[str(path)])


def test_the_example_of_printed_values_replaces_the_shipped_cards(tmp_path: Path) -> None:
    """TEK-13: the Baron's level now costs three ore, and a tower level 6 is worth 7."""
    own, shipped = made(tmp_path, "printed-cards.toml"), marchland.game("tiny-epic")
    left = {}
    for name, game in (("own", own), ("shipped", shipped)):
        state = game.position(POSITION)
        for text in ("take build", "level"):
            state.apply(state.parse(text))
        left[name] = state.to_dict()["kingdom"][0]["ore"]
    assert left == {"own": 0, "shipped": 1}
    assert own.content[0]["file"] == "printed-cards.toml"


def test_the_example_of_a_land_may_be_dealt(tmp_path: Path) -> None:
    """TEK-2: card 17 is one more in the base game, with a single side."""
    game = made(tmp_path, "a-land-of-ours.toml")
    found = False
    for seed in range(1, 60):
        state = game.new_state(players=5, seed=seed)
        found = found or "draw=t17" in [state.describe(action) for action in state.history]
    assert found


def test_the_page_names_every_effect_kind() -> None:
    named = set(re.findall(r"`([a-z_]+)`", PAGE))
    assert set(OPS) - named == set()


def test_the_example_of_a_scenario_holds(tmp_path: Path) -> None:
    """TEK-4: the page on scenario files shows one that passes."""
    page = (Path(__file__).parents[2] / "docs" / "scenarios-tiny-epic.md").read_text("utf-8")
    [(name, text)] = re.findall(r"^```toml (\S+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    assert run_file(path).ok


def test_a_card_of_ones_own_is_told_in_ones_own_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """TEK-13: the shipped sentence of a replaced level is not shown, one of one's own is."""
    path = tmp_path / "printed-cards.toml"
    path.write_text(EXAMPLES["printed-cards.toml"], encoding="utf-8")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("faction-orcs-1 = Attack for 2 less.\n", "utf-8")
    told = {}
    for name in ("orcs", "trolls"):
        assert main(["rules", "tiny-epic", name, "--content", str(path)]) == 0
        told[name] = capsys.readouterr().out.splitlines()
    assert told["orcs"][1:3] == [
        "    1  Attack for 2 less. (our own design)",
        "    2  When you win a war, gain 1 ore. (our own design)",
    ]
    assert told["trolls"][1] == "    1  You pay 1 less in war as the defender. (our own design)"


@pytest.mark.parametrize(
    ("lang", "build", "expand"),
    [
        ("en", "Build and pay 2 ore. (our own design)", "Expand and pay 4 food. (our own design)"),
        (
            "cs",
            "akcí Stavba za 2 rudy. (vlastní návrh",
            "akcí Osidlování za 4 jídla. (vlastní návrh",
        ),
        ("hu", "Építéssel, ára 2 érc. (saját", "Terjeszkedéssel, ára 4 élelem. (saját"),
        (
            "pl",
            "akcją Budowa za 2 rudy. (własny projekt",
            "akcją Ekspansja za 4 żywności. (własny projekt",
        ),
    ],
)
def test_rules_say_how_a_hero_rises_and_that_this_is_our_own(
    capsys: pytest.CaptureFixture[str], lang: str, build: str, expand: str
) -> None:
    """TEK-11.2: the Baron's abilities are printed, what raises him is our design."""
    assert main(["rules", "tiny-epic", "baron", "--lang", lang]) == 0
    lines = capsys.readouterr().out.replace(NO_BREAK, " ").splitlines()
    assert len([line for line in lines if build in line]) == 1
    assert len([line for line in lines if expand in line]) == 1


def test_rules_of_a_hero_of_ones_own_take_the_mark_of_the_level(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """TEK-11.2: who owns the card knows how its hero rises."""
    path = tmp_path / "printed-cards.toml"
    path.write_text(OWN_KNIGHT, encoding="utf-8")
    assert main(["rules", "tiny-epic", "knight", "--content", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1:5] == [
        "    1  You pay 2 less in war. (as printed)",
        "       Next level: Research and pay 5 mana. (as printed)",
        "    2  You pay 1 less in war. (our own design)",
        "       Next level: win a war with the hero. (our own design)",
    ]


OWN_KNIGHT = """
[hero.knight]
mark = "rulebook"
[[hero.knight.level]]
mark = "rulebook"
to_next = { action = "research", cost = 5 }
effects = [{ op = "war_discount", n = 2 }]
[[hero.knight.level]]
mark = "original"
to_next = { action = "war" }
effects = [{ op = "war_discount", n = 1 }]
[[hero.knight.level]]
mark = "original"
effects = [{ op = "retire", vp = 3 }]
"""
