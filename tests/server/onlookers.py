"""Whoever looks on at a table while something is hidden from them, and all that each is sent."""

import asyncio
import re
from contextlib import ExitStack
from typing import Any

from starlette.testclient import TestClient

from marchland.server.library import Library
from marchland.server.questions import Question
from marchland.server.thinkers import Lost
from tests.server.house import House, asked
from tests.server.talk import Message, Page

MOMENTS = re.compile(r'("(?:created|updated|date)": ?)"[^"]*"')


class Minds:
    """Whoever is asked for hints: keeps what they were told, and never answers."""

    def __init__(self) -> None:
        """Begin with nothing told."""
        self.told: list[bytes] = []

    async def ask(self, question: Question, library: Library, limit: float) -> Any:
        """Keep the question."""
        self.told.append(question.view)
        raise Lost

    def close(self) -> None:
        """End nothing."""


class Onlooker:
    """Somebody with a right to a table, at two pages: of whole positions, and of changes alone."""

    def __init__(self, browser: TestClient, table: str, stack: ExitStack) -> None:
        """Open the table in a browser."""
        self.browser = browser
        self.table = table
        self.whole, self.sparing = (entered(browser, table, stack) for _ in range(2))
        self.sparing.send(type="look", changes=True)
        self.sparing.state()
        self._fetched: list[str] = []

    def hear(self) -> None:
        """Listen at both pages to what one deed of somebody else leads to."""
        for page in (self.whole, self.sparing):
            page.hear()

    def pry(self, seat: int) -> None:
        """Ask for all that might give away what a seat has done; each is refused."""
        for page in (self.whole, self.sparing):
            n = self.whole.n
            for message in (
                {"type": "coins", "seat": seat},
                {"type": "act", "n": n, "action": 1},
                {"type": "plan", "n": n, "text": "deploy"},
                {"type": "undo", "n": n, "to": "step"},
                {"type": "redo", "n": n},
            ):
                page.send(**message)
                page.error()
                page.hear()

    def fetch(self, *, fork: bool) -> None:
        """Fetch all that the server gives away of the table, a hint and a review too."""
        n = self.whole.n
        there = f"/api/tables/{self.table}"
        parts = [
            self.browser.get("/api/tables").text,
            self.browser.get(f"{there}/replay").text,
            *(self.browser.get(f"{there}/at/{k}").text for k in (n - 2, n - 1, n)),
            self.browser.get(f"/text/en/table/{self.table}.ftl").text,
            self.browser.post(f"{there}/hint", json={"n": n}).text,
            self.browser.post(f"{there}/review", json={}).text,
            self.browser.get(f"{there}/review").text,
        ]
        if fork:
            parts += self._forked(n)
        self._fetched += parts

    def _forked(self, n: int) -> list[str]:
        """Play on from here as a game of one's own, and look at it from every seat."""
        copy = self.browser.post(f"/api/tables/{self.table}/fork", json={"at": n}).json()
        there = f"/api/tables/{copy['table']}"
        parts = [self.browser.get(f"{there}/{part}").text for part in ("replay", f"at/{n}")]
        for link in copy["seats"]:
            one = TestClient(self.browser.app, base_url="http://localhost")
            one.portal = self.browser.portal
            one.post("/api/links", json={"secret": link.rpartition("/")[2]})
            with Page(one, copy["table"]) as page:
                page.send(type="redo", n=page.n)
                page.error()
                page.state()
                parts += heard(page)
        assert self.browser.delete(there).status_code == 204
        return [part.replace(copy["table"], "COPY") for part in parts]

    def told(self) -> list[str]:
        """Return all that was sent here, without the table's name and the time of day."""
        sent = [*heard(self.whole), *heard(self.sparing), *self._fetched]
        return [MOMENTS.sub(r"\1TIME", text.replace(self.table, "TABLE")) for text in sent]


def entered(browser: TestClient, table: str, stack: ExitStack) -> Page:
    """Open a page and wait until it is written down who is there.

    Whoever comes meanwhile is written down along with them: where many come at once, a game has
    as many revisions as its process found the time for.
    """
    page = stack.enter_context(Page(browser, table))
    app: Any = browser.app
    room = app.state.server.rooms._open[table]

    async def written() -> None:
        while room._errands:
            await asyncio.gather(*room._errands)

    assert browser.portal is not None
    browser.portal.call(written)
    return page


def heard(page: Page) -> list[str]:
    """Return what a page was sent, but who came and went."""
    return [text for text in page.frames if '"type":"here"' not in text]


class Company:
    """A seat with a secret at a screen of its own, and all others who look on.

    Each deed is heard by everybody before the next, so that equal games are sent in equal parts.
    """

    def __init__(self, house: House, made: Any, hider: int, stack: ExitStack) -> None:
        """Sit down at a table of several persons."""
        self.house = house
        self.hider = hider
        self.table: str = made["table"]
        links = made["seats"]
        others = [link for k, link in enumerate(links) if k != hider]
        rights = {
            **{f"seat {k}": [link] for k, link in enumerate(links) if k != hider},
            "all others at one screen": others,
            "watcher": [made["watch"]],
            "host": [made["host"]],
        }
        self.own = entered(house.browser(links[hider]), self.table, stack)
        self.others = {
            who: Onlooker(house.browser(*links), self.table, stack) for who, links in rights.items()
        }
        self._stranger: list[str] = []
        self._minds: Minds = house.app.state.server.thinkers
        self._minds.told.clear()

    def seat(self, k: int) -> Page:
        """Return a page of a seat."""
        return self.own if k == self.hider else self.others[f"seat {k}"].whole

    def do(self, page: Page | None = None, **message: object) -> Message:
        """Let the hider, or somebody at another page, do something that all see."""
        mover = page or self.own
        mover.send(**message)
        pages = [each for one in self.others.values() for each in (one.whole, one.sparing)]
        for each in (self.own, *pages):
            each.state()
        return mover.last

    def act(self, action: int, page: Page | None = None) -> Message:
        """Let the hider, or somebody at another page, choose."""
        return self.do(page, type="act", n=(page or self.own).n, action=action)

    def take_back_by_agreement(self) -> None:
        """Take back the hider's last choice, to which all others agree."""
        asked = self.do(type="ask_undo", n=self.own.n, to="step")["asked"]
        for seat in asked["waits"]:
            page = self.seat(seat)
            self.do(page, type="answer_undo", n=page.n, id=asked["id"], yes=True)

    def pry(self, *, fork: bool = False) -> None:
        """Let everybody ask for all that they might be told; a seat and the watcher also fork."""
        for k, (who, one) in enumerate(self.others.items()):
            one.pry(self.hider)
            one.fetch(fork=fork and (k == 0 or who == "watcher"))
        self._stranger.append(str(asked(self.house.browser(), self.table)))

    def fetch(self) -> None:
        """Let everybody fetch all that the server gives away of the table."""
        for one in self.others.values():
            one.fetch(fork=False)

    def told(self) -> dict[str, list[str]]:
        """Return all that each was sent, and what was told to a bot that they asked."""
        told = {who: one.told() for who, one in self.others.items()}
        bot = [question.decode() for question in self._minds.told]
        return {**told, "stranger": self._stranger, "bot": bot}
