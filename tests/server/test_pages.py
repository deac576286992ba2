"""The page's files: compressed, cached, and nothing else of this machine."""

import gzip
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from marchland.core.game import Game
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.pages import WEB
from marchland.server.sqlite import SqliteStore
from marchland.typography import NO_BREAK
from tests.server.robots import BOTS
from tests.server.toy import CountingGame

PAGE = """<!doctype html><title>t</title>
<script id="start" type="application/json">{}</script>
<script type="module" src="/static/app.js"></script>
"""


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "text").mkdir(parents=True)
    (folder / "maps").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "app.js").write_text("export const one = 1;\n" * 100)
    (folder / "text" / "cs.ftl").write_text("ui-play = Hrát\n")
    (folder / "maps" / "line.json").write_text('{"regions": {}}')
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def client(web: Path, tmp_path: Path) -> Iterator[TestClient]:
    texts = tmp_path / "texts"
    texts.mkdir()
    (texts / "cs.ftl").write_text("race-orcs = Orkové\n")

    class WithTexts(CountingGame):
        @property
        def texts(self) -> list[Path]:
            return [texts]

    library = Library(lambda: ["counting"], lambda _name, _content: WithTexts(), lambda: BOTS)
    app = application(SqliteStore(tmp_path / "games"), library, web)
    with TestClient(app, base_url="http://localhost") as client:
        yield client


def start_of(page: str) -> dict[str, object]:
    found = re.search(r'<script id="start" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found
    start: dict[str, object] = json.loads(found[1])
    return start


def test_the_page_knows_the_games_without_asking_again(client: TestClient) -> None:
    start = start_of(client.get("/").text)
    assert start["games"] == [
        {
            "name": "counting",
            "family": "counting",
            "players": [2, 3, 4],
            "maps": ["line"],
            "rulings": [{"name": "hidden_coins", "values": [True, False], "default": True}],
            "layout": {},
        }
    ]
    assert start["bots"] == ["first", "raises", "cheats", "hangs", "ends"]
    assert start["lessons"] == []
    assert start["languages"] == ["en", "cs", "hu", "pl"]


def test_no_name_can_end_the_script_that_holds_it(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = [{"name": "</script><script>alert(1)</script>"}]
    monkeypatch.setattr(Library, "cards", lambda _: cards)
    assert start_of(client.get("/").text)["games"] == cards


def test_a_game_that_cannot_be_loaded_is_left_out_and_the_log_says_so_once(
    web: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def find(name: str, _content: Sequence[str]) -> Game:
        if name == "torn":
            raise FileNotFoundError("its box is empty")
        return CountingGame()

    library = Library(lambda: ["torn", "counting"], find, lambda: BOTS)
    app = application(SqliteStore(tmp_path / "games"), library, web)
    with TestClient(app, base_url="http://localhost") as client:
        for _ in range(2):
            answer = client.get("/")
            assert answer.status_code == 200
            games = start_of(answer.text)["games"]
            assert isinstance(games, list)
            assert [game["name"] for game in games] == ["counting"]
        assert client.get("/text/cs.ftl").status_code == 200
    said = [entry.getMessage() for entry in caplog.records if "torn" in entry.getMessage()]
    assert said == ["The game torn is not offered: its box is empty"]


def test_files_are_kept_for_good_under_an_address_that_changes_with_them(
    client: TestClient, web: Path
) -> None:
    def address() -> str:
        found = re.search(r'src="(/static/\w+/app.js)"', client.get("/").text)
        assert found
        return found[1]

    first = address()
    answer = client.get(first)
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    (web / "app.js").write_text("export const one = 2;\n")
    assert address() != first
    assert client.get(first).status_code == 404
    assert client.get(address()).text == "export const one = 2;\n"


def test_a_file_that_changed_is_not_sent_under_the_address_that_was_given_before(
    client: TestClient, web: Path
) -> None:
    """It would be kept for good, beside files that it does not fit."""
    found = re.search(r'src="(/static/\w+/app.js)"', client.get("/").text)
    assert found
    (web / "app.js").write_text("export const one = 2;\n")
    assert client.get(found[1]).status_code == 404


def test_a_text_that_changed_is_sent_as_it_is_now(client: TestClient, web: Path) -> None:
    assert "Hrát" in client.get("/text/cs/page.ftl").text
    (web / "text" / "cs.ftl").write_text("ui-play = Zahrát\n")
    assert "ui-play = Zahrát" in client.get("/text/cs/page.ftl").text


def test_what_is_not_under_such_an_address_is_asked_for_but_not_sent_twice(
    client: TestClient,
) -> None:
    answer = client.get("/static/app.js")
    assert answer.headers["cache-control"] == "no-cache"
    headers = {"if-none-match": answer.headers["etag"]}
    again = client.get("/static/app.js", headers=headers)
    assert again.status_code == 304
    assert again.content == b""


def test_files_are_sent_compressed_to_who_can_read_it(client: TestClient, web: Path) -> None:
    raw = (web / "app.js").read_bytes()
    with client.stream("GET", "/static/app.js", headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert gzip.decompress(packed) == raw
    assert len(packed) < len(raw) / 5
    plain = client.get("/static/app.js", headers={"accept-encoding": "identity"})
    assert plain.content == raw
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"


def test_a_language_is_one_file_of_the_pages_and_the_games_texts(client: TestClient) -> None:
    text = client.get("/text/cs.ftl").text
    assert "ui-play = Hrát\n" in text
    assert "race-orcs = Orkové\n" in text
    answer = client.get("/text/tlh.ftl")
    assert answer.status_code == 404
    assert "en, cs, hu, pl" in answer.json()["text"]


def test_a_part_of_a_language_is_sent_alone(client: TestClient) -> None:
    page = client.get("/text/cs/page.ftl").text
    assert "ui-play = Hrát\n" in page
    assert f"list-last = {{ $a }} a{NO_BREAK}{{ $b }}\n" in page
    assert "race-orcs" not in page
    assert client.get("/text/cs/counting.ftl").text == "race-orcs = Orkové\n"
    assert client.get("/text/xx/page.ftl").status_code == 404


def test_a_board_is_drawn_from_its_file(client: TestClient) -> None:
    assert client.get("/map/counting/line.json").json() == {"regions": {}}
    assert client.get("/map/counting/moon.json").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/static/../secret.txt",
        "/static/%2e%2e/secret.txt",
        "/static//etc/passwd",
        "/static/",
        "/x",
        "/static/a%00b",
        "/static/" + "a" * 5000,
        "/map/counting/" + "a" * 5000 + ".json",
    ],
)
def test_nothing_else_of_this_machine_is_sent(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["key"] == "error-not-found"


@pytest.mark.parametrize(
    ("method", "path", "known"),
    [
        ("PUT", "/api/tables", "GET, HEAD, POST"),
        ("GET", "/api/replays", "POST"),
        ("PATCH", "/", "GET, HEAD"),
    ],
)
def test_a_method_that_an_address_does_not_know_is_one_sentence(
    client: TestClient, method: str, path: str, known: str
) -> None:
    answer = client.request(method, path, json={})
    assert answer.status_code == 405
    assert answer.headers["allow"] == known
    said = answer.json()
    assert (said["type"], said["key"]) == ("error", "error-method")
    assert said["text"] == f"This address does not answer to {method}; it knows {known}."


def test_no_method_finds_what_is_not_there(client: TestClient) -> None:
    answer = client.post("/api/nothing", json={})
    assert (answer.status_code, answer.json()["key"]) == (404, "error-not-found")


def test_what_the_table_is_made_of_is_fetched_ahead_of_its_use() -> None:
    """One step instead of one for each module that names another."""
    found: set[Path] = set()
    waiting = [WEB / "app.js", WEB / "smallworld" / "world.js"]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            text = path.read_text(encoding="utf-8")
            names = re.findall(r'^import[^;]*?"(\.[^"]+)";', text, re.MULTILINE)
            waiting += [(path.parent / name).resolve() for name in names]
    page = (WEB / "index.html").read_text(encoding="utf-8")
    ahead = {WEB / name for name in re.findall(r'modulepreload" href="/static/([^"]+)"', page)}
    assert ahead == found - {WEB / "app.js"}
