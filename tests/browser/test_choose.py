"""Choose, see, confirm: prices with their sums, reasons with their numbers, nothing by accident."""

import re

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.hands import DOUBLE, INSIDE
from tests.browser.positions import is_at, open_table, reach
from tests.browser.windows import TORN

FIVE = tuple(Seat(name) for name in ["Anna", "Bryn", "Cleo", "Dora", "Emil"])
NUMBER = re.compile(r"[+−]?\s*\d+")


def number(term: str) -> int:
    """Return the number that a term of a sum begins with."""
    found = NUMBER.search(term)
    assert found
    return int(found[0].replace(" ", "").replace("−", "-"))


def at_conquest(page: Page, address: str) -> State:
    state = reach(is_at("conquer"))
    page.goto(open_table(address, state))
    expect(page.locator(".stage-conquer.mine")).to_be_visible()
    return state


def test_a_price_is_shown_as_the_sum_that_it_is(page: Page, address: str) -> None:
    """SW-C02, SW-C03: the terms on the screen add up to the total beside them."""
    state = at_conquest(page, address)
    regions = state.view(frozenset([state.to_move]))["regions"]
    priced = [name for name, at in regions.items() if at["actions"] and at["price"]]
    assert priced
    for name in priced:
        page.locator(f'.region[data-region="{name}"]').press("Enter")
        if len(regions[name]["lines"]) == 1:
            expect(page.locator(".sum")).to_have_text(f"price {regions[name]['price']}")
            page.keyboard.press("Escape")
            continue
        terms = page.locator(".sum .term").all_inner_texts()
        numbers = [number(term) for term in terms]
        total = int(page.locator(".sum .total").inner_text())
        assert sum(numbers) == total == regions[name]["price"]
        page.keyboard.press("Escape")


def test_choosing_alone_changes_nothing(page: Page, address: str) -> None:
    at_conquest(page, address)
    before = page.locator(".table[data-n]").get_attribute("data-n")
    page.locator(".region.can").first.press("Enter")
    expect(page.locator(".answers .confirm")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".region-choice")).to_have_count(0)
    assert page.locator(".table[data-n]").get_attribute("data-n") == before


def test_what_cannot_be_taken_says_why(page: Page, address: str) -> None:
    state = at_conquest(page, address)
    regions = state.view(frozenset([state.to_move]))["regions"]
    closed = [name for name, at in regions.items() if not at["actions"]]
    assert closed
    for name in closed:
        page.locator(f'.region[data-region="{name}"]').press("Enter")
        expect(page.locator(".region-choice .why").first).not_to_be_empty()
        page.keyboard.press("Escape")


def test_decline_asks_again_and_can_be_taken_back(page: Page, address: str) -> None:
    """SW-E01: the turn is spent only after the second button."""
    page.goto(open_table(address, reach(is_at("mode"))))
    before = page.locator(".table[data-n]").get_attribute("data-n")
    page.get_by_role("button", name="Go into decline").click()
    page.get_by_role("button", name="No, go back").click()
    assert page.locator(".table[data-n]").get_attribute("data-n") == before
    page.get_by_role("button", name="Go into decline").click()
    page.locator(".doubt .confirm").click()
    expect(page.locator(f'.table[data-n="{before}"]')).to_have_count(0)


FULL = """row => document.querySelector(`.board .region[data-region="${row.dataset.region}"]`)
  .dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))"""
"""A press on the region of a row."""


def in_hand(state: State) -> int:
    """Return how many tokens are still to be placed."""
    deploy = state.view(frozenset([state.to_move]))["deploy"]
    return int(deploy["total"] - sum(deploy["tokens"].values()))


def deploying(state: State) -> bool:
    deploy = state.view(frozenset([state.to_move]))["deploy"]
    return bool(
        is_at("deploy")(state) and deploy and not deploy["withheld"] and len(deploy["regions"]) > 1
    )


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "hu-HU", "pl-PL"])
@pytest.mark.parametrize("window", [(360, 640), (390, 844), (844, 390), (1366, 625)])
def test_the_button_that_ends_a_redeployment_stands_still_while_tokens_are_placed(
    phone: Phone, address: str, window: tuple[int, int], locale: str
) -> None:
    """From the first token in hand to the last, and where one more finds none."""
    page = phone(*window, locale=locale)
    page.goto(open_table(address, reach(lambda state: deploying(state) and in_hand(state) > 2)))
    done = page.locator(".deploy .confirm")
    expect(done).to_be_disabled()
    where = [done.bounding_box()]
    while done.is_disabled():
        page.locator(".stepper button:last-of-type").first.evaluate("each => each.click()")
        where.append(done.bounding_box())
    page.locator(".deploy .stepper").first.evaluate(FULL)
    expect(page.locator(".deploy > .why")).to_be_visible()
    where.append(done.bounding_box())
    assert len(where) > 4
    assert where == [where[0]] * len(where)


@pytest.mark.parametrize("window", [(844, 390), (667, 375), (932, 430)])
@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_held_sideways_ones_own_coins_are_in_sight_while_one_chooses(
    phone: Phone, address: str, name: str, window: tuple[int, int]
) -> None:
    state = reach(lambda state: state.to_move == 0 and is_at("conquer")(state), name=name)
    coins = state.view(frozenset([0]))["seats"][0]["coins"]
    page = phone(*window)
    page.goto(open_table(address, state, (Seat("Anna"), Seat("Bryn", "bot", "random"))))
    purse = page.locator(".bar .goods")
    expect(purse).to_have_text(str(coins))
    expect(purse).to_be_in_viewport(ratio=1)


def test_a_laptop_tells_how_tokens_are_spread(page: Page, address: str) -> None:
    """In words that are as true of a mouse as of a finger, and by key."""
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(open_table(address, reach(deploying)))
    hint = page.locator(".deploy > .hint")
    expect(hint).to_be_in_viewport(ratio=1)
    told = "Press a region to add one, drag one to move it. Or press + and − on the map."
    expect(hint).to_have_text(told)


def test_tokens_are_moved_by_plus_and_minus_and_the_rest_is_counted(
    page: Page, address: str
) -> None:
    """SW-T01, SW-T02."""
    state = reach(deploying)
    deploy = state.view(frozenset([state.to_move]))["deploy"]
    first = deploy["regions"][0]
    page.goto(open_table(address, state))
    row = page.locator(f'.stepper[data-region="{first}"]')
    left = deploy["total"] - sum(deploy["tokens"].values())
    for _ in range(left):
        row.get_by_role("button").last.click()
    expect(row.locator("output")).to_have_text(str(deploy["tokens"][first] + left))
    expect(page.locator(".rest")).to_contain_text("0 left")
    expect(row.get_by_role("button").last).to_be_disabled()
    page.locator(".deploy .confirm").click()
    expect(page.locator(".deploy")).to_have_count(0)
    shown = page.locator(f'.region[data-region="{first}"]').get_attribute("aria-label")
    assert str(deploy["tokens"][first] + left) in str(shown)


SEA = """each => {
  const { left, top, width, height } = each.getBoundingClientRect();
  for (let k = 0; k < 400; k++) {
    const x = left + width * (k * 0.618 % 1), y = top + height * (0.4 + 0.5 * (k * 0.382 % 1));
    if (document.elementFromPoint(x, y) === each) return [x, y];
  }
}"""
"""A spot of the map where no region is."""


def rich(state: State) -> bool:
    """Whether more than one token stands somewhere while they are spread."""
    if not deploying(state):
        return False
    return bool(max(state.view(frozenset([state.to_move]))["deploy"]["tokens"].values()) > 1)


def test_a_token_is_dragged_from_region_to_region(page: Page, address: str) -> None:
    state = reach(rich)
    deploy = state.view(frozenset([state.to_move]))["deploy"]
    tokens = deploy["tokens"]
    rich_one = max(deploy["regions"], key=lambda name: tokens[name])
    other = next(name for name in deploy["regions"] if name != rich_one)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(open_table(address, state))
    expect(page.locator(".deploy")).to_be_visible()
    from_x, from_y = page.locator(f'.region[data-region="{rich_one}"]').evaluate(INSIDE)
    x, y = page.locator(f'.region[data-region="{other}"]').evaluate(INSIDE)
    page.mouse.move(from_x, from_y)
    page.mouse.down()
    page.mouse.move(x, y, steps=4)
    page.mouse.up()
    expect(page.locator(f'.stepper[data-region="{other}"] output')).to_have_text(
        str(tokens[other] + 1)
    )
    expect(page.locator(f'.stepper[data-region="{rich_one}"] output')).to_have_text(
        str(tokens[rich_one] - 1)
    )


def test_a_finger_moves_a_token_up_and_down_and_scrolls_the_page_from_elsewhere(
    phone: Phone, address: str
) -> None:
    """A drag that sets out straight down or up is no scrolling where tokens can be moved."""
    page = phone(820, 1180)
    state = reach(rich, 3, "warcraft")
    deploy = state.view(frozenset([state.to_move]))["deploy"]
    tokens = deploy["tokens"]
    rich_one = max(deploy["regions"], key=lambda name: tokens[name])
    other = next(name for name in deploy["regions"] if name != rich_one)
    page.goto(open_table(address, state, FIVE[:3]))
    expect(page.locator(".deploy")).to_be_visible()
    at = {
        name: page.locator(f'.region[data-region="{name}"]').evaluate(INSIDE)
        for name in (rich_one, other)
    }
    wire = page.context.new_cdp_session(page)

    def drag(*way: tuple[float, float]) -> None:
        for k, (x, y) in enumerate(way):
            kind = "touchMove" if k else "touchStart"
            wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def steps(one: list[float], to: list[float], by: float) -> list[tuple[float, float]]:
        """From one spot straight up or down at first, then to the other."""
        (x, y), (to_x, to_y) = one, to
        return [(x, y), (x, y + by / 2), (x, y + by), ((x + to_x) / 2, y + by), (to_x, to_y)]

    said = page.locator(f'.stepper[data-region="{other}"] output')
    scrolled = """() => [document.scrollingElement.scrollTop,
      document.querySelector(".board").getBoundingClientRect().y].join()"""
    before = page.evaluate(scrolled)
    for by in (50, -50):
        page.get_by_role("button", name="Start over").evaluate("each => each.click()")
        expect(said).to_have_text(str(tokens[other]))
        page.screenshot()  # a finger meets what has been painted
        drag(*steps(at[rich_one], at[other], by))
        expect(said).to_have_text(str(tokens[other] + 1))
        assert page.evaluate(scrolled) == before
    sea = page.locator(".board").evaluate(SEA)
    drag(*[(sea[0], sea[1] - by) for by in range(0, 200, 20)])
    page.wait_for_function(f"before => ({scrolled})() !== before", arg=before)
    expect(said).to_have_text(str(tokens[other] + 1))


def test_a_word_that_comes_under_a_resting_mouse_opens_nothing(page: Page, address: str) -> None:
    """Only who moves the mouse asks; the card then lies beside the panel, over nothing of it."""
    at_conquest(page, address)
    word = page.locator(".tribe .word").first
    box = word.bounding_box()
    assert box
    moved = "(each, by) => { each.style.marginTop = by; }"
    seats = page.locator(".seats")
    seats.evaluate(moved, "200px")
    x, y = box["x"] + 6, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()
    seats.evaluate(moved, "")
    page.wait_for_timeout(DOUBLE)
    page.mouse.move(x + 2, y)
    page.wait_for_timeout(DOUBLE)
    expect(page.locator("#help")).to_have_count(0)
    page.mouse.move(x + 12, y)
    card = page.locator("#help")
    expect(card).to_be_visible()
    panel, help_box = page.locator(".sheet").bounding_box(), card.bounding_box()
    assert panel
    assert help_box
    assert help_box["x"] + help_box["width"] <= panel["x"]
    assert help_box["y"] >= 0


def test_a_word_opens_its_sentence_on_hover_focus_and_click(page: Page, address: str) -> None:
    at_conquest(page, address)
    word = page.locator(".tribe .word").first
    word.hover()
    expect(page.locator("#help p").first).not_to_be_empty()
    page.mouse.move(1, 1)
    expect(page.locator("#help")).to_have_count(0)
    word.click()
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_have_count(0)
    word.blur()
    page.locator(".brand").focus()
    while not word.evaluate("each => each === document.activeElement"):
        page.keyboard.press("Tab")
    expect(page.locator("#help")).to_be_visible()


def test_coins_are_shown_on_demand_and_hidden_again(page: Page, address: str) -> None:
    """SW-S06: a shared screen shows a total only when it is asked for."""
    state = at_conquest(page, address)
    coins = state.view(frozenset([0, 1]))["seats"][0]["coins"]
    expect(page.locator(".seat .coin").first).to_have_text("?")
    page.get_by_role("button", name="Show Anna’s coins").press("Enter")
    expect(page.locator(".seat .coin").first).to_have_text(str(coins))
    expect(page.get_by_role("button", name=re.compile(f"Anna has {coins} coin"))).to_be_focused()
    expect(page.locator(".seat .coin").first).to_have_text("?", timeout=8000)
    expect(page.get_by_role("button", name="Show Anna’s coins")).to_be_focused()


def test_a_button_that_cannot_be_used_says_why_on_a_phone_too(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(open_table(address, reach(deploying)))
    done = page.locator(".deploy .confirm")
    page.locator(".stepper button:first-of-type:enabled").first.click()
    expect(done).to_be_disabled()
    expect(done).to_have_accessible_description(re.compile("must be placed; [0-9]+ left"))
    expect(page.locator("#deploy-why")).to_be_visible()


def picks_late(state: State) -> bool:
    """Say whether a race is chosen when much is already told."""
    view = state.view(frozenset())
    return bool(view["stage"] == "pick" and view["round"] > 2)


def test_a_new_question_and_a_chosen_region_come_into_view_on_a_phone(
    page: Page, address: str
) -> None:
    """Whoever scrolled to the last combination is not left there."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(open_table(address, reach(picks_late)))
    page.locator(".combo-row:enabled").last.click()
    page.locator(".combo .confirm").click()
    expect(page.locator(".stage-conquer")).to_be_visible()
    expect(page.locator(".ask .sentence")).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(page.locator(".ask .sentence")).not_to_be_in_viewport()
    page.mouse.click(*page.locator(".region.can").first.evaluate(INSIDE))
    expect(page.locator(".ask .sum")).to_be_in_viewport(ratio=1)


def test_what_a_combination_does_and_its_button_are_in_sight_at_once(
    page: Page, address: str
) -> None:
    """The last row of the column opens downwards, on a tablet too."""
    page.set_viewport_size({"width": 820, "height": 1180})
    page.goto(open_table(address, reach(is_at("pick"), 5), FIVE))
    page.locator(".combo-row:enabled").last.click()
    expect(page.locator(".combo .confirm")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en", "cs", "hu", "pl"])
def test_on_a_tablet_no_name_is_torn_beside_its_number(page: Page, address: str, lang: str) -> None:
    page.add_init_script(f"localStorage.setItem('marchland', '{{\"lang\": \"{lang}\"}}')")
    page.set_viewport_size({"width": 820, "height": 1180})

    def redeploys_five(state: State) -> bool:
        plan = state.view(frozenset((state.to_move,)))["deploy"]
        return bool(plan and plan["word"] == "deploy" and len(plan["regions"]) == 5)

    seats = tuple(Seat(name) for name in ("Anna", "Bryn", "Cleo", "Dora"))
    page.goto(open_table(address, reach(redeploys_five, 4, "warcraft"), seats))
    expect(page.locator(".stepper")).to_have_count(5)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    assert page.evaluate(TORN, ".stepper-name") == []
