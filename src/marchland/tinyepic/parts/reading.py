"""Reads a table of a card file key by key, and says what is wrong with the first that is."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from marchland.core.errors import BadContent, quoted


class BadCard(BadContent):
    """A wrong key or value of a card, with where it stands in the file.

    Its own words lack the file and the line, which whoever read the file adds.
    """

    def __init__(
        self,
        message: str,
        trail: Sequence[str],
        at: str,
        key: str = "",
        words: Mapping[str, Any] | None = None,
    ) -> None:
        """Take the sentence, the tables that lead to the place, the key there, and the text."""
        super().__init__(message, key, words)
        self.trail = list(trail)
        self.at = at

    def line_in(self, source: str) -> int:
        """Return the line of the key in a file's text, or of the table that lacks it."""
        lines = source.splitlines()
        at = 0
        for step in self.trail:
            name, _, number = step.partition(" ")
            rest = r"\]\]" if number else r"\b.*\]"
            header = re.compile(rf"\s*\[.*\b{re.escape(name)}{rest}")
            left = int(number) if number else 1
            for n in range(at, len(lines)):
                if header.match(lines[n]):
                    left -= 1
                    if left == 0:
                        at = n
                        break
            if number:
                at += 1
        key = re.compile(rf"(^|[\s{{,]){re.escape(self.at)}\s*=")
        for n in range(at, len(lines)):
            if key.search(lines[n]):
                return n + 1
        return max(1, at)


class Reader:
    """A table of a file; every key must be read, and no other may stand in it."""

    def __init__(self, where: str, row: object, trail: Sequence[str] = ()) -> None:
        """Take the table and where it stands, for messages.

        Raises:
            BadContent: it is no table.
        """
        self.trail = list(trail)
        if not isinstance(row, Mapping):
            raise BadCard(
                f"{where} must be a table, not {quoted(row)}.",
                trail,
                "",
                "error-card-table",
                {"what": " / ".join(trail) or "TOML", "than": quoted(row)},
            )
        self.where = where
        self.row: Mapping[str, Any] = row
        self.asked: list[str] = []

    def bad(self, key: str, wanted: str, said: str = "", **words: str | int) -> BadContent:
        """Return the error that says what a key must be; `said` is its text in each language."""
        words["what"] = key
        if key not in self.row:
            return self.wrong(key, f"lacks the key {quoted(key)}: {wanted}", said, **words)
        message = f"{self.where}: {key} must be {wanted}, not {quoted(self.row[key])}."
        return BadCard(message, self.trail, key, said, words)

    def wrong(self, key: str, fault: str, said: str = "", **words: str | int) -> BadContent:
        """Return the error that says what is wrong with the table."""
        return BadCard(f"{self.where} {fault}.", self.trail, key, said, words)

    def has(self, key: str) -> bool:
        """Tell whether the table has this key."""
        self.asked.append(key)
        return key in self.row

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """Return a whole number within bounds."""
        self.asked.append(key)
        value = self.row.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        raise self.bad(
            key, f"a whole number from {least} to {most}",
            "error-card-number", fewest=least, most=most,
        )  # fmt: skip

    def flag(self, key: str, *, default: bool = False) -> bool:
        """Return true or false."""
        self.asked.append(key)
        value = self.row.get(key, default)
        if isinstance(value, bool):
            return value
        raise self.bad(key, "true or false", "error-card-flag")

    def one_of(self, key: str, names: Sequence[str], default: str | None = None) -> int:
        """Return the place of a name in a list of names."""
        self.asked.append(key)
        value = self.row.get(key, default)
        if value in names:
            return names.index(value)
        known = ", ".join(names)
        raise self.bad(key, f"one of these: {known}", "error-card-one", known=known)

    def some_of(self, key: str, names: Sequence[str]) -> int:
        """Return the set of the names in a list; empty when the key is not there."""
        self.asked.append(key)
        values = self.row.get(key, [])
        if not isinstance(values, list) or any(value not in names for value in values):
            known = ", ".join(names)
            raise self.bad(key, f"a list of some of these: {known}", "error-card-some", known=known)
        found = 0
        for value in values:
            found |= 1 << names.index(value)
        return found

    def points(self, key: str, length: int, default: list[int]) -> list[int]:
        """Return a list of so many whole numbers."""
        self.asked.append(key)
        value = self.row.get(key, default)
        fits = isinstance(value, list) and len(value) == length
        if fits and all(isinstance(one, int) and 0 <= one <= 99 for one in value):
            return list(value)
        raise self.bad(
            key, f"a list of whole numbers, {length} in all", "error-card-numbers", n=length
        )

    def table(self, key: str) -> "Reader":
        """Return a table in this one; empty when the key is not there."""
        self.asked.append(key)
        return Reader(f"{self.where}, {key}", self.row.get(key, {}), [*self.trail, key])

    def tables(self, key: str) -> "list[Reader]":
        """Return the tables of a list, at least one."""
        self.asked.append(key)
        rows = self.row.get(key)
        if not isinstance(rows, list) or not rows:
            raise self.bad(key, "a list of tables", "error-card-tables")
        return [
            Reader(f"{self.where}, {key} {n}", row, [*self.trail, f"{key} {n}"])
            for n, row in enumerate(rows, start=1)
        ]

    def done(self) -> None:
        """Refuse keys that nobody asked for.

        Raises:
            BadCard: names the first of them and the known ones.
        """
        for key in self.row:
            if key not in self.asked:
                known = ", ".join(dict.fromkeys(self.asked)) or "none"
                raise BadCard(
                    f"{self.where}: there is no key {quoted(key)} here; known: {known}.",
                    self.trail,
                    key,
                    "error-card-key",
                    {"what": quoted(key), "known": known},
                )
