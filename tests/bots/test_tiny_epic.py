"""How the greedy bot plays Tiny Epic Kingdoms: legally, soberly, without secrets, in time."""

import tomllib
from random import Random
from textwrap import dedent

import pytest

import marchland
from marchland import bots
from marchland.arena import match
from marchland.bots.advice import advice
from marchland.bots.ranking import Option
from marchland.core.dice import pick
from marchland.core.game import State
from marchland.tinyepic.parts import stages
from marchland.tinyepic.state import TinyEpicState
from tests.bots.asking import after, answer

MOST_COPIES = 3000
"""Positions that one answer may look at; a copy with its value takes far less than 0.1 ms."""

LANDS = """
[map.north.a]
terrain = "forest"
edge = true
next = ["b", "c"]
[map.north.b]
terrain = "plains"
edge = true
next = ["c", "d"]
[map.north.c]
terrain = "mountain"
edge = true
[map.north.d]
terrain = "capital"
edge = true
[map.south.x]
terrain = "forest"
edge = true
next = ["y"]
[map.south.y]
terrain = "plains"
edge = true
"""


def position(text: str, *, expansion: bool = False) -> State:
    """Return a position of two players without heroes or a Lost Kingdom; forts as asked for."""
    head, mark, tail = dedent(text).partition("[[")
    game = f'game = "tiny-epic"\nplayers = 2\nexpansion = {str(expansion).lower()}'
    data = tomllib.loads(f"{game}\n{head}\n{LANDS}\n{mark}{tail}")
    return marchland.game("tiny-epic").position(data)


@pytest.mark.parametrize(
    ("players", "things"),
    [
        (1, "base"),
        (1, "heroes"),
        (2, "base"),
        (2, "north"),
        (3, "heroes"),
        (4, "base"),
        (5, "north"),
    ],
)
def test_it_plays_whole_games_legally(players: int, things: str) -> None:
    seats = [bots.make(("greedy", "random")[seat % 2], seat) for seat in range(players)]
    state = match.play(marchland.game("tiny-epic"), seats, f"whole/{players}", things).state
    assert state.is_over


@pytest.mark.slow
@pytest.mark.parametrize("things", ["base", "heroes", "north"])
def test_it_beats_chance_from_both_seats(things: str) -> None:
    game = marchland.game("tiny-epic")
    for number in range(6):
        names = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        seats = [bots.make(name, f"{number}/{seat}") for seat, name in enumerate(names)]
        last = match.play(game, seats, f"beats/{number}", things).state
        assert last.winners() == [number % 2]


@pytest.mark.parametrize("things", ["base", "heroes"])
def test_it_answers_the_same_whatever_others_hide(things: str) -> None:
    """TEK-14: a number set in secret and cards drawn are no part of what it goes by."""
    game = marchland.game("tiny-epic")
    rng = Random(5)
    secret = 0
    for number in range(20):
        state = game.new_state(2, number, things)
        chance = [bots.make("greedy"), bots.make("random", number)]
        while not state.is_over and secret < 3:
            if state.to_move == marchland.CHANCE:
                state.apply(pick(state.chance_outcomes(), rng))
                continue
            seat, actions = state.to_move, state.legal_actions()
            assert isinstance(state, TinyEpicState)
            if state.stage == stages.BID and state.war is not None and state.war.seats[1] == seat:
                worlds = [state, *(state.resample(seat, rng) for _ in range(4))]
                for name in ("greedy", "easy"):
                    answers = {
                        bots.make(name, 1).choose(world.observe(seat), actions) for world in worlds
                    }
                    assert len(answers) == 1
                secret += 1
            state.apply(chance[seat].choose(state.observe(seat), actions))
    assert secret == 3


@pytest.mark.parametrize("players", [1, 2, 5])
def test_an_answer_looks_at_a_bounded_number_of_positions(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies = 0
    plain = TinyEpicState.copy

    def counted(state: TinyEpicState) -> TinyEpicState:
        nonlocal copies
        copies += 1
        return plain(state)

    rng = Random(2)
    state = marchland.game("tiny-epic").new_state(players, 2, "heroes")
    seats = [bots.make("greedy") for _ in range(players)]
    monkeypatch.setattr(TinyEpicState, "copy", counted)
    asked = 0
    while not state.is_over and asked < 60 * players:
        if state.to_move == marchland.CHANCE:
            state.apply(pick(state.chance_outcomes(), rng))
            continue
        view = state.observe(state.to_move)
        copies = 0
        action = seats[state.to_move].choose(view, state.legal_actions())
        assert copies <= MOST_COPIES
        asked += 1
        state.apply(action)


def test_it_leaves_the_position_it_is_shown_as_it_is() -> None:
    state = marchland.game("tiny-epic").new_state(2, 1)
    bot = bots.make("greedy")
    for _ in range(12):
        before = state.digest()
        action = bot.choose(state, state.legal_actions())
        assert state.digest() == before
        state.apply(action)


SCENE = """
    [[kingdom]]
    seat = 1
    faction = "orcs"
    home = "north"
    {own}
    [[kingdom]]
    seat = 2
    faction = "trolls"
    home = "south"
    {other}
    """


def test_who_is_offered_a_research_it_can_pay_follows() -> None:
    """TEK-4: a first level costs one mana and is worth a point and an ability."""
    state = position(
        SCENE.format(
            own='meeples = { "north/a" = 2 }',
            other='mana = 5\nfood = 5\nore = 5\nmeeples = { "south/x" = 1, "south/y" = 1 }',
        )
    )
    assert answer(after(state, "take research")) == "act"


def test_who_gains_nothing_by_following_collects() -> None:
    """TEK-5: with nothing to trade for, two regions bring two units."""
    state = position(
        SCENE.format(
            own='meeples = { "north/a" = 2 }\nfood = 2',
            other='ore = 1\nmeeples = { "south/x" = 1, "south/y" = 1 }',
        )
    )
    assert answer(after(state, "take trade", "act", "trade 1 food ore")) == "collect"


def test_whoever_can_show_nothing_is_beaten_with_the_lowest_number() -> None:
    """TEK-A39: with neither mana nor ore only the flag is left; any number wins."""
    state = position(
        SCENE.format(
            own='mana = 4\nore = 4\nmeeples = { "north/a" = 1, "north/c" = 1 }',
            other='meeples = { "north/b" = 1, "south/x" = 1 }',
        )
    )
    after(state, "take patrol", "act", "move north/a north/b")
    assert answer(state) == "bid 1"


def test_nobody_pays_for_a_war_that_cannot_be_won() -> None:
    """TEK-7: the other can show eleven, one ore shows no more than one, and staying is free."""
    state = position(
        SCENE.format(
            own='ore = 1\nfood = 9\nmeeples = { "north/a" = 1, "north/c" = 1 }',
            other='mana = 9\nore = 9\nmeeples = { "north/b" = 1, "south/x" = 1 }',
        )
    )
    assert answer(after(state, "take patrol")) == "pass"


def test_what_a_resource_alone_adds_is_reckoned_with() -> None:
    """TEK-A47: a single mana of the Elves beats the number that the other can show at most."""
    state = position(
        SCENE.format(
            own='mana = 1\nmagic = 2\nmeeples = { "north/a" = 1, "north/c" = 1 }',
            other='mana = 1\nmeeples = { "north/b" = 1, "south/x" = 1 }',
        ).replace('"orcs"', '"elves"')
    )
    after(state, "take patrol", "act", "move north/a north/b")
    assert "bid 2 all mana" in [state.describe(action) for action in state.legal_actions()]
    assert answer(state) == "bid 2 all mana"


@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_a_hint_in_war_names_the_number_and_promises_no_end_that_hangs_on_the_other(
    side: str,
) -> None:
    """TEK-7: the higher number wins, a tie goes to the defender; what the other sets is secret."""
    state = position(
        SCENE.format(
            own='mana = 2\nore = 2\nmeeples = { "north/a" = 1, "north/c" = 1 }',
            other='mana = 2\nore = 2\nmeeples = { "north/b" = 1, "south/x" = 1 }',
        )
    )
    after(state, "take patrol", "act", "move north/a north/b")
    if side == "defender":
        after(state, "bid 3")
    seat = state.to_move
    bid = next(one for one in state.legal_actions() if state.describe(one) == "bid 4")
    [way] = advice(state.observe(seat), [Option((bid,), -20.0, 0.0, 1)])
    wins = "tie" if seat else "less"
    said = {"seat": seat, "n": 4, "other": 1 - seat, "wins": wins}
    assert [(one["key"], {"seat": one["seat"], **one["args"]}) for one in way.told] == [
        ("tek-log-will-bid", said)
    ]
    assert way.actions == (bid,)


def attacks(state: State, seed: int) -> bool:
    """Tell whether `easy` begins a war before the action is done."""
    bot = bots.make("easy", seed)
    assert isinstance(state, TinyEpicState)
    while state.to_move == 0 and state.stage in (stages.ACT, stages.MOVE):
        state.apply(bot.choose(state.observe(0), state.legal_actions()))
    return state.war is not None


@pytest.mark.parametrize(
    ("cycle", "ore", "behind", "may"),
    [
        (1, 0, True, False),
        (3, 0, True, False),
        (4, 0, True, True),
        (4, 0, False, False),
        (4, 8, True, False),
    ],
)
def test_easy_begins_no_early_war_and_later_none_but_a_sure_one_with_who_is_ahead(
    cycle: int, ore: int, behind: bool, may: bool
) -> None:
    """TEK-7, TEK-A39: 4 mana show eight; without mana and ore only the flag is left."""
    magic = "\nmagic = 1" if behind else ""
    scene = SCENE.format(
        own='mana = 4\nmeeples = { "north/a" = 2 }',
        other=f'ore = {ore}{magic}\nmeeples = {{ "north/b" = 1, "south/x" = 1 }}',
    )
    begun = [
        attacks(after(position(f"cycle = {cycle}\n{scene}"), "take patrol"), n) for n in range(8)
    ]
    assert any(begun) == may
