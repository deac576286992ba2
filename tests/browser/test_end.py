"""The end of a game: who won, where every coin came from, round by round, and another game."""

import base64
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from marchland.core.game import CHANCE, State
from marchland.core.replay import Replay, Seat
from tests.browser.conftest import Phone
from tests.browser.positions import ANNA_AND_BRYN, open_table, reach, set_up
from tests.browser.windows import TORN

SEATS = (Seat("Anna"), Seat("Bryn"), Seat("Cleo", "bot", "random"))


def columns(table: Locator) -> list[list[int]]:
    """Return the numbers of each column, the sum apart."""
    rows = [row.locator("td").all_text_contents() for row in table.locator("tbody tr").all()]
    return [[int(text.replace("−", "-")) for text in each] for each in zip(*rows, strict=True)]


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_every_coin_is_told_by_source_and_by_round(page: Page, address: str, name: str) -> None:
    """SW-G01, WC-16: what is told adds up to what each seat has."""

    def dear(state: State) -> bool:
        return state.is_over and any("pick" in str(one.fields()) for one in state.ledger)  # type: ignore[attr-defined]

    state = reach(dear, name=name)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(open_table(address, state))
    order = sorted(range(2), key=lambda seat: -state.scores()[seat])
    totals = [state.scores()[seat] for seat in order]
    expect(page.locator(".rank-n")).to_have_text([str(n) for n in totals])
    by_source = page.locator(".ends > .scores")
    expect(by_source).to_contain_text("−")
    assert [sum(column[:-1]) for column in columns(by_source)] == totals
    assert [column[-1] for column in columns(by_source)] == totals
    page.get_by_text("Coins by round").first.click()
    by_round = page.locator(".by-round .scores")
    expect(by_round).to_be_visible()
    assert [sum(column) for column in columns(by_round)] == totals
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_rematch_turns_the_seats(page: Page, address: str) -> None:
    """Whoever sat second begins, with the same people, bots and board, and new luck."""
    over = reach(lambda state: state.is_over, 3)
    page.goto(open_table(address, over, SEATS))
    expect(page.locator(".finish")).to_be_visible()
    before = page.url
    page.get_by_role("button", name="Rematch, Bryn begins").click()
    expect(page.locator(".stage-pick")).to_be_visible()
    assert page.url != before
    expect(page.locator(".seat-name")).to_have_text(["Bryn", "Cleo", "Anna"])
    expect(page.locator(".seat").nth(1).locator(".bot")).to_have_count(1)
    expect(page.locator(".ask .sentence")).to_contain_text("Bryn: choose")
    expect(page.locator(".round.now")).to_have_text("1")


def throws(state: State) -> list[list[int]]:
    """Return what each seat threw, by playing the game again from its actions."""
    found: list[list[int]] = [[] for _ in range(state.players)]
    replay = Replay.from_state(state, ANNA_AND_BRYN)
    for n, action in enumerate(state.history):
        at = replay.play(n)
        if at.to_move == CHANCE and (text := at.describe(action)).startswith("roll="):
            found[at.view(frozenset())["turn"]].append(int(text.removeprefix("roll=")))
    return found


def test_the_luck_of_the_dice_is_what_was_thrown(page: Page, address: str) -> None:
    """SW-D01: the die has 0 three times, 1, 2 and 3, so that each throw is worth one on average."""
    state = reach(lambda state: state.is_over)
    thrown = throws(state)
    assert all(thrown)
    page.goto(open_table(address, state))
    order = sorted(range(2), key=lambda seat: -state.scores()[seat])
    expect(page.locator(".luck .scores")).to_be_visible()
    told = columns(page.locator(".luck .scores"))
    assert told == [[len(thrown[k]), sum(thrown[k]), len(thrown[k])] for k in order]


def brought(state: State) -> Counter[int]:
    """What each turn brought the one of two whose it was, with what a combination cost and bore."""
    coins = Counter[int]()
    for entry in state.ledger:  # type: ignore[attr-defined]
        if entry.seat == entry.turn % 2:
            coins[entry.turn] += entry.coins
    return coins


def test_the_best_turn_is_the_one_that_brought_most(page: Page, address: str) -> None:
    state = reach(lambda state: state.is_over)
    page.goto(open_table(address, state))
    coins = list(brought(state).values())
    expect(page.locator(".best").first).to_contain_text(f": {max(coins)} coins")
    expect(page.locator(".best")).to_have_count(coins.count(max(coins)))


def test_the_game_that_ended_last_is_in_sight_on_the_first_page(page: Page, address: str) -> None:
    here = open_table(address, reach(lambda state: state.is_over))
    page.goto(address)
    last = page.get_by_role("region", name="Last finished game")
    expect(last).to_contain_text("Won by")
    expect(page.locator(".saved")).not_to_have_attribute("open", "")
    last.get_by_role("link").click()
    expect(page).to_have_url(here)
    expect(page.locator(".finish")).to_be_visible()


def test_turns_that_brought_alike_are_all_told(page: Page, address: str) -> None:
    def tied(state: State) -> bool:
        coins = list(brought(state).values())
        return state.is_over and coins.count(max(coins)) == 2

    page.goto(open_table(address, reach(tied)))
    expect(page.get_by_text("Best turns")).to_have_count(1)
    expect(page.locator(".best")).to_have_count(2)


def test_of_many_best_turns_the_first_ones_stand_open(page: Page, address: str) -> None:
    """Five harvests alike fill no screen: each says its cycle, and all are one press away."""
    state = reach(lambda state: state.is_over, 3, "tiny-epic", map="heroes")
    page.goto(open_table(address, state, SEATS))
    best = page.locator(".best")
    expect(page.get_by_text("Richest harvests")).to_be_visible()
    expect(best.first).to_contain_text("cycle")
    hidden = best.count() - 3
    assert hidden > 1
    expect(best.filter(visible=True)).to_have_count(3)
    page.get_by_text(f"{hidden} more like it").click()
    expect(best.filter(visible=True)).to_have_count(hidden + 3)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (640, 360), (844, 390)])
def test_looking_through_a_long_game_fits_the_window(
    page: Page, address: str, width: int, height: int
) -> None:
    """Steps, count, slider and both ways on, in the second hundred of moves."""
    page.set_viewport_size({"width": width, "height": height})
    state = reach(lambda state: state.is_over, 3)
    assert len(state.history) > 200
    page.goto(f"{open_table(address, state, SEATS)}/at/200")
    replay = page.locator(".replay")
    first = set_up(state)
    expect(replay.locator("output")).to_have_text(f"{200 - first} / {len(state.history) - first}")
    card = replay.bounding_box()
    assert card
    for part in replay.locator("button, a, output, input").all():
        box = part.bounding_box()
        assert box
        assert card["x"] <= box["x"]
        assert box["x"] + box["width"] <= card["x"] + card["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width


PIXELS = """async ([data, wanted]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + data;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  const dots = brush.getImageData(0, 0, image.width, image.height).data;
  const near = (k, rgb) => rgb.every((each, j) => Math.abs(dots[k + j] - each) < 6);
  const found = wanted.map(() => 0);
  for (let k = 0; k < dots.length; k += 4) wanted.forEach((rgb, j) => (found[j] += near(k, rgb)));
  return [image.width, ...found];
}"""


@pytest.mark.parametrize("name", ["small-world", "warcraft", "tiny-epic"])
def test_the_end_is_a_picture_to_keep(page: Page, address: str, name: str) -> None:
    """A PNG with the bars and borders of both seats, made in the page: nobody else is asked."""
    state = reach(lambda state: state.is_over and min(state.scores()) > 0, name=name)
    page.goto(open_table(address, state))
    expect(page.locator(".board .region").first).to_be_attached()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture").click()
    expect(page.get_by_text("The picture was saved")).to_be_visible()
    assert download.value.suggested_filename.endswith(".png")
    data = base64.b64encode(download.value.path().read_bytes()).decode()
    seats = [[0xC0, 0x39, 0x2B], [0x25, 0x63, 0xA8]]
    wide, *dots = page.evaluate(PIXELS, [data, seats])
    assert wide == 1200
    assert min(dots) > 500
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []


def test_points_of_a_faction_stand_under_its_name(page: Page, address: str) -> None:
    """TEK-9: whoever is paid by a faction's own sentence reads which."""

    def own_lines(state: State) -> list[str]:
        seats = state.view(frozenset())["seats"]
        lines = [line for seat in seats for line in seat["lines"]]
        return [line["faction"] for line in lines if line["key"] == "tek-points-faction"]

    state = reach(lambda state: state.is_over and bool(own_lines(state)), name="tiny-epic")
    page.goto(open_table(address, state))
    expect(page.locator(".finish")).to_be_visible()
    rows = page.locator(".scores tbody th").all_inner_texts()
    assert [row for row in rows if row.lower() in own_lines(state)]
    assert "none" not in rows


def trigger(state: State) -> tuple[int, str, int]:
    """Return who triggered the end, by what and how many, by playing the game again."""
    replay = Replay.from_state(state, ANNA_AND_BRYN)
    at = replay.play(0)
    at.listen()
    told = []
    for action in state.history:
        at.apply(action)
        told += [each for each in at.events if each["key"] == "tek-log-end-triggered"]
    [only] = told
    return only["seat"], only["args"]["by"], only["args"]["n"]


@pytest.mark.parametrize(
    ("by", "language", "sentence"),
    [
        ("magic", "en", "{} triggers the end of the game: magic level 5."),
        ("tower", "cs", "{} spouští závěr hry: hrad má úroveň 6."),
        ("heroes", "hu", "{} kiváltja a játék végét, nyugalmazott hősei: 3."),
        ("meeples", "pl", "{} wywołuje koniec gry, figurki w grze: 7."),
    ],
)
def test_it_is_said_what_ended_the_game(
    page: Page, address: str, by: str, language: str, sentence: str
) -> None:
    """TEK-9, TEK-11.2: magic 5, a tower of 6, seven meeples or a third retired hero."""

    def ended(state: State) -> bool:
        return state.is_over and trigger(state)[1] == by

    state = reach(ended, name="tiny-epic", map="heroes")
    name = ANNA_AND_BRYN[trigger(state)[0]].name
    page.add_init_script(f"localStorage.setItem('marchland', '{{\"lang\": \"{language}\"}}')")
    page.goto(open_table(address, state))
    expect(page.locator(".ended")).to_have_text(sentence.format(name))
    page.locator(".told details:not([open]) > summary").evaluate_all(
        "folded => folded.forEach(each => each.click())"
    )
    expect(page.locator(".entry", has_text=sentence.format(name))).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Round 10 was the last: the game is over."),
        ("cs", "Kolo 10 bylo poslední: hra skončila."),
        ("hu", "A játék az utolsó, 10. fordulóval ért véget."),
        ("pl", "Runda 10 była ostatnia: gra się skończyła."),
    ],
)
def test_the_last_round_ended_the_game(
    page: Page, address: str, language: str, sentence: str
) -> None:
    """SW-G01: two players play ten rounds."""
    page.add_init_script(f"localStorage.setItem('marchland', '{{\"lang\": \"{language}\"}}')")
    page.goto(open_table(address, reach(lambda state: state.is_over)))
    expect(page.locator(".ended")).to_have_text(sentence)


HIDDEN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const where = () => [scrollY, ...[...document.querySelectorAll(".map, .finish, .region")]
    .flatMap(each => Object.values(each.getBoundingClientRect().toJSON()))].join();
  for (let before = "", k = 0; k < 60 && (k < 4 || before !== where()); k++) {
    before = where();
    await frame();
  }
  return [...document.querySelectorAll(".region")].filter(path => {
    const { left, right, top, bottom } = path.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
    const box = path.getBBox(), point = path.ownerSVGElement.createSVGPoint();
    for (let k = 0; k < 200; k++) {
      point.x = box.x + box.width * ((k * 0.618) % 1);
      point.y = box.y + box.height * ((k * 0.382) % 1);
      const at = point.matrixTransform(path.getScreenCTM());
      if (path.isPointInFill(point) && document.elementFromPoint(at.x, at.y)?.closest(".board"))
        return false;
    }
    return true;
  }).map(path => path.dataset.region);
}"""
"""The regions that are not in sight as a whole, or lie under something."""
WINDOWS = [(1920, 940), (1366, 625), (844, 390), (768, 1024), (390, 844), (360, 640)]
LONG = ("Bartholomew Featherstonehaugh-Cholmondel", "Maximilian Alexander Constantin Habsburg")


@pytest.mark.parametrize(
    ("game", "players"),
    [("small-world", 2), ("small-world", 5), ("warcraft", 1), ("warcraft", 5), ("tiny-epic", 1),
     ("tiny-epic", 2), ("tiny-epic", 5)],
)  # fmt: skip
def test_the_map_is_whole_in_sight_at_the_end_and_no_name_is_torn(
    page: Page, address: str, game: str, players: int
) -> None:
    """Names have as many letters as names can have; whole words of them stand wherever they do."""
    seats = tuple(Seat(LONG[seat % 2][: 40 - seat]) for seat in range(players))
    page.goto(open_table(address, reach(lambda state: state.is_over, players, game), seats))
    expect(page.locator(".finish")).to_be_visible()
    found = []
    for language in ("en", "cs", "hu", "pl"):
        page.evaluate("lang => localStorage.setItem('marchland', JSON.stringify({lang}))", language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".finish")).to_be_visible()
        expect(page.locator(".board .region").first).to_be_visible()
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            hidden, torn = page.evaluate(HIDDEN), page.evaluate(TORN, ".finish")
            if hidden or torn:
                found.append((language, width, height, hidden, torn))
    assert found == []


@pytest.mark.parametrize(
    ("name", "where", "said"),
    [
        ("small-world", {}, "Last round"),
        ("warcraft", {}, "Last round"),
        ("tiny-epic", {"map": "base"}, "Last cycle"),
    ],
)
def test_the_last_round_is_said_as_long_as_it_lasts(
    page: Page, address: str, name: str, where: dict[str, Any], said: str
) -> None:
    """SW-G01, TEK-9: nothing is left but this round, and a player who looks sees it."""

    def is_last(state: State) -> bool:
        view = state.view(frozenset())
        return bool(view["ending"] if name == "tiny-epic" else view["round"] == view["rounds"])

    state = reach(lambda state: state.to_move == 0 and is_last(state), name=name, **where)
    page.goto(open_table(address, state))
    expect(page.locator(".line:visible .line-last")).to_have_text(said)
    early = reach(lambda state: state.to_move == 0 and not is_last(state), name=name, **where)
    page.goto(open_table(address, early))
    expect(page.locator(".line:visible .line-ask")).to_contain_text("Anna")
    expect(page.locator(".line-last")).to_have_count(0)


def test_the_log_says_where_the_last_round_begins(page: Page, address: str) -> None:
    """SW-G01: ten rounds with two players."""
    state = reach(lambda state: state.to_move == 0 and state.view(frozenset())["round"] == 10)
    page.goto(open_table(address, state))
    heads = page.locator(".told.between")
    expect(heads.first).to_contain_text("The last round, 10 of 10.")
    expect(heads.nth(1)).to_contain_text("Round 9 of 10.")


def test_a_last_redeployment_without_effect_says_so_and_is_ready(page: Page, address: str) -> None:
    """SW-V, SW-G02: tokens in hand are placed already, and one press is enough."""

    def is_idle(state: State) -> bool:
        if state.to_move != 1:
            return False
        deploy = state.view(frozenset({1}))["deploy"]
        return bool(deploy and deploy["idle"] and deploy["hand"])

    page.goto(open_table(address, reach(is_idle)))
    said = page.locator(".deploy > .quiet")
    expect(said).to_be_visible()
    expect(said).to_contain_text("Nothing depends on this any more")
    page.locator(".deploy .confirm").press("Enter")
    expect(page.locator(".table.stage-deploy")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(640, 360), (844, 390)])
@pytest.mark.parametrize("players", [2, 5])
def test_held_sideways_a_rematch_is_in_sight_at_once_and_beside_a_new_game(
    page: Page, address: str, players: int, width: int, height: int
) -> None:
    seats = tuple(Seat(name) for name in ("Anna", "Bryn", "Cleo", "Dora", "Emil")[:players])
    page.set_viewport_size({"width": width, "height": height})
    page.goto(open_table(address, reach(lambda state: state.is_over, players), seats))
    expect(page.locator(".finish .confirm")).to_be_in_viewport(ratio=1)
    expect(page.locator(".finish .confirm + a")).to_have_text("New game")


def test_at_the_end_a_phone_scrolls_one_page_and_no_list(phone: Phone, address: str) -> None:
    """Nothing is chosen on the map any more, so it takes no room from what is read."""
    page = phone()
    page.goto(open_table(address, reach(lambda state: state.is_over, name="tiny-epic")))
    log = page.locator(".entries")
    expect(log.locator("li").first).to_be_visible()
    assert log.evaluate("(list) => list.scrollHeight <= list.clientHeight + 1")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(page.locator(".map")).not_to_be_in_viewport()
