"""What figures say in plain words goes by whole intervals, not by chance."""

from typing import Any

import pytest

from marchland.arena.verdict import Verdict, verdict

BOX = {"a": 0.3, "b": 0.4, "c": 0.5, "d": 0.6, "e": 0.7}
"""The middle half of these shares lies from 0.35 to 0.65."""


def row(id_: str, share: float | None, half: float, own: bool) -> dict[str, Any]:
    low, high = (None, None) if share is None else (share - half, share + half)
    return {"id": id_, "own": own, "share": share, "share_low": low, "share_high": high}


@pytest.mark.parametrize(
    ("share", "half", "said"),
    [
        (0.80, 0.05, Verdict("strong", "e", "")),
        (0.72, 0.06, Verdict("strong", "d", "")),
        (0.72, 0.08, Verdict("fair", "d", "")),
        (0.50, 0.04, Verdict("fair", "b", "d")),
        (0.50, 0.30, Verdict("fair", "", "")),
        (0.20, 0.05, Verdict("weak", "", "a")),
        (0.31, 0.03, Verdict("weak", "", "b")),
        (None, 0.00, Verdict("unseen", "", "")),
    ],
)
def test_strong_is_what_surely_wins_more_often_than_three_quarters_of_the_box(
    share: float | None, half: float, said: Verdict
) -> None:
    rows = [row(id_, one, 0.01, False) for id_, one in BOX.items()]
    assert verdict([*rows, row("own", share, half, True)], "own") == said


def test_what_nobody_held_and_what_is_not_there_are_unseen() -> None:
    rows = [row(id_, one, 0.01, False) for id_, one in BOX.items()]
    assert verdict(rows, "own").word == "unseen"
