"""What is felt beside the board: motion, sounds, the title, a notice. None of it delays a move."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.hands import Mouse
from tests.browser.kingdoms import Person
from tests.browser.positions import open_table, reach
from tests.browser.story import ANNA, ANNA_STAYS, BRYN, written

ALONE = (Seat("Anna"), Seat("Bryn", "bot", "random"))
WATCHED = """() => {
  window.seen = [];
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
    if (node.classList?.contains("mover")) window.seen.push(node.className);
  }))).observe(document.body, { childList: true, subtree: true });
}"""
RISEN = """() => {
  window.risen = [];
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
    if (!node.classList?.contains("sum")) return;
    const [run] = node.getAnimations();
    run.pause();
    run.currentTime = 500;
    const { x, y } = node.getBoundingClientRect();
    const under = document.elementsFromPoint(x, y).map(each => each.dataset?.region).find(Boolean);
    const sign = node.querySelector("svg")?.getBoundingClientRect().width;
    window.risen.push([node.innerText.trim(), node.querySelector(".deed, .glyph") && sign, under]);
  }))).observe(document.body, { childList: true, subtree: true });
}"""
ASTRAY = """() => {
  window.flown = [];
  const board = document.querySelector(".map > .board");
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
    if (!node.matches?.(".mover:not(.sum, .thrown, .told-step, .told-place)")) return;
    const [run] = node.getAnimations();
    run.pause();
    const { duration, delay } = run.effect.getTiming();
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      run.currentTime = delay + part * duration;
      const [map, box] = [board, node.firstElementChild].map(each => each.getBoundingClientRect());
      window.flown.push(box.width > 0 && box.left >= map.left && box.right <= map.right
        && box.top >= map.top && box.bottom <= map.bottom);
    }
    run.finish();
  }))).observe(document.body, { childList: true, subtree: true });
}"""
"""Whether each thing that flies is within the map, five times on its way."""
PLAYED = """
  window.tones = 0;
  const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = { connect: () => node, gain: param, frequency: param, start() { window.tones += 1; }, stop() {} };
  window.AudioContext = class {
    state = "running"; currentTime = 0; destination = node;
    createOscillator() { return { ...node }; }
    createGain() { return { ...node }; }
  };"""  # noqa: E501 - a line of script
NOTICED = """
  window.notices = [];
  window.Notification = class {
    static permission = "granted";
    constructor(_, { body }) { window.notices.push(body); }
  };
  Object.defineProperty(document, "hidden", { get: () => true });"""


def bryn_conquers(page: Page, address: str, watch: str = WATCHED, **likes: str) -> None:
    """Open the table where Bryn, with Trolls, may take a region of Anna's, and take it."""
    page.add_init_script(f"localStorage.setItem('marchland', '{json.dumps(likes)}')")
    page.goto(open_table(address, written(ANNA, ANNA_STAYS, BRYN[:1])))
    expect(page.locator(".stage-conquer.mine")).to_be_visible()
    page.evaluate(watch)
    before = page.locator(".table").get_attribute("data-n")
    region = page.locator('.region[data-region="r11"]')
    region.press("Enter")
    if page.locator(f'.table[data-n="{before}"]').count():
        page.locator(".ask .confirm").first.press("Enter")
    expect(page.locator(".told.turn").first).to_contain_text("Trolls take forest 11")
    expect(region).to_have_attribute("aria-label", re.compile("Bryn: 3 Trolls"))


def test_tokens_march_and_the_beaten_go_home_while_the_next_click_counts(
    page: Page, address: str
) -> None:
    """Three tokens take the region of one Ratman."""
    page.emulate_media(reduced_motion="no-preference")
    bryn_conquers(page, address)
    page.wait_for_function("() => window.seen.length >= 4")
    assert sorted(page.evaluate("window.seen")) == ["mover seat-0", *["mover seat-1"] * 3]
    assert (
        page.locator(".motion").evaluate("each => getComputedStyle(each).pointerEvents") == "none"
    )
    expect(page.locator(".mover")).to_have_count(0)


@pytest.mark.parametrize("likes", [{}, {"motion": "off"}])
def test_nothing_moves_where_less_motion_is_asked_for(
    page: Page, address: str, likes: dict[str, str]
) -> None:
    page.emulate_media(reduced_motion="no-preference" if likes else "reduce")
    bryn_conquers(page, address, **likes)
    page.locator('.region[data-region="r17"]').hover()
    assert page.evaluate("window.seen") == []
    assert page.locator(".motion").count() == 0


@pytest.mark.parametrize("sound", ["off", "on"])
def test_sounds_are_made_only_where_they_were_switched_on(
    page: Page, address: str, sound: str
) -> None:
    """A march is two strokes, a token lost one fall."""
    page.add_init_script(PLAYED)
    bryn_conquers(page, address, sound=sound)
    if sound == "on":
        page.wait_for_function("() => window.tones > 0")
    assert page.evaluate("window.tones") == (3 if sound == "on" else 0)


def test_the_title_and_a_notice_tell_whoever_looks_elsewhere_that_it_is_their_turn(
    page: Page, address: str
) -> None:
    page.add_init_script(NOTICED)
    page.add_init_script("""localStorage.setItem('marchland', '{"notify": "on"}')""")
    page.goto(open_table(address, written(ANNA), ALONE))
    expect(page).to_have_title("● Anna: redeploy the Ratmen.")
    assert page.evaluate("window.notices") == []
    page.locator(".deploy .rest button").first.click()
    page.locator(".ask .confirm").click()
    expect(page).to_have_title("Marchland")
    page.locator(".watching .confirm").click()
    expect(page.locator(".table.mine")).to_be_visible(timeout=30_000)
    page.wait_for_function("() => window.notices.length > 0")
    [said] = page.evaluate("window.notices")
    assert said.startswith("Anna: ")
    expect(page).to_have_title(f"● {said}")


HEARD = """async () => {
  const rate = 44100, found = {};
  const start = document.querySelector("script[type=module]").src;
  const deeds = {
    march: "take", loss: "lost", die: "roll", coins: "coins", end: "end", call: null,
  };
  for (const [name, kind] of Object.entries(deeds)) {
    const place = new OfflineAudioContext(1, 2 * rate, rate);
    Object.defineProperty(place, "state", { value: "running" });
    window.AudioContext = function () { return place; };
    const { sound } = await import(start.replace("app.js", `frame/sounds.js?${name}`));
    sound({ world: { story: { deed: () => ({ kind }) } } }, kind ? [{}] : [], !kind);
    const wave = (await place.startRendering()).getChannelData(0);
    found[name] = {
      peak: wave.reduce((most, each) => Math.max(most, Math.abs(each)), 0),
      seconds: wave.findLastIndex(each => Math.abs(each) > 0.001) / rate,
      loudness: Math.sqrt(wave.reduce((sum, each) => sum + each * each, 0) / rate),
    };
  }
  return found;
}"""


def test_every_sound_is_heard_is_clean_and_is_short(page: Page, address: str) -> None:
    """As the browser renders them: none is clipped, even where four come at once."""
    page.goto(address)
    expect(page.locator(".offers .confirm").first).to_be_visible()
    heard = page.evaluate(HEARD)
    assert set(heard) == {"march", "loss", "die", "coins", "end", "call"}
    for name, sound in heard.items():
        assert 0.05 < sound["peak"] < 0.25, name
        assert sound["loudness"] > 0.005, name
        assert 0.1 < sound["seconds"] < 1, name


def leads_to(key: str, **args: str) -> Callable[[State], dict[str, Any] | None]:
    """Find a choice of a position after which the log has such a line at once."""

    def found(state: State) -> dict[str, Any] | None:
        for row in state.view(frozenset({state.to_move}))["actions"]:
            after = state.copy()
            after.listen()
            told = after.narrate(row["id"])
            after.apply(row["id"])
            for each in [*told, *after.events]:
                if each["key"] == key and args.items() <= each["args"].items():
                    return dict(row)
        return None

    return found


@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("tek-log-war", {}),
        ("tek-log-act", {"action": "build"}),
        ("tek-log-act", {"action": "research"}),
    ],
)
def test_a_war_and_a_new_level_are_seen_to_begin(
    page: Page, address: str, key: str, args: dict[str, str]
) -> None:
    """TEK-7, TEK-8: swords rise in the contested region; tower or magic goes up by one."""
    choice = leads_to(key, **args)
    state = reach(lambda state: state.to_move == 0 and choice(state) is not None, name="tiny-epic")
    row = choice(state)
    assert row
    page.emulate_media(reduced_motion="no-preference")
    page.goto(open_table(address, state, ALONE))
    expect(page.locator(".board .region").first).to_be_visible()
    page.evaluate(RISEN)
    Person(page, Mouse(page)).make(row)
    wanted = ["", 24, row["to"]] if key == "tek-log-war" else ["+1", 24, None]
    page.wait_for_function(
        "wanted => window.risen.some(each => `${each}` === `${wanted}`)", arg=wanted
    )


WIDE, UPRIGHT = (1280, 800), (390, 844)


@pytest.mark.parametrize("window", [WIDE, UPRIGHT])
@pytest.mark.parametrize("what", ["tokens", "coins", "meeples"])
def test_what_flies_stays_on_the_map_and_covers_nothing_beside_it(
    page: Page, address: str, what: str, window: tuple[int, int]
) -> None:
    """Trolls march and a Ratman goes home; coins come for Anna's regions; a meeple expands."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.emulate_media(reduced_motion="no-preference")
    if what == "tokens":
        bryn_conquers(page, address, ASTRAY)
    elif what == "coins":
        page.goto(open_table(address, written(ANNA)))
        expect(page.locator(".deploy .rest")).to_be_visible()
        page.evaluate(ASTRAY)
        page.locator(".deploy .rest button").first.click()
        page.locator(".ask .confirm").click()
    else:
        choice = leads_to("tek-log-place")
        state = reach(lambda at: at.to_move == 0 and choice(at) is not None, name="tiny-epic")
        page.goto(open_table(address, state, ALONE))
        expect(page.locator(".board .region").first).to_be_visible()
        page.evaluate(ASTRAY)
        Person(page, Mouse(page)).make(choice(state) or {})
    page.wait_for_function("() => window.flown.length > 0")
    assert all(page.evaluate("window.flown"))


BESIDE = """() => {
  window.beside = [];
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
    if (!node.matches?.(".mover") || !node.innerText.includes("The action card is cleared")) return;
    node.getAnimations()[0].currentTime = 700;
    const map = document.querySelector(".map > .board").getBoundingClientRect();
    const box = node.querySelector("span").getBoundingClientRect();
    window.beside.push(box.height > 0 && box.bottom <= map.top + 1);
  }))).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_new_cycle_is_told_over_the_map_and_hides_nothing_of_it(page: Page, address: str) -> None:
    """TEK-3: five shields lie on the card; what is told covers no land."""
    choice = leads_to("tek-log-clear")
    state = reach(lambda at: at.to_move == 0 and choice(at) is not None, name="tiny-epic")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(open_table(address, state))
    expect(page.locator(".board .region").first).to_be_visible()
    page.evaluate(BESIDE)
    Person(page, Mouse(page)).make(choice(state) or {})
    page.wait_for_function("() => window.beside.length > 0")
    assert all(page.evaluate("window.beside"))


SHOW = """async rolls => {
  const folder = document.querySelector("script[type=module]").src.replace("app.js", "frame/");
  const [{ page }, motion] = await Promise.all([import(`${folder}page.js`), import(`${folder}motion.js`)]);
  const die = n => ({ n, key: "log-roll", seat: 0, args: { n }, lines: [] });
  for (const n of rolls) {
    motion.show(page.table, [die(n), die(n)]);
    await new Promise(done => setTimeout(done, 150));
  }
  await new Promise(done => setTimeout(done, 350));
  return document.querySelectorAll(".mover.thrown").length;
}"""  # noqa: E501 - a line of script


ROUND = """async () => {
  const folder = document.querySelector("script[type=module]").src.replace("app.js", "frame/");
  const [{ page }, motion] = await Promise.all([import(`${folder}page.js`), import(`${folder}motion.js`)]);
  motion.show(page.table, [{ n: 1, key: "log-round", seat: null, args: { n: 2, of: 10, last: false }, lines: [] }]);
  const told = document.querySelector(".mover.told-step");
  told.getAnimations()[0].currentTime = 700;
  const [text] = [...told.querySelectorAll("span")].filter(each => !each.children.length);
  return [text.innerText, text.getBoundingClientRect().height > 12, getComputedStyle(told).borderTopWidth];
}"""  # noqa: E501 - a line of script


@pytest.mark.parametrize("window", [(390, 844), (844, 390), (1366, 768)])
def test_a_new_round_is_told_in_words_that_can_be_read_and_nothing_is_drawn_beside_them(
    page: Page, address: str, window: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.emulate_media(reduced_motion="no-preference")
    page.goto(open_table(address, written(ANNA, ANNA_STAYS)))
    expect(page.locator(".table.mine")).to_be_visible()
    assert page.evaluate(ROUND) == ["Round 2 of 10.", True, "0px"]


def test_no_die_stays_behind_where_news_come_quickly(page: Page, address: str) -> None:
    """Each message has two dice; half a second after the fourth only its own are there."""
    page.emulate_media(reduced_motion="no-preference")
    page.goto(open_table(address, written(ANNA, ANNA_STAYS)))
    expect(page.locator(".table.mine")).to_be_visible()
    assert page.evaluate(SHOW, [0, 1, 2, 3]) == 2


def test_coins_rise_beside_their_purse_only_where_it_is_seen(page: Page, address: str) -> None:
    """Where the seats have been scrolled away nothing rises over the map instead."""
    page.emulate_media(reduced_motion="no-preference")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(open_table(address, written(ANNA, ANNA_STAYS)))
    expect(page.locator(".table.mine")).to_be_visible()
    for top, risen in ((0, 1), (2000, 0)):
        page.evaluate("top => scrollTo(0, top)", top)
        page.evaluate(PAID)
        page.wait_for_timeout(900)
        assert page.locator(".mover.sum").count() == risen
        expect(page.locator(".mover")).to_have_count(0)


def test_coins_that_rise_end_where_their_purse_is_moved(page: Page, address: str) -> None:
    """What came above the card lies then where the purse was."""
    page.emulate_media(reduced_motion="no-preference")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(open_table(address, written(ANNA, ANNA_STAYS)))
    expect(page.locator(".table.mine")).to_be_visible()
    page.evaluate(PAID)
    assert page.evaluate(PUSHED) == [1, 0]


PUSHED = """async () => {
  const wait = long => new Promise(go => setTimeout(go, long));
  const rising = () => document.querySelectorAll(".mover.sum").length;
  while (!rising()) await wait(20);
  const before = rising();
  document.querySelector(".seats").style.marginTop = "60px";
  await wait(200);
  return [before, rising()];
}"""
"""How many rise beside a purse, and how many after the seats have gone down."""

PAID = """async () => {
  const folder = document.querySelector("script[type=module]").src.replace("app.js", "frame/");
  const [{ page }, motion] = await Promise.all([import(`${folder}page.js`), import(`${folder}motion.js`)]);
  motion.show(page.table, [{ n: 1, key: "log-score", seat: 0, args: { n: 7 }, lines: [] }]);
}"""  # noqa: E501 - a line of script
