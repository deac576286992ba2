"""Bytes of a state, and its digest."""

import hashlib
import json
from typing import Any

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
