"""The way back and forth as a person goes it: what is closed, asked, said, and what luck holds."""

import contextlib
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.conftest import NewTable
from tests.browser.hands import Mouse
from tests.browser.kingdoms import Person
from tests.browser.positions import is_at, open_table, reach, stage
from tests.server.real import Running, free_port, running

ANNA_AND_A_BOT = (Seat("Anna"), Seat("Bryn", "bot", "random"))


class Program:
    """The program as a person starts it, which can be killed and started again."""

    def __init__(self, database: Path) -> None:
        self.port = free_port()
        where = ["--port", str(self.port), "--database", str(database)]
        self.command = [sys.executable, "-m", "marchland.server.run", "serve", "--open", *where]

    def __enter__(self) -> Running:
        self._run = running(self.command, self.port)
        return self._run.__enter__()

    def __exit__(self, *args: object) -> None:
        self._run.__exit__(None, None, None)


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path / "games.sqlite")


def n_of(page: Page) -> str:
    return str(page.locator(".table").get_attribute("data-n"))


FIRST = """async () => {
  const start = document.querySelector("script[type=module]").src;
  const { page } = await import(start.replace("app.js", "frame/page.js"));
  return page.table.view.actions[0];
}"""


def answer(page: Page) -> None:
    """Go into decline, or choose the first that is offered, and let the bot play its turn."""
    n = n_of(page)
    expect(page.locator(".board .region").first).to_be_visible()
    decline = page.get_by_role("button", name="Go into decline")
    if decline.count():
        decline.click()
        page.locator(".doubt .confirm").click()
    else:
        Person(page, Mouse(page)).make(page.evaluate(FIRST))
    expect(page.locator(f'.table[data-n="{n}"]')).to_have_count(0)
    if not page.locator(".table.mine").count():
        with contextlib.suppress(TooLate):
            page.locator(".watching .confirm").click(timeout=1000)
    expect(page.locator(".table.mine")).to_have_count(1)


def take_back_with_the_bots_turn(page: Page, n: str) -> None:
    page.keyboard.press("Control+z")
    expect(page.locator(".doubt")).to_contain_text("Bryn")
    assert n_of(page) == n
    page.locator(".doubt .confirm").click()
    expect(page.locator(f'.table.mine:not([data-n="{n}"])')).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "where", "more"),
    [
        ("small-world", "mode", {}),
        ("warcraft", "mode", {}),
        ("tiny-epic", "select", {"map": "heroes"}),
    ],
)
def test_the_same_choice_meets_the_same_bot_and_dice_when_the_program_was_killed(
    page: Page, program: Program, game: str, where: str, more: dict[str, Any]
) -> None:
    """Undone across a bot's turn, brought back, undone, killed, and chosen again by hand."""
    state = reach(lambda state: stage(state) == where and state.to_move == 0, 2, game, **more)
    with program as server:
        address = f"http://127.0.0.1:{server.port}"
        table = open_table(address, state, ANNA_AND_A_BOT)
        replay = f"/api/tables/{table.rsplit('/', 1)[1]}/replay"
        page.goto(table)
        expect(page.locator(".table.mine")).to_be_visible()
        undo = page.locator(".back .step")
        answer(page)
        while "Bryn" not in str(undo.get_attribute("aria-label")):
            answer(page)
        n, line = n_of(page), server.ask(replay)["history"]
        take_back_with_the_bots_turn(page, n)
        page.keyboard.press("Control+Shift+Z")
        expect(page.locator(f'.table.mine[data-n="{n}"]')).to_have_count(1)
        expect(page.locator("#said")).to_contain_text("Brought back: Anna, then Bryn.")
        assert server.ask(replay)["history"] == line
        take_back_with_the_bots_turn(page, n)
        page.goto("about:blank")
        server.kill()
    with program as server:
        page.goto(table)
        expect(page.locator(".table.mine")).to_be_visible()
        answer(page)
        expect(page.locator(f'.table[data-n="{n}"]')).to_have_count(1)
        assert server.ask(replay)["history"] == line


def test_undo_closes_what_is_open_before_it_takes_back(page: Page, new_table: NewTable) -> None:
    page.goto(new_table())
    undo = page.locator(".back .step")
    row = page.locator(".combo:not(.closed) button.combo-row").first
    row.click()
    undo.press("Enter")
    expect(page.locator(".combo-detail")).to_have_count(0)
    expect(page.locator("#said")).to_contain_text("nothing was taken back")
    row.click()
    page.locator(".combo-detail .confirm").click()
    expect(page.locator(".stage-pick")).to_have_count(0)
    n = n_of(page)
    page.locator(".region.can").first.press("Enter")
    expect(page.locator(".region[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator(".region[aria-pressed=true]")).to_have_count(0)
    assert n_of(page) == n
    page.keyboard.press("Control+z")
    expect(page.locator(".stage-pick.mine")).to_be_visible()
    page.keyboard.press("Control+y")
    expect(page.locator(f'.table[data-n="{n}"]')).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", ("Zatím není co vzít zpět.", "Od té doby se házelo kostkou nebo losovalo")),
        ("hu", ("Még nincs mit visszavonni.", "Azóta dobás vagy húzás történt")),
    ],
)
def test_what_cannot_be_taken_back_says_why(
    page: Page, address: str, new_table: NewTable, language: str, said: tuple[str, str]
) -> None:
    """On the button, and as an answer: in the reader's own language."""
    page.add_init_script(f"localStorage.setItem('marchland', '{{\"lang\": \"{language}\"}}')")
    page.goto(new_table())
    undo = page.locator(".back .step")
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert said[0] in str(undo.get_attribute("title"))
    undo.press("Enter")
    expect(page.locator(".trouble")).to_have_text(said[0])
    state = reach(thrown)
    page.goto(open_table(address, state))
    undo.press("Enter")
    expect(page.locator(".trouble")).to_contain_text(said[1])


def thrown(state: State) -> bool:
    """Tell whether the last thing that happened was a die."""
    return bool(state.history) and state.describe(state.history[-1]).startswith("roll=")


@pytest.mark.parametrize(
    ("button", "own"), [("Undo", "Anna’s last choice"), ("Restart turn", "all of Anna’s turn")]
)
def test_before_a_bots_turn_is_taken_back_it_is_said_how_far_ones_own_goes_with_it(
    page: Page, address: str, button: str, own: str
) -> None:
    state = reach(lambda state: state.to_move == 0 and is_at("mode")(state))
    page.goto(open_table(address, state, ANNA_AND_A_BOT))
    page.get_by_role("button", name=button).click()
    expect(page.locator(".doubt .choice-title")).to_have_text(
        f"Take back {own}, and all that Bryn did since?"
    )
