"""What a scenario cannot show: the deal, the first meeples and the first resources."""

import random

import pytest

import marchland
from marchland.core.game import CHANCE, State
from marchland.tinyepic.game import HERE


def words(state: State) -> list[str]:
    return [state.describe(action) for action in state.legal_actions()]


def begin(
    stop: str, *, seed: int = 1, first: dict[str, str] | None = None, **options: object
) -> State:
    """Go on until an action begins with the word `stop`; chance and choices are arbitrary."""
    rng = random.Random(seed)
    state = marchland.game("tiny-epic").new_state(seed=seed, **options)  # type: ignore[arg-type]
    while not any(word.startswith(stop) for word in words(state)):
        wanted = (first or {}).get(words(state)[0].split()[0])
        legal = words(state)
        text = wanted if wanted in legal else rng.choice(legal)
        state.apply(state.parse(text))
    return state


def kingdoms(state: State) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = state.to_dict()["kingdom"]
    return rows


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_gets_a_card_of_their_own_and_picks_its_side(players: int) -> None:
    """TEK-2: dealt at random, no card twice; the owner picks between its two sides."""
    state = begin("choose", players=players)
    homes = set()
    for seat in range(players):
        assert state.to_move == seat
        first, second = (word.removeprefix("choose ") for word in words(state))
        assert (first[:-1], first[-1], second[-1]) == (second[:-1], "a", "b")
        homes.add(first[:-1])
        state.apply(state.legal_actions()[seat % 2])
    assert len(homes) == players


def test_the_first_active_player_is_the_first_seat() -> None:
    """TEK-A35: whoever sits first begins; a table that wants chance turns its seats."""
    for seed in range(1, 6):
        assert begin("take", players=3, seed=seed).to_move == 0


def test_the_solo_game_is_begun_by_the_human() -> None:
    """TEK-A35."""
    assert begin("take", players=1).to_move == 0


def test_two_meeples_start_in_one_region_and_six_resources_are_split() -> None:
    """TEK-2, TEK-1: any split of six among food, mana and ore, no silver: 28 ways."""
    state = begin("split", players=2, map="heroes")
    assert len(words(state)) == 28
    assert "split food=6" in words(state)
    assert "split food=1 mana=2 ore=3" in words(state)
    assert not any("silver" in word for word in words(state))
    for kingdom in kingdoms(state):
        assert list(kingdom["meeples"].values()) == [2]  # type: ignore[attr-defined]
        assert (kingdom["magic"], kingdom["tower"], kingdom["silver"]) == (0, 0, 0)


def test_beginners_start_with_one_ore_two_mana_and_three_food() -> None:
    """TEK-1, TEK-2."""
    state = begin("take", players=2, rulings={"start": "beginner"})
    for kingdom in kingdoms(state):
        assert (kingdom["food"], kingdom["mana"], kingdom["ore"]) == (3, 2, 1)


def test_nobody_starts_in_tundra() -> None:
    """TEK-A32: t15a has its tundra in b, all other regions may be chosen."""
    found: set[str] = set()
    for seed in range(1, 60):
        state = begin("place", players=5, seed=seed, map="north", first={"choose": "choose t15a"})
        while words(state)[0].startswith("place"):
            found.update(word.removeprefix("place ") for word in words(state))
            state.apply(state.legal_actions()[0])
    here = {place for place in found if place.startswith("t15a")}
    assert here == {"t15a/a", "t15a/c", "t15a/d", "t15a/e"}


def test_those_who_start_in_ruins_lie() -> None:
    """TEK-2, TEK-6: t01b has its ruins in e."""
    for seed in range(1, 60):
        state = begin("place", players=5, seed=seed, first={"choose": "choose t01b"})
        while words(state)[0].startswith("place"):
            ruins = "place t01b/e"
            text = ruins if ruins in words(state) else words(state)[0]
            seat = state.to_move
            state.apply(state.parse(text))
            if text == ruins:
                assert kingdoms(state)[seat]["lying"] == ["t01b/e", "t01b/e"]
                return
    raise AssertionError("t01b was never dealt")


def test_heroes_are_drawn_by_two_and_one_is_kept() -> None:
    """TEK-2: what is not kept goes back only when all have chosen."""
    state = begin("keep", players=2, map="heroes")
    mine = {word.removeprefix("keep ") for word in words(state)}
    assert len(mine) == 2
    assert state.to_move == 0
    state.apply(state.legal_actions()[0])
    assert state.to_move == CHANCE
    theirs = {word.removeprefix("draw=") for word in words(state)}
    assert mine & theirs == set()
    assert len(theirs) == 23
    state = begin("take", players=2, map="heroes")
    for kingdom in kingdoms(state):
        assert kingdom["hero_level"] == 1
        assert kingdom["hero_at"] in kingdom["meeples"]  # type: ignore[operator]


def test_the_base_game_has_no_heroes_and_no_forts() -> None:
    """TEK-11.1: heroes, forts and silver are used together or not at all."""
    state = begin("take", players=2)
    for kingdom in kingdoms(state):
        assert "hero" not in kingdom or not kingdom["hero"]
    state = begin("take", players=2, rulings={"faction_sets": "all"})
    assert not state.to_dict()["expansion"]


def test_a_faction_that_needs_forts_stays_away_from_a_base_only_game() -> None:
    """TEK-A36: all 28 factions but Minotaurs may be picked; with the expansion all 29."""
    rulings = {"factions": "picked", "faction_sets": "all"}

    def offered(map_name: str) -> set[str]:
        state = begin("choose centaurs", players=2, rulings=rulings, map=map_name)
        return {word.removeprefix("choose ") for word in words(state)}

    base, both = offered("base"), offered("heroes")
    assert both - base == {"minotaurs"}
    assert len(both) == 29
    assert {"pirates", "ice_giants", "birdfolk"} <= base


def test_a_picked_faction_is_gone_for_the_next_player() -> None:
    """TEK-2: factions are picked in seat order."""
    state = begin("choose centaurs", players=3, rulings={"factions": "picked"})
    assert state.to_move == 0
    state.apply(state.parse("choose elves"))
    assert state.to_move == 1
    assert "choose elves" not in words(state)
    assert "choose orcs" in words(state)


def test_sides_may_be_picked_after_the_factions_are_known() -> None:
    """TEK-A37: by default before, by ruling after."""

    def drawn(state: State) -> int:
        texts = [state.describe(action).removeprefix("draw=") for action in state.history]
        return sum(not text.startswith("t0") for text in texts)

    assert drawn(begin("choose t", players=2)) == 0
    assert drawn(begin("choose t", players=2, rulings={"sides": "after_factions"})) == 2


def test_territories_may_be_dealt_again_for_a_faction_without_its_feature() -> None:
    """TEK-A37: whoever is interested in crags or water finds them on some card in play."""
    interested = {
        "humans": "water", "merfolk": "water", "frostwraiths": "water", "pirates": "water",
        "shapeshifters": "crags", "birdfolk": "crags", "imps": "crags", "werebears": "crags",
    }  # fmt: skip
    rulings = {"redeal": True, "factions": "dealt", "faction_sets": "all"}
    for seed in range(1, 40):
        state = begin("take", players=2, seed=seed, rulings=rulings)
        here = features_of(state)
        for kingdom in kingdoms(state):
            wanted = interested.get(str(kingdom["faction"]))
            assert wanted is None or wanted in here


def features_of(state: State) -> set[str]:
    """Return water and crags as far as they are on the cards in play."""
    found = set()
    for land in state.to_dict()["cards"].values():
        text = (HERE / "lands" / f"{land}.toml").read_text(encoding="utf-8")
        found |= {kind for kind in ("water", "crags") if f'kind = "{kind}"' in text}
    return found


def test_two_players_have_a_lost_kingdom_between_them() -> None:
    """TEK-10: an unused card with a neutral meeple in each region, but none in tundra (A21b)."""
    seen_tundra = False
    for seed in range(1, 40):
        state = begin("take", players=2, seed=seed, map="north")
        told = state.to_dict()
        lost = told["lost"]
        assert lost not in {kingdom["home"] for kingdom in kingdoms(state)}
        text = (HERE / "lands" / f"{lost}.toml").read_text(encoding="utf-8")
        tundra = text.count('terrain = "tundra"')
        assert len(told["neutral"]) == 5 - tundra
        seen_tundra = seen_tundra or tundra > 0
    assert seen_tundra


def test_the_solo_opponent_starts_in_a_forest_and_a_mountain_with_three_of_each() -> None:
    """TEK-12: two cards, no Lost Kingdom, no hero for the opponent."""
    state = begin("take", players=1, map="heroes")
    told = state.to_dict()
    human, opponent = told["kingdom"]
    assert len(told["cards"]) == 2
    assert not told.get("lost")
    assert (opponent["food"], opponent["mana"], opponent["ore"]) == (3, 3, 3)
    assert "hero" not in opponent or not opponent["hero"]
    assert human["hero"]
    terrains = set()
    for place, meeples in opponent["meeples"].items():
        assert meeples == 1
        card, region = place.split("/")
        lines = (HERE / "lands" / f"{told['cards'][card]}.toml").read_text().splitlines()
        terrains.add(lines[lines.index(f"[region.{region}]") + 1])
    assert terrains == {'terrain = "forest"', 'terrain = "mountain"'}


def test_the_difficulty_is_what_the_opponent_starts_with() -> None:
    """TEK-12."""
    state = begin("take", players=1, rulings={"solo_difficulty": "5"})
    opponent = kingdoms(state)[1]
    assert (opponent["food"], opponent["mana"], opponent["ore"]) == (5, 5, 5)


def test_a_war_number_is_hidden_until_both_are_in() -> None:
    """TEK-14: nobody but its owner sees the attacker's number before the defender's is in."""
    game = marchland.game("tiny-epic")
    seen: dict[int, set[int]] = {0: set(), 1: set()}
    for number in ("bid 1", "bid 2", "flag"):
        state = game.position(WAR)
        for text in ("take patrol", "act", "move north/a north/b", number):
            assert state.parse(text) in state.legal_actions()
            state.apply(state.parse(text))
        assert state.to_move == 1
        for seat, views in seen.items():
            views.add(state.observe(seat).digest())
    assert len(seen[0]) == 3
    assert len(seen[1]) == 1


WAR = {
    "game": "tiny-epic",
    "players": 2,
    "expansion": False,
    "map": {
        "north": {
            "a": {"terrain": "forest", "edge": True, "next": ["b", "c"]},
            "b": {"terrain": "plains", "edge": True, "next": ["c"]},
            "c": {"terrain": "mountain", "edge": True},
        },
        "south": {"x": {"terrain": "plains", "edge": True}},
    },
    "kingdom": [
        {"seat": 1, "faction": "orcs", "home": "north", "ore": 3, "meeples": {"north/a": 1}},
        {
            "seat": 2, "faction": "trolls", "home": "south", "ore": 3,
            "meeples": {"north/b": 1, "south/x": 1},
        },
    ],
}  # fmt: skip


def test_alone_the_opponent_picks_nothing_itself_and_the_log_says_so() -> None:
    """TEK-12: the human picks both factions."""
    state = begin("choose trolls", players=1)
    told = []
    for faction in ("trolls", "orcs"):
        action = state.parse(f"choose {faction}")
        told.append([(entry["key"], entry["seat"]) for entry in state.narrate(action)])
        state.apply(action)
    assert told == [[("tek-log-pick-faction", 0)], [("tek-log-given-faction", 1)]]
