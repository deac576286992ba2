"""A war number stays in the server's own store until both are in (TEK-14)."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from marchland.core import registry
from marchland.core.actions import word_of
from marchland.core.game import CHANCE
from marchland.core.replay import Replay, Seat
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.sqlite import SqliteStore
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.kinds import DEFENDER
from marchland.tinyepic.state import TinyEpicState
from tests.server.robots import BOTS
from tests.server.talk import Message, Page

NAMES = ("Anna", "Béla", "Eva")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    library = Library(lambda: ["tiny-epic"], bots=lambda: BOTS)
    with TestClient(
        application(SqliteStore(tmp_path / "games"), library), base_url="http://localhost"
    ) as client:
        yield client


def can_show(state: TinyEpicState, side: int, least: int) -> bool:
    """Tell whether a side of the present war can pay for at least this number."""
    war = state.war
    assert war is not None
    k = state.kingdoms[war.seats[side]]
    return state.war_worth(k) + state.discount(k, war, side) >= least


def before_a_war(*, defender: int) -> str:
    """Return the replay of a game up to the attacker's choice of a number or the flag.

    The defender can show at least `defender`, where that is 0 nothing but the flag.
    """
    for seed in range(1, 400):
        rng = random.Random(seed)
        state = registry.game("tiny-epic").new_state(3, seed)
        assert isinstance(state, TinyEpicState)
        for _ in range(400):
            if state.is_over:
                break
            if state.stage == stages.BID and len(state.legal_actions()) > 2:
                shows = can_show(state, DEFENDER, max(1, defender))
                if shows == (defender > 0):
                    return Replay.from_state(state, [Seat(name) for name in NAMES]).to_json()
            legal = [one for one, _ in state.chance_outcomes()]
            state.apply(rng.choice(legal if state.to_move == CHANCE else state.legal_actions()))
    raise AssertionError("no such war came about")


def opened(client: TestClient, replay: str) -> str:
    answer = client.post("/api/replays", json=json.loads(replay))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def choices(page: Page) -> list[Message]:
    return [one for one in page.view["actions"] if one["word"] in ("bid", "flag")]


def leaves(client: TestClient, table: str, page: Page) -> str:
    """Return all that anybody can get out of the server, without names of tables and times."""
    parts = [client.get(f"/api/tables/{table}/replay").text]
    parts += [client.get(f"/api/tables/{table}/at/{n}").text for n in (page.n, page.n - 1)]
    answer = client.post(f"/api/tables/{table}/fork", json={"at": page.n})
    assert answer.status_code == 201, answer.text
    fork = str(answer.json()["table"])
    parts.append(client.get(f"/api/tables/{fork}/replay").text)
    with Page(client, fork) as other:
        assert other.n == page.n - 1  # there the number is still to be set
        parts.append(json.dumps(other.last))
    with Page(client, table) as watcher:
        parts.append(watcher.frames[0])
    parts += page.frames
    return "\n".join(parts).replace(table, "TABLE").replace(fork, "FORK")


def test_nothing_that_leaves_the_server_depends_on_a_number_before_the_reveal(
    client: TestClient,
) -> None:
    """TEK-14: page, log, watcher, earlier positions, file and fork are the same for each."""
    replay = before_a_war(defender=1)
    seen = set()
    with Page(client, opened(client, replay)) as page:
        words = choices(page)
    for word in words:
        table = opened(client, replay)
        with Page(client, table) as page:
            page.act(word["id"])
            assert page.view["war"]["open"] is False
            seen.add(leaves(client, table, page))
    assert len(words) > 2
    assert len(seen) == 1


def test_a_number_may_be_changed_until_the_other_is_in(client: TestClient) -> None:
    """TEK-14: taken back and set anew; with the second number that is over."""
    table = opened(client, before_a_war(defender=1))
    with Page(client, table) as page:
        first = choices(page)
        page.act(first[0]["id"])
        assert page.last["undo"]["step"]
        page.undo("step")
        assert choices(page) == first
        page.act(first[1]["id"])
        page.act(choices(page)[0]["id"])
        shown = {"key": "error-undo-shown", "args": {}}
        assert [page.last["undo"]["why"][to] for to in ("step", "turn")] == [shown, shown]


def test_a_number_against_a_forced_flag_is_the_last_and_stays(client: TestClient) -> None:
    """TEK-14, TEK-A39: who cannot pay for a number shows the flag, and both are in."""
    table = opened(client, before_a_war(defender=0))
    with Page(client, table) as page:
        page.act(choices(page)[0]["id"])
        shown = {"key": "error-undo-shown", "args": {}}
        assert [page.last["undo"]["why"][to] for to in ("step", "turn")] == [shown, shown]


def test_after_the_reveal_the_file_holds_both_numbers(client: TestClient) -> None:
    """TEK-14: hidden only between the set and the reveal."""
    table = opened(client, before_a_war(defender=1))
    with Page(client, table) as page:
        numbers = [choices(page)[0]["id"]]
        page.act(numbers[0])
        numbers.append(choices(page)[0]["id"])
        page.act(numbers[1])
        history = client.get(f"/api/tables/{table}/replay").json()["history"]
    assert [one for one in history if one in numbers][-2:] == numbers


def test_there_are_no_coins_to_look_at(client: TestClient) -> None:
    """TEK-9: points are counted from what lies open."""
    with Page(client, opened(client, before_a_war(defender=1))) as page:
        page.send(type="coins", seat=0)
        assert page.error()["key"] == "error-refused"
        page.state()


def before_heroes() -> str:
    """Return the replay of a game for three up to the first choice of a hero."""
    state = registry.game("tiny-epic").new_state(3, 5, "heroes")
    rng = random.Random(5)
    while word_of(state.legal_actions()[0]) != words.KEEP:
        state.apply(rng.choice(state.legal_actions()))
    return Replay.from_state(state, [Seat(name) for name in NAMES]).to_json()


def test_the_file_holds_no_hero_card_while_cards_are_being_chosen(client: TestClient) -> None:
    """TEK-2, TEK-14: what two drew and did not keep goes back when all have chosen."""
    heroes = {words.DRAW_HERO, words.KEEP}
    table = opened(client, before_heroes())
    with Page(client, table) as page:
        for _ in NAMES:
            told = client.get(f"/api/tables/{table}/replay").json()["history"]
            assert len(told) > 3
            assert not heroes & {word_of(action) for action in told}
            page.act(page.view["actions"][0]["id"])
    told = client.get(f"/api/tables/{table}/replay").json()["history"]
    assert [word_of(one) for one in told].count(words.DRAW_HERO) == 6
    assert [word_of(one) for one in told].count(words.KEEP) == 3
