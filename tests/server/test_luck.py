"""The same choice has the same luck: dice, draws and bots answer as before once all before is."""

import json
import random
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from marchland.core.actions import pack
from marchland.core.game import CHANCE
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.protocol import Header, NewTable, Seat
from marchland.server.sqlite import SqliteStore
from marchland.server.store import Move
from marchland.server.table import Table, fair_roll
from marchland.server.worker import BotMaker
from tests.server.real import Running, free_port, running, toy_command
from tests.server.robots import BOTS, find
from tests.server.talk import ANNA, BOT, DIE, ONE, TWO, Message, Page, new_table
from tests.server.toy import BEGIN, END, SHOWN, CountingGame

Outcomes = list[tuple[int, int]]


class Dice:
    """Shows 1, 2, 3 and so on, whatever is asked: no two throws are alike."""

    def __init__(self) -> None:
        self.thrown = 0

    def __call__(self, _outcomes: Outcomes) -> int:
        self.thrown += 1
        return pack(SHOWN, self.thrown)


def never(_outcomes: Outcomes) -> int:
    raise AssertionError("the dice were thrown although they had been before")


def alone() -> Table:
    seats = [Seat("Anna"), Seat("Robot", "bot", "first")]
    start = CountingGame().empty_state(2, "line", {"hidden_coins": True})
    table = Table(Header("counting", 2, "line", seats), start)
    table.replay([Move(pack(BEGIN, 0))])
    return table


def play(table: Table, action: int, dice: Dice) -> int:
    """Play and return the count."""
    table.add(*table.tried([action], dice))
    count = table.state.to_dict()["count"]
    assert isinstance(count, int)
    return count


def test_another_choice_may_have_other_luck_and_the_first_has_its_own_again() -> None:
    table, dice = alone(), Dice()
    start = table.n
    assert play(table, DIE, dice) == 1
    play(table, ONE, dice)
    table.cut(start)
    play(table, TWO, dice)
    play(table, table.state.legal_actions()[-1], dice)
    assert play(table, DIE, dice) == 2 + 2
    table.cut(start)
    assert play(table, DIE, dice) == 1
    assert dice.thrown == 2


def test_the_same_choice_after_another_past_is_another_throw() -> None:
    """Not the moment counts but all that was done before it."""
    table, dice = alone(), Dice()
    start = table.n
    for first, shown in ((ONE, 1), (TWO, 2), (ONE, 1), (TWO, 2)):
        play(table, first, dice)
        play(table, table.state.legal_actions()[-1], dice)
        before = play(table, ONE, dice)
        play(table, table.state.legal_actions()[-1], dice)
        assert play(table, DIE, dice) - before == shown
        table.cut(start)
    assert dice.thrown == 2


class Moody:
    """A bot that would choose something else each time; a file holds how often it was asked."""

    def __init__(self, file: str) -> None:
        self._file = Path(file)

    def choose(self, view: object, actions: list[int]) -> int:
        asked = len(self._file.read_text())
        self._file.write_text("." * (asked + 1))
        return actions[asked % len(actions)]


def test_a_bot_answers_as_before_and_is_not_asked_again(database: Path, tmp_path: Path) -> None:
    tally = tmp_path / "asked"
    tally.write_text("")
    makers: dict[str, BotMaker] = {**BOTS, "moody": partial(Moody, str(tally))}
    library = Library(lambda: ["counting"], find, lambda: makers)
    moody = {"name": "Robot", "kind": "bot", "bot": "moody"}
    histories, asked = [], []
    with TestClient(application(SqliteStore(database), library), "http://localhost") as client:
        table = new_table(client, ANNA, moody)
        with Page(client, table) as page:
            for choice in (TWO, ONE, TWO):
                for action in (choice, pack(END)):
                    page.act(action)
                page.send(type="next")
                page.state_where("to_move", 0)
                histories.append(client.get(f"/api/tables/{table}/replay").json()["history"])
                asked.append(tally.read_text())
                page.undo("turn")
    assert histories[0] == histories[2] != histories[1]
    assert asked[0] < asked[1] == asked[2]


def thrown(server: Running, table: str, turns: int = 4) -> list[int]:
    """Throw the die each turn against the bot, take all back, and return the counts reached."""
    counts: list[int] = []
    with server.open(table) as socket:

        def asked() -> Message:
            while True:
                state: Message = json.loads(socket.recv())
                if state["over"] or state["view"]["to_move"] == 0:
                    return state

        def say(**message: object) -> None:
            socket.send(json.dumps(message))

        state = asked()
        while len(counts) < turns and not state["over"]:
            say(type="act", n=state["n"], action=DIE)
            say(type="next")
            state = asked()
            counts.append(state["view"]["count"])
        while state["undo"]["turn"]:
            say(type="undo", n=state["n"], to="turn")
            state = asked()
    return counts


def test_luck_holds_when_the_program_is_killed(database: Path) -> None:
    """Four dice and what the bot did between them; by chance alone one time in a thousand."""
    port = free_port()
    order = {"game": "counting", "seats": [ANNA, BOT]}
    with running(toy_command(port, database), port) as server:
        table = server.ask("/api/tables", order)["table"]
        first = thrown(server, table)
    for _ in range(2):
        with running(toy_command(port, database), port) as server:
            assert thrown(server, table) == first


def test_a_game_of_the_first_form_has_the_luck_that_it_had(
    database: Path, library: Library
) -> None:
    """What was thrown before anything was remembered stands in the game itself."""

    def server() -> TestClient:
        app = application(SqliteStore(database), library)
        return TestClient(app, base_url="http://localhost")

    with server() as client:
        table = new_table(client, ANNA, BOT)
        with Page(client, table) as page:
            counts = throw(page)
    with sqlite3.connect(database) as db:
        later = (
            "SELECT name FROM sqlite_master WHERE type='table' AND name NOT IN ('game', 'action')"
        )
        for (name,) in db.execute(later).fetchall():
            db.execute(f"DROP TABLE {name}")
        db.executescript(
            "DROP INDEX game_latest; "
            "CREATE INDEX game_updated ON game (updated); ALTER TABLE game DROP COLUMN cuts; "
            "PRAGMA user_version=1"
        )
    db.close()
    with server() as client, Page(client, table) as page:
        while page.last["undo"]["turn"]:
            page.undo("turn")
        assert throw(page) == counts


def throw(page: Page, turns: int = 4) -> list[int]:
    """Throw the die each turn, the bot between, and return the counts reached."""
    counts: list[int] = []
    while len(counts) < turns and not page.last["over"]:
        page.act(DIE)
        page.send(type="next")
        while page.view["to_move"] != 0 and not page.last["over"]:
            page.state()
        counts.append(page.view["count"])
    return counts


def test_nobody_is_told_what_would_be_thrown(client: TestClient, database: Path) -> None:
    """Neither the table nor its file nor a game that begins from it knows of what was seen."""
    table = new_table(client, ANNA, BOT)

    def all_that_leaves() -> list[object]:
        addresses = ("replay", f"at/{page.n}", "at/0")
        found = [client.get(f"/api/tables/{table}/{one}").json() for one in addresses]
        return [page.last["view"], page.log, *found]

    with Page(client, table) as page:
        page.act(ONE)
        page.act(pack(END))
        page.send(type="next")
        page.state_where("to_move", 0)
        before, keys = all_that_leaves(), set(page.last)
        page.act(DIE)
        page.send(type="next")
        page.state_where("to_move", 0)
        page.undo("step")
        assert all_that_leaves() == before
        assert set(page.last) == keys
        assert page.last["undo"]["redo"] == {"seat": 0, "others": [1]}
        fork = client.post(f"/api/tables/{table}/fork", json={"at": page.n}).json()["table"]
    with sqlite3.connect(database) as db:
        remembered = [game for (game,) in db.execute("SELECT game FROM luck")]
    db.close()
    assert remembered
    assert fork not in remembered


@pytest.mark.parametrize(
    ("game", "map_name", "seats"),
    [
        ("small-world", None, "PBB"),
        ("warcraft", None, "PBBB"),
        ("tiny-epic", "heroes", "PBB"),
        ("tiny-epic", "heroes", "P"),
    ],
)
def test_the_same_choices_lead_through_the_same_game(
    game: str, map_name: str | None, seats: str
) -> None:
    """Whatever was tried in between; set-up's draws, dice, cards, the compass and all bots."""
    chairs = [
        Seat(f"Seat {k}") if kind == "P" else Seat(f"Seat {k}", "bot", "random")
        for k, kind in enumerate(seats)
    ]
    library = Library()
    header, state = library.new(NewTable(game, chairs, map_name), seed=3)
    table = Table(header, library.start(header))
    table.replay([Move(action) for action in state.history])
    table.add(*table.settled(fair_roll))
    dice = random.Random(4)
    choices = wander(table, dice, 150)
    line = table.history()
    assert sum(step.seat == CHANCE for step in table.steps if step.start > table.first()) > 2
    for _ in range(3):
        table.cut(table.undo("turn", frozenset(table.persons)).n)
        wander(table, dice, 10)
    while table.n > table.first():
        table.cut(table.undo("step", frozenset(table.persons)).n)
    for action in choices:
        follow(table)
        table.add(*table.tried([action], never))
    follow(table)
    assert table.history() == line


def wander(table: Table, dice: random.Random, most: int) -> list[int]:
    """Play at random up to a person's choice, and return what the person chose."""
    choices: list[int] = []
    while not table.state.is_over:
        state = table.state
        known, action = table.answered(), dice.choice(state.legal_actions())
        if state.to_move in table.persons:
            if len(choices) == most:
                break
            choices.append(action)
        elif known is not None:
            action = known
        table.add(*table.tried([action], fair_roll))
    return choices


def follow(table: Table) -> None:
    """Let bots do what they did, as long as it is remembered."""
    while not table.state.is_over and table.state.to_move not in table.persons:
        known = table.answered()
        assert known is not None
        table.add(*table.tried([known], never))
