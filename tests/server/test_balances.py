"""How strong a draft is: found out by many games, one at a time each, kept with its digest."""

import os
import time
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from marchland.bots import installed
from marchland.core import registry
from marchland.server import balances, weighing
from marchland.server.library import Library
from tests.server.house import House

REAL = registry.game
GAMES = 8


def foxes(game: str = "small-world", tokens: int = 6, **more: Any) -> dict[str, Any]:
    """Return the tables of a race of somebody's own."""
    lender = "giants" if game == "small-world" else "trolls"
    row = {"name": {"en": "Foxes"}, "tokens": tokens, "tokens_of": lender, **more}
    return {"format": 1, "game": game, "race": {"foxes": row}}


@pytest.fixture
def house(address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server with links, whose bots play a few games by lot."""
    monkeypatch.setattr(registry, "game", REAL)
    monkeypatch.setattr(weighing, "GAMES", GAMES)
    monkeypatch.setattr(weighing, "BOT", "random")
    house = House(address, Library(lambda: ["small-world", "warcraft"], bots=installed))
    with house.door:
        yield house


def kept(browser: TestClient, data: dict[str, Any]) -> str:
    wish = {"game": data["game"], "kind": "races", "data": data}
    answer = browser.post("/api/workshop", json=wish)
    assert answer.status_code == 201, answer.text
    return f"/api/workshop/{answer.json()['id']}"


def weighed(browser: TestClient, draft: str) -> Any:
    """Ask for the balance of a draft and wait for it."""
    found = browser.post(f"{draft}/balance", json={}).json()
    seen = [found["done"]]
    while found["going"]:
        time.sleep(0.05)
        found = browser.get(f"{draft}/balance").json()
        seen.append(found["done"])
    assert seen == sorted(seen)
    assert not found["failed"]
    return found


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_what_many_games_tell_is_kept_with_the_draft_and_its_digest(
    house: House, game: str
) -> None:
    anna = house.browser()
    draft = kept(anna, foxes(game))
    found = weighed(anna, draft)
    whole = anna.get(draft).json()
    figures = whole["figures"]
    assert found["figures"] == figures
    assert figures["digest"] == whole["digest"]
    assert (figures["games"], list(figures["kinds"])) == (GAMES, ["races"])
    [mine] = [row for row in figures["kinds"]["races"] if row["own"]]
    assert mine["id"] == "foxes"
    for price in mine["prices"]:
        assert 0 <= price["price"] <= 5
        assert 0 <= price["taken"] <= price["offered"]
    assert [one["id"] for one in figures["verdicts"]] == ["foxes"]
    again = anna.post(f"{draft}/balance", json={}).json()
    assert (again["going"], again["figures"]) == (False, figures)
    data = foxes(game, 5)
    anna.put(draft, json={"game": game, "kind": "races", "data": data})
    changed = anna.get(draft).json()
    assert changed["figures"] == figures
    assert changed["figures"]["digest"] != changed["digest"]


def test_a_race_that_earns_too_much_is_stronger_than_others_and_gets_fewer_tokens(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty coins for each region win whatever the dice: the advice is fewer tokens."""
    monkeypatch.setattr(weighing, "GAMES", 60)
    monkeypatch.setattr(weighing, "STEPS", 1)
    anna = house.browser()
    clauses = [{"earns_per": "any", "coins": 20}, {"earns": 20}, {"earns_first": 20}]
    found = weighed(anna, kept(anna, foxes(tokens=9, clauses=clauses)))
    [told] = found["figures"]["verdicts"]
    assert (told["word"], told["now"], told["number"]) == ("strong", 9, 8)
    assert told["enough"] is False
    box = {row["id"]: row for row in found["figures"]["kinds"]["races"]}
    assert box[told["over"]]["share"] < box["foxes"]["share_low"]
    assert (found["done"], found["of"]) == (120, 120)


def test_it_can_be_stopped_and_keeps_what_was_played_till_then(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "GAMES", 100_000)
    anna = house.browser()
    draft = kept(anna, foxes())
    anna.post(f"{draft}/balance", json={})
    while not anna.get(f"{draft}/balance").json()["done"]:
        time.sleep(0.05)
    assert anna.delete(f"{draft}/balance").status_code == 204
    stopped = anna.get(f"{draft}/balance").json()
    figures = stopped["figures"]
    assert (stopped["going"], figures["whole"], figures["more"]) == (False, False, 0)
    assert 1 <= figures["games"] < 100_000
    [told] = figures["verdicts"]
    assert (told["word"], told["number"]) == ("open", None)
    assert anna.get(draft).json()["figures"] == figures
    monkeypatch.setattr(weighing, "GAMES", GAMES)
    whole = weighed(anna, draft)["figures"]
    assert (whole["games"], whole["whole"]) == (GAMES, True)


def test_what_is_known_stays_when_the_search_for_a_fair_number_is_stopped(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the beginning it is told how many games there may be at most."""
    monkeypatch.setattr(weighing, "GAMES", 60)
    anna = house.browser()
    clauses = [{"earns_per": "any", "coins": 20}, {"earns": 20}, {"earns_first": 20}]
    draft = kept(anna, foxes(tokens=9, clauses=clauses))
    begun = anna.post(f"{draft}/balance", json={}).json()
    assert (begun["of"], begun["most"]) == (60, 240)
    while anna.get(f"{draft}/balance").json()["done"] <= 60:
        time.sleep(0.05)
    assert anna.get(f"{draft}/balance").json()["figures"]["whole"] is False
    anna.delete(f"{draft}/balance")
    figures = anna.get(f"{draft}/balance").json()["figures"]
    assert (figures["games"], figures["whole"]) == (60, False)
    assert figures["more"] >= 1
    [told] = figures["verdicts"]
    assert told["word"] == "strong"


def test_one_at_a_time_for_each_person_and_so_many_for_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "GAMES", 100_000)
    monkeypatch.setattr(balances, "WAITING", 0)
    people = [house.browser() for _ in range(balances.AT_ONCE)]
    drafts = [kept(one, foxes()) for one in people]
    for one, draft in zip(people, drafts, strict=True):
        assert one.post(f"{draft}/balance", json={}).json()["going"] is True
    other = kept(people[0], foxes(tokens=5))
    refused = people[0].post(f"{other}/balance", json={})
    assert (refused.status_code, refused.json()["key"]) == (409, "error-balance-busy")
    late = house.browser()
    draft = kept(late, foxes())
    refused = late.post(f"{draft}/balance", json={})
    assert (refused.status_code, refused.json()["key"]) == (409, "error-balance-full")
    for one, mine in zip(people, drafts, strict=True):
        one.delete(f"{mine}/balance")
    monkeypatch.setattr(weighing, "GAMES", GAMES)
    assert weighed(late, draft)["figures"]


def test_whoever_waits_for_their_turn_is_told_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "GAMES", 100_000)
    turns = max(1, min(balances.AT_ONCE, (os.cpu_count() or 1) // 2))
    people = [house.browser() for _ in range(turns + 1)]
    drafts = [kept(one, foxes()) for one in people]
    for one, draft in zip(people, drafts, strict=True):
        one.post(f"{draft}/balance", json={})
    for one, draft in zip(people[:-1], drafts, strict=False):
        while one.get(f"{draft}/balance").json()["waits"]:
            time.sleep(0.05)
    last = people[-1].get(f"{drafts[-1]}/balance").json()
    assert (last["going"], last["waits"], last["done"]) == (True, True, 0)
    people[0].delete(f"{drafts[0]}/balance")
    while people[-1].get(f"{drafts[-1]}/balance").json()["waits"]:
        time.sleep(0.05)


def test_nobody_weighs_what_is_not_theirs_or_cannot_be_played(house: House) -> None:
    anna, bela = house.browser(), house.browser()
    draft = kept(anna, foxes())
    kept(bela, foxes())
    for answer in (
        bela.post(f"{draft}/balance", json={}),
        bela.get(f"{draft}/balance"),
        bela.delete(f"{draft}/balance"),
    ):
        assert (answer.status_code, answer.json()["key"]) == (404, "error-craft-gone")
    wrong = kept(anna, foxes(tokens=99))
    refused = anna.post(f"{wrong}/balance", json={})
    assert (refused.status_code, refused.json()["key"]) == (409, "error-craft-wrong")


def test_whoever_may_begin_no_games_lets_none_be_played(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "game", REAL)
    house = House(address, Library(lambda: ["small-world"], bots=installed), create_key="sesame")
    with house.door:
        anna = house.browser()
        wish = {"game": "small-world", "kind": "races", "data": foxes()}
        key = {"X-Create-Key": "sesame"}
        draft = anna.post("/api/workshop", json=wish, headers=key).json()["id"]
        assert anna.post(f"/api/workshop/{draft}/balance", json={}).status_code == 403
