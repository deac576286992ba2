"""A games file that is deleted or replaced under a running server is noticed and said."""

import shutil
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.talk import ANNA, BELA, ONE, TWO, Page, new_table


def replace(database: Path) -> None:
    database.rename(database.with_name("old"))
    shutil.copy(database.with_name("old"), database)


@pytest.mark.parametrize("how", [Path.unlink, replace])
def test_nothing_is_acknowledged_that_would_be_gone_after_a_restart(
    client: TestClient, database: Path, how: object
) -> None:
    assert callable(how)
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as page:
        page.act(ONE)
        how(database)
        made = client.post("/api/tables", json={"game": "counting", "seats": [ANNA, BELA]})
        assert (made.status_code, made.json()["key"]) == (503, "error-store-lost")
        page.send(type="act", n=page.n, action=TWO)
        assert page.error()["key"] == "error-store-lost"
        assert client.delete(f"/api/tables/{table}").status_code == 503
        ready = client.get("/readyz")
        assert (ready.status_code, ready.json()["key"]) == (503, "error-store-lost")
        assert client.get("/healthz").status_code == 200


def test_the_same_file_put_back_is_gone_on_with(client: TestClient, database: Path) -> None:
    aside = database.with_name("aside")
    with Page(client, new_table(client, ANNA, BELA)) as page:
        database.rename(aside)
        page.send(type="act", n=page.n, action=ONE)
        assert page.error()["key"] == "error-store-lost"
        page.state()
        aside.rename(database)
        assert client.get("/readyz").status_code == 200
        page.act(ONE)
        assert page.view["count"]
