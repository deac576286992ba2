"""What figures say in plain words: what is stronger or weaker than what the box brings."""

from collections.abc import Mapping, Sequence
from statistics import quantiles
from typing import Any, Final, NamedTuple

STRONG: Final = "strong"
WEAK: Final = "weak"
FAIR: Final = "fair"
UNSEEN: Final = "unseen"


class Verdict(NamedTuple):
    """How strong one thing is beside the box's own.

    Attributes:
        word: `STRONG` or `WEAK` where its whole interval lies beyond the middle half of the box,
            `FAIR` where it does not, `UNSEEN` where nobody held it.
        over: the strongest of the box that surely wins less often; "" for none.
        under: the weakest of the box that surely wins more often; "" for none.
    """

    word: str
    over: str = ""
    under: str = ""


def verdict(rows: Sequence[Mapping[str, Any]], id_: str) -> Verdict:
    """Return what the rows of one kind, as `balance.rows` tells them, say of one thing."""
    mine = next((row for row in rows if row["id"] == id_ and row["share"] is not None), None)
    box = [row for row in rows if not row["own"] and row["share"] is not None]
    if mine is None or len(box) < 2:
        return Verdict(UNSEEN)
    low, high = mine["share_low"], mine["share_high"]
    first, _, third = quantiles([row["share"] for row in box], n=4)
    below = [row for row in box if row["share"] < low]
    above = [row for row in box if row["share"] > high]
    return Verdict(
        STRONG if low > third else WEAK if high < first else FAIR,
        max(below, key=lambda row: row["share"])["id"] if below else "",
        min(above, key=lambda row: row["share"])["id"] if above else "",
    )
