"""At screens of their own nobody is sent what another seat alone may know, in any form."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from marchland.server.library import Library
from tests.server.house import House, asked
from tests.server.robots import BOTS
from tests.server.talk import Message, Page
from tests.server.test_war_numbers import before_a_war, before_heroes, choices


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(str(tmp_path / "games.sqlite"), Library(lambda: ["tiny-epic"], bots=lambda: BOTS))
    with house.door:
        yield house


def told_others(house: House, replay: str, nth: int) -> tuple[list[Message], list[str], Message]:
    """Let whoever is asked give the nth answer at their own screen.

    Returns what they could choose, what every other screen and a stranger was sent (without names
    of tables), and what their own screen shows then.
    """
    made = house.browser().post("/api/replays", json=json.loads(replay)).json()
    table = made["table"]
    with ExitStack() as stack:
        watcher = house.browser(made["watch"])
        watching = stack.enter_context(Page(watcher, table))
        mover = watching.view["to_move"]
        own = stack.enter_context(Page(house.browser(made["seats"][mover]), table))
        browsers = [house.browser(link) for k, link in enumerate(made["seats"]) if k != mover]
        others = [stack.enter_context(Page(browser, table)) for browser in browsers]
        answers = choices(own) or own.view["actions"]
        for page in (watching, *others):
            assert page.view["actions"] == []
            page.frames.clear()
        own.act(answers[nth]["id"])
        sent = []
        for page, browser in zip((watching, *others), (watcher, *browsers), strict=True):
            page.state()
            page.send(type="look")
            page.state()
            states = [text for text in page.frames if '"type":"here"' not in text]
            parts = [*states, browser.get(f"/api/tables/{table}/replay").text]
            parts += [browser.get(f"/api/tables/{table}/at/{n}").text for n in (own.n - 1, own.n)]
            sent.append("\n".join(parts).replace(table, "?"))
        sent.append(str(asked(house.browser(), table)))
        return answers, sent, own.last


def test_a_war_number_is_told_to_no_other_screen_before_the_reveal(house: House) -> None:
    """TEK-14: the other side, the third seat, watchers and strangers get the same bytes."""
    replay = before_a_war(defender=1)
    answers, first, _ = told_others(house, replay, 0)
    assert len(answers) > 2
    for nth in range(1, len(answers)):
        assert told_others(house, replay, nth)[1] == first


@pytest.mark.parametrize("kept", [0, 1])
def test_a_hero_card_that_went_back_is_told_to_no_other_screen(house: House, kept: int) -> None:
    """TEK-2: which hero is kept lies open; which was drawn beside it only its own seat knows."""
    answers, sent, _ = told_others(house, before_heroes(), kept)
    hero, back = (answers[k]["name"] for k in (kept, 1 - kept))
    assert hero != back
    assert all(f'"{hero}"' in text for text in sent[:-1])
    assert not any(f'"{back}"' in text for text in sent)
