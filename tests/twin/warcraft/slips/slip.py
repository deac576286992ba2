"""A slip of the pen in the twin: one effect switched off or changed, to be noticed."""

from collections.abc import Callable, Generator
from contextlib import AbstractContextManager
from types import ModuleType
from typing import Any, NamedTuple
from unittest.mock import patch

from tests.twin.warcraft import holding
from tests.twin.warcraft.aims import Aim

Change = Callable[[], AbstractContextManager[Any]]
"""Makes the change, and takes it back where the block ends."""


class Slip(NamedTuple):
    """What is changed, and the positions in which it would be seen."""

    name: str
    aim: Aim
    change: Change


def always(module: ModuleType, name: str, value: Any) -> Change:
    """Let a function return one value, whatever it is asked."""
    return lambda: patch.object(module, name, lambda *_, **__: value)


def idle(module: ModuleType, name: str) -> Change:
    """Let a piece of the game pass without a question."""

    def nothing(*_: Any, **__: Any) -> Generator[Any, str, None]:
        return
        yield

    return lambda: patch.object(module, name, nothing)


def number(module: ModuleType, name: str, value: Any) -> Change:
    """Write another number or list."""
    return lambda: patch.object(module, name, value)


def entry(table: dict[Any, Any], key: Any, value: Any) -> Change:
    """Write another value into a table."""
    return lambda: patch.dict(table, {key: value})


def but(module: ModuleType, name: str, change: Callable[..., Any]) -> Change:
    """Let a function return something else; `change` gets its answer and what it was asked."""
    old = getattr(module, name)
    return lambda: patch.object(module, name, lambda *a, **k: change(old(*a, **k), *a))


def before(module: ModuleType, name: str, change: Callable[..., Any]) -> Change:
    """Do something with what a function is asked before it answers."""
    old = getattr(module, name)

    def both(*asked: Any) -> Any:
        change(*asked)
        return old(*asked)

    return lambda: patch.object(module, name, both)


def after(module: ModuleType, name: str, change: Callable[..., Any]) -> Change:
    """Do something once a piece of the game has passed."""
    old = getattr(module, name)

    def both(*asked: Any) -> Generator[Any, str, Any]:
        found = yield from old(*asked)
        change(*asked)
        return found

    return lambda: patch.object(module, name, both)


def without(kind: str, name: str) -> Change:
    """Let a race, a power or a site not act."""
    asked = {"race": "race_is", "power": "power_is", "site": "has_site"}[kind]
    return but(holding, asked, lambda found, *a: found and a[-1] != name)


def unpaid(bonuses: dict[str, Any], name: str) -> Change:
    """Let a race, a power or a site earn nothing."""
    return entry(bonuses, name, lambda *_: 0)


def twice(bonuses: dict[str, Any], name: str) -> Change:
    """Let a race, a power or a site earn double."""
    old = bonuses[name]
    return entry(bonuses, name, lambda *a: 2 * old(*a))
