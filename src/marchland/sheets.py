"""Texts that are made while the game is loaded: a folder of Fluent files that lies nowhere."""

import io
from collections.abc import Callable, Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import Any

Writer = Callable[[str], str]
"""Returns the messages of a language."""


class Sheet(Traversable):
    """One file of such a folder."""

    def __init__(self, name: str, text: str | None) -> None:
        """Take its name and its text; None where there is no such file."""
        self._name = name
        self._text = text

    @property
    def name(self) -> str:
        """The name of the file."""
        return self._name

    def is_file(self) -> bool:
        """Tell whether there is such a file."""
        return self._text is not None

    def is_dir(self) -> bool:
        """It is no folder."""
        return False

    def iterdir(self) -> Iterator[Traversable]:
        """Nothing lies in it."""
        return iter(())

    def joinpath(self, *descendants: Any) -> Traversable:
        """Return a file that is not there."""
        return Sheet("/".join((self._name, *(str(one) for one in descendants))), None)

    def read_text(self, encoding: str | None = None) -> str:
        """Return its text.

        Raises:
            FileNotFoundError: there is no such file.
        """
        return str(self.open("r", encoding=encoding).read())

    def read_bytes(self) -> bytes:
        """Return its text as bytes.

        Raises:
            FileNotFoundError: there is no such file.
        """
        return self.read_text().encode()

    def open(self, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
        """Return a stream of its text.

        Raises:
            FileNotFoundError: there is no such file.
        """
        if self._text is None:
            raise FileNotFoundError(self._name)
        return io.BytesIO(self._text.encode()) if "b" in mode else io.StringIO(self._text)


class Sheets(Traversable):
    """A folder whose files are written when they are first read.

    Two of the same name are the same: the name holds the digest of what they are written from.
    """

    def __init__(self, name: str, writer: Writer, languages: Sequence[str]) -> None:
        """Take a name, what writes the messages of a language, and the languages."""
        self._name = name
        self._writer = writer
        self._languages = languages

    def __eq__(self, other: object) -> bool:
        """Tell whether the other is the same folder."""
        return isinstance(other, Sheets) and other._name == self._name

    def __hash__(self) -> int:
        """Be the same key for the same folder."""
        return hash(self._name)

    @property
    def name(self) -> str:
        """The name of the folder."""
        return self._name

    def is_file(self) -> bool:
        """It is no file."""
        return False

    def is_dir(self) -> bool:
        """It is a folder."""
        return True

    def iterdir(self) -> Iterator[Traversable]:
        """Return its files."""
        return (self / f"{language}.ftl" for language in self._languages)

    def joinpath(self, *descendants: Any) -> Traversable:
        """Return one of its files, there or not."""
        path = "/".join(str(one) for one in descendants)
        language = path.removesuffix(".ftl")
        there = path.endswith(".ftl") and language in self._languages
        return Sheet(path, self._writer(language) if there else None)

    def read_text(self, encoding: str | None = None) -> str:
        """Refuse to be read as a file.

        Raises:
            IsADirectoryError: always.
        """
        raise IsADirectoryError(self._name)

    def read_bytes(self) -> bytes:
        """Refuse to be read as a file.

        Raises:
            IsADirectoryError: always.
        """
        raise IsADirectoryError(self._name)

    def open(self, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
        """Refuse to be read as a file.

        Raises:
            IsADirectoryError: always.
        """
        raise IsADirectoryError(self._name)
