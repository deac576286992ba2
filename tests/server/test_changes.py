"""States that say only what changed: put together they are the whole position, to the letter."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.sights import Memory, change
from marchland.server.sqlite import SqliteStore
from tests.server.robots import BOTS
from tests.server.talk import Message, Page

GAMES = ("small-world", "warcraft", "tiny-epic")
PERSONS = [{"name": "Anna", "kind": "person"}, {"name": "Béla", "kind": "person"}]

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2) | st.just(1.0) | st.text("ab", max_size=1),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner),
    max_leaves=12,
)


def changed(value: Any, what: Any) -> Any:
    """Put a change into a value, as docs/protocol.md says."""
    if not isinstance(what, dict) or not what:
        return what[0] if what else value
    copy: Any = dict(value) if isinstance(value, dict) else dict(enumerate(value))
    for key, part in what.items():
        at = key if isinstance(value, dict) else int(key)
        if part == []:
            del copy[at]
        else:
            copy[at] = changed(copy.get(at), part)
    return copy if isinstance(value, dict) else list(copy.values())


class Parts:
    """The parts that came on one line, as docs/protocol.md says; the server's own code apart."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[Any, int]] = {}
        self.next = 0

    def whole(self, value: Any) -> Any:
        return self.read(value)[0]

    def read(self, value: Any) -> tuple[Any, int]:
        if not isinstance(value, dict | list):
            return value, 1
        if isinstance(value, dict) and "=" in value:
            return self.number(*self.known.pop(value["="]))
        if isinstance(value, dict):
            read = {key: self.read(value[key]) for key in sorted(value)}
            part: Any = {key: read[key][0] for key in value}
            weight = 1 + len(read) + sum(heavy for _, heavy in read.values())
        else:
            inner = [self.read(one) for one in value]
            part, weight = [one for one, _ in inner], 1 + sum(heavy for _, heavy in inner)
        return (part, weight) if weight < 5 else self.number(part, weight)

    def number(self, part: Any, weight: int) -> tuple[Any, int]:
        self.known[self.next] = part, weight
        self.next += 1
        if len(self.known) > 1000:
            del self.known[next(iter(self.known))]
        return part, weight


class Sparing(Page):
    """A page that asks for what changed alone."""

    def __init__(self, client: TestClient, table: str) -> None:
        super().__init__(client, table)
        self.spared = self.states = 0
        self._base: Any = None
        self._parts = Parts()
        self._standing: Message = {}

    def _next(self) -> Message:
        message = super()._next()
        if message["type"] == "state":
            self.states += 1
            if "changes" in message:
                assert not message.keys() & {"view", "undo"}
                changes = message.pop("changes")
                if isinstance(changes, list):
                    self._parts, self._standing = Parts(), {}
                else:
                    self.spared += 1
                self._base = changed(self._base, self._parts.whole(changes))
                self._standing = {**self._standing, **message}
                return {**self._standing, **self._base}
        return message


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    library = Library(lambda: list(GAMES), bots=lambda: BOTS)
    with TestClient(
        application(SqliteStore(tmp_path / "games"), library), base_url="http://localhost"
    ) as client:
        yield client


@given(VALUES, VALUES)
def test_a_change_makes_the_one_into_the_other(before: Any, after: Any) -> None:
    what = change(before, after)
    assert json.dumps(changed(before, what)) == json.dumps(after)
    assert (what == {}) == (json.dumps(before) == json.dumps(after))


@given(st.lists(VALUES, max_size=8))
def test_what_came_before_is_named_by_its_number_and_comes_out_whole(values: list[Any]) -> None:
    memory, parts = Memory(), Parts()
    for value in [*values, *values]:
        text = json.dumps(memory.shortened(value))
        assert json.dumps(parts.whole(json.loads(text))) == json.dumps(value)


def test_of_more_parts_than_a_page_remembers_the_one_of_least_use_is_forgotten() -> None:
    """Of numbers from 0 the first is named again and stays; the second is gone by then."""
    memory, parts = Memory(), Parts()
    for k in [*range(999), 0, *range(999, 1001), 0, 1]:
        value = [k, "a", "b", "c"]
        short = memory.shortened(value)
        assert parts.whole(short) == value
        if k == 0 and len(parts.known) > 1:
            assert short.keys() == {"="}
    assert isinstance(short, list)


@pytest.mark.parametrize("game", GAMES)
def test_a_sparing_page_always_has_the_whole_position(client: TestClient, game: str) -> None:
    answer = client.post("/api/tables", json={"game": game, "seats": PERSONS})
    table, dice = answer.json()["table"], random.Random(7)
    spared: list[str] = []
    with Page(client, table) as whole:
        for _ in range(3):
            with Sparing(client, table) as sparing:
                sparing.send(type="look", changes=True)
                sparing.state()
                play_on(whole, sparing, dice)
                # The line opened with a whole one, and the page asked for one.
                assert sparing.spared == sparing.states - 2
                spared += [frame for frame in sparing.frames if '"changes"' in frame]
        assert mean(map(len, spared)) < mean(map(len, whole.frames)) / 3


def play_on(whole: Page, sparing: Sparing, dice: random.Random) -> None:
    """Choose by lot at either page, take back now and then, and compare after each."""
    for _ in range(60):
        page = dice.choice([whole, sparing])
        offer = whole.last["undo"]
        deed = next((to for to in ("turn", "step") if offer[to] and dice.random() < 0.1), None)
        if deed:
            page.send(type="undo", n=page.n, to=deed)
        elif whole.last["over"]:
            return
        else:
            action = dice.choice(whole.view["actions"])["id"]
            page.send(type="act", n=page.n, action=action)
        whole.state()
        sparing.state()
        same(whole, sparing)


def same(whole: Page, sparing: Sparing) -> None:
    while sparing.n != whole.n:
        sparing.state()
    assert json.dumps(sparing.view) == json.dumps(whole.view)
    assert {**sparing.last, "view": 0, "changes": 0, "keep": 0, "log": 0} == {
        **whole.last,
        "view": 0,
        "changes": 0,
        "keep": 0,
        "log": 0,
    }
