"""A click on a price marches and chooses; what a click opens, its second half does not close."""

import re

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import NewTable, Phone
from tests.browser.hands import DOUBLE, INSIDE
from tests.browser.positions import is_at, open_table, reach, replayed, stage

PRICED = ".region.can"
SIDES = """regions => regions.map(each => {
  const { width, height } = each.getBoundingClientRect();
  return Math.min(width, height);
})"""
"""How wide each is where it is narrowest."""


def n_of(page: Page) -> int:
    return int(str(page.locator(".table").get_attribute("data-n")))


def click_on(page: Page, thing: Locator, times: int = 1) -> None:
    """Click where a thing is hit, as often and as fast as a hand does."""
    x, y = thing.evaluate(INSIDE) if thing.evaluate("each => each instanceof SVGPathElement") else (
        thing.evaluate("each => { const b = each.getBoundingClientRect();"
                       " return [b.x + b.width / 2, b.y + b.height / 2]; }")
    )  # fmt: skip
    page.mouse.move(x, y)
    for count in range(1, times + 1):
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)


def gives_up_or_marches(state: State) -> bool:
    view = state.view(frozenset((state.to_move,)))
    return view["stage"] == "ready" and view["round"] > 2 and bool(view["march"])


@pytest.mark.parametrize(
    ("game", "moment", "hand"),
    [
        ("small-world", "mode", "mouse"), ("small-world", "ready", "key"),
        ("warcraft", "ready", "mouse"), ("warcraft", "mode", "key"),
    ],
)  # fmt: skip
def test_a_priced_region_is_marched_to_and_chosen(
    page: Page, address: str, game: str, moment: str, hand: str
) -> None:
    """One message does it; undo closes the choice, then takes the march back."""
    state = reach(is_at("mode") if moment == "mode" else gives_up_or_marches, name=game)
    view = state.view(frozenset((state.to_move,)))
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    page.on("websocket", listen)
    page.goto(open_table(address, state))
    expect(page.locator(PRICED).first).to_be_visible()
    wanted = next(name for name, at in view["regions"].items() if at["then"])
    region = page.locator(f'.region[data-region="{wanted}"]')
    before, asked = n_of(page), len(sent)
    if hand == "key":
        region.focus()
        page.keyboard.press("Enter")
    else:
        click_on(page, region)
    expect(page.locator(".stage-conquer.mine")).to_be_visible()
    expect(region).to_have_attribute("aria-pressed", "true")
    confirm = page.locator(".answers .confirm")
    expect(confirm).to_contain_text(
        "for" if "Missing" not in page.locator(".ask").inner_text() else ""
    )
    if hand == "key":
        expect(confirm).to_be_focused()
    assert len(sent) == asked + 1
    assert n_of(page) == before + len(view["march"])
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    expect(page.locator(".region[aria-pressed=true]")).to_have_count(0)
    undo.click()
    expect(page.locator(f".stage-{moment}.mine")).to_be_visible()
    assert n_of(page) == before


def test_a_click_shows_before_the_server_has_answered(page: Page, address: str) -> None:
    """The page itself answers it, before anything else can happen."""
    page.goto(open_table(address, reach(is_at("mode"))))
    region = page.locator(PRICED).first
    expect(region).to_be_visible()
    shown = region.evaluate(
        """async path => {
          path.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
          for (let k = 0; k < 10; k++) await null;
          return [path.getAttribute("aria-pressed"), document.querySelector(".table").className];
        }"""
    )
    assert shown[0] == "true"
    assert "stage-mode" in shown[1]
    expect(page.locator(".stage-conquer.mine")).to_be_visible()


def test_a_double_click_is_a_click(page: Page, address: str) -> None:
    """On a region, before the march and on it; on the menu; on a word that explains itself."""
    page.goto(open_table(address, reach(is_at("mode"))))
    expect(page.locator(PRICED).first).to_be_visible()
    click_on(page, page.locator(PRICED).first, 2)
    expect(page.locator(".stage-conquer.mine")).to_be_visible()
    chosen = page.locator(".region[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    before = n_of(page)
    other = page.locator(f"{PRICED}[aria-pressed=false]").first
    click_on(page, other, 2)
    expect(page.locator(".region-choice")).to_be_visible()
    expect(chosen).to_have_count(1)
    click_on(page, page.locator(".region-choice .word").first, 2)
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    click_on(page, page.locator(".menu-button"), 2)
    expect(page.locator("#menu")).to_be_visible()
    assert n_of(page) == before


def test_a_double_click_on_decline_only_asks(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(is_at("mode"))))
    decline = page.get_by_role("button", name="Go into decline")
    expect(decline).to_be_visible()
    click_on(page, decline, 2)
    expect(page.locator(".doubt")).to_be_visible()
    expect(page.locator(".stage-mode.mine")).to_be_visible()


def test_quick_clicks_on_a_stepper_all_count(page: Page, address: str) -> None:
    def has_three_in_hand(state: State) -> bool:
        return (
            stage(state) == "deploy"
            and state.view(frozenset((state.to_move,)))["deploy"]["hand"] > 2
        )

    page.goto(open_table(address, reach(has_three_in_hand)))
    expect(page.locator(".stepper button:last-of-type:enabled").first).to_be_visible()
    which = page.locator(".stepper").evaluate_all(
        "all => all.findIndex(each => !each.querySelector('button:last-of-type').disabled)"
    )
    stepper = page.locator(".stepper").nth(which)
    number = stepper.locator("output")
    now = int(number.inner_text())
    more = stepper.locator("button").last
    click_on(page, more, 3)
    expect(number).to_have_text(str(now + 3))


def test_quick_clicks_on_next_all_count(page: Page, new_table: NewTable) -> None:
    bots = [{"name": name, "kind": "bot", "bot": "random"} for name in ("Bryn", "Hob")]
    page.goto(new_table(bots))
    page.get_by_role("button", name="Step by step").click()
    following = page.get_by_role("button", name="Next")
    expect(following).to_be_visible()
    for count in range(1, 5):
        box = following.bounding_box()
        assert box
        page.mouse.move(box["x"] + 10, box["y"] + 10)
        before = n_of(page)
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        expect(page.locator(f'.table[data-n="{before}"]')).to_have_count(0)


def test_a_click_carries_an_action_out_where_it_is_to_begin(page: Page, address: str) -> None:
    """Tiny Epic Kingdoms asks whether to act or to collect: a region says both at once."""

    def acts(state: State) -> bool:
        view = state.view(frozenset((state.to_move,)))
        return bool(view.get("march")) and view["doing"] == "patrol"

    state = reach(acts, name="tiny-epic")
    regions = state.view(frozenset((state.to_move,)))["regions"]
    wanted = next(name for name, at in regions.items() if at["then"])
    page.goto(open_table(address, state))
    region = page.locator(f'.region[data-region="{wanted}"]')
    expect(page.locator(".stage-act.mine")).to_be_visible()
    expect(region).to_have_class("region can")
    expect(page.locator(".ask .hint")).to_contain_text(
        "where a meeple stands, or where it is to go"
    )
    click_on(page, region)
    expect(page.locator(".stage-act.mine")).to_have_count(0)
    expect(region).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".region-choice")).to_be_visible()


def test_quick_clicks_on_plus_all_come_nearer(page: Page, address: str) -> None:
    """What joins the button stands above it, so that no click meets another one."""
    page.goto(open_table(address, reach(is_at("mode"))))
    expect(page.locator(PRICED).first).to_be_visible()
    nearer = page.locator(".zoom .in")
    box = nearer.bounding_box()
    assert box
    for _ in range(2):
        page.mouse.click(box["x"] + 20, box["y"] + 20)
        expect(page.locator(".zoom .fit")).to_be_visible()
        assert nearer.bounding_box() == box
    page.locator(".zoom .out").click()
    expect(page.locator(".zoom .fit")).to_be_visible()


def test_what_a_finger_brought_near_is_whole_again_while_others_play(
    phone: Phone, address: str
) -> None:
    """Else a bot conquers outside the picture."""
    page = phone(360, 640)
    seats = (Seat("Anna"), *(Seat(name, "bot", "random") for name in ("Bryn", "Cy", "Dora", "Eli")))
    page.goto(
        open_table(
            address,
            reach(lambda state: is_at("deploy")(state) and state.to_move == 0, 5, "warcraft"),
            seats,
        )
    )
    expect(page.locator(".stage-deploy.mine")).to_be_visible()
    sides = page.locator(PRICED).evaluate_all(SIDES)
    page.touchscreen.tap(*page.locator(PRICED).nth(sides.index(min(sides))).evaluate(INSIDE))
    expect(page.locator(".zoom .fit")).to_be_visible()
    page.wait_for_timeout(DOUBLE)
    page.get_by_role("button", name="Spread all evenly").tap()
    page.wait_for_timeout(DOUBLE)
    page.locator(".deploy .confirm").tap()
    expect(page.locator(".zoom .fit")).to_have_count(0)


def test_a_window_that_becomes_lower_takes_nobody_back_to_the_question(
    page: Page, address: str
) -> None:
    """The bar of a phone's browser comes and goes while the log is read."""
    page.set_viewport_size({"width": 390, "height": 700})
    page.goto(open_table(address, reach(is_at("mode"))))
    expect(page.locator(".told").first).to_be_attached()
    page.locator(".log").evaluate("each => each.scrollIntoView({ block: 'start' })")
    before = page.evaluate("scrollY")
    assert before > 100
    page.set_viewport_size({"width": 390, "height": 650})
    page.evaluate(
        "async () => { for (let k = 0; k < 5; k++) await new Promise(requestAnimationFrame); }"
    )
    assert page.evaluate("scrollY") == before
    page.set_viewport_size({"width": 400, "height": 650})
    page.wait_for_function("before => scrollY < before", arg=before)


def can_study(state: State) -> bool:
    view = state.view(frozenset((0,)))
    then = {row["action"]: row["then"] for row in view["card"]}
    return view["stage"] == "select" and view["to_move"] == 0 and bool(then["research"])


@pytest.mark.parametrize("way", ["Carry out Research", "Select Research without carrying it out"])
def test_an_action_is_selected_and_carried_out_or_passed_by_one_button(
    page: Page, address: str, way: str
) -> None:
    """TEK-4: carried out, magic stands a level higher; else it is asked once, and Bryn is next."""
    state = reach(can_study, name="tiny-epic")
    magic = state.view(frozenset())["seats"][0]["magic"]
    page.goto(open_table(address, state))
    page.locator(".deeds .option", has_text="Research").click()
    before = n_of(page)
    expect(page.locator(".upshot button")).to_have_text(
        [re.compile("Carry out Research"), "Select Research without carrying it out"]
    )
    page.locator(".upshot button", has_text=way).click()
    left = way.startswith("Select")
    if left:
        expect(page.locator(".doubt .choice-title")).to_have_text(
            "Research could be carried out. Leave it undone?"
        )
        page.locator(".doubt .confirm", has_text=way).click()
    expect(page.locator(f'.table:not([data-n="{before}"])')).to_be_visible()
    after = replayed(page).view(frozenset())
    assert (after["stage"], after["to_move"]) == ("act", 1)
    assert after["seats"][0]["magic"] == magic + (not left)
