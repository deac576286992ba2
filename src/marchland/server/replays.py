"""Replay files in and out."""

from __future__ import annotations

import msgspec

from marchland.server import faults
from marchland.server.library import Library
from marchland.server.protocol import Header
from marchland.server.table import Table

__all__ = ["read_replay", "write_replay"]


class File(Header, forbid_unknown_fields=True, kw_only=True):
    format: int
    history: list[int]


def write_replay(library: Library, table: Table) -> str:
    """Return the replay file of a table."""
    fields = msgspec.structs.asdict(table.header)
    return msgspec.json.encode(File(**fields, format=1, history=table.history())).decode()


def read_replay(library: Library, data: bytes) -> tuple[Header, list[int]]:
    """Understand a replay file; no code is loaded because it asks."""
    try:
        file = msgspec.json.decode(data, type=File)
    except msgspec.DecodeError as error:
        raise faults.refused(f"The replay cannot be read: {error}.") from error
    fields = msgspec.structs.asdict(file)
    history = fields.pop("history")
    fields.pop("format")
    return Header(**fields), history
