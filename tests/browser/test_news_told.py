"""What the card of news says of the others in Small World, and of the race that did it."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import marchland
from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.positions import ANNA_AND_BRYN, open_table

Entry = dict[str, Any]


def choices(name: str, seed: int) -> Iterator[tuple[State, list[Entry]]]:
    """Yield each position of a random game, with what the log tells of the choice before it."""
    dice = random.Random(seed)
    state = marchland.game(name).new_state(2, seed)
    state.listen()
    while not state.is_over:
        state.events.clear()
        action = dice.choice(state.legal_actions())
        before = [*state.narrate(action)]
        state.apply(action)
        yield state, before + state.events


def after_a_turn(found: Callable[[list[Entry]], bool]) -> State:
    """Return a position in which Anna is asked after a turn of Bryn's of which something holds."""
    for seed in range(300):
        turn: list[Entry] = []
        for state, entries in choices("small-world", seed):
            for entry in entries:
                if entry["key"] == "log-turn" and entry["seat"] == 0 and found(turn):
                    return state
                if entry["key"] == "log-turn":
                    turn = []
                turn.append(entry)
    raise AssertionError("no game comes to this")


def driven_out(first: int) -> tuple[State, list[str]]:
    """Return where Anna places what was driven out, and her regions that were frightened empty."""
    for seed in range(first, first + 300):
        turn: list[Entry] = []
        for state, entries in choices("warcraft", seed):
            for entry in entries:
                turn = [] if entry["key"] == "log-turn" else [*turn, entry]
            gone = [one for one in turn if one["key"] == "log-emptied" and one["seat"] == 0]
            if gone and state.view(frozenset())["stage"] == "retreat" and state.to_move == 0:
                return state, [one["args"]["region"] for one in gone]
    raise AssertionError("no game comes to this")


def left_alone(first: int) -> tuple[State, str]:
    """Return Anna's next turn after one of Bryn's in which a lone Tauren left a region of hers."""
    for seed in range(first, first + 300):
        region = ""
        for state, _ in choices("warcraft", seed):
            view = state.view(frozenset({0}))
            if (state.to_move, view["turn"]) == (0, 0) and region:
                return state, region
            ask = view["ask"]
            if state.to_move == 0 and ask["key"] == "ask-choose-tauren":
                region = ask["args"]["region"]
    raise AssertionError("no game comes to this")


def keys(turn: list[Entry]) -> set[str]:
    return {entry["key"] for entry in turn if entry["seat"] == 1}


def test_a_combination_that_was_taken_and_that_nothing_was_conquered_is_news(
    page: Page, address: str
) -> None:
    """A turn with nothing but a pick is told as such."""

    def idle(turn: list[Entry]) -> bool:
        return "log-pick" in keys(turn) and not any("from_race" in one["args"] for one in turn)

    page.goto(open_table(address, after_a_turn(idle), ANNA_AND_BRYN))
    news = page.locator(".news li.seat-1")
    expect(news).to_contain_text("Bryn picks")
    expect(news).to_contain_text("Conquers nothing.")


def test_what_a_race_in_decline_conquers_is_told_by_its_name(page: Page, address: str) -> None:
    """SW-R04: Ghouls go on conquering in decline."""

    def ghouls(turn: list[Entry]) -> bool:
        return any(one["args"].get("declined") for one in turn)

    page.goto(open_table(address, after_a_turn(ghouls), ANNA_AND_BRYN))
    expect(page.locator(".news li.seat-1")).to_contain_text("Conquered by the Ghouls in decline:")


def test_the_coins_above_are_those_of_the_news(page: Page, address: str) -> None:
    """What was paid or found with a combination counts in both."""

    def finds(turn: list[Entry]) -> bool:
        took = any(one["key"] == "log-pick" and one["args"]["got"] for one in turn)
        return took and any("from_race" in one["args"] for one in turn)

    page.goto(open_table(address, after_a_turn(finds), ANNA_AND_BRYN))
    above = page.locator(".recent > b").inner_text()
    assert above.startswith("Bryn, round")
    expect(page.locator(".news li.seat-1 .news-of")).to_contain_text(above)


def test_regions_frightened_empty_are_told_with_their_reason_where_what_was_driven_out_is_placed(
    page: Page, address: str
) -> None:
    """WC-11: a region that its last token left is lost too, and it says by what; later as news."""
    state, emptied = driven_out(290)
    page.goto(open_table(address, state, ANNA_AND_BRYN))
    lost = page.locator(".deploy .quiet", has_text="left empty")
    expect(lost).to_contain_text("Anna loses: ")
    expect(lost).to_contain_text("(left empty: Intimidating)")
    names = [
        page.locator(f'.region[data-region="{region}"]').get_attribute("aria-label")
        for region in emptied
    ]
    for name in names:
        expect(lost).to_contain_text(str(name).split(",", maxsplit=1)[0])
    expect(page.locator(".deploy .quiet", has_text="(Anna) for ")).to_contain_text("Bryn: ")
    told = lost.inner_text()
    while not state.is_over and (state.to_move, state.view(frozenset())["turn"]) != (0, 0):
        state.apply(state.legal_actions()[-1])
    page.goto(open_table(address, state, ANNA_AND_BRYN))
    expect(page.locator(".news li.seat-1 .mine", has_text=told)).to_have_count(1)


def test_who_is_driven_out_in_the_turn_of_another_is_asked_over_an_upright_map(
    page: Page, address: str
) -> None:
    """Bryn's turn goes on meanwhile: the line says what is asked of Anna, not whose turn it is."""
    page.set_viewport_size({"width": 820, "height": 1180})
    state, _ = driven_out(290)
    page.goto(open_table(address, state, ANNA_AND_BRYN))
    expect(page.locator(".seat.turn")).to_contain_text("Bryn")
    expect(page.locator(".map .line-turn")).to_have_text(
        re.compile("^Anna: place the .* that Bryn drove out[.]$")
    )


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_whose_turn_it_is_and_who_places_what_was_driven_out_is_told_to_the_others(
    page: Page, address: str, name: str
) -> None:
    """SW-C08: the turn is Anna's, whose conquests drove them out; Bryn, a bot, is asked."""
    state = next(
        state
        for seed in range(50)
        for state, _ in choices(name, seed)
        if state.to_move == 1
        and state.view(frozenset())["stage"] == "retreat"
        and not state.view(frozenset())["turn"]
    )
    page.add_init_script("localStorage.setItem('marchland', '{\"pace\": \"step\"}')")
    page.goto(open_table(address, state, (Seat("Anna"), Seat("Bryn", "bot", "random"))))
    told = re.compile("^Bryn places the .+ that Anna drove out$")
    expect(page.locator(".ask .sentence")).to_have_text(told)
    expect(page.locator(".line:visible .line-text")).to_have_text(told)


def test_a_region_that_a_lone_tauren_leaves_in_the_turn_of_another_is_news(
    page: Page, address: str
) -> None:
    """WC-10: one of two was frightened away, the other joins its race, and the region is lost."""
    state, region = left_alone(299)
    page.goto(open_table(address, state, ANNA_AND_BRYN))
    label = page.locator(f'.region[data-region="{region}"]').get_attribute("aria-label")
    left = page.locator(".news li.seat-1 .mine", has_text="(left empty: Tauren)")
    expect(left).to_contain_text("Anna loses: ")
    expect(left).to_contain_text(str(label).split(",", maxsplit=1)[0])
