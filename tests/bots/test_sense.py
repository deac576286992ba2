"""What a person would expect of the greedy bot, on small boards of the tests' own."""

import tomllib
from textwrap import dedent

import pytest

import marchland
from marchland import bots
from marchland.core.game import CHANCE, State
from tests.bots.asking import after, answer

ISLAND = """
[map.A]
terrain = "hill"
edge = true
next = ["B", "C"]
[map.B]
terrain = "forest"
edge = true
next = ["C", "D"]
[map.C]
terrain = "mountain"
edge = true
next = ["D"]
[map.D]
terrain = "swamp"
edge = true
next = ["E"]
[map.E]
terrain = "farmland"
edge = true
"""
"""A chain A - B, C - D - E, where A and B, and B and C border each other too."""

WORN_OUT = """
stage = "start"
round = 4
[[tribe]]
seat = 1
race = "ratmen"
power = "mounted"
holds = { A = 1, B = 1 }
age = 3
[[tribe]]
seat = 2
race = "elves"
power = "commando"
holds = { D = 5, E = 5 }
"""
"""A race with a token in each of two regions, so that it can conquer nothing."""


def position(text: str, *, board: str = ISLAND) -> State:
    """Return a position of two players, or of as many as the text says."""
    head, mark, tail = dedent(text).partition("[[")
    data = tomllib.loads(f'game = "small-world"\n{head}\n{board}\n{mark}{tail}')
    data.setdefault("players", 2)
    data.setdefault("seat", 1)
    return marchland.game("small-world").position(data)


def turn(state: State, until: str) -> list[str]:
    """Let one bot answer while its seat is asked, up to an answer that begins so."""
    seat, bot = state.to_move, bots.make("greedy")
    said: list[str] = []
    while state.to_move == seat:
        action = bot.choose(state.observe(seat), state.legal_actions())
        said.append(state.describe(action))
        if said[-1].startswith(until):
            break
        state.apply(action)
    return said


def test_it_takes_as_many_regions_as_its_tokens_pay() -> None:
    """Six tokens pay A, B and D or the like (2 each), but only two regions with the mountain."""
    state = position("""
        stage = "conquer"
        [[tribe]]
        seat = 1
        race = "ratmen"
        power = "alchemist"
        hand = 6
        """)
    said = turn(state, "stop")
    assert len(said) == 4
    assert said[-1] == "stop"
    assert "conquer C" not in said


def test_it_takes_what_its_race_is_paid_for() -> None:
    """SW-R07: farmland pays Humans one more; two tokens take one region."""
    state = position("""
        stage = "conquer"
        [[tribe]]
        seat = 1
        race = "humans"
        power = "alchemist"
        hand = 2
        """)
    assert answer(state) == "conquer E"


def test_it_risks_the_last_token_on_the_die_when_nothing_else_is_left() -> None:
    state = position("""
        stage = "conquer"
        [[tribe]]
        seat = 1
        race = "ratmen"
        power = "alchemist"
        hand = 1
        holds = { A = 1 }
        """)
    assert answer(state) == "attempt B"


def test_berserkers_roll_before_they_pay() -> None:
    state = position("""
        stage = "conquer"
        [[tribe]]
        seat = 1
        race = "ratmen"
        power = "berserk"
        hand = 5
        """)
    assert answer(state) == "roll"


def test_the_dragon_takes_what_tokens_cannot() -> None:
    state = position("""
        stage = "conquer"
        round = 5
        [[tribe]]
        seat = 1
        race = "ratmen"
        power = "dragon_master"
        hand = 3
        holds = { A = 1 }
        [[tribe]]
        seat = 2
        race = "elves"
        power = "merchant"
        holds = { C = 6 }
        """)
    assert "dragon C" in turn(state, "stop")


def test_it_never_declines_in_the_last_turn_where_marching_pays_more() -> None:
    """With nothing to follow, a declined race's region is worth no more than before."""
    state = position("""
        stage = "start"
        round = 10
        [[tribe]]
        seat = 1
        race = "humans"
        power = "alchemist"
        hand = 4
        holds = { E = 1 }
        """)
    assert answer(state) == "expand"


def test_a_worn_out_race_goes_into_decline() -> None:
    """Two tokens earn two coins a turn; a new race of nine or so earns more for six turns."""
    state = position(WORN_OUT)
    assert answer(state) == "decline"


def test_the_easy_bot_may_decline_too_late_and_yet_never_stands_idle() -> None:
    """With one token in each region nothing can be conquered: a newcomer sees that, too."""
    state = position(WORN_OUT)
    said = set()
    for seed in range(12):
        bot = bots.make("easy", seed=seed)
        said.add(state.describe(bot.choose(state.observe(0), state.legal_actions())))
    assert said == {"decline"}


def test_a_strong_young_race_marches_on() -> None:
    state = position("""
        stage = "start"
        round = 2
        [[tribe]]
        seat = 1
        race = "ratmen"
        power = "merchant"
        holds = { A = 6, B = 4 }
        age = 1
        [[tribe]]
        seat = 2
        race = "elves"
        power = "commando"
        holds = { E = 2 }
        """)
    assert answer(state) == "expand"


def test_it_takes_the_combo_that_coins_lie_on_when_combos_are_alike() -> None:
    """SW-P04: nine coins outweigh one token more or less."""
    state = position("""
        stage = "pick"
        column = ["giants mounted", "tritons commando", "humans alchemist"]
        column_coins = [0, 9, 0]
        """)
    assert answer(state) == "pick 2"


def test_it_does_not_pay_for_a_worse_combo() -> None:
    """Dwarves bring three tokens and there is no mine here; Ratmen above them cost nothing."""
    state = position("""
        stage = "pick"
        column = ["ratmen commando", "dwarves fortified", "wizards swamp"]
        column_coins = [0, 0, 0]
        """)
    assert answer(state) == "pick 1"


BORDER = """
    stage = "deploy"
    round = 4
    [[tribe]]
    seat = 1
    race = "ratmen"
    power = "{power}"
    hand = {hand}
    holds = {{ A = 1, B = 1, D = 1 }}
    [[tribe]]
    seat = 2
    race = "elves"
    power = "commando"
    holds = {{ E = 6 }}
    """
"""Only D borders the Elves."""


def test_spare_tokens_go_where_the_enemy_stands() -> None:
    state = position(BORDER.format(power="mounted", hand=2))
    assert turn(state, "never")[:2] == ["deploy A=1", "deploy B=1"]
    assert state.to_dict()["tribe"][0]["holds"] == {"A": 1, "B": 1, "D": 3}


def test_a_fortress_goes_where_the_enemy_stands() -> None:
    state = position(BORDER.format(power="fortified", hand=0))
    assert turn(state, "fortress")[-1] == "fortress D"


def test_heroes_go_where_the_enemy_stands() -> None:
    state = position(BORDER.format(power="heroic", hand=0))
    heroes = [text for text in turn(state, "never") if text.startswith("hero ")]
    assert state.to_dict()["pieces"]["D"] == ["hero"] or heroes[-1] == "hero D"


def test_camps_go_where_the_enemy_stands() -> None:
    state = position(BORDER.format(power="bivouacking", hand=0))
    turn(state, "never")
    pieces = state.to_dict()["pieces"]
    assert len(pieces["D"]) > sum(len(lie) for region, lie in pieces.items() if region != "D")


def test_peace_is_made_with_the_neighbour_who_threatens() -> None:
    """SW-W05: seat 3 borders D with six tokens, seat 2 is far off."""
    state = position(
        """
        players = 3
        stage = "deploy"
        [[tribe]]
        seat = 1
        race = "ratmen"
        power = "diplomat"
        holds = { D = 3 }
        [[tribe]]
        seat = 2
        race = "trolls"
        power = "commando"
        holds = { A = 2 }
        [[tribe]]
        seat = 3
        race = "elves"
        power = "mounted"
        holds = { E = 6 }
        """
    )
    assert answer(state) == "peace 3"


@pytest.mark.parametrize(("rounds", "wanted"), [(3, "retire"), (10, "stay")])
def test_the_stout_retire_when_worn_out_unless_nothing_follows(rounds: int, wanted: str) -> None:
    """SW-W17: one token is all that is left of the race."""
    state = position(f"""
        stage = "deploy"
        round = {rounds}
        [[tribe]]
        seat = 1
        race = "ratmen"
        power = "stout"
        holds = {{ A = 1 }}
        """)
    assert answer(state) == wanted


@pytest.mark.parametrize("name", ["easy", "greedy"])
def test_a_berserk_tribe_conquers_on_after_a_throw(name: str) -> None:
    """SW-W02: each conquest may have its throw; nine tokens take more than one region of 2."""
    for seed in range(12):
        state = position("""
            stage = "conquer"
            [[tribe]]
            seat = 1
            race = "ratmen"
            power = "berserk"
            hand = 9
            """)
        bot, said = bots.make(name, seed), []
        while state.to_move in {0, CHANCE} and "stop" not in said:
            if state.to_move == CHANCE:
                state.apply(state.legal_actions()[0])
            else:
                action = bot.choose(state.observe(0), state.legal_actions())
                said.append(state.describe(action))
                state.apply(action)
        assert sum(one.startswith("conquer") for one in said) > 1, said


UNDEAD = """
[map]
A = { terrain = "hill", edge = true, next = ["B", "D"] }
B = { terrain = "forest", next = ["E"] }
D = { terrain = "swamp", edge = true, next = ["G"] }
E = { terrain = "hill" }
G = { terrain = "hill", edge = true, next = ["H"] }
H = { terrain = "farmland", edge = true }
"""
"""One Ghoul of A is a token short of E; next to the Orcs' G lies H, for two tokens."""


def ghouls_march(orcs: str, ends_turn: str = "true") -> State:
    """Return a position in which Ghouls in decline may roll for E, and Orcs march after them."""
    state = position(
        f"""
        stage = "start"
        rulings = {{ ghoul_die_ends_turn = {ends_turn} }}
        [[tribe]]
        seat = 1
        race = "ghouls"
        declined = true
        holds = {{ A = 2, B = 1 }}
        [[tribe]]
        seat = 1
        race = "orcs"
        power = "spirit"
        holds = {{ {orcs} }}
        """,
        board=UNDEAD,
    )
    return after(state, "expand", "ready")


@pytest.mark.parametrize("bot", ["greedy", "easy", "strong@sims=8"])
def test_ghouls_leave_the_die_alone_while_the_active_race_can_still_march(bot: str) -> None:
    """SW-R04: their die would end the Orcs' conquests too, and two Orcs take H for certain."""
    state = ghouls_march("D = 3, G = 1")
    assert "attempt E" in [state.describe(a) for a in state.legal_actions()]
    action = bots.make(bot, seed=1).choose(state.observe(0), state.legal_actions())
    assert state.describe(action) == "stop"


def test_ghouls_roll_when_the_active_race_can_take_nothing() -> None:
    """SW-R04: one Orc each in D and G has nobody to send, so that the die costs nothing."""
    assert answer(ghouls_march("D = 1, G = 1")) == "attempt E"


def test_ghouls_roll_where_their_die_ends_only_their_own_conquests() -> None:
    """The ruling `ghoul_die_ends_turn` is off: the Orcs march afterwards all the same."""
    assert answer(ghouls_march("D = 3, G = 1", ends_turn="false")) == "attempt E"
