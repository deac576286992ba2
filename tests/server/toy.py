"""Counting: the smallest game that has all a table must deal with.

Seats in turn raise a common count by 1, 2 or 3, up to three times a turn, or roll a die for it;
whoever brings it to 30 wins. Coins are what a seat has added, and nobody else may know them.
"""

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Self, SupportsBytes

from marchland.core.actions import first_of, pack, word_of
from marchland.core.codec import digest
from marchland.core.errors import BadAction, BadPlayers, BadSave, BadScenario, UnknownMap
from marchland.core.game import CHANCE, NOBODY, Game, State
from marchland.core.rulings import Ruling, Value, settle

ADD, ROLL, END, SHOWN, BEGIN = 1, 2, 3, 4, 5
NAMES = {ADD: "add", ROLL: "roll", END: "end", SHOWN: "roll=", BEGIN: "begin="}
GOAL = 30
ADDS = 3
PURSE = 700_000
"""Everybody's coins at the start: a number that is easily found where it must not be."""


class Counting(State):
    def __init__(self, game: "CountingGame", players: int, rulings: Mapping[str, Value]) -> None:
        self._game = game
        self._players = players
        self._rulings = dict(rulings)
        self.to_move = CHANCE
        self.is_over = False
        self.history: list[int] = []
        self.forced: tuple[int, ...] = ()
        self.count = 0
        self.adds = 0
        self.seat = 0
        self.round = 1
        self.begun = False
        self.coins = [PURSE] * players
        self._events: list[dict[str, Any]] = []

    @property
    def game(self) -> Game:
        return self._game

    @property
    def players(self) -> int:
        return self._players

    @property
    def map_name(self) -> str:
        return "line"

    @property
    def rulings(self) -> Mapping[str, Value]:
        return self._rulings

    def listen(self) -> None:
        """Events are always kept here."""

    @property
    def events(self) -> list[dict[str, Any]]:
        return self._events

    def legal_actions(self) -> list[int]:
        if self.is_over:
            return []
        if self.to_move == CHANCE:
            return [action for action, _ in self.chance_outcomes()]
        actions = [pack(ADD, k) for k in (1, 2, 3)] if self.adds < ADDS else []
        if self.adds == 0:
            actions.append(pack(ROLL))
        else:
            actions.append(pack(END))
        return actions

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.to_move != CHANCE:
            return []
        if not self.begun:
            return [(pack(BEGIN, k), 1) for k in (0, 1, 2)]
        return [(pack(SHOWN, k), 1) for k in (1, 2, 3, 4, 5, 6)]

    def apply(self, action: int) -> None:
        self.history.append(action)
        self.forced = ()
        self._events = []
        self._play(action)
        while self.to_move >= 0 and len(self.legal_actions()) == 1:
            only = self.legal_actions()[0]
            self.forced += (only,)
            self._events += self.narrate(only)
            self._play(only)

    def _play(self, action: int) -> None:
        word, k = word_of(action), first_of(action)
        if word == BEGIN:
            self.begun = True
            self.count = k
            self.to_move = 0
        elif word == ROLL:
            self.to_move = CHANCE
        elif word == ADD:
            self.adds += 1
            self._raise(k)
        elif word == SHOWN:
            self._raise(k)
            if not self.is_over:
                self._next()
        else:
            self._next()

    def _raise(self, k: int) -> None:
        self.count += k
        self.coins[self.seat] += k
        if self.count >= GOAL:
            self.is_over = True
            self.to_move = NOBODY

    def _next(self) -> None:
        self.adds = 0
        self.seat = (self.seat + 1) % self._players
        self.round += self.seat == 0
        self.to_move = self.seat

    def copy(self) -> Self:
        twin = type(self)(self._game, self._players, self._rulings)
        for name in ("to_move", "is_over", "count", "adds", "seat", "round", "begun"):
            setattr(twin, name, getattr(self, name))
        twin.coins = list(self.coins)
        return twin

    def scores(self) -> list[int]:
        return list(self.coins)

    def winners(self) -> list[int]:
        return [self.seat] if self.is_over else []

    def observe(self, seat: int) -> State:
        twin = self.copy()
        if self._rulings["hidden_coins"]:
            twin.coins = [c if k == seat else -1 for k, c in enumerate(self.coins)]
        return twin

    def resample(self, seat: int, rng: Random) -> State:
        twin = self.copy()
        twin.coins = [c if k == seat else rng.randrange(PURSE) for k, c in enumerate(self.coins)]
        return twin

    def to_dict(self) -> dict[str, Any]:
        return {
            "to_move": self.to_move,
            "over": self.is_over,
            "count": self.count,
            "adds": self.adds,
            "seat": self.seat,
            "round": self.round,
            "begun": self.begun,
            "coins": self.coins,
        }

    def serialize(self) -> bytes:
        return json.dumps([self._rulings, self.to_dict(), self.history]).encode()

    def key(self) -> int:
        return digest(self.to_dict())

    def describe(self, action: int, lang: str = "en") -> str:
        word = NAMES.get(word_of(action))
        if word is None:
            raise BadAction(f"The number {action} is no action of Counting.")
        if word.endswith("="):
            return f"{word}{first_of(action)}"
        return f"{word} {first_of(action)}" if word == "add" else word

    def parse(self, text: str) -> int:
        for action in [pack(ADD, k) for k in (1, 2, 3)] + [pack(ROLL), pack(END)]:
            if self.describe(action) == text:
                return action
        raise BadAction(f"{text!r} is no action; say add 1, add 2, add 3, roll or end.")

    def plan(self, text: str) -> list[int]:
        word, *numbers = text.split()
        if word != "adds" or not all(number in "123" for number in numbers):
            raise BadAction(f"{text!r} is no plan; say adds and up to three of 1, 2, 3.")
        return [pack(ADD, int(number)) for number in numbers]

    def narrate(self, action: int) -> list[dict[str, Any]]:
        word, k = word_of(action), first_of(action)
        key = {ADD: "log-add", SHOWN: "log-shown", END: "log-end"}.get(word)
        if key is None:
            return []
        return [{"key": key, "seat": self.seat, "args": {"n": k}, "lines": []}]

    def view(self, seats: frozenset[int]) -> dict[str, Any]:
        mine = self.to_move in seats
        open_ = not self._rulings["hidden_coins"]
        return {
            "game": "counting",
            "map": "line",
            "players": self._players,
            "round": self.round,
            "rounds": GOAL,
            "over": self.is_over,
            "winners": self.winners(),
            "to_move": self.to_move,
            "count": self.count,
            "adds": self.adds,
            "bulk": "x" * self._game.bulk,
            "seats": [
                {"seat": k, "coins": coins if open_ or k in seats else None}
                for k, coins in enumerate(self.coins)
            ],
            "actions": [
                {"id": action, "text": self.describe(action)} for action in self.legal_actions()
            ]
            if mine
            else [],
        }


class CountingGame(Game):
    """The rules; `bulk` characters are added to each view, to see what large ones do."""

    bulk = 0

    def __init__(self) -> None:
        self.name = "counting"
        self.rules = 3
        self.players = range(2, 5)
        self.rulings = {"hidden_coins": Ruling("hidden_coins", (True, False), ())}

    @property
    def map_names(self) -> list[str]:
        return ["line"]

    def new_state(
        self,
        players: int,
        seed: int = 0,
        map: str | Sequence[str] | None = None,  # noqa: A002
        rulings: Mapping[str, Value] | None = None,
    ) -> Counting:
        state = self.empty_state(players, str(map or "line"), rulings or {})
        state.apply(Random(seed).choice(state.legal_actions()))
        return state

    def empty_state(self, players: int, map_name: str, rulings: Mapping[str, Value]) -> Counting:
        if players not in self.players:
            raise BadPlayers(f"Counting is for 2 to 4 players, not {players}.")
        if map_name != "line":
            raise UnknownMap("map", map_name, ["line"])
        return Counting(self, players, settle(self.rulings, rulings))

    def map_digest(self, map_name: str) -> int:
        return 1

    def load(self, data: SupportsBytes) -> Counting:
        try:
            rulings, fields, history = json.loads(bytes(data))
        except ValueError as error:
            raise BadSave("These bytes are no saved game of Counting.") from error
        state = Counting(self, len(fields["coins"]), rulings)
        state.to_move, state.is_over = fields["to_move"], fields["over"]
        state.count, state.adds, state.seat = fields["count"], fields["adds"], fields["seat"]
        state.round, state.begun, state.coins = fields["round"], fields["begun"], fields["coins"]
        state.history = history
        return state

    def position(self, data: Mapping[str, Any]) -> Counting:
        raise BadScenario("Counting has no scenarios.")

    def check(self, state: State, key: str, expected: Any) -> str | None:
        raise BadScenario("Counting has no scenarios.")
