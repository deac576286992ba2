"""Three ways to use the page: mouse, keyboard, touch. Each plays whatever it is asked."""

import contextlib
import random
import time
from typing import Protocol

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

INSIDE = """path => {
  const box = path.getBBox(), frame = path.getScreenCTM(), svg = path.ownerSVGElement;
  for (let k = 0; k < 400; k++) {
    const [u, v] = k ? [((k * 0.618) % 1), ((k * 0.382) % 1)] : [0.5, 0.5];
    const point = svg.createSVGPoint();
    point.x = box.x + box.width * u; point.y = box.y + box.height * v;
    if (!path.isPointInFill(point)) continue;
    const at = point.matrixTransform(frame);
    if (document.elementFromPoint(at.x, at.y) === path) return [at.x, at.y];
  }
  return null;
}"""

ON_SOMETHING = """() => {
  const now = document.activeElement;
  return now !== null && now !== document.body && now.isConnected && now.checkVisibility();
}"""
"""Whether the keyboard is on something."""

LED = """() => {
  const isMine = document.querySelector(".table.mine");
  if (!isMine || document.querySelector(".region.can, .offer.goal")) return true;
  const now = document.activeElement;
  const answers = ".ask :is(button, summary):not(.ask-head *), .stage-pick [data-answer]";
  return now.matches(answers);
}"""
"""Whether the keyboard is on an answer where the map has none."""

TOLD = """async () => {
  document.querySelectorAll(".told > details").forEach(each => { each.open = true; });
  for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll(".entry")].map(each => each.dataset.kind);
}"""
"""Unfolds the whole log and returns the kinds of its lines."""


def wait_until_told(page: Page, kind: str) -> None:
    """Look into the whole log until it has a line of this kind."""
    for _ in range(300):
        if kind in page.evaluate(TOLD):
            return
    raise AssertionError(f"the log does not tell {kind}")


DOUBLE = 600
"""Milliseconds after which two taps on one spot are no double tap."""


class Hands(Protocol):
    """How a person reaches what is on the page."""

    def use(self, thing: Locator) -> None:
        """Use a button."""

    def region(self, path: Locator) -> None:
        """Use a region of the map."""

    def write(self, field: Locator, text: str) -> None:
        """Write a text into a field."""

    def choose(self, select: Locator, option: str) -> None:
        """Choose from a list by what the option is called."""


class Mouse:
    """Moves and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def use(self, thing: Locator) -> None:
        thing.click(timeout=5000)

    def region(self, path: Locator) -> None:
        x, y = path.evaluate(INSIDE)
        self.page.mouse.click(x, y)

    def write(self, field: Locator, text: str) -> None:
        field.click(timeout=5000)
        self.page.keyboard.type(text)

    def choose(self, select: Locator, option: str) -> None:
        select.select_option(label=option, timeout=5000)


class Touch:
    """Taps with one finger, as fast as nobody takes for a double tap."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._last = 0.0

    def use(self, thing: Locator) -> None:
        self._rest()
        thing.tap(timeout=5000)
        self._last = time.monotonic()

    def _rest(self) -> None:
        self.page.wait_for_timeout(max(0, DOUBLE - 1000 * (time.monotonic() - self._last)))

    def region(self, path: Locator) -> None:
        spot = path.evaluate(INSIDE)
        if spot is None:
            self.page.locator(".zoom .fit").tap()
            self.page.wait_for_timeout(300)
            spot = path.evaluate(INSIDE)
        self._rest()
        self.page.touchscreen.tap(*spot)
        self._last = time.monotonic()

    def write(self, field: Locator, text: str) -> None:
        field.tap(timeout=5000)
        self.page.keyboard.type(text)

    def choose(self, select: Locator, option: str) -> None:
        select.select_option(label=option, timeout=5000)


class Keyboard:
    """Never points: Tab to what is wanted, arrows on the map, Enter. No key may lose the place."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.last = ""

    def use(self, thing: Locator) -> None:
        self.reach(thing)
        self.press("Enter")

    def be_led(self) -> None:
        """Whatever Enter brought, the keyboard is where it is answered: panel or map."""
        if self.last == "Enter":
            self.page.wait_for_function(LED, timeout=4000)

    def press(self, key: str) -> None:
        """Press a key; whatever it does, the keyboard is on something that can be seen then.

        Tab alone may leave the page at its end, as everywhere.
        """
        self.last = key
        self.page.keyboard.press(key)
        if key != "Tab":
            self.page.wait_for_function(ON_SOMETHING, timeout=8000)

    def region(self, path: Locator) -> None:
        self.reach(self.page.locator('.board [tabindex="0"]'))
        wanted = path.get_attribute("data-region")
        for arrow in self._way(str(wanted)):
            self.press(arrow)
        self.press("Enter")

    def write(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.page.keyboard.type(text)

    def choose(self, select: Locator, option: str) -> None:
        self.reach(select)
        self.page.keyboard.press("Alt+ArrowDown")
        self.page.keyboard.type(option)
        self.press("Enter")

    def reach(self, thing: Locator) -> None:
        """Press Tab until the keyboard is on something."""
        expect(thing).to_be_enabled()
        for _ in range(400):
            if thing.evaluate("each => each === document.activeElement", timeout=2000):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not reach {thing}")

    def _way(self, wanted: str) -> list[str]:
        """Return arrows that lead from the region in focus towards the wanted one."""
        now = self.page.evaluate("document.activeElement.dataset.region")
        if now == wanted:
            return []
        return [random.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"])]


class Player:
    """Answers every question of a game with whatever the page offers, to the end."""

    def __init__(self, page: Page, hands: Hands, seed: int) -> None:
        self.page = page
        self.hands = hands
        self.random = random.Random(seed)
        self.stages: set[str] = set()

    def play(self, most: int = 1500) -> None:
        """Play until the page shows the end."""
        for _ in range(most):
            if self.page.locator(".finish").is_visible():
                return
            self.answer()
        raise AssertionError("the game does not end")

    def answer(self) -> None:
        """Answer the question that the page asks now."""
        before = self._n()
        if not self.page.locator(".table.mine").count():
            self._let_bots_play()
            return
        self.stages.add(str(self.page.locator(".table").get_attribute("class")))
        if isinstance(self.hands, Keyboard):
            self.hands.be_led()
        self._choose()
        answered = self.page.locator(f'.table:not([data-n="{before}"]), .trouble')
        try:
            answered.first.wait_for(timeout=2000)
        except TooLate:
            # Two taps on one spot within half a second are one double tap, which answers nothing
            # new: a person, who needs longer to read, taps again.
            self._choose()
            answered.first.wait_for()
        assert not self.page.locator(".trouble").is_visible(), self.page.locator(
            ".trouble"
        ).text_content()

    def _let_bots_play(self) -> None:
        """Skip what bots do; they may be done before the button is reached."""
        skip = self.page.locator(".watching .confirm")
        if skip.is_visible():
            with contextlib.suppress(TooLate, AssertionError):
                self.hands.use(skip)
        self.page.locator(".table.mine, .finish").first.wait_for()

    def _n(self) -> str:
        return str(self.page.locator(".table").get_attribute("data-n"))

    def _choose(self) -> None:
        if self.page.locator(".stage-pick").count():
            self._pick()
        elif self.page.locator(".deploy").is_visible():
            self._deploy()
        elif self.page.locator(".places").is_visible():
            self._place()
        else:
            self._act()

    def _confirm(self) -> None:
        self.hands.use(
            self.page.locator(".sheet .confirm:not(:disabled)").locator("visible=true").first
        )

    def _pick(self) -> None:
        self.hands.use(self._any(self.page.locator(".combo:not(.closed) button.combo-row")))
        self._confirm()

    def _deploy(self) -> None:
        for _ in range(40):
            if self.page.locator(".deploy .confirm").is_enabled():
                break
            more = self.page.locator(".stepper button:last-of-type:enabled")
            less = self.page.locator(".stepper button:first-of-type:enabled")
            self.hands.use(self._any(more if more.count() else less))
        self._confirm()

    def _place(self) -> None:
        for _ in range(10):
            if self.page.locator(".places .confirm").is_enabled():
                break
            self.hands.use(self._any(self.page.locator(".places .toggle[aria-pressed=false]")))
        self._confirm()

    def _act(self) -> None:
        regions = self.page.locator(".region.can")
        general = self.page.locator(".answers > button:enabled")
        if regions.count() and (self.random.random() < 0.75 or not general.count()):
            before = self._n()
            self.hands.region(self._any(regions))
            if self.page.locator(".stage-mode, .stage-ready").count():
                done = f'.answers .confirm, .table:not([data-n="{before}"])'
                with contextlib.suppress(TooLate):  # arrows may have led to another region
                    self.page.locator(done).first.wait_for(timeout=1000)
            if self._n() != before:
                return  # the click has marched
            if self.page.locator(".answers .confirm").is_visible():
                self._confirm()
                return
            if not general.count():
                return  # it marches later than this was patient
        self.hands.use(self._any(general))
        if self.page.locator(".doubt").is_visible():
            self._confirm()
        elif self.page.locator(".pairing").is_visible():
            self._pair()

    def _pair(self) -> None:
        while not self.page.locator(".pairing .confirm").is_visible():
            self.hands.use(self._any(self.page.locator(".pairing .toggle[aria-pressed=false]")))
        self._confirm()

    def _any(self, several: Locator) -> Locator:
        return several.nth(self.random.randrange(several.count()))
