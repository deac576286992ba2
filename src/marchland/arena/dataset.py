"""Games of a run as Parquet files, gathered until a file is worth its name."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from marchland.arena.contest import BadContest, Bout, Contest, differing
from marchland.arena.record import Record
from marchland.core.errors import MarchlandError

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError:
    raise MarchlandError(
        "--data needs pyarrow, which is not installed: pip install 'marchland[data]'."
    ) from None

NAMED: Final = "_marchland-arena.json"
"""The file that tells whose folder it is; readers of datasets pass over names with `_` first."""
GAMES_A_FILE: Final = 500
PART: Final = "games-{:09}.parquet"
"""A part is called by the first of its games."""

SCHEMA: Final = pa.schema(
    [
        ("number", pa.int64()),
        ("pairing", pa.int32()),
        ("deal", pa.int64()),
        ("game", pa.string()),
        ("rules", pa.int32()),
        ("map", pa.string()),
        ("players", pa.int8()),
        ("rulings", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int8())),
        ("history", pa.list_(pa.int64())),
    ]
)


class Accumulator:
    """Gathers games and writes a file of them now and then; each game is in one file, once.

    Attributes:
        folder: where the files lie.
        written: the numbers of the games that lie there.
    """

    def __init__(self, folder: Path, contest: Contest, header: Mapping[str, Any]) -> None:
        """Open the folder of a run, or begin it.

        Raises:
            BadContest: it holds something else, or another run's games.
            OSError: it cannot be used.
        """
        self.folder = folder
        self._contest = contest
        self._header = json.loads(json.dumps(header))
        self._open: list[tuple[Bout, Record]] = []
        self.written: set[int] = set()
        folder.mkdir(parents=True, exist_ok=True)
        named = folder / NAMED
        inside = [path for path in folder.iterdir() if path.suffix != ".part"]
        if not inside:
            named.write_text(json.dumps(self._header, indent=1) + "\n", "utf-8")
        elif not named.is_file():
            raise BadContest(f"{folder} holds something else; --data is for a folder of its own.")
        try:
            there = json.loads(named.read_text("utf-8"))
        except ValueError:
            raise BadContest(f"{named} is damaged; name another folder.") from None
        what = differing(self._header, there)
        if what:
            raise BadContest(f"{folder} holds the games of another run: {what}.")
        for path in sorted(folder.glob("games-*.parquet")):
            try:
                self.written.update(pq.read_table(path, columns=["number"])["number"].to_pylist())
            except (pa.ArrowException, OSError):
                raise BadContest(
                    f"{path} is damaged; take it away, or name another folder."
                ) from None

    def add(self, bout: Bout, record: Record) -> None:
        """Take a game that is not there yet; those that are gathered are written when due."""
        if bout.number in self.written:
            return
        self.written.add(bout.number)
        self._open.append((bout, record))
        if len(self._open) >= GAMES_A_FILE:
            self.flush()

    def flush(self) -> None:
        """Write what has been gathered: a file appears whole or not at all."""
        if not self._open:
            return
        rows = [self._row(bout, record) for bout, record in self._open]
        path = self.folder / PART.format(min(row["number"] for row in rows))
        unfinished = path.with_name(f"_{path.stem}.part")
        pq.write_table(pa.Table.from_pylist(rows, SCHEMA), unfinished, compression="zstd")
        unfinished.replace(path)
        self._open.clear()

    def _row(self, bout: Bout, record: Record) -> dict[str, Any]:
        header = self._header
        return {
            "number": bout.number,
            "pairing": bout.pairing,
            "deal": bout.deal,
            "game": header["game"],
            "rules": header["rules"],
            "map": header["map"],
            "players": header["players"],
            "rulings": json.dumps(header["rulings"]),
            "bots": [self._contest.bots[bot] for bot in bout.seats],
            "scores": record.scores,
            "winners": record.winners,
            "history": record.history,
        }


def numbers_in(path: Path) -> list[int]:
    """Return the numbers of the games in a file.

    Raises:
        BadContest: the file is damaged.
    """
    try:
        found: list[int] = pq.read_table(path, columns=["number"])["number"].to_pylist()
    except (pa.ArrowException, OSError):
        raise BadContest(f"{path} is damaged; take it away, or name another folder.") from None
    return found
