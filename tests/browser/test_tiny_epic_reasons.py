"""Whatever is closed at a table of Tiny Epic Kingdoms says why, and every card has a sign."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import marchland
from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.kingdoms import asked
from tests.browser.positions import open_table

ANNA = (Seat("Anna"),)


def with_bots(state: State) -> tuple[Seat, ...]:
    return (*ANNA, *(Seat(name, "bot", "random") for name in ("Bryn", "Hob", "Mab")))[
        : state.players
    ]


def test_an_action_that_could_not_be_carried_out_is_selected_by_a_button_that_says_so(
    page: Page, address: str
) -> None:
    """TEK-3: whoever selects and cannot carry it out does nothing, and collects nothing either."""
    state = asked("select", 2, "base", lambda view: any(row["idle"] for row in view["card"]))
    row = next(row for row in state.view(frozenset({0}))["card"] if row["idle"])
    page.goto(open_table(address, state, with_bots(state)))
    page.locator(f'.option[data-action="{row["id"]}"]').click()
    told = f"Select {row['action'].capitalize()} without carrying it out"
    expect(page.locator(".upshot .confirm")).to_have_text(told)


def test_a_region_says_which_button_carries_out_what_needs_no_region(
    page: Page, address: str
) -> None:
    """TEK-4: the tower grows on the track of one's own card, wherever the meeples stand."""
    built = asked("act", 2, "base", lambda view: view["doing"] == "build")
    page.goto(open_table(address, built, with_bots(built)))
    page.locator(".board .region").first.press("Enter")
    expect(page.locator(".region-choice")).to_contain_text("this button does it: Carry out Build.")
    expect(page.get_by_role("button", name="Carry out Build")).to_be_visible()


def raised_elsewhere(closed: list[dict[str, Any]]) -> bool:
    return [row["why"]["key"] for row in closed] == ["tek-why-level-action"]


def test_a_used_action_and_a_greyed_button_say_why(page: Page, address: str) -> None:
    """TEK-3, TEK-11.2."""
    state = asked("select", 2, "heroes", lambda view: any(row["shield"] for row in view["card"]))
    page.goto(open_table(address, state, with_bots(state)))
    used = page.locator("button.space.used").first
    name = used.locator("span").first.inner_text()
    used.press("Enter")
    expect(page.locator(".upshot .why")).to_contain_text(
        f"A shield lies on {name}; it is free again once the shields come off the card."
    )
    expect(page.locator(".upshot .confirm")).to_be_disabled()
    acting = asked("act", 2, "heroes", lambda view: raised_elsewhere(view["closed"]))
    page.goto(open_table(address, acting, with_bots(acting)))
    greyed = page.locator("button.shut")
    expect(greyed).to_have_text("Train the hero")
    greyed.press("Enter")
    expect(page.locator(".ask .why")).to_contain_text(" rises by ")


def test_before_a_first_war_it_is_said_what_to_keep_back_and_where_wars_are_taught(
    page: Page, address: str
) -> None:
    """TEK-7: numbers are paid in mana and ore; whoever took the lesson knows it."""
    early = asked("select", 2, "heroes")
    page.goto(open_table(address, early, with_bots(early)))
    told = page.locator(".about-war")
    expect(told).to_contain_text("Keep some mana or ore back: in a war whoever shows less loses.")
    expect(told.get_by_role("link")).to_have_attribute("href", "#/learn/tiny-epic/war")
    war = asked("bid", 2, "heroes", lambda view: view["war"])
    page.goto(open_table(address, war, with_bots(war)))
    expect(told.get_by_role("link")).to_be_visible()
    page.evaluate("localStorage['marchland-lessons'] = '{\"tiny-epic/war\": {\"done\": true}}'")
    page.reload()
    expect(page.locator(".war")).to_be_visible()
    expect(told).to_have_count(0)


def test_a_region_where_nothing_can_be_done_says_why(page: Page, address: str) -> None:
    """TEK-6."""
    state = asked("move", 1, "heroes", lambda view: any(row.get("to") for row in view["actions"]))
    view = state.view(frozenset({0}))
    page.goto(open_table(address, state, ANNA))
    water = next(id_ for id_, row in view["regions"].items() if row["feature"])
    page.locator(f'.region[data-region="{water}"]').press("Enter")
    expect(page.locator(".region-choice .why")).to_contain_text(
        "Nobody can enter: this is not a region"
    )
    page.get_by_role("button", name="Cancel").click()
    start = next(row["region"] for row in view["actions"] if row.get("to"))
    page.locator(f'.region[data-region="{start}"]').press("Enter")
    page.locator(f'.region[data-region="{water}"]').press("Enter")
    why = page.locator(".region-choice .why")
    expect(why).to_contain_text("Nobody can enter: this is not a region")
    expect(page.locator(".region-choice .region-name").first).to_contain_text(start.split("/")[1])


def test_a_move_that_starts_a_war_says_what_it_may_cost_before_it_is_confirmed(
    page: Page, address: str
) -> None:
    """TEK-7."""
    state = asked("move", 3, "base", lambda view: any(row.get("stake") for row in view["actions"]))
    rows = state.view(frozenset({0}))["actions"]
    war = next(row for row in rows if row.get("stake"))
    page.goto(open_table(address, state, with_bots(state)))
    page.locator(f'.region[data-region="{war["region"]}"]').press("Enter")
    option = page.locator(f'.option[data-action="{war["id"]}"]')
    if option.count():
        option.click()
    most, loss = war["stake"]["most"], war["stake"]["retreat"]
    expect(page.locator(".upshot .confirm")).to_be_enabled()
    told = page.locator(".region-choice .stake")
    expect(told).to_contain_text(f"You can show a number up to {most}")
    expect(told).to_contain_text(f"If you lose, the meeple’s retreat costs {loss} food")


def test_what_a_war_may_cost_stands_under_its_goal_and_covers_no_other(
    phone: Phone, address: str
) -> None:
    """TEK-7: on the smallest phone the button alone sticks, and what it confirms is in sight."""

    def chooses(view: dict[str, Any]) -> bool:
        rows = [row for row in view["actions"] if row.get("to")]
        starts = [row["region"] for row in rows if row.get("stake")]
        return any(sum(row["region"] == start for row in rows) > 3 for start in starts)

    state = asked("move", 2, "base", chooses)
    rows = state.view(frozenset({0}))["actions"]
    war = next(row for row in rows if row.get("stake"))
    page = phone(360, 640)
    page.goto(open_table(address, state, with_bots(state)))
    page.locator(f'.region[data-region="{war["region"]}"]').press("Enter")
    option = page.locator(f'.option[data-action="{war["id"]}"]')
    option.dispatch_event("click")
    expect(option).to_have_attribute("aria-pressed", "true")
    for part in (option, page.locator(".options .stake")):
        box = part.bounding_box()
        assert box
        hit = "([x, y]) => document.elementFromPoint(x, y)?.closest('.option, .stake') !== null"
        for y in (box["y"] + 4, box["y"] + box["height"] - 4):
            assert page.evaluate(hit, [box["x"] + 20, y])


def test_the_compass_keeps_its_pointer_and_tells_what_comes_next(page: Page, address: str) -> None:
    """TEK-12: side, pointer and what the opponent will do stay in sight through the turn."""
    state = asked("act", 1, "heroes", lambda view: view["turn"] == 0 and view["round"] > 1)
    page.goto(open_table(address, state, ANNA))
    expect(page.locator(".rose .now")).to_have_count(1)
    lines = page.locator(".compass .lines")
    expect(lines).to_contain_text("The last roll was")
    expect(lines).to_contain_text("After you the opponent")
    expect(lines).to_contain_text("Its war number is")


SIGNLESS = """async ids => {
  const signs = await import("/static/tinyepic/emblems.js");
  return ids.filter(([kind, id]) => {
    const sign = kind === "faction" ? signs.factionSign(id) : signs.heroSign(id);
    return typeof sign === "symbol";
  });
}"""


def test_every_faction_and_hero_has_a_sign_of_its_own(page: Page, address: str) -> None:
    rows = marchland.game("tiny-epic").abilities
    ids = [[row["kind"], row["id"]] for row in rows if row["kind"] in ("faction", "hero")]
    assert len(ids) == 29 + 25
    page.goto(address)
    assert page.evaluate(SIGNLESS, ids) == []


def test_the_picture_of_a_table_shows_a_land_for_each_kingdom(page: Page, address: str) -> None:
    """TEK-2, TEK-10: two players have the Lost Kingdom between them. Chance deals lands."""
    page.goto(f"{address}/#/new/tiny-epic")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tiny Epic Kingdoms")
    for players, lands in ((2, 3), (5, 5), (1, 2)):
        page.get_by_role("radio", name=str(players), exact=True).check()
        expect(page.locator('svg.preview rect[fill="url(#paper-light)"]')).to_have_count(lands)
    expect(page.locator("svg.preview .land-name")).to_have_count(0)


def test_a_faction_is_read_before_it_is_picked_and_the_map_says_it_is_not_asked(
    page: Page, address: str
) -> None:
    """TEK-12: alone the player picks both factions; no land is chosen then."""
    state = asked("pick-faction", 1, "base", lambda view: view["ask"]["key"].endswith("-faction"))
    page.goto(open_table(address, state, ANNA))
    expect(page.locator(".ask .hint")).to_contain_text("Press a name to read what it does")
    page.locator(".region").first.press("Enter")
    expect(page.locator(".ask .why")).to_have_text("What is asked now is not chosen on the map.")
    page.get_by_role("button", name="Goblins").press("Enter")
    expect(page.locator(".ask .read")).to_contain_text("you may move two meeples")
    expect(page.locator(".ask .why, .ask .hint")).to_have_count(0)


def test_a_region_offers_the_actions_that_can_be_carried_out_there(
    page: Page, address: str
) -> None:
    """TEK-3: while an action is selected, a region where only one can be carried out names it."""

    def single(view: Any) -> list[str]:
        rows = [(place, row["action"]) for row in view["card"] for place in row["places"]]
        places = [place for place, _ in rows]
        new = [place for place, name in rows if name == "expand"]
        return [place for place in new if places.count(place) == 1] if len(new) > 1 else []

    state = asked("select", 2, "base", lambda view: bool(single(view)))
    view = state.view(frozenset({0}))
    place = single(view)[0]
    page.goto(open_table(address, state, with_bots(state)))
    bare = next(id_ for id_, row in view["regions"].items() if row["feature"])
    page.locator(f'.region[data-region="{bare}"]').press("Enter")
    told = "No action that can be selected now does anything here."
    expect(page.locator(".region-choice")).to_contain_text(told)
    page.locator(f'.region[data-region="{place}"]').press("Enter")
    page.get_by_role("button", name="Carry out Expand").click()
    expect(page.locator(".ask h1")).to_contain_text("choose where the new meeple stands")
    expect(page.locator(f'.region[data-region="{place}"]')).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator(".region-choice .confirm")).to_be_enabled()


def test_a_faction_can_be_drawn_by_lot_and_is_read_before_it_is_confirmed(
    page: Page, address: str
) -> None:
    """TEK-12: alone the player picks from all factions; whoever knows none of them draws one."""
    state = asked("pick-faction", 1, "base")
    page.goto(open_table(address, state, ANNA))
    lot = page.get_by_role("button", name="Draw one by lot")
    drawn = page.locator(".ask .option[aria-pressed=true]")
    expect(drawn).to_have_count(0)
    lot.click()
    expect(drawn).to_have_count(1)
    first = drawn.inner_text()
    expect(page.locator(".ask .read .level")).to_have_count(5)
    expect(page.locator(".ask .confirm")).to_be_enabled()
    lot.press("Enter")
    expect(drawn).not_to_have_text(first)


@pytest.mark.parametrize(
    ("stage", "players", "told"),
    [
        ("pick-side", 1, "what its regions give is what you gather at first"),
        ("pick-faction", 1, "opens one of the faction’s five abilities"),
        ("settle", 2, "Two in one region gather no more than one."),
        ("split", 2, "Expand is paid in food, Research in mana, Build in ore"),
        ("keep", 2, "The hero is one of your meeples."),
    ],
)
def test_a_choice_of_the_set_up_says_what_it_changes(
    page: Page, address: str, stage: str, players: int, told: str
) -> None:
    """TEK-2: whoever plays a first game cannot know what a side or a faction is for."""
    state = asked(stage, players, "base" if players == 1 else "heroes")
    page.goto(open_table(address, state, ANNA if players == 1 else with_bots(state)))
    expect(page.locator(".ask .about-setup")).to_contain_text(told)


@pytest.mark.parametrize(
    ("stage", "told"),
    [
        ("pick-side", "your Quests lead there"),
        ("pick-faction", "it pays nothing for wars"),
        ("settle", "sets out from there"),
    ],
)
def test_a_choice_for_the_solo_opponent_says_what_it_changes(
    page: Page, address: str, stage: str, told: str
) -> None:
    """TEK-12: alone the player sets the opponent up as well."""
    state = asked(stage, 1, "base", lambda view: "-opponent" in view["ask"]["key"])
    page.goto(open_table(address, state, ANNA))
    expect(page.locator(".ask .about-setup")).to_contain_text(told)
    how = page.locator(".compass .pointer")
    how.locator("summary").click()
    early = how.get_by_text("once both lands lie on the table, 12 points to the opponent’s.")
    expect(early).to_have_count(1 if stage == "pick-side" else 0)


def neutral_goals(view: Any) -> list[str]:
    """Return the regions of neutral meeples that several ways lead to, and whose price is one."""
    ways: dict[str, list[int]] = {}
    for row in view["actions"]:
        if row.get("stake") and row["stake"]["foe"] is None:
            ways.setdefault(row["to"], []).append(row["stake"]["due"])
    return [goal for goal, dues in ways.items() if len(dues) > 1 and len(set(dues)) == 1]


def test_what_a_neutral_meeple_costs_stands_at_the_goal_before_a_start_is_chosen(
    page: Page, address: str
) -> None:
    """TEK-10: its number is how many neutral meeples are left, from wherever one comes."""
    state = asked("move", 2, "base", lambda view: bool(neutral_goals(view)))
    view = state.view(frozenset({0}))
    [goal, *_] = neutral_goals(view)
    due = next(row["stake"]["due"] for row in view["actions"] if row.get("to") == goal)
    page.goto(open_table(address, state, with_bots(state)))
    page.locator(f'.region[data-region="{goal}"]').press("Enter")
    expect(page.locator(".region-choice .stake")).to_contain_text(f"You pay {due} in mana and ore")
    expect(page.locator(".region-choice .stake")).to_contain_text("One mana counts 2, one ore 1.")
    expect(page.locator(".region-choice .option[aria-pressed=true]")).to_have_count(0)


def cheaper(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the moves into a neutral meeple's region that cost less than neutrals there are."""
    neutrals = sum(
        piece["piece"] == "neutral" for at in view["regions"].values() for piece in at["pieces"]
    )
    stakes = [row for row in view["actions"] if row.get("stake")]
    return [
        row for row in stakes if row["stake"]["foe"] is None and row["stake"]["due"] == neutrals - 1
    ]


def test_a_neutral_meeple_that_costs_less_for_an_ability_says_so(page: Page, address: str) -> None:
    """TEK-10: the price is one for each neutral meeple, less what an ability takes off it."""
    state = asked("move", 2, "base", lambda view: bool(cheaper(view)))
    row = cheaper(state.view(frozenset({0})))[0]
    page.goto(open_table(address, state, with_bots(state)))
    for region in (row["region"], row["to"]):
        page.locator(f'.region[data-region="{region}"]').press("Enter")
    expect(page.locator(".stake").first).to_contain_text(
        f"You pay {row['stake']['due']} in mana and ore (1 less by your abilities) and win"
    )


def test_each_war_number_stands_once_by_its_cheapest_way_and_the_plus_is_told(
    page: Page, address: str
) -> None:
    """Elves of magic 2: a number paid with mana alone counts one more."""
    state = asked("bid", 2, "base", lambda view: sum("alone" in bid for bid in view["bids"]) > 2)
    page.goto(open_table(address, state, with_bots(state)))
    expect(page.locator(".bids")).to_contain_text("paid with mana alone and then counts more")
    shown = page.locator(".bids > .options b:not([aria-hidden])").all_inner_texts()
    counts = [sum(map(int, text.split("+"))) for text in shown]
    assert counts == sorted(set(counts))
    folded = page.locator(".other-ways .option")
    assert len(shown) + folded.count() == sum(
        bid["number"] is not None for bid in state.view(frozenset({0}))["bids"]
    )
    expect(folded.first).to_be_hidden()


def test_where_an_open_number_can_only_be_paid_nothing_speaks_of_giving_up(
    page: Page, address: str
) -> None:
    """TEK-10: whoever cannot pay for a neutral meeple does not enter; so there is no way back."""
    state = asked("match", 2, "base")
    page.goto(open_table(address, state, with_bots(state)))
    expect(page.locator(".ask h1")).to_have_text("Anna: pay for the neutral meeple’s number.")
    expect(page.locator(".ask .pay")).to_contain_text("One mana counts 2, one ore 1.")
    expect(page.locator(".ask")).not_to_contain_text("give up")


def test_a_defender_is_told_the_price_of_a_retreat_and_a_number_for_nothing_says_why(
    page: Page, address: str
) -> None:
    """TEK-7: food for each meeple in play; an ability of the faction takes off a small number."""

    def spared(view: Any) -> bool:
        own = view["war"]["sides"][1]
        free = [bid for bid in view["bids"] if bid["number"] and not bid["cost"]]
        return own["seat"] == 0 and len(free) > 0 and own["by"] == [view["seats"][0]["faction"]]

    state = asked("bid", 2, "base", spared)
    view = state.view(frozenset({0}))
    own = view["war"]["sides"][1]
    page.goto(open_table(address, state, with_bots(state)))
    told = f"The loser retreats for food (you for {own['retreat']}) or loses the meeple."
    expect(page.locator(".bids .how")).to_contain_text(told)
    page.locator(".bids .options button").first.click()
    name = view["seats"][0]["faction"].capitalize()
    expect(page.locator(".upshot")).to_contain_text(
        f"Number 1 costs nothing: you pay {own['discount']} less in this war ({name})."
    )
