"""The addresses of balance: how strong a draft is, found out by many games, one at a time each."""

import asyncio
import os
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from marchland.server import faults
from marchland.server.addresses import Address
from marchland.server.answers import answer, read
from marchland.server.drafts import Draft
from marchland.server.keeper import Keeper
from marchland.server.library import Library
from marchland.server.protocol import Nothing
from marchland.server.rights import Rights
from marchland.server.shelf import digest, read_file
from marchland.server.store import StoreError
from marchland.server.weighing import Weighing
from marchland.server.workshop import Workshop

__all__ = ["Balances"]

AT_ONCE: Final = 2
"""Drafts that are weighed at once, each in one process, where the machine has cores enough."""
WAITING: Final = 8
"""Drafts that may wait for their turn; a server that is asked for more refuses them."""


class BalanceAnswer(msgspec.Struct):
    """How far it is, and what is kept: `figures` name the digest that they belong to."""

    going: bool
    waits: bool
    failed: bool
    done: int
    of: int
    most: int
    digest: str
    figures: msgspec.Raw


class Balances:
    """The drafts that are weighed on this server now, and who may have one weighed."""

    def __init__(
        self, workshop: Workshop, keeper: Keeper, library: Library, rights: Rights
    ) -> None:
        """Begin with none."""
        self._workshop = workshop
        self._keeper = keeper
        self._library = library
        self._rights = rights
        self._turns = asyncio.Semaphore(max(1, min(AT_ONCE, (os.cpu_count() or 1) // 2)))
        self._known: dict[str, Weighing] = {}
        """By draft: those that are played, and the last of each that was."""

    def addresses(self) -> list[Address]:
        """Return all addresses of balance."""
        at, told = "/api/workshop/{draft}/balance", (BalanceAnswer,)
        return [
            Address("GET", at, self.known, "How strong it is, as far as is known.", gives=told),
            Address(
                "POST",
                at,
                self.begin,
                "Find out how strong it is, by many games between bots.",
                takes=Nothing,
                gives=told,
                refuses=(409,),
                keyed=True,
            ),
            Address("DELETE", at, self.stop, "Play no further and keep what is known.", status=204),
        ]

    async def known(self, request: Request) -> Response:
        """GET /api/workshop/{draft}/balance - how far it is; begins nothing."""
        # What ends while the draft is read is told at the next question, with its figures.
        going = self._going()
        draft = await self._workshop.own(request)
        return self._answer(draft, draft.id in going)

    async def begin(self, request: Request) -> Response:
        """POST /api/workshop/{draft}/balance - play, unless it is known or being played."""
        self._rights.check_create(request)
        await read(request, Nothing)
        draft = await self._workshop.own(request)
        craft = self._workshop.craft(draft.game, draft.kind)
        data = read_file(draft.text)
        if craft.problems(data):
            raise faults.worded(
                "This cannot be played yet; the workshop shows what is wrong.",
                "error-craft-wrong",
                409,
            )
        if not craft.measures(data):
            raise faults.worded(
                "There is nothing in it that games could weigh.", "error-balance-none", 409
            )
        if not self._is_told(draft):
            self._check_free(draft)
            weighing = Weighing(draft, craft, self._keeper, self._library)
            self._known[draft.id] = weighing
            weighing.begin(self._turns)
        return self._answer(draft, draft.id in self._going())

    async def stop(self, request: Request) -> Response:
        """DELETE /api/workshop/{draft}/balance - play no further; what the games told is kept."""
        draft = await self._workshop.own(request)
        weighing = self._known.pop(draft.id, None)
        if weighing is not None and weighing.is_going:
            weighing.stop()
            if so_far := weighing.so_far():
                try:
                    await self._keeper.weigh(draft.id, so_far)
                except StoreError as error:
                    raise faults.store(error) from error
        return Response(status_code=204)

    def close(self) -> None:
        """Play no further with any."""
        for weighing in self._known.values():
            weighing.stop()

    def _going(self) -> list[str]:
        return [id_ for id_, one in self._known.items() if one.is_going]

    def _is_told(self, draft: Draft) -> bool:
        """Whether what stands there now is known to the end, or being found out."""
        seal = digest(draft.text)
        weighing = self._known.get(draft.id)
        if weighing is not None and weighing.is_going:
            return weighing.digest == seal
        if not draft.figures:
            return False
        figures = msgspec.json.decode(draft.figures)
        return bool(figures["digest"] == seal and figures.get("whole", True))

    def _check_free(self, draft: Draft) -> None:
        """Refuse a second one of the same person, and more than the server can play.

        Raises:
            Fault: says which.
        """
        self._known = {id_: one for id_, one in self._known.items() if one.is_going}
        if any(one.draft.owner == draft.owner for one in self._known.values()):
            raise faults.worded(
                "Games are being played with something of yours already; wait for them or stop "
                "them first.",
                "error-balance-busy",
                409,
            )
        if len(self._known) >= AT_ONCE + WAITING:
            raise faults.worded(
                "Too many others are waiting for their games; try again in a few minutes.",
                "error-balance-full",
                409,
            )

    def _answer(self, draft: Draft, going: bool) -> Response:
        weighing = self._known.get(draft.id)
        return answer(
            BalanceAnswer(
                going=going and weighing is not None,
                waits=going and weighing is not None and weighing.waits,
                failed=weighing is not None and weighing.failed,
                done=0 if weighing is None else weighing.done,
                of=0 if weighing is None else weighing.of,
                most=0 if weighing is None else weighing.most,
                digest=digest(draft.text) if weighing is None else weighing.digest,
                figures=msgspec.Raw(draft.figures.encode() or b"null"),
            )
        )
