"""Undo, a second tab, a lost connection, coming back, stepping through."""

import base64
import json
import re

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from marchland.core.game import State
from tests.browser.conftest import NewTable, Phone
from tests.browser.hands import INSIDE
from tests.browser.positions import is_at, open_table, reach, set_up, stage


def take_first(page: Page) -> None:
    page.locator(".combo:not(.closed) button.combo-row").first.click()
    page.locator(".sheet .confirm").locator("visible=true").click()
    expect(page.locator(".stage-conquer")).to_be_visible()


def test_undo_takes_back_a_step_and_the_turn(page: Page, new_table: NewTable) -> None:
    page.goto(new_table())
    take_first(page)
    start = page.locator(".table[data-n]").get_attribute("data-n")
    for _ in range(2):
        page.locator(".region.can").first.press("Enter")
        page.locator(".answers .confirm").press("Enter")
        expect(page.locator(f'.table[data-n="{start}"]')).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".table")).not_to_have_attribute("data-n", str(start))
    page.get_by_role("button", name="Restart turn").click()
    expect(page.locator(".stage-pick")).to_be_visible()


def test_a_stale_click_in_a_second_tab_changes_nothing(page: Page, new_table: NewTable) -> None:
    table = new_table()
    page.goto(table)
    late = page.context.new_page()
    held: list[str | bytes] = []
    holding = [False]
    late_socket: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        late_socket.append(socket)
        server = socket.connect_to_server()
        server.on_message(
            lambda message: held.append(message) if holding[0] else socket.send(message)
        )

    late.route_web_socket("**/ws/**", between)
    late.goto(table)
    expect(late.locator(".stage-pick.mine")).to_be_visible()
    holding[0] = True
    take_first(page)
    n = page.locator(".table[data-n]").get_attribute("data-n")
    late.locator(".combo:not(.closed) button.combo-row").nth(1).click()
    late.locator(".sheet .confirm").locator("visible=true").click()
    late.wait_for_timeout(300)
    holding[0] = False
    for message in held:
        late_socket[0].send(message)
    expect(late.locator(".trouble")).to_contain_text("moved on")
    expect(late.locator(".table")).to_have_attribute("data-n", str(n))
    expect(page.locator(".table")).to_have_attribute("data-n", str(n))
    late.close()


def test_a_lost_connection_is_said_and_comes_back(page: Page, new_table: NewTable) -> None:
    sockets: list[WebSocketRoute] = []
    closed = [False]

    def between(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if closed[0]:
            socket.close()
        else:
            socket.connect_to_server()

    page.route_web_socket("**/ws/**", between)
    page.goto(new_table())
    expect(page.locator(".stage-pick.mine")).to_be_visible()
    page.locator(".combo:not(.closed) button.combo-row").first.click()
    take = page.locator(".sheet .confirm").locator("visible=true")
    closed[0] = True
    sockets[0].close()
    expect(page.locator(".trouble")).to_contain_text("connection is lost")
    expect(take).to_be_disabled()
    closed[0] = False
    expect(page.locator(".trouble")).to_have_count(0, timeout=8000)
    expect(page.locator("#said")).to_have_text("Connected.")
    take.click()
    expect(page.locator(".stage-conquer")).to_be_visible()


def test_a_game_goes_on_after_the_page_was_closed(
    browser: Browser, address: str, new_table: NewTable
) -> None:
    first = browser.new_page(locale="en-GB")
    table = new_table()
    first.goto(table)
    take_first(first)
    n = first.locator(".table").get_attribute("data-n")
    first.close()
    again = browser.new_page(locale="en-GB")
    again.goto(address)
    again.locator(f'.lobby a[href="{table.removeprefix(address + "/")}"]').click()
    expect(again.locator(".stage-conquer.mine")).to_have_attribute("data-n", str(n))
    again.close()


def test_a_game_is_begun_on_the_first_page(page: Page, address: str) -> None:
    page.goto(f"{address}/#/new/small-world")
    page.get_by_role("textbox").first.fill("Ema")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".sentence")).to_contain_text("Ema: choose a combination")


def test_a_finished_game_is_stepped_through_and_played_on(page: Page, address: str) -> None:
    state = reach(lambda state: state.is_over)
    page.goto(open_table(address, state))
    expect(page.locator(".finish")).to_be_visible()
    page.get_by_role("link", name="Move by move").click()
    first = str(set_up(state))
    expect(page.locator(".replaying")).to_have_attribute("data-n", first)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".table")).not_to_have_attribute("data-n", first)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".replaying")).to_have_count(0)
    expect(page.locator(".finish")).to_have_count(0)
    expect(page.locator(".sentence")).not_to_be_empty()


def test_the_slider_goes_where_it_is_set_though_steps_still_wait(page: Page, address: str) -> None:
    state = reach(lambda state: state.is_over)
    page.goto(open_table(address, state))
    page.get_by_role("link", name="Move by move").click()
    slider = page.locator(".replay input")
    end = str(len(state.history) - set_up(state))
    expect(slider).to_have_attribute("max", end)
    slider.evaluate(
        """(slider, end) => {
            for (const key of ["ArrowRight", "ArrowRight"])
                document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            slider.value = end;
            slider.dispatchEvent(new Event("input"));
        }""",
        end,
    )
    expect(page.locator(".replaying")).to_have_attribute("data-n", str(len(state.history)))
    expect(page.locator(".replay output")).to_have_text(f"{end} / {end}")


def test_page_up_goes_back_on_the_slider_too(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(lambda state: state.is_over)) + "/at/60")
    still = page.locator(".replaying")
    expect(still).to_have_attribute("data-n", "60")
    page.locator(".replay input").focus()
    page.keyboard.press("PageUp")
    expect(still).to_have_attribute("data-n", "50")
    page.keyboard.press("PageDown")
    expect(still).to_have_attribute("data-n", "60")


def test_looking_through_begins_at_the_first_choice(page: Page, address: str) -> None:
    """What set-up draws is no move; one goes to the start, the end and the next turn, or plays."""
    state = reach(lambda state: state.is_over, name="warcraft")
    first = set_up(state)
    page.goto(open_table(address, state))
    page.get_by_role("link", name="Move by move").click()
    table = page.locator(".replaying")
    expect(table).to_have_attribute("data-n", str(first))
    expect(page.locator(".replay output")).to_have_text(f"0 / {len(state.history) - first}")
    expect(page.locator(".combo")).to_have_count(6)
    expect(page.get_by_role("button", name="One back")).to_be_disabled()
    page.get_by_role("button", name="To the next turn").click()
    expect(page.locator(".seat").nth(1)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="To the end").click()
    expect(table).to_have_attribute("data-n", str(len(state.history)))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(table).to_have_attribute("data-n", str(first))
    expect(table).not_to_have_attribute("data-n", str(first))
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the start").click()
    expect(table).to_have_attribute("data-n", str(first))


def test_a_line_of_the_log_leads_to_its_moment(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(is_at("mode"))))
    line = page.locator(".told > .jump").nth(3)
    n = str(line.get_attribute("href")).rsplit("/", 1)[1]
    line.click()
    expect(page.locator(".replaying")).to_have_attribute("data-n", n)


def test_an_address_without_a_table_says_so_and_leads_home(page: Page, address: str) -> None:
    page.goto(f"{address}/#/table/nowhere")
    expect(page.get_by_role("heading")).to_contain_text("There is no game")
    page.get_by_role("link", name="All games").last.click()
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()


def test_a_die_is_shown_with_its_chances_before_and_its_face_after(
    page: Page, address: str
) -> None:
    """SW-D01, SW-D02: with one token missing three of six faces will do."""

    def one_short(state: State) -> bool:
        if not is_at("conquer")(state):
            return False
        regions = state.view(frozenset([state.to_move]))["regions"].values()
        reasons = [at["why"] for at in regions if at["actions"] and at["why"]]
        return any(why["args"].get("short") == 1 for why in reasons)

    state = reach(one_short)
    regions = state.view(frozenset([state.to_move]))["regions"]
    name = next(
        name
        for name, at in regions.items()
        if at["actions"] and at["why"] and at["why"]["args"].get("short") == 1
    )
    page.goto(open_table(address, state))
    page.locator(f'.region[data-region="{name}"]').press("Enter")
    expect(page.locator(".pip.good")).to_have_text(["1", "2", "3"])
    expect(page.locator(".chances")).to_contain_text("50")
    page.get_by_role("button", name="Last attempt").click()
    expect(page.locator(".die")).to_have_text(re.compile("^[0123]$"))


def test_a_screen_with_a_secret_is_covered_with_the_name_and_only_then(
    page: Page, new_table: NewTable
) -> None:
    secret = [True]

    def between(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            state = json.loads(message)
            match state.get("changes"):
                case [{"view": dict() as view}] if secret[0]:
                    view["secret"] = 0
            socket.send(json.dumps(state))

        socket.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/ws/**", between)
    table = new_table()
    page.goto(table)
    expect(page.get_by_role("dialog")).to_contain_text("Anna")
    page.locator("button.combo-row").first.focus()
    assert page.evaluate("document.activeElement === document.body")
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    secret[0] = False
    page.reload()
    expect(page.locator(".stage-pick.mine")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_bots_go_step_by_step_when_asked(page: Page, new_table: NewTable) -> None:
    people = [{"name": "Anna", "kind": "person"}, {"name": "Bryn", "kind": "bot", "bot": "random"}]
    page.goto(new_table(people[::-1]))
    page.get_by_role("button", name="Step by step").click()
    following = page.get_by_role("button", name="Next")
    expect(following).to_be_visible()
    page.wait_for_timeout(1500)
    before = page.locator(".table[data-n]").get_attribute("data-n")
    page.wait_for_timeout(1500)
    assert page.locator(".table[data-n]").get_attribute("data-n") == before
    following.click()
    expect(page.locator(f'.table[data-n="{before}"]')).to_have_count(0)


def test_the_log_shows_what_was_done_against_one_seat(page: Page, address: str) -> None:
    def struck(state: State) -> bool:
        return stage(state) == "conquer" and len(state.history) > 60

    page.goto(open_table(address, reach(struck)))
    expect(page.locator(".entry").first).to_be_visible()
    everything = page.locator(".entry").count()
    page.get_by_role("combobox", name="Show").select_option("against Anna")
    against = page.locator(".entry")
    assert against.count() < everything
    for line in against.all_inner_texts():
        assert "(Anna)" in line
        assert line.startswith("B")


def click_on(page: Page, count: int) -> None:
    page.mouse.down(click_count=count)
    page.mouse.up(click_count=count)


def test_the_rest_of_a_double_click_answers_no_question_that_came_meanwhile(
    page: Page, new_table: NewTable
) -> None:
    page.goto(new_table())
    take_first(page)
    region = page.locator(".region.can").first
    page.mouse.move(*region.evaluate(INSIDE))
    click_on(page, 2)
    page.wait_for_timeout(200)
    expect(page.locator(".region[aria-pressed=true]")).to_have_count(0)
    click_on(page, 1)
    expect(page.locator(".region[aria-pressed=true]")).to_have_count(1)


def test_quick_clicks_on_undo_each_take_something_back(page: Page, new_table: NewTable) -> None:
    page.goto(new_table())
    take_first(page)
    start = int(str(page.locator(".table").get_attribute("data-n")))
    for _ in range(2):
        n = page.locator(".table").get_attribute("data-n")
        page.locator(".region.can").first.press("Enter")
        page.locator(".answers .confirm").press("Enter")
        expect(page.locator(f'.table[data-n="{n}"]')).to_have_count(0)
    spot = page.get_by_role("button", name="Undo").bounding_box()
    assert spot
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    for count in (1, 2):
        n = page.locator(".table").get_attribute("data-n")
        click_on(page, count)
        expect(page.locator(f'.table[data-n="{n}"]')).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-n", str(start))


def test_a_key_that_is_held_down_answers_one_question(page: Page, new_table: NewTable) -> None:
    page.goto(new_table())
    page.locator(".combo:not(.closed) button.combo-row").first.click()
    page.locator(".sheet .confirm").locator("visible=true").focus()
    page.keyboard.down("Enter")
    expect(page.locator(".stage-conquer.mine")).to_be_visible()
    n = page.locator(".table").get_attribute("data-n")
    for _ in range(5):
        page.keyboard.down("Enter")
    page.wait_for_timeout(200)
    expect(page.locator(".table.mine")).to_have_attribute("data-n", str(n))
    expect(page.locator(".region[aria-pressed=true]")).to_have_count(0)
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".region[aria-pressed=true]")).to_have_count(1)


def is_spread_out(state: State) -> bool:
    """Say whether the first seat may take a token from the last of its regions and move it."""
    deploy = state.view(frozenset((0,)))["deploy"]
    if state.to_move != 0 or deploy is None or deploy["give_up"] or len(deploy["regions"]) < 4:
        return False
    last = deploy["regions"][-1]
    return bool(deploy["tokens"][last] > deploy["min"][last])


def test_each_region_that_may_have_tokens_is_marked_alike_after_one_of_them_had_one(
    page: Page, address: str
) -> None:
    """SW-T01: tokens go into any region that the race holds, as often as one likes."""
    page.goto(open_table(address, reach(is_spread_out)))
    expect(page.locator(".region.can").first).to_be_visible()
    held = page.locator(".stepper").count()
    page.locator(".stepper").last.get_by_role("button").first.click()
    page.locator(".stepper").first.get_by_role("button").last.click()
    expect(page.locator(".stepper.chosen")).to_have_count(1)
    expect(page.locator(".board .offer")).to_have_count(held)
    expect(page.locator(".board .choice-line")).to_have_count(0)


BRIGHTNESS = """async shot => {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(shot), each => each.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  return Math.max(...Array.from({ length: data.length / 4 }, (_, k) => Math.min(...data.slice(4 * k, 4 * k + 3))));
}"""  # noqa: E501 - a line of script
"""How near to white a picture comes, from 0 to 255."""


def brightness(page: Page, bar: Locator) -> int:
    """Return how near to white a bar comes."""
    shot = base64.b64encode(bar.screenshot()).decode()
    return int(page.evaluate(BRIGHTNESS, shot))


@pytest.mark.parametrize("width", [320, 360, 390])
def test_on_a_phone_what_steps_through_a_game_is_one_row_and_the_slider_is_dark_in_the_dark(
    phone: Phone, address: str, width: int
) -> None:
    page = phone(width, 740, color_scheme="dark")
    page.goto(open_table(address, reach(lambda state: state.is_over)) + "/at/60")
    steps = page.locator(".replay-steps button")
    expect(steps).to_have_count(6)
    tops = steps.evaluate_all("all => all.map((each) => each.getBoundingClientRect().y)")
    assert len(set(tops)) == 1
    expect(page.locator(".replay-steps")).to_be_in_viewport(ratio=1)
    assert brightness(page, page.locator(".replay input")) < 200
