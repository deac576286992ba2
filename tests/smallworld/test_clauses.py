"""Ready-made clauses of home-made files, each by a position reckoned by hand (SW-R15, SW-W21)."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.smallworld.edges.clause_forms import Reader

MAP = """
A = { terrain = "forest", edge = true, next = ["B", "C", "E"] }
B = { terrain = "mountain", marks = ["mine"], next = ["C"] }
C = { terrain = "farmland", next = ["D"] }
D = { terrain = "swamp", edge = true }
E = { terrain = "sea", edge = true }
"""
ENEMY = '[[tribe]]\nseat = 2\nrace = "orcs"\npower = "hill"\nholds = { C = 2 }\n'


def made(folder: Path, kind: str, lines: str, game: str = "small-world", lender: str = "") -> Any:
    """Return the game with a race "foxes" or a power "sly" of these lines."""
    borrowed = lender or ("giants" if game == "small-world" else "trolls")
    head = f'[race.foxes]\ntokens = 5\ntokens_of = "{borrowed}"\n' if kind == "race" else (
        "[power.sly]\ntokens = 4\n"
    )  # fmt: skip
    path = folder / "own.toml"
    path.write_text(head + lines, encoding="utf-8")
    return marchland.game(game, content=[str(path)])


def position(
    game: Any, kind: str, holds: str, hand: int = 9, stage: str = "conquer", rest: str = ""
) -> Any:
    """Return a position in which seat 1 has the race or power and holds something."""
    race, power = ("foxes", "stout") if kind == "race" else ("elves", "sly")
    return game.position(
        tomllib.loads(
            f'game = "small-world"\nplayers = 2\nstage = "{stage}"\n[map]\n{MAP}\n'
            f'[[tribe]]\nseat = 1\nrace = "{race}"\npower = "{power}"\nhand = {hand}\n'
            f"holds = {holds}\n{rest}"
        )
    )


@pytest.mark.parametrize("kind", ["race", "power"])
@pytest.mark.parametrize(
    ("clause", "mountain", "farmland"),
    [
        ('{ cheaper = "any", from = "players" }', 4, 3),
        ('{ cheaper = "any", from = "neutral" }', 3, 4),
        ('{ cheaper = "any", from = "anyone", by = 2 }', 2, 2),
        ('{ cheaper = "mountain", from = "neutral" }', 3, 4),
        ('{ cheaper = "mountain", from = "players" }', 4, 4),
        ('{ cheaper_beside = "forest" }', 3, 3),
        ('{ cheaper_beside = "mountain" }', 4, 4),
    ],
)
def test_discounts_go_by_who_stands_there_and_by_what_lies_beside(
    tmp_path: Path, kind: str, clause: str, mountain: int, farmland: int
) -> None:
    """A Lost Tribe on a mountain costs 2 + 1 + 1, two Orcs 2 + 2; the forest beside is held."""
    game = made(tmp_path, kind, f"clauses = [{clause}]")
    state = position(game, kind, "{ A = 1 }", rest="[neutral]\nB = 1\n" + ENEMY)
    assert game.check(state, "price", {"B": mountain, "C": farmland}) is None


@pytest.mark.parametrize("kind", ["race", "power"])
def test_regions_of_a_kind_may_cost_more(tmp_path: Path, kind: str) -> None:
    """An empty mountain costs 2 + 1 and two more, farmland 2: the forest beside is held."""
    game = made(tmp_path, kind, 'clauses = [{ dearer = "mountain", by = 2 }]')
    state = position(game, kind, "{ A = 1 }")
    assert game.check(state, "price", {"B": 5, "C": 2}) is None


@pytest.mark.parametrize(
    ("closed", "open_"), [("farmland", "D"), ("swamp", "C"), ("any", ""), ("hill", "C D")]
)
def test_what_is_closed_cannot_be_conquered(tmp_path: Path, closed: str, open_: str) -> None:
    """Foxes hold farmland C and swamp D; Flying Elves reach both with tokens enough (SW-W07)."""
    game = made(tmp_path, "race", f'clauses = [{{ closes = "{closed}" }}]')
    state = game.position(
        tomllib.loads(
            f'game = "small-world"\nplayers = 2\nstage = "conquer"\n[map]\n{MAP}\n'
            '[[tribe]]\nseat = 1\nrace = "elves"\npower = "flying"\nhand = 9\n'
            'holds = { A = 1 }\n[[tribe]]\nseat = 2\nrace = "foxes"\npower = "hill"\n'
            "holds = { C = 2, D = 1 }\n"
        )
    )
    words = {state.describe(action) for action in state.legal_actions()}
    assert {region for region in "CD" if f"conquer {region}" in words} == set(open_.split())


@pytest.mark.parametrize("kind", ["race", "power"])
@pytest.mark.parametrize(
    ("whom", "coins"), [("anyone", 2), ("players", 2), ("neutral", 0)]
)  # fmt: skip
def test_coins_for_conquests_go_by_whom_they_were_taken_from(
    tmp_path: Path, kind: str, whom: str, coins: int
) -> None:
    """C is taken from Orcs: two regions, and two coins more where that counts."""
    clause = f'clauses = [{{ earns_per_conquest = 2, from = "{whom}" }}]'
    state = position(made(tmp_path, kind, clause), kind, "{ A = 1 }", hand=4, rest=ENEMY)
    before = state.scores()[0]
    state.apply(state.parse("conquer C"))
    finish(state)
    assert state.scores()[0] - before == 2 + coins


def finish(state: Any) -> None:
    """End the turn of seat 1, whatever is asked, by its first answers."""
    while not state.is_over and state.to_dict()["seat"] == 1:
        legal = state.legal_actions()
        words = {state.describe(action): action for action in legal}
        state.apply(words.get("stop", words.get("stay", legal[0])))


@pytest.mark.parametrize("kind", ["race", "power"])
def test_coins_beside_a_kind_of_region(tmp_path: Path, kind: str) -> None:
    """Of A, B and C only A lies by the sea; B and C lie beside the forest."""
    for beside, coins in (("sea", 3), ("forest", 6), ("swamp", 3), ("lake", 0)):
        game = made(tmp_path, kind, f'clauses = [{{ earns_beside = "{beside}", coins = 3 }}]')
        state = position(game, kind, "{ A = 1, B = 1, C = 1 }", hand=0)
        before = state.scores()[0]
        finish(state)
        assert state.scores()[0] - before == 3 + coins


@pytest.mark.parametrize("kind", ["race", "power"])
def test_recruits_come_for_each_region_of_a_kind(tmp_path: Path, kind: str) -> None:
    """One forest, one mine, three of land: two tokens for each, as the tray lasts."""
    for of, tokens in (("forest", 2), ("land", 6), ("swamp", 0), ("mine", 2)):
        game = made(tmp_path, kind, f'clauses = [{{ recruits_per = "{of}", tokens = 2 }}]')
        state = position(game, kind, "{ A = 1, B = 1, C = 1 }", hand=0)
        finish(state)
        [tribe] = [one for one in state.to_dict()["tribe"] if one["seat"] == 1]
        assert sum(tribe["holds"].values()) + tribe["hand"] == 3 + tokens


@pytest.mark.parametrize("kind", ["race", "power"])
def test_so_many_stay_as_far_as_they_are_there(tmp_path: Path, kind: str) -> None:
    """Three in A, one in B: with `leaves = 2` two and one stay."""
    for leaves, stay in (("2", {"A": 2, "B": 1}), ('"all"', {"A": 3, "B": 1})):
        game = made(tmp_path, kind, f"clauses = [{{ leaves = {leaves} }}]")
        state = position(game, kind, "{ A = 3, B = 1 }", hand=0, stage="mode")
        state.apply(state.parse("decline"))
        [tribe] = [one for one in state.to_dict()["tribe"] if one["seat"] == 1]
        assert tribe["declined"]
        assert tribe["holds"] == stay


def test_whoever_is_spared_takes_all_tokens_back(tmp_path: Path) -> None:
    """Two stood in C and two come back to hand; without the clause one would be lost (SW-C09)."""
    for clause, back in (("", 1), ('clauses = [{ spares = "conquered" }]', 2)):
        game = made(tmp_path, "race", clause, lender="humans")
        state = game.position(
            tomllib.loads(
                f'game = "small-world"\nplayers = 2\nstage = "conquer"\n[map]\n{MAP}\n'
                '[[tribe]]\nseat = 1\nrace = "elves"\npower = "stout"\nhand = 9\n'
                'holds = { A = 1 }\n[[tribe]]\nseat = 2\nrace = "foxes"\npower = "hill"\n'
                "holds = { C = 2, D = 1 }\n"
            )
        )
        state.apply(state.parse("conquer C"))
        assert game.check(state, "hand", {"2": back}) is None


def test_a_power_counts_its_first_conquests_beside_what_the_race_counts(tmp_path: Path) -> None:
    """One lair, though two regions are taken; it is written down and read back."""
    game = made(tmp_path, "power", 'clauses = [{ builds = "lair", first = 1 }]')
    state = position(game, "power", "{ A = 1 }", hand=8)
    state.apply(state.parse("conquer B"))
    state.apply(state.parse("conquer C"))
    assert state.to_dict()["pieces"] == {"B": ["lair"]}
    [tribe] = [one for one in state.to_dict()["tribe"] if one["seat"] == 1]
    assert tribe["power_built"] == 1
    again = game.position(state.to_dict())
    again.apply(again.parse("conquer D"))
    assert again.to_dict()["pieces"] == {"B": ["lair"]}


def test_a_reserve_fights_and_steps_aside(tmp_path: Path) -> None:
    """Five and two, and four with Stout, are picked; two leave the map at the end (SW-R01)."""
    game = made(tmp_path, "race", "reserve = 2")
    state = game.position(
        tomllib.loads(
            f'game = "small-world"\nplayers = 2\nstage = "pick"\ncolumn = ["foxes stout"]\n'
            f"[map]\n{MAP}"
        )
    )
    state.apply(state.parse("pick 1"))
    assert game.check(state, "hand", {"1": 11}) is None
    state.apply(state.parse("conquer A"))
    finish(state)
    [tribe] = state.to_dict()["tribe"]
    assert (sum(tribe["holds"].values()), tribe["aside"]) == (9, 2)


def test_another_race_in_decline_stays_beside_a_free_one(tmp_path: Path) -> None:
    """A power that is free in decline does not count, as Spirit (SW-W16)."""
    game = made(tmp_path, "power", "free_in_decline = true")
    rest = '[[tribe]]\nseat = 1\nrace = "orcs"\ndeclined = true\nholds = { D = 1 }'
    state = position(game, "power", "{ A = 1 }", hand=0, stage="mode", rest=rest)
    state.apply(state.parse("decline"))
    declined = {one["race"] for one in state.to_dict()["tribe"] if one["declined"]}
    assert declined == {"orcs", "elves"}


def test_warcraft_takes_races_powers_and_boards_together(tmp_path: Path) -> None:
    """WC-10: a race of the Horde of one's own is picked by whoever fights for the Horde."""
    game = made(
        tmp_path, "race", 'faction = "horde"\nclauses = [{ toll = 2 }]', game="warcraft"
    )  # fmt: skip
    assert game.variant.race_sides[game.variant.race_index["foxes"]] == 2
    state = game.new_state(2, 5)
    assert game.load(state.serialize()) == state
    assert game.variant.neutral_supply == 15


def test_a_faction_is_one_of_two(tmp_path: Path) -> None:
    with pytest.raises(marchland.BadContent, match="cannot be 'elves'; known: alliance, horde"):
        made(tmp_path, "race", 'faction = "elves"', game="warcraft")


def test_what_the_docs_say_of_fans_can_be_said() -> None:
    """Each clause that the list names is one, and the counts of the text are those of the list."""
    page = (Path(__file__).parents[2] / "docs" / "home-made.md").read_text(encoding="utf-8")
    listed = page.partition("## What fans have made")[2].partition("\n## ")[0]
    rows = [line.split(" | ") for line in listed.splitlines() if line.startswith("| ")][2:]
    box: Any = marchland.game("small-world")
    reader = Reader(Path("file"), "the race x", box.variant.pieces)
    said = [row for row in rows if row[2] != "no |"]
    assert (len(rows), len(said)) == (35, 27)
    for row in said:
        for clause in re.findall(r"`({[^`]+})`", row[2]):
            reader.clause(tomllib.loads(f"x = {clause}")["x"])
