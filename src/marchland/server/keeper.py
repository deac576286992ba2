"""The threads that write, so that the game loop never waits for the disk."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from marchland.server.attendance import Company, Present
from marchland.server.doors import Heir
from marchland.server.drafts import Draft
from marchland.server.figures import Figures
from marchland.server.hooks import Hook
from marchland.server.lines import Line
from marchland.server.store import Known, Link, Listed, Move, NewGame, Saved, Store, Timing

__all__ = ["Keeper"]

T = TypeVar("T")


class Keeper:
    """A store for coroutines: every call runs in a writer's thread."""

    def __init__(self, store: Store, figures: Figures) -> None:
        """Start as many threads as the store allows; `figures` notes how long calls take."""
        self._store = store
        self._figures = figures
        self._ear = ThreadPoolExecutor(1, thread_name_prefix="listener")
        self._threads = ThreadPoolExecutor(store.calls, thread_name_prefix="writer")

    async def create(self, new: NewGame) -> int:
        """Keep a new game with the links to it."""
        return await self._run(
            "create",
            lambda store: store.create(new.id, new.header, new.moves, new.summary, new.links),
        )

    async def links(self, secret: bytes, game: str | None = None) -> list[Link]:
        """Return the links that this digest is or holds."""
        return await self._run("links", lambda store: store.links(secret, game))

    async def hold(self, device: bytes, links: Sequence[Link]) -> None:
        """Let a device hold links."""
        await self._run("hold", lambda store: store.hold(device, links))

    async def forget(self, device: bytes) -> None:
        """Let a device hold nothing any more."""
        await self._run("forget", lambda store: store.forget(device))

    async def grant(self, link: Link, *, revoke: bool) -> None:
        """Keep one more link, or one in place of all others to the same."""
        await self._run("grant", lambda store: store.grant(link, revoke=revoke))

    async def drafts(self, owner: bytes) -> list[Draft]:
        """Return the drafts of a person."""
        return await self._run("drafts", lambda store: store.drafts(owner))

    async def draft(self, owner: bytes, draft: str) -> Draft | None:
        """Return one draft of a person."""
        return await self._run("draft", lambda store: store.draft(owner, draft))

    async def keep(self, draft: Draft) -> None:
        """Keep a draft."""
        await self._run("keep", lambda store: store.keep(draft))

    async def weigh(self, draft: str, figures: str) -> None:
        """Keep what many games told of a draft."""
        await self._run("weigh", lambda store: store.weigh(draft, figures))

    async def drop(self, owner: bytes, draft: str) -> bool:
        """Forget a draft."""
        return await self._run("drop", lambda store: store.drop(owner, draft))

    async def hand_over(self, before: bytes, after: bytes) -> None:
        """Let all drafts of one secret be those of another."""
        await self._run("hand over", lambda store: store.hand_over(before, after))

    async def say(self, game: str, line: Line) -> tuple[int, int]:
        """Keep what was said; return its place and the new revision."""
        return await self._run("say", lambda store: store.say(game, line))

    async def hooks(self, game: str) -> list[Hook]:
        """Return the webhooks of a game."""
        return await self._run("hooks", lambda store: store.hooks(game))

    async def set_hook(self, game: str, hook: Hook, called: str) -> None:
        """Keep the webhook of a seat."""
        await self._run("set hook", lambda store: store.set_hook(game, hook, called))

    async def drop_hook(self, game: str, seat: int) -> None:
        """Forget the webhook of a seat."""
        await self._run("drop hook", lambda store: store.drop_hook(game, seat))

    async def claim(self, game: str, seat: int, turn: str, revision: int) -> Hook | None:
        """Be the one that calls a seat to a turn."""
        return await self._run("claim", lambda store: store.claim(game, seat, turn, revision))

    async def note(self, game: str, seat: int, url: str, failed: str) -> None:
        """Keep why a call did not arrive."""
        await self._run("note", lambda store: store.note(game, seat, url, failed))

    async def append(
        self,
        game: str,
        revision: int,
        n: int,
        moves: Sequence[Move],
        summary: str,
        *,
        again: bool,
        timing: Timing | None,
    ) -> int:
        """Add moves; when this returns they are on the disk."""
        written = await self._run(
            "append",
            lambda store: store.append(
                game, revision, n, moves, summary, again=again, timing=timing
            ),
        )
        self._figures.moved(len(moves))
        return written

    async def cut(
        self,
        game: str,
        revision: int,
        n: int,
        summary: str,
        luck: Mapping[bytes, int],
        timing: Timing | None,
    ) -> int:
        """Take moves back; when this returns that is on the disk."""
        return await self._run(
            "cut", lambda store: store.cut(game, revision, n, summary, luck, timing)
        )

    async def rewrite(
        self, game: str, revision: int, header: str, summary: str, timing: Timing | None
    ) -> int:
        """Write down who plays from now on."""
        return await self._run(
            "rewrite", lambda store: store.rewrite(game, revision, header, summary, timing)
        )

    async def succeed(
        self,
        game: str,
        revision: int,
        header: str,
        summary: str,
        after: NewGame,
        heirs: Sequence[Heir],
    ) -> int:
        """Keep the game that comes after one, for its people."""
        return await self._run(
            "succeed",
            lambda store: store.succeed(game, revision, header, summary, after, heirs),
        )

    async def load(self, game: str, known: Known | None = None) -> Saved:
        """Read a game, or what is new in it."""
        return await self._run("load", lambda store: store.load(game, known))

    async def games(
        self,
        most: int | None = None,
        after: tuple[str, str] | None = None,
        of: bytes | None = None,
    ) -> list[Listed]:
        """List games, the latest first; all, or those to which a digest has a right."""
        return await self._run("games", lambda store: store.games(most, after, of))

    async def revisions(self, games: Sequence[str]) -> dict[str, int]:
        """Return the revisions of these games."""
        return await self._run("revisions", lambda store: store.revisions(games))

    async def lease(self, game: str, holder: str, seconds: float, *, take: bool) -> bool:
        """Be the one that plays the bots of a game, if nobody else is."""
        return await self._run("lease", lambda store: store.lease(game, holder, seconds, take=take))

    async def release(self, holder: str, game: str | None = None) -> None:
        """Give back the lease of a game, or all."""
        await self._run("release", lambda store: store.release(holder, game))

    async def attend(
        self, holder: str, companies: Mapping[str, Company], seconds: float
    ) -> dict[str, Present]:
        """Say who has tables open here, for so long."""
        return await self._run("attend", lambda store: store.attend(holder, companies, seconds))

    async def depart(self, holder: str) -> None:
        """Nobody has a table open here any more."""
        await self._run("depart", lambda store: store.depart(holder))

    async def live(self, most: float) -> float:
        """Count the seconds lived since the last call of any process."""
        return await self._run("live", lambda store: store.live(most))

    async def due(self, lived: float | None = None) -> list[str]:
        """Return games that a server has to look at."""
        return await self._run("due", lambda store: store.due(lived))

    async def heard(self, seconds: float) -> Mapping[str, int] | None:
        """Wait for what is written, by whatever process."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._ear, self._store.heard, seconds)

    async def check(self) -> None:
        """Raise where nothing can be read or kept now."""
        await self._run("check", lambda store: store.check())

    async def reviewed(self, game: str) -> dict[int, str]:
        """Return what is kept of the turns of a game."""
        return await self._run("reviewed", lambda store: store.reviewed(game))

    async def review(self, game: str, cuts: int, n: int, judged: str) -> None:
        """Keep what is said of a turn."""
        await self._run("review", lambda store: store.review(game, cuts, n, judged))

    async def delete(self, game: str) -> None:
        """Forget a game."""
        await self._run("delete", lambda store: store.delete(game))

    def close(self) -> None:
        """Finish what is being written and let go."""
        self._threads.shutdown(wait=True)
        self._store.hush()
        self._ear.shutdown(wait=True)
        self._store.close()

    async def _run(self, call: str, work: Callable[[Store], T]) -> T:
        loop = asyncio.get_running_loop()
        with self._figures.timed(call):
            return await loop.run_in_executor(self._threads, work, self._store)
