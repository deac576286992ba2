"""A redeployment in one line: every legal distribution is taken as it is written (WC-7.1)."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core.errors import BadAction
from marchland.core.regions import bits
from marchland.core.replay import Replay
from marchland.smallworld.parts import stages
from tests.playing import choose_boldly, new

GAMES = Path(__file__).parent / "games"

Spread = dict[str, int]

MURLOCS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"revenge_of_the_murlocs": True}),
    (2, {"revenge_of_the_murlocs": True, "murlocs": "10"}),
]


def asked_tribe(state: Any) -> Any:
    """Return the tribe whose tokens are being spread, if the question is a plain one."""
    if state.stage not in (stages.DEPLOY, stages.RETREAT):
        return None
    t = state.tribe(state.slot)
    piece_helps = t.kit.retinue is not None
    begun = state.cursor > 0 or not any(
        state.describe(a).startswith("deploy ") for a in state.legal_actions()
    )
    return None if piece_helps or begun or t.kit.withheld else t


def spreads(fewest: Spread, more: int) -> Iterator[Spread]:
    """Yield every way of putting `more` tokens on top of the fewest."""
    names = list(fewest)
    for given in product(range(more + 1), repeat=len(names) - 1):
        if sum(given) <= more:
            extra = [*given, more - sum(given)]
            yield {name: fewest[name] + n for name, n in zip(names, extra, strict=True)}


def fewest_of(state: Any, t: Any) -> tuple[Spread, int]:
    """Return the fewest tokens of each region, and how many may be put on top (WC-7.1, WC-7.2)."""
    names = {r: state.map.ids[r] for r in bits(t.held)}
    if state.stage == stages.RETREAT:
        return {name: state.count[r] for r, name in names.items()}, t.hand
    least = t.kit.garrison
    total = t.hand + sum(state.count[r] for r in names)
    return dict.fromkeys(names.values(), least), total - least * len(names)


def at_random(fewest: Spread, more: int, rng: Random) -> Spread:
    """Draw one distribution."""
    found = dict(fewest)
    for _ in range(more):
        found[rng.choice(list(found))] += 1
    return found


def carried_out(state: Any, wanted: Spread) -> Spread:
    """Play the plan on a copy and return where the tokens stood before anything else happened."""
    text = "deploy " + " ".join(f"{name}={n}" for name, n in wanted.items())
    twin = state.copy()
    twin.listen()
    for action in state.plan(text):
        assert action in twin.legal_actions()
        twin.apply(action)
    told = [e for e in twin.events if e["key"] in ("log-deploy", "log-retreat")]
    found: Spread = told[0]["args"]["plan"]
    return found


def test_the_murlocs_next_deed_stops_no_redeployment() -> None:
    """WC-7.1: in this game a plan was refused, as the Murlocs took one of its regions."""
    state: Any = Replay.read((GAMES / "murlocs-redeploy.json").read_bytes()).verify()
    t = asked_tribe(state)
    fewest, more = fewest_of(state, t)
    assert more > 0
    for wanted in spreads(fewest, more):
        assert carried_out(state, wanted) == wanted


@pytest.mark.parametrize(("players", "rulings"), MURLOCS)
@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_murlocs_take_next_every_plan_is_carried_out(
    players: int, rulings: dict[str, Any], seed: int
) -> None:
    """WC-7.1, WC-7.2, WC-17.2: redeployment and retreat are over before the Murlocs move."""
    state: Any = new("warcraft", players, seed, rulings)
    rng, seen = Random(seed), 0
    while not state.is_over:
        t = asked_tribe(state)
        if t is not None:
            fewest, more = fewest_of(state, t)
            for _ in range(3):
                wanted = at_random(fewest, more, rng)
                assert carried_out(state, wanted) == wanted
                seen += 1
        state.apply(choose_boldly(state, rng))
    assert seen > 5


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_plan_is_carried_out_among_players(game: str, players: int) -> None:
    """SW-T01, SW-C08, WC-7.1, WC-7.2: whoever is asked next."""
    state: Any = new(game, players, players)
    rng, seen = Random(players), 0
    while not state.is_over:
        t = asked_tribe(state)
        if t is not None:
            wanted = at_random(*fewest_of(state, t), rng)
            assert carried_out(state, wanted) == wanted
            seen += 1
        state.apply(choose_boldly(state, rng))
    assert seen > 5


POSITION = {
    "game": "warcraft",
    "players": 1,
    "stage": "deploy",
    "rulings": {"murlocs": "14"},
    "map": {
        "A": {"terrain": "hill", "next": ["B"]},
        "B": {"terrain": "hill", "next": ["C"]},
        "C": {"terrain": "forest"},
    },
    "tribe": [{"seat": 1, "race": "orcs", "power": "mining", "hand": 2, "holds": {"A": 1, "B": 1}}],
    "neutral": {"C": 1},
}

WRONG = [
    ("deploy A=1 B=5", "error-plan-number", {"region": "B", "n": 5, "fewest": 3, "most": 3}),
    ("deploy A=4 B=1", "error-plan-number", {"region": "A", "n": 4, "fewest": 1, "most": 3}),
    ("deploy A=3 B=2", "error-plan-left", {"region": "B", "n": 2}),
    ("deploy A=3 C=1", "error-plan-left", {"region": "C", "n": 1}),
]


@pytest.mark.parametrize(("text", "key", "words"), WRONG)
def test_a_plan_that_is_refused_says_where_and_why_and_nothing_of_the_murlocs(
    text: str, key: str, words: dict[str, Any]
) -> None:
    """WC-7.1: one sentence with words in every language, and the position stays as it was."""
    state: Any = marchland.game("warcraft").position(POSITION)
    before = state.serialize()
    with pytest.raises(BadAction) as error:
        state.plan(text)
    assert (error.value.key, error.value.words) == (key, words)
    assert str(error.value).endswith(".")
    assert state.serialize() == before


def spreading(race: str, power: str, hand: int, **more: Any) -> Any:
    """Return a redeployment over three regions in a row."""
    land = {name: {"terrain": "hill", "next": [after]} for name, after in ("AB", "BC")}
    return marchland.game("warcraft").position(
        {
            "game": "warcraft",
            "players": 2,
            "stage": "deploy",
            "map": land | {"C": {"terrain": "hill"}, "D": {"terrain": "hill", "next": ["C"]}},
            "tribe": [
                {"seat": 1, "race": race, "power": power, "hand": hand, **more},
                {"seat": 2, "race": "kobolds", "power": "fishing", "holds": {"D": 1}},
            ],
        }
    )


STAND = {"A": 2, "B": 2, "C": 2}
SHORT = {"race": "tauren", "least": 2, "name": "champion", "n": 1}


@pytest.mark.parametrize(
    ("power", "text", "key", "words"),
    [
        ("championing", "A=1 B=6 C=1", "error-plan-short", {"regions": ["A", "C"], **SHORT}),
        ("championing", "A=6 B=1 C=1", "error-plan-short", {"regions": ["B", "C"], **SHORT}),
        ("mining", "A=6 B=1 C=1", "error-plan-few", {"regions": ["B", "C"]}),
    ],
)
def test_a_plan_with_too_few_tauren_names_their_rule_and_the_regions(
    power: str, text: str, key: str, words: dict[str, Any]
) -> None:
    """WC-7.1: two stand in each region, and the Champion makes up for one of them, once."""
    state = spreading("tauren", power, 2, holds=STAND)
    with pytest.raises(BadAction) as error:
        state.plan(f"deploy {text}")
    rule = {"race": "tauren", "least": 2}
    assert (error.value.key, error.value.words) == (key, rule | words)


def test_what_helps_a_region_out_is_said_with_the_numbers() -> None:
    """WC-7.1, WC-Q15: the Champion may stand in one token's stead, and one Tauren is the least."""
    deploy = spreading("tauren", "championing", 0, holds=STAND).view(frozenset({0}))["deploy"]
    assert (deploy["helper"], deploy["helpers"], deploy["garrison"]) == ("champion", 1, 2)
    assert deploy["min"] == {"A": 1, "B": 1, "C": 1}


def test_a_beast_stays_where_nothing_else_holds_the_region() -> None:
    """WC-Q16: the Beasts that are spread next leave no region empty, and no less is offered."""
    state = spreading("gnomes", "beast_master", 3, holds={"A": 1, "B": 1, "C": 1}, beasts_hand=2)
    for action in state.plan("deploy A=0 B=3 C=3"):
        state.apply(action)
    deploy = state.view(frozenset({0}))["deploy"]
    assert deploy["piece"] == "beast"
    assert deploy["min"] == {"A": 1, "B": 0, "C": 0}


def test_a_region_that_only_beasts_held_is_told_as_lost_once_they_leave() -> None:
    """WC-11, WC-Q16: they go back as the turn begins; what is left without a piece is given up."""
    state: Any = marchland.game("warcraft").position(
        {
            "game": "warcraft",
            "players": 2,
            "stage": "mode",
            "map": {
                "A": {"terrain": "hill", "next": ["B"]},
                "B": {"terrain": "swamp", "next": ["D"]},
                "D": {"terrain": "hill"},
            },
            "pieces": {"A": ["beast"], "B": ["beast"]},
            "tribe": [
                {"seat": 1, "race": "gnomes", "power": "beast_master", "holds": {"A": 1, "B": 0}},
                {"seat": 2, "race": "kobolds", "power": "fishing", "holds": {"D": 1}},
            ],
        }
    )
    state.listen()
    state.apply(state.parse("expand"))
    told = [one["args"] for one in state.events if one["key"] == "log-emptied"]
    assert told == [{"region": "B", "other": 0, "name": "beast_master"}]


@pytest.mark.parametrize("word", ["bomb", "target"])
@pytest.mark.parametrize("last", [False, True])
def test_no_more_keeps_what_was_chosen_before_it(word: str, last: bool) -> None:
    """Up to three Bombs, or two Objectives, are laid: the chosen ones, then no more (WC-10)."""
    game = marchland.game("warcraft")
    for seed in range(99):
        state, dice = game.new_state(2, seed), Random(seed)
        while not state.is_over:
            texts = [state.describe(action) for action in state.legal_actions()]
            regions = [text.split()[1] for text in texts if text.startswith(f"{word} ")]
            if len(regions) > 2:
                break
            state.apply(dice.choice(state.legal_actions()))
        if not state.is_over:
            break
    assert regions[-1] == "-"
    chosen = regions[-2] if last else regions[0]
    before = state.view(frozenset())["regions"][chosen]["pieces"]
    assert word not in before
    seat = state.to_move
    twin = state.copy()
    twin.listen()
    for action in state.plan(f"{word} {chosen} -"):
        assert action in twin.legal_actions()
        twin.apply(action)
    asked = [twin.describe(a) for a in twin.legal_actions()] if twin.to_move == seat else []
    assert not [text for text in asked if text.startswith(f"{word} ")]
    assert word in twin.view(frozenset())["regions"][chosen]["pieces"]
