"""What lies on the table of Tiny Epic Kingdoms: lands that fill their place, signs, and lanes."""

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.kingdoms import asked
from tests.browser.positions import open_table, reach

NAMES = ("Anna", "Bryn", "Hob", "Mab", "Wren")
WINDOWS = [(390, 844), (844, 390), (768, 1024), (1366, 625), (1440, 900), (2560, 1300)]

SHARE = """async () => {
  for (let k = 0; k < 6; k++) await new Promise(requestAnimationFrame);
  const regions = [...document.querySelectorAll(".region")];
  let area = 0;
  for (const name of new Set(regions.map(each => each.dataset.region.split("/")[0]))) {
    const boxes = regions.filter(each => each.dataset.region.startsWith(`${name}/`))
      .map(each => each.getBoundingClientRect());
    const across = Math.max(...boxes.map(b => b.right)) - Math.min(...boxes.map(b => b.left));
    const high = Math.max(...boxes.map(b => b.bottom)) - Math.min(...boxes.map(b => b.top));
    area += across * high;
  }
  return area / (innerWidth * innerHeight);
}"""
"""How much of the window is land."""


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_lands_are_large_in_every_window(page: Page, address: str, players: int) -> None:
    """With any number of kingdoms: a third of a wide window, a fifth of an upright one."""
    seats = tuple(Seat(name) for name in NAMES[:players])
    page.goto(open_table(address, asked("select", players, "base"), seats))
    expect(page.locator(".board .region").first).to_be_visible()
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        share = page.evaluate(SHARE)
        assert share > (0.3 if width > height else 0.18), (width, height)


def test_a_sign_on_each_place_says_what_it_gives(page: Page, address: str) -> None:
    """TEK-5: forests mana, mountains ore, plains food, of choice in tundra; nothing in water."""
    state = asked("select", 3, "north")
    page.goto(open_table(address, state, tuple(Seat(name) for name in NAMES[:3])))
    kinds = {
        "forest": "mana",
        "mountain": "ore",
        "plains": "food",
        "silver_peaks": "silver",
        "ruins": "choice",
        "tundra": "choice",
        "capital": "points",
    }
    expected: dict[str, int] = {}
    for region in state.view(frozenset())["regions"].values():
        kind = kinds.get(region["terrain"], "bare")
        expected[kind] = expected.get(kind, 0) + 1
    assert len(expected) > 4
    expect(page.locator(".numbers .yield").first).to_be_visible()
    for kind, count in expected.items():
        drawn = ".bare" if kind == "bare" else f".yield.{kind}"
        expect(page.locator(f".numbers {drawn}")).to_have_count(count)
    forest = next(
        id_ for id_, row in state.view(frozenset())["regions"].items() if row["terrain"] == "forest"
    )
    place = page.locator(f'.region[data-region="{forest}"]')
    expect(place).to_have_accessible_name(re.compile("gives 1 mana"))


CHOICE = """async () => {
  for (let k = 0; k < 6; k++) await new Promise(requestAnimationFrame);
  const box = each => each.getBoundingClientRect();
  const all = where => [...document.querySelectorAll(where)].map(box);
  const high = where => Math.min(...all(where).map(one => one.height));
  const signs = all(".numbers .yield rect"), choices = all(".numbers .choice rect");
  const others = [...signs, ...all(".stands .figure .body"), ...all(".signs .land-name")];
  const shared = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const touching = choices.filter(a => others.filter(b => shared(a, b)).length > 1);
  const kinds = ["food", "mana", "ore"];
  const share = kind => high(`.choice .${kind} path`) / high(`.yield.${kind} > .good path`);
  return [choices.length, touching.length, Math.min(...kinds.map(share))];
}"""
"""How many signs say "of choice", how many of them touch something, and how large its goods are."""


GROUNDS = """region => {
  const colour = part => getComputedStyle(part).fill;
  const path = `.ground path[d="${region.getAttribute("d")}"][fill^=url]`;
  const pattern = document.querySelector(path).getAttribute("fill").slice(4, -1);
  const ground = document.querySelector(`${pattern} > rect`);
  return [colour(document.querySelector(".choice-title .icon rect")), colour(ground)];
}"""
"""The colours of the sign beside a region's name, and of the region."""


@pytest.mark.parametrize("where", ["heroes", "north"])
def test_the_sign_of_a_region_has_the_colour_of_the_region(
    page: Page, address: str, where: str
) -> None:
    state = asked("select", 5, where)
    of = {row["terrain"]: id_ for id_, row in state.view(frozenset())["regions"].items()}
    page.goto(open_table(address, state, tuple(Seat(name) for name in NAMES)))
    assert len(of) > 5
    for id_ in of.values():
        region = page.locator(f'.region[data-region="{id_}"]')
        region.press("Enter")
        expect(page.locator(".choice-title")).to_be_visible()
        expect(region).to_have_attribute("aria-pressed", "true")
        sign, ground = page.evaluate(GROUNDS, region.element_handle())
        assert sign == ground, id_


@pytest.mark.parametrize(("players", "where"), [(3, "base"), (5, "base"), (4, "north")])
def test_each_good_that_ruins_offer_is_nearly_as_large_as_one_that_a_region_gives(
    page: Page, address: str, players: int, where: str
) -> None:
    """TEK-5: ruins and tundra give one of three, which is to be read at a glance."""

    def fits(view: dict[str, Any]) -> bool:
        places = [*view["regions"].values()]
        return sum(each["terrain"] in ("ruins", "tundra") for each in places) >= 2

    seats = tuple(Seat(name) for name in NAMES[:players])
    page.goto(open_table(address, asked("select", players, where, fits), seats))
    expect(page.locator(".board .yield.choice").first).to_be_visible()
    for width, height in ((390, 844), (1366, 625)):
        page.set_viewport_size({"width": width, "height": height})
        choices, touching, share = page.evaluate(CHOICE)
        assert choices >= 2
        assert touching == 0
        assert share >= 0.75, (width, height)


SIZES = """async () => {
  for (let k = 0; k < 6; k++) await new Promise(requestAnimationFrame);
  const high = what => document.querySelector(what).getBoundingClientRect().height;
  return [".numbers .yield:not(.choice) rect", ".stands .meeple:not(.lying) .body",
    ".stands .lying .body"].map(high);
}"""
"""How high signs, meeples and lying meeples are."""


@pytest.mark.parametrize("players", [2, 3])
def test_signs_and_meeples_are_nearly_as_large_on_a_tablet_as_on_a_laptop(
    page: Page, address: str, players: int
) -> None:
    def lies(view: dict[str, Any]) -> bool:
        return any(row["terrain"] == "ruins" and row["pieces"] for row in view["regions"].values())

    state = asked("select", players, "heroes", lies)
    page.goto(open_table(address, state, tuple(Seat(name) for name in NAMES[:players])))
    expect(page.locator(".stands .lying").first).to_be_visible()
    page.set_viewport_size({"width": 1366, "height": 625})
    laptop = page.evaluate(SIZES)
    for width, height in ((820, 1180), (1180, 820)):
        page.set_viewport_size({"width": width, "height": height})
        tablet = page.evaluate(SIZES)
        shares = [here / there for here, there in zip(tablet, laptop, strict=True)]
        assert min(shares) >= 0.9, (width, height)


def test_a_capital_says_what_it_is_worth_alone_and_to_allies(page: Page, address: str) -> None:
    """TEK-9: 2 points alone, 1 each for two allies; there are none between two (TEK-10)."""

    def capitals(state: State) -> list[str]:
        rows: dict[str, Any] = state.view(frozenset())["regions"]
        return [id_ for id_, row in rows.items() if row["terrain"] == "capital"]

    for players, words in (
        (3, "at the end 2 points for whoever is there alone, for allies 1 each"),
        (2, "at the end 2 points for whoever stands there"),
    ):
        state = reach(
            lambda state: state.to_move == 0 and bool(capitals(state)), players, "tiny-epic"
        )
        page.goto(open_table(address, state, tuple(Seat(name) for name in NAMES[:players])))
        place = page.locator(f'.region[data-region="{capitals(state)[0]}"]')
        expect(place).to_have_accessible_name(re.compile(words))


def test_lanes_show_how_far_each_kingdom_is_from_the_end(page: Page, address: str) -> None:
    """TEK-9: magic 5, tower 6, 7 meeples in play or 3 retired heroes end the game."""
    state = asked("act", 2, "heroes")
    page.goto(open_table(address, state, (Seat("Anna"), Seat("Bryn", "bot", "random"))))
    lanes = page.locator(".race .lane-of")
    expect(lanes).to_have_count(4)
    for lane, steps in zip(lanes.all(), (5, 6, 7, 3), strict=True):
        expect(lane.locator(".steps > i")).to_have_count(steps + 1)
    rows = state.view(frozenset({0}))["seats"]
    for seat, row in enumerate(rows):
        for lane, n in zip(lanes.all(), (row["magic"], row["tower"], row["in_play"]), strict=False):
            expect(lane.locator(".steps > i").nth(n).locator(f".seat-{seat}")).to_have_count(1)
    tower = f"Anna: Tower {rows[0]['tower']} of 6"
    expect(lanes.nth(1)).to_have_accessible_name(re.compile(tower))


def test_a_price_stands_on_the_field_of_the_action_card(page: Page, address: str) -> None:
    """TEK-4: the next level of the tower costs as much ore as its number, one's own rule apart."""
    state = asked("select", 2, "base")
    view = state.view(frozenset({0}))
    price = {
        action["name"]: action["price"]["units"]
        for action in view["actions"]
        if action["word"] == "take" and action["price"]
    }
    assert {"build", "research"} & price.keys()
    page.goto(open_table(address, state, (Seat("Anna"), Seat("Bryn", "bot", "random"))))
    for action, units in price.items():
        [(kind, n)] = units.items()
        # Why it cannot be carried out now may follow.
        named = re.compile(rf"^{action.capitalize()}.*{n} {kind}( ?[.] .+)?$")
        field = page.get_by_role("button", name=named)
        expect(field).to_have_count(1)
    expect(page.locator(".shelf .spaces")).to_have_count(0)
    expect(page.locator(".ask .space")).to_have_count(6)


def test_the_lost_kingdom_is_called_so_on_the_map_and_for_whoever_does_not_see_it(
    page: Page, address: str
) -> None:
    state = asked("select", 2)
    lost = next(card["name"] for card in state.view(frozenset())["cards"] if card["lost"])
    page.goto(open_table(address, state))
    expect(page.locator(".board .signs .lost")).to_have_text(re.compile("[.]Lost Kingdom$"))
    named = page.locator('.region[aria-label*="Lost Kingdom"]')
    of_it = page.locator(f'.region[data-region^="{lost}/"]')
    expect(named).to_have_count(of_it.count())


@pytest.mark.parametrize("language", ["en", "cs", "hu", "pl"])
def test_what_stands_over_a_card_stands_apart(page: Page, address: str, language: str) -> None:
    """Two kingdoms have a Lost Kingdom beside them, which is named there, too."""
    page.add_init_script(f"localStorage.setItem('marchland', '{{\"lang\": \"{language}\"}}')")
    state = asked("select", 2, "base")
    page.goto(open_table(address, state, tuple(Seat(name) for name in NAMES[:2])))
    expect(page.locator(".board .land-mark.lost")).to_have_count(1)
    marks = {row["mark"] for row in state.view(frozenset())["lands"].values()}
    assert marks == {"original"}
    expect(page.locator(".board .land-mark")).to_have_count(1)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        texts = page.locator(".board :is(.land-name, .land-mark)").all()
        boxes = [box for text in texts if (box := text.bounding_box())]
        rows = sorted((round(box["y"] / 40), box["x"], box["width"]) for box in boxes)
        for (row, x, wide), (other, further, _) in itertools.pairwise(rows):
            assert row != other or x + wide + 3 <= further, (width, height, x, wide, further)


BEYOND = """async id => {
  for (let k = 0; k < 6; k++) await new Promise(requestAnimationFrame);
  const own = document.querySelector(`.region[data-region="${id}"]`);
  const back = own.getScreenCTM().inverse(), rim = own.getBoundingClientRect();
  return [...document.querySelectorAll(".stands .figure .body")]
    .map(each => each.getBoundingClientRect())
    .filter(box => box.right > rim.left && box.left < rim.right && box.top < rim.bottom
      && box.bottom > rim.top)
    .filter(box => ![box.left + 2, box.right - 2].every(x => own.isPointInFill(
      new DOMPoint(x, (box.top + box.bottom) / 2).matrixTransform(back)))).length;
}"""
"""How many figures that lie over a region's box stand over its borders."""


def test_three_pieces_of_a_narrow_region_stand_within_it(page: Page, address: str) -> None:
    """The ruins of Hushland are no wider than two of them."""

    def crowded(state: State) -> bool:
        regions = state.view(frozenset({max(state.to_move, 0)}))["regions"]
        return not state.is_over and len(regions.get("t03a/d", {}).get("pieces", ())) >= 3

    state = reach(crowded, 2, "tiny-epic", map="heroes")
    page.goto(open_table(address, state, (Seat("Anna"), Seat("Bryn"))))
    expect(page.locator(".stands .figure").first).to_be_visible()
    for width, height in [(1280, 720), (820, 1180)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(BEYOND, "t03a/d") == 0


def test_the_colour_of_an_owner_is_set_off_by_a_light_line(page: Page, address: str) -> None:
    """Eyes that see no red take red for the plains, and in the dark for a forest."""
    page.goto(open_table(address, asked("select", 2, "base"), (Seat("Anna"), Seat("Bryn"))))
    owner = page.locator(".owners .owner.seat-0").first
    expect(owner.locator(".rim")).to_be_attached()
    wide = "each => parseFloat(getComputedStyle(each).strokeWidth)"
    rim, colour = (owner.locator(f".{name}").evaluate(wide) for name in ("rim", "colour"))
    assert rim >= colour + 3


def test_alone_ones_own_card_stays_first_while_the_opponents_side_is_picked(
    page: Page, address: str
) -> None:
    def own(view: dict[str, Any]) -> list[str]:
        return [home["land"] for home in view["homes"] if home["seat"] == 0 and home["chosen"]]

    state = asked("pick-side", 1, "base", lambda view: bool(own(view)))
    page.goto(open_table(address, state, (Seat("Anna"),)))
    regions = page.locator(".board .region")
    expect(regions.first).to_have_attribute(
        "data-region", re.compile(f"^{own(state.view(frozenset({0})))[0]}/")
    )


ON_FRAMES = """() => {
  const boxOf = each => each.getBoundingClientRect();
  const lands = new Map();
  for (const each of document.querySelectorAll(".region")) {
    const land = each.dataset.region.split("/")[0];
    lands.set(land, [...(lands.get(land) ?? []), boxOf(each)]);
  }
  const cards = [...lands.values()].map(some => [
    Math.min(...some.map(box => box.left)), Math.max(...some.map(box => box.right)),
    Math.min(...some.map(box => box.top)), Math.max(...some.map(box => box.bottom)),
  ]);
  const lies = (box, [left, right, top, bottom]) =>
    box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
  const signs = [...document.querySelectorAll(".numbers .yield rect")].map(boxOf);
  return [signs.length, signs.filter(box => !cards.some(card => lies(box, card))).length];
}"""
"""How many signs there are, and how many of them are not wholly on the regions of a card."""


def has_stonescythe(view: dict[str, Any]) -> bool:
    """Say whether a land with a narrow mountain at its rim lies there."""
    return any(row["land"] == "t05a" for row in (*view["cards"], *view["homes"]))


@pytest.mark.parametrize(
    ("stage", "players", "width", "height"),
    [("pick-side", 1, 1366, 768), ("select", 2, 360, 640)],
)
def test_no_sign_of_a_region_lies_over_the_frame_of_its_card(
    page: Page, address: str, stage: str, players: int, width: int, height: int
) -> None:
    state = asked(stage, players, fits=has_stonescythe)
    page.set_viewport_size({"width": width, "height": height})
    seats = (Seat("Anna"), Seat("Bryn", "bot", "random"))[:players]
    page.goto(open_table(address, state, seats))
    expect(page.locator(".numbers .yield").first).to_be_visible()
    signs, over = page.evaluate(ON_FRAMES)
    assert signs >= 8
    assert over == 0
