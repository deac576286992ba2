"""The games and bots that tables are made of, found by name and loaded when first needed."""

import contextlib
import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from importlib.resources.abc import Traversable
from pathlib import Path
from random import Random

import msgspec

from marchland.bots import installed as installed_bots
from marchland.bots.registry import OURS
from marchland.core import names, packs, registry
from marchland.core.errors import BadContent, BadName, MarchlandError, OtherContent, UnknownBot
from marchland.core.files import missing_file
from marchland.core.game import Game, State
from marchland.core.packs import PREFIX
from marchland.core.registry import names as installed_names
from marchland.server import faults
from marchland.server.faults import Fault
from marchland.server.protocol import Header, NewTable, Seat
from marchland.server.shelf import Shelf
from marchland.server.worker import BotMaker, Find, Position

__all__ = ["GameCard", "Library", "header_of"]

log = logging.getLogger("marchland.server")

GameCard = dict[str, object]
"""What the page needs to offer a game: name, maps, players, rulings with values and defaults."""

SEATS = 16
DEALS = 60
"""Deals among which one is looked for that shows what was brought."""
SEEN = 2
"""So many of the things that were brought are enough."""
CHEAP = 1
"""Coins that each of them may cost then."""


class Carried(msgspec.Struct):
    """What a written view says of home-made content."""

    content: list[dict[str, str]] | None = None


def installed(name: str, content: Sequence[str]) -> Game:
    """Return the game of this name, as `marchland.core.registry` finds it."""
    return registry.game(name, content)


class Library:
    """Games by name and bots by name. Every refusal is a `Fault` with one sentence."""

    def __init__(
        self,
        names: Callable[[], list[str]] = installed_names,
        find: Find = installed,
        bots: Callable[[], Mapping[str, BotMaker]] = installed_bots,
        content: Sequence[str] = (),
    ) -> None:
        """Take how games and bots are found; `content` names home-made files."""
        self._names = names
        self._find = find
        self._find_bots = bots
        self.content = content
        self._games: dict[str, Game] = {}
        self._given: dict[str, tuple[str, ...]] = {}
        """For each game the files of home-made content that it can use, once handed out."""
        self.shelf = Shelf()
        self._told: set[str] = set()
        self._bots: Mapping[str, BotMaker] | None = None

    def names(self) -> list[str]:
        """Return the names of all games."""
        return self._names()

    def game(self, name: str) -> Game:
        """Return a game, loaded once."""
        if name not in self._games:
            try:
                self._games[name] = self._find(name, self.files(name))
            except MarchlandError as error:
                raise faults.of(error) from error
        return self._games[name]

    def files(self, name: str) -> Sequence[str]:
        """Return the files of home-made content that a game is made with."""
        return self._given.get(name, self.content)

    def game_with(self, name: str, files: Mapping[str, str]) -> Game:
        """Return a game with files of somebody's own, by file name, beside those of the host.

        Raises:
            Fault: a file that cannot be used.
        """
        return self._with(name, [*self.files(name), *self._laid(name, files)])

    def game_of(self, header: Header) -> Game:
        """Return the game that a table is played by, with the files that it carries.

        Raises:
            Fault: it has content that is not here.
        """
        if not header.files:
            return self.game(header.game)
        return self._with(header.game, self.paths(header.game, header.content, header.files))

    def paths(
        self, name: str, rows: Sequence[Mapping[str, str]], files: Mapping[str, str]
    ) -> list[str]:
        """Return where the content of a game lies that carries files, in the order of its rows.

        Raises:
            Fault: a file that cannot be used.
        """
        laid = self._laid(name, files)
        here = {*laid, *self.content}
        found = [path for row in rows if (path := self.shelf.path(row)) in here and path]
        return list(dict.fromkeys([*found, *laid]))

    def _laid(self, name: str, files: Mapping[str, str]) -> list[str]:
        laid = [self.shelf.lay(file, text) for file, text in files.items()]
        for path in laid:
            self.shelf.note(self._with(name, [path]).content, path)
        return laid

    def _with(self, name: str, paths: Sequence[str]) -> Game:
        self.game(name)
        try:
            return self.shelf.made(name, paths, lambda: self._find(name, tuple(paths)))
        except MarchlandError as error:
            raise faults.of(error) from error

    def hand_out(self) -> None:
        """Give the home-made content to the games that can use it; the others do without.

        Raises:
            Fault: a file that no game can use.
        """
        given: dict[str, list[str]] = {name: [] for name in self.names()}
        for file in self.content:
            if file.startswith(PREFIX):
                self._known(file)
            elif not Path(file).is_file():
                raise faults.of(missing_file(Path(file)))
            refusals = self._offer(file, given)
            if refusals and not any(file in files for files in given.values()):
                raise _no_use(file, refusals)
        self._given = {name: tuple(files) for name, files in given.items()}
        for name, files in self._given.items():
            if files:
                self.game(name)

    def _known(self, pack: str) -> None:
        try:
            packs.find(pack.removeprefix(PREFIX))
        except MarchlandError as error:
            raise faults.of(error) from error

    def _offer(self, file: str, given: dict[str, list[str]]) -> dict[str, BadContent]:
        """Add the file to those of each game that can use it; return why others cannot."""
        refusals: dict[str, BadContent] = {}
        for name, files in given.items():
            try:
                self.shelf.note(self._find(name, (file,)).content, file)
            except BadContent as error:
                refusals[name] = error
            except Exception:  # noqa: BLE001, S112 - a game that is broken is told of by `sound`
                continue
            else:
                files.append(file)
        return refusals

    def sound(self) -> list[Game]:
        """Return all games that can be loaded; each of the others is told once in the log."""
        found = []
        for name in self.names():
            try:
                found.append(self.game(name))
            except Exception as error:  # noqa: BLE001 - one broken game must not take the others along
                if name not in self._told:
                    self._told.add(name)
                    reason = str(error) or type(error).__name__
                    log.warning("The game %s is not offered: %s", name, reason)
        return found

    def cards(self) -> list[GameCard]:
        """Return what the page may offer."""
        return [card(game) for game in self.sound()]

    def bots(self) -> Mapping[str, BotMaker]:
        """Return the bots by name, from plain to strong."""
        if self._bots is None:
            self._bots = self._find_bots()
        return self._bots

    def warm(self) -> None:
        """Load games and bots ahead of the first question; faults are told when it comes."""
        with contextlib.suppress(Fault):
            self.cards()
            self.bots()

    def standing(self, name: str) -> str:
        """Return the bot of this name; the strongest where there is none."""
        known = self.bots()
        strongest = [ours for ours in OURS if ours in known] or list(known)
        return name if name in known else strongest[-1]

    def maker(self, name: str) -> BotMaker:
        """Return what makes a bot for one seat; the strongest where there is none of this name."""
        return self.bots()[self.standing(name)]

    def position(self, game: str, view: bytes) -> Position:
        """Return a seat's view, as `State.serialize` wrote it, as it travels to a worker."""
        usual = self.game(game)
        rows = self.rows(game, view)
        if rows == list(usual.content):
            return Position(self._find, game, tuple(self.files(game)), view)
        paths = [path for row in rows if (path := self.shelf.path(row)) is not None]
        return Position(self._find, game, tuple(paths), view)

    def rows(self, game: str, view: bytes) -> list[dict[str, str]]:
        """Return the content that a view was written with: name, file and digest of each."""
        try:
            found = msgspec.json.decode(view, type=Carried).content
        except msgspec.DecodeError:
            found = None
        return list(self.game(game).content) if found is None else found

    def new(
        self, order: NewTable, seed: int, files: Mapping[str, str] | None = None
    ) -> tuple[Header, State]:
        """Make a game as ordered; the state stands after the draws of set-up.

        Args:
            order: what is wished for.
            seed: of the draws.
            files: content of somebody's own that the table carries from now on, by file name.
        """
        seats = self.seats(order.seats)
        game = self.game_with(order.game, files) if files else self.game(order.game)
        try:
            state = self._dealt(game, order, seed)
        except MarchlandError as error:
            raise faults.of(error) from error
        rows = state.view(frozenset()).get("seats", ())
        if order.random_first and any(row.get("side") for row in rows):
            raise faults.fixed_sides()
        header = header_of(game, state, seats)
        header.files = dict(files or {})
        return header, state

    def _dealt(self, game: Game, order: NewTable, seed: int) -> State:
        """Return a new game; where that is wished for, one that offers cheaply what was brought."""
        usual = {row["id"] for row in self.game(order.game).abilities} if order.shown else set()
        own = {row["id"] for row in game.abilities} - usual if order.shown else set()
        chance = Random(seed)
        state = game.new_state(len(order.seats), seed, order.map, order.rulings)
        best, most = state, (-1, 0)
        for _ in range(DEALS if own else 0):
            there = game.on_offer(state)
            if there is None:
                break
            prices = [there[one] for one in own if one in there]
            if (len(prices), -sum(prices)) > most:
                best, most = state, (len(prices), -sum(prices))
            if len(prices) >= min(len(own), SEEN) and max(prices) <= CHEAP:
                break
            seed = chance.getrandbits(63)
            state = game.new_state(len(order.seats), seed, order.map, order.rulings)
        return best

    def start(self, header: Header) -> State:
        """Return the state before the first action of a game's history."""
        game = self.game_of(header)
        if header.rules > game.rules:
            raise faults.worded(
                f"This game was played by newer rules (number {header.rules}, this "
                f"program has {game.rules}); open it with the newer program.",
                "error-saved-newer",
                n=header.rules,
                most=game.rules,
            )
        missing = [item for item in header.content if item not in game.content]
        if missing:
            named = ", ".join(item.get("name", "?") for item in missing)
            raise faults.worded(
                f"This game uses home-made content ({named}) that this program was not started "
                "with; start it with the same files and packs.",
                "error-saved-content",
                what=named,
            )
        try:
            return game.empty_state(header.players, header.map, header.rulings)
        except MarchlandError as error:
            raise faults.of(error) from error

    def seats(self, seats: Sequence[Seat], *, recorded: bool = False) -> list[Seat]:
        """Return the seats with tidy names and known bots, or say what is wrong.

        Args:
            seats: as they were asked for.
            recorded: they are those of a file: who played need not be installed here.
        """
        if not 1 <= len(seats) <= SEATS:
            raise faults.worded(
                f"A table has 1 to {SEATS} seats, not {len(seats)}.",
                "error-seats",
                n=len(seats),
                most=SEATS,
            )
        try:
            tidy = names.checked(seat.name for seat in seats)
        except BadName as error:
            raise faults.bad_names(error) from error
        return [self._seat(*one, recorded) for one in zip(seats, tidy, strict=True)]

    def check_bot(self, name: str | None) -> None:
        """Refuse a bot that is not here."""
        if name not in self.bots():
            raise faults.of(UnknownBot("bot", name, list(self.bots())))

    def _seat(self, seat: Seat, name: str, recorded: bool) -> Seat:
        if seat.kind == "person":
            return Seat(name)
        if not self.bots():
            raise faults.worded("A bot is to play, and no bot is installed here.", "error-no-bots")
        if not recorded:
            self.check_bot(seat.bot)
        return Seat(name, "bot", seat.bot)

    def texts(self, language: str) -> list[Traversable]:
        """Return the message files of the games in one language."""
        folders = [folder for game in self.sound() for folder in game.texts]
        return [folder / f"{language}.ftl" for folder in folders]

    def texts_of(self, name: str, language: str) -> list[Traversable]:
        """Return the message files of one game in one language."""
        return [folder / f"{language}.ftl" for folder in self.text_folders(name)]

    def text_folders(self, name: str) -> Sequence[Traversable]:
        """Return the folders of one game's texts, home-made ones last."""
        return self.game(name).texts


def _no_use(file: str, refusals: Mapping[str, BadContent]) -> Fault:
    """Say what is wrong with a file, or of which form no game finds it."""
    own = {str(e): e for e in refusals.values() if not isinstance(e, OtherContent)}
    if len(own) == 1:
        return faults.of(own.popitem()[1])
    told = " ".join(f"{name}: {reason}" for name, reason in refusals.items())
    return faults.refused(f"No game can use {file}. {told}")


def header_of(game: Game, state: State, seats: list[Seat]) -> Header:
    """Return what a game that begins today in a position is, besides its actions."""
    return Header(
        game=game.name,
        players=state.players,
        map=state.map_name,
        seats=seats,
        rulings=dict(state.rulings),
        rules=game.rules,
        date=datetime.now(UTC).date().isoformat(),
        content=list(game.content),
    )


def card(game: Game) -> GameCard:
    """Return what the page may offer of a game."""
    return {
        "name": game.name,
        "family": game.family,
        "players": list(game.players),
        "maps": game.map_names,
        "rulings": [
            {"name": ruling.name, "values": ruling.values, "default": ruling.default}
            for ruling in game.rulings.values()
        ],
        "layout": game.layout,
    }
