"""Bytes of a state, read back or refused, and its digest."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, SupportsBytes, TypeVar

from marchland.core.errors import BadSave, MarchlandError

Loaded = TypeVar("Loaded")

FORMAT = 1
"""The number of the save format; a greater one is from a newer Marchland."""


def encode(value: Any) -> bytes:
    """Return plain values as compact JSON bytes, the same for equal values."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True, ensure_ascii=False).encode()


def decode(data: bytes) -> Any:
    """Return the plain values of such bytes.

    Raises:
        ValueError: the bytes are no JSON.
    """
    return json.loads(data)


def digest(value: Any) -> int:
    """Return a 64-bit number that equal plain values share."""
    return int.from_bytes(hashlib.blake2b(encode(value), digest_size=8).digest(), "big")


def save(values: Mapping[str, Any]) -> bytes:
    """Return the bytes of a state's values, with a check that tells whether they are whole."""
    return encode({**values, "check": digest(values)})


def load(
    data: object,
    game: str,
    content: Sequence[Mapping[str, str]],
    restore: Callable[[Mapping[str, Any]], Loaded],
) -> Loaded:
    """Return what `restore` makes of the saved values in such bytes.

    Args:
        data: what `save` wrote.
        game: the name of the game that reads it.
        content: home-made content that is loaded: name, file and digest of each.
        restore: makes a state of the saved values.

    Raises:
        BadSave: damaged bytes, another game's, a newer format, or what `restore` refuses.
    """
    try:
        saved = decode(bytes(data)) if isinstance(data, SupportsBytes) else None
    except (TypeError, ValueError, RecursionError):
        saved = None
    if not isinstance(saved, dict) or type(saved.get("format")) is not int:
        raise BadSave("These bytes are no saved state of Marchland.")
    if saved["format"] > FORMAT:
        raise BadSave(
            f"This state was saved in format {saved['format']} by a newer Marchland; "
            f"this one reads up to format {FORMAT}."
        )
    if saved.get("game") != game:
        raise BadSave(f"This state is of the game {saved.get('game')!r}, not of {game!r}.")
    if saved.get("content") != content:
        raise BadSave("This state was saved with other home-made content than is loaded now.")
    try:
        return restore(_whole(saved))
    except BadSave:
        raise
    except (KeyError, IndexError, TypeError, ValueError, MarchlandError) as error:
        raise BadSave("This saved state is damaged: it cannot be read to its end.") from error


def _whole(saved: dict[str, Any]) -> dict[str, Any]:
    check = saved.pop("check")
    if check != digest(saved):
        raise ValueError("what was read is not what was written")
    return saved
