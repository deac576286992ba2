"""What answers have in common: JSON, refusals, and what an address answers to."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from marchland.server import faults
from marchland.server.faults import Fault
from marchland.server.guard import body

__all__ = [
    "MESSAGE_LIMIT",
    "NO_STORE",
    "Handler",
    "answer",
    "decode",
    "filled",
    "number",
    "plainly",
    "read",
    "unknown",
]

T = TypeVar("T")

MESSAGE_LIMIT = 64 * 1024
DIGITS = 12
NO_STORE = {"cache-control": "no-store"}


def decode(data: str | bytes, form: Any) -> Any:
    """Return a message of this form, or say what is wrong with it."""
    try:
        return msgspec.json.decode(data, type=form)
    except msgspec.DecodeError as error:
        raise faults.bad_message(str(error)) from error
    except (UnicodeError, RecursionError) as error:
        raise faults.bad_message("it is not JSON") from error


def number(text: str) -> int:
    """Return the number in an address."""
    if not (text.isascii() and text.isdecimal()) or len(text) > DIGITS:
        raise faults.not_found()
    return int(text)


async def read(request: Request, form: type[T]) -> T:
    """Return the body of a request in this form."""
    data = await body(request.scope, request.receive, MESSAGE_LIMIT)
    found: T = decode(data, form)
    return found


def answer(value: object, status: int = 200, more: Mapping[str, str] | None = None) -> Response:
    """Return JSON, with more headers."""
    data = msgspec.json.encode(value)
    return Response(
        data, status, media_type="application/json", headers={**NO_STORE, **(more or {})}
    )


def filled(response: Response, value: object) -> Response:
    """Put JSON into an answer that has its headers already."""
    response.body = msgspec.json.encode(value)
    response.headers["content-length"] = str(len(response.body))
    return response


async def unknown(request: Request, _error: Exception | None = None) -> Response:
    """Answer an address that nobody knows, or a method that the address does not know."""
    known = methods_at(request)
    if not known:
        return answer(faults.not_found().answer(), 404)
    fault = faults.other_method(request.method, known)
    return answer(fault.answer(), fault.status, {"allow": ", ".join(known)})


def methods_at(request: Request) -> list[str]:
    """Return what the address of a request answers to; nothing where only the last route does."""
    routes = [route for route in request.app.routes[:-1] if isinstance(route, Route)]
    there = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for route in there for method in route.methods or ()})


Handler = Callable[[Request], Awaitable[Response]]


def plainly(handler: Handler) -> Handler:
    """Turn what a handler refuses into its answer."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except Fault as fault:
            return answer(fault.answer(), fault.status)
        except Exception as error:  # noqa: BLE001 - whatever it is, the person gets one sentence
            ours = faults.inside(error)
            return answer(ours.answer(), ours.status)

    return handle
