"""Whoever plays on from a game as a copy sees no purse there that the game did not show them."""

import pytest
from starlette.testclient import TestClient

from tests.server.house import House, made
from tests.server.talk import ANNA, BELA, BOT, DIE, ONE, PASS, Message, Page, new_table
from tests.server.toy import PURSE

PERSONS = {"game": "counting", "seats": [ANNA, BELA]}


def copied(browser: TestClient, table: str, *seats: Message) -> Message:
    wish = {"at": 1, "seats": list(seats) or None}
    answer: Message = browser.post(f"/api/tables/{table}/fork", json=wish).json()
    return answer


def purse(page: Page, seat: int) -> int | str:
    """Return what a seat's coins are said to be, or why they are not."""
    page.send(type="coins", seat=seat)
    answer = page.hear()
    if answer["type"] == "coins":
        return int(answer["coins"])
    page.state()
    return str(answer["key"])


def test_at_home_the_purse_of_what_was_a_bots_seat_stays_shut(client: TestClient) -> None:
    """SW-S06: also in a copy of the copy; at the end all lies open."""
    game = new_table(client, ANNA, BOT)
    copy = copied(client, game, ANNA, BELA)["table"]
    for table in (copy, copied(client, copy)["table"]):
        with Page(client, table) as page:
            assert (purse(page, 0), purse(page, 1)) == (PURSE, "error-veiled")
            page.act(ONE)
            page.act(PASS)
            assert page.view["to_move"] == 1
            assert page.view["actions"]
            assert purse(page, 1) == "error-veiled"
            while not page.last["over"]:
                page.act(DIE)
            assert [row["coins"] >= PURSE for row in page.view["seats"]] == [True, True]
            assert int(purse(page, 1)) >= PURSE
    with Page(client, copied(client, table)["table"]) as page:
        assert purse(page, 1) == PURSE


@pytest.mark.parametrize(("who", "open_"), [("seat", [False, True]), ("watch", [False, False])])
def test_at_screens_of_ones_own_only_what_one_could_see_is_seen_in_ones_copy(
    house: House, who: str, open_: list[bool]
) -> None:
    """SW-S06: the maker holds all links of the copy, and sees there what the game showed."""
    found = made(house.browser(), PERSONS)
    link = found["seats"][1] if who == "seat" else found["watch"]
    copy = copied(house.browser(link), found["table"])
    for seat, its in enumerate(copy["seats"]):
        with Page(house.browser(its), copy["table"]) as page:
            shown = [row["coins"] for row in page.view["seats"]]
            assert shown == [PURSE if k == seat and open_[seat] else None for k in range(2)]
            assert purse(page, seat) == (PURSE if open_[seat] else "error-veiled")
            assert bool(page.view["actions"]) == (seat == 0)
