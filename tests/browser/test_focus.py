"""The keyboard is never lost: it goes to what appeared, and back."""

import itertools
import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import NewTable
from tests.browser.positions import ANNA_AND_BRYN, is_at, open_table, reach, stage

WHERE = """() => {
    const now = document.activeElement;
    return now.tagName + "." + (now.getAttribute("class") ?? "");
}"""


def gives_up_or_marches(state: State) -> bool:
    view = state.view(frozenset((state.to_move,)))
    return view["stage"] == "ready" and view["round"] > 2 and bool(view["march"])


def spreads_for_the_last_time(state: State) -> bool:
    deploy = state.to_move == 1 and state.view(frozenset({1}))["deploy"]
    return bool(deploy and deploy["idle"])


def here(page: Page) -> str:
    """Return what the keyboard is on."""
    return str(page.evaluate(WHERE))


def test_enter_on_a_combination_leads_to_its_button(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(lambda state: stage(state) == "pick")))
    page.locator(".combo-row").nth(1).focus()
    page.keyboard.press("Enter")
    confirm = page.locator(".combo-detail .confirm")
    expect(confirm).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".stage-pick")).to_have_count(0)
    expect(page.locator(".log-pick").first).to_be_visible()
    assert not here(page).startswith("BODY")


def test_tab_walks_over_everything_and_is_held_nowhere(page: Page, address: str) -> None:
    """A word opens its help when the keyboard comes and closes it when it goes on."""
    page.goto(open_table(address, reach(is_at("deploy"))))
    expect(page.locator(".stepper").first).to_be_visible()
    met = []
    for _ in range(40):
        page.keyboard.press("Tab")
        met.append(
            page.evaluate(
                "() => [...document.querySelectorAll('*')].indexOf(document.activeElement)"
            )
        )
    assert len(set(met)) > 15
    assert all(one != other for one, other in itertools.pairwise(met))


def test_a_key_held_down_on_a_combination_only_opens_it(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(lambda state: stage(state) == "pick")))
    page.locator(".combo-row").nth(1).focus()
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.locator(".combo-detail .confirm")).to_be_focused()
    assert page.locator(".stage-pick").count() == 1


def test_escape_from_a_combination_goes_back_to_it(page: Page, address: str) -> None:
    """Undo lies nearer, and is grey at the first turn."""
    page.goto(open_table(address, reach(lambda state: stage(state) == "pick")))
    row = page.locator(".combo-row").nth(1)
    row.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".combo-detail .confirm")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".combo-detail")).to_have_count(0)
    expect(row).to_be_focused()


RING = """() => {
    const light = (colour) => {
        const [r, g, b] = colour.match(/\\d+/g).map((n) => n / 255)
            .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const drawn = [...document.querySelectorAll(".halo path")];
    const paths = drawn.filter((one) => one.checkVisibility());
    const now = document.activeElement;
    const around = paths.every((one) => one.getAttribute("d") === now.getAttribute("d"));
    const tones = paths.map((one) => light(getComputedStyle(one).stroke)).sort((a, b) => a - b);
    const lit = document.querySelector(".marks-of-choice");
    const above = paths.every((one) => lit.compareDocumentPosition(one) & 4);
    return around && above && tones.length === 2 ? tones[1] / tones[0] : 0;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_where_the_keyboard_is_on_the_map_is_seen_on_every_colour(
    page: Page, address: str, scheme: Literal["light", "dark"]
) -> None:
    """Two tones nine times apart: one of them stands out threefold from whatever lies beside."""
    page.emulate_media(color_scheme=scheme)
    page.goto(open_table(address, reach(is_at("conquer"), name="warcraft"), ANNA_AND_BRYN))
    region = page.locator(".region.can").first
    region.focus()
    page.keyboard.press("PageDown")
    assert page.evaluate(RING) >= 9
    page.keyboard.press("Enter")
    expect(page.locator(".region-choice")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".region:focus")).to_have_count(1)
    assert page.evaluate(RING) >= 9


def test_enter_on_a_card_leads_to_its_button(page: Page, address: str) -> None:
    state = reach(lambda state: stage(state) == "select", 2, "tiny-epic")
    page.goto(open_table(address, state))
    page.locator(".deeds .option").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".upshot .confirm")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".upshot .confirm")).to_be_disabled()
    expect(page.locator(".deeds .option").first).to_be_focused()


def test_looking_at_a_move_and_coming_back_keeps_the_keyboard(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(is_at("conquer"))))
    page.locator(".told > .jump").nth(3).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".replay input")).to_be_focused()
    page.get_by_role("link", name="Back to the game").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".replaying")).to_have_count(0)
    page.wait_for_function("() => document.activeElement !== document.body")
    expect(page.locator(".board :focus, .ask :focus")).to_have_count(1)


def test_a_control_that_goes_leaves_the_keyboard_beside_it(
    page: Page, address: str, new_table: NewTable
) -> None:
    """Whatever was opened and is closed again, and what is disabled while it is used."""
    page.goto(open_table(address, reach(is_at("mode"))))
    page.get_by_role("button", name="Go into decline").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="No, go back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".ask .answers :focus")).to_have_count(1)
    page.locator(".zoom .in").focus()
    page.keyboard.press("Enter")
    page.locator(".zoom .fit").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".zoom :focus")).to_have_count(1)
    new_table()
    page.goto(f"{address}/#/")
    page.locator(".begun li .plain").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".begun li:first-child .danger")).to_be_focused()


def test_what_is_taken_back_by_key_can_be_taken_back_again(page: Page, address: str) -> None:
    """Where a bot's turn goes with it, the question is asked and the keyboard comes back."""
    seats = (Seat("Anna"), Seat("Bryn", "bot", "random"))
    page.goto(open_table(address, reach(is_at("conquer")), seats))
    undo = page.locator(".back button").first
    undo.focus()
    asked = 0
    for _ in range(3):
        n = page.locator(".table").get_attribute("data-n")
        page.keyboard.press("Enter")
        expect(page.locator(f'.table:not([data-n="{n}"]), .doubt')).to_have_count(1)
        if page.locator(".doubt").count():
            asked += 1
            expect(page.locator(".doubt .confirm")).to_be_focused()
            page.keyboard.press("Enter")
        expect(page.locator(f'.table[data-n="{n}"]')).to_have_count(0)
        expect(undo).to_be_focused()
    assert asked


def test_the_keyboard_comes_to_what_can_be_taken_and_never_to_what_is_given_up(
    page: Page, address: str
) -> None:
    """With a new question it is on the cheapest price; one's own region asks for a third press."""
    state = reach(gives_up_or_marches)
    view = state.view(frozenset((state.to_move,)))
    own = next(name for name, at in view["regions"].items() if at["actions"])
    priced = [at["price"] for at in view["regions"].values() if at["then"]]
    page.goto(open_table(address, state))
    before = page.locator(".table[data-n]").get_attribute("data-n")
    region = page.locator(f'.region[data-region="{own}"]')
    region.focus()
    page.keyboard.press("Enter")
    given = page.get_by_role("button", name="Give up")
    expect(given).to_be_visible()
    expect(given).not_to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f'.table[data-n="{before}"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(region).to_be_focused()
    page.get_by_role("button", name="March").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".stage-conquer.mine")).to_be_visible()
    expect(page.locator(".region:focus")).to_have_attribute(
        "aria-label", re.compile(rf"price {min(priced)}\b")
    )


def test_without_tokens_the_keyboard_comes_to_the_only_button(page: Page, address: str) -> None:
    def takes_its_last(state: State) -> bool:
        view = state.view(frozenset((state.to_move,)))
        if view["stage"] != "conquer":
            return False
        hand = max(tribe["hand"] for tribe in view["seats"][state.to_move]["tribes"])
        return any(at["actions"] and at["price"] == hand for at in view["regions"].values())

    state = reach(takes_its_last)
    view = state.view(frozenset((state.to_move,)))
    hand = max(tribe["hand"] for tribe in view["seats"][state.to_move]["tribes"])
    last = next(
        name for name, at in view["regions"].items() if at["actions"] and at["price"] == hand
    )
    page.goto(open_table(address, state))
    page.locator(f'.region[data-region="{last}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".answers .confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="End conquests")).to_be_focused()


def test_from_the_button_of_a_combination_the_keyboard_comes_to_the_next_one_and_back(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, reach(lambda state: stage(state) == "pick")))
    rows = page.locator(".combo-row")
    confirm = page.locator(".combo-detail .confirm")
    rows.nth(2).focus()
    page.keyboard.press("Enter")
    expect(confirm).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(rows.nth(2)).to_be_focused()
    confirm.focus()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(3)).to_be_focused()
    page.keyboard.press("Enter")
    expect(confirm).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(rows.nth(2)).to_be_focused()


def test_arrows_lead_along_the_menu_the_tabs_of_the_rules_and_two_answers(
    page: Page, address: str
) -> None:
    page.goto(open_table(address, reach(is_at("mode"))))
    answers = page.locator(".ask .answers > button")
    answers.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(answers.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(answers.nth(0)).to_be_focused()
    page.locator(".menu-button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".menu")).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".menu > *").nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".menu > *").nth(0)).to_be_focused()
    page.keyboard.press("Enter")
    tabs = page.locator(".book .segments button")
    tabs.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()


def only_intimidates(state: State) -> bool:
    view = state.view(frozenset((state.to_move,)))
    return str(view["ask"]["key"]) == "ask-conquer-besides"


def test_where_nothing_can_be_conquered_the_keyboard_comes_to_a_button_and_a_refusal_leads_back(
    page: Page, address: str
) -> None:
    """WC-11: only the power is left; Enter on what is refused, again leads back to the region."""
    page.goto(open_table(address, reach(only_intimidates, name="warcraft")))
    expect(page.locator(".ask h1")).to_contain_text("nothing can be conquered now")
    page.keyboard.press("F6")
    expect(page.locator(".ask button:focus")).to_have_count(1)
    region = page.locator('.region[aria-label*="at least one token in hand"]').first
    region.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ask .sum")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".region-choice")).to_have_count(0)
    expect(region).to_be_focused()


def test_two_regions_are_chosen_by_enter_alone_from_one_to_the_other(
    page: Page, address: str
) -> None:
    """WC-11: it says from where and to where, and how often; the list keeps its order."""

    def begins(state: State) -> str | None:
        rows = state.view(frozenset((state.to_move,)))["actions"]
        starts = [row["region"] for row in rows if row["word"] == "intimidate"]
        return next((one for one in starts if starts.count(one) > 2), None)

    state = reach(lambda state: begins(state) is not None, name="warcraft")
    page.goto(open_table(address, state))
    page.get_by_role("button", name="Intimidate a token…").focus()
    page.keyboard.press("Enter")
    hint = page.locator(".pairing .hint")
    expect(hint).to_contain_text("flees from")
    expect(hint).to_contain_text("more time")
    label = page.locator(f'.region[data-region="{begins(state)}"]').get_attribute("aria-label")
    page.get_by_role("button", name=str(label).split(",")[0], exact=True).last.focus()
    page.keyboard.press("Enter")
    expect(hint).to_contain_text("flees to")
    names = page.locator(".pairing .toggle").all_inner_texts()
    second = page.locator('.pairing .toggle[aria-pressed="false"]')
    expect(second.first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".pairing .confirm")).to_be_focused()
    assert page.locator(".pairing .toggle").all_inner_texts() == names
    page.keyboard.press("Enter")
    expect(page.locator(".log-intimidate").first).to_be_visible()


def test_as_a_game_ends_the_keyboard_is_on_who_won_and_no_key_begins_another(
    page: Page, address: str
) -> None:
    """Enter pressed once too often, or held, is no answer to an end that nobody has read yet."""
    page.goto(open_table(address, reach(spreads_for_the_last_time)))
    before = page.url
    page.locator(".deploy .confirm").focus()
    page.keyboard.down("Enter")
    expect(page.locator(".finish h1")).to_be_focused()
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Rematch")).to_be_enabled()
    assert page.url == before
    page.keyboard.press("Tab")
    expect(page.locator(".finish :focus")).to_have_count(1)
