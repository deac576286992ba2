"""Clauses about conquests, moments and numbers, each by a position reckoned by hand (SW-R15)."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core.actions import first_of
from marchland.core.dice import pick
from marchland.core.game import CHANCE
from marchland.smallworld.edges.clause_forms import FORMS, PIECE
from tests.smallworld.test_clauses import MAP, finish, made, position

ORCS = '[[tribe]]\nseat = 2\nrace = "orcs"\npower = "hill"\nholds = { C = 2 }\n'
FOES = ORCS + '[[tribe]]\nseat = 2\nrace = "ratmen"\ndeclined = true\nholds = { D = 1 }\n'
"""Of another player the active Orcs hold the farmland C, Ratmen in decline the swamp D."""
BOTH = pytest.mark.parametrize("kind", ["race", "power"])


def play(state: Any, *answers: str) -> None:
    """Give these answers."""
    for answer in answers:
        state.apply(state.parse(answer))


def own(state: Any) -> dict[str, Any]:
    """Return the active tribe of seat 1."""
    [tribe] = [
        one for one in state.to_dict()["tribe"] if one["seat"] == 1 and not one.get("declined")
    ]
    return dict(tribe)


def tokens(state: Any) -> int:
    """Return the tokens of seat 1's active tribe, on the map and in hand."""
    tribe = own(state)
    return int(sum(tribe["holds"].values()) + tribe["hand"])


@BOTH
@pytest.mark.parametrize(
    ("asked", "coins"),
    [
        ('from = "active"', 1),
        ('from = "declined"', 1),
        ('from = "players"', 2),
        ('from = "all"', 3),
        ('from = "all", of = "mountain"', 1),
        ('from = "declined", of = "farmland"', 0),
        ('of = "swamp"', 1),
    ],
)
def test_coins_for_conquests_go_by_the_kind_of_region_and_by_who_was_there(
    tmp_path: Path, kind: str, asked: str, coins: int
) -> None:
    """The empty mountain B, C from Orcs and D from Ratmen in decline: with A four regions."""
    game = made(tmp_path, kind, f"clauses = [{{ earns_per_conquest = 1, {asked} }}]")
    state = position(game, kind, "{ A = 1 }", hand=10, rest=FOES)
    before = state.scores()[0]
    play(state, "conquer B", "conquer C", "conquer D")
    finish(state)
    assert state.scores()[0] - before == 4 + coins


@BOTH
@pytest.mark.parametrize(
    ("asked", "joining"), [('from = "players"', 2), ('from = "all", of = "swamp"', 1)]
)
def test_tokens_join_for_conquests_by_kind_and_by_who_was_there(
    tmp_path: Path, kind: str, asked: str, joining: int
) -> None:
    """Seven in hand and one in A take the farmland C and the swamp D from others."""
    game = made(tmp_path, kind, f"clauses = [{{ recruits = 1, per = 1, {asked} }}]")
    state = position(game, kind, "{ A = 1 }", hand=7, rest=FOES)
    play(state, "conquer C", "conquer D")
    finish(state)
    assert tokens(state) == 8 + joining


@BOTH
def test_each_conquest_makes_the_next_cheaper_this_turn(tmp_path: Path, kind: str) -> None:
    """C costs 2 + 2; once B is taken 3."""
    game = made(tmp_path, kind, "clauses = [{ cheaper_after = 1 }]")
    state = position(game, kind, "{ A = 1 }", hand=9, rest=FOES)
    assert game.check(state, "price", {"B": 3, "C": 4}) is None
    play(state, "conquer B")
    assert game.check(state, "price", {"C": 3}) is None


@BOTH
@pytest.mark.parametrize(
    ("what", "mountain", "farmland"), [("tokens", 3, 2), ("pieces", 4, 4), ("mountains", 3, 4)]
)
def test_what_is_ignored_does_not_defend(
    tmp_path: Path, kind: str, what: str, mountain: int, farmland: int
) -> None:
    """A Lost Tribe on the mountain B costs 2 + 1 + 1, two Orcs in C 2 + 2; no piece lies there."""
    game = made(tmp_path, kind, f'clauses = [{{ ignores = "{what}" }}]')
    state = position(game, kind, "{ A = 1 }", rest="[neutral]\nB = 1\n" + FOES)
    assert game.check(state, "price", {"B": mountain, "C": farmland}) is None


def test_pieces_are_ignored_and_mountains_are_not(tmp_path: Path) -> None:
    """B: 2, a mountain 1, a token of the Trolls 1; their lair does not count."""
    game = made(tmp_path, "power", 'clauses = [{ ignores = "pieces" }]')
    trolls = '[[tribe]]\nseat = 2\nrace = "trolls"\npower = "hill"\nholds = { B = 1 }\n'
    state = position(game, "power", "{ A = 1 }", rest=trolls + '[pieces]\nB = ["lair"]\n')
    assert game.check(state, "price", {"B": 4}) is None


def test_what_guards_makes_a_region_dearer_for_others_and_not_for_its_owner(tmp_path: Path) -> None:
    """Foxes hold C with two: others pay 2 + 2 + 2, and 2 + 1 in D, which is no farmland."""
    game = made(tmp_path, "race", 'clauses = [{ guards = "farmland", by = 2 }]')
    foxes = '[[tribe]]\nseat = 2\nrace = "foxes"\npower = "hill"\nholds = { C = 2, D = 1 }\n'
    state = game.position(
        tomllib.loads(
            f'game = "small-world"\nplayers = 2\nstage = "conquer"\n[map]\n{MAP}\n'
            '[[tribe]]\nseat = 1\nrace = "elves"\npower = "flying"\nhand = 9\nholds = { A = 1 }\n'
            + foxes
        )
    )
    assert game.check(state, "price", {"C": 6, "D": 3}) is None


@BOTH
def test_nobody_loses_a_token_to_the_merciful(tmp_path: Path, kind: str) -> None:
    """Two Orcs stood in C, and both come back to hand; else one would be lost (SW-C09)."""
    game = made(tmp_path, kind, 'clauses = [{ spares = "others" }]')
    foe = '[[tribe]]\nseat = 2\nrace = "orcs"\npower = "hill"\nholds = { C = 2, D = 1 }\n'
    state = position(game, kind, "{ A = 1 }", hand=9, rest=foe)
    play(state, "conquer C")
    assert game.check(state, "hand", {"2": 2}) is None


@BOTH
def test_a_region_is_stormed_with_one_token_once_a_turn(tmp_path: Path, kind: str) -> None:
    """C costs 4; one token takes it, one more is lost for good, a fortress is left there."""
    game = made(tmp_path, kind, 'clauses = [{ storms = "any", gives = 1, leaves = "fortress" }]')
    state = position(game, kind, "{ A = 1 }", hand=3, rest=FOES)
    word = "storm" if kind == "race" else "power-storm"
    play(state, f"{word} C")
    found = own(state)
    assert (found["holds"]["C"], found["hand"]) == (1, 1)
    assert state.to_dict()["pieces"]["C"] == ["fortress"]
    assert not [a for a in state.legal_actions() if state.describe(a).startswith(word)]
    assert game.position(state.to_dict()).to_dict() == state.to_dict()


@BOTH
def test_far_regions_may_be_stormed_and_strength_is_gathered_for_it(
    tmp_path: Path, kind: str
) -> None:
    """D is far from A. The forest A gathers one strength a turn, and two are needed."""
    clause = '{ storms = "swamp", where = "far", gathers = "forest", needs = 2 }'
    game = made(tmp_path, kind, f"clauses = [{clause}]")
    word = "storm" if kind == "race" else "power-storm"
    key = "gathered" if kind == "race" else "power_gathered"
    for gathered, allowed in ((1, False), (2, True)):
        state = position(
            game, kind, f"{{ A = 1 }}\n{key} = {gathered}", hand=3, rest=FOES
        )  # fmt: skip
        words = {state.describe(a) for a in state.legal_actions()}
        assert (f"{word} D" in words) == allowed
        finish(state)
        assert own(state)[key] == gathered + 1


@BOTH
def test_spare_tokens_conquer_once_more(tmp_path: Path, kind: str) -> None:
    """Three in hand take B for three and stop; the two above one there conquer again."""
    game = made(tmp_path, kind, "clauses = [{ conquers_again = 1 }]")
    state = position(game, kind, "{ A = 1 }", hand=3)
    play(state, "conquer B", "stop")
    assert own(state)["hand"] == 2
    play(state, "conquer C")
    assert "C" in own(state)["holds"]


@BOTH
def test_a_failed_last_attempt_is_rolled_again_once(tmp_path: Path, kind: str) -> None:
    """C costs 4, with two in hand: 0 fails, and the second die decides."""
    game = made(tmp_path, kind, "clauses = [{ rolls_again = 1 }]")
    for second, taken in (("roll=2", True), ("roll=1", False)):
        state = position(game, kind, "{ A = 1 }", hand=2, rest=FOES)
        play(state, "attempt C", "roll=0", second)
        assert ("C" in own(state)["holds"]) == taken


@BOTH
def test_regions_beyond_the_next_are_in_reach(tmp_path: Path, kind: str) -> None:
    """A borders B, C and E; the swamp D lies behind C."""
    game = made(tmp_path, kind, 'clauses = [{ reaches_beyond = "swamp" }]')
    state = position(game, kind, "{ A = 1 }")
    assert "conquer D" in {state.describe(a) for a in state.legal_actions()}


@BOTH
def test_lost_regions_are_cheaper_to_take_back(tmp_path: Path, kind: str) -> None:
    """C was lost and has two Orcs: 2 + 2 - 2; B is dearer as ever."""
    game = made(tmp_path, kind, 'clauses = [{ cheaper_back = "any", by = 2 }]')
    key = "taken_back" if kind == "race" else "power_taken_back"
    state = position(game, kind, f'{{ A = 1 }}\n{key} = ["C"]', rest=FOES)
    assert game.check(state, "price", {"B": 3, "C": 2}) is None
    assert own(state)[key] == ["C"]


@BOTH
def test_the_start_of_a_turn_lends_hatches_and_leaves(tmp_path: Path, kind: str) -> None:
    """Two in the forest A with a lair, one in B: three on the map before anything comes."""
    cases = {'lends = "forest", tokens = 2': 5, 'hatches = "lair"': 4, 'gives_up = "any"': 3}
    for clause, expected in cases.items():
        game = made(tmp_path, kind, f"clauses = [{{ {clause} }}]")
        pieces = '[pieces]\nA = ["lair"]\n' if "lair" in clause else ""
        state = position(game, kind, "{ A = 2, B = 1 }", hand=0, stage="mode", rest=pieces)
        play(state, "expand", *([] if "any" in clause else ["ready"]))
        assert tokens(state) == expected
        assert bool(own(state)["holds"]) == ("any" not in clause)
        if "lends" in clause:
            finish(state)
            assert tokens(state) == 3
            assert "aside" not in own(state) or own(state)["aside"] == 0


@BOTH
def test_some_leave_for_good_after_redeployment(tmp_path: Path, kind: str) -> None:
    """Six tokens, of which two go into the tray."""
    game = made(tmp_path, kind, "clauses = [{ dwindles = 2 }]")
    state = position(game, kind, "{ A = 1 }", hand=5)
    finish(state)
    assert tokens(state) == 4
    assert own(state).get("aside", 0) == 0


@BOTH
def test_saved_coins_are_paid_at_the_decline(tmp_path: Path, kind: str) -> None:
    """Five were saved; A is left and earns one."""
    game = made(tmp_path, kind, 'clauses = [{ hoards = "forest" }]')
    key = "saved" if kind == "race" else "power_saved"
    state = position(game, kind, f"{{ A = 1 }}\n{key} = 5", hand=0, stage="mode")
    before = state.scores()[0]
    play(state, "decline")
    assert state.scores()[0] - before == 6


@BOTH
@pytest.mark.parametrize(("brings", "coins", "waiting"), [("coins", 2, 0), ("tokens", 0, 2)])
def test_the_decline_of_another_brings_something(
    tmp_path: Path, kind: str, brings: str, coins: int, waiting: int
) -> None:
    """The Orcs decline in the turn after; tokens wait beside the map."""
    clause = f'{{ at_decline = "others", brings = "{brings}", number = 2 }}'
    game = made(tmp_path, kind, f"clauses = [{clause}]", lender="elves")
    state = position(game, kind, "{ A = 1 }", hand=1, rest=ORCS)
    finish(state)
    before = state.scores()[0]
    play(state, "decline")
    assert state.scores()[0] - before == coins
    assert own(state).get("aside", 0) == waiting


@BOTH
def test_neighbours_pay_as_the_turn_ends(tmp_path: Path, kind: str) -> None:
    """The Orcs in C lie beside A and pay two; A and the tribute make three."""
    game = made(tmp_path, kind, "clauses = [{ tribute = 2 }]")
    state = position(game, kind, "{ A = 1 }", hand=0, rest=FOES)
    before = state.scores()
    finish(state)
    assert [now - then for now, then in zip(state.scores(), before, strict=True)] == [3, -2]


@BOTH
@pytest.mark.parametrize(
    ("condition", "coins"),
    [
        ('when = "first"', 0),
        ('when = "later"', 3),
        ('when = "decline"', 0),
        ('holding = "land", least = 2', 3),
        ('holding = "land", least = 3', 0),
        ('when = "later", holding = "mountain"', 3),
    ],
)
def test_a_clause_speaks_under_its_condition_alone(
    tmp_path: Path, kind: str, condition: str, coins: int
) -> None:
    """Not the first turn any more, A and B held."""
    game = made(tmp_path, kind, f"clauses = [{{ earns = 3, {condition} }}]")
    state = position(game, kind, "{ A = 1, B = 1 }", hand=0)
    before = state.scores()[0]
    finish(state)
    assert state.scores()[0] - before == 2 + coins


@BOTH
def test_a_clause_may_speak_in_decline_alone_while_others_end(tmp_path: Path, kind: str) -> None:
    """A earns one, and three for the clause of the decline; the other one is silent."""
    clauses = 'clauses = [{ earns = 3, when = "decline" }, { earns = 7 }]'
    state = position(made(tmp_path, kind, clauses), kind, "{ A = 1 }", hand=0, stage="mode")
    before = state.scores()[0]
    play(state, "decline")
    assert state.scores()[0] - before == 4


@BOTH
def test_a_toll_is_paid_in_small_world_too(tmp_path: Path, kind: str) -> None:
    """Whoever takes C pays its holder first."""
    game = made(tmp_path, kind, 'clauses = [{ toll = 2, of = "farmland" }]')
    name, power = ("foxes", "stout") if kind == "race" else ("elves", "sly")
    state = game.position(
        tomllib.loads(
            f'game = "small-world"\nplayers = 2\nstage = "conquer"\n[map]\n{MAP}\n'
            '[[tribe]]\nseat = 1\nrace = "orcs"\npower = "hill"\nhand = 9\nholds = { A = 1 }\n'
            f'[[tribe]]\nseat = 2\nrace = "{name}"\npower = "{power}"\nholds = {{ C = 1 }}\n'
        )
    )
    before = state.scores()
    play(state, "conquer C")
    assert [now - then for now, then in zip(state.scores(), before, strict=True)] == [-2, 2]


def test_so_many_stand_in_each_region_and_stay_in_decline(tmp_path: Path) -> None:
    """An empty C beside A costs 2; three must stand there, and three stay."""
    game = made(tmp_path, "race", "clauses = [{ stands = 3 }]")
    state = position(game, "race", "{ A = 3 }", hand=6)
    assert game.check(state, "price", {"C": 3}) is None
    state = position(game, "race", "{ A = 4 }", hand=0, stage="mode")
    play(state, "decline")
    [tribe] = [one for one in state.to_dict()["tribe"] if one["seat"] == 1]
    assert tribe["holds"] == {"A": 3}


def test_what_is_remembered_stands_once(tmp_path: Path) -> None:
    with pytest.raises(marchland.BadContent, match="hoards twice; it may stand once"):
        made(tmp_path, "race", 'clauses = [{ hoards = "hill" }, { hoards = "swamp" }]')


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_whole_games_with_any_clauses_end(tmp_path: Path, game: str) -> None:
    """A race and a power of random clauses for each seed; every position is written and read."""
    for seed in range(6):
        rng = Random(seed)
        names = rng.sample(sorted(FORMS), 6)
        box: Any = marchland.game(game)
        pieces = {"small-world": "fortress", "warcraft": "tower"}[game]
        heads = {
            "number": "1", "kind": '"any"', PIECE: f'"{pieces}"', "spared": '"others"',
            "staying": "2", "ignored": '"tokens"', "whose": '"others"',
        }  # fmt: skip
        clauses = ", ".join(f"{{ {name} = {heads[FORMS[name].head]} }}" for name in names)
        lender = box.variant.races[0].id
        path = tmp_path / f"own{seed}.toml"
        path.write_text(
            f'[race.foxes]\ntokens = 7\ntokens_of = "{lender}"\nclauses = [{clauses}]\n'
            f"[power.sly]\ntokens = 5\nclauses = [{clauses}]\n",
            encoding="utf-8",
        )
        state: Any = marchland.game(game, content=[str(path)]).new_state(2, seed)
        while not state.is_over:
            if state.to_move == CHANCE:
                state.apply(pick(state.chance_outcomes(), rng))
                continue
            legal = state.legal_actions()
            own_ones = [
                a for a in legal
                if state.describe(a).startswith("pick")
                and {"foxes", "sly"} & set(state.to_dict()["column"][first_of(a) - 1].split())
            ]  # fmt: skip
            state.apply(rng.choice(own_ones or legal))
        assert state.game.load(state.serialize()) == state


def test_a_game_with_home_made_content_leaves_those_without_as_they_are(tmp_path: Path) -> None:
    """A box's things are shared: another game's power moves the numbers of none of them."""
    box: Any = marchland.game("warcraft")
    before = {one.id: one.number for one in box.variant.by_number}
    path = tmp_path / "own.toml"
    path.write_text(
        '[race.foxes]\ntokens = 5\ntokens_of = "trolls"\n[power.sly]\ntokens = 4\n',
        encoding="utf-8",
    )
    own_game: Any = marchland.game("warcraft", content=[str(path)])
    assert {one.id: one.number for one in box.variant.by_number} == before
    for variant in (box.variant, own_game.variant):
        assert all(variant.by_number[one.number] is one for one in variant.abilities.values())
