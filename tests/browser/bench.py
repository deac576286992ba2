"""How a person works in the workshop, with whatever hands: makes, keeps, takes out, plays."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import marchland
from tests.browser.hands import DOUBLE, Hands

SEEDS = 20_000


class Bench:
    """The workshop of a page, used by mouse, touch or keyboard alone."""

    def __init__(self, page: Page, hands: Hands, address: str) -> None:
        self.page = page
        self.hands = hands
        self.address = address

    def begin(self, game: str, what: str) -> None:
        """Begin something new for a game, from the list of what was made."""
        self.page.goto(f"{self.address}/#/workshop")
        starts = self.page.get_by_role("group", name=game, exact=True)
        self.hands.use(starts.get_by_role("button", name=what, exact=True))
        expect(self.page.locator(".craft")).to_be_visible()

    def more(self, what: str) -> None:
        """Put another thing into the same file."""
        self.hands.use(self.page.get_by_role("button", name=f"+ {what}", exact=True))

    def name(self, text: str) -> None:
        """Write what it is called, in the language of the page."""
        self.hands.write(self.page.locator(".craft-name").get_by_label("Name", exact=True), text)

    def ability(self, name: str, **fields: str) -> None:
        """Add an ability, and choose what can be chosen in it by the labels of its fields."""
        last = self.page.locator(".clause-list > li").count()
        self.hands.choose(self.page.locator(".new-clause select"), name)
        made = self.page.locator(".clause-list > li").nth(last)
        expect(made).to_be_visible()
        for label, value in fields.items():
            named = self.page.locator("span").get_by_text(label.replace("_", " "), exact=True)
            self.hands.choose(made.locator(".field", has=named).locator("select"), value)

    def says(self, sentence: str) -> None:
        """Wait until the page says this of what is made."""
        expect(self.page.locator(".craft-says")).to_contain_text(sentence)

    def is_sound(self) -> None:
        """Wait until all is kept and nothing is wrong."""
        expect(self.page.locator('.craft .state[aria-busy="false"]')).to_have_text(
            "All is kept. It can be played."
        )

    def button(self, name: str) -> Locator:
        """Return one of the buttons under the form."""
        return self.page.locator(".craft .buttons").get_by_text(name, exact=True)

    def download(self, folder: Path) -> Path:
        """Download the file and return where it lies."""
        with self.page.expect_download() as found:
            self.hands.use(self.button("Download"))
        path = folder / found.value.suggested_filename
        found.value.save_as(path)
        return path

    def delete(self) -> None:
        """Delete what is open, at the second press."""
        for name in ("Delete", "Delete it"):
            self.page.wait_for_timeout(DOUBLE)
            self.hands.use(self.button(name))
        expect(self.page).to_have_url(re.compile("#/workshop$"))

    def open(self, path: Path) -> None:
        """Open a file on the first page, as any file of ours."""
        self.page.goto(f"{self.address}/#/")
        self.hands.use(self.page.locator(".more > summary"))
        self.page.locator("input[type=file]").set_input_files(path)
        expect(self.page.locator(".opened")).to_be_visible()


def deal(game: str, path: Path, race: str, power: str) -> int:
    """Return a seed that deals a race and a power of a file together, for a coin at most."""
    made = marchland.game(game, content=[str(path)])
    for seed in range(SEEDS):
        if f"{race} {power}" in made.new_state(2, seed).to_dict()["column"][:2]:
            return seed
    raise AssertionError("no deal has both")
