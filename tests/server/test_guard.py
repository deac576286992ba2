"""Who is let in: only this server's own page, by this server's own name."""

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from marchland.server.guard import Guard
from tests.server.talk import ANNA, BELA, new_table

ORDER = {"game": "counting", "seats": [ANNA, BELA]}


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "a b", "[::1"])
def test_a_foreign_name_for_this_machine_is_refused(client: TestClient, host: str) -> None:
    answer = client.get("/api/tables", headers={"host": host})
    assert answer.status_code == 403
    assert answer.json()["key"] == "error-foreign"


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:80", "127.0.0.1:9", "[::1]:9", "10.0.0.3"]
)
def test_this_machines_names_and_numbers_are_let_in(client: TestClient, host: str) -> None:
    assert client.get("/api/tables", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "http://localhost:9999", "null"])
def test_another_sites_page_can_change_nothing(client: TestClient, origin: str) -> None:
    table = new_table(client, ANNA, BELA)
    headers = {"origin": origin}
    assert client.post("/api/tables", json=ORDER, headers=headers).status_code == 403
    assert client.delete(f"/api/tables/{table}", headers=headers).status_code == 403
    assert len(client.get("/api/tables").json()) == 1
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"ws://localhost/ws/{table}", headers=headers),
    ):
        pass


def test_the_own_page_may_ask(client: TestClient) -> None:
    headers = {"origin": "http://localhost"}
    assert client.post("/api/tables", json=ORDER, headers=headers).status_code == 201


def test_a_form_of_another_site_cannot_pose_as_a_message(client: TestClient) -> None:
    answer = client.post(
        "/api/tables", content=b'{"game":"counting"}', headers={"content-type": "text/plain"}
    )
    assert answer.status_code == 415
    assert answer.json()["key"] == "error-message"


def test_a_message_that_is_too_large_is_refused(client: TestClient) -> None:
    answer = client.post(
        "/api/tables",
        content=b'"' + b"a" * 100_000 + b'"',
        headers={"content-type": "application/json"},
    )
    assert answer.status_code == 413
    assert answer.json()["key"] == "error-too-large"


@pytest.mark.parametrize("path", ["/", "/api/tables", "/nowhere", "/static/../app.py"])
def test_every_answer_forbids_third_parties(client: TestClient, path: str) -> None:
    answer = client.get(path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "http:" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_scripts_and_styles_carry_only_what_binds_them(client: TestClient) -> None:
    for path in [
        "/static/app.js",
        "/static/frame/theme.css",
        "/text/cs/page.ftl",
        "/map/warcraft/large-1a.json",
    ]:
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in answer.headers


def test_further_names_can_be_given() -> None:
    async def nothing(*_: object) -> None:
        raise AssertionError

    assert Guard(nothing, ["Table.example"])._own("table.example:80")
    assert not Guard(nothing)._own("table.example:80")
