"""The addresses of the workshop: what a person makes, checks, keeps and hands on."""

import re
import secrets
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from marchland.core.crafts import Craft, Problem, hostile
from marchland.core.game import Game
from marchland.core.toml import sectioned
from marchland.server import faults
from marchland.server.addresses import Address, Kind
from marchland.server.answers import NO_STORE, answer, decode
from marchland.server.crafted import (
    All,
    CheckAnswer,
    Data,
    DraftAnswer,
    DraftLine,
    Made,
    NewDraft,
    Offer,
    Wrong,
    emblem_of,
    held,
)
from marchland.server.drafts import Draft
from marchland.server.guard import body
from marchland.server.keeper import Keeper
from marchland.server.library import Library
from marchland.server.rights import Rights
from marchland.server.shelf import LARGEST, digest, read_file
from marchland.server.store import StoreError

__all__ = ["Workshop"]

MOST = 300
"""Drafts that one person may keep."""
UNNAMED = "own"
ID = re.compile(r"[0-9a-f]{12}")


class Workshop:
    """Everybody's own drafts, and the checks of every kind that a game knows."""

    def __init__(self, library: Library, keeper: Keeper, rights: Rights) -> None:
        """Take the games, where drafts are kept, and who decides whose they are."""
        self._library = library
        self._keeper = keeper
        self._rights = rights

    def addresses(self) -> list[Address]:
        """Return all addresses of the workshop."""
        at, one = "/api/workshop", "/api/workshop/{draft}"
        told = (DraftAnswer,)
        drawing = (Kind("application/json", "The drawing of a board."),)
        toml = (Kind("application/toml", "A file of content."),)
        return [
            Address("GET", at, self.all, "One's own drafts, and what can be made.", gives=(All,)),
            Address(
                "POST",
                at,
                self.new,
                "Keep a file, or tables, as a new draft.",
                takes=NewDraft,
                gives=told,
                status=201,
                refuses=(404, 409),
                keyed=True,
            ),
            Address(
                "POST",
                f"{at}/check",
                self.check,
                "All that is wrong with tables, and what they say; nothing is kept.",
                takes=NewDraft,
                gives=(CheckAnswer,),
                refuses=(404,),
            ),
            Address(
                "GET",
                f"{at}/offer/{{game}}/{{kind}}",
                self.offer,
                "What a form may offer.",
                gives=(Offer,),
            ),
            Address("GET", one, self.one, "A draft with all that is wrong with it.", gives=told),
            Address("PUT", one, self.change, "Keep it as it is now.", takes=NewDraft, gives=told),
            Address("DELETE", one, self.delete, "Delete it for good.", status=204),
            Address("GET", f"{one}/file", self.file, "The file, to be sent to others.", gives=toml),
            Address(
                "GET", f"{one}/map/{{map}}.json", self.map, "A sound board, drawn.", gives=drawing
            ),
        ]

    async def all(self, request: Request) -> Response:
        """GET /api/workshop - the asker's drafts, and the kinds that can be made."""
        drafts = await self._drafts(request)
        lines = await run_in_threadpool(lambda: [self._line(one) for one in drafts])
        kinds = [
            Made(game.name, craft.kind) for game in self._library.sound() for craft in game.crafts
        ]
        return answer(All(kinds, lines))

    async def offer(self, request: Request) -> Response:
        """GET /api/workshop/offer/{game}/{kind} - what a form may offer."""
        craft = self.craft(request.path_params["game"], request.path_params["kind"])
        return answer(await run_in_threadpool(lambda: craft.offer))

    async def check(self, request: Request) -> Response:
        """POST /api/workshop/check - all that is wrong, and what it says; nothing is kept."""
        wish = await self._wish(request)
        return answer(await run_in_threadpool(self._checked, wish.game, wish.kind, wish.data))

    async def new(self, request: Request) -> Response:
        """POST /api/workshop - keep a file, or tables, as a new draft."""
        self._rights.check_create(request)
        wish = await self._wish(request)
        found = Response(status_code=201, media_type="application/json", headers=NO_STORE)
        owner = self._rights.maker(request, found)
        if len(await self._kept(owner)) >= MOST:
            raise faults.worded(
                f"The workshop keeps up to {MOST} things of yours; delete one first.",
                "error-craft-full",
                409,
                most=MOST,
            )
        draft = await run_in_threadpool(self._draft, secrets.token_hex(6), owner, wish)
        await self._keep(draft)
        found.body = msgspec.json.encode(await run_in_threadpool(self._told, draft))
        found.headers["content-length"] = str(len(found.body))
        return found

    async def one(self, request: Request) -> Response:
        """GET /api/workshop/{draft}."""
        draft = await self.own(request)
        return answer(await run_in_threadpool(self._told, draft))

    async def change(self, request: Request) -> Response:
        """PUT /api/workshop/{draft} - keep it as it is now; games begun with it stay."""
        before = await self.own(request)
        wish = await self._wish(request)
        now = await run_in_threadpool(self._draft, before.id, before.owner, wish)
        await self._keep(now)
        now = replace(now, figures=before.figures)
        return answer(await run_in_threadpool(self._told, now))

    async def delete(self, request: Request) -> Response:
        """DELETE /api/workshop/{draft}."""
        draft = await self.own(request)
        try:
            await self._keeper.drop(draft.owner, draft.id)
        except StoreError as error:
            raise faults.store(error) from error
        return Response(status_code=204)

    async def file(self, request: Request) -> Response:
        """GET /api/workshop/{draft}/file - the file itself, to be sent to others."""
        draft = await self.own(request)
        name = await run_in_threadpool(self.file_name, draft)
        headers = {"content-disposition": f'attachment; filename="{name}"', **NO_STORE}
        return Response(draft.text, media_type="application/toml", headers=headers)

    async def map(self, request: Request) -> Response:
        """GET /api/workshop/{draft}/map/{map}.json - a board as it will lie on the table."""
        draft = await self.own(request)
        files = await self.files(request, [draft.id], draft.game)
        game = await run_in_threadpool(self._library.game_with, draft.game, files)
        drawn = await run_in_threadpool(game.drawing, str(request.path_params["map"]))
        if drawn is None:
            raise faults.not_found()
        return answer(drawn)

    async def files(self, request: Request, ids: list[str], game: str) -> dict[str, str]:
        """Return the files of one's own drafts that a new game is to carry, by file name.

        Raises:
            Fault: one is not there, is for another game, or cannot be played yet.
        """
        found: dict[str, str] = {}
        for id_ in dict.fromkeys(ids):
            draft = await self.own(request, id_)
            if draft.game != game:
                raise faults.refused(f"This is for {draft.game}, not for {game}.")
            told = await run_in_threadpool(self._told, draft)
            if told.problems:
                raise faults.worded(
                    "This cannot be played yet; the workshop shows what is wrong.",
                    "error-craft-wrong",
                    409,
                )
            found[self.file_name(draft, len(found))] = draft.text
        return found

    async def by_digest(self, request: Request) -> dict[str, str]:
        """Return the files of one's own drafts by what names them in replays."""
        return {digest(one.text): one.text for one in await self._drafts(request)}

    def file_name(self, draft: Draft, place: int = 0) -> str:
        """Return what a draft's file is called: after the first thing in it."""
        line = self._line(draft)
        names = [name for one in line.names for name in one.values()]
        plain = "".join(
            sign if sign.isascii() and sign.isalnum() else "-" for sign in "".join(names[:1])
        )
        base = "-".join(part for part in plain.lower().split("-") if part)[:40] or UNNAMED
        return f"{base}-{place + 1}.toml" if place else f"{base}.toml"

    def _crafts(self) -> dict[tuple[str, str], tuple[Game, Craft]]:
        return {
            (game.name, craft.kind): (game, craft)
            for game in self._library.sound()
            for craft in game.crafts
        }

    def craft(self, game: str, kind: str) -> Craft:
        """Return what makes things of a kind for a game.

        Raises:
            Fault: nothing does.
        """
        found = self._crafts().get((game, kind))
        if found is None:
            raise faults.worded(
                "Nothing of this kind is made for this game.", "error-craft-kind", 404
            )
        return found[1]

    def _draft(self, id_: str, owner: bytes, wish: NewDraft) -> Draft:
        if wish.text is None:
            self.craft(wish.game, wish.kind)
            text, game, kind = sectioned(wish.data), wish.game, wish.kind
            read_file(text)
        else:
            text = wish.text
            game, kind = self._kind(read_file(text))
        now = datetime.now(UTC).isoformat(timespec="milliseconds")
        return Draft(id_, owner, kind, game, text, now)

    def _kind(self, data: Mapping[str, Any]) -> tuple[str, str]:
        """Return the game and kind of a file: that which finds least to complain of.

        Raises:
            Fault: no game knows such a file.
        """
        named = data.get("game")
        able = [
            (len(craft.problems(data)), key)
            for key, (_, craft) in self._crafts().items()
            if craft.holds(data) and named in (None, key[0])
        ]
        if not able:
            raise faults.worded("No game here knows what this file holds.", "error-craft-unknown")
        return min(able, key=lambda one: one[0])[1]

    def _line(self, draft: Draft) -> DraftLine:
        craft, data = self.craft(draft.game, draft.kind), read_file(draft.text)
        return DraftLine(
            draft.id,
            draft.game,
            draft.kind,
            craft.names(data),
            draft.updated,
            digest(draft.text),
            len(craft.problems(data)),
            held(data),
            emblem_of(data),
        )

    def _told(self, draft: Draft) -> DraftAnswer:
        data = read_file(draft.text)
        checked = self._checked(draft.game, draft.kind, data)
        return DraftAnswer(
            draft.id,
            draft.game,
            draft.kind,
            draft.updated,
            digest(draft.text),
            data,
            checked.problems,
            checked.told,
            msgspec.Raw(draft.figures.encode() or b"null"),
        )

    def _checked(self, game: str, kind: str, data: Data) -> CheckAnswer:
        craft = self.craft(game, kind)
        bad = hostile(data)
        problems = [bad] if bad else craft.problems(data)
        return CheckAnswer([wrong(one) for one in problems], [] if bad else craft.told(data))

    async def _wish(self, request: Request) -> NewDraft:
        data = await body(request.scope, request.receive, 2 * LARGEST)
        found: NewDraft = decode(data, NewDraft)
        return found

    async def own(self, request: Request, id_: str | None = None) -> Draft:
        """Return a draft of the asker's; the one of the address where none is named.

        Raises:
            Fault: they have none of that id.
        """
        owner = self._rights.owner(request)
        name = str(request.path_params["draft"]) if id_ is None else id_
        try:
            known = owner is not None and ID.fullmatch(name) is not None
            draft = await self._keeper.draft(owner or b"", name) if known else None
        except StoreError as error:
            raise faults.store(error) from error
        if draft is None:
            raise faults.worded(
                "There is no such thing in your workshop; it may have been deleted.",
                "error-craft-gone",
                404,
            )
        return draft

    async def _drafts(self, request: Request) -> list[Draft]:
        owner = self._rights.owner(request)
        return [] if owner is None else await self._kept(owner)

    async def _kept(self, owner: bytes) -> list[Draft]:
        try:
            return await self._keeper.drafts(owner)
        except StoreError as error:
            raise faults.store(error) from error

    async def _keep(self, draft: Draft) -> None:
        try:
            await self._keeper.keep(draft)
        except StoreError as error:
            raise faults.store(error) from error


def wrong(one: Problem) -> Wrong:
    """Return a problem as it is sent."""
    return Wrong(
        list(one.place), one.key or "error-refused", {"reason": one.text, **one.words}, one.text
    )
