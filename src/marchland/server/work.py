"""A transaction, as far as SQLite's and PostgreSQL's drivers are alike."""

from collections.abc import Sequence
from typing import Any, Protocol

__all__ = ["Rows", "Work"]


class Rows(Protocol):
    """What a statement came to."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """Return the next row, or None."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""


class Work(Protocol):
    """A transaction under way; values stand for each `?`."""

    def execute(self, sql: str, values: Sequence[object] = (), /) -> Rows:
        """Run one statement."""

    def executemany(self, sql: str, rows: Sequence[Sequence[object]], /) -> Any:
        """Run one statement for each row."""
