"""What a choice costs or gives at once is said with it, and what was paid stands in the log."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

import marchland
from marchland.core.actions import first_of
from marchland.core.game import State
from tests.browser.positions import reach

Json = dict[str, Any]


def rows(state: State, word: str) -> list[Json]:
    """Return the actions of a word as the seat that is asked sees them."""
    if not any(state.describe(one).split()[0] == word for one in state.legal_actions()):
        return []
    found = state.view(frozenset({state.to_move}))["actions"]
    return [row for row in found if row["word"] == word]


def race(state: State) -> str:
    """Return the race that is asked."""
    return str(state.view(frozenset())["ask"]["args"].get("race"))


def offered(word: str, people: Callable[[str], bool] = bool) -> Callable[[State], bool]:
    """Say whether a race of this kind may do something."""
    return lambda state: bool(rows(state, word)) and people(race(state))


def told(state: State, row: Json) -> list[Json]:
    """Play an action and return what the log says."""
    twin = state.copy()
    twin.listen()
    twin.apply(row["id"])
    return [*state.narrate(row["id"]), *twin.events]


def test_forsaken_pay_a_coin_for_each_token_and_the_log_says_so() -> None:
    """WC-10: for each token that others lost, one coin buys a token."""
    state = reach(offered("recruit", lambda one: one == "forsaken"), 3, "warcraft")
    for row in rows(state, "recruit"):
        assert row.get("pays", 0) == row["n"]
        paid = [one["args"] for one in told(state, row) if one["key"] == "log-pay"]
        wanted = {"seat": state.to_move, "other": None, "n": row["n"], "name": "forsaken"}
        assert [{**wanted, **one} for one in paid] == ([wanted] if row["n"] else [])


DEAD = """
game = "warcraft"
players = 2
stage = "conquer"
rulings = {{ forsaken_counts_murlocs = {counted} }}
map.A = {{ terrain = "hill", next = ["B"], edge = true }}
map.B = {{ terrain = "hill", next = ["C"], lost_tribe = true }}
map.C = {{ terrain = "hill", next = ["B"] }}
neutral = {{ B = 1 }}
[[tribe]]
seat = 1
race = "forsaken"
power = "fishing"
hand = 8
holds = {{ A = 1 }}
[[tribe]]
seat = 2
race = "orcs"
power = "mining"
holds = {{ C = 2 }}
"""


@pytest.mark.parametrize(("counted", "n"), [("true", 2), ("false", 1)])
def test_forsaken_say_how_many_were_lost_and_whether_murlocs_count(counted: str, n: int) -> None:
    """WC-Q05: a Murloc and an Orc are lost; as many may be bought, and both is said."""
    state = marchland.game("warcraft").position(tomllib.loads(DEAD.format(counted=counted)))
    for region in "BC":
        (row,) = [row for row in rows(state, "conquer") if row["region"] == region]
        state.apply(row["id"])
    (stop,) = rows(state, "stop")
    state.apply(stop["id"])
    assert [row["n"] for row in rows(state, "recruit")] == list(range(n + 1))
    now = state.view(frozenset({0}))["abilities"]["forsaken"]
    assert now["args"] == {"n": n, "murlocs": {"true": "yes", "false": "no"}[counted]}


def test_each_form_of_the_worgen_says_its_coins() -> None:
    """WC-10: two coins at once in human form, a coin to pay in worgen form."""
    state = reach(lambda state: bool(rows(state, "worgen")), 2, "warcraft")
    (human,), (worgen,) = rows(state, "human"), rows(state, "worgen")
    assert (human["gains"], "pays" in human) == (2, False)
    assert (worgen["pays"], "gains" in worgen) == (1, False)


@pytest.mark.parametrize("tauren", [True, False])
def test_the_champion_takes_a_token_along_only_among_tauren(tauren: bool) -> None:
    """WC-Q26: never fewer than two Tauren pieces in a region; others pay nothing (WC-Q15)."""
    found = offered("champion", lambda one: (one == "tauren") is tauren)
    state = reach(found, 5, "warcraft")
    assert {row.get("spends", 0) for row in rows(state, "champion")} == {1 if tauren else 0}


def test_the_hammer_names_its_two_coins_and_its_token() -> None:
    """WC-14: two coins to its holder, and one token takes a region."""
    state = reach(offered("hammer", lambda one: one != "tauren"), 4, "warcraft")
    regions = state.view(frozenset({state.to_move}))["regions"]
    for row in rows(state, "hammer"):
        assert row["spends"] == 1
        assert row["pays"] == 2 + (regions[row["region"]]["toll"] or 0)


def marching(race: str, power: str) -> Any:
    """Return a march of six tokens from A, with the Doomhammer there; B is empty, C is held."""
    tribes = [
        {"seat": 1, "race": race, "power": power, "hand": 6, "holds": {"A": 2}},
        {"seat": 2, "race": "kobolds", "power": "fishing", "holds": {"C": 2}},
    ]
    return marchland.game("warcraft").position(
        {
            "game": "warcraft",
            "players": 2,
            "seat": 1,
            "stage": "conquer",
            "map": {
                "A": {"terrain": "hill", "next": ["B", "C"]},
                "B": {"terrain": "hill"},
                "C": {"terrain": "hill"},
            },
            "pieces": {"A": ["site:doomhammer"]},
            "tribe": tribes,
        }
    )


@pytest.mark.parametrize(
    ("race", "power", "word", "empty", "held"),
    [
        ("tauren", "championing", "champion", ["note-least-beside"], ["note-least-beside"]),
        ("tauren", "mining", "hammer", ["note-vain", "note-least"], ["note-least"]),
        ("trolls", "championing", "champion", [], []),
        ("trolls", "mining", "hammer", [], []),
        ("trolls", "blacksmith", "hammer", ["note-vain"], []),
    ],
)
def test_a_way_says_why_it_takes_so_many_tokens_and_that_it_saves_none(
    race: str, power: str, word: str, empty: list[str], held: list[str]
) -> None:
    """WC-10, WC-11, WC-14: two Tauren go in; an empty hill costs Blacksmiths one token anyway."""
    found = {row["region"]: row.get("notes", []) for row in rows(marching(race, power), word)}
    said = {region: [one["key"] for one in notes] for region, notes in found.items()}
    assert said == {"B": empty, "C": held}


def trolls(power: str, hand: int, site: str | None = None, **more: Any) -> Any:
    """Return a march of Trolls from A; B and the mountain C lie next door, D does not."""
    tribe = {"seat": 1, "race": "trolls", "power": power, "hand": hand, "holds": {"A": 2}, **more}
    return marchland.game("warcraft").position(
        {
            "game": "warcraft",
            "players": 2,
            "seat": 1,
            "stage": "conquer",
            "map": {
                "A": {"terrain": "hill", "next": ["B", "C"]},
                "B": {"terrain": "hill", "next": ["D"]},
                "C": {"terrain": "mountain"},
                "D": {"terrain": "hill"},
            },
            "pieces": {"A": [site]} if site else {},
            "tribe": [tribe],
        }
    )


def test_a_conquest_says_how_many_beasts_go_and_how_many_tokens() -> None:
    """WC-11: tokens go first, so that two of them need one Beast for a mountain at three."""
    state = trolls("beast_master", 2, beasts_hand=2)
    plain = {
        row["region"]: row.get("notes", []) for row in rows(state, "conquer") if "n" not in row
    }
    assert plain == {
        "B": [],
        "C": [{"key": "note-beside", "args": {"n": 1, "name": "beast"}}],
    }
    chosen = {
        (row["region"], row["n"]): row.get("spends", 0)
        for row in rows(state, "conquer")
        if "n" in row
    }
    assert chosen == {("B", 1): 1, ("B", 2): 0, ("C", 2): 1}


def test_the_ashes_say_where_the_die_must_show_the_same_without_them() -> None:
    """WC-14: they lead to land that is not next door, and make no region cheaper."""
    found = {row["region"]: row for row in rows(trolls("mining", 1, "site:ashes_of_alar"), "ashes")}
    assert {region: row["missing"] for region, row in found.items()} == {"B": 1, "C": 2, "D": 1}
    vain = {"key": "note-vain-die", "args": {"name": "ashes_of_alar"}}
    notes = {region: row.get("notes", []) for region, row in found.items()}
    assert notes == {"B": [vain], "C": [vain], "D": []}


@pytest.mark.parametrize("word", ["conquer", "swap", "intimidate"])
def test_a_toll_is_part_of_the_price_whatever_is_done(word: str) -> None:
    """WC-16: what is owed before a deed is what is paid when it is done."""

    def owing(state: Any) -> bool:
        held = any(t is not None and t.kit.toll for t in state.tribes)
        return held and any(row.get("pays") for row in rows(state, word))

    state = reach(owing, 5, "warcraft")
    seat = state.to_move
    for row in rows(state, word):
        paid = [
            one["args"]["n"]
            for one in told(state, row)
            if one["key"] == "log-pay" and one["seat"] == seat
        ]
        assert row.get("pays", 0) == sum(paid)


def on_the_last_attempt(state: Any) -> bool:
    """Say whether an artifact can be used here only with the die."""
    return any("missing" in row for row in rows(state, "frost"))


def test_a_way_of_conquest_says_how_many_tokens_its_die_would_have_to_give() -> None:
    """WC-6.5: the last attempt may use an artifact; what is missing is its price less the hand."""
    state: Any = reach(on_the_last_attempt, 4, "warcraft")
    t = state.asked()
    for row in rows(state, "frost"):
        region = state.map.ids.index(row["region"])
        short = max(0, state.price(t, region, 2) - state.force(t))
        assert row.get("missing", 0) == short
        assert ("spends" in row) is (short == 0)
        assert "ends" not in row


def test_a_raid_says_that_its_first_roll_is_not_its_last() -> None:
    """WC-Q21: a first roll that falls short may be followed by another."""
    state = reach(lambda one: any("missing" in row for row in rows(one, "raid")), 4, "warcraft")
    for row in rows(state, "raid"):
        assert (row.get("ends", {}).get("key") == "note-die-again") is ("missing" in row)


def test_the_second_roll_of_a_raid_counts_the_first() -> None:
    """WC-Q21: what the first roll gave is no longer missing."""

    def rolled(one: Any) -> bool:
        return dict(one.view(frozenset()))["stage"] == "choose" and bool(rows(one, "attempt"))

    state: Any = reach(rolled, 4, "warcraft")
    (row,) = rows(state, "attempt")
    assert 1 <= row["missing"] <= 3
    assert "pays" not in row
    twin = state.copy()
    twin.apply(row["id"])
    for die in twin.legal_actions():
        after: Any = twin.copy()
        after.apply(die)
        held = [
            name
            for one in after.view(frozenset())["seats"][state.to_move]["tribes"]
            for name in one["regions"]
        ]
        assert (row["region"] in held) is (first_of(die) >= row["missing"])


def test_what_takes_a_region_for_nothing_says_so() -> None:
    """SW-R11: the Sorcerers put a token from the tray in the place of a lone one."""
    state = reach(offered("enchant", lambda one: one == "sorcerers"), 3, "small-world")
    assert all(row["free"] is True for row in rows(state, "enchant"))
    assert not any("free" in row for row in rows(state, "conquer"))
