"""`marchland arena`: bots against each other, on the same deals in every seat order."""

import argparse
import contextlib
import json
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from marchland.arena import workers
from marchland.arena.bar import progress
from marchland.arena.contest import BadContest, Bout, Contest
from marchland.arena.logbook import Logbook
from marchland.arena.record import Record
from marchland.arena.standings import figures, in_words
from marchland.core import registry as games
from marchland.core.errors import BotFailed
from marchland.core.packs import PREFIX

FAILED = 1
USUAL = 2


def run(options: argparse.Namespace) -> int:
    """Play what is left of the run and print its figures.

    Raises:
        BadContest: no run can be made of the options, or a file or folder is another run's.
    """
    contest = contest_of(options)
    game = contest.opened()
    header = contest.header(game)
    plan = contest.plan()
    begun = time.perf_counter()
    with ExitStack() as stack:
        book = None if options.resume is None else stack.enter_context(
            opened(options.resume, header)
        )  # fmt: skip
        records: dict[int, Record] = {} if book is None else dict(book.records)
        data = None
        if options.data is not None:
            data = data_of(options.data, contest, header, plan, records, resumes=book is not None)
        left = [bout for bout in plan if bout.number not in records]
        bar = progress(len(plan)) if sys.stderr.isatty() else None
        crew = workers_for(options.jobs, options.ray)
        try:
            # What a bot prints is for the person, not for whoever reads the figures.
            with contextlib.redirect_stdout(sys.stderr):
                for record in crew.play(contest, left):
                    if record.number in records or (book is not None and not book.add(record)):
                        continue
                    records[record.number] = record
                    if data is not None:
                        data.add(plan[record.number], record)
                    if bar is not None:
                        bar(len(records))
        except (BotFailed, workers.LostWorkers) as error:
            print(f"{error}{kept(options.resume, records)}", file=sys.stderr)
            return FAILED
        except KeyboardInterrupt:
            print(f"Stopped.{kept(options.resume, records)}", file=sys.stderr)
            return FAILED
        finally:
            if data is not None:
                data.flush()
    shown = figures(contest, records, time.perf_counter() - begun, crew.jobs)
    print(json.dumps(shown) if options.json else in_words(shown))
    return 0


def workers_for(jobs: int, address: str | None) -> workers.Workers:
    """Return who plays: a cluster where an address is given."""
    if address is not None:
        from marchland.arena.cluster import Cluster

        return Cluster(address)
    return workers.Alone() if jobs == 1 else workers.Processes(jobs)


def contest_of(options: argparse.Namespace) -> Contest:
    """Return the run that the options describe.

    Raises:
        BadContest: the game is not for so many players.
    """
    known = sorted(games.game(options.game, options.content).players)
    players = options.players
    if players is None:
        players = USUAL if USUAL in known else known[0]
    elif players not in known:
        raise BadContest(
            f"{options.game} is for {', '.join(map(str, known))} players, not for {players}."
        )
    content = [
        name if name.startswith(PREFIX) else str(Path(name).resolve()) for name in options.content
    ]
    return Contest(
        game=options.game,
        bots=tuple(name.strip() for name in options.bots.split(",")),
        players=players,
        games=options.games,
        seed=options.seed,
        map_name=options.map,
        rulings=dict(options.ruling),
        content=tuple(content),
        limit=options.limit,
        keeps_games=options.data is not None,
    )


def opened(path: Path, header: dict[str, Any]) -> Logbook:
    """Return the file of the run; say that it begins where there was none.

    Raises:
        BadContest: the file is another run's, or its folder is not there.
    """
    if not path.parent.is_dir():
        raise BadContest(f"There is no folder {path.parent} for the file of the run.")
    if path.is_dir():
        raise BadContest(f"{path} is a folder; --resume names the file of a run.")
    book = Logbook(path, header)
    if book.is_new:
        print(f"There was no run in {path} yet: it begins, and is kept there.", file=sys.stderr)
    return book


def data_of(
    folder: Path,
    contest: Contest,
    header: dict[str, Any],
    plan: list[Bout],
    records: dict[int, Record],
    *,
    resumes: bool,
) -> Any:
    """Return what gathers games for a folder; those that the run has kept go there first.

    Raises:
        BadContest: the folder holds something else, or games that the run does not know.
    """
    from marchland.arena.dataset import Accumulator

    if folder.exists() and not folder.is_dir():
        raise BadContest(f"{folder} is no folder; --data names one.")
    data = Accumulator(folder, contest, header)
    if data.written - records.keys():
        right = "the file that it was kept in" if resumes else "--resume and the file of that run"
        raise BadContest(
            f"{folder} holds games that were played already; name {right}, or another folder."
        )
    for number, record in records.items():
        if number not in data.written and not record.history:
            raise BadContest(
                f"{folder} cannot have all games of this run: it began without --data; begin a "
                "new one."
            )
        if number < len(plan):
            data.add(plan[number], record)
    return data


def kept(path: Path | None, records: dict[int, Record]) -> str:
    """Return where what has been played is found again."""
    if path is None or not records:
        return ""
    played = "1 game is" if len(records) == 1 else f"{len(records)} games are"
    return f" {played} kept in {path}; the same command goes on from there."
