"""All games in one file, out of one store and into another, for `marchland store`."""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from marchland.server.opening import open_store
from marchland.server.store import BadAddress, StoreError

__all__ = ["run"]

WRONG_CALL = 2


def run(options: argparse.Namespace) -> int:
    """Run `marchland store`; return the exit status."""
    try:
        store = open_store(options.database)
        try:
            if options.deed == "export":
                count = exported(options.file, store.dump())
                print(f"{options.file} holds {_games(count)}.")  # noqa: T201
            else:
                with options.file.open("rb") as lines:
                    count = store.fill(lines)
                print(f"{_games(count)} taken from {options.file}.")  # noqa: T201
        finally:
            store.close()
    except StoreError as error:
        return _failed(str(error), WRONG_CALL if isinstance(error, BadAddress) else 1)
    except OSError as error:
        return _failed(f"The file {options.file} cannot be used: {error.strerror}.", 1)
    return 0


def exported(file: Path, lines: Iterator[bytes]) -> int:
    """Write the lines into a file that is there whole or not at all; return how many games."""
    count = -2
    draft = file.with_name(f"{file.name}.part")
    # What is in it is for the host's eyes alone.
    number = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with open(number, "wb") as written:  # noqa: PTH123 - it is open already
            for line in lines:
                written.write(line)
                count += 1
            written.flush()
            os.fsync(written.fileno())
        draft.replace(file)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return count


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count} games"


def _failed(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201
    return status
