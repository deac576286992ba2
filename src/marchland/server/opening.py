"""The store that `--database` names: a file, or a PostgreSQL database."""

import re
from pathlib import Path

from marchland.core.errors import quoted
from marchland.server.sqlite import SqliteStore, default_path
from marchland.server.store import BadAddress, Store, StoreError

__all__ = ["NO_QUEUE", "is_address", "is_postgres", "open_store"]

NO_QUEUE = (
    "Workers are asked by way of PostgreSQL: name it with --database "
    "postgresql://person@host/database, for servers and workers alike."
)

POSTGRES = re.compile(r"postgres(ql)?://")
URL = re.compile(r"[A-Za-z][A-Za-z0-9+]+:/")


def is_address(database: str) -> bool:
    """Tell whether this is the address of a database rather than a file."""
    return bool(URL.match(database))


def is_postgres(database: str) -> bool:
    """Tell whether this is the address of a PostgreSQL database."""
    return bool(POSTGRES.match(database))


def open_store(database: str | Path | None = None) -> Store:
    """Open the store of this name; a person's own file where none is named.

    Raises:
        StoreError: it cannot be used, in one sentence.
        BadAddress: an address of something else.
    """
    if isinstance(database, str) and is_address(database):
        if not POSTGRES.match(database):
            kind = database.partition(":")[0]
            raise BadAddress(
                "--database names a file or an address such as postgresql://person@host/database, "
                f"not one of {quoted(kind)}."
            )
        try:
            from marchland.server.postgres import PostgresStore
        except ImportError as error:
            raise StoreError(
                "Games in PostgreSQL need a part of Marchland that is not installed: "
                "pip install 'marchland[postgres]'."
            ) from error
        return PostgresStore(database)
    return SqliteStore(Path(database) if database else default_path())
