"""What an answer costs, risks and leads to is said on the page before it is given."""

from typing import Any

from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.positions import open_table, reach

FOUR = tuple(Seat(name) for name in ("Anna", "Bryn", "Hob", "Mab"))


def offered(state: State, word: str) -> list[dict[str, Any]]:
    """Return the actions of a word as the seat that is asked sees them."""
    view = state.view(frozenset({state.to_move}))
    return [row for row in view["actions"] if row["word"] == word]


def test_an_artifact_that_needs_the_die_reads_as_the_last_attempt_that_it_is(
    page: Page, address: str
) -> None:
    """WC-6.5: what is missing, its chances and that the conquests end are said beforehand."""

    def one_short(state: State) -> list[dict[str, Any]]:
        return [row for row in offered(state, "frost") if row.get("missing") == 1]

    state = reach(lambda one: bool(one_short(one)), 4, "warcraft")
    row = one_short(state)[0]
    page.goto(open_table(address, state, FOUR))
    page.locator(f'.region[data-region="{row["region"]}"]').press("Enter")
    said = page.locator(".chances", has_text="Missing 1: 3 of 6 faces")
    expect(said.locator(".pip.good")).to_have_text(["1", "2", "3"])
    button = page.locator(".answers button", has_text="Frostmourne")
    expect(button).to_contain_text("last attempt, 50%")
    expect(page.locator(".price-tag.dear")).not_to_have_count(0)


def test_what_is_certain_has_the_strong_button_and_not_the_last_attempt_beside_it(
    page: Page, address: str
) -> None:
    """SW-D01: whoever presses Enter twice takes the region by the dragon, without a throw."""

    def either_way(state: State) -> list[dict[str, Any]]:
        certain = {row["region"] for row in offered(state, "dragon") if not row.get("missing")}
        return [row for row in offered(state, "attempt") if row["region"] in certain]

    state = reach(lambda one: bool(either_way(one)), 4)
    page.goto(open_table(address, state, FOUR))
    page.locator(f'.region[data-region="{either_way(state)[0]["region"]}"]').press("Enter")
    expect(page.locator(".answers .confirm")).to_have_count(1)
    expect(page.locator(".answers .confirm")).to_contain_text("Dragon")
    expect(page.locator(".answers button", has_text="Last attempt")).to_be_visible()


def test_beside_a_decline_stands_what_it_pays_and_what_staying_pays(
    page: Page, address: str
) -> None:
    """SW-V: both are told, as the active power no longer counts in decline."""

    def differs(state: State) -> bool:
        view = state.view(frozenset({state.to_move}))
        return view["stage"] == "mode" and len(view["income"]) > len(view["fading"]) > 0

    state = reach(differs, 4, "warcraft")
    view = state.view(frozenset({state.to_move}))
    now, then = (sum(line["n"] for line in view[name]) for name in ("income", "fading"))
    page.goto(open_table(address, state, FOUR))
    told = page.locator(".answers details.earned")
    expect(told.locator("summary")).to_have_text(
        f"Coins this turn: {now} without a new conquest, {then} in decline"
    )
    told.locator("summary").click()
    expect(told.locator("ul")).to_have_count(2)


def test_the_form_of_worgen_that_decline_is_asked_with_what_follows(
    page: Page, address: str
) -> None:
    """WC-Q03: the form is chosen on a turn of decline, too, and then they decline."""
    state = reach(
        lambda one: bool(offered(one, "decline")) and "worgen" in str(one.view(frozenset())["ask"]),
        4,
        "warcraft",
    )
    page.goto(open_table(address, state, FOUR))
    page.get_by_role("button", name="Go into decline").click()
    page.get_by_role("button", name="Go into decline").click()
    asked = page.get_by_role("heading", name="human form or worgen form")
    expect(asked).to_contain_text("Right after this the Worgen go into decline")


def test_a_region_of_ones_own_in_decline_says_that_it_is_one(page: Page, address: str) -> None:
    """SW-C01: a race may take what another race of the same seat holds, and gains no region."""

    def own(state: State) -> list[str]:
        view = state.view(frozenset({state.to_move}))
        if view["stage"] != "conquer":
            return []
        return [
            name
            for name, at in view["regions"].items()
            if at["seat"] == state.to_move and at["declined"] and at["actions"]
        ]

    state = reach(lambda one: bool(own(one)))
    page.goto(open_table(address, state))
    page.locator(f'.region[data-region="{own(state)[0]}"]').press("Enter")
    expect(page.locator(".region-choice")).to_contain_text("This region is already yours")


def test_where_only_the_end_of_the_conquests_is_left_no_price_stands_on_the_map(
    page: Page, address: str
) -> None:
    """SW-D01: a dashed price is one that the die could pay; without a token there is no throw."""

    def is_spent(state: State) -> bool:
        return [row["word"] for row in state.view(frozenset({state.to_move}))["actions"]] == [
            "stop"
        ]

    state = reach(is_spent)
    page.goto(open_table(address, state))
    expect(page.locator(".ask")).to_contain_text("nothing more can be conquered")
    expect(page.locator(".price-tag")).to_have_count(0)


def test_whose_a_token_is_stands_on_a_shield_and_how_many_there_are_on_a_disc(
    page: Page, address: str
) -> None:
    """A seat that is called 1 counts no tokens."""

    def piled(state: State) -> bool:
        return any(at["tokens"] > 1 for at in state.view(frozenset())["regions"].values())

    page.goto(open_table(address, reach(piled), (Seat("1st"), Seat("2nd"))))
    marks = page.locator(".stands .flag")
    expect(marks.first).to_be_visible()
    expect(page.locator(".stands .count circle")).not_to_have_count(0)
    expect(marks.locator("path")).to_have_count(marks.count())
    expect(marks.locator("circle")).to_have_count(0)


def test_attempts_with_different_dice_stand_in_the_order_of_their_buttons(
    page: Page, address: str
) -> None:
    """WC-14: with Frostmourne the die must show two less, so that comes first in both."""

    def eased(state: State) -> list[str]:
        plain = {row["region"]: row["missing"] for row in offered(state, "attempt")}
        return [
            row["region"]
            for row in offered(state, "frost")
            if 0 < row.get("missing", 0) < plain.get(row["region"], 0)
        ]

    state = reach(lambda one: bool(eased(one)), 4, "warcraft")
    page.goto(open_table(address, state, FOUR))
    page.locator(f'.region[data-region="{eased(state)[0]}"]').press("Enter")
    names = page.locator(".region-choice .hint:has(+ .chances)")
    expect(names).to_have_count(2)
    buttons = page.locator(".answers button").filter(has_text="%")
    assert [name.strip() for name in buttons.all_inner_texts()] == names.all_inner_texts()
