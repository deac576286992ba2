"""The page for learners works as it stands, and the small net learns."""

import csv
import re
from pathlib import Path

import numpy as np
import pytest

from marchland.envs import learn, space

PAGE = Path(__file__).parents[2] / "docs" / "learn.md"


def test_the_page_works_from_top_to_bottom() -> None:
    told = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(told) >= 4
    names: dict[str, object] = {"__name__": "learn"}
    for text in told:
        exec(compile(text, PAGE.name, "exec"), names)  # noqa: S102 - it is our own page


def test_the_page_lists_every_array() -> None:
    page = PAGE.read_text("utf-8")
    for game in ("small-world", "warcraft", "tiny-epic"):
        for name in space(game, players=2).shapes:
            assert f"`{name}`" in page, name


def test_a_run_writes_its_log_and_its_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One short lesson, with a test before and one after it."""
    monkeypatch.setattr(learn, "TABLES", 4)
    monkeypatch.setattr(learn, "GAMES_A_LESSON", 4)
    log, weights = tmp_path / "curve.csv", tmp_path / "net.npz"
    files = ["--log", str(log), "--weights", str(weights)]
    assert learn.main(["--minutes", "0", "--games", "4", *files]) == 0
    with log.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["games"] for row in rows] == ["0", "4"]
    shares = [float(row["share"]) for row in rows]
    assert all(share * 8 in range(9) for share in shares)  # four games, a shared one half
    assert len(capsys.readouterr().out.splitlines()) == 2
    table = space("small-world", players=2)
    fresh = learn.Net(table.width, table.choices)
    with np.load(weights) as kept:
        assert kept["act"].any()
        for name, one in fresh.weights.items():
            assert kept[name].shape == one.shape, name


def test_a_lesson_makes_what_paid_off_more_likely() -> None:
    """At the same position action 3 led to a lead, action 5 to a loss, 7 is not legal."""
    net = learn.Net(width=6, choices=8, seed=1)
    seen = np.ones((2, 6), np.float32)
    masks = np.ones((2, 8), np.bool_)
    masks[:, 7] = False
    won = np.array([1, -1], np.float32)
    for _ in range(5):
        net.learn(learn.Lesson([seen], [masks], [np.array([3, 5])], [won]))
    chances = net.look(seen, masks)[1][0]
    assert chances[3] > chances[0] > chances[5]
    assert chances[7] == 0
    assert chances.sum() == pytest.approx(1)
