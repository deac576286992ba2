"""What people make in the workshop, as it is kept: every statement about drafts."""

from abc import abstractmethod
from collections.abc import Iterable
from contextlib import AbstractContextManager
from dataclasses import astuple, dataclass

from marchland.server.work import Work

__all__ = ["Draft", "Drafts"]


@dataclass(frozen=True, slots=True)
class Draft:
    """A file of a person's own, sound or not.

    Attributes:
        owner: the digest of the secret of whoever made it; empty where there are no links.
        kind: what it holds, such as `races`.
        game: the game that it is for.
        text: the file.
        updated: when it was written last.
        figures: what many games told of it, as JSON; "" before.
    """

    id: str
    owner: bytes
    kind: str
    game: str
    text: str
    updated: str = ""
    figures: str = ""


COLUMNS = "id, owner, kind, game, text, updated, figures"


class Drafts:
    """The part of a store that keeps drafts; each call is one transaction."""

    @abstractmethod
    def _writing(self) -> AbstractContextManager[Work]:
        """Begin a transaction that writes."""

    @abstractmethod
    def _reading(self) -> AbstractContextManager[Work]:
        """Begin a transaction that reads."""

    def drafts(self, owner: bytes) -> list[Draft]:
        """Return the drafts of a person, the latest first."""
        with self._reading() as work:
            rows = work.execute(
                f"SELECT {COLUMNS} FROM draft WHERE owner=? ORDER BY updated DESC, id",  # noqa: S608
                (owner,),
            ).fetchall()
        return [read(row) for row in rows]

    def draft(self, owner: bytes, draft: str) -> Draft | None:
        """Return one draft, None where this person has none of that id."""
        with self._reading() as work:
            row = work.execute(
                f"SELECT {COLUMNS} FROM draft WHERE id=? AND owner=?",  # noqa: S608
                (draft, owner),
            ).fetchone()
        return None if row is None else read(row)

    def keep(self, draft: Draft) -> None:
        """Keep a draft, in place of what its owner kept under the same id; its figures stay."""
        marks = ",".join("?" * len(COLUMNS.split(",")))
        with self._writing() as work:
            work.execute(
                f"INSERT INTO draft ({COLUMNS}) VALUES ({marks}) "  # noqa: S608
                "ON CONFLICT (id) DO UPDATE SET kind=excluded.kind, game=excluded.game, "
                "text=excluded.text, updated=excluded.updated "
                "WHERE draft.owner=excluded.owner",
                astuple(draft),
            )

    def weigh(self, draft: str, figures: str) -> None:
        """Keep what many games told of a draft, if it is still there."""
        with self._writing() as work:
            work.execute("UPDATE draft SET figures=? WHERE id=?", (figures, draft))

    def drop(self, owner: bytes, draft: str) -> bool:
        """Forget a draft; tell whether this person had it."""
        with self._writing() as work:
            done = work.execute("DELETE FROM draft WHERE id=? AND owner=?", (draft, owner))
            return done.rowcount == 1

    def hand_over(self, before: bytes, after: bytes) -> None:
        """Let all drafts of one secret be those of another."""
        with self._writing() as work:
            work.execute("UPDATE draft SET owner=? WHERE owner=?", (after, before))


def read(row: Iterable[object]) -> Draft:
    """Return a draft from its row."""
    id_, owner, *rest = row
    kind, game, text, updated, figures = (str(one) for one in rest)
    return Draft(str(id_), bytes(owner), kind, game, text, updated, figures)  # type: ignore[call-overload]
