"""Whole games of two friends at screens of their own, with all that happens on such an evening."""

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import marchland
from marchland.core.replay import Replay, Seat
from tests.browser.conftest import Enter
from tests.browser.test_links import at, lose

pytestmark = pytest.mark.slow

TABLE = """
  const { src } = document.querySelector('script[src$="app.js"]');
  const { page } = await import(src.replace("app.js", "frame/page.js"));
  const { table } = page;
"""
PLAY = f"""async ([most, seed]) => {{ {TABLE}
  const until = async (done) => {{ while (!done()) await new Promise((go) => setTimeout(go, 4)); }};
  await until(() => table.view && !table.waiting);
  let played = 0;
  for (; played < most && table.isMine; played++) {{
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const {{ n, view: {{ actions }} }} = table;
    table.act(actions[(seed >> 8) % actions.length]);
    await until(() => table.n !== n && !table.waiting);
  }}
  return played;
}}"""
"""Answers by lot at this page, by its own socket, while somebody here is asked."""
SEEN = f"async () => {{ {TABLE} return JSON.stringify(table.view); }}"
MAY_ASK = f"async () => {{ {TABLE} return !table.undo.step && Boolean(table.undo.ask.step); }}"
HURRY = f"async () => {{ {TABLE} table.tell({{ type: 'pace', pace: 'fast' }}); }}"


@pytest.fixture
def loaded_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance that is the same in every run, so that no game is longer than another."""
    dice = random.Random(4)

    def roll(outcomes: list[tuple[int, int]]) -> int:
        return dice.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]

    for where in ("app", "room"):
        monkeypatch.setattr(f"marchland.server.{where}.fair_roll", roll)


class Evening:
    """A table with Anna, Béla and a watcher, and whatever befalls them."""

    def __init__(self, host: Page, linked: str, enter: Enter, game: str) -> None:
        """Begin a game; its host holds no seat."""
        self.host, self.enter, self.linked = host, enter, linked
        host.goto(linked)
        state = marchland.game(game).new_state(2, 5)
        file = Replay.from_state(state, [Seat("Anna"), Seat("Béla")]).to_json()
        self.made = host.request.post(f"{linked}/api/replays", data=json.loads(file)).json()
        self.there = f"{linked}/api/tables/{self.made['table']}"
        self.seats = [enter(link) for link in self.made["seats"]]
        self.watcher = enter(self.made["watch"])
        for page in (*self.seats, self.watcher):
            expect(page.locator(".map > .board")).to_be_visible()
        self.seed = 7

    def play(self, most: int, until: Callable[[], bool] = lambda: False) -> None:
        """Let both play by lot."""
        while most > 0 and not until() and not self.is_over:
            for page in self.seats:
                self.seed += 1
                most -= page.evaluate(PLAY, [most, self.seed])
            self.level(*self.seats)

    @property
    def is_over(self) -> bool:
        return self.seats[0].locator(".finish").is_visible()

    def level(self, *pages: Page) -> None:
        """Wait until these pages show the same position as the server has."""
        n = self.host.request.get(f"{self.there}/at/0").json()["last"]
        for page in pages:
            expect(page.locator(".table")).to_have_attribute("data-n", str(n))

    def lose_a_line(self) -> None:
        anna, bela = self.seats
        lose(bela)
        expect(bela.get_by_text("The connection is lost")).to_be_visible()
        before = at(anna)
        anna.evaluate(PLAY, [1, 3])
        self.level(anna, self.watcher)
        assert at(bela) == before != at(anna)
        bela.context.set_offline(False)
        self.level(bela)

    def ask_to_take_back(self) -> None:
        """Anna asks for what is no longer hers alone to take back; Béla agrees."""
        anna, bela = self.seats
        before = int(at(anna))
        anna.keyboard.press("Control+z")
        anna.get_by_role("button", name="Ask", exact=True).click()
        expect(self.watcher.locator(".agreement")).to_contain_text("Anna asks")
        bela.get_by_role("button", name="Agree").click()
        expect(anna.locator(".agreement")).to_have_count(0)
        self.level(anna, bela, self.watcher)
        assert int(at(anna)) < before

    def let_a_bot_play(self) -> None:
        """A bot plays a turn of Béla's, and gives the seat back."""
        anna, bela = self.seats
        anna.evaluate(HURRY)
        bela.get_by_role("button", name="Menu", exact=True).click()
        bela.get_by_role("button", name="Let a bot play: Béla").click()
        expect(bela.get_by_role("button", name="I am back")).to_be_visible()
        expect(bela.locator(".table.mine")).to_have_count(0)
        expect(anna.locator(".table.mine")).to_be_visible(timeout=60_000)
        n = at(anna)
        while anna.evaluate(PLAY, [1, self.seed]):
            self.seed += 1
        expect(anna.locator(f'.table.mine:not([data-n="{n}"])')).to_be_visible(timeout=60_000)
        bela.get_by_role("button", name="I am back").click()
        expect(bela.get_by_role("button", name="I am back")).to_have_count(0)


@pytest.mark.usefixtures("loaded_dice")
@pytest.mark.parametrize("game", ["small-world", "warcraft", "tiny-epic"])
def test_a_whole_game_survives_all_that_happens_on_an_evening(
    page: Page, linked: str, enter: Enter, game: str
) -> None:
    """A lost line, a reload, a second device, a request to undo, a watcher, a bot for a while."""
    evening = Evening(page, linked, enter, game)
    anna, bela = evening.seats
    evening.play(400, until=lambda: int(at(anna)) > 20 and is_asked(anna))
    evening.lose_a_line()
    anna.reload()
    evening.level(anna)
    phone = enter(evening.made["seats"][0])
    evening.level(phone)
    evening.seats[0] = phone
    evening.play(10)
    evening.level(anna)
    phone.context.close()
    evening.seats[0] = anna
    evening.play(400, until=lambda: bool(anna.evaluate(MAY_ASK)))
    evening.ask_to_take_back()
    evening.let_a_bot_play()
    evening.play(3000)
    everybody = [anna, bela, evening.watcher]
    for each in everybody:
        expect(each.locator(".finish .sum-row")).to_be_visible()
    assert len({each.evaluate(SEEN) for each in everybody}) == 1
    file = Replay.read(page.request.get(f"{evening.there}/replay").body())
    end = file.verify()
    assert end.is_over
    shown = anna.locator(".finish .sum-row td").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(end.scores())


def is_asked(page: Page) -> bool:
    return page.locator(".table.mine").count() == 1
