"""Whole turns by clicks on the map: what is priced is clicked, and nothing is asked twice."""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, WebSocket, expect

from marchland.core.game import State
from tests.browser.hands import DOUBLE, Mouse
from tests.browser.positions import ANNA_AND_BRYN, is_at, open_table, reach, replayed


def asked(state: State) -> dict[str, Any]:
    """Return what whoever is to move sees."""
    return state.view(frozenset([] if state.is_over else [state.to_move]))


class Conquests(NamedTuple):
    """A turn that takes the first region that its tokens suffice for, again and again."""

    regions: list[str]
    after: State
    """The position in which no more of them can be taken."""


def conquests(state: State) -> Conquests:
    """Play the turn on a copy, as far as it is conquests alone."""
    state = state.copy()
    taken = []
    for action in asked(state)["march"]:
        state.apply(action)
    while (now := asked(state))["stage"] == "conquer":
        deeds = [deed for deed in now["actions"] if deed["word"] == "conquer"]
        if not deeds:
            break
        taken.append(deeds[0]["region"])
        state.apply(deeds[0]["id"])
    return Conquests(taken, state)


def leaves_some(state: State) -> bool:
    """Say whether two regions can be taken, and tokens are left that a die might still help."""
    if not is_at("mode")(state) or not asked(state)["march"]:
        return False
    regions, after = conquests(state)
    stop = [deed for deed in asked(after)["actions"] if deed["word"] == "stop"]
    if len(regions) < 2 or not stop or not stop[0].get("loses"):
        return False
    after.apply(stop[0]["id"])
    return bool(asked(after)["stage"] == "deploy" and asked(after)["deploy"]["hand"] > 0)


def sent_by(page: Page) -> list[str]:
    """Return a list to which every answer that the page sends is added."""
    sent: list[str] = []

    def hear(frame: str | bytes) -> None:
        if '"act"' in str(frame):
            sent.append(str(frame))

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    page.on("websocket", listen)
    return sent


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_a_turn_is_clicked_on_the_map_and_its_end_is_asked_once(
    page: Page, address: str, game: str
) -> None:
    """SW-C05, SW-C06: prices lead from "expand or decline" to the other seat's turn.

    Each region is one click and one message; what is left in hand is asked for once, and put on the
    map by clicks.
    """
    state = reach(leaves_some, name=game)
    regions, _ = conquests(state)
    sent = sent_by(page)
    mouse = Mouse(page)
    page.goto(open_table(address, state))
    table = page.locator(".table")
    for count, region in enumerate(regions, 1):
        path = page.locator(f'.region[data-region="{region}"]')
        expect(path).to_have_class("region can")
        mouse.region(path)
        expect(page.locator(".stage-conquer.mine")).to_be_visible()
        expect(path).to_have_attribute("aria-pressed", "true")
        n = str(table.get_attribute("data-n"))
        page.locator(".answers .confirm").click()
        expect(page.locator(f'.table.mine:not([data-n="{n}"])')).to_be_visible()
        expect(page.locator(".doubt")).to_have_count(0)
        assert len(sent) == 1 + count  # the first click marched, too
    page.get_by_role("button", name="End conquests").click()
    expect(page.locator(".doubt")).to_be_visible()
    assert len(sent) == 1 + len(regions)
    page.locator(".doubt .confirm").click()
    expect(page.locator(".stage-deploy.mine")).to_be_visible()
    place = page.locator(f'.region[data-region="{regions[0]}"]')
    done = page.locator(".deploy .confirm")
    for _ in range(20):
        if done.is_enabled():
            break
        mouse.region(place)
        page.wait_for_timeout(DOUBLE)
    done.click()
    seat = asked(state)["turn"]
    other = ANNA_AND_BRYN[1 - seat].name
    expect(page.locator(".ask .sentence")).to_contain_text(f"{other}:")
    expect(page.locator(".doubt")).to_have_count(0)
    after = replayed(page)
    assert asked(after)["turn"] == 1 - seat
    assert {asked(after)["regions"][region]["seat"] for region in regions} == {seat}


class Move(NamedTuple):
    """A meeple goes from one region to another."""

    seat: int
    start: str
    end: str


def patrol(state: State) -> list[Move]:
    """Return the moves of a round of Patrol in which everybody acts and nobody meets an enemy.

    Nothing where a round goes another way.
    """
    state = state.copy()
    first = asked(state)["turn"]
    taken = [deed for deed in asked(state)["actions"] if deed["text"] == "take patrol"]
    if not taken:
        return []
    state.apply(taken[0]["id"])
    moves = []
    while (now := asked(state))["stage"] in {"act", "move"}:
        if now["stage"] == "act":
            if not now["march"]:
                return []
            for action in now["march"]:
                state.apply(action)
        ways = [
            deed
            for deed in asked(state)["actions"]
            if deed["word"] == "move" and not deed.get("war")
        ]
        if not ways:
            return []
        moves.append(Move(state.to_move, ways[0]["region"], ways[0]["to"]))
        state.apply(ways[0]["id"])
    is_whole = now["stage"] == "select" and now["turn"] != first
    return moves if is_whole and {move.seat for move in moves} == {0, 1} else []


def test_a_round_of_patrol_is_clicked_on_the_card_and_the_map(page: Page, address: str) -> None:
    """TEK-4: the card is the choice, and a region carries the action out where it begins."""

    def found(state: State) -> bool:
        now = asked(state)
        return now["stage"] == "select" and now["round"] > 1 and bool(patrol(state))

    state = reach(found, name="tiny-epic")
    first = asked(state)["turn"]
    mouse = Mouse(page)
    page.goto(open_table(address, state))
    table = page.locator(".table")
    page.get_by_role("button", name="Patrol").click()
    page.locator(".upshot .confirm").click()
    for seat, start, end in patrol(state):
        name = ANNA_AND_BRYN[seat].name
        expect(page.locator(".ask .sentence")).to_contain_text(f"{name}:")
        expect(page.locator(".stage-act.mine, .stage-move.mine")).to_be_visible()
        mouse.region(page.locator(f'.region[data-region="{start}"]'))
        expect(page.locator(".stage-move.mine")).to_be_visible()
        mouse.region(page.locator(f'.region[data-region="{end}"]'))
        n = str(table.get_attribute("data-n"))
        page.locator(".region-choice .confirm").click()
        expect(page.locator(f'.table.mine:not([data-n="{n}"])')).to_be_visible()
        expect(page.locator(".doubt")).to_have_count(0)
    expect(page.locator(".stage-select.mine")).to_be_visible()
    after = asked(replayed(page))
    assert after["turn"] == 1 - first
    for seat, _, end in patrol(state):
        assert seat in {piece["seat"] for piece in after["regions"][end]["pieces"]}
