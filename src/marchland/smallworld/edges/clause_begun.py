"""How a form offers clauses: under which heading, and how each begins."""

from collections.abc import Mapping
from typing import Any, Final

from marchland.smallworld.edges.clause_forms import (
    ALL,
    ANY,
    CHOICES,
    FORMS,
    NUMBER,
    PIECE,
    STAYING,
)

HEADINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "coins": (
        "earns",
        "earns_first",
        "earns_per",
        "earns_beside",
        "earns_per_piece",
        "earns_per_conquest",
        "tribute",
        "toll",
        "hoards",
        "at_decline",
    ),
    "conquests": (
        "cheaper",
        "cheaper_beside",
        "cheaper_after",
        "cheaper_back",
        "dearer",
        "ignores",
        "storms",
        "conquers_again",
        "rolls_again",
    ),
    "ways": ("lands_on", "reaches", "reaches_beyond", "inhabits", "links", "crosses"),
    "tokens": ("recruits", "recruits_per", "hatches", "lends", "dwindles", "leaves"),
    "holding": ("guards", "closes", "stands", "spares", "gives_up"),
    "pieces": ("posts", "builds"),
}
"""Clauses by heading, those first that say the most usual things."""
COMMON_PIECE: Final = "fortress"
BEGUN: Final[Mapping[str, str]] = {
    "crosses": ANY,
    "gives_up": ANY,
    "inhabits": "water",
    "lands_on": ANY,
    "links": "cavern",
    "reaches": ANY,
    "reaches_beyond": ANY,
    "storms": ANY,
}
"""Kinds of regions with which a clause begins where the first of all would change nothing."""

HEEDED: Final[Mapping[str, Mapping[str, str]]] = {
    "recruits": {"from": "per", "of": "per"},
    "storms": {"needs": "gathers"},
}
"""Keys of a clause that say something only beside another one."""
HEEDED_BESIDE: Final = {"least": "holding"}
"""The same of the conditions."""


def fresh(name: str, seen: Mapping[str, list[str]]) -> dict[str, Any]:
    """Return a clause as a form begins it.

    Args:
        name: that it begins with.
        seen: what may be named in this game, by what stands at a place.
    """
    head = FORMS[name].head
    if head == NUMBER:
        return {name: 1}
    if head == STAYING:
        return {name: ALL}
    there = seen.get(head, [*CHOICES.get(head, ())])
    wanted = COMMON_PIECE if head == PIECE else BEGUN.get(name)
    return {name: wanted if wanted in there else there[0]}
