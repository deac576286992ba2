"""The description of the server for programs: OpenAPI 3.1, from the messages' own types."""

import re
from collections.abc import Iterable, Mapping, Sequence
from importlib.metadata import version
from typing import Any, get_args

import msgspec

from marchland.server.addresses import Address, Kind
from marchland.server.chat import ChatAnswer
from marchland.server.protocol import (
    CoinsAnswer,
    ErrorAnswer,
    HereAnswer,
    StateAnswer,
)
from marchland.server.seats import LobbyAnswer
from marchland.server.wire import Message

__all__ = ["described"]

REFERENCE = "#/components/schemas/{name}"
JSON = "application/json"
SOCKET = "/ws/{table}"
HEARD = (StateAnswer, LobbyAnswer, HereAnswer, ChatAnswer, CoinsAnswer, ErrorAnswer)
"""What a page hears at its table."""

PLACE = re.compile(r"\{(\w+)(:path)?\}")
NUMBERS = {"n", "seat"}
"""Parts of addresses that are numbers."""

SAYS = {
    200: "Done.",
    201: "Made.",
    204: "Done; there is nothing to say.",
    304: "Not changed since.",
    400: "The request was not understood, or the rules or an option refuse it.",
    403: "From another site's page, or not for whoever asks.",
    404: "There is no such thing, or not for whoever asks.",
    409: "The game does not allow it now, or has moved on.",
    413: "More than is accepted.",
    415: "No JSON.",
    429: "Too often; later it may go.",
}
FAILS = "The store does not take it or does not answer, or something is wrong inside."

Schema = dict[str, Any]


def described(addresses: Sequence[Address]) -> Schema:
    """Return the description of these addresses, and of the socket with its messages."""
    schemas = _Schemas(addresses)
    paths: dict[str, Schema] = {}
    for one in addresses:
        paths.setdefault(PLACE.sub(r"{\1}", one.path), {})[one.method.lower()] = {
            "operationId": f"{one.method.lower()}{_name(one.path)}",
            "summary": one.says,
            **_asked(one, schemas),
            "responses": _answers(one, schemas),
        }
    paths[SOCKET] = {"get": _socket(schemas)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Marchland",
            "version": version("marchland"),
            "description": "What the page and other clients speak with the server; "
            "docs/protocol.md says what each message means.",
        },
        "paths": paths,
        "security": [{}, {"link": []}, {"cookie": []}],
        "components": {
            "schemas": schemas.components,
            "securitySchemes": {
                "link": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The secret of a link: what follows # in it.",
                },
                "cookie": {"type": "apiKey", "in": "cookie", "name": "marchland"},
            },
        },
    }


class _Schemas:
    """The schema of each form, by msgspec."""

    def __init__(self, addresses: Iterable[Address]) -> None:
        named = [form for one in addresses for form in (*one.gives, one.takes)]
        forms = [form for form in named if form is not None and not isinstance(form, Kind)]
        forms += [*HEARD, *get_args(Message)]
        self._forms = [form for k, form in enumerate(forms) if form not in forms[:k]]
        self._schemas, self.components = msgspec.json.schema_components(
            self._forms, ref_template=REFERENCE
        )

    def of(self, form: Any) -> Schema:
        """Return the schema of one form."""
        return self._schemas[self._forms.index(form)]

    def any_of(self, forms: Iterable[Any]) -> Schema:
        """Return the schema of any of these forms."""
        found = [self.of(form) for form in forms]
        return found[0] if len(found) == 1 else {"anyOf": found}

    def content(self, forms: Sequence[Any]) -> dict[str, Schema]:
        """Return what a body or an answer may hold."""
        first = forms[0]
        if not isinstance(first, Kind):
            return {JSON: {"schema": self.any_of(forms)}}
        plain: Schema = {"type": "object"} if first.content == JSON else {"type": "string"}
        told = {"description": first.says} if first.says else {}
        return {first.content: {"schema": {**plain, **told} if first.content != "*/*" else {}}}


def _name(path: str) -> str:
    return "".join(f"_{part}" for part in re.findall(r"\w+", path.replace(":path", "")))


def _asked(one: Address, schemas: _Schemas) -> Schema:
    """Return the parameters and the body of a request."""
    asked = [_place(name) for name, _ in PLACE.findall(one.path)]
    asked += [
        {"name": name, "in": "query", "description": says, "schema": {"type": "string"}}
        for name, says in one.asks.items()
    ]
    if one.keyed:
        asked.append(
            {
                "name": "X-Create-Key",
                "in": "header",
                "description": "The key to beginning games, where the server asks for one.",
                "schema": {"type": "string"},
            }
        )
    found: Schema = {"parameters": asked} if asked else {}
    if one.takes is not None:
        found["requestBody"] = {"required": True, "content": schemas.content([one.takes])}
    return found


def _place(name: str) -> Schema:
    number = {"type": "integer", "minimum": 0}
    schema = number if name in NUMBERS else {"type": "string", "minLength": 1}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _answers(one: Address, schemas: _Schemas) -> Schema:
    """Return what may be answered, by status."""
    done: Schema = {"description": SAYS[one.status]}
    if one.gives:
        done["content"] = schemas.content(one.gives)
    found: Schema = {str(one.status): done}
    if one.method == "GET" and isinstance(next(iter(one.gives), None), Kind):
        found["304"] = {"description": SAYS[304]}
    for status in sorted(_refused(one)):
        found[str(status)] = _refusal(SAYS[status], schemas)
    found["5XX"] = _refusal(FAILS, schemas)
    return found


def _refused(one: Address) -> set[int]:
    """Return the statuses of refusals: what any such request may meet, and its own."""
    found = {403, *one.refuses}
    if "{" in one.path:
        found.add(404)
    if one.takes is not None:
        found |= {400, 413, 415}
    return found


def _refusal(says: str, schemas: _Schemas) -> Schema:
    return {"description": says, "content": {JSON: {"schema": schemas.of(ErrorAnswer)}}}


def _socket(schemas: _Schemas) -> Mapping[str, Any]:
    """Return the socket as far as OpenAPI has words for one, and its messages."""
    return {
        "operationId": "get_ws_table",
        "summary": "One table, live, over a WebSocket.",
        "parameters": [_place("table")],
        "responses": {
            "101": {"description": "The line is open; what is said on it stands in x-messages."},
            "403": _refusal(SAYS[403], schemas),
            "404": _refusal("Asked without an upgrade to a WebSocket.", schemas),
        },
        "x-messages": {
            "page": schemas.any_of(get_args(Message)),
            "server": schemas.any_of(HEARD),
        },
    }
