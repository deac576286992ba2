"""The file of a run, to which each game adds a line, so that a run that was cut off goes on."""

import json
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from marchland.arena.contest import BadContest, differing
from marchland.arena.record import Record

LOCKS: Final = sys.platform != "win32"
"""Elsewhere nobody is kept from starting one run twice."""

if LOCKS:
    import fcntl

FIRST: Final = "marchland-arena"
BEGINNING: Final = f'{{"{FIRST}":'.encode()
"""How the file of a run begins, even one that was cut off at once."""


class Logbook:
    """What has been played; a game is in it whole or not at all.

    Attributes:
        path: its file.
        records: the games by their place in the plan.
        is_new: whether the file was begun now.
    """

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        """Open the file of a run, or begin it.

        A last line that was cut off in the middle is taken away.

        Raises:
            BadContest: the file is no run's, another run's, damaged, or in use.
            OSError: it cannot be opened.
        """
        self.path = path
        self.records: dict[int, Record] = {}
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        try:
            self._lock()
            # By the same number: closing the file under another one would let go of the lock.
            with open(self._file, "rb", closefd=False) as file:
                text = file.read()
            self.is_new = self._open(text, header)
        except BaseException:
            os.close(self._file)
            raise

    def _open(self, text: bytes, header: dict[str, Any]) -> bool:
        """Read what there is; tell whether there was nothing, and begin the file then."""
        whole = text[: text.rfind(b"\n") + 1]
        if not whole and not BEGINNING.startswith(text[: len(BEGINNING)]):
            raise self._foreign()
        self._read(whole.splitlines(), header)
        if len(whole) < len(text):
            os.ftruncate(self._file, len(whole))
        if not whole:
            self._write({FIRST: header})
        return not whole

    def _foreign(self) -> BadContest:
        return BadContest(f"{self.path} is no file of an arena's run; name another one.")

    def _lock(self) -> None:
        if not LOCKS:
            return
        try:
            # Not `flock`: workers that outlive a killed run for a moment would hold it.
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadContest(
                f"{self.path} is in use by a run that goes on; wait for it, or name another file."
            ) from None

    def _read(self, lines: list[bytes], header: dict[str, Any]) -> None:
        for number, line in enumerate(lines, start=1):
            try:
                row = json.loads(line)
                if number > 1:
                    record = Record.from_row(row)
                    self.records[record.number] = record
                    continue
                there = row[FIRST]
            except (ValueError, KeyError, TypeError, AttributeError):
                if number == 1:
                    raise self._foreign() from None
                raise BadContest(f"Line {number} of {self.path} is damaged.") from None
            what = differing(json.loads(json.dumps(header)), there)
            if what:
                raise BadContest(f"{self.path} is another run's: {what}.")

    def add(self, record: Record) -> bool:
        """Write a game down; tell whether it was not there yet."""
        if record.number in self.records:
            return False
        self._write(record.to_row())
        self.records[record.number] = record
        return True

    def _write(self, row: dict[str, Any]) -> None:
        os.write(self._file, (json.dumps(row, separators=(",", ":")) + "\n").encode())

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        os.close(self._file)
