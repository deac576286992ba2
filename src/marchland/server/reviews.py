"""Reviews of games that are over: what each turn cost, and what was luck; reckoned in a worker."""

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from marchland.bots.ranking import lead
from marchland.bots.review import Judged
from marchland.bots.turns import foreseen
from marchland.core.game import CHANCE
from marchland.server import faults
from marchland.server.answers import answer, read
from marchland.server.counsel import ReviewAnswer, ReviewSeat, ReviewTurn
from marchland.server.keeper import Keeper
from marchland.server.library import Library
from marchland.server.protocol import Nothing
from marchland.server.questions import Judge
from marchland.server.rights import Rights
from marchland.server.room import Room
from marchland.server.rooms import Rooms
from marchland.server.store import StoreError
from marchland.server.table import Table, turn_of
from marchland.server.thinkers import Failed, Lost, Minds

__all__ = ["Reviews"]

log = logging.getLogger("marchland.server")

KEPT: Final = 32
"""Reviews at hand; the one that was asked for least lately goes."""
SIMS: Final = 96
"""Games that are played out for a turn."""
SECONDS: Final = 2.0
"""After which no further one is begun."""
LIMIT: Final = 20.0
"""Seconds after which a turn is left out."""


class Turn(NamedTuple):
    """A turn of one seat.

    Attributes:
        n: how many actions the game had before it.
        seat: whose it is.
        round: which round it was.
        own: whether it is the seat's turn; else it only answered in another's.
        early: whether nobody could tell yet how the game would end.
        choices: what was chosen, up to the first chance or another seat.
    """

    n: int
    seat: int
    round: int
    own: bool
    early: bool
    choices: tuple[int, ...]


def turns(table: Table) -> list[Turn]:
    """Return the turns in which a seat had a choice, in the order of play."""
    found: dict[tuple[object, int], Turn] = {}
    going: tuple[object, int] | None = None
    for step in table.steps:
        if step.seat == CHANCE:
            going = None
            continue
        mark = (turn_of(step.before), step.seat)
        if mark == going:
            turn = found[mark]
            found[mark] = turn._replace(choices=(*turn.choices, step.actions[0]))
        elif mark not in found and len(step.before.legal_actions()) > 1:
            number, whose = turn_of(step.before)
            own = whose in (step.seat, None)
            early = not foreseen(step.before)
            rounds = number if isinstance(number, int) else 0
            found[mark] = Turn(step.start, step.seat, rounds, own, early, step.actions[:1])
            going = mark
        else:
            going = None
    return list(found.values())


class Review:
    """What is known so far of one game; what is found out is kept in the store at once."""

    def __init__(self, room: Room, keeper: Keeper, library: Library, thinkers: Minds) -> None:
        """Begin with nothing known."""
        self.n = room.table.n
        self.cuts = room.cuts
        self._id = room.id
        self._table = room.table
        self._keeper = keeper
        self._library = library
        self._thinkers = thinkers
        found = turns(room.table)
        self._turns = [turn for turn in found if not turn.early]
        self._early = Counter(turn.seat for turn in found if turn.early and turn.own)
        self._judged: dict[int, Judged | None] = {}
        """By where a turn begins; None for one that no worker could judge."""
        self._task: asyncio.Task[None] | None = None

    @property
    def is_going(self) -> bool:
        """Whether it is being reckoned."""
        return self._task is not None and not self._task.done()

    @property
    def is_whole(self) -> bool:
        """Whether every turn was looked at."""
        return len(self._judged) == len(self._turns)

    async def read(self) -> None:
        """Take up what is kept in the store, whichever process found it out.

        What cannot be read there is reckoned anew.
        """
        if self.is_whole:
            return
        kept = await self._keeper.reviewed(self._id)
        for turn in self._turns:
            if turn.n in kept and turn.n not in self._judged:
                with contextlib.suppress(msgspec.DecodeError):
                    self._judged[turn.n] = msgspec.json.decode(kept[turn.n], type=Judged)

    def go_on(self) -> None:
        """Reckon what is still to be known."""
        if not self.is_going and not self.is_whole:
            self._task = asyncio.create_task(self._reckon(), name="review")

    def stop(self) -> None:
        """Reckon no further; what is known stays."""
        if self._task is not None:
            self._task.cancel()

    async def _reckon(self) -> None:
        for turn in self._turns:
            if turn.n not in self._judged:
                self._judged[turn.n] = judged = await self._judge(turn)
                if judged is not None:
                    await self._keep(turn, judged)

    async def _keep(self, turn: Turn, judged: Judged) -> None:
        text = msgspec.json.encode(judged).decode()
        try:
            await self._keeper.review(self._id, self.cuts, turn.n, text)
        except StoreError as error:
            log.warning("a review was not kept: %s", error)

    async def _judge(self, turn: Turn) -> Judged | None:
        state = self._table.at(turn.n)
        view = state.observe(turn.seat)
        question = Judge(
            view.game.name,
            view.serialize(),
            turn.choices,
            lead(state, turn.seat),
            SIMS,
            SECONDS,
            turn.n,
        )
        try:
            judged: Judged = await self._thinkers.ask(question, self._library, LIMIT)
        except (TimeoutError, Failed, Lost) as error:
            log.warning("a turn was not reviewed: %r", error)
            return None
        return judged

    def answer(self) -> ReviewAnswer:
        """Return what is known."""
        known = [
            (turn, judged)
            for turn in self._turns
            if (judged := self._judged.get(turn.n)) is not None
        ]
        return ReviewAnswer(
            done=sum(turn.own and turn.n in self._judged for turn in self._turns),
            of=sum(turn.own for turn in self._turns),
            going=self.is_going,
            early=min(self._early[seat] for seat in range(self._table.state.players)),
            turns=[
                ReviewTurn(
                    n=turn.n,
                    seat=turn.seat,
                    round=turn.round,
                    value=round(judged.best, 2),
                    cost=round(judged.best - judged.played, 2),
                    told=judged.told,
                )
                for turn, judged in known
            ],
            seats=self._seats(known) if self.is_whole else [],
        )

    def _seats(self, known: Sequence[tuple[Turn, Judged]]) -> list[ReviewSeat]:
        """Part what each seat's choices cost from what came to it without them.

        To the end its lead changed by its own losses, by what the others lost, each of which it
        shares, and by luck: luck is what is left. What they lost before its first turn that was
        looked at is a part of the lead there, and is taken from it.
        """
        state = self._table.state
        seats = range(state.players)
        found = []
        for seat in seats:
            final = lead(state, seat)
            first = next((k for k, (t, _) in enumerate(known) if t.seat == seat), len(known))
            start = known[first][1].best if first < len(known) else final
            losses = [(t.seat == seat, one.best - one.played) for t, one in known]
            share = 1 / max(1, len(seats) - 1)
            lost = sum(loss for own, loss in losses if own)
            given = share * sum(loss for own, loss in losses if not own)
            start -= share * sum(loss for own, loss in losses[:first] if not own)
            luck = final - start + lost - given
            parts = (start, lost, given, luck, final)
            found.append(ReviewSeat(*(round(part, 2) for part in parts)))
        return found


class Reviews:
    """The reviews of a server; the store keeps them, and those asked for lately are at hand."""

    def __init__(
        self, keeper: Keeper, library: Library, thinkers: Minds, rights: Rights, rooms: Rooms
    ) -> None:
        """Begin with none at hand."""
        self._keeper = keeper
        self._library = library
        self._thinkers = thinkers
        self._rights = rights
        self._rooms = rooms
        self._kept: OrderedDict[str, Review] = OrderedDict()

    async def begin(self, request: Request) -> Response:
        """POST /api/tables/{table}/review - what each turn of a game that is over cost."""
        await read(request, Nothing)
        name = request.path_params["table"]
        (await self._rights.at(request, name)).check_part()
        review = await self._of(await self._rooms.room(name))
        review.go_on()
        return answer(review.answer())

    async def known(self, request: Request) -> Response:
        """GET /api/tables/{table}/review - what is known of it; begins nothing."""
        name = request.path_params["table"]
        await self._rights.at(request, name)
        return answer((await self._of(await self._rooms.room(name))).answer())

    async def stop(self, request: Request) -> Response:
        """DELETE /api/tables/{table}/review - go no further with it."""
        name = request.path_params["table"]
        (await self._rights.at(request, name)).check_part()
        if name in self._kept:
            self._kept[name].stop()
        return Response(status_code=204)

    def close(self) -> None:
        """Go no further with any."""
        for review in self._kept.values():
            review.stop()

    async def _of(self, room: Room) -> Review:
        """Return the review of a table as it stands, with what the store has of it.

        Raises:
            Fault: the game is not over.
        """
        if not room.table.state.is_over:
            raise faults.worded(
                "This game is not over; a review is of a game that has ended.",
                "error-review-early",
                409,
            )
        review = self._kept.get(room.id)
        if review is None or (review.n, review.cuts) != (room.table.n, room.cuts):
            if review is not None:
                review.stop()
            review = Review(room, self._keeper, self._library, self._thinkers)
            self._kept[room.id] = review
        self._kept.move_to_end(room.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)[1].stop()
        if not review.is_going:
            await review.read()
        return review
