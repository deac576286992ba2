"""What is exchanged, bought and placed in Small World of Warcraft, on the page."""

import re

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.hands import wait_until_told
from tests.browser.islands import SEAT_NAMES, offers, open_position, view
from tests.browser.positions import open_table, reach


def only_exchanged(state: State) -> str | None:
    """Return a region that may be exchanged and not conquered."""
    words = [state.describe(action).split() for action in state.legal_actions()]
    swapped = {word[1] for word in words if word[0] == "swap"}
    others = {word[1] for word in words if word[0] != "swap" and len(word) > 1}
    rows = view(state)["regions"]
    shut = (name for name in sorted(swapped - others) if (rows[name]["why"] or {}).get("key"))
    return next((name for name in shut if rows[name]["why"]["key"] == "why-not-reachable"), None)


def test_a_region_that_is_only_exchanged_says_why_it_is_not_conquered(
    page: Page, address: str
) -> None:
    """Out of reach, though the Portal Mages may exchange it (WC-11): no price, a reason."""
    state = reach(lambda state: only_exchanged(state) is not None, 3, "warcraft")
    name = only_exchanged(state)
    page.goto(open_table(address, state, tuple(Seat(name) for name in SEAT_NAMES[:3])))
    page.locator(f'.region[data-region="{name}"]').press("Enter")
    expect(page.locator(".ask .why")).to_contain_text("Not in reach")


def test_two_regions_are_exchanged_after_both_were_seen(page: Page, address: str) -> None:
    """The Portal Mage's two regions are chosen one after the other, then confirmed (WC-11)."""
    page.goto(open_position(address, offers("swap")))
    page.locator(".ask button.pair").first.press("Enter")
    expect(page.locator(".ask .sentence")).to_have_text("Exchange two regions")
    toggles = page.locator(".pairing .toggle")
    toggles.first.press("Enter")
    if not page.locator(".pairing .confirm").count():
        page.locator(".pairing .toggle[aria-pressed=false]").first.press("Enter")
    expect(page.locator(".pairing .toggle[aria-pressed=true]")).to_have_count(2)
    expect(page.locator(".pairing > .hint")).to_have_text(
        "Both regions are chosen. After this, once more this turn."
    )
    page.locator(".pairing .confirm").press("Enter")
    expect(page.locator(".entry.log-swap").first).to_be_visible()


def test_ending_and_exchanging_keep_their_order_when_a_region_is_chosen(
    page: Page, address: str
) -> None:
    def found(state: State) -> bool:
        rows = view(state)["actions"]
        ends = {row["region"] for row in rows if row["word"] == "swap"}
        taken = {row["region"] for row in rows if row["word"] == "conquer"}
        return offers("stop")(state) and bool(ends & taken)

    state = reach(found, 2, "warcraft")
    rows = view(state)["actions"]
    ends = {row["region"] for row in rows if row["word"] == "swap"}
    both = next(row["region"] for row in rows if row["word"] == "conquer" and row["region"] in ends)
    page.goto(open_table(address, state))
    buttons = page.locator(".answers button")
    expect(buttons).to_have_text(["End conquests", "Exchange two regions…"])
    page.locator(f'.board .region[data-region="{both}"]').press("Enter")
    expect(buttons.first).to_have_class("confirm")
    assert [text.strip() for text in buttons.all_inner_texts()[-2:]] == [
        "End conquests",
        "Exchange two regions…",
    ]


def test_the_forsaken_are_told_why_as_many_may_be_bought(page: Page, address: str) -> None:
    page.goto(open_position(address, offers("recruit")))
    last = page.locator(".answers button").last.inner_text()
    n = int(re.findall(r"[0-9]+", last)[0])
    hint = page.locator(".ask .hint")
    expect(hint).to_have_text(re.compile("lost because of the Forsaken this turn .*: [0-9]+. For"))
    assert int(re.findall(r"[0-9]+", hint.inner_text())[0]) >= n > 0


def test_a_choice_of_two_regions_can_be_dropped(page: Page, address: str) -> None:
    page.goto(open_position(address, offers("swap")))
    page.locator(".ask button.pair").first.press("Enter")
    expect(page.locator(".pairing")).to_be_visible()
    page.locator(".pairing .leave").press("Enter")
    expect(page.locator(".pairing")).not_to_be_attached()


def test_placing_may_be_declined(page: Page, address: str) -> None:
    """Humans place up to two Military Objectives, none if they like (WC-10)."""
    page.goto(open_position(address, offers("target")))
    page.locator(".places").get_by_role("button", name="No more").press("Enter")
    page.locator(".doubt .confirm").press("Enter")
    wait_until_told(page, "log-no-target")


def test_fewer_than_all_may_be_placed(page: Page, address: str) -> None:
    page.goto(open_position(address, offers("target")))
    page.locator(".places .toggle").nth(1).press("Enter")
    page.locator(".places .confirm").press("Enter")
    expect(page.locator(".entry.log-target").first).to_be_visible()
    page.locator(".places").get_by_role("button", name="No more").press("Enter")
    page.locator(".doubt .confirm").press("Enter")
    wait_until_told(page, "log-no-target")


def test_bombs_on_the_map_do_not_say_whether_they_are_live(page: Page, address: str) -> None:
    """Nobody knows a bomb before it is turned up (WC-10)."""

    def laid(state: State) -> bool:
        return any("bomb" in row["pieces"] for row in view(state)["regions"].values())

    page.goto(open_position(address, laid))
    expect(page.locator('.region[aria-label*="Bomb"]').first).to_be_attached()
    assert not page.locator('.region[aria-label*="live"], .region[aria-label*="dud"]').count()


def test_what_bombs_did_is_told_where_the_goblins_are_asked_next(page: Page, address: str) -> None:
    def found(state: State) -> bool:
        rows = view(state)["regions"].values()
        lies = any(piece == "bomb" for row in rows for piece in row["pieces"])
        own = view(state)["ask"]["args"].get("race") == "goblins"
        return view(state)["stage"] == "mode" and own and lies

    page.goto(open_position(address, found))
    page.get_by_role("button", name="Expand").click()
    said = re.compile("The Bomb .* (goes off|is a dud)")
    expect(page.locator(".ask .rolled")).to_have_text(said)
    expect(page.locator(".line-fresh").first).to_have_text(said)


def test_a_raid_says_the_tokens_that_left_the_hand_and_its_player_once(
    page: Page, address: str
) -> None:
    """WC-Q21: what the die left to pay is told, and the die is seen besides."""

    def sure(state: State) -> str | None:
        rows = view(state)["actions"] if offers("raid")(state) else []
        others = {row["region"] for row in rows if row["word"] == "conquer"}
        raids = [row for row in rows if row["word"] == "raid" and "missing" not in row]
        return next((row["region"] for row in raids if others - {row["region"]}), None)

    state = reach(lambda state: sure(state) is not None, 2, "warcraft")
    page.goto(open_table(address, state))
    hand = page.locator(".bar .in-hand")
    before = int(hand.inner_text())
    page.locator(f'.board .region[data-region="{sure(state)}"]').press("Enter")
    page.locator(".answers").get_by_role("button", name="Air raid").press("Enter")
    told = page.locator(".ask .rolled")
    expect(told).to_contain_text("from the air")
    said = re.findall(r"for ([0-9]+) token", told.inner_text())
    assert [int(n) for n in said] == [before - int(hand.inner_text())]
    assert told.inner_text().count("Anna") == 1
    expect(told.get_by_role("img")).to_have_attribute("aria-label", re.compile("Die: [0-3]"))


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_before_a_march_that_can_conquer_nothing_it_is_said(
    page: Page, address: str, game: str
) -> None:
    """With no token to spare the march only ends; nobody is sent there to learn it."""

    def vain(state: State) -> bool:
        seen = state.view(frozenset({state.to_move}))
        first = "first_race" in seen["ask"]["args"]
        none = not any(at["then"] for at in seen["regions"].values())
        return seen["stage"] in ("mode", "ready") and bool(seen["march"]) and none and not first

    page.goto(open_table(address, reach(vain, 2, game)))
    expect(page.locator(".ask .hint")).to_contain_text("A region that you choose on the map")
