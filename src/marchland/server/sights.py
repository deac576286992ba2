"""What screens of one table are shown: a view for each set of seats, and what changed since one."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

__all__ = ["AGAIN", "KNOWN", "LIGHT", "Memory", "Sights", "change"]

AGAIN = "="
"""The one key of what stands for a part that came before; no key of a view is called so."""

KNOWN = 1000
"""How many parts a page remembers; the one that was of use least lately is forgotten first."""

LIGHT = 5
"""Parts of less weight are not remembered: what stands for them would be as long."""


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


class Memory:
    """What pages have that were all sent the same: the last sight, and the parts of all messages.

    A part is an object or a list of some weight: one for itself, for each of its keys, and for each
    thing in it that is neither, and the weight of those that are. They are numbered in the order
    in which they end, keys in that of the alphabet; one that is named again has the next number
    from then on.
    """

    def __init__(self, before: "Memory | None" = None) -> None:
        """Remember what was known before, or nothing."""
        self.sight = b"null"
        self.numbers: dict[bytes, tuple[int, int]] = {} if before is None else {**before.numbers}
        """By the digest of a part, its number and its weight, the latest last."""
        self.next: int = 0 if before is None else before.next

    def shortened(self, value: Any) -> Any:
        """Return a value with numbers for those parts that came before, and remember the others."""
        return self._part(value)[0]

    def _part(self, value: Any) -> tuple[Any, int]:
        if not isinstance(value, dict | list):
            return value, 1
        name = blake2b(msgspec.json.encode(value), digest_size=12).digest()
        found = self.numbers.pop(name, None)
        if found is not None:
            number, weight = found
            self._number(name, weight)
            return {AGAIN: number}, weight
        parts: Any
        if isinstance(value, dict):
            # In an order that every reader of JSON can keep to.
            parts = {key: self._part(value[key]) for key in sorted(value)}
            weight = 1 + len(parts) + sum(each for _, each in parts.values())
            short: Any = {key: parts[key][0] for key in value}
        else:
            parts = [self._part(one) for one in value]
            weight = 1 + sum(each for _, each in parts)
            short = [one for one, _ in parts]
        if weight >= LIGHT:
            self._number(name, weight)
        return short, weight

    def _number(self, name: bytes, weight: int) -> None:
        self.numbers[name] = self.next, weight
        self.next += 1
        if len(self.numbers) > KNOWN:
            del self.numbers[next(iter(self.numbers))]


class Sights:
    """Made once for all screens that play the same seats, in one position."""

    def __init__(self) -> None:
        """Begin with nothing made."""
        self._made: dict[frozenset[int], bytes] = {}
        self._changes: dict[tuple[frozenset[int], Memory | None], tuple[bytes, Memory]] = {}

    def clear(self) -> None:
        """The position is another."""
        self._made.clear()
        self._changes.clear()

    def of(self, own: frozenset[int], make: Callable[[], object]) -> bytes:
        """Return what those who play these seats are shown."""
        sight = self._made.get(own)
        if sight is None:
            sight = self._made[own] = msgspec.json.encode(make())
        return sight

    def since(self, had: Memory | None, own: frozenset[int], sight: bytes) -> tuple[bytes, Memory]:
        """Return what changed between what pages had and a sight, and what they have then."""
        found = self._changes.get((own, had))
        if found is None:
            memory = Memory(had)
            memory.sight = sight
            before = None if had is None else msgspec.json.decode(had.sight)
            what = change(before, msgspec.json.decode(sight))
            found = msgspec.json.encode(memory.shortened(what)), memory
            self._changes[own, had] = found
        return found
