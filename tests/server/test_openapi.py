"""The description of the server names every address, and whatever fits or misses it is answered."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.python.asgi import shutdown_lifespans
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient

from marchland.core.replay import Replay, Seat
from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.sqlite import SqliteStore
from tests.server.limit import limited
from tests.server.talk import ANNA, BELA, BOT

ROOT = Path(__file__).parents[2]
EXAMPLES = int(os.environ.get("MARCHLAND_EXAMPLES", "12"))
"""How many requests of each kind are made up for an address; a patient person sets 1000."""

DEED = re.compile(r"^\| (GET|POST|PUT|DELETE|WS) \| (.*?) \|", re.MULTILINE)


CHECKS = [
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
]


@pytest.fixture
def app(library: Library, database: Path) -> Starlette:
    return application(SqliteStore(database), library, names=["testserver"])


def served(app: Starlette) -> set[tuple[str, str]]:
    """Return each method and path that the routes know, without the last one for all others."""
    found = set()
    for route in app.routes[:-1]:
        if isinstance(route, WebSocketRoute):
            found.add(("WS", route.path))
        elif isinstance(route, Route):
            found |= {(method, route.path) for method in (route.methods or set()) - {"HEAD"}}
    return {(method, path.replace(":path", "")) for method, path in found}


def described(client: TestClient) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/openapi.json").json()
    return found


def test_every_address_is_described_and_nothing_else(app: Starlette) -> None:
    with TestClient(app, base_url="http://localhost") as client:
        paths = described(client)["paths"]
    told = {
        ("WS" if path.startswith("/ws/") else method.upper(), path)
        for path, methods in paths.items()
        for method in methods
    }
    assert told == served(app)


def test_the_page_on_the_protocol_names_every_address(app: Starlette) -> None:
    def shape(path: str) -> str:
        return re.sub(r"\{\w+\}|…|\bpage\b", "{}", path)

    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    told = {
        (method, shape(path))
        for method, paths in DEED.findall(page)
        for path in re.findall(r"`([^`]+)`", paths)
    }
    assert told == {(method, shape(path)) for method, path in served(app)}


def test_what_a_body_must_hold_stands_in_the_description(app: Starlette) -> None:
    with TestClient(app, base_url="http://localhost") as client:
        schemas = described(client)["components"]["schemas"]
    assert schemas["NewTable"]["required"] == ["game", "seats"]
    assert schemas["NewTable"]["additionalProperties"] is False
    assert {"Act", "StateAnswer", "ErrorAnswer", "MadeAnswer"} <= set(schemas)


@pytest.fixture
def tables(app: Starlette, library: Library) -> Iterator[list[str]]:
    """Begin a game of two persons, one with a bot, and open one that is over."""
    state = library.game("counting").new_state(2, 1)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    file = json.loads(Replay.from_state(state, [Seat("Anna"), Seat("Béla")]).to_json())
    persons, robot = ({"game": "counting", "seats": [ANNA, other]} for other in (BELA, BOT))
    orders = [("/api/tables", persons), ("/api/tables", robot), ("/api/replays", file)]
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
    with limited(110 * max(1, EXAMPLES / 12)):
        yield [
            schema[path]["POST"]
            .Case(body=body, media_type="application/json")
            .call()
            .json()["table"]
            for path, body in orders
        ]
        shutdown_lifespans()


def lead(case: Any, tables: list[str]) -> None:
    """Let some of what is made up meet a table, or a game, that is there."""
    at, body = str(case.path_parameters.get("table", "")), case.body
    if len(at) % 2:
        case.path_parameters["table"] = tables[len(at) % len(tables)]
    if "game" in case.path_parameters and len(case.path_parameters["game"]) % 2:
        case.path_parameters["game"] = "small-world"
    if isinstance(body, dict) and isinstance(body.get("game"), str) and len(body["game"]) % 2:
        body["game"] = "counting"


@pytest.mark.slow
@pytest.mark.source  # native code looks a replay's game up where no test can put one
def test_whatever_is_asked_is_answered_as_the_description_says(
    app: Starlette, tables: list[str], subtests: pytest.Subtests
) -> None:
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        for mode in GenerationMode if operation.body else [GenerationMode.POSITIVE]:

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.explicit, Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def asked(case: Any) -> None:
                lead(case, tables)
                answer = case.call()
                assert answer.status_code < 500, (case.as_curl_command(), answer.text)
                case.validate_response(answer, checks=CHECKS)

            with subtests.test(f"{operation.label} {mode.value}"):
                asked()


@pytest.mark.parametrize("path", ["/static/%0A", "/ws/a%0A"])
def test_an_address_with_a_line_break_is_answered_like_any_that_is_not_there(
    app: Starlette, path: str
) -> None:
    with TestClient(app, base_url="http://localhost") as client:
        answer = client.get(path)
    assert (answer.status_code, answer.json()["key"]) == (404, "error-not-found")
