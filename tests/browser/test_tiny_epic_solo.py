"""Alone at a table of Tiny Epic Kingdoms: the compass is part of the board from the first."""

import itertools
import random
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.hands import Mouse, wait_until_told
from tests.browser.positions import open_table, reach
from tests.browser.test_learn import Learner

LOOK = """async () => {
  const start = document.querySelector("script[type=module]").src;
  const { page } = await import(start.replace("app.js", "frame/page.js"));
  const { view, isMine } = page.table;
  const box = document.querySelector(".rose .disc")?.getBoundingClientRect();
  const lands = [...document.querySelectorAll(".region")].map(each => each.getBoundingClientRect());
  return {
    over: view.over, mine: isMine, many: view.actions.length, round: view.round,
    lands: view.cards.length,
    side: document.querySelector(".rose")?.classList.contains(view.compass.side),
    inView: Boolean(box) && box.width > 40 && box.left >= 0 && box.top >= 0
      && box.right <= innerWidth && box.bottom <= innerHeight,
    needle: document.querySelectorAll(".rose .needle").length,
    left: lands.filter(each => box && each.right <= box.left + 2).length,
    right: lands.filter(each => box && each.left >= box.right - 2).length,
    all: lands.length,
  };
}"""
"""What the page shows of the compass, and what is asked."""

GO_ON = """async k => {
  const start = document.querySelector("script[type=module]").src;
  const { page } = await import(start.replace("app.js", "frame/page.js"));
  if (page.table.isMine) page.table.act(page.table.view.actions[k]);
  else page.table.tell({ type: "next" });
}"""


def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


@pytest.mark.slow
def test_a_solo_game_has_the_compass_in_view_from_set_up_to_the_end(
    page: Page, address: str
) -> None:
    """TEK-12: side and pointer stand between both lands while anything is asked."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{address}/#/new/tiny-epic")
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".ask .sentence")).to_be_visible()
    expect(page.locator(".board .region").first).to_be_visible()
    dice = random.Random(5)
    for _ in range(400):
        now = look(page)
        if now["over"]:
            break
        assert now["inView"], now
        assert now["side"], now
        assert now["needle"] == 1, now
        if now["lands"]:
            assert now["left"] + now["right"] == now["all"], now
            assert 0 < now["left"] < now["all"], now
        n = page.locator(".table").get_attribute("data-n")
        page.evaluate(GO_ON, dice.randrange(max(1, now["many"])))
        page.locator(f'.table:not([data-n="{n}"])').wait_for()
    expect(page.locator(".finish .sum-row")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height"), [(390, 844), (844, 390), (768, 1024), (1366, 625), (2560, 1300)]
)
def test_the_compass_is_in_view_in_every_window(
    page: Page, address: str, width: int, height: int
) -> None:
    """TEK-12: before anything was chosen, too."""
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{address}/#/new/tiny-epic")
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".board .region").first).to_be_visible()
    # By its box: the share in view of a drawn circle is reckoned a ten-millionth short of all.
    box = page.locator(".rose .ring").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height


def test_the_numbers_of_the_compass_can_be_read_on_a_small_phone(page: Page, address: str) -> None:
    state = reach(follows, 1, "tiny-epic", map="base")
    page.goto(open_table(address, state, (Seat("Anna"),)))
    expect(page.locator(".rose text")).to_have_count(12)
    for width, height in [(360, 640), (390, 844), (640, 360), (844, 390), (1366, 625)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            """() => [...document.querySelectorAll(".rose text")].every(each =>
              parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a >= 12)""",
            timeout=5000,
        )


STEPS = """() => {
  [window.steps, window.rings] = [[], []];
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
    if (!node.matches?.(".told-step, .told-place")) return;
    const { x, y } = node.getBoundingClientRect();
    const { delay, duration } = node.getAnimations()[0].effect.getTiming();
    const regions = document.elementsFromPoint(x, y).map(each => each.dataset?.region).filter(Boolean);
    const at = performance.now() + delay;
    if (node.matches(".told-place")) window.rings.push([regions[0], delay, duration]);
    else window.steps.push([node.innerText.split("\\n").at(-1), at, delay]);
  }))).observe(document.body, { childList: true, subtree: true });
}"""  # noqa: E501 - a line of script


def follows(state: State) -> bool:
    """Tell whether the player's next answer leaves the compass's own turn to the opponent."""
    view = state.view(frozenset({0}))
    asked = view["round"] == 1 and view["turn"] == 0 and view["stage"] == "act"
    return asked and any(row["word"] == "pass" for row in view["actions"])


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_steps_of_the_opponent_are_told_one_after_the_other(
    page: Page, address: str, motion: Literal["no-preference", "reduce"]
) -> None:
    """TEK-12: what nobody chose is rolled, selected and done within one message.

    A tap on what is told ends it, and chooses nothing of what lies below.
    """
    state = reach(follows, 1, "tiny-epic", map="base")
    page.emulate_media(reduced_motion=motion)
    page.goto(open_table(address, state, (Seat("Anna"),)))
    passes = page.get_by_role("button", name="Pass", exact=True)
    expect(passes).to_be_visible()
    page.evaluate(STEPS)
    passes.press("Enter")
    if page.locator(".doubt").count():
        page.locator(".doubt .confirm").press("Enter")
    wait_until_told(page, "tek-log-roll")
    if motion == "reduce":
        assert page.evaluate("window.steps") == []
        return
    page.wait_for_function("() => window.steps.some(([text]) => text.includes(' selects '))")
    steps = page.evaluate("window.steps")
    assert len(steps) > 2
    times = [at for _, at, _ in steps]
    assert all(later - at >= 1500 for at, later in itertools.pairwise(times))
    told = [text for text, _, _ in steps]
    roll = next(k for k, text in enumerate(told) if text.startswith("The compass shows "))
    assert any(text.startswith("The opponent selects ") for text in told[roll + 1 :])
    step = page.locator(".told-step > span").first
    expect(step).to_be_visible()
    step.click()
    expect(page.locator(".told-step, .told-place, .region-choice")).to_have_count(0)


def test_where_a_step_of_the_opponent_happened_is_marked_while_it_is_told(
    page: Page, address: str
) -> None:
    """TEK-12: the lesson's compass shows 4, and the opponent follows the Patrol into D.

    It stands as long as it takes to read: of such a line, 25 letters a second at most.
    """
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{address}/#/learn/tiny-epic/solo")
    expect(page.locator(".board .region").first).to_be_visible()
    page.evaluate(STEPS)
    Learner(page, Mouse(page)).take("tiny-epic", "solo", 4)
    page.wait_for_function("() => window.rings.length > 0")
    [(place, when, long)] = page.evaluate("window.rings")
    assert place == "t02a/d"
    told = {late: text for text, _, late in page.evaluate("window.steps")}
    assert told[when] == "The opponent: forest C (Sheafmere) → plains D (Sheafmere)."
    assert long >= 40 * len(told[when]) > 1500
