"""The stacks behind the column, followed by hand through whole games (SW-P06, SW-P07, SW-E05)."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core import scenario
from marchland.core.game import State
from tests.boxed import POWERS, RACES, boxed


def combos(position: dict[str, Any]) -> list[tuple[str, str]]:
    """Return race and power of each open combo."""
    pairs = [text.split() for text in position["column"]]
    return [(race, power) for race, power in pairs]


class Onlooker:
    """Somebody who watches the table and knows what can still lie in the stacks.

    Only what lies open is looked at: the column, and banners and badges before the players.
    The rest follows from the rules.
    """

    def __init__(self, position: dict[str, Any]) -> None:
        """Note what is open at the beginning."""
        self.column = combos(position)
        self.coins = position["column_coins"]
        self.loose = set(RACES.split()) - {race for race, _ in self.column}
        self.under: list[str] = []
        self.badges = set(POWERS.split()) - {power for _, power in self.column}
        self.aside: set[str] = set()
        self.just_now: set[str] = set()
        self.banners: dict[str, str] = {}
        self.declined: set[str] = set()
        self.reshuffles = self.from_under = self.straight_back = self.short = 0

    def next_races(self) -> set[str]:
        """Return the banners that may come next: loose ones, then the first laid under."""
        return self.loose or set(self.under[:1])

    def see_choice(self, names: set[str]) -> None:
        """Compare what chance may draw with what can lie on top of a stack.

        An empty stack of badges is made anew of the discarded. A badge that is laid aside in
        the same moment as the banner that needs one may or may not be among them.
        """
        if names & set(RACES.split()):
            assert names == self.next_races()
            return
        if not self.badges:
            assert self.aside - self.just_now <= names <= self.aside
            self.badges, self.aside = set(names), self.aside - names
            self.reshuffles += 1
        assert names == self.badges

    def see_draw(self, name: str) -> None:
        """Follow one draw."""
        if name in RACES.split():
            self.from_under += not self.loose
            assert name in self.next_races()
            self.loose.discard(name)
            self.under = self.under[1:] if name in self.under else self.under
            self.column.append((name, ""))
        else:
            assert name in self.badges
            self.badges.discard(name)
            bare = next(place for place, combo in enumerate(self.column) if not combo[1])
            self.column[bare] = (self.column[bare][0], name)

    def see_table(self, position: dict[str, Any], done: str) -> None:
        """Follow what an action changed before the players."""
        if done.startswith("pick "):
            place = int(done.removeprefix("pick ")) - 1
            del self.column[place]
            self.coins = [n + 1 for n in self.coins[:place]] + self.coins[place + 1 :]
        now = {row["race"]: row.get("power", "") for row in position["tribe"]}
        # Of two that leave together the one that was in decline before goes back first.
        leaving = [race for race in self.banners if race not in now]
        for race in sorted(leaving, key=lambda one: one not in self.declined):
            if len(self.column) < 6 and not self.loose and not self.under:
                self.column.append((race, ""))
                self.straight_back += 1
            else:
                self.under.append(race)
        laid_aside = {badge for race, badge in self.banners.items() if now.get(race) != badge}
        self.just_now = laid_aside - {""}
        self.aside |= self.just_now
        self.banners = now
        self.declined = {row["race"] for row in position["tribe"] if row.get("declined")}

    def compare(self, position: dict[str, Any]) -> None:
        """Compare the column with what the onlooker expects to see."""
        self.coins += [0] * (len(self.column) - len(self.coins))
        assert combos(position) == self.column
        assert position["column_coins"] == self.coins
        self.short += len(self.column) < 6


def is_draw(state: State) -> bool:
    """Tell whether chance is to lay something open."""
    return state.to_move == marchland.CHANCE and state.describe(
        state.legal_actions()[0]
    ).startswith("draw=")


def check_outcomes(state: State, onlooker: Onlooker) -> None:
    """Compare what chance may draw, each thing as likely as any other."""
    outcomes = state.chance_outcomes()
    names = {state.describe(action).removeprefix("draw=") for action, _ in outcomes}
    assert {weight for _, weight in outcomes} == {1}
    onlooker.see_choice(names)


def play_and_watch(players: int, seed: int) -> Onlooker:
    """Play a game full of declines under the onlooker's eyes."""
    rng = Random(seed)
    state = boxed().new_state(players=players, seed=seed)
    onlooker = Onlooker(state.to_dict())
    while not state.is_over:
        draw = is_draw(state)
        if draw:
            check_outcomes(state, onlooker)
        texts = {state.describe(action): action for action in state.legal_actions()}
        eager = "decline" in texts and rng.random() < 0.9
        done = "decline" if eager else rng.choice(list(texts))
        state.apply(texts[done])
        played = [state.describe(action) for action in state.forced]
        if draw:
            onlooker.see_draw(done.removeprefix("draw="))
        else:
            onlooker.see_table(state.to_dict(), done)
        for text in played:
            if text.startswith("draw="):
                onlooker.see_draw(text.removeprefix("draw="))
        if not is_draw(state):
            onlooker.compare(state.to_dict())
    return onlooker


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_combos_move_up_with_their_coins_and_are_drawn_from_what_is_left(players: int) -> None:
    """SW-P02, SW-P06, SW-E05: no banner or badge comes that lies elsewhere."""
    for seed in range(6):
        play_and_watch(players, seed)


def test_an_empty_stack_of_badges_is_made_anew_of_the_discarded() -> None:
    """SW-P07: and only then do discarded badges come back."""
    assert sum(play_and_watch(5, seed).reshuffles for seed in range(6)) > 0


def test_banners_come_back_in_the_order_in_which_they_were_laid_under() -> None:
    """SW-P07, SW-E05: loose banners first, then those laid under, first in, first out."""
    assert sum(play_and_watch(3, seed).from_under for seed in range(6)) > 0


def test_with_five_players_the_column_runs_short_and_banners_come_straight_back() -> None:
    """SW-P07, SW-E05: right under the last combo, with the top badge."""
    games = [play_and_watch(5, seed) for seed in range(6)]
    assert sum(game.short for game in games) > 0
    assert sum(game.straight_back for game in games) > 0


def test_two_banners_that_return_together_both_get_a_badge_when_one_is_left() -> None:
    """SW-E06, SW-P07: the older takes the last badge, the younger one of the shuffled ones."""
    folder = Path(__file__).parents[1] / "scenarios" / "small-world" / "rules"
    file = folder / "a-decline-with-nothing-on-the-map-still-removes-the-older-race.toml"
    state: Any = boxed().position(scenario.read(file))
    left = state.setup.variant.power_index["heroic"]
    state.discarded = state.powers.loose & ~(1 << left)
    state.powers.loose = 1 << left
    state.apply(state.parse("decline"))
    assert is_draw(state)
    assert combos(state.to_dict())[4] == ("trolls", "heroic")
    offered = {state.describe(action) for action, _ in state.chance_outcomes()}
    assert {"draw=berserk", "draw=wealthy"} < offered
    assert "draw=heroic" not in offered
    state.apply(state.parse("draw=wealthy"))
    assert combos(state.to_dict())[5] == ("humans", "wealthy")
    assert state.to_move == 1


def test_the_last_line_of_a_game_tells_of_no_stack_that_nobody_draws_from() -> None:
    """SW-P07: in some game the stack of badges is made anew by the very last action."""
    made_anew = False
    for seed in range(500):
        dice, left = Random(seed), 0
        state: Any = marchland.game("small-world").new_state(5, seed)
        state.listen()
        while not state.is_over:
            left = state.powers.size()
            state.apply(dice.choice(state.legal_actions()))
        made_anew = state.powers.size() > left
        told = [line["key"] for line in state.events]
        assert "log-over" in told
        assert "log-reshuffle" not in told
        if made_anew:
            break
    assert made_anew
