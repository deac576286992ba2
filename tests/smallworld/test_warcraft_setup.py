"""Set-up of Small World of Warcraft: what is drawn by lot and what lies where."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.core.errors import MarchlandError
from marchland.core.game import State
from marchland.core.replay import Replay, Seat

MAPS = Path(marchland.__file__).parent / "smallworld" / "warcraft" / "maps"
FACES: dict[str, dict[str, Any]] = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))["region"]
    for path in MAPS.glob("*.toml")
}
SEEDS = range(12)
# Large, medium and small boards and rounds by number of players, from the rulebook's page 2.
BOX = {2: ((1, 0, 1), 10), 3: ((1, 1, 1), 10), 4: ((1, 2, 1), 9), 5: ((2, 1, 2), 8)}


def begun(players: int, seed: int, **rulings: bool | str) -> State:
    return marchland.game("warcraft").new_state(players=players, seed=seed, rulings=rulings)


def faces(state: State) -> list[str]:
    return list(state.to_dict()["map"])


def sizes(state: State) -> tuple[int, ...]:
    names = faces(state)
    return tuple(
        sum(name.startswith(size) for name in names) for size in ("large", "medium", "small")
    )


@pytest.mark.parametrize("players", BOX)
def test_boards_and_rounds_are_those_of_the_number_of_players(players: int) -> None:
    """WC-3, WC-Q01: boards by size, and the last round; with two players large and small."""
    boards, rounds = BOX[players]
    for seed in SEEDS:
        state = begun(players, seed)
        assert sizes(state) == boards
        assert state.view(frozenset())["rounds"] == rounds


def test_two_players_may_take_the_czech_boards() -> None:
    """WC-Q01: large and medium, as the Czech book prints it."""
    for seed in SEEDS:
        assert sizes(begun(2, seed, two_player_boards="large_medium")) == (1, 1, 0)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("boards", ["large_small", "large_medium"])
def test_against_the_murlocs_a_large_and_a_small_board_lie_whatever_is_chosen(
    players: int, boards: str
) -> None:
    """WC-17.2: the choice of two players' boards does not reach into the Murlocs' game."""
    for seed in SEEDS:
        state = begun(players, seed, two_player_boards=boards, revenge_of_the_murlocs=True)
        assert sizes(state) == (1, 0, 1)
        assert state.view(frozenset())["rounds"] == 9


@pytest.mark.parametrize(
    ("players", "said"),
    [(1, r"1 player plays on 1 large \+ 1 small boards"), (2, "on a large and a small island")],
)
def test_against_the_murlocs_no_other_boards_may_be_named(players: int, said: str) -> None:
    """WC-17.2: one sentence says which; without the Murlocs two players may name them."""
    game = marchland.game("warcraft")
    named = ["large-1a", "medium-2b"]
    wild = {"revenge_of_the_murlocs": True}
    with pytest.raises(MarchlandError, match=said) as refused:
        game.new_state(players=players, map=named, rulings=wild)
    assert str(refused.value).endswith(".")
    assert sizes(game.new_state(players=2, map=named)) == (1, 1, 0)
    assert sizes(game.new_state(players=players, map=["large-1a", "small-2b"], rulings=wild)) == (
        1, 0, 1,
    )  # fmt: skip


def test_a_game_of_older_rules_on_other_boards_says_so() -> None:
    """WC-17.2: by rules number 1 two players could meet the Murlocs on a medium board."""
    state = begun(2, 1, two_player_boards="large_medium")
    replay = Replay.from_state(state, [Seat("Ann"), Seat("Bob")])
    replay.rulings["revenge_of_the_murlocs"] = True
    replay.rules = 1
    with pytest.raises(marchland.BadReplay, match="follows rules number 1 and") as refused:
        replay.play()
    assert str(refused.value).endswith(".")


def test_boards_and_sides_are_chosen_by_lot_and_never_both_sides_of_one() -> None:
    """WC-3: with five players both large and both small boards lie there, each on either side."""
    seen: set[str] = set()
    for seed in range(40):
        names = faces(begun(5, seed))
        seen |= set(names)
        assert len({name[:-1] for name in names}) == 5
    assert seen == set(FACES)


@pytest.mark.parametrize("players", BOX)
def test_a_murloc_stands_on_every_symbol_and_nowhere_else(players: int) -> None:
    """WC-3: one Murloc on each Murloc symbol of the boards in play."""
    for seed in SEEDS:
        state = begun(players, seed)
        marked = {
            name: 1
            for face in faces(state)
            for name, row in FACES[face].items()
            if "murloc" in row.get("marks", [])
        }
        assert state.to_dict()["neutral"] == marked


@pytest.mark.parametrize("players", BOX)
def test_each_board_hides_one_marker_on_its_size_letter(players: int) -> None:
    """WC-3: as many face-down markers as players, on the regions with the size letter."""
    for seed in SEEDS:
        state = begun(players, seed)
        letters = {
            name: ["site:?"]
            for face in faces(state)
            for name, row in FACES[face].items()
            if row.get("site")
        }
        assert len(letters) == players
        assert state.to_dict()["pieces"] == letters


def test_every_mountain_costs_a_token_more() -> None:
    """WC-3, WC-6.3: a Mountain lies on each mountain region, so landing there costs four."""
    state = begun(2, 0)
    state.apply(state.parse("pick 1"))
    while state.to_move == marchland.CHANCE:
        state.apply(state.legal_actions()[0])
    regions = state.view(frozenset({0}))["regions"]
    mountains = [
        name
        for face in faces(state)
        for name, row in FACES[face].items()
        if row["terrain"] == "mountain"
    ]
    assert mountains
    assert all("mountain" in regions[name]["pieces"] for name in mountains)
    assert sum("mountain" in row["pieces"] for row in regions.values()) == len(mountains)


def test_everyone_has_five_coins_and_six_combos_lie_open() -> None:
    """WC-3: five coins each, six combos without coins on them, the first seat picks."""
    state = begun(4, 3)
    told = state.to_dict()
    assert told["coins"] == {"1": 5, "2": 5, "3": 5, "4": 5}
    assert len(told["column"]) == 6
    assert told["column_coins"] == [0] * 6
    assert state.to_move == 0


def test_coin_totals_are_hidden_from_the_others() -> None:
    """WC-3: totals are hidden; a seat knows its own; a table may open them."""
    assert begun(3, 1).observe(1).scores() == [-1, 5, -1]
    assert begun(3, 1, hidden_coins=False).observe(1).scores() == [5, 5, 5]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["large-1a", "large-1b"], "two sides of one board"),
        (["large-1a", "large-1a"], "large-1a is named twice"),
        (["large-1a", "large-2a"], "1 large \\+ 1 small"),
        (["large-1a", "small-9z"], "small-9z"),
    ],
)
def test_boards_that_cannot_lie_together_are_refused(names: list[str], told: str) -> None:
    """WC-3, WC-Q01: the reason is named."""
    with pytest.raises(MarchlandError, match=told):
        marchland.game("warcraft").new_state(players=2, seed=1, map="+".join(names))


@pytest.mark.parametrize(
    ("players", "sides"),
    [
        (3, ["alliance", "horde", "neutral"]),
        (4, ["alliance", "horde", "alliance", "horde"]),
        (5, ["alliance", "horde", "neutral", "alliance", "horde"]),
    ],
)
def test_teams_alternate_and_each_column_shows_three(players: int, sides: list[str]) -> None:
    """WC-17.1, WC-Q48: three combos for each faction in play, none of the others."""
    of = {
        "alliance": {"draenei", "dwarves", "gnomes", "humans", "night_elves", "worgen"},
        "horde": {"blood_elves", "forsaken", "goblins", "orcs", "tauren", "trolls"},
        "neutral": {"ethereals", "kobolds", "naga", "pandaren"},
    }
    for seed in SEEDS:
        races = [combo.split()[0] for combo in begun(players, seed, teams=True).to_dict()["column"]]
        shown = {side: sum(race in of[side] for race in races) for side in of}
        assert shown == {side: 3 if side in sides else 0 for side in of}


@pytest.mark.parametrize("players", [1, 2])
def test_the_murlocs_of_revenge_fill_the_printed_sites_first(players: int) -> None:
    """WC-17.2: fourteen Murlocs, those without a printed site wait in their hand."""
    state = begun(players, 5, revenge_of_the_murlocs=True)
    printed = sum(
        "murloc" in row.get("marks", []) for face in faces(state) for row in FACES[face].values()
    )
    assert sizes(state) == (1, 0, 1)
    assert len(state.to_dict()["neutral"]) == printed
    assert state.view(frozenset())["wild"] == {"coins": 0, "hand": 14 - printed}
    assert state.view(frozenset())["rounds"] == 9
