"""Files that people write: TOML, or one reason why they cannot be read."""

import re
import stat
import tomllib
from pathlib import Path
from typing import Any, Final

from marchland.core.errors import BadContent, saying

LARGEST: Final = 1_000_000
"""Bytes of the largest file that a person would write."""
DEEPEST: Final = 64
"""Names that one key may have, with dots between them; the reader takes ages for thousands."""
NAME: Final = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
QUOTED: Final = re.compile(r""""[^"\n]*"|'[^'\n]*'""")
KEY: Final = re.compile(rf"{NAME}(?:[ \t]*\.[ \t]*{NAME})*")


class UnreadableFile(ValueError):
    """A file that is no TOML; the message says why in a few words, without the file's name.

    Attributes:
        key: the text that says so in each language; "" where there is none.
        words: its arguments.
    """

    def __init__(self, text: str, key: str = "", **words: str | int) -> None:
        """Say `text`."""
        super().__init__(text)
        self.key = key
        self.words = words


def read_toml(path: Path) -> tuple[dict[str, Any], bytes]:
    """Return the tables of a file, and its bytes.

    Raises:
        FileNotFoundError: there is no such file.
        UnreadableFile: it cannot be read, or it is no TOML; the message names the line.
    """
    source = read_plain(path)
    return parsed(source), source


def parsed(source: bytes) -> dict[str, Any]:
    """Return the tables of a file that was read.

    Raises:
        UnreadableFile: it is no TOML; the message names the line.
    """
    try:
        text = source.decode("utf-8-sig")
        if any(QUOTED.sub("", key).count(".") >= DEEPEST for key in KEY.findall(text)):
            raise UnreadableFile("its lists or tables are nested too deep", "error-file-deep")
        return tomllib.loads(text)
    except UnicodeDecodeError:
        raise UnreadableFile("it is not text in UTF-8", "error-file-text") from None
    except RecursionError:
        raise UnreadableFile("its lists or tables are nested too deep", "error-file-deep") from None
    except ValueError as error:
        raise UnreadableFile(str(error)) from None


def read_plain(path: Path, most: int = LARGEST) -> bytes:
    """Return the bytes of a plain file that is not too large; nothing else is ever opened.

    Raises:
        FileNotFoundError: there is no such file.
        UnreadableFile: it is a folder, a device or a pipe, too large, or not for us to read.
    """
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            raise UnreadableFile("it is not a plain file", "error-file-plain")
        if found.st_size <= most:
            with path.open("rb") as file:
                source = file.read(most + 1)
            if len(source) <= most:
                return source
    except FileNotFoundError:
        raise
    except OSError as error:
        raise UnreadableFile(error.strerror or str(error)) from None
    raise UnreadableFile(f"it is larger than {most:,} bytes", "error-file-large", n=most)


def missing_file(path: Path) -> BadContent:
    """Return what says that there is no such file."""
    return BadContent(f"There is no file {path}.", "error-file-missing", {"file": str(path)})


def unreadable(path: Path, error: UnreadableFile) -> BadContent:
    """Return what says why a file cannot be read."""
    words = {"file": str(path), "reason": saying(error)}
    return BadContent(f"{path} cannot be read: {error}.", "error-file-unreadable", words)
