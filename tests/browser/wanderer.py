"""A person at a table of Tiny Epic Kingdoms who knows no rule and tries what the page offers."""

import random
from collections.abc import Sequence

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.hands import TOLD

SPOT = """([selector, k]) => {
  const thing = [...document.querySelectorAll(selector)].filter(each => each.checkVisibility())[k];
  if (!thing) return null;
  if (!thing.ownerSVGElement) thing.scrollIntoView({ block: "center" });
  const box = thing.getBoundingClientRect();
  for (let n = 0; n < 400; n++) {
    const [u, v] = n ? [(n * 0.618) % 1, (n * 0.382) % 1] : [0.5, 0.5];
    const [x, y] = [box.left + box.width * u, box.top + box.height * v];
    if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
"""Where a mouse hits a thing; nothing where it cannot."""

SEEN = """selectors => selectors.map(selector =>
  [...document.querySelectorAll(selector)].filter(each => each.checkVisibility()).length)"""

SKIP = ".watching .confirm"
OPTION = ".ask .option[aria-pressed=false]"
REGION = ".region.can"
CONFIRM = ".ask .confirm:enabled"
MORE = ".stepper button:last-of-type:enabled"
ANSWER = ".answers button[data-action]:enabled"
ACT = ".answers .confirm"
DOUBT = ".doubt .confirm"
ALL = (SKIP, OPTION, REGION, CONFIRM, MORE, ANSWER, ACT)


class Wanderer:
    """Clicks with a mouse; what may be done is read from the page alone.

    Attributes:
        stages: the questions that were answered.
        told: the kinds of lines that the log had.
    """

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.stages: set[str] = set()
        self.told: set[str] = set()

    def play(self, most: int = 400) -> None:
        """Answer whatever is asked until the end is shown."""
        for _ in range(most):
            self.page.locator(f".table.mine, .finish, {SKIP}").first.wait_for()
            before, kinds = self._now()
            if "stage-over" in kinds:
                return
            if "mine" in kinds:
                self.stages |= {kind for kind in kinds if kind.startswith("stage-")}
                self._answer()
                self.page.locator(f'.table:not([data-n="{before}"]), .trouble').first.wait_for()
                trouble = self.page.locator(".trouble")
                assert not trouble.count(), trouble.text_content()
            else:
                self._click(SKIP)
                self.page.locator(f'.table:not([data-n="{before}"])').wait_for()
        raise AssertionError("the game does not end")

    def _now(self) -> tuple[str, list[str]]:
        n, kinds = self.page.evaluate(
            """() => {
              const table = document.querySelector(".table");
              return [table.dataset.n, [...table.classList]];
            }"""
        )
        self.told |= set(self.page.evaluate(TOLD))
        return n, kinds

    def _answer(self) -> None:
        seen = self._seen()
        if seen[ACT] and self.dice.random() < 0.75:
            self._click(ACT)
        elif seen[REGION] and (not seen[ANSWER] or self.dice.random() < 0.8):
            self._go_to_a_region()
        elif seen[OPTION] or seen[MORE] or not seen[ANSWER]:
            self._settle_on(seen)
        else:
            self._click(ANSWER)
            self._click(DOUBT, self.page.locator(DOUBT).count())

    def _go_to_a_region(self) -> None:
        """Choose a region; an action that may begin there is carried out at once."""
        answered = f'.table:not([data-n="{self._now()[0]}"])'
        for _ in range(6):
            self._click(REGION)
            try:
                self.page.locator(f"{answered}, {OPTION}, {CONFIRM}").first.wait_for(timeout=1500)
                break
            except TooLate:  # it was chosen already, and is left again
                continue
        if not self.page.locator(answered).count():
            self._settle_on(self._seen())

    def _settle_on(self, seen: dict[str, int]) -> None:
        """Look at the options of a panel, take one, confirm."""
        for _ in range(12):
            if seen[OPTION]:
                self._click(OPTION, seen[OPTION])
                seen = self._seen()
            if seen[CONFIRM]:
                self._click(CONFIRM, 1)
                return
        raise AssertionError("nothing can be confirmed")

    def _seen(self) -> dict[str, int]:
        counts: Sequence[int] = self.page.evaluate(SEEN, list(ALL))
        return dict(zip(ALL, counts, strict=True))

    def _click(self, selector: str, count: int | None = None) -> None:
        """Click one of these; something of the page may be gone before it is reached."""
        count = self._seen().get(selector, 0) if count is None else count
        if not count:
            return
        spot = self.page.evaluate(SPOT, [selector, self.dice.randrange(count)])
        if spot is None:
            assert selector == SKIP, f"a mouse does not reach {selector}"
            return
        self.page.mouse.click(*spot)
