"""Who may see and do what: decided here and nowhere else.

A screen holds a set of seats of one table: none (it watches), some, or all (the household around
one screen). A right comes from a link, whose secret is exchanged for a cookie; where links are
switched off, whoever comes holds all seats. How far undo goes is told by `undo`, for the seats
that are named here.
"""

import hmac
import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from marchland.core.game import CHANCE
from marchland.server import faults
from marchland.server.keeper import Keeper
from marchland.server.keys import (
    SECRET,
    Made,
    cookie,
    digest,
    fresh,
    home,
    remember,
    secret_of,
    url,
)
from marchland.server.library import SEATS
from marchland.server.lines import Line
from marchland.server.protocol import Header, View
from marchland.server.store import Link, LinkKind, Missing, StoreError
from marchland.server.table import Table

__all__ = ["EVERYTHING", "OpenedAnswer", "Right", "Rights", "seen", "seen_at"]

HOUSEHOLD = b""
"""Whose drafts are those of a house without links."""

CREATE_KEY = "x-create-key"
HANDED_ON = ("x-forwarded-for", "forwarded", "via")
"""What a proxy adds: whoever asks through one is not on this machine."""

"""The header with the key to beginning games, where the server's host asks for one."""


class OpenedAnswer(msgspec.Struct):
    """What a link opened; a person's own link leads to no single table."""

    kind: Literal["host", "seat", "watch", "own"]
    table: str | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Right:
    """What a screen may see and do at one table.

    Attributes:
        seats: those that it holds, whoever plays them now.
        host: whether it may hand out links, take them back, and delete the game.
        links: the digests of the links that it comes from; none where everything is open.
    """

    seats: frozenset[int]
    host: bool = False
    links: frozenset[bytes] = frozenset()

    def plays(self, table: Table) -> frozenset[int]:
        """Return the seats that are played at this screen: none of them is a bot's."""
        return self.seats & frozenset(table.persons)

    def own(self, table: Table) -> list[int]:
        """Return the seats of persons that this screen holds, also where a bot plays for them."""
        return sorted(self.seats & frozenset(table.seated))

    def check_turn(self, table: Table) -> None:
        """Refuse a move that is not this screen's to make."""
        state = table.state
        if table.waits:
            raise faults.in_lobby()
        if state.to_move in self.plays(table):
            return
        if state.is_over:
            raise faults.worded(
                "The game is over; open it again from any point instead.", "error-over", 409
            )
        if state.to_move == CHANCE:
            raise faults.stale()
        raise faults.not_yours(table.header.seats[state.to_move].name)

    def check_redo(self, seat: int, table: Table) -> None:
        """Refuse to bring back a choice of a seat that is not played here."""
        if seat not in self.plays(table):
            raise faults.not_yours(table.header.seats[seat].name)

    def check_part(self) -> None:
        """Refuse what a watcher may not do, such as hurrying the bots."""
        if not self._has_part:
            raise faults.watching()

    def hears(self, line: Line, table: Table) -> bool:
        """Tell whether this screen may read what was said; a watcher what was meant for them."""
        return self.speaks(table) and (line.wide or self._has_part)

    def speaks(self, table: Table) -> bool:
        """Tell whether people speak at this table, and those at this screen too.

        Where everything is open, one household sits around one screen.
        """
        rule = table.header.chat
        return bool(self.links) and (rule == "all" or (rule == "on" and self._has_part))

    def check_say(self, table: Table) -> None:
        """Refuse to say something where that is switched off."""
        if not self.speaks(table):
            raise faults.no_chat()

    @property
    def _has_part(self) -> bool:
        return bool(self.seats or self.host)

    def check_host(self) -> None:
        """Refuse what only the host may do."""
        if not self.host:
            raise faults.not_host()

    def check_place(self, seat: int, table: Table, *, bot: bool) -> None:
        """Refuse to choose for a seat in the lobby, unless to its holder and to the host.

        Args:
            seat: which, counted from 0.
            table: where.
            bot: whether it is about a bot there, which is the host's alone.
        """
        if not 0 <= seat < len(table.header.seats):
            raise faults.no_seat(seat, len(table.header.seats))
        if not (self.host or (seat in self.plays(table) and not bot)):
            raise faults.not_host()

    def check_ready(self, seat: int, table: Table) -> None:
        """Refuse to say for others that they are ready."""
        if seat not in self.plays(table):
            raise faults.not_yours(table.header.seats[seat].name)

    def check_seat(self, seat: int, table: Table) -> None:
        """Refuse to say who plays a person's seat, unless to its holder or the host."""
        if table.waits:
            raise faults.in_lobby()
        if seat not in table.seated:
            raise faults.refused("A bot can stand in for a person only; name the seat of one.")
        if not (self.host or seat in self.seats):
            raise faults.not_host()

    def check_vote(self, seat: int, table: Table) -> frozenset[int]:
        """Return the seats that decide here about a person's; refuse where none does."""
        if table.waits:
            raise faults.in_lobby()
        own = self.plays(table)
        if not own:
            raise faults.watching()
        if seat not in table.persons or seat in own or table.state.is_over:
            raise faults.refused("A bot is voted in for another person who plays; name their seat.")
        return own

    def check_webhook(self, seat: int, table: Table) -> None:
        """Refuse to say where a seat is called, or to tell it, unless to its holder."""
        if not (self.links and seat in self.seats and seat in table.seated):
            raise faults.watching()

    def check_purse(self, seat: int, table: Table) -> None:
        """Refuse to show coins of a seat that is not played here."""
        seats = table.header.seats
        if not 0 <= seat < len(seats):
            raise faults.no_seat(seat, len(seats))
        if seat in self.plays(table) & table.veiled:
            raise faults.veiled(seats[seat].name)
        if seat not in self.plays(table) and not table.state.is_over:
            raise faults.secret(seats[seat].name)

    def veiled(self, table: Table) -> list[int]:
        """Return the seats whose purse this screen is not shown in a copy of a game either.

        Whoever plays on from a game that goes on sees there what they could see in the game.
        """
        rows = table.state.view(frozenset())["seats"][: table.state.players]
        shut = {k for k, row in enumerate(rows) if "coins" in row and row["coins"] is None}
        return sorted(shut - set(self.own(table)) | table.veiled)


EVERYTHING = Right(frozenset(range(SEATS)), host=True)
"""The right of whoever comes where links are switched off."""


def seen(table: Table, own: frozenset[int]) -> View:
    """Return what a screen may see that plays these seats, with the mover's choices.

    Where it is one seat, all that this seat may know is shown. Several share the screen, so coins
    are shown as to a stranger: each asks for their own. When the game is over, all lies open.
    In a copy nobody sees a purse that its maker could not see in the game.
    """
    state = table.state
    if state.is_over:
        return table.whole().view(frozenset(range(state.players)))
    if len(own) == 1 and not own & table.veiled:
        return state.view(own)
    public = state.view(frozenset())
    if state.to_move not in own:
        return public
    return {**state.view(frozenset((state.to_move,))), "seats": public["seats"]}


def seen_at(table: Table, n: int) -> View:
    """Return an earlier position as a stranger saw it; all is open when the game is over."""
    everyone = frozenset(range(table.state.players))
    return table.at(n).view(everyone if table.state.is_over else frozenset())


class Rights:
    """The rights of a server's tables: by links, or open to whoever comes."""

    def __init__(self, keeper: Keeper, *, links: bool, create_key: str = "") -> None:
        """Keep rights in a store.

        Args:
            keeper: where they are kept.
            links: whether tables are entered by links.
            create_key: what whoever begins a game must show; empty where anybody may.
        """
        self._keeper = keeper
        self.links = links
        self._create_key = create_key

    async def at(self, asker: HTTPConnection, table: str) -> Right:
        """Return what the asker may do at a table.

        Raises:
            Fault: nothing; said as of a table that is not there, whether it is or not.
        """
        if not self.links:
            return EVERYTHING
        found = await self._found(asker, table)
        if not found:
            raise faults.no_table(table)
        return Right(
            frozenset(link.seat for link in found if link.seat is not None),
            any(link.kind == "host" for link in found),
            frozenset(link.secret for link in found),
        )

    async def host(self, asker: HTTPConnection, table: str) -> None:
        """Refuse whoever is not the host of a table."""
        (await self.at(asker, table)).check_host()

    def limit(self, asker: HTTPConnection) -> bytes | None:
        """Return the digest to which the list of tables is limited; None where it is not."""
        return digest(secret_of(asker) or "") if self.links else None

    async def hosted(self, asker: HTTPConnection) -> set[str] | None:
        """Return the tables whose host the asker is; None where that is so of all."""
        if not self.links:
            return None
        return {link.game for link in await self._found(asker) if link.kind == "host"}

    def owner(self, asker: HTTPConnection) -> bytes | None:
        """Return whose drafts the asker's are; None for nobody's, where there are links."""
        secret = secret_of(asker)
        if not self.links:
            return HOUSEHOLD
        return None if secret is None else digest(secret)

    def maker(self, asker: HTTPConnection, answer: Response) -> bytes:
        """Return whose the drafts are that the asker makes; a new browser is known from now on."""
        owner = self.owner(asker)
        if owner is not None:
            return owner
        device = fresh()
        remember(answer, asker, device)
        return digest(device)

    def check_create(self, asker: HTTPConnection) -> None:
        """Refuse whoever begins a game without the key, where one is asked for."""
        shown = asker.headers.get(CREATE_KEY, "")
        key = self._create_key
        if key and not hmac.compare_digest(shown.encode(), key.encode()):
            raise faults.need_key()

    def check_figures(self, asker: HTTPConnection) -> None:
        """Refuse figures of the server to all but this machine and whoever shows the host's key."""
        kind, _, shown = asker.headers.get("authorization", "").partition(" ")
        key = self._create_key
        if key and kind.lower() == "bearer" and hmac.compare_digest(shown.encode(), key.encode()):
            return
        if _is_near(asker) and not any(name in asker.headers for name in HANDED_ON):
            return
        raise faults.not_found()

    def made(self, asker: HTTPConnection, table: str, header: Header) -> Made:
        """Make the links of a new table."""
        return Made(home(asker), table, header)

    async def let_in(self, asker: HTTPConnection, links: Sequence[Link], answer: Response) -> None:
        """Let the asker's browser hold links, and keep what it holds from now on."""
        device = cookie(asker) or fresh()
        await self._keeper.hold(digest(device), links)
        remember(answer, asker, device)

    async def open(self, asker: HTTPConnection, secret: str, answer: Response) -> OpenedAnswer:
        """Exchange the secret of a link for a cookie.

        Raises:
            Fault: it opens nothing.
        """
        found = await self._keeper.links(digest(secret)) if SECRET.fullmatch(secret) else []
        made = bool(SECRET.fullmatch(secret) and await self._keeper.drafts(digest(secret)))
        if not (self.links and (found or made)):
            raise faults.no_link()
        link = next((link for link in found if link.secret == digest(secret)), None)
        if link is not None:
            await self.let_in(asker, found, answer)
            return OpenedAnswer(link.kind, link.game, link.seat)
        before = cookie(asker)
        if before is not None and before != secret:
            await self._keeper.hold(digest(secret), await self._keeper.links(digest(before)))
            await self._keeper.hand_over(digest(before), digest(secret))
        remember(answer, asker, secret)
        return OpenedAnswer("own")

    async def own(self, asker: HTTPConnection, answer: Response) -> str:
        """Return a person's own link, which opens all that this browser holds on others too.

        An earlier one opens nothing more, nor does a browser that was let in by it.

        Raises:
            Fault: this browser holds nothing.
        """
        before = cookie(asker)
        held = await self._keeper.links(digest(before)) if before and self.links else []
        if before is None or not (held or await self._keeper.drafts(digest(before))):
            raise faults.no_link()
        secret = fresh()
        await self._keeper.hold(digest(secret), held)
        await self._keeper.hand_over(digest(before), digest(secret))
        await self._keeper.forget(digest(before))
        remember(answer, asker, secret)
        return url(home(asker), secret)

    async def renew(
        self, asker: HTTPConnection, table: str, kind: LinkKind, seat: int | None, *, revoke: bool
    ) -> str:
        """Return a new link to a table; with `revoke` all earlier ones to the same open nothing."""
        secret = fresh()
        try:
            await self._keeper.grant(Link(digest(secret), table, kind, seat), revoke=revoke)
        except Missing as error:
            raise faults.no_table(table) from error
        return url(home(asker), secret)

    async def _found(self, asker: HTTPConnection, table: str | None = None) -> list[Link]:
        secret = secret_of(asker)
        if secret is None:
            return []
        try:
            return await self._keeper.links(digest(secret), table)
        except StoreError as error:
            raise faults.store(error) from error


def _is_near(asker: HTTPConnection) -> bool:
    """Tell whether somebody asks from this machine."""
    try:
        return asker.client is not None and ipaddress.ip_address(asker.client.host).is_loopback
    except ValueError:
        return False
