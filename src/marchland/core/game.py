"""The outer interface: what bots, servers, replays and tools know of any game."""

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from random import Random
from typing import TYPE_CHECKING, Any, Final, SupportsBytes

from mypy_extensions import mypyc_attr

from marchland.core.crafts import Craft
from marchland.core.errors import BadSeat, NoSpace, quoted
from marchland.core.rulings import Ruling, Value
from marchland.core.witness import Unheld, Witness

if TYPE_CHECKING:
    from marchland.core.dense import Dense

CHANCE: Final = -1
"""`to_move` when a die, a draw or a shuffle is due."""
NOBODY: Final = -2
"""`to_move` when the game is over."""


# Not `ABC` as a base: a native class with an interpreted base carries a `__dict__`, and its weak
# references are broken. A game of somebody else's may be plain Python all the same.
@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """One position of a game, changed in place by `apply`.

    Attributes:
        to_move: seat 0..n-1, `CHANCE` or `NOBODY`.
        is_over: whether the game has ended.
        history: every action so far, chance and set-up draws included; empty in a copy.
        forced: what the engine played by itself after the last `apply`, as the only answer.
    """

    to_move: int
    is_over: bool
    history: list[int]
    forced: tuple[int, ...]

    @property
    @abstractmethod
    def game(self) -> "Game":
        """The rules this state is played by."""

    @property
    @abstractmethod
    def players(self) -> int:
        """The number of seats."""

    @property
    @abstractmethod
    def map_name(self) -> str:
        """The name of the map, or of the file's own map."""

    @property
    @abstractmethod
    def rulings(self) -> Mapping[str, Value]:
        """Every ruling of the game with its value at this table."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """Return every legal action, sorted, without duplicates; empty only when over."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Return (action, weight) for each outcome at a chance node, else an empty list."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Play an action in place. Trusts its caller: the action must be legal."""

    @abstractmethod
    def copy(self) -> "State":
        """Return an independent copy with an empty history."""

    def __copy__(self) -> "State":
        """Copy as `copy` does."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        """Copy as `copy` does; what is shared is immutable."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Be pickled as what `serialize` writes, which is found again by the game's name.

        Raises:
            TypeError: the game has home-made content, which no pickle brings along.
        """
        from marchland.core.registry import plain_name, reopened

        return reopened, (plain_name(self.game), self.serialize())

    @abstractmethod
    def scores(self) -> list[int]:
        """Return coins or points as if the game ended now; -1 for a total that is masked."""

    @abstractmethod
    def winners(self) -> list[int]:
        """Return the winning seats; empty while the game is not over.

        A place behind the seats stands for an opponent that nobody plays, as in `scores`.
        """

    @abstractmethod
    def observe(self, seat: int) -> "State":
        """Return the state as this seat may know it, hidden things masked.

        Raises:
            BadSeat: nobody at the table has this seat.
        """

    @abstractmethod
    def resample(self, seat: int, rng: Random) -> "State":
        """Return a full state that this seat cannot rule out.

        Raises:
            BadSeat: nobody at the table has this seat.
        """

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that nobody at the table has.

        Raises:
            BadSeat: says which seats there are.
        """
        if not 0 <= seat < self.players:
            last = self.players - 1
            raise BadSeat(f"There is no seat {quoted(seat)}; this table's are 0 to {last}.")

    @abstractmethod
    def serialize(self) -> bytes:
        """Return bytes from which `Game.load` makes an equal state with the same history."""

    @abstractmethod
    def key(self) -> int:
        """Return a number of 62 bits that equal positions share, whatever led to them.

        It takes about as long as a copy and is the same in every process. States are no keys.
        """

    def digest(self) -> int:
        """Return the key, as files keep it."""
        return self.key()

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """Return the position in plain JSON types, as a person would write it down.

        `Game.position` reads it back at the start of a turn; later on `stage` names the question.
        """

    @abstractmethod
    def describe(self, action: int, lang: str = "en") -> str:
        """Return the text of an action; in English the words that `parse` reads."""

    def terrain(self) -> dict[str, str]:
        """Return by id the terrain by which a text calls a region; empty where there is none."""
        return {}

    @abstractmethod
    def parse(self, text: str) -> int:
        """Return the action that a text names, legal or not.

        Raises:
            BadAction: the text names no action of this game.
        """

    @abstractmethod
    def plan(self, text: str) -> list[int]:
        """Return the small actions of a plan such as `deploy A=3 B=2`, or of one legal action.

        Raises:
            BadAction: the plan cannot be carried out now.
        """

    @abstractmethod
    def view(self, seats: frozenset[int]) -> dict[str, Any]:
        """Return the position for a screen whose viewer owns these seats."""

    @abstractmethod
    def narrate(self, action: int) -> list[dict[str, Any]]:
        """Return log entries (keys and arguments) of what this action does, before it is played."""

    def confide(self, action: int) -> list[dict[str, Any]]:
        """Return what `narrate` does, for the action's own seat: what it hides is named."""
        return self.narrate(action)

    @abstractmethod
    def listen(self) -> None:
        """Keep log entries of what follows by itself from now on, for `events`."""

    @property
    @abstractmethod
    def events(self) -> list[dict[str, Any]]:
        """Log entries of what followed by itself from the last `apply`, after `listen`."""

    def holds_secret(self) -> bool:
        """Tell whether a choice has been made that no file and no other seat may show yet."""
        return False

    def sketch(self) -> dict[str, Any]:
        """Return a small picture in JSON types, no secret: `owners`, seats by region, and more."""
        return {}

    def why_not(self, action: int) -> dict[str, Any] | None:
        """Return why an action is not legal now, as a text key with arguments; None without one."""
        return None

    def undo_barrier(self, action: int) -> bool:
        """Tell whether nobody may undo past this action, because chance decided it."""
        return self.to_move == CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """Immutable rules with their maps and options.

    Attributes, to be set on the instance (a native build looks for them nowhere else):
        name: the name by which `marchland.game` finds it.
        rules: a number that changes when behaviour changes, for whatever reason.
        players: the numbers of seats that it is for.
        rulings: its named rule choices.
    """

    name: str
    rules: int
    players: Sequence[int]
    rulings: Mapping[str, Ruling]

    def __copy__(self) -> "Game":
        """Return the game itself: it never changes."""
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        """Return the game itself: it never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Be pickled by name.

        Raises:
            TypeError: it has home-made content, which no pickle brings along.
        """
        from marchland.core.registry import plain, plain_name

        return plain, (plain_name(self),)

    @property
    def family(self) -> str:
        """The games that one knowledge is good for: bots and the page go by it, never by a name."""
        return self.name

    @property
    @abstractmethod
    def map_names(self) -> list[str]:
        """The names of the maps that come with the game."""

    def has_map(self, name: str) -> bool:
        """Tell whether a map of this name comes with the game."""
        return name in self.map_names

    @abstractmethod
    def new_state(
        self,
        players: int,
        seed: int = 0,
        map: str | Sequence[str] | None = None,  # noqa: A002 - the players' word
        rulings: Mapping[str, Value] | None = None,
    ) -> State:
        """Return the state after set-up.

        Set-up's draws are played from the seed and stand first in the history; nothing
        later uses the seed. A map of several faces may be named by a list of them.

        Raises:
            BadPlayers, UnknownMap, UnknownRuling: what was asked for does not exist.
            BadMap: boards that make no map together.
            BadSeed: the seed is no whole number; a negative one may be.
        """

    @abstractmethod
    def empty_state(self, players: int, map_name: str, rulings: Mapping[str, Value]) -> State:
        """Return the state before set-up's draws, for a replay that holds them."""

    @abstractmethod
    def map_digest(self, map_name: str) -> int:
        """Return a number that changes when the map does."""

    @abstractmethod
    def load(self, data: SupportsBytes) -> State:
        """Return the state that `State.serialize` wrote.

        Raises:
            BadSave: the bytes are damaged, of another game or of a newer format.
        """

    @abstractmethod
    def position(self, data: Mapping[str, Any]) -> State:
        """Return the state that a scenario describes.

        Raises:
            BadScenario: a key or value that is wrong, with what is right.
        """

    @abstractmethod
    def check(self, state: State, key: str, expected: Any) -> str | None:
        """Compare one check of a scenario step; return what differs, or None.

        Raises:
            BadScenario: the game knows no such check.
        """

    def changed_since(self, state: State, rules: int) -> list[str]:
        """Return the ids of what is in play here and says something else than by older rules."""
        return []

    @property
    def plan_words(self) -> list[str]:
        """Words of small actions that are played in map order, whatever order a person wrote."""
        return []

    @property
    def draw_words(self) -> Sequence[int]:
        """Numbers of the words by which chance draws what a scenario may leave out."""
        return ()

    @property
    def refill_words(self) -> Sequence[int]:
        """Those of `draw_words` that follow an action at once, and are no question themselves."""
        return ()

    def first_draw(self, state: State) -> int:
        """Return the draw that is made where a scenario names none."""
        return state.legal_actions()[0]

    def is_placing(self, state: State) -> bool:
        """Tell whether pieces are being placed, which a person may name in any order."""
        return False

    def is_idle(self, state: State, action: int) -> bool:
        """Tell whether an action, not legal now, only says that nothing is done."""
        return False

    def dense(self, players: int, map_name: str | None, rulings: Mapping[str, Value]) -> "Dense":
        """Return every action and array of a table, for learners; no map's name: the usual one.

        Raises:
            NoSpace: the game has none.
            BadPlayers, UnknownMap, UnknownRuling: there is no such table.
        """
        raise NoSpace(f"The game {self.name} says nothing to learners yet: it has no action space.")

    @property
    def content(self) -> list[dict[str, str]]:
        """Home-made content and packs in use: name, file (a pack has none) and digest of each."""
        return []

    @property
    def layout(self) -> dict[str, Any]:
        """What a page may offer beside maps and rulings, in plain JSON types."""
        return {}

    def drawing(self, map_name: str) -> dict[str, Any] | None:
        """Return the drawing of a home-made map; None where the page has its own."""
        return None

    def form(self, kind: str, name: str) -> str | None:
        """Return a shipped card as a content file that a group may fill in; None for no card."""
        return None

    def witness(self) -> Witness:
        """Return somebody who looks on while one game is played, and tells what was held in it.

        Raises:
            Unheld: nobody has said what is held in this game.
        """
        raise Unheld(f"Nobody has said what the players of {self.name} hold.")

    def on_offer(self, state: State) -> Mapping[str, int] | None:
        """Return what may be picked now by id, with its price; None where nothing is dealt."""
        return None

    @property
    def crafts(self) -> Sequence[Craft]:
        """What people may make for this game by themselves, a row for each kind."""
        return ()

    @property
    def texts(self) -> Sequence[Traversable]:
        """Folders of Fluent files with the game's names and sentences."""
        return []

    @property
    def abilities(self) -> list[dict[str, Any]]:
        """Everything with a name and a sentence: kind, id and the number on it, in order."""
        return []
