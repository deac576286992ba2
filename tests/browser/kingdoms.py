"""Tiny Epic Kingdoms: positions by what is asked, and a person who makes written choices."""

from collections import deque
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from marchland.core.game import State
from tests.browser.hands import Hands, Keyboard, Touch
from tests.browser.positions import reach

Row = dict[str, Any]
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown")

SELECT = """async id => {
  const start = document.querySelector("script[type=module]").src;
  const { page } = await import(start.replace("app.js", "frame/page.js"));
  page.table.act({ id });
}"""


def asked(
    stage: str,
    players: int = 2,
    where: str | None = None,
    fits: Callable[[Row], bool] = lambda _: True,
    **more: Any,
) -> State:
    """Return the first position of random games in which the first seat is asked this.

    Args:
        stage: what is asked.
        players: how many play.
        where: the map; None stands for the usual one.
        fits: what the first seat's view must show besides.
        more: options of the games.
    """

    def found(state: State) -> bool:
        if state.to_move != 0:
            return False
        view = state.view(frozenset({0}))
        return view["stage"] == stage and fits(view)

    return reach(found, players, "tiny-epic", map=where, **more)


class Person:
    """Finds each choice on the page: chooses, sees, confirms."""

    def __init__(self, page: Page, hands: Hands) -> None:
        self.page = page
        self.hands = hands
        self._ways: dict[str, dict[str, str]] = {}

    def make(self, row: Row, then: int | None = None) -> bool:
        """Make one choice; tell whether the one that follows was made by the same button.

        That is so where an action is selected: it is carried out or left at once.
        """
        if isinstance(self.hands, Keyboard):
            self.hands.be_led()
        if row["word"] == "take" and self._take(row["id"], then):
            return True
        self._make(row)
        return False

    def _take(self, action: int, then: int | None) -> bool:
        option = self.page.locator(f'.ask .option[data-action="{action}"]')
        if option.get_attribute("aria-pressed") == "false":
            self.hands.use(option)
        both = self.page.locator(f'.upshot button[data-action^="{action} "]')
        if then is not None:
            both = self.page.locator(f'.upshot button[data-action="{action} {then}"]')
        if not both.count():
            return False
        self.hands.use(both.first)
        self._mean_it()
        return True

    def _mean_it(self) -> None:
        if self.page.locator(".doubt").count():
            self.hands.use(self.page.locator(".doubt .confirm"))

    def _make(self, row: Row) -> None:
        its = f'[data-action="{row["id"]}"]'
        confirm = self.page.locator(f".ask .confirm{its}, .ask .upshot button{its}")
        if row.get("region"):
            self._region(row["region"])
            if row.get("to"):
                self._region(row["to"])
        elif row["word"] == "split":
            self._split(row["units"])
        elif row["word"] == "trade":
            pair = self.page.locator(f'[data-pair="{row["give"]} {row["get"]}"]')
            if pair.get_attribute("aria-pressed") == "false":
                self.hands.use(pair)
        option = self.page.locator(f'.ask .option[data-action="{row["id"]}"]')
        fold = self.page.locator("details.other-ways:not([open])", has=option).locator("summary")
        if fold.count():
            self.hands.use(fold)
        if not confirm.count() and option.count():
            self.hands.use(option)
        if confirm.count():
            self.hands.use(confirm)
        elif row["word"] == "take" and self.page.locator(".ask .selecting").count():
            # One button selects and carries out; what is written down here are two choices.
            self.page.evaluate(SELECT, row["id"])
        else:
            self.hands.use(self.page.locator(f'.answers button[data-action="{row["id"]}"]'))
            self._mean_it()

    def _split(self, units: dict[str, int]) -> None:
        for by in (-1, 1):
            for stepper in self.page.locator(".stepper").all():
                wanted = units.get(str(stepper.get_attribute("data-kind")), 0)
                change = wanted - int(stepper.locator("output").inner_text())
                button = stepper.locator("button").nth(0 if by < 0 else 1)
                for _ in range(max(0, change * by)):
                    self.hands.use(button)

    def _region(self, name: str) -> None:
        path = self.page.locator(f'.region[data-region="{name}"]')
        if isinstance(self.hands, Keyboard):
            self._walk(self.hands, name)
        elif isinstance(self.hands, Touch):
            fit = self.page.locator(".zoom .fit")
            if fit.is_visible():
                self.hands.use(fit)
            self.hands.region(path)
        else:
            self.hands.region(path)

    def _walk(self, keys: Keyboard, goal: str) -> None:
        """Go there by arrows, learning the map where it is not known yet."""
        keys.reach(self.page.locator('.board [tabindex="0"]'))
        here = self._here()
        for _ in range(400):
            if here == goal:
                keys.press("Enter")
                return
            arrow = self._next(here, goal)
            keys.press(arrow)
            there = self._here()
            self._ways.setdefault(here, {})[arrow] = there
            here = there
        raise AssertionError(f"no arrows lead to {goal}")

    def _here(self) -> str:
        return str(self.page.evaluate("document.activeElement.dataset.region"))

    def _next(self, here: str, goal: str) -> str:
        """Return the first arrow of the shortest known way to the goal or to something new."""
        queue: deque[tuple[str, str]] = deque([(here, "")])
        seen = {here}
        while queue:
            at, first = queue.popleft()
            known = self._ways.get(at, {})
            if at == goal and first:
                return first
            for arrow in ARROWS:
                if arrow not in known:
                    return first or arrow
            for arrow, there in known.items():
                if there not in seen:
                    seen.add(there)
                    queue.append((there, first or arrow))
        raise AssertionError(f"no arrows lead from {here} to {goal}")
