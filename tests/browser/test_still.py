"""Upright the map stays under the finger: nothing above it pushes it up or down within a turn."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import Phone
from tests.browser.hands import DOUBLE, INSIDE
from tests.browser.positions import is_at, open_table, reach, stage

TOP = "document.querySelector('.map').getBoundingClientRect().top"


def readies_beside_a_tribe_in_decline(state: State) -> bool:
    """Say whether tokens come to hand now, in a row that is not there yet."""
    view = state.view(frozenset())
    if view["stage"] != "mode":
        return False
    tribes = view["seats"][state.to_move]["tribes"]
    return len(tribes) == 2 and all(tribe["hand"] == 0 for tribe in tribes)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_upright_the_map_stays_where_it_is_when_tokens_come_to_hand_and_leave_it(
    phone: Phone, address: str, width: int, height: int
) -> None:
    page = phone(width, height)
    page.goto(open_table(address, reach(readies_beside_a_tribe_in_decline)))
    expect(page.locator(".stage-mode .board .region").first).to_be_visible()
    page.wait_for_function(f"{TOP} >= 0")
    before = page.evaluate(TOP)
    for word in ("Expand", "March"):
        page.locator(".answers button", has_text=word).tap()
        expect(page.locator(".answers button", has_text=word)).to_have_count(0)
        assert page.evaluate(TOP) == pytest.approx(before, abs=2)
        page.wait_for_timeout(DOUBLE)
    expect(page.locator(".stage-conquer .map .hand-token").first).to_be_visible()
    assert page.evaluate(TOP) == pytest.approx(before, abs=2)
    page.locator(".back button:not([aria-disabled=true])").first.tap()
    expect(page.locator(".stage-conquer")).to_have_count(0)
    assert page.evaluate(TOP) == pytest.approx(before, abs=2)


def test_where_a_new_turn_asks_little_the_seats_are_in_sight_again(
    phone: Phone, address: str
) -> None:
    """A larger question has sent the map up over them; it stays there to the end of the turn."""
    page = phone(390, 844)
    page.goto(open_table(address, reach(is_at("mode"))))
    expect(page.locator(".stage-mode .board .region").first).to_be_visible()
    before = page.evaluate(TOP)
    page.evaluate("() => scrollTo(0, 160)")
    assert page.evaluate(TOP) < before
    page.locator(".answers button", has_text="decline").tap()
    page.wait_for_timeout(DOUBLE)
    page.locator(".doubt .confirm").tap()
    expect(page.locator(".seats .turn", has_text="Bryn")).to_be_visible()
    page.wait_for_function("() => scrollY === 0")


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (820, 1180)])
def test_the_first_race_of_a_game_does_not_push_the_map(
    phone: Phone, address: str, game: str, width: int, height: int
) -> None:
    """Its seat has room for it from the start, and a page that gets shorter stays where it is."""
    page = phone(width, height)
    page.goto(open_table(address, reach(lambda state: stage(state) == "pick", name=game)))
    expect(page.locator(".stage-pick .board .region").first).to_be_visible()
    page.locator("button.combo-row").first.tap()
    page.wait_for_timeout(DOUBLE)
    take = page.locator(".sheet .confirm:enabled").locator("visible=true").first
    page.evaluate("() => scrollTo(0, 300)")
    top = page.evaluate(TOP)
    take.tap()
    expect(page.locator(".stage-pick")).to_have_count(0)
    assert page.evaluate(TOP) == pytest.approx(top, abs=1)


def is_begun(state: State) -> bool:
    """Say whether somebody is asked something."""
    return not state.is_over


@pytest.mark.parametrize(
    ("game", "players"), [("small-world", 5), ("warcraft", 2), ("warcraft", 4), ("tiny-epic", 5)]
)
def test_over_a_map_that_sticks_the_line_is_whole_or_gone(
    phone: Phone, address: str, game: str, players: int
) -> None:
    page = phone(360, 640)
    seats = tuple(Seat(name) for name in ["Anna", "Bryn", "Cleo", "Dora", "Emil"][:players])
    page.goto(open_table(address, reach(is_begun, players, game), seats))
    expect(page.locator(".board .region").first).to_be_visible()
    page.evaluate("() => scrollTo(0, 600)")
    line = page.locator(".map > .line").bounding_box()
    assert line
    assert line["y"] >= 0 or line["y"] + line["height"] <= 1


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (768, 1024)])
@pytest.mark.parametrize(("game", "players"), [("small-world", 3), ("tiny-epic", 5)])
def test_on_an_upright_tablet_bar_line_and_the_whole_map_stay_in_sight(
    phone: Phone, address: str, game: str, players: int, width: int, height: int
) -> None:
    """Rounds, menu and what one owns, whatever is read under the map."""
    page = phone(width, height)
    state = reach(lambda state: state.to_move == 0 and is_late(state), players, game)
    seats = (
        Seat("Anna"),
        *(
            Seat(name, "bot", bot="easy")
            for name in ["Bryn", "Cleo", "Dora", "Emil"][: players - 1]
        ),
    )
    page.goto(open_table(address, state, seats))
    expect(page.locator(".board .region").first).to_be_visible()
    page.evaluate("() => scrollTo(0, 700)")
    for part in (".bar .rounds, .bar .cycle", ".menu-button", ".map > .line .goods", ".map"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    bar, map_ = page.locator(".bar").bounding_box(), page.locator(".map").bounding_box()
    assert bar
    assert map_
    assert map_["y"] >= bar["y"] + bar["height"] - 1
    expect(page.locator(".map > .line")).to_contain_text("Anna’s turn")
    expect(page.locator(".map > .line .line-text")).to_be_hidden()


def is_late(state: State) -> bool:
    """Say whether the game goes on after its first round."""
    return not state.is_over and state.view(frozenset())["round"] > 1


def test_against_a_bot_the_map_stays_where_it_is_through_its_turn_and_undo(
    phone: Phone, address: str
) -> None:
    """What the finger uses next, be it Redo, stands where it stood."""
    page = phone(390, 844)
    seats = (Seat("Anna"), Seat("Bryn", "bot", bot="easy"))
    page.goto(open_table(address, reach(is_at("mode")), seats))
    expect(page.locator(".stage-mode .board .region").first).to_be_visible()
    page.evaluate("() => scrollTo(0, 160)")
    before = page.evaluate(TOP)
    page.locator(".answers button", has_text="decline").tap()
    page.wait_for_timeout(DOUBLE)
    page.locator(".doubt .confirm").tap()
    expect(page.locator(".seats .turn", has_text="Bryn")).to_have_count(1)
    assert page.evaluate(TOP) == pytest.approx(before, abs=2)
    page.locator(".back .step").tap()
    expect(page.locator(".seats .turn", has_text="Anna")).to_have_count(1)
    assert page.evaluate(TOP) == pytest.approx(before, abs=2)


def test_a_tap_beside_the_menu_or_a_scroll_away_closes_it(phone: Phone, address: str) -> None:
    page = phone(390, 844)
    page.goto(open_table(address, reach(is_at("mode"))))
    menu = page.locator("#menu")
    for leave in (
        lambda: page.locator(".ask .sentence").tap(),
        lambda: page.evaluate("() => scrollTo(0, 60)"),
    ):
        page.evaluate("() => scrollTo(0, 0)")
        page.locator(".bar .menu-button").last.tap()
        expect(menu).to_be_visible()
        leave()
        expect(menu).to_have_count(0)


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_upright_on_a_tablet_the_button_under_a_region_stays_where_it_is(
    phone: Phone, address: str, game: str
) -> None:
    """One, two or three lines on what it costs move it nowhere."""
    page = phone(820, 1180)
    page.goto(open_table(address, reach(is_at("conquer"), 2, game)))
    open_ones = page.locator(".board .region.can")
    expect(open_ones.first).to_be_visible()
    tops = set()
    for region in open_ones.all()[:6]:
        region.press("Enter")
        button = page.locator(".region-choice ~ .answers button").first
        tops.add(button.evaluate("each => each.getBoundingClientRect().top"))
    assert len(tops) == 1


def test_across_the_heads_of_the_seats_the_bar_lies_no_longer_than_a_turn(
    phone: Phone, address: str
) -> None:
    """Something made them higher within one's turn, so that they went up under the bar."""
    page = phone(820, 1180)
    seats = (Seat("Anna"), Seat("Bryn", "bot", bot="easy"))
    page.goto(
        open_table(address, reach(lambda state: is_at("mode")(state) and state.to_move == 0), seats)
    )
    head = page.locator(".seat-head").first
    expect(head).to_be_in_viewport(ratio=1)
    page.evaluate("() => { document.body.style.minHeight = '1400px'; scrollTo(0, 30); }")
    assert page.evaluate("scrollY") == 30
    page.locator(".answers button", has_text="Decline").tap()
    page.locator(".doubt .confirm").tap()
    expect(page.locator(".table:not(.mine)")).to_be_visible()
    expect(page.locator(".table.mine")).to_be_visible()
    page.wait_for_function("() => scrollY === 0")


def test_a_menu_stays_open_as_the_turn_comes(phone: Phone, address: str) -> None:
    """Nothing moves under the finger: what is asked stands in the line over the map meanwhile."""
    page = phone(360, 640)
    seats = (Seat("Anna"), Seat("Bryn", "bot", bot="easy"))
    page.goto(
        open_table(address, reach(lambda state: is_at("mode")(state) and state.to_move == 1), seats)
    )
    page.locator(".bar .menu-button").last.tap()
    expect(page.locator(".table:not(.mine) #menu")).to_be_visible()
    expect(page.locator(".table.mine")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator("#menu")).to_be_in_viewport(ratio=1)


def test_the_pace_of_bots_has_a_place_that_stays(phone: Phone, address: str) -> None:
    page = phone(390, 844)
    seats = (Seat("Anna"), Seat("Bryn", "bot", bot="easy"))
    page.goto(open_table(address, reach(is_at("mode")), seats))
    page.locator(".bar .menu-button").last.tap()
    fast = page.locator("#menu .segments button", has_text="Fast")
    fast.tap()
    expect(fast).to_have_attribute("aria-pressed", "true")


def spreads_much(state: State) -> bool:
    """Say whether tokens in hand may go to many regions."""
    deploy = state.view(frozenset((state.to_move,))).get("deploy")
    if not deploy or len(deploy["regions"]) < 6:
        return False
    return bool(sum(deploy["tokens"].values()) < deploy["total"])


def places_many(state: State) -> bool:
    """Say whether pieces may be placed in many regions."""
    places = state.view(frozenset((state.to_move,))).get("places")
    return bool(places and len(places["regions"]) > 8)


def asks(wanted: str) -> Callable[[State], bool]:
    """Say whether a stage is reached."""
    return lambda state: not state.is_over and stage(state) == wanted


PHONES = [(360, 640), (390, 844), (412, 732), (844, 390)]
MUCH = [
    ("small-world", 5, spreads_much),
    ("warcraft", 4, spreads_much),
    ("warcraft", 4, places_many),
    ("tiny-epic", 2, asks("keep")),
    ("tiny-epic", 5, asks("bid")),
    ("tiny-epic", 5, asks("select")),
]
"""Questions that ask for more than a phone shows at once, but for the last."""


@pytest.mark.parametrize("window", PHONES, ids=str)
@pytest.mark.parametrize(
    ("game", "players", "found"), MUCH, ids=["spread", "send", "place", "keep", "bid", "select"]
)
def test_the_button_that_confirms_stands_where_it_will_be_used_before_it_can_be(
    phone: Phone,
    address: str,
    game: str,
    players: int,
    found: Callable[[State], bool],
    window: tuple[int, int],
) -> None:
    """In the window from the start: it comes under no finger that has just chosen."""
    page = phone(*window)
    seats = tuple(Seat(name) for name in ["Anna", "Bryn", "Cleo", "Dora", "Emil"][:players])
    more = {"map": "heroes"} if game == "tiny-epic" else {}
    page.goto(open_table(address, reach(found, players, game, **more), seats))
    button = page.locator(".ask .choice .confirm")
    expect(button).to_be_disabled()
    if page.locator(".cover").count():
        page.locator(".cover .confirm").tap()
    expect(button).to_be_in_viewport(ratio=1)
    before = button.bounding_box()
    choices = page.locator(".deploy .rest button, .ask .toggle[aria-pressed=false]:enabled")
    while button.is_disabled():
        choices.first.tap()
        page.wait_for_timeout(DOUBLE)
    after = button.bounding_box()
    assert before
    assert after
    assert after["y"] == pytest.approx(before["y"], abs=1)
    assert after["x"] == pytest.approx(before["x"], abs=1)


PLACES = """() => [...document.querySelectorAll(".map, .ask .sentence, .ask button")]
  .filter(each => each.checkVisibility())
  .map(each => [each.ariaLabel ?? each.textContent.trim(), each.getBoundingClientRect().top])"""
"""Where map, question and buttons stand in the window."""
GONE = """async () => {
  const start = document.querySelector("script[type=module]").src;
  const { page, refresh } = await import(start.replace("app.js", "frame/page.js"));
  page.table.error = null;
  refresh();
}"""
"""Lets the refusal go by itself, as with the next choice."""
THROUGH = """said => { const box = said.getBoundingClientRect();
  return !said.contains(document.elementFromPoint(box.x + 12, box.y + box.height / 2)); }"""
"""Whether a finger on a sentence reaches what lies under it."""


def exchanges(state: State) -> bool:
    """Say whether two regions may be named that exchange what stands there."""
    actions = [] if state.is_over else state.view(frozenset((state.to_move,)))["actions"]
    return stage(state) == "conquer" and any(row["word"] == "swap" for row in actions)


@pytest.mark.parametrize("window", PHONES, ids=str)
@pytest.mark.parametrize(
    ("game", "found"),
    [("small-world", spreads_much), ("warcraft", exchanges), ("tiny-epic", asks("select"))],
    ids=["spread", "exchange", "select"],
)
def test_a_refusal_moves_no_control_as_it_comes_and_goes(
    phone: Phone,
    address: str,
    game: str,
    found: Callable[[State], bool],
    window: tuple[int, int],
) -> None:
    """It is read beside the question, on the rim of the map; taps reach what lies under it."""
    page = phone(*window)
    page.goto(open_table(address, reach(found, name=game)))
    expect(page.locator(".ask .sentence")).to_be_visible()
    expect(page.locator(".board .region").first).to_be_visible()
    if game == "warcraft":
        page.locator(".ask button.pair").first.tap()
        expect(page.locator(".pairing")).to_be_visible()
    page.wait_for_timeout(DOUBLE)
    before = page.evaluate(PLACES)
    if game == "warcraft":
        page.touchscreen.tap(*page.locator(".region:not(.can)").first.evaluate(INSIDE))
    else:
        page.locator(".back button[aria-disabled=true]").first.tap(force=True)
    said = page.locator(".trouble")
    expect(said).to_be_in_viewport(ratio=1)
    assert page.evaluate(PLACES) == before
    assert said.evaluate(THROUGH)
    page.evaluate(GONE)
    expect(said).to_have_count(0)
    assert page.evaluate(PLACES) == before
