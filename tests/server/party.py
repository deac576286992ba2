"""Friends at a table, each at a screen of their own, who ask each other to take something back."""

from contextlib import ExitStack

from tests.server.house import House, made
from tests.server.talk import ANNA, BELA, Message, Page, heard, level

EVA = {"name": "Eva", "kind": "person"}
THREE_PERSONS = {"game": "counting", "seats": [ANNA, BELA, EVA]}


class Party:
    """A table, and its seats, watcher and host each at a screen of their own."""

    def __init__(self, house: House, stack: ExitStack, order: object = None) -> None:
        self.house, self.stack = house, stack
        self.made = made(house.browser(), order or THREE_PERSONS)
        self.table = self.made["table"]
        self.seats = [self.sit(link) for link in self.made["seats"] if link]

    def sit(self, *links: str, house: House | None = None) -> Page:
        return self.stack.enter_context(Page((house or self.house).browser(*links), self.table))

    def act(self, seat: int, *actions: int) -> None:
        for action in actions:
            self.seats[seat].act(action)
            self.level()

    def level(self) -> None:
        """Listen at every seat until all that was said at any has come to all."""
        for page in self.seats * 2:
            level(page)


def ask(page: Page, to: str = "step") -> Message:
    page.send(type="ask_undo", n=page.n, to=to)
    assert heard(page) == []
    asked: Message = page.last["asked"]
    return asked


def refused(page: Page, to: str = "step") -> str:
    """Return why a request is refused."""
    page.send(type="ask_undo", n=page.n, to=to)
    (key,) = heard(page)
    return key


def reply(page: Page, *, yes: bool) -> list[str]:
    asked = level(page)["asked"]
    page.send(type="answer_undo", n=page.n, id=asked["id"], yes=yes)
    return heard(page)
