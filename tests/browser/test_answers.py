"""Whatever is tapped answers: it is chosen, it is marked, or it says why not."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Replay, Seat
from tests.browser.conftest import Phone
from tests.browser.hands import Mouse, wait_until_told
from tests.browser.positions import ANNA_AND_BRYN, open_table, reach, stage
from tests.smallworld.test_clauses import made

SOLO_NAMES = (Seat("Anna"), Seat("Bryn"), Seat("Hob"))


def view(state: State) -> dict[str, Any]:
    return dict(state.view(frozenset({state.to_move})))


def offers(state: State, word: str) -> bool:
    return any(state.describe(one).startswith(f"{word} ") for one in state.legal_actions())


def tap(page: Page, region: str) -> None:
    Mouse(page).region(page.locator(f'.region[data-region="{region}"]'))


@pytest.mark.parametrize(
    ("word", "told"),
    [("swap", "exchange only regions with Magic"), ("intimidate", "can be intimidated")],
)
def test_two_regions_are_marked_or_say_why_not(
    page: Page, address: str, word: str, told: str
) -> None:
    """WC: Portal Mages and Intimidating name two regions."""
    state = reach(lambda state: offers(state, word) and stage(state) == "conquer", name="warcraft")
    rows = [row for row in view(state)["actions"] if row["word"] == word]
    ends = {row["region"] for row in rows} | (
        {row["to"] for row in rows} if word == "swap" else set()
    )
    others = [region for region in view(state)["regions"] if region not in ends]
    page.goto(open_table(address, state))
    page.locator(".ask button.pair").first.click()
    marked = page.locator(".region.can").evaluate_all("all => all.map(one => one.dataset.region)")
    assert set(marked) == ends
    tap(page, others[0])
    expect(page.locator(".trouble")).to_contain_text(told)
    tap(page, next(iter(ends)))
    expect(page.locator(".trouble")).to_have_count(0)


def test_a_region_tells_of_itself_while_a_combination_is_picked(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(lambda state: stage(state) == "pick")))
    page.locator(".combo-row").first.click()
    tap(page, "r12")
    panel = page.locator(".region-choice")
    expect(panel.locator(".region-name")).to_contain_text("12")
    expect(panel.locator(".why")).to_contain_text("First choose a combination")


def test_a_land_is_chosen_by_a_tap_on_its_card(page: Page, address: str) -> None:
    """TEK-2: each chooses a side; a land that is not offered says so."""
    state = reach(
        lambda state: stage(state) == "pick-side" and bool(view(state)["homes"]), 3, "tiny-epic"
    )
    page.goto(open_table(address, state, SOLO_NAMES))
    offered = {row["name"] for row in view(state)["actions"]}
    expect(page.locator(".region.can").first).to_be_attached()
    ids = page.locator(".region").evaluate_all("all => all.map(one => one.dataset.region)")
    land = next(one for one in ids if one.split("/")[0] in offered)
    tap(page, land)
    name = page.locator('.option[aria-pressed="true"]')
    expect(name).to_have_count(1)
    expect(page.locator(".ask .confirm")).to_be_enabled()
    other = [one for one in ids if one.split("/")[0] not in offered]
    if other:
        tap(page, other[0])
        expect(page.locator(".cards .why")).to_contain_text("Only lands that are offered")


def test_held_sideways_the_button_that_places_is_whole_beside_the_map(
    phone: Phone, address: str
) -> None:
    """SW-P: heroes go to two of eight regions; nothing moves as they are chosen."""

    def many(state: State) -> bool:
        places = view(state)["places"]
        return bool(places) and places["count"] == 2 and len(places["regions"]) > 7

    page = phone(844, 390)
    page.goto(open_table(address, reach(many)))
    place = page.locator(".places .confirm")
    expect(place).to_be_disabled()
    where = []
    for toggle in page.locator(".places .toggle").all()[:2]:
        expect(place).to_be_in_viewport(ratio=1)
        where.append(place.bounding_box())
        toggle.evaluate("each => each.click()")
    expect(place).to_be_enabled()
    expect(place).to_be_in_viewport(ratio=1)
    assert where == [place.bounding_box()] * 2


def test_no_more_keeps_what_was_chosen(page: Page, address: str) -> None:
    """WC-10: up to two Military Objectives; what is voluntary is not said in red."""
    state = reach(lambda state: offers(state, "target"), name="warcraft")
    assert view(state)["places"]["count"] > 1
    page.goto(open_table(address, state))
    places = page.locator(".places")
    expect(places.locator(".rest")).to_contain_text("Military Objective: you may place up to 2")
    expect(places.locator(".why")).to_have_count(0)
    places.locator(".toggle").nth(0).click()
    places.get_by_role("button", name="No more").click()
    expect(places).to_have_count(0)
    wait_until_told(page, "log-target")


def test_camps_are_called_camps(page: Page, address: str) -> None:
    """SW-P: camps are no tokens."""

    def camping(state: State) -> bool:
        deploy = view(state)["deploy"]
        return bool(deploy) and deploy["piece"] == "camp"

    page.goto(open_table(address, reach(camping)))
    expect(page.locator(".deploy .why")).to_have_text(
        re.compile(r"\s*All must be placed; (1 camp|\d camps) left\.\s*")
    )


def test_tokens_are_spread_to_where_others_can_come(page: Page, address: str) -> None:
    """A hole, or a region within one's own land, needs no more than the rules want."""

    def partly_safe(state: State) -> bool:
        deploy = view(state)["deploy"]
        if not deploy or stage(state) != "deploy" or deploy["give_up"]:
            return False
        spare = deploy["total"] - sum(deploy["min"].values())
        exposed = len(deploy["regions"]) - len(deploy["safe"])
        return (
            0 < spare < exposed < len(deploy["regions"]) and len(set(deploy["foes"].values())) > 1
        )

    state = reach(partly_safe)
    deploy = view(state)["deploy"]
    page.goto(open_table(address, state))
    page.get_by_role("button", name="Spread").click()
    expect(page.locator(".deploy .rest.done")).to_be_visible()
    numbers = {
        str(row.get_attribute("data-region")): int(row.locator("output").inner_text())
        for row in page.locator(".stepper").all()
    }
    assert {region: numbers[region] for region in deploy["safe"]} == {
        region: deploy["min"][region] for region in deploy["safe"]
    }
    exposed = [n for region, n in numbers.items() if region not in deploy["safe"]]
    assert max(exposed) - min(exposed) <= 1
    more = [deploy["foes"].get(name, 0) for name, n in numbers.items() if n > deploy["min"][name]]
    rest = set(deploy["regions"]) - set(deploy["safe"])
    assert sorted(more) == sorted(deploy["foes"].get(name, 0) for name in rest)[-len(more) :]
    assert sum(numbers.values()) == deploy["total"]


def test_the_champion_is_asked_for_alone_and_stays_at_one_press(page: Page, address: str) -> None:
    """WC-11: who has no Beasts is not asked for them, and he need not be sought on the map."""

    def champion_stands(state: State) -> bool:
        rows = view(state)
        own = [at for at in rows["regions"].values() if "champion" in at["pieces"]]
        asked = state.to_move == 0 and offers(state, "champion-at")
        return bool(own) and asked and len(rows["actions"]) > 1

    state = reach(champion_stands, name="warcraft")
    at = next(name for name, one in view(state)["regions"].items() if "champion" in one["pieces"])
    page.goto(open_table(address, state))
    expect(page.locator(".ask")).to_contain_text("Anna: place the Champion.")
    name = page.locator(f'.region[data-region="{at}"]').get_attribute("aria-label")
    stay = page.locator(".answers > button.confirm")
    expect(stay).to_have_text(f"Leave the Champion in {str(name).split(',', maxsplit=1)[0]}")
    tap(page, at)
    expect(stay).to_have_count(1)
    expect(stay).to_contain_text("Leave the Champion in")
    other = next(row for row in view(state)["actions"] if row["region"] != at)["region"]
    tap(page, other)
    expect(stay).to_contain_text("Place the Champion in")
    page.keyboard.press("Escape")
    stay.click()
    expect(page.locator(".entry.log-champion-at").first).to_be_attached()


def test_a_region_that_a_hero_would_not_make_safer_says_so_before_it_is_chosen(
    page: Page, address: str
) -> None:
    """SW-R, SW-W10: what a hole closes is closed without a hero; all chosen, nothing is asked."""

    def holed(state: State) -> bool:
        return offers(state, "hero") and len(view(state)["places"]["closed"]) == 2

    state = reach(holed)
    spots, holes = (view(state)["places"][what] for what in ("regions", "closed"))
    lying = [one for one, each in view(state)["regions"].items() if "hole" in each["pieces"]]
    assert set(holes) == set(spots) & set(lying)
    page.goto(open_table(address, state))
    panel = page.locator(".places")
    numbers = [one.removeprefix("r") for one in holes]
    said = rf"^Nobody can conquer there anyway \(hole\): \w+ {numbers[0]} and \w+ {numbers[1]}\.$"
    expect(panel.locator(".closed")).to_have_text(re.compile(said))
    expect(panel.locator(".toggle .icon")).to_have_count(2)
    expect(panel.locator(".rest")).to_contain_text("2 × hero: choose regions")
    for spot in spots[:2]:
        panel.locator(".toggle", has_text=re.compile(rf" {spot.removeprefix('r')}\b")).click()
    first, second = (spot.removeprefix("r") for spot in spots[:2])
    told = rf"2 × hero: \w+ {first} and \w+ {second}"
    expect(panel.locator(".rest")).to_have_text(re.compile(told))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Nobody can conquer there anyway (Watch Tower): "),
        ("cs", "Nedobytné i bez toho (Hlídková věž): "),
        ("hu", "Enélkül is sérthetetlen (őrtorony): "),
        ("pl", "Nie do podbicia i bez tego (Strażnica): "),
    ],
)
def test_a_region_that_the_aegis_would_not_make_safer_says_so(
    page: Page, address: str, lang: str, said: str
) -> None:
    """WC-13, WC-15: a Watch Tower keeps everybody out."""

    def towered(state: State) -> bool:
        return offers(state, "aegis") and bool(view(state)["places"]["closed"])

    page.add_init_script(f"localStorage.setItem('marchland', JSON.stringify({{lang: '{lang}'}}))")
    page.goto(open_table(address, reach(towered, name="warcraft")))
    note = page.locator(".places .closed")
    expect(note).to_have_count(1)
    expect(note).to_contain_text(said)


def test_a_region_that_the_champion_would_not_make_safer_says_so(
    page: Page, address: str, tmp_path: Path
) -> None:
    """WC-11, WC-15: a race of one's own puts up towers beside him, and shuts regions by them."""
    game = made(tmp_path, "race", 'clauses = [{ posts = "tower" }]', "warcraft")

    def towered(state: State) -> bool:
        return offers(state, "champion-at") and bool(view(state)["closed"])

    state = reach(towered, game=game)
    page.goto(address)
    own = {"text": (tmp_path / "own.toml").read_text(encoding="utf-8")}
    file = json.loads(Replay.from_state(state, ANNA_AND_BRYN).to_json())
    # Whoever opens the file of a game needs the race in a workshop of their own.
    page.request.post(f"{address}/api/workshop", data=own, headers={"Origin": address})
    opened = page.request.post(
        f"{address}/api/replays", data=file, headers={"Origin": address}
    ).json()
    page.goto(f"{address}/#/table/{opened['table']}")
    expect(page.locator(".ask .closed")).to_contain_text("Nobody can conquer there anyway")
    expect(page.locator(".ask .closed")).to_contain_text("(Watch Tower): ")
