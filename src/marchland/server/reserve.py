"""A file of no content beside the games: on a full disk it is given up, so that one may be deleted.

Deleting a game writes before it frees anything.
"""

import contextlib
import os
import shutil
from pathlib import Path
from typing import BinaryIO

__all__ = ["Reserve"]

BYTES = 8 << 20
"""What the log beside the games may hold when the disk is full, twice what SQLite lets it grow to:
so much the file of the games may have to grow before anything else goes on."""

LEAST = 1 << 20
"""Less is no reserve."""


class Reserve:
    """Room on the disk that is kept for bad times."""

    def __init__(self, games: Path) -> None:
        """Lay up a reserve beside the file of the games."""
        self._path = games.with_name(f"{games.name}-reserve")
        self.lay_up()

    @property
    def is_whole(self) -> bool:
        """Whether it is as large as it should be."""
        try:
            return self._path.stat().st_size >= BYTES
        except OSError:
            return False

    def lay_up(self) -> None:
        """Take the room, but never more than half of what is free."""
        if self.is_whole:
            return
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)
            size = min(BYTES, shutil.disk_usage(self._path.parent).free // 2)
            if size >= LEAST:
                with self._path.open("xb") as file:
                    _take(file, size)

    def give_up(self) -> bool:
        """Free the room; tell whether there was any."""
        try:
            self._path.unlink()
        except OSError:
            return False
        return True


def _take(file: BinaryIO, size: int) -> None:
    """Let a file take so much room for certain."""
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(file.fileno(), 0, size)
    else:
        # Noise, which no file system can keep in less room.
        file.write(os.urandom(size))
