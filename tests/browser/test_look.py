"""What a person sees first, on every screen and in every language."""

import itertools
import re

import pytest
from playwright.sync_api import Browser, FloatRect, Page, Request, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import NewTable, Phone
from tests.browser.positions import is_at, open_table, reach
from tests.browser.windows import TORN

LANGUAGES = {"en": "Start", "cs": "Začít", "hu": "Kezdés", "pl": "Start"}
RAW = re.compile(
    r"\b(?:ui|log|ask|why|price|income|action|now|race|power|piece|terrain|ruling|error|map)-[a-z_]+"
)
FIVE = tuple(Seat(name) for name in ["Anna", "Bryn", "Cleo", "Dora", "Emil"])
PHONE = {"width": 360, "height": 640}


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_the_page_speaks_four_languages_and_fits_a_small_phone(
    page: Page, address: str, lang: str
) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(address)
    page.locator(".switches select").first.select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    for stage in ["", "pick", "conquer", "deploy", "mode", "over"]:
        if stage:
            page.goto(open_table(address, reach(is_at(stage))))
            expect(page.locator(f".stage-{stage}")).to_be_visible()
        words = page.locator("body").inner_text()
        assert RAW.findall(words) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("stage", ["pick", "mode", "conquer", "deploy", "build", "finish", "peace"])
def test_the_map_is_in_view_during_every_choice_on_a_phone(
    page: Page, address: str, stage: str
) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(open_table(address, reach(is_at(stage))))
    expect(page.locator(f".stage-{stage}")).to_be_visible()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    box = page.locator(".map").bounding_box()
    assert box
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= PHONE["height"] * 0.72
    assert box["height"] >= 180


@pytest.mark.parametrize("stage", ["pick", "mode", "conquer", "deploy", "finish", "peace", "over"])
def test_targets_are_as_large_as_a_finger(page: Page, address: str, stage: str) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(open_table(address, reach(is_at(stage))))
    expect(page.locator(f".stage-{stage}")).to_be_visible()
    small = page.evaluate(
        """() => [...document.querySelectorAll(
             '.ask button, .ask a, .combo button, .bar a, .bar button, .zoom button, .purse.show')]
           .filter(each => each.checkVisibility() && !each.matches('.word'))
           .map(each => [each.className, each.getBoundingClientRect(),
                         getComputedStyle(each, '::after')])
           .map(([name, box, after]) => [name, Math.max(box.height, parseFloat(after.height) || 0)])
           .filter(([name, height]) => height < 43.5)
           .map(([name]) => name)"""
    )
    assert small == []


@pytest.mark.parametrize(
    ("game", "players", "locale"),
    [
        ("small-world", 2, "en-GB"),
        ("small-world", 5, "cs-CZ"),
        ("warcraft", 5, "cs-CZ"),
        ("tiny-epic", 5, "pl-PL"),
    ],
)
def test_nothing_is_fetched_from_elsewhere_and_the_first_view_is_small(
    browser: Browser, address: str, new_table: NewTable, game: str, players: int, locale: str
) -> None:
    context = browser.new_context(locale=locale)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    arrived = [0]
    session.on(
        "Network.loadingFinished",
        lambda event: arrived.__setitem__(0, arrived[0] + int(event["encodedDataLength"])),
    )
    foreign: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith((address, "data:")):
            foreign.append(request.url)

    page.on("request", note)
    seats = [{"name": f"Ema {k}", "kind": "person"} for k in range(players)]
    page.goto(new_table(seats, game=game))
    expect(page.locator(".board .region, .ask").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert foreign == []
    assert 100_000 < arrived[0] < 300_000
    context.close()


def linear(colour: str) -> list[float]:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def lab(rgb: list[float]) -> tuple[float, float, float]:
    r, g, b = (min(1.0, max(0.0, part)) for part in rgb)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in xyz)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


# How red, green and blue arrive without one kind of cone (Machado, Oliveira, Fernandes 2009).
SIGHT: dict[str, list[list[float]]] = {
    "all": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "without red": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "without green": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.01182, 0.04294, 0.968881],
    ],
    "without blue": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.3039],
    ],
}


@pytest.mark.parametrize("sight", list(SIGHT))
def test_seats_are_told_apart_by_every_eye(page: Page, address: str, sight: str) -> None:
    page.goto(address)
    colours = page.evaluate(
        "[0, 1, 2, 3, 4].map(k => getComputedStyle(document.documentElement)"
        ".getPropertyValue(`--seat-${k}`).trim())"
    )
    seen = [
        lab([sum(a * b for a, b in zip(row, linear(each), strict=True)) for row in SIGHT[sight]])
        for each in colours
    ]
    for one, other in itertools.combinations(seen, 2):
        distance = sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
        assert distance >= 20


def test_seats_differ_without_any_colour(page: Page, new_table: NewTable) -> None:
    people = [{"name": name, "kind": "person"} for name in ["Anna", "Adam", "Alma", "Ada", "Aron"]]
    page.goto(new_table(people))
    crests = page.locator(".seats .crest")
    expect(crests).to_have_count(5)
    letters = crests.all_inner_texts()
    patterns = [
        crest.evaluate("each => getComputedStyle(each).backgroundImage") for crest in crests.all()
    ]
    assert len(set(letters)) == 5
    assert len(set(patterns)) == 5


def test_the_map_is_enlarged_and_shown_whole_again(page: Page, address: str) -> None:
    page.goto(open_table(address, reach(is_at("conquer"))))
    board = page.locator(".board")
    expect(page.locator(".stage-conquer")).to_be_visible()
    whole = board.get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").click()
    expect(board).not_to_have_attribute("viewBox", str(whole))
    page.get_by_role("button", name="Whole map").click()
    expect(board).to_have_attribute("viewBox", str(whole))
    page.locator(".map").hover()
    page.mouse.wheel(0, -400)
    expect(board).not_to_have_attribute("viewBox", str(whole))


COVERED = """() => {
  const lying = '.stands .slab:not(.under), .stands .price-tag .label, .stands .count circle';
  const things = [...document.querySelectorAll(lying)].map(each => each.getBoundingClientRect());
  return [...document.querySelectorAll('.numbers text')].filter(text => {
    const box = text.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return things.some(each => x > each.left && x < each.right && y > each.top && y < each.bottom);
  }).map(text => text.textContent);
}"""


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_number_of_a_region_lies_under_tokens_or_prices_on_a_phone(
    page: Page, address: str, players: int
) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(open_table(address, reach(is_at("conquer"), players), FIVE[:players]))
    expect(page.locator(".price-tag").first).to_be_visible()
    assert page.evaluate(COVERED) == []
    size = page.locator(".numbers text").first.evaluate(
        "text => text.getScreenCTM().a * parseFloat(getComputedStyle(text).fontSize)"
    )
    assert size >= (8 if players < 5 else 6)


STILL = """async chosen => {
  const shown = document.querySelector(".table");
  const things = () => [...document.querySelectorAll(".desk *")];
  const places = () => things().filter(each => !each.closest("svg")).map(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.className, x, y, width, height].join(" ");
  });
  const { n } = shown.dataset;
  const come = new Promise(done => new MutationObserver((_, watcher) => {
    if (shown.dataset.n === n) return;
    watcher.disconnect();
    done(places());
  }).observe(shown, { attributes: true }));
  document.querySelector(chosen).click();
  const at_once = await come;
  await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map(each => each.finished));
  const later = places();
  return at_once.filter((each, k) => each !== later[k]);
}"""
"""What has not yet found its place when the next question is there."""


def test_where_no_motion_is_wanted_the_next_question_stands_still(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(open_table(address, reach(is_at("pick"))))
    page.locator(".combo-row").first.click()
    expect(page.locator(".combo-detail .confirm")).to_be_enabled()
    tall = page.locator(".column").evaluate("column => column.offsetHeight")
    assert page.evaluate(STILL, ".combo-detail .confirm") == []
    expect(page.locator(".stage-conquer")).to_be_visible()
    assert page.locator(".column").evaluate("column => column.offsetHeight") < tall


def test_after_a_war_the_buttons_stand_still_where_no_motion_is_wanted(
    page: Page, address: str
) -> None:
    def pays_last(state: State) -> bool:
        if not is_at("war-pay")(state):
            return False
        after = state.copy()
        after.apply(state.legal_actions()[0])
        return is_at("select")(after)

    page.set_viewport_size({"width": 1440, "height": 900})
    state = reach(pays_last, 3, "tiny-epic", map="north")
    page.goto(open_table(address, state, FIVE[:3]))
    expect(page.locator(".war")).to_be_visible()
    assert page.evaluate(STILL, ".ask .confirm:enabled") == []
    expect(page.locator(".stage-select.mine")).to_be_visible()


WIDTHS = """each => ["1111", "8888", "0370"].map(digits => {
  const one = document.createElement("span");
  one.textContent = digits;
  each.append(one);
  const wide = one.getBoundingClientRect().width;
  one.remove();
  return wide;
})"""


def test_numbers_that_are_counted_stand_under_each_other(page: Page, address: str) -> None:
    """Every figure is as wide as every other and stands on the line, in prices, coins and log."""
    page.goto(open_table(address, reach(is_at("pick"))))
    for place in [".combo-facts .coin", ".combo-facts .tile", ".purse .coin", ".log .entries"]:
        thing = page.locator(place).first
        widths = thing.evaluate(WIDTHS)
        assert max(widths) - min(widths) < 0.1
        assert "lining-nums" in thing.evaluate("each => getComputedStyle(each).fontVariantNumeric")


def test_a_race_shows_its_face_until_it_declines(page: Page, address: str) -> None:
    """On the map and in its seat's frame; of one in decline the bare sign stays."""

    def both(state: State) -> bool:
        rows = [row for seat in state.view(frozenset())["seats"] for row in seat["tribes"]]
        return {bool(row["regions"]) and row["declined"] for row in rows} == {True, False}

    state = reach(both)
    page.goto(open_table(address, state))
    held = [at for at in state.view(frozenset())["regions"].values() if at["seat"] is not None]
    gone = sum(at["declined"] for at in held)
    expect(page.locator(".stands .stack.declined .emblem")).to_have_count(gone)
    expect(page.locator(".stands .stack.declined svg rect")).to_have_count(0)
    faced = page.locator(".stands .stack:not(.declined):not(.lost) svg rect")
    expect(faced).to_have_count(len(held) - gone)
    frame = page.locator(".tribe:not(.declined) .badge.race").first
    seat = frame.evaluate("each => getComputedStyle(each).borderTopColor")
    assert seat in {"rgb(192, 57, 43)", "rgb(37, 99, 168)"}


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_no_name_of_a_region_is_torn_where_tokens_are_spread_on_a_phone(
    page: Page, address: str, name: str
) -> None:
    """Two buttons stand beside names such as "5. dombvidék"; a line ends at a hyphen at most."""

    def found(state: State) -> bool:
        view = state.view(frozenset())
        mine = [at for at in view["regions"].values() if at["seat"] == view["to_move"]]
        return view["stage"] == "deploy" and len(mine) > 6

    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(open_table(address, reach(found, name=name)))
    torn = []
    for lang in LANGUAGES:
        page.evaluate("lang => localStorage.setItem('marchland', JSON.stringify({lang}))", lang)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(".stepper-name").first).to_be_visible()
        torn += page.evaluate(TORN, ".stepper-name")
    assert torn == []


def test_six_combinations_stand_in_one_row_on_a_laptop(page: Page, address: str) -> None:
    """Beside a scrollbar, too, for which there is room of its own here."""
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(open_table(address, reach(is_at("conquer"))))
    page.locator(".sheet").evaluate("each => { each.style.paddingRight = '18px'; }")
    pairs = page.locator(".in-short .badges")
    expect(pairs).to_have_count(6)
    tops = "all => all.map(each => Math.round(each.getBoundingClientRect().top))"
    assert len(set(pairs.evaluate_all(tops))) == 1


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_on_a_phone_it_is_seen_that_the_picture_was_saved_each_time(
    phone: Phone, address: str, size: tuple[int, int]
) -> None:
    page = phone(*size)
    page.goto(open_table(address, reach(is_at("over"))))
    for _ in range(2):
        page.get_by_role("button", name="Picture").tap()
        said = page.get_by_text("The picture was saved")
        expect(said).to_be_in_viewport(ratio=1)
        page.locator(".rank").last.scroll_into_view_if_needed()
        page.evaluate("scrollTo(0, 0)")


def moves(state: State) -> bool:
    view = state.view(frozenset({state.to_move}))
    return view["stage"] in {"move", "conquer"} and bool(view["round"] > 1)


BARE = """path => {
  const { x, y, width, height } = path.getBoundingClientRect();
  const lies = [...document.querySelectorAll(".price-tag, .standing, .yield")]
    .map(each => each.getBoundingClientRect());
  const isOn = (u, v) => document.elementFromPoint(u, v) === path;
  for (let u = x; u < x + width; u += 4)
    for (let v = y; v < y + height; v += 4)
      if (isOn(u, v) && [-14, 14].every(d => isOn(u + d, v) && isOn(u, v + d))
        && !lies.some(({ left, right, top, bottom }) => u > left - 8 && u < right + 8
          && v > top - 8 && v < bottom + 8)) return [u, v];
  return null;
}"""
"""A point of a region that lies off its rim and bare."""


@pytest.mark.parametrize("name", ["small-world", "warcraft", "tiny-epic"])
def test_a_chosen_region_keeps_its_colours_within_its_rim(
    page: Page, address: str, name: str
) -> None:
    page.goto(open_table(address, reach(moves, name=name)))
    region = page.locator(".region.can").first
    x, y = region.evaluate(BARE)
    within: FloatRect = {"x": x - 3, "y": y - 3, "width": 6, "height": 6}
    page.mouse.move(0, 0)
    before = page.screenshot(clip=within)
    page.mouse.click(x, y)
    expect(page.locator('.region[aria-pressed="true"]')).to_have_count(1)
    expect(page.locator(".choice-line")).to_have_count(1)
    assert page.screenshot(clip=within) == before
