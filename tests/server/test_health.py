"""How a server says that it is well, and to whom it tells its figures."""

import time

import pytest
from starlette.testclient import TestClient

from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.opening import open_store
from tests.server.cluster import Cluster
from tests.server.talk import ANNA, BELA, ONE, Page, new_table

HERE = ("127.0.0.1", 5)
FAR = ("192.0.2.7", 5)


def asked(
    address: str, library: Library, client: tuple[str, int] = HERE, key: str = ""
) -> TestClient:
    app = application(open_store(address), library, create_key=key)
    return TestClient(app, base_url="http://localhost", client=client)


def test_a_server_with_its_store_is_alive_and_ready(address: str, library: Library) -> None:
    with asked(address, library, FAR) as client:
        assert client.get("/healthz").status_code == 200
        assert client.get("/readyz").status_code == 200


@pytest.mark.postgres
def test_without_its_database_a_server_is_alive_but_not_ready_and_then_ready_again(
    cluster: Cluster, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marchland.server.postgres.PATIENCE", 0.5)
    with asked(cluster.database(), library) as client:
        cluster.kill()
        answer = client.get("/readyz")
        assert (answer.status_code, answer.json()["key"]) == (503, "error-unreachable")
        assert client.get("/healthz").status_code == 200
        cluster.start()
        deadline = time.monotonic() + 30
        while client.get("/readyz").status_code != 200:
            assert time.monotonic() < deadline


def test_the_figures_count_moves_tables_and_pages_and_name_nobody(
    address: str, library: Library
) -> None:
    with asked(address, library) as client:
        table = new_table(client, ANNA, BELA)
        with Page(client, table) as page:
            page.act(ONE)
            text = client.get("/metrics").text
        assert "marchland_moves_total 1.0" in text
        assert "marchland_tables 1.0" in text
        assert "marchland_screens 1.0" in text
        assert 'marchland_store_seconds_count{call="append"} 1.0' in text
        assert table not in text
        assert "Anna" not in text


def test_the_figures_are_for_this_machine_or_for_the_hosts_key(
    address: str, library: Library
) -> None:
    with asked(address, library, key="swordfish") as near:
        assert near.get("/metrics").status_code == 200
        proxied = near.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"})
        assert (proxied.status_code, proxied.json()["key"]) == (404, "error-not-found")
    with asked(address, library, FAR, key="swordfish") as far:
        assert far.get("/metrics").status_code == 404
        for shown, status in (("swordfish", 200), ("pike", 404), ("", 404)):
            headers = {"Authorization": f"Bearer {shown}"}
            assert far.get("/metrics", headers=headers).status_code == status
    with asked(address, library, FAR) as keyless:
        assert keyless.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 404
