"""Links to games and who holds them, as they are kept: every statement about it."""

from abc import abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Literal

from marchland.server.hooks import drop
from marchland.server.work import Work

__all__ = ["Doors", "Heir", "Link", "LinkKind", "hand_on", "keep_links"]

LinkKind = Literal["host", "seat", "watch"]


@dataclass(frozen=True, slots=True)
class Link:
    """A right at one table.

    Attributes:
        secret: the digest of the secret that opens it; the secret itself is kept nowhere.
        kind: `host`, `seat` or `watch`.
        seat: which one, for the kind `seat`.
    """

    secret: bytes
    game: str
    kind: LinkKind
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Heir:
    """Whoever holds a link to one game holds this one to the next.

    Attributes:
        kind, seat: of the links to the earlier game.
        secret: the digest of the link to the later one.
    """

    kind: str
    seat: int | None
    secret: bytes


class Doors:
    """The part of a store that keeps links; each call is one transaction."""

    @abstractmethod
    def _writing(self) -> AbstractContextManager[Work]:
        """Begin a transaction that writes."""

    @abstractmethod
    def _reading(self) -> AbstractContextManager[Work]:
        """Begin a transaction that reads."""

    @abstractmethod
    def _raised(self, work: Work, game: str) -> int:
        """Give a game its next revision, whatever the one before is, and return it.

        Raises:
            Missing: the game is not there.
        """

    def links(self, secret: bytes, game: str | None = None) -> list[Link]:
        """Return the links that this digest is or holds, of one game or of all."""
        one, more = ("", []) if game is None else (" AND game=?", [game])
        with self._reading() as work:
            rows = work.execute(
                "SELECT secret, game, kind, seat FROM link WHERE (secret=? "  # noqa: S608 - ours
                f"OR secret IN (SELECT link FROM held WHERE device=?)){one}",
                [secret, secret, *more],
            ).fetchall()
        return [Link(bytes(digest), *rest) for digest, *rest in rows]

    def hold(self, device: bytes, links: Sequence[Link]) -> None:
        """Let a device hold links; one that was revoked meanwhile is left out."""
        with self._writing() as work:
            for link in links:
                work.execute(
                    "INSERT INTO held (device, link, game) "
                    "SELECT ?, secret, game FROM link WHERE secret=? "
                    "ON CONFLICT (device, link) DO NOTHING",
                    (device, link.secret),
                )

    def forget(self, device: bytes) -> None:
        """Let a device hold nothing any more."""
        with self._writing() as work:
            work.execute("DELETE FROM held WHERE device=?", (device,))

    def grant(self, link: Link, *, revoke: bool) -> None:
        """Keep one more link to a game, or this one in place of all others to the same.

        Raises:
            Missing: the game is not there.
        """
        with self._writing() as work:
            self._raised(work, link.game)
            if revoke:
                same = "game=? AND kind=? AND coalesce(seat, -1)=?"
                door = (link.game, link.kind, -1 if link.seat is None else link.seat)
                work.execute(
                    f"DELETE FROM held WHERE device IN (SELECT secret FROM link WHERE {same})",  # noqa: S608
                    door,
                )
                work.execute(f"DELETE FROM link WHERE {same}", door)  # noqa: S608 - ours
                if link.seat is not None:
                    # Whoever held the seat is not called there any more.
                    drop(work, link.game, link.seat)
            keep_links(work, [link])


def keep_links(work: Work, links: Sequence[Link]) -> None:
    """Keep links to a game."""
    if links:
        work.executemany(
            "INSERT INTO link (secret, game, kind, seat) VALUES (?,?,?,?)",
            [(link.secret, link.game, link.kind, link.seat) for link in links],
        )


def hand_on(work: Work, game: str, heirs: Sequence[Heir]) -> None:
    """Let the devices that hold links to a game, and the links themselves, hold later ones."""
    for heir in heirs:
        where = "old.game=? AND old.kind=? AND coalesce(old.seat, -1)=? AND later.secret=?"
        values = (game, heir.kind, -1 if heir.seat is None else heir.seat, heir.secret)
        work.execute(
            "INSERT INTO held (device, link, game) "  # noqa: S608 - our own words
            "SELECT held.device, later.secret, later.game FROM link AS old, link AS later, held "
            f"WHERE held.link=old.secret AND {where} ON CONFLICT (device, link) DO NOTHING",
            values,
        )
        work.execute(
            "INSERT INTO held (device, link, game) "  # noqa: S608 - our own words
            "SELECT old.secret, later.secret, later.game FROM link AS old, link AS later "
            f"WHERE {where} ON CONFLICT (device, link) DO NOTHING",
            values,
        )
