"""A review at the end of a game: progress, then luck and choices, turning points and each turn."""

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.replay import Seat
from marchland.server import reviews
from tests.browser.conftest import Phone
from tests.browser.positions import is_at, open_table, reach
from tests.browser.test_table import brightness


def test_a_review_is_read_from_the_end_of_a_game(
    page: Page, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SECONDS", 0.05)
    page.goto(open_table(address, reach(is_at("over"))))
    page.get_by_role("button", name="Review").click()
    dialog = page.get_by_role("dialog", name="Review")
    expect(dialog.get_by_role("table", name="Luck and choices")).to_be_visible()
    expect(dialog.get_by_role("progressbar")).to_have_count(0)
    for column in (1, 2):
        cells = dialog.locator(f"tbody tr > :nth-child({column + 1})").all_inner_texts()
        *parts, lead = (int(cell.replace("−", "-")) for cell in cells)
        assert len(parts) == 4
        assert sum(parts) == lead
    expect(dialog.get_by_role("img", name="Expected lead")).to_be_visible()
    points = dialog.locator("ul").nth(0).locator("li")
    assert 1 <= points.count() <= 3
    assert dialog.locator("ul").nth(1).locator("li").count() > 8
    page.set_viewport_size({"width": 1180, "height": 600})
    dialog.evaluate("each => { each.scrollTop = 400; }")
    dialog.locator("ul").nth(1).get_by_role("link").nth(5).evaluate("each => each.click()")
    expect(dialog).to_have_count(0)
    expect(page.locator(".replaying")).to_be_visible()
    page.get_by_role("link", name="Back to the review").click()
    expect(dialog.get_by_role("img", name="Expected lead")).to_be_attached()
    page.wait_for_function("() => document.querySelector('dialog.review').scrollTop === 400")
    expect(dialog.locator("ul").nth(1).get_by_role("link").nth(5)).to_be_focused()
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('dialog.review').scrollTop === 0")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Review")).to_be_focused()
    page.locator(".told .jump").first.click()
    expect(page.get_by_role("link", name="Back to the game")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "hu-HU", "pl-PL"])
def test_each_row_of_the_table_is_explained_under_it_by_its_own_name(
    phone: Phone, address: str, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    monkeypatch.setattr(reviews, "SECONDS", 0.01)
    page = phone(360, 640, locale=locale)
    page.goto(open_table(address, reach(is_at("over"))))
    page.locator(".finish .buttons > button:not(.confirm)").first.tap()
    heads = page.locator("dialog.review tbody tr:not(.sum-row) th")
    expect(heads).to_have_count(4)
    told = page.locator("dialog.review .scores + p").inner_text()
    for head in heads.all_inner_texts():
        assert f" {head}: " in told


def test_the_chart_has_a_point_for_each_turn_of_ones_own(
    page: Page, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight rounds and the end; what is asked in another's turn is none of one's own."""
    monkeypatch.setattr(reviews, "SECONDS", 0.01)
    five = tuple(Seat(name) for name in ("Anna", "Bryn", "Cleo", "Dora", "Emil"))
    page.goto(open_table(address, reach(is_at("over"), 5), five))
    page.get_by_role("button", name="Review").click()
    dialog = page.get_by_role("dialog", name="Review")
    answered = dialog.locator("li", has_text="Anna places the")
    expect(answered.first).to_be_visible()
    expect(answered.first).to_contain_text(
        re.compile(
            r"Anna places the .+ that (Bryn|Cleo|Dora|Emil) drove out \(turn: \1, round \d\)"
        )
    )
    expect(dialog.locator(".chart .when").last).to_have_text("8")


def test_the_numbers_under_a_long_chart_stand_apart_and_no_turning_point_turns_nothing(
    page: Page, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game of Tiny Epic Kingdoms has some thirty turns for each seat; leads before its second
    cycle are chance, and no turning points."""
    monkeypatch.setattr(reviews, "SECONDS", 0.01)
    page.goto(open_table(address, reach(is_at("over"), name="tiny-epic")))
    page.get_by_role("button", name="Review").click()
    dialog = page.get_by_role("dialog", name="Review")
    expect(dialog.get_by_role("img", name="Expected lead")).to_be_visible()
    expect(dialog.get_by_role("progressbar")).to_have_count(0)
    expect(dialog.locator("figcaption")).to_have_text(
        "Expected lead at each turn of a player, a line for each"
    )
    played = dialog.locator("ul").nth(1).locator("li")
    expect(dialog.get_by_text("The beginning is left out")).to_be_visible()
    actions = "Patrol|Quest|Build|Research|Expand|Trade"
    named = re.compile(rf"(Anna|Bryn), cycle ([2-9]|1\d), ({actions})")
    for line in played.all_inner_texts():
        assert "round" not in line
        assert named.search(line), line
    numbers = dialog.locator(".chart .when")
    assert numbers.count() > 2
    boxes = [each.bounding_box() for each in numbers.all()]
    for one, other in itertools.pairwise(boxes):
        assert one
        assert other
        assert one["x"] + one["width"] + 2 < other["x"]
    for told in dialog.locator("li", has_text="expected lead").all_inner_texts():
        before, after = re.findall(r"[+−]?\d+", told.partition("expected lead")[2])
        assert before != after, told


def test_a_better_turn_that_leaves_its_action_undone_is_told_in_one_sentence(
    page: Page, address: str
) -> None:
    """TEK-3: whoever selects an action need not carry it out; that is one choice, not two."""
    told = [
        {"key": "tek-log-take", "seat": 0, "args": {"action": "research", "cycle": 3}},
        {"key": "tek-log-pass", "seat": 0, "args": {"action": "research"}},
    ]
    whole = [{"n": 0, "lines": [], **line} for line in told]
    turn = {"n": 40, "seat": 0, "round": 3, "value": 3.0, "cost": 2.0, "told": whole}
    found = {"done": 1, "of": 1, "going": False, "early": 0, "turns": [turn], "seats": []}
    page.route("**/review", lambda route: route.fulfill(json=found))
    page.goto(open_table(address, reach(is_at("over"), name="tiny-epic")))
    page.get_by_role("button", name="Review").click()
    line = page.get_by_role("dialog", name="Review").locator("li")
    expect(line).to_contain_text("Better: Anna selects Research but does not carry it out.")
    expect(line).not_to_contain_text("does nothing")
    expect(line).to_contain_text("That closes the action until the card is cleared")


def test_a_better_turn_is_told_in_short_and_whole_when_it_is_opened(
    page: Page, address: str
) -> None:
    """What is taken matters; which tokens are picked up and where they stand follows from it."""
    state = reach(is_at("over"))
    take = {"race": "orcs", "from_race": None, "other": None, "spend": 2}
    told = [
        {"key": "log-expand", "seat": 0, "args": {"race": "orcs"}},
        {"key": "log-conquer", "seat": 0, "args": {**take, "region": "r2"}},
        {"key": "log-conquer", "seat": 0, "args": {**take, "region": "r3"}},
        {"key": "log-deploy", "seat": 0, "args": {"race": "orcs", "plan": {"r2": 1, "r3": 3}}},
    ]
    whole = [{"n": 0, "lines": [], **line} for line in told]
    turn = {"n": 4, "seat": 0, "round": 1, "value": 3.0, "cost": 5.0, "told": whole}
    found = {"done": 1, "of": 1, "going": False, "early": 0, "turns": [turn], "seats": []}
    page.route("**/review", lambda route: route.fulfill(json=found))
    page.goto(open_table(address, state))
    page.get_by_role("button", name="Review").click()
    line = page.get_by_role("dialog", name="Review").locator("li")
    expect(line).to_contain_text("cost about 5 coins.")
    short = line.locator("summary")
    expect(short).to_have_text("Better: 2 conquests (farmland 2 and forest 3).")
    expect(line.get_by_text("redeploys")).to_be_hidden()
    short.click()
    expect(line.get_by_text("redeploys the Orcs: farmland 2 (1) and forest 3 (3)")).to_be_visible()
    expect(line.get_by_role("link")).to_have_text("Look")


def test_a_better_turn_names_the_last_attempt_after_the_conquests_before_it(
    page: Page, address: str
) -> None:
    take = {"race": "orcs", "from_race": None, "other": None, "spend": 2}
    told = [
        {"key": "log-conquer", "seat": 0, "args": {**take, "region": "r2"}},
        {"key": "log-attempt", "seat": 0, "args": {"race": "orcs", "region": "r3", "n": 1}},
    ]
    whole = [{"n": 0, "lines": [], **line} for line in told]
    turn = {"n": 4, "seat": 0, "round": 1, "value": 3.0, "cost": 5.0, "told": whole}
    found = {"done": 1, "of": 1, "going": False, "early": 0, "turns": [turn], "seats": []}
    page.route("**/review", lambda route: route.fulfill(json=found))
    page.goto(open_table(address, reach(is_at("over"))))
    page.get_by_role("button", name="Review").click()
    short = page.get_by_role("dialog", name="Review").locator("li")
    expect(short).to_contain_text(re.compile("Better: 1 conquest .farmland 2.*forest 3"))


def half_and_whole() -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the answers of a long review that is half done, and of the same that is whole."""
    turns = [
        {"n": 4 + k, "seat": 0, "round": 1, "value": float(k), "cost": 0.0, "told": []}
        for k in range(30)
    ]
    seat = {"start": 3.0, "lost": 0.0, "given": 0.0, "luck": 0.0, "final": 3.0}
    part = {"done": 1, "of": 2, "going": True, "early": 0, "turns": turns, "seats": []}
    whole = {**part, "done": 2, "going": False, "seats": [seat, {**seat, "final": -3.0}]}
    return part, whole


def test_the_turns_stay_where_they_are_read_when_the_review_is_whole(
    page: Page, address: str
) -> None:
    part, whole = half_and_whole()
    answers = [part, part, part]
    page.route("**/review", lambda route: route.fulfill(json=answers.pop() if answers else whole))
    page.goto(open_table(address, reach(is_at("over"))))
    page.get_by_role("button", name="Review").click()
    dialog = page.get_by_role("dialog", name="Review")
    last = dialog.get_by_role("heading", name="Turn by turn")
    expect(last).to_be_visible()
    dialog.evaluate("each => each.scrollTo(0, 200)")
    before = last.bounding_box()
    expect(dialog.get_by_role("row").first).to_be_attached()
    page.wait_for_timeout(100)
    after = last.bounding_box()
    assert before
    assert after
    assert abs(before["y"] - after["y"]) < 2
    dialog.get_by_role("button", name="Luck and choices").click()
    expect(dialog.get_by_role("row").first).to_be_in_viewport(ratio=1)


def test_the_summary_is_seen_as_it_comes_where_nobody_has_read_on(
    phone: Phone, address: str
) -> None:
    part, whole = half_and_whole()
    answers = [part, part]
    page = phone()
    page.route("**/review", lambda route: route.fulfill(json=answers.pop() if answers else whole))
    page.goto(open_table(address, reach(is_at("over"))))
    page.get_by_role("button", name="Review").tap()
    rows = page.locator("dialog.review .scores tbody tr")
    expect(rows).to_have_count(5)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)


def test_what_closes_a_review_stays_in_place_while_turns_come_in(page: Page, address: str) -> None:
    """A tap on it closes it also when the next turn is told in that moment."""
    turn = {"n": 40, "seat": 0, "round": 3, "value": 3.0, "cost": 0.0, "told": []}
    found = {"done": 1, "of": 9, "going": True, "early": 0, "turns": [turn], "seats": []}
    more = {**found, "done": 9, "going": False, "turns": [{**turn, "n": n} for n in range(40, 49)]}
    answers = iter([found])
    page.route("**/review", lambda route: route.fulfill(json=next(answers, more)))
    page.goto(open_table(address, reach(is_at("over"), name="tiny-epic")))
    page.get_by_role("button", name="Review").click()
    close = page.locator("dialog.review .close")
    expect(page.locator("dialog.review .review-turns li")).to_have_count(1)
    before = close.bounding_box()
    expect(page.locator("dialog.review .review-turns li")).to_have_count(9)
    assert close.bounding_box() == before


def test_the_bar_of_a_review_is_dark_in_the_dark(phone: Phone, address: str) -> None:
    page = phone(color_scheme="dark")
    found = {"done": 1, "of": 20, "going": True, "early": 0, "turns": [], "seats": []}
    page.route("**/review", lambda route: route.fulfill(json=found))
    page.goto(open_table(address, reach(is_at("over"))))
    page.get_by_role("button", name="Review").tap()
    assert brightness(page, page.get_by_role("progressbar")) < 200
