"""Nothing at a table of Tiny Epic Kingdoms goes by unseen: wars, and harvests without a choice."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import marchland
from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.positions import open_table, reach, stage

FREE = """each => {
  const box = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 4));
}"""
"""Whether the foot of something can be reached."""

Lines = list[dict[str, Any]]
ANNA_AND_A_BOT = (Seat("Anna"), Seat("Bryn", "bot", "random"))


def told(since: Callable[[State, Lines], bool], players: int = 2, *, whole: bool = False) -> State:
    """Return the first position of random games that fits what Anna was told.

    Since her last answer, or in the whole game.
    """
    game = marchland.game("tiny-epic")
    for seed in range(400):
        dice = random.Random(seed)
        state = game.new_state(players, seed)
        state.listen()
        lines: Lines = []
        while not state.is_over:
            action = dice.choice(state.legal_actions())
            if state.to_move == 0 and not whole:
                lines = []
            lines += state.narrate(action)
            state.apply(action)
            lines += state.events
            if state.to_move == 0 and since(state, lines):
                return state
    raise AssertionError("no game comes to this")


def index(lines: Lines, key: str) -> int:
    return next((k for k, line in enumerate(lines) if line["key"] == key), -1)


def war_and_harvest(state: State, lines: Lines) -> bool:
    """A number was chosen, the war decided, another turn has passed without a question."""
    if not lines:
        return False
    won = index(lines, "tek-log-war-won")
    late = [line for line in lines[won:] if line["key"] == "tek-log-collect" and line["seat"] == 0]
    chose = lines[0]["key"] == "tek-log-bid" and lines[0]["seat"] == 0
    return chose and won > 0 and any(line["lines"] for line in late) and stage(state) == "select"


def test_a_war_and_a_harvest_without_a_choice_stay_in_sight_until_the_next_answer(
    page: Page, address: str
) -> None:
    """TEK-7: who has won with which numbers; TEK-A14: why nothing but collecting was possible."""
    page.goto(open_table(address, told(war_and_harvest), ANNA_AND_A_BOT))
    line = page.locator(".line:visible .line-fresh")
    expect(line).to_contain_text("wins the war.")
    expect(line).to_contain_text("shows")
    expect(line).to_contain_text("Anna cannot carry out")
    card = page.get_by_role("region", name="Since your last turn")
    expect(card.locator("li").first).to_contain_text("wins the war.")
    expect(card).to_contain_text("collects: ")
    expect(page.locator(".ask .fresh").first).to_contain_text("wins the war.")
    page.locator(".ask .option:not(.used)").first.click()
    page.locator(".ask .confirm").click()
    expect(page.locator(".ask .fresh")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(640, 360), (740, 360), (844, 390), (915, 412)])
def test_on_a_phone_held_sideways_how_a_war_ended_fits_into_the_bar(
    page: Page, address: str, width: int, height: int
) -> None:
    seats = (Seat("Bartholomew"), Seat("Featherstone", "bot", "random"))
    page.set_viewport_size({"width": width, "height": height})
    page.goto(open_table(address, told(war_and_harvest), seats))
    line = page.locator(".bar .line-ask")
    expect(line).to_contain_text("wins the war.")
    room, said = page.locator(".bar").bounding_box(), line.bounding_box()
    assert room
    assert said
    assert said["height"] <= room["height"]
    expect(page.locator(".ask .sentence")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_on_a_phone_the_line_says_what_has_happened_in_whole_sentences(
    page: Page, address: str, width: int, height: int
) -> None:
    """What has no room is left to the card under the map; no sentence is cut in its middle."""
    page.set_viewport_size({"width": width, "height": height})
    page.goto(open_table(address, told(war_and_harvest), ANNA_AND_A_BOT))
    line = page.locator(".map > .line")
    expect(line.locator(".line-fresh")).to_be_visible()
    ask = line.locator(".line-ask")
    assert ask.evaluate("each => each.scrollHeight <= each.clientHeight + 1")
    assert "wins the war." in line.locator(".line-fresh").inner_text()


def harvest(state: State, lines: Lines) -> bool:
    """Nothing but a harvest of three kinds came of an action that another selected."""
    own = [k for k, line in enumerate(lines) if line["key"] == "tek-log-collect" and line["lines"]]
    gains = [line for line in lines[own[-1] :] if line["key"] == "tek-log-gain"] if own else []
    if any(line["key"] == "tek-log-war" for line in lines) or len(own) != 1:
        return False
    mine = [line for line in gains if line["seat"] == 0]
    return lines[own[0]]["seat"] == 0 and len(mine) == 3 and stage(state) == "select"


def test_on_a_phone_one_long_sentence_of_the_line_is_read_whole(phone: Phone, address: str) -> None:
    """Names and languages may be long."""
    seats = (Seat("Annabella Marie"), Seat("Bryn", "bot", "random"))
    page = phone(390, 844, locale="pl-PL")
    page.goto(open_table(address, told(harvest), seats))
    fresh = page.locator(".map > .line .line-fresh")
    expect(fresh).to_contain_text("Annabella Marie nie może wykonać akcji")
    assert fresh.evaluate("({ parentElement: ask }) => ask.scrollHeight <= ask.clientHeight + 1")


@pytest.mark.parametrize(("width", "height"), [(1180, 820), (1024, 768), (1366, 625)])
def test_what_has_happened_does_not_push_the_map_down(
    page: Page, address: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    seats = (Seat("Bartholomew"), Seat("Featherstone", "bot", "random"))
    page.goto(open_table(address, told(war_and_harvest), seats))
    expect(page.locator(".bar .line-fresh")).to_be_visible()
    page.locator(".ask .option:not(.used)").first.click()
    high = "() => document.querySelector('.map').getBoundingClientRect().top"
    before = page.evaluate(high)
    page.locator(".ask .confirm").click()
    expect(page.locator(".bar .line-fresh")).to_have_count(0)
    assert page.evaluate(high) == before


def attacked_alone(state: State, lines: Lines) -> bool:
    """The opponent's war is over, and the next turn has come."""
    war, won = index(lines, "tek-log-war"), index(lines, "tek-log-war-won")
    return (
        stage(state) == "select"
        and 0 <= war < won
        and lines[war]["seat"] == 1
        and lines[war]["args"]["other"] == 0
    )


def test_alone_the_card_tells_how_the_opponents_war_ended(page: Page, address: str) -> None:
    """TEK-A29."""
    page.goto(open_table(address, told(attacked_alone, 1), (Seat("Anna"),)))
    card = page.get_by_role("region", name="Since your last turn")
    expect(card).to_contain_text("The opponent starts a war")
    expect(card).to_contain_text("wins the war.")


def could_not_act(state: State, lines: Lines) -> bool:
    """The opponent selected Build or Research, could not do it, and Anna is to follow."""
    took = index(lines, "tek-log-take")
    late = [line for line in lines[took:] if line["key"] == "tek-log-collect" and line["lines"]]
    named = took >= 0 and lines[took]["args"]["action"] in {"build", "research"}
    return stage(state) == "act" and named and any(line["seat"] == 1 for line in late)


def test_alone_an_action_that_the_opponent_could_not_do_is_told_with_its_reason(
    page: Page, address: str
) -> None:
    """TEK-12: it collects, although active, where it cannot pay for the level."""
    page.goto(open_table(address, told(could_not_act, 1), (Seat("Anna"),)))
    compass = page.locator(".compass.card")
    expect(compass).to_contain_text("It could not carry it out and so collected")
    expect(compass).to_contain_text("can be paid")
    expect(compass).not_to_contain_text("carries it out by the pointer")
    newest = page.locator(".log .told").first
    expect(newest).to_contain_text(
        re.compile(r"\(not possible(, so collects|; collects nothing)\)")
    )
    page.get_by_role("button", name="Collect").click()
    card = page.get_by_role("region", name="Since your last turn")
    expect(card).to_contain_text("The opponent cannot carry out")
    expect(card).to_contain_text("can be paid")


def gave_in_unasked(state: State, lines: Lines) -> bool:
    """Anna could pay for no number, and the next turn has come."""
    shown = index(lines, "tek-log-reveal")
    unasked = [line["args"]["seat"] for line in lines[shown]["lines"]] if shown >= 0 else []
    return 0 in unasked and stage(state) == "select"


def test_a_flag_that_was_no_choice_has_its_reason(page: Page, address: str) -> None:
    """TEK-A39."""
    page.goto(open_table(address, told(gave_in_unasked), ANNA_AND_A_BOT))
    card = page.get_by_role("region", name="Since your last turn")
    expect(card).to_contain_text("Anna can pay for no number.")
    expect(page.locator(".line:visible .line-fresh")).to_contain_text("can pay for no number.")


def fell_unasked(state: State, lines: Lines) -> bool:
    """Anna was not asked for a retreat, and the next turn has come."""
    fall = index(lines, "tek-log-fall")
    return (
        fall >= 0
        and lines[fall]["seat"] == 0
        and bool(lines[fall]["lines"])
        and stage(state) == "select"
    )


def test_a_retreat_that_was_not_asked_for_has_its_reason(page: Page, address: str) -> None:
    """TEK-7, retreat."""
    page.goto(open_table(address, told(fell_unasked, 1), (Seat("Anna"),)))
    card = page.get_by_role("region", name="Since your last turn")
    for place in (card, page.locator(".line:visible .line-fresh")):
        expect(place).to_contain_text(re.compile(r"Anna cannot retreat\. (It costs|No region)"))


def followed_by_a_move(state: State, lines: Lines) -> bool:
    """Anna's turn has ended with a move of the opponent, and her next one has come."""
    over = index(lines, "tek-log-turn-over")
    moved = [k for k, each in enumerate(lines) if each["key"] == "tek-log-move" and each["seat"]]
    ended = over >= 0 and lines[over]["seat"] == 0 and any(k < over for k in moved)
    fought = any(line["key"] == "tek-log-war" for line in lines)
    return ended and not fought and stage(state) == "select"


def test_what_the_opponent_did_after_an_own_action_is_told_under_its_name(
    page: Page, address: str
) -> None:
    """TEK-3: each follows the action that was selected; TEK-12: so does the opponent."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(open_table(address, told(followed_by_a_move, 1), (Seat("Anna"),)))
    card = page.get_by_role("region", name="Since your last turn")
    told_first = card.locator("li").first
    expect(told_first.locator(".news-of")).to_contain_text(
        re.compile("The opponent in Anna’s turn, cycle [0-9]+, (Patrol|Quest)(: |$)")
    )
    expect(told_first).to_contain_text(re.compile("The opponent: .+ → .+"))


def test_where_there_is_room_the_line_says_what_the_asked_one_has(page: Page, address: str) -> None:
    """The seats may be out of sight; on a phone the question says it."""
    state = reach(lambda at: at.to_move == 0 and stage(at) == "select", name="tiny-epic")
    page.set_viewport_size({"width": 768, "height": 1024})
    page.goto(open_table(address, state, ANNA_AND_A_BOT))
    owned = page.locator(".map > .line .goods")
    has = state.view(frozenset({0}))["seats"][0]["resources"]
    for kind in ("food", "mana", "ore"):
        expect(owned.locator(f".{kind} b")).to_have_text(str(has[kind]))
    expect(owned).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(owned).to_be_hidden()
    expect(page.locator(".ask .owned")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".bar > .line .goods")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("width", "height"), [(1180, 820), (1366, 625), (844, 390), (820, 1180), (390, 844)]
)
def test_who_leads_is_in_sight_on_ones_own_turn(
    page: Page, address: str, width: int, height: int
) -> None:
    """The seats may lie below what has happened since."""
    state = reach(
        lambda at: at.to_move == 0 and stage(at) == "select" and at.scores()[0] > 2,
        name="tiny-epic",
    )
    page.set_viewport_size({"width": width, "height": height})
    page.goto(open_table(address, state, ANNA_AND_A_BOT))
    points = [seat["points"] for seat in state.view(frozenset({0}))["seats"]]
    told = page.locator(".standings:visible")
    expect(told).to_be_in_viewport(ratio=1)
    expect(told.locator("b:not(.crest *)")).to_have_text([str(n) for n in points])
    expect(told).to_have_attribute("aria-label", f"Points: Anna {points[0]}, Bryn {points[1]}")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (412, 732), (390, 844)])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_on_a_phone_who_leads_is_in_sight_beside_the_question(
    page: Page, address: str, players: int, width: int, height: int
) -> None:
    """Also where the top of a high map has gone; a star, not a colour, marks the leader."""
    state = reach(
        lambda at: at.to_move == 0 and stage(at) == "select" and at.scores()[0] > 2,
        players,
        "tiny-epic",
    )
    page.set_viewport_size({"width": width, "height": height})
    seats = tuple(Seat(name) for name in ["Anna", "Bryn", "Cleo", "Dora", "Emil"][:players])
    page.goto(open_table(address, state, seats))
    expect(page.locator(".ask .space").first).to_be_in_viewport(ratio=1)
    points = [seat["points"] for seat in state.view(frozenset({0}))["seats"]]
    told = page.locator(".map .standings" if height > 799 else ".ask .standings")
    expect(told).to_be_in_viewport(ratio=1)
    expect(told.locator("b:not(.crest *)")).to_have_text([str(n) for n in points])
    leaders = points.count(max(points)) if max(points) > min(points) else 0
    expect(told.locator(".glyph:visible")).to_have_count(leaders)


def trading(state: State) -> bool:
    """Say whether resources are exchanged, when there is much to be seen above the question."""
    view = state.view(frozenset({0}))
    return view["round"] > 1 and any(row["word"] == "trade" for row in view["actions"])


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (640, 360)])
def test_on_a_phone_resources_are_seen_where_they_are_exchanged(
    page: Page, address: str, width: int, height: int
) -> None:
    state = reach(lambda at: at.to_move == 0 and trading(at), name="tiny-epic")
    page.set_viewport_size({"width": width, "height": height})
    page.goto(open_table(address, state))
    has = state.view(frozenset({0}))["seats"][0]["resources"]
    for kind in ("food", "mana", "ore"):
        expect(page.locator(f".ask .owned .{kind} b")).to_have_text(str(has[kind]))
    expect(page.locator(".ask .owned")).to_be_in_viewport(ratio=1)
    expect(page.locator(".ask .toggle").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".ask .confirm")).to_be_in_viewport(ratio=1)


def last_roll(state: State, lines: Lines) -> Lines:
    """Return the last roll and what followed, where Anna is asked and it serves no more."""
    rolls = [k for k, line in enumerate(lines) if line["key"] == "tek-log-roll"]
    view = state.view(frozenset({0}))
    is_quiet = state.to_move == 0 and not view["compass"]["rolled"]
    return lines[rolls[-1] :] if rolls and is_quiet else []


def taken(lines: Lines) -> str | None:
    return next((line["args"]["action"] for line in lines if line["key"] == "tek-log-take"), None)


def placed(state: State, lines: Lines) -> bool:
    """The last roll chose no action."""
    found = last_roll(state, lines)
    return bool(found) and taken(found) is None


def skipped(state: State, lines: Lines) -> bool:
    """The last roll named an action under a shield, and Anna selects one now."""
    return stage(state) == "select" and stepped_on(state, lines)


def followed(state: State, lines: Lines) -> bool:
    """The last roll named an action under a shield, and Anna follows what was taken instead."""
    return stage(state) == "act" and stepped_on(state, lines)


def stepped_on(state: State, lines: Lines) -> bool:
    found = last_roll(state, lines)
    named = state.view(frozenset({0}))["compass"]["actions"][found[0]["args"]["n"]] if found else ""
    return taken(found) not in {None, named}


def test_the_compass_says_what_its_last_roll_was_for(page: Page, address: str) -> None:
    """TEK-12: a roll names an action, the next free one, or only a place."""
    said = page.locator(".compass .lines")
    page.goto(open_table(address, told(placed, 1, whole=True), (Seat("Anna"),)))
    expect(said).to_contain_text("It chose a place, not an action.")
    for since in (skipped, followed):
        page.goto(open_table(address, told(since, 1, whole=True), (Seat("Anna"),)))
        expect(said).to_contain_text("The last roll was")
        expect(said.get_by_text("the next free action clockwise is")).to_have_count(1)
