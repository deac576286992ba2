"""Two people at a table, one of whom is called to their turns."""

from typing import Any

from starlette.testclient import TestClient

from tests.server.house import House, made
from tests.server.receiver import Receiver
from tests.server.talk import ANNA, BELA

TWO_PEOPLE = {"game": "counting", "seats": [ANNA, BELA]}


def place(table: str, seat: int) -> str:
    return f"/api/tables/{table}/webhooks/{seat}"


def hook(browser: TestClient, table: str, seat: int, url: str, language: str = "en") -> Any:
    return browser.put(place(table, seat), json={"url": url, "language": language})


def tried(browser: TestClient, table: str, seat: int) -> Any:
    return browser.post(place(table, seat), json={})


def quiet(receiver: Receiver, browser: TestClient, table: str, seat: int = 1) -> bool:
    """Tell whether nothing was posted, by a trial that comes after whatever was under way."""
    assert tried(browser, table, seat).json()["failed"] is None
    _, body = receiver.next()
    return bool(body["event"] == "trial") and receiver.is_quiet


class Seated:
    """A table of two people, each at a browser of their own; Béla is called at the receiver."""

    def __init__(self, house: House, receiver: Receiver, language: str = "en") -> None:
        self.made = made(house.browser(), TWO_PEOPLE)
        self.table = self.made["table"]
        self.anna, self.bela = (house.browser(link) for link in self.made["seats"])
        answer = hook(self.bela, self.table, 1, receiver.url, language)
        assert answer.status_code == 200, answer.text
