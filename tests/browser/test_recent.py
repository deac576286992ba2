"""What the others did since the last turn, told in one card, and the line over the map."""

import re

import pytest
from playwright.sync_api import Page, expect

from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.hands import DOUBLE
from tests.browser.positions import ANNA_AND_BRYN, is_at, open_table, reach
from tests.browser.story import ANNA, ANNA_STAYS, BRYN, BRYN_STAYS, written

ALONE = (Seat("Anna"), Seat("Bryn", "bot", "random"))


def test_one_card_tells_what_was_taken_from_whom_and_what_it_brought(
    page: Page, address: str
) -> None:
    """Bryn took a region of Anna's and two more; the card stays until closed, and opens again."""
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS), ALONE))
    card = page.get_by_role("region", name="Since your last turn")
    told = card.locator("li")
    expect(told).to_have_count(1)
    expect(told).to_contain_text(
        "Bryn, round 1: +3, including −1 for the combination and 1 for Hill"
    )
    expect(told.locator(".mine")).to_have_text(
        ["Anna loses: forest 11", "Anna loses 1 token of the Ratmen."]
    )
    expect(told.locator(".quiet")).to_have_text("Also taken: mountain 17 and hill 15")
    arrows = page.locator(".arrow.seat-1")
    assert [each.get_attribute("data-region") for each in arrows.all()] == ["r11", "r17", "r15"]
    expect(page.locator(".arrow.mine")).to_have_count(1)
    page.get_by_role("button", name="Expand").click()
    expect(page.locator(".stage-ready, .stage-conquer")).to_be_visible()
    expect(told).to_be_visible()
    card.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    expect(page.locator(".arrow")).to_have_count(0)
    page.reload()
    card.get_by_role("button", name="Open").click()
    expect(told).to_have_count(1)


def test_what_others_did_before_the_first_turn_is_told_too(page: Page, address: str) -> None:
    """As in a rematch, which the other begins."""
    others_first = (Seat("Bryn", "bot", "random"), Seat("Anna"))
    page.goto(open_table(address, written(ANNA, ANNA_STAYS), others_first))
    card = page.get_by_role("region", name="Before your first turn")
    expect(card.locator("li")).to_have_count(1)
    expect(card.locator("li")).to_contain_text("Bryn, round 1")
    expect(card.locator("li")).to_contain_text("Taken:")
    expect(page.locator(".arrow.seat-0")).not_to_have_count(0)


def test_what_was_taken_while_nobody_lost_anything_is_not_told_as_more(
    page: Page, address: str
) -> None:
    free = ("pick 2", "conquer r17", "conquer r15", "stop", "deploy r15=4 r17=5")
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, free), ALONE))
    told = page.get_by_role("region", name="Since your last turn").locator("li .quiet")
    expect(told).to_have_text("Taken: mountain 17 and hill 15")


def test_an_arrow_starts_where_they_came_from_whatever_happens_later(
    page: Page, address: str
) -> None:
    """Trolls come to hill 16 from coast 17 or hill 15, which the Ratmen take from them then."""
    again = ("expand", "ready", "conquer r10", "stop", "deploy r3=1 r4=1 r5=1 r10=9")
    there = ("expand", "ready", "conquer r16", "stop", "deploy r11=1 r15=1 r16=5 r17=2")
    paths = []
    for more in (["expand"], ["expand", "ready", "conquer r15"]):
        told = written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS, again, there, *more)
        page.goto(open_table(address, told, ALONE))
        paths.append(page.locator(".arrow[data-region=r16] .body").get_attribute("d"))
    assert paths[0] == paths[1]


def test_what_was_lost_several_times_over_is_told_once_with_its_sum(
    page: Page, address: str
) -> None:
    """Bryn takes two regions of one Ratman each."""
    taken = ("pick 2", "conquer r11", "conquer r5", "stop")
    stays = ("deploy r3=10 r4=1 r5=1 r11=1", taken, "deploy r5=4 r11=5")
    page.goto(open_table(address, written(ANNA, *stays), ALONE))
    card = page.get_by_role("region", name="Since your last turn")
    lines = card.locator("li .mine")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("forest 11")
    expect(lines.last).to_have_text("Anna loses 2 tokens of the Ratmen.")


def test_the_card_tells_whose_race_went_into_decline(page: Page, address: str) -> None:
    """Bryn conquers nothing in that turn: three regions pay for the Trolls once more."""
    rounds = written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS, "decline", "decline")
    page.goto(open_table(address, rounds, ALONE))
    told = page.get_by_role("region", name="Since your last turn").locator("li")
    expect(told).to_have_count(1)
    expect(told).to_contain_text("Bryn lets the Trolls go into decline.")


def test_news_and_signs_tell_that_an_older_race_leaves_with_the_decline(
    page: Page, address: str
) -> None:
    """Bryn's Trolls in decline give way to the race that he picked after them."""
    trolls = (ANNA, ANNA_STAYS, BRYN, BRYN_STAYS, "decline", "decline")
    heirs = ("pick 1", "stop", "pick 1", "conquer r20", "stop")
    page.goto(open_table(address, written(*trolls, heirs, "decline", "decline"), ALONE))
    told = page.get_by_role("region", name="Since your last turn").locator("li")
    expect(told).to_contain_text("go into decline. The Trolls leave the map.")
    expect(page.locator(".told .chip[title='The Trolls leave the map.']")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "cs", "hu", "pl"])
def test_the_card_is_headed_in_one_line_beside_its_button(
    page: Page, address: str, language: str
) -> None:
    """In a column as narrow as they come, open and put away."""
    page.add_init_script(f"localStorage.setItem('marchland', '{{\"lang\": \"{language}\"}}')")
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS), ALONE))
    head = page.locator(".news-head")
    for size in [(1024, 768), (640, 360), (360, 640)]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for _ in range(2):
            title = head.locator("h2")
            assert title.evaluate(
                "each => each.offsetHeight < 1.5 * parseFloat(getComputedStyle(each).lineHeight)"
            )
            head.get_by_role("button").click()


@pytest.mark.parametrize("language", ["en", "cs", "hu", "pl"])
def test_the_flag_over_the_map_says_what_it_leads_to(
    page: Page, address: str, language: str
) -> None:
    """A tap lights the card, also where it is in sight already."""
    page.add_init_script(f"localStorage.setItem('marchland', '{{\"lang\": \"{language}\"}}')")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS), ALONE))
    flag = page.locator(".to-news")
    expect(flag).to_have_text(re.compile(r"\S{4,}"))
    inside = (
        "each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight"
    )
    assert flag.evaluate(inside)
    flag.click()
    lit = "() => document.querySelector('.news').getAnimations().length"
    page.wait_for_function(lit)
    expect(page.locator(".news")).to_be_in_viewport()


def test_what_four_others_did_is_led_to_with_its_head_under_the_map(
    phone: Phone, address: str
) -> None:
    page = phone(360, 520)
    page.goto(open_table(address, reach(is_at("mode"), players=5), tuple(map(Seat, "ABCDE"))))
    page.locator(".to-news").tap()
    page.wait_for_function("() => document.querySelector('.news').getAnimations().length")
    head, news, map_ = (
        page.locator(each).bounding_box() for each in (".news-head", ".news", ".map")
    )
    assert head is not None
    assert news is not None
    assert map_ is not None
    assert news["height"] > 520 - map_["y"] - map_["height"], "it would fit whole"
    assert map_["y"] + map_["height"] <= head["y"] < 520


def test_how_fast_bots_move_can_be_chosen_once_they_have_moved(page: Page, address: str) -> None:
    """While they move it is a matter of seconds; then they wait as it was chosen."""
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS), ALONE))
    paces = page.get_by_role("region", name="Since your last turn").get_by_label("Pace of bots")
    for name in ("Step by step", "Normal"):
        paces.get_by_role("button", name=name).click()
        expect(paces.locator("[aria-pressed=true]")).to_have_text(name)
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS)))
    expect(page.locator(".news h2")).to_have_text("Anna: since the last turn")
    expect(page.get_by_label("Pace of bots")).to_have_count(0)


def test_beside_the_first_coins_it_is_said_that_coins_stay_hidden(page: Page, address: str) -> None:
    """SW-S06: not where nobody sits whose coins this screen may not show."""
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS), ALONE))
    expect(page.locator(".ask .recent")).to_contain_text("Totals stay hidden until the end.")
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS)))
    expect(page.locator(".ask .recent")).to_contain_text("Bryn, round 1")
    expect(page.locator(".ask .recent")).not_to_contain_text("hidden")


def test_where_several_persons_play_the_card_names_whose_it_is(page: Page, address: str) -> None:
    """Nobody has had a turn before the first; then it is for the person who is asked."""
    page.goto(open_table(address, written(ANNA, ANNA_STAYS), ANNA_AND_BRYN))
    expect(page.locator(".told.turn").first).to_contain_text("Bryn, round 1")
    expect(page.locator(".news")).to_have_count(0)
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS)))
    expect(page.locator(".news h2")).to_have_text("Anna: since the last turn")


def test_the_line_over_the_map_says_whose_turn_it_is_and_shows_tokens_in_hand(
    page: Page, address: str
) -> None:
    """Of 13 Ratmen three have taken the swamp with a Lost Tribe."""
    page.goto(open_table(address, written(ANNA[:2])))
    line = page.locator(".line:visible")
    expect(line).to_contain_text(re.compile("Anna: choose a region to conquer"))
    expect(line.locator(".hand-token")).to_have_count(10)
    expect(line.get_by_role("img", name="10 tokens in hand")).to_be_visible()
    bar, tokens = page.locator(".bar").bounding_box(), line.locator(".in-hand").bounding_box()
    assert bar
    assert tokens
    assert tokens["height"] < bar["height"]
    page.set_viewport_size({"width": 390, "height": 844})
    expect(line).to_have_count(1)
    expect(line.locator(".hand-token")).to_have_count(10)


def down(page: Page) -> None:
    """Scroll so far that the question itself is out of sight: the line over the map asks it."""
    expect(page.locator(".ask .sentence")).to_be_visible()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(page.locator(".map > .line .line-text")).to_be_visible()


def test_a_question_in_sight_is_not_said_again_over_the_map_of_a_phone(
    phone: Phone, address: str
) -> None:
    page = phone(390, 844)
    page.goto(open_table(address, reach(is_at("conquer"))))
    line = page.locator(".map > .line")
    expect(page.locator(".ask .sentence")).to_be_in_viewport(ratio=1)
    expect(line.locator(".line-text")).to_be_hidden()
    expect(line.locator(".line-turn")).to_have_text("Anna’s turn")
    expect(line.locator(".line-turn")).to_be_visible()
    down(page)
    expect(line.locator(".line-turn")).to_be_hidden()
    page.evaluate("scrollTo(0, 0)")
    expect(line.locator(".line-text")).to_be_hidden()


@pytest.mark.parametrize("window", [(915, 412), (1180, 820), (1536, 730)], ids=str)
def test_a_question_in_sight_beside_the_map_is_not_said_again_in_the_bar(
    page: Page, address: str, window: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto(open_table(address, reach(is_at("conquer"))))
    asked, turn = page.locator(".bar .line-text"), page.locator(".bar .line-turn")
    expect(page.locator(".ask .sentence")).to_be_in_viewport(ratio=1)
    expect(asked).to_be_hidden()
    expect(turn).to_have_text("Anna’s turn")
    expect(turn).to_be_visible()
    page.locator(".sheet").evaluate("sheet => sheet.scrollTo(0, sheet.scrollHeight)")
    expect(asked).to_have_text(page.locator(".ask .sentence").inner_text())
    expect(asked).to_be_visible()
    expect(turn).to_be_hidden()


def test_a_question_that_the_line_over_the_map_cuts_is_unfolded_by_a_touch(
    phone: Phone, address: str
) -> None:
    page = phone(320, 640, locale="hu-HU")
    seats = (Seat("Maximilian Alexander"), Seat("Bryn"))
    page.goto(open_table(address, reach(is_at("conquer")), seats))
    down(page)
    line = page.locator(".map > .line > .line-ask")
    cut = "each => each.scrollHeight > each.clientHeight + 1"
    assert line.evaluate(cut)
    line.tap()
    expect(page.locator(".map > .line.whole")).to_have_count(1)
    assert not line.evaluate(cut)
    page.wait_for_timeout(DOUBLE)
    line.tap()
    expect(page.locator(".map > .line.whole")).to_have_count(0)


def test_the_pace_of_bots_that_was_chosen_holds_in_the_next_game(page: Page, address: str) -> None:
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN, BRYN_STAYS), ALONE))
    page.get_by_label("Pace of bots").get_by_role("button", name="Step by step").click()
    page.goto(open_table(address, reach(is_at("over")), ALONE))
    page.get_by_role("button", name="Rematch, Bryn begins").click()
    expect(page.locator(".stage-pick")).to_be_visible()
    expect(page.get_by_label("Pace of bots").locator("[aria-pressed=true]")).to_have_text(
        "Step by step"
    )
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "hu-HU", "pl-PL"])
@pytest.mark.parametrize("asked", ["mode", "conquer", "deploy"])
def test_the_line_over_the_map_of_a_narrow_phone_says_the_question_whole(
    phone: Phone, address: str, asked: str, locale: str
) -> None:
    """Beside a whole hand and the way to the news."""
    page = phone(360, 640, locale=locale)
    page.goto(open_table(address, reach(is_at(asked))))
    down(page)
    line = page.locator(".map > .line > .line-ask")
    expect(line).to_contain_text("Anna")
    assert line.evaluate("each => each.scrollHeight - each.clientHeight") < 8, "a line is cut"
