"""What screens of one table are shown: a view for each set of seats, and what changed since one."""

from collections.abc import Callable
from typing import Any

import msgspec

__all__ = ["Sights", "change"]


def change(before: Any, after: Any) -> Any:
    """Return what makes `before` into `after`, both as read from JSON.

    `[value]` puts a value there, `[]` takes a key away, and an object changes what it names: keys
    of an object, places of a list that is as long as before. `{}` changes nothing.
    """
    if isinstance(before, dict) and isinstance(after, dict):
        kept = [key for key in before if key in after]
        if [*kept, *(key for key in after if key not in before)] != list(after):
            return [after]
        changes: dict[str, Any] = {key: [] for key in before if key not in after}
        for key, value in after.items():
            part = change(before[key], value) if key in before else [value]
            if part:
                changes[key] = part
        return changes
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        parts = (change(old, new) for old, new in zip(before, after, strict=True))
        return {str(place): part for place, part in enumerate(parts) if part}
    return {} if before == after and type(before) is type(after) else [after]


class Sights:
    """Made once for all screens that play the same seats, in one position."""

    def __init__(self) -> None:
        """Begin with nothing made."""
        self._views: dict[frozenset[int], bytes] = {}
        self._changes: dict[tuple[frozenset[int], bytes], bytes] = {}

    def clear(self) -> None:
        """The position is another."""
        self._views.clear()
        self._changes.clear()

    def of(self, own: frozenset[int], make: Callable[[], object]) -> bytes:
        """Return the view of those who play these seats."""
        view = self._views.get(own)
        if view is None:
            view = self._views[own] = msgspec.json.encode(make())
        return view

    def since(self, had: bytes, own: frozenset[int]) -> bytes | None:
        """Return what changed between that view and theirs; None where the whole is as short."""
        found = self._changes.get((own, had))
        if found is None:
            view = self._views[own]
            found = msgspec.json.encode(change(msgspec.json.decode(had), msgspec.json.decode(view)))
            self._changes[own, had] = found
        return found if len(found) < len(self._views[own]) else None
