"""What the page of Tiny Epic Kingdoms tells in words: sums of followers, rolls of the compass."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from marchland.tinyepic.parts import words
from tests.browser.hands import wait_until_told
from tests.browser.kingdoms import asked
from tests.browser.positions import open_table, reach, stage
from tests.browser.test_tiny_epic_unseen import ANNA_AND_A_BOT, Lines, index, placed, told

STEP_BY_STEP = """async () => {
  const start = document.querySelector("script[type=module]").src;
  const { page } = await import(start.replace("app.js", "frame/page.js"));
  page.table.tell({ type: "pace", pace: "step" });
}"""


def both_gathered(state: State, lines: Lines) -> bool:
    """In a turn of Hob's Anna and Bryn have collected of their own choice, and hers has come."""
    over = index(lines, "tek-log-turn-over")
    late = [line for line in lines[:over] if line["key"] == "tek-log-collect"]
    free = {line["seat"] for line in late if not line["lines"]}
    sums = {line["seat"]: line["lines"] for line in lines if line["key"] == "tek-log-follow-over"}
    return (
        over > 0
        and lines[over]["seat"] == 2
        and {0, 1} <= free
        and all(len(sums.get(seat, ())) > 1 for seat in (0, 1))
        and stage(state) == "select"
    )


def test_what_an_action_of_another_brought_whoever_followed_is_told_as_a_sum(
    page: Page, address: str
) -> None:
    """TEK-5: what each other seat collected, all kinds of units together."""
    seats = (*ANNA_AND_A_BOT, Seat("Hob", "bot", "random"))
    page.goto(open_table(address, told(both_gathered, 3), seats))
    card = page.get_by_role("region", name="Since your last turn")
    units = r"[+][0-9] (food|mana|ore), [+][0-9] (food|mana|ore)"
    expect(card).to_contain_text(re.compile(f"Anna: {units}"))
    expect(card).to_contain_text(
        re.compile(f"Bryn in Hob’s turn, cycle [0-9]+, [A-Z][a-z]+: {units}")
    )
    expect(card.locator("li", has_text="Bryn in Hob’s turn").last).not_to_contain_text("gains")


def fell_to_another(state: State, lines: Lines) -> bool:
    """Since Anna's turn one war was fought, in Bryn's: with Hob, who lost a meeple in it."""
    own = [
        k for k, line in enumerate(lines) if line["key"] == "tek-log-turn-over" and not line["seat"]
    ]
    since = lines[own[-1] :] if own else []
    wars = [line for line in since if line["key"] == "tek-log-war"]
    lost = [line for line in since if line["key"] == "tek-log-removed"]
    fought = [(line["seat"], line["args"]["other"]) for line in wars]
    fell = [(line["seat"], line["args"]["hero"]) for line in lost]
    return (
        (fought, fell) == ([(1, 2)], [(2, False)])
        and lost[0]["args"]["region"] == wars[0]["args"]["region"]
        and stage(state) == "select"
    )


def test_the_sum_of_a_turn_names_a_meeple_that_fell_in_a_war(page: Page, address: str) -> None:
    """TEK-7: points and units alone do not say that Hob has a meeple less, nor by what."""
    seats = (*ANNA_AND_A_BOT, Seat("Hob", "bot", "random"))
    page.goto(open_table(address, told(fell_to_another, 3, whole=True), seats))
    card = page.get_by_role("region", name="Since your last turn")
    heads = card.locator(".news-of")
    hob = re.compile(r"Hob in Bryn’s turn, cycle [0-9]+, [A-Z][a-z]+: .*−1 meeple in war$")
    expect(heads.filter(has_text="Hob in Bryn’s turn")).to_have_text(hob)
    expect(heads.filter(has_text="Bryn, cycle").first).not_to_contain_text("in war")


def test_a_roll_says_whether_it_is_an_action_or_only_a_direction(page: Page, address: str) -> None:
    """TEK-12: for its own turn the opponent's action too; after the human's, only where."""
    page.goto(open_table(address, told(placed, 1, whole=True), (Seat("Anna"),)))
    how = page.locator(".compass .pointer")
    how.locator("summary").click()
    expect(how).to_contain_text("as on a clock; 12 points to the opponent’s land.")
    rolls = page.locator(".entry.tek-log-roll")
    wait_until_told(page, "tek-log-roll")
    said = [each.split("play")[0].strip() for each in rolls.all_inner_texts()]
    actions = "Research|Trade|Build|Patrol|Quest|Expand"
    assert any(re.search(f"The compass shows [0-9]+: ({actions})[.]", each) for each in said), said
    assert any("only a direction, as on a clock." in each for each in said), said


def test_tundra_says_its_rules_where_it_is_looked_at(page: Page, address: str) -> None:
    """TEK-11.4: one meeple, no war, and it must move when Patrol or Quest is selected."""

    def tundra(state: State) -> str | None:
        rows = state.view(frozenset())["regions"].items()
        return next((id_ for id_, row in rows if row["terrain"] == "tundra"), None)

    state = reach(lambda at: at.to_move == 0 and bool(tundra(at)), 2, "tiny-epic", map="north")
    page.goto(open_table(address, state))
    page.locator(f'.region[data-region="{tundra(state)}"]').press("Enter")
    expect(page.locator(".region-choice")).to_contain_text(
        "One meeple at most, and no war. When anyone selects Patrol or Quest, it must move out."
    )


def test_the_lost_kingdom_says_what_it_is_where_it_is_looked_at(page: Page, address: str) -> None:
    """TEK-10: five neutral meeples in five land regions, the first for five; water holds none."""

    def places(state: State, terrain: str | None = None) -> list[str]:
        view = state.view(frozenset())
        lost = next(card["name"] for card in view["cards"] if card.get("lost"))
        rows = [(id_, row) for id_, row in view["regions"].items() if row["card"] == lost]
        if terrain:
            return [id_ for id_, row in rows if row["terrain"] == terrain]
        return [id_ for id_, row in rows if any(one["piece"] == "neutral" for one in row["pieces"])]

    def fresh(at: State) -> bool:
        return stage(at) == "select" and len(places(at)) == 5 and bool(places(at, "water"))

    state = reach(fresh, 2, "tiny-epic")
    page.goto(open_table(address, state))
    facts = page.locator(".region-choice .facts")
    page.locator(f'.region[data-region="{places(state)[0]}"]').press("Enter")
    expect(facts).to_contain_text("Lost Kingdom: it belongs to nobody and is reached by a Quest.")
    expect(facts).to_contain_text(
        "for 5 in mana and ore: one for each neutral meeple on the map, this one included."
    )
    page.locator(f'.region[data-region="{places(state, "water")[0]}"]').press("Enter")
    expect(facts).to_contain_text("No meeple may stand here, unless an ability of its kingdom")


def passed(state: State) -> int | None:
    """Return the choice by which Anna does nothing in her own turn."""
    view = state.view(frozenset({0}))
    if view["turn"] or view["stage"] != "act":
        return None
    return next((row["id"] for row in view["actions"] if row["word"] == "pass"), None)


def bryn_may_follow(state: State) -> bool:
    """Tell whether the action then is Bryn's to carry out or not."""
    if (action := passed(state)) is None:
        return False
    after = state.copy()
    after.apply(action)
    return after.to_move == 1 and stage(after) == "act" and len(after.legal_actions()) > 1


def test_what_a_bot_is_asked_is_told_about_it_and_not_asked_of_it(page: Page, address: str) -> None:
    """TEK-5: Anna does nothing in her own turn; whether Bryn follows is for Bryn to decide."""
    state = reach(bryn_may_follow, 2, "tiny-epic")
    page.goto(open_table(address, state, ANNA_AND_A_BOT))
    expect(page.locator(".ask .sentence")).to_have_text(
        "Anna: carry out the action, or do nothing."
    )
    page.evaluate(STEP_BY_STEP)
    page.get_by_role("button", name="Pass", exact=True).press("Enter")
    if page.locator(".doubt").count():
        page.locator(".doubt .confirm").press("Enter")
    told = re.compile(r"^Bryn carries out [A-Z][a-z]+ or collects[.]$")
    expect(page.locator(".ask .sentence")).to_have_text(told)
    expect(
        page.locator(".bar .line-ask, .ask").get_by_text(told).locator("visible=true")
    ).to_have_count(1)


def test_looking_through_a_game_tells_what_was_asked_and_asks_it_of_nobody(
    page: Page, address: str
) -> None:
    """TEK-5: what Bryn did is long done; neither is the reader told to do it."""
    state = reach(bryn_may_follow, 2, "tiny-epic")
    state.apply(passed(state) or 0)
    follows = len(state.history)
    while (state.to_move, stage(state)) != (1, "select"):
        state.apply(state.legal_actions()[-1])
    selects = len(state.history)
    table = open_table(address, state)
    sentence = page.locator(".ask .sentence")
    page.goto(f"{table}/at/{follows}")
    expect(sentence).to_have_text(re.compile(r"^Bryn carries out [A-Z][a-z]+ or collects[.]$"))
    page.goto(f"{table}/at/{selects}")
    expect(sentence).to_have_text("Bryn selects an action.")


def clears(state: State) -> bool:
    """Tell whether the card is cleared as soon as the first seat does nothing."""
    leave = words.PASS << 20
    if state.to_move != 0 or stage(state) != "act" or leave not in state.legal_actions():
        return False
    twin = state.copy()
    twin.listen()
    twin.apply(leave)
    return any(each["key"] == "tek-log-clear" for each in twin.events)


def test_that_the_card_is_cleared_can_be_read_on_a_phone(page: Page, address: str) -> None:
    """TEK-3: all shields come off at once; the sentence stands within the window, over the map."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(reduced_motion="no-preference")
    page.goto(open_table(address, reach(clears, 2, "tiny-epic", map="base")))
    page.locator(f'.answers [data-action="{words.PASS << 20}"]').press("Enter")
    if page.locator(".doubt").count():
        page.locator(".doubt .confirm").press("Enter")
    band = page.locator(".told-step.told-round > span")
    expect(band).to_be_visible()
    expect(band).to_contain_text("The action card is cleared: the shields come off")
    long = band.evaluate(
        "each => each.parentElement.getAnimations()[0].effect.getTiming().duration"
    )
    box, ground = band.bounding_box(), page.locator(".map > .board").bounding_box()
    assert box
    assert ground
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= ground["y"] + 1
    assert long > 3000
    page.locator(".ask .sentence").click()
    expect(band).to_have_count(0, timeout=1000)


def test_at_the_end_the_star_says_what_the_last_turn_brought(page: Page, address: str) -> None:
    """TEK-9: a kingdom's points before the last action was selected, and what it ends with."""
    before: dict[int, int] = {}

    def rose(state: State) -> bool:
        seats = state.view(frozenset())["seats"]
        points = {kingdom["seat"]: kingdom["points"] for kingdom in seats}
        if stage(state) == "select":
            before.update(points)
        return state.is_over and points[0] > before[0]

    state = reach(rose, 2, "tiny-epic")
    brought = state.view(frozenset())["seats"][0]["points"] - before[0]
    page.goto(open_table(address, state))
    expect(page.locator(".finish")).to_be_visible()
    rise = page.locator(".seat", has_text="Anna").locator(".rise")
    expect(rise).to_have_text(f"+{brought}")
    expect(rise).to_have_attribute("title", re.compile(f"^Anna, cycle .*: [+]{brought} point"))


def test_a_level_of_magic_says_its_ability_to_whoever_has_it_and_to_the_others(
    page: Page, address: str
) -> None:
    """TEK-8: in the news of Bryn what it can do now, and to Anna too what she can do herself."""

    def rose(seat: int) -> Callable[[State, Lines], bool]:
        return lambda state, lines: (
            any(row["key"] == "tek-log-magic" and row["seat"] == seat for row in lines)
            and stage(state) == "select"
            and state.view(frozenset())["round"] > 1
        )

    page.goto(open_table(address, told(rose(1)), ANNA_AND_A_BOT))
    card = page.get_by_role("region", name="Since your last turn")
    expect(card).to_contain_text(
        re.compile("Bryn reaches magic level [1-5] and reads on the card: “[A-Z][^“”]+[.]”")
    )
    page.goto(open_table(address, told(rose(0)), ANNA_AND_A_BOT))
    expect(page.locator(".ask .fresh").first).to_have_text(
        re.compile("^Anna reaches magic level [1-5] and reads on the card: “[A-Z][^“”]+[.]”$")
    )
    expect(page.locator(".line:visible .line-fresh")).to_contain_text("reaches magic level")


def test_the_lost_kingdom_says_what_it_is_as_it_comes_and_where_it_lies(
    page: Page, address: str
) -> None:
    """TEK-10: with two players one more land lies between them, which nobody owns."""
    page.goto(open_table(address, reach(lambda at: stage(at) == "settle", 2, "tiny-epic")))
    expect(page.locator(".ask .lately")).to_contain_text(
        "It belongs to nobody and is reached by a Quest; to defeat a neutral meeple there costs "
        "mana and ore, together one for each neutral meeple on the map. "
        "Its regions and neutral meeples are points at the end."
    )
    page.goto(open_table(address, reach(lambda at: stage(at) == "select", 2, "tiny-epic")))
    expect(page.locator(".land-mark.lost title")).to_have_text(
        "Lost Kingdom: it belongs to nobody and is reached by a Quest. "
        "A neutral meeple there is defeated for 5 in mana and ore. "
        "At the end it is a point for whoever stands here."
    )


def test_which_faction_one_has_been_dealt_is_told_before_that_of_the_other(
    page: Page, address: str
) -> None:
    """TEK-1: the first question after the factions have been dealt tells of both."""

    def dealt(state: State, lines: Lines) -> bool:
        return state.to_move == 0 and index(lines, "tek-log-deal-faction") >= 0

    page.goto(open_table(address, told(dealt), ANNA_AND_A_BOT))
    lines = page.locator(".ask .lately li", has_text="is dealt a faction")
    expect(lines).to_have_text([re.compile("^Anna is dealt"), re.compile("^Bryn is dealt")])


def test_a_meeple_that_was_paid_for_in_mana_is_headed_as_an_ability(
    page: Page, address: str
) -> None:
    """Undead of magic 3 pay for a new meeple in mana, too."""

    def in_mana(_state: State, lines: Lines) -> bool:
        over = index(lines, "tek-log-turn-over")
        if over < 0 or lines[over]["args"]["action"] != "expand":
            return False
        paid = [line for line in lines if line["key"] == "tek-log-pay"]
        return any(
            line["seat"] == lines[over]["seat"] and "mana" in line["args"]["units"] for line in paid
        )

    page.goto(open_table(address, told(in_mana), ANNA_AND_A_BOT))
    heads = page.locator(".log .told", has_text="by an ability, paid with")
    expect(heads.first).to_contain_text(re.compile("Expand .by an ability, paid with .*[0-9] mana"))


def gathers_of_choice(state: State, lines: Lines) -> bool:
    """Anna could only collect, and is asked which unit the ruins give her, before any other."""
    late = [line for line in lines if line["key"] == "tek-log-collect" and line["seat"] == 0]
    gained = any(line["key"] == "tek-log-gain" and line["seat"] == 0 for line in lines)
    return stage(state) == "gain" and bool(late and late[-1]["lines"]) and not gained


def test_who_is_still_to_choose_what_to_collect_is_not_said_to_collect_nothing(
    page: Page, address: str
) -> None:
    """TEK-5: ruins give one unit of choice."""
    page.goto(open_table(address, told(gathers_of_choice), ANNA_AND_A_BOT))
    line = page.locator(".ask .fresh").first
    expect(line).to_contain_text(re.compile("Anna cannot carry out .+ and so collects[.]"))
    expect(page.locator(".ask h1, .ask h2").first).to_have_text("Anna: choose a resource.")


@pytest.mark.parametrize("size", [(844, 390), (390, 844)])
def test_whoever_is_attacked_reads_by_whom_and_where_and_at_once_how_it_ended(
    page: Page, address: str, size: tuple[int, int]
) -> None:
    """TEK-7: Anna shows the flag; who wins is told over the map, beside who has how much."""

    def defends(view: dict[str, Any]) -> bool:
        return bool(view["war"]["sides"][1]["seat"] == 0)

    state = asked("bid", 2, "base", defends)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(reduced_motion="no-preference")
    page.goto(open_table(address, state, ANNA_AND_A_BOT))
    asks = page.locator(".ask .sentence")
    expect(asks).to_contain_text(re.compile("Anna: Bryn attacks you in .+. You defend: choose"))
    page.get_by_role("button", name="White flag").click()
    page.locator(".ask .confirm").click()
    told_war = page.locator(".told-step.told-round > span")
    expect(told_war).to_contain_text(re.compile("Bryn shows .+ (Anna|Bryn) wins the war[.]"))
    points = page.locator(".standings:visible").bounding_box()
    line = told_war.bounding_box()
    assert points
    assert line
    assert line["x"] + line["width"] <= points["x"]
