"""One game between bots."""

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from operator import index
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from marchland.arena.clock import Clock, TooLate
from marchland.bots import registry
from marchland.bots.base import Bot
from marchland.bots.named import in_words
from marchland.core.dice import pick
from marchland.core.errors import BadBot, BotFailed, quoted
from marchland.core.game import CHANCE, Game, State
from marchland.core.rulings import Value

if TYPE_CHECKING:
    from marchland.core.replay import Replay
    from marchland.core.witness import Witness


SHORT = 30
"""Characters of a bot's name that its seat is called by."""


class Outcome(NamedTuple):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    actions: int
    """Actions played, dice and draws included."""


class Player(NamedTuple):
    """A bot in its seat.

    Attributes:
        bot: the bot.
        name: what its seat is called.
        label: what a record says of who played.
    """

    bot: Bot
    name: str
    label: str


class Result:
    """A game that was played to its end.

    Attributes:
        state: its last state, with the whole history.
        scores: coins or points by seat.
        winners: the seats that won; a place behind the seats stands for an opponent that nobody
            plays.
    """

    def __init__(self, state: State, players: Sequence[Player]) -> None:
        """Take the last state and who played."""
        self.state = state
        self.scores = state.scores()
        self.winners = state.winners()
        self._players = players

    def replay(self) -> "Replay":
        """Return the replay, whose `to_json` is a file that opens anywhere.

        Raises:
            BadReplay: the game was played on a map that does not come with it.
        """
        from marchland.core.replay import Replay, Seat

        seats = [
            Seat(f"{player.name[:SHORT]} {number}", "bot", player.label)
            for number, player in enumerate(self._players, start=1)
        ]
        return Replay.from_state(self.state, seats)

    def outcome(self) -> Outcome:
        """Return how the game ended, in numbers alone."""
        return Outcome(self.scores, self.winners, len(self.state.history))


def play(
    game: Game,
    bots: Sequence[Bot | str],
    seed: int | str = 0,
    map: str | Sequence[str] | None = None,  # noqa: A002 - the players' word
    rulings: Mapping[str, Value] | None = None,
) -> Result:
    """Play a game between bots to its end; bot k sits in seat k.

    Args:
        game: as `marchland.game` returns it.
        bots: for each seat a bot, or the name of one as `--bots` takes it.
        seed: decides set-up, dice and draws, and the dice of bots that are named.
        map: the map; the one for so many players without it.
        rulings: rule choices that are not the usual ones.

    Raises:
        UnknownBot, BadBot: a name that leads to no bot, or a thing that is none.
        BotFailed: names the seat and what its bot did.
        BadPlayers, BadMap, UnknownMap, UnknownRuling: as `Game.new_state` says.
    """
    players = [seated(bot, f"{seed}/{seat}", seat) for seat, bot in enumerate(bots)]
    return conduct(game, players, seed, map, rulings)


def conduct(
    game: Game,
    players: Sequence[Player],
    seed: int | str,
    map_name: str | Sequence[str] | None = None,
    rulings: Mapping[str, Value] | None = None,
    clock: Clock | None = None,
    witness: "Witness | None" = None,
) -> Result:
    """Play a game between bots that are seated already.

    Args:
        game: as `marchland.game` returns it.
        players: bot k sits in seat k.
        seed, map_name, rulings: as for `play`.
        clock: measures the bots' choices.
        witness: is shown each position before and after what is done there.

    Raises:
        BotFailed: names the seat and what its bot did, taking longer than the clock allows too.
        BadPlayers, BadMap, UnknownMap, UnknownRuling: as `Game.new_state` says.
    """
    rng = Random(seed)
    state = game.new_state(len(players), rng.getrandbits(32), map_name, rulings)
    while not state.is_over:
        if state.to_move == CHANCE:
            action = pick(state.chance_outcomes(), rng)
        else:
            action = chosen(state, players[state.to_move].bot, clock)
        if witness is not None:
            witness.before(state, action)
        state.apply(action)
        if witness is not None:
            witness.after(state)
    return Result(state, players)


def seated(bot: object, seed: str, seat: int) -> Player:
    """Return who plays a seat: a bot as it is, or the one of a name made with this seed.

    Raises:
        UnknownBot, BadBot: there is no such bot, or it is a thing that is none.
    """
    if isinstance(bot, str):
        found = registry.find(bot)
        return Player(registry.make(bot, seed), found.name, found.label)
    if isinstance(bot, type):
        name = bot.__name__
        raise BadBot(f"Seat {seat + 1} was given the class {name}; it needs a bot: {name}().")
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(
            f"Seat {seat + 1} was given {quoted(bot)}; it needs a bot, with a method "
            "choose(view, actions), or the name of one."
        )
    name = type(bot).__name__
    played: Any = bot
    return Player(played, name, name)


def chosen(state: State, bot: Bot, clock: Clock | None = None) -> int:
    """Return the bot's legal choice.

    Raises:
        BotFailed: it raised an error, took too long, or its choice is not legal.
    """
    actions = state.legal_actions()
    who = f"The bot in seat {state.to_move + 1}, {type(bot).__name__},"
    try:
        view = state.observe(state.to_move)
        with nullcontext() if clock is None else clock.running(state.to_move):
            action = bot.choose(view, actions[:])
    except TooLate:
        limit = 0.0 if clock is None else clock.limit
        raise BotFailed(f"{who} took longer than {limit:g} seconds for a choice.") from None
    except (Exception, SystemExit) as error:
        code = getattr(type(bot).choose, "__code__", None)
        file = None if code is None else code.co_filename
        raise BotFailed(f"{who} failed: {in_words(error, file)}.") from error
    if not hasattr(action, "__index__"):
        raise BotFailed(f"{who} chose {quoted(action)}, which is no action but another thing.")
    number = index(action)
    if number not in actions:
        raise BotFailed(
            f"{who} chose {quoted(number)}, which is not legal: it chooses one of the "
            f"{len(actions)} actions that it is given."
        )
    return number
