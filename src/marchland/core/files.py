"""Files that people write: TOML, or one reason why they cannot be read."""

import tomllib
from pathlib import Path
from typing import Any


class UnreadableFile(ValueError):
    """A file that is no TOML; the message says why in a few words, without the file's name."""


def read_toml(path: Path) -> tuple[dict[str, Any], bytes]:
    """Return the tables of a file, and its bytes.

    Raises:
        FileNotFoundError: there is no such file.
        UnreadableFile: it cannot be read, or it is no TOML; the message names the line.
    """
    try:
        source = path.read_bytes()
        return tomllib.loads(source.decode("utf-8-sig")), source
    except FileNotFoundError:
        raise
    except OSError as error:
        raise UnreadableFile(error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise UnreadableFile("it is not text in UTF-8") from None
    except RecursionError:
        raise UnreadableFile("its lists or tables are nested too deep") from None
    except ValueError as error:
        raise UnreadableFile(str(error)) from None
