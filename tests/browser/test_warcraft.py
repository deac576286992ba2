"""Small World of Warcraft on the page: islands, sites, bombs, tolls, and a whole game."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

import marchland
from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.hands import TOLD, Mouse, Player
from tests.browser.islands import at_stage, offers, open_position, view
from tests.browser.positions import open_table, reach

PHONE = {"width": 390, "height": 844}


def owes_toll(state: State) -> bool:
    """Say whether a region can be attacked for coins."""
    if not offers("conquer")(state):
        return False
    return any(row["toll"] and row["actions"] for row in view(state)["regions"].values())


def entering(state: State) -> bool:
    """Say whether a race without a region chooses where to go ashore."""
    return bool(view(state)["ask"]["key"] == "ask-conquer-first")


def check(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


class Seeker(Player):
    """Plays anything, but rather what costs coins, turns up a site, or lays a bomb."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, Mouse(page), seed)
        self.told: set[str] = set()

    def answer(self) -> None:
        """Answer, and keep what the log has told so far."""
        super().answer()
        self.told |= set(self.page.evaluate(TOLD))

    def _pick(self) -> None:
        goblins = self.page.locator(".combo:not(.closed) button.combo-row", has_text="Goblins")
        if not goblins.count():
            super()._pick()
            return
        self.hands.use(goblins.first)
        self._confirm()

    def _deploy(self) -> None:
        self.hands.use(self.page.locator(".deploy .rest button").first)
        self._confirm()

    def _act(self) -> None:
        expand = self.page.get_by_role("button", name="Expand")
        bombs = self.told & {"log-bomb-live", "log-bomb-dud"}
        if expand.is_visible() and (not bombs or self.random.random() < 0.7):
            self.hands.use(expand)
            return
        offered = self.page.locator(".region.can")
        wanted = self._wanted(offered)
        if wanted is None:
            super()._act()
        else:
            self.hands.region(wanted)
            if self.page.locator(".answers .confirm").is_visible():
                self._confirm()
                return
            self.hands.use(self._any(self.page.locator(".answers button:enabled")))
            if self.page.locator(".pairing").is_visible():
                self._pair()

    def _wanted(self, offered: Locator) -> Locator | None:
        for sought in ("to Bryn for", "face down"):
            found = offered.and_(self.page.locator(f'[aria-label*="{sought}"]'))
            if found.count() and self.page.locator(".stage-conquer").count():
                return self._any(found)
        return None


@pytest.mark.slow
def test_a_whole_game_with_sites_bombs_and_tolls_is_played(page: Page, address: str) -> None:
    """Bryn, a bot, begins with Marshdweller Pandaren; Anna takes the Goblins (WC-10, WC-16)."""
    state = marchland.game("warcraft").new_state(2, 42)
    state.apply(next(a for a in state.legal_actions() if state.describe(a) == "pick 2"))
    assert view(state)["seats"][0]["tribes"][0]["race"] == "pandaren"
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(open_table(address, state, (Seat("Bryn", "bot", "greedy"), Seat("Anna"))))
    expect(page.locator(".table[data-n]")).to_be_visible()
    player = Seeker(page, 7)
    player.play()
    assert "log-reveal" in player.told
    assert player.told & {"log-bomb-live", "log-bomb-dud"}
    assert "log-pay" in player.told
    expect(page.locator(".finish .sum-row")).to_contain_text("Total")
    check(page)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE])
def test_every_island_is_in_view_while_a_region_is_chosen(
    page: Page, address: str, players: int, size: dict[str, int]
) -> None:
    """One island a player, all of them seen at once (WC-3)."""
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto(open_position(address, at_stage("conquer"), players))
    page.locator(".region.can").first.press("Enter")
    expect(page.locator(".ask .confirm").first).to_be_in_viewport()
    paths = page.locator(".region")
    frame = page.locator(".map").bounding_box()
    assert frame is not None
    boxes = [path.bounding_box() for path in paths.all()]
    for box in boxes:
        assert box is not None
        assert frame["x"] - 1 <= box["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
        assert frame["y"] - 1 <= box["y"]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1
    islands = {str(path.get_attribute("data-region")).split("-")[0] for path in paths.all()}
    assert len(islands) == players
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_toll_is_said_before_it_is_paid(page: Page, address: str) -> None:
    """The panel and the button name the coins and who is paid (WC-16)."""
    page.goto(open_position(address, owes_toll, 3))
    page.locator('.region.can[aria-label*=" coin"]').first.press("Enter")
    expect(page.locator(".ask .toll")).to_contain_text("coin")
    expect(page.locator(".ask .answers .confirm")).to_contain_text("pay")


def tries_for_coins(state: State) -> bool:
    """Say whether a last attempt costs coins, and has a price of many parts."""
    words = [state.describe(action).split() for action in state.legal_actions()]
    tried = [word[1] for word in words if word[0] == "attempt"]
    if not tried:
        return False
    rows = [view(state)["regions"][region] for region in tried]
    return any(row["toll"] and len(row["lines"]) > 3 for row in rows)


def test_the_answer_to_a_long_question_is_in_sight_on_a_low_desk(page: Page, address: str) -> None:
    """A price of many parts, a toll and the odds of the die leave the button its place."""
    page.set_viewport_size({"width": 1366, "height": 650})
    page.goto(open_position(address, tries_for_coins, 3))
    regions = page.locator('.region.can[aria-label*=" coin"]')
    expect(regions.first).to_be_visible()
    odds = 0
    for region in regions.all():
        region.click()
        expect(page.locator(".ask .toll")).to_be_visible()
        expect(page.locator(".ask .answers .confirm").first).to_be_in_viewport(ratio=1)
        odds += page.locator(".ask .faces").count()
    assert odds


def test_the_crossing_is_part_of_the_price(page: Page, address: str) -> None:
    """A first conquest of an empty entry region costs 2 + 1 = 3 (WC-6.2, WC-6.3)."""
    page.goto(open_position(address, entering, 2))
    entry = page.locator('.region.can[aria-label*="entry region, empty"][aria-label*="price 3"]')
    entry.first.press("Enter")
    expect(page.locator(".ask .sum")).to_have_attribute("aria-label", "2 +1 crossing = 3")


@pytest.mark.parametrize(
    ("form", "button"),
    [
        (r"champion (\S+) raid", "Champion from the air"),
        (r"conquer (\S+) beasts=1", "with 1 Beast"),
    ],
)
def test_a_button_says_what_serves_the_conquest_besides(
    page: Page, address: str, form: str, button: str
) -> None:
    """The Gnomes' Champion flies, a Beast fights: the button names it (WC-Q15, WC-Q16)."""

    def named(state: State) -> str | None:
        found = (re.fullmatch(form, state.describe(a)) for a in state.legal_actions())
        return next((match[1] for match in found if match), None)

    state = reach(lambda state: named(state) is not None, 2, "warcraft")
    page.goto(open_table(address, state))
    page.locator(f'.region[data-region="{named(state)}"]').press("Enter")
    expect(page.locator(".ask .answers").get_by_role("button", name=button)).to_have_count(1)


def test_what_is_turned_up_says_what_it_does_and_what_it_costs(page: Page, address: str) -> None:
    """The Doomhammer is used for two coins: its finder reads it, the button names it (WC-Q08)."""

    def just_found(state: State) -> bool:
        return offers("hammer")(state) and any(
            site["site"] == "doomhammer" and site["seat"] == state.to_move
            for site in view(state)["sites"]
        )

    page.goto(open_position(address, just_found, 4))
    expect(page.locator(".ask .found")).to_contain_text("turns up: Doomhammer")
    expect(page.locator(".ask .found")).to_contain_text("pay two coins to its holder")
    for region in page.locator(".region.can").all():
        region.press("Enter")
        hammer = page.locator(".ask .answers").get_by_role("button", name="Doomhammer")
        if hammer.count():
            expect(hammer).to_contain_text(re.compile(r", \d tokens?, pay \d coins"))
            return
    raise AssertionError("the hammer has no region")


def test_whoever_is_asked_by_a_place_reads_what_it_does(page: Page, address: str) -> None:
    """The side for which a neutral race fights on the Battleground (WC-Q35)."""
    page.goto(open_position(address, offers("side"), 4))
    expect(page.locator(".ask .site-does")).to_contain_text("may fight for a faction")


def redeploys_five(state: State) -> bool:
    """Say whether tokens may go to five regions."""
    plan = view(state)["deploy"]
    return bool(plan and plan["word"] == "deploy" and len(plan["regions"]) == 5)


def test_five_regions_and_the_answer_are_in_sight_on_a_desk(page: Page, address: str) -> None:
    """Four players leave the question a low panel: no number hides under its button."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(open_position(address, redeploys_five, 4))
    panel = page.locator(".ask")
    expect(panel.locator(".deploy .confirm")).to_be_in_viewport(ratio=1)
    last = panel.locator(".stepper output").last.bounding_box()
    frame = panel.bounding_box()
    assert last
    assert frame
    assert last["y"] + last["height"] <= frame["y"] + frame["height"]


def test_a_region_that_the_champion_holds_alone_shows_no_token(page: Page, address: str) -> None:
    """He goes there with no token; until tokens are spread there is none, neither one nor 0."""

    def is_alone(state: State) -> bool:
        seen = state.view(frozenset())
        held = [at for at in seen["regions"].values() if "champion" in at["pieces"]]
        return seen["stage"] == "conquer" and any(not at["tokens"] for at in held)

    page.goto(open_table(address, reach(is_alone, name="warcraft")))
    stand = page.locator(".board .stands .standing", has=page.locator(".pieces"))
    expect(stand.first).to_be_visible()
    shown = page.locator(".board .stands .count text").all_text_contents()
    assert "0" not in shown
    expect(page.locator(".board .stands .stack:not(:has(.slab)) .flag")).to_have_count(1)


def closed(seen: dict[str, Any], used: bool) -> list[str]:
    """Return the regions that can be taken, but not by some way: in no region alike, or there."""
    everywhere = {"why-champion-away", "why-enchant-tray", "why-dragon-used", "why-way-used"}
    return [
        region
        for region, at in seen["regions"].items()
        if at["actions"]
        and not at["why"]
        and any(way["why"] and (way["why"]["key"] in everywhere) == used for way in at["ways"])
    ]


def test_a_way_that_is_closed_there_is_a_note_where_the_region_can_be_taken(
    page: Page, address: str
) -> None:
    """The Sorcerers of Small World find many tokens there (SW-R11); the region can be conquered."""

    def is_closed(state: State) -> bool:
        seen = view(state)
        return seen["stage"] == "conquer" and bool(closed(seen, used=False))

    state = reach(is_closed)
    page.goto(open_table(address, state))
    region = closed(view(state), used=False)[0]
    page.locator(f'.board .region[data-region="{region}"]').click()
    expect(page.locator(".region-choice p.quiet", has_text="—").first).to_be_visible()
    expect(page.locator(".region-choice .why")).to_have_count(0)


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_a_way_that_is_used_up_is_told_once_and_with_no_region(
    page: Page, address: str, game: str
) -> None:
    """The dragon flies once a turn (SW-W06); so does what a race of Warcraft does once."""

    def is_used(state: State) -> bool:
        seen = view(state)
        return seen["stage"] == "conquer" and len(closed(seen, used=True)) > 1

    state = reach(is_used, name=game)
    page.goto(open_table(address, state))
    told = page.locator(".ask .spent")
    expect(told).to_have_count(1)
    words = told.inner_text().strip()
    for region in closed(view(state), used=True):
        page.locator(f'.board .region[data-region="{region}"]').press("Enter")
        expect(page.locator(".region-choice")).to_be_visible()
        expect(page.locator(".region-choice")).not_to_contain_text(words)


def test_each_race_shows_its_faction_without_colour(page: Page, address: str) -> None:
    """Alliance, Horde and neutral have shapes and names of their own (WC-8)."""
    page.goto(open_position(address, at_stage("pick"), 3))
    signs = page.locator(".combo .faction")
    expect(signs).to_have_count(6)
    for sign in signs.all():
        assert sign.get_attribute("aria-label") in {"Alliance", "Horde", "neutral"}


def test_the_page_says_whose_islands_these_are(page: Page, address: str) -> None:
    page.goto(open_position(address, at_stage("pick"), 2))
    expect(page.locator(".map-own")).to_contain_text("of our own")


def test_the_sides_of_a_team_game_are_shown(page: Page, address: str) -> None:
    """Four players: Alliance, Horde, Alliance, Horde (WC-17.1)."""
    page.goto(open_position(address, at_stage("pick"), 4, rulings={"teams": True}))
    heads = page.locator(".seat-head .faction")
    expect(heads).to_have_count(4)
    sides = [sign.get_attribute("aria-label") for sign in heads.all()]
    assert sides == ["Alliance", "Horde", "Alliance", "Horde"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("found", "players"),
    [
        (at_stage("pick"), 2),
        (owes_toll, 3),
        (offers("swap"), 2),
        (offers("target"), 2),
        (at_stage("deploy"), 5),
        (at_stage("mode"), 4),
    ],
)
def test_axe_finds_nothing(
    page: Page, address: str, theme: str, found: Callable[[State], bool], players: int
) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.goto(open_position(address, found, players))
    expect(page.locator(".region").first).to_be_attached()
    pair = page.locator(".ask button.pair")
    if pair.count():
        pair.first.press("Enter")
    elif page.locator(".combo-row").count() and page.locator(".stage-pick").count():
        page.locator(".combo-row").first.press("Enter")
    elif page.locator(".stage-conquer .region.can").count():
        page.locator(".region.can").first.press("Enter")
    check(page)
