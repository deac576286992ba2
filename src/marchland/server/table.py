"""A game in memory: its steps, what each said in the log, and what may be taken back."""

import contextlib
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from secrets import SystemRandom
from typing import Literal

from msgspec import structs

from marchland.core.dice import pick
from marchland.core.errors import MarchlandError
from marchland.core.game import CHANCE, State
from marchland.server import faults
from marchland.server.faults import Fault
from marchland.server.protocol import Entry, Header, Seat, UndoOffer
from marchland.server.step import BEGINNING, Step, allowed, taken
from marchland.server.store import Move
from marchland.server.undo import Sitting, Undo, offer, undo, wished
from marchland.server.undone import Lot, Undone
from marchland.texts import Texts

__all__ = ["Roll", "Table", "fair_roll", "turn_of"]

Roll = Callable[[list[tuple[int, int]]], int]

DICE = SystemRandom()


def fair_roll(outcomes: list[tuple[int, int]]) -> int:
    """Draw one outcome by the weights, from the system's own randomness."""
    return pick(outcomes, DICE)


class Table:
    """A replay being written. Questions do not write; only `add` and `cut` change it.

    What chance and bots answered is remembered when it is taken back, by all that was done before
    it: the same choices meet the same dice, draws and bots again. Nobody is told of it before.
    """

    def __init__(self, header: Header, start: State) -> None:
        """Begin with the position before the first action."""
        self.header = header
        self.state = start
        self.steps: list[Step] = []
        self.undone = Undone()
        self._luck: dict[bytes, int] = {}
        """By all that was done before, what chance or a bot answered and was taken back."""

    @property
    def n(self) -> int:
        """How many actions the game has."""
        return self.steps[-1].end if self.steps else 0

    @property
    def _last(self) -> Step | None:
        return self.steps[-1] if self.steps else None

    @property
    def told(self) -> int:
        """How many actions may leave the server: all but a choice that is secret as yet."""
        k, state = len(self.steps), self.state
        while k and state.holds_secret():
            k -= 1
            state = self.steps[k].before
        return self.steps[k - 1].end if k else 0

    @property
    def persons(self) -> list[int]:
        """The seats that people play."""
        return [k for k, seat in enumerate(self.header.seats) if seat.kind == "person"]

    @property
    def seated(self) -> list[int]:
        """The seats that belong to people, also where a bot plays for them now."""
        return sorted({*self.persons, *self.header.away})

    @property
    def veiled(self) -> frozenset[int]:
        """The seats whose purse stays shut to whoever plays them, in a copy that is not over."""
        return frozenset(() if self.state.is_over else self.header.veiled)

    @property
    def waits(self) -> bool:
        """Whether the table is in its lobby: nothing is dealt before the host begins."""
        return self.header.lobby is not None

    @property
    def colours(self) -> list[int]:
        """The colour of each seat."""
        return self.header.colours or list(range(len(self.header.seats)))

    def standing_in(self, seat: int, bot: str | None) -> Header:
        """Return what the game is once a bot plays a person's seat, or the person is back."""
        seats = list(self.header.seats)
        kind: Literal["person", "bot"] = "person" if bot is None else "bot"
        seats[seat] = Seat(seats[seat].name, kind, bot)
        away = sorted({*self.header.away, seat} if bot else {*self.header.away} - {seat})
        vote = self.header.vote
        return structs.replace(
            self.header,
            seats=seats,
            away=away,
            asked=None,
            voted=[one for one in self.header.voted if one != seat],
            vote=None if vote is not None and vote.seat == seat else vote,
        )

    def history(self) -> list[int]:
        """Return every action, the draws of set-up included."""
        return [action for step in self.steps for action in step.actions]

    def replay(
        self,
        moves: Sequence[Move],
        undone: Sequence[Move] = (),
        luck: Mapping[bytes, int] | None = None,
    ) -> None:
        """Play recorded moves; the first that the rules do not allow is named.

        Args:
            moves: the game.
            undone: what was taken back from there; what the rules no longer allow is dropped.
            luck: what chance and bots answered on other ways.
        """
        for step, state in self._played(moves):
            self.steps.append(step)
            self.state = state
        changed = self.state.game.changed_since(self.state, self.header.rules)
        if changed:
            raise faults.worded(
                f"This game uses cards that have changed since it began, {', '.join(changed)}, "
                f"so nothing was opened{self._since()}.",
                "error-saved-cards",
                what=", ".join(changed),
            )
        self._luck = dict(luck or {})
        self.undone = Undone(self._lots(undone))

    def caught_up(
        self,
        header: Header,
        first: int,
        moves: Sequence[Move],
        undone: Sequence[Move],
        luck: Mapping[bytes, int],
    ) -> tuple["Table", int]:
        """Return the table as somebody else wrote it, and the number of actions that it shares.

        Args:
            header: what the game is now.
            first: how many actions stand as they are here; 0 where that is not known.
            moves: those after them.
            undone, luck: as `replay` takes them.
        """
        k = self.index(first)
        if not first:
            k = self._shared(moves)
            moves = moves[self.steps[k - 1].end if k else 0 :]
        table = Table(header, self.at(0))
        table.steps = self.steps[:k]
        table.state = self.steps[k].before if k < len(self.steps) else self.state
        shared = table.n
        table.replay(moves, undone, luck)
        return table, shared

    def _shared(self, moves: Sequence[Move]) -> int:
        """Return how many steps stand in these moves as they stand here."""
        for k, step in enumerate(self.steps):
            if [replace(move, last=False) for move in moves[step.start : step.end]] != step.moves:
                return k
        return len(self.steps)

    def _played(self, moves: Sequence[Move]) -> Iterator[tuple[Step, State]]:
        """Play recorded moves from here on, one step after another; nothing is changed."""
        last, state = self._last, self.state
        n = before = last.end if last else 0
        number = before + len(moves)
        while n < number:
            rest = moves[n - before :]
            if not allowed(state, rest[0].action):
                raise faults.worded(
                    f"Action {n + 1} of {number} in this game ({rest[0].action}) is not allowed by "
                    f"the rules at that point, so nothing was opened{self._since()}.",
                    "error-saved-illegal",
                    n=n + 1,
                    of=number,
                    what=str(rest[0].action),
                )
            last, state = taken(state, last, rest[0].action, part=rest[0].part, anew=rest[0].anew)
            if last.actions != tuple(move.action for move in rest[: len(last.actions)]):
                raise faults.worded(
                    f"After action {n + 1} of {number} this game does not go on as the rules "
                    f"say, so nothing was opened{self._since()}.",
                    "error-saved-differs",
                    n=n + 1,
                    of=number,
                )
            n = last.end
            yield last, state

    def _lots(self, undone: Sequence[Move]) -> list[Lot]:
        """Return what was taken back as far as the rules still allow it."""
        lots: list[Lot] = []
        steps: list[Step] = []
        with contextlib.suppress(Fault):
            for step, state in self._played(undone):
                steps.append(step)
                if undone[step.end - self.n - 1].last:
                    lots.append((steps, state))
                    steps = []
        return lots

    def _since(self) -> str:
        """Say of a game of older rules what explains that it goes another way."""
        then, now = self.header.rules, self.state.game.rules
        return f"; it was played by rules number {then}, this program has {now}" * (then != now)

    def settled(self, roll: Roll) -> tuple[list[Step], State]:
        """Return the steps that chance owes before anybody can choose."""
        return self._settle(self.state, self._last, roll, part=False)

    def planned(self, text: str) -> list[int]:
        """Return the actions of a plan; none is a fault."""
        try:
            actions = self.state.plan(text)
        except MarchlandError as error:
            raise faults.of(error, 409) from error
        if not actions:
            raise faults.worded(
                "The plan changes nothing; nothing was done.", "error-plan-nothing", 409
            )
        return actions

    def tried(
        self, actions: Iterable[int], roll: Roll, notes: Sequence[Entry] = ()
    ) -> tuple[list[Step], State]:
        """Return what these actions and the chance after each come to; nothing is changed."""
        steps: list[Step] = []
        state, last = self.state, self._last
        seat = state.to_move
        for action in actions:
            if state.to_move != seat or not allowed(state, action):
                raise self._illegal(state, action)
            anew = self.undone.is_anew(steps, action)
            last, state = taken(state, last, action, part=bool(steps), notes=notes, anew=anew)
            notes = ()
            rolled, state = self._settle(state, last, roll, part=True)
            steps += [last, *rolled]
            last = steps[-1]
        return steps, state

    def _settle(
        self, state: State, last: Step | None, roll: Roll, *, part: bool
    ) -> tuple[list[Step], State]:
        steps: list[Step] = []
        while state.to_move == CHANCE:
            outcome = self._remembered(state, last)
            if outcome is None:
                outcome = roll(state.chance_outcomes())
            last, state = taken(state, last, outcome, part=part)
            steps.append(last)
        return steps, state

    def answered(self) -> int | None:
        """Return what whoever is asked now answered when all before was the same, if known."""
        return self._remembered(self.state, self._last)

    def _remembered(self, state: State, last: Step | None) -> int | None:
        action = self._luck.get(last.future if last else BEGINNING)
        return action if action is not None and allowed(state, action) else None

    def _illegal(self, state: State, action: int) -> Fault:
        """Say what is not allowed, and why where the game knows."""
        what = _words(state, action)
        try:
            why = state.why_not(action)
        except Exception:  # noqa: BLE001 - any int may come from outside, not only an action's
            why = None
        if why is None:
            return faults.illegal(what)
        seats = [seat.name for seat in self.header.seats]
        # Behind the seats of a solo game its opponent has a place.
        sentence = Texts("en", state.game.texts, seats=[*seats, None]).sentence(why)
        return faults.illegal_because(what, why, sentence)

    def add(self, steps: Sequence[Step], state: State) -> None:
        """Go on by steps that `tried` or `settled` gave, or that were taken back here."""
        self.undone.follow(steps)
        self.steps += steps
        self.state = state

    def cut(self, n: int) -> None:
        """Go back to the position with `n` actions."""
        k = self.index(n)
        if k < len(self.steps):
            self._luck |= self.luck(n)
            self.undone.put(self.steps[k:], self.state)
            self.state = self.steps[k].before
            del self.steps[k:]

    def luck(self, n: int) -> dict[bytes, int]:
        """Return what chance and bots answered after `n` actions, by all that was done before."""
        steps = self.steps[self.index(n) :]
        return {step.past: step.actions[0] for step in steps if step.seat not in self.seated}

    def index(self, n: int) -> int:
        """Return how many steps make up the first `n` actions."""
        k = bisect_right(self.steps, n, key=lambda step: step.end)
        if n != (self.steps[k - 1].end if k else 0):
            raise faults.refused(
                f"This game cannot be entered at {n}: it has the positions 0 to {self.n}.", 404
            )
        return k

    def at(self, n: int) -> State:
        """Return the position with `n` actions."""
        k = self.index(n)
        return self.steps[k].before if k < len(self.steps) else self.state

    def first(self) -> int:
        """Return how many actions chance has drawn before the first choice of a seat."""
        return next((step.start for step in self.steps if step.seat != CHANCE), self.n)

    def next_turn(self, n: int) -> int | None:
        """Return the number of actions at which the turn after `n` begins, or the game ends."""
        k = self.index(n)
        now = turn_of(self.at(n))
        for step in self.steps[k:]:
            state = self.at(step.end)
            if state.is_over or (state.to_move != CHANCE and turn_of(state) != now):
                return step.end
        return None

    def entries(self, after: int) -> list[Entry]:
        """Return the log of all steps that end later than `after`, each entry with its `n`."""
        first = bisect_right(self.steps, after, key=lambda step: step.end)
        return [{"n": step.end, **entry} for step in self.steps[first:] for entry in step.entries]

    def undo(self, to: str, own: frozenset[int]) -> Undo:
        """Return what undo would take back at a screen that plays these seats.

        Raises:
            Barred: nothing may be taken back.
        """
        return undo(self.steps, self._sitting(own), self.state.to_move, turn=to == "turn")

    def offer(self, own: frozenset[int]) -> UndoOffer:
        """Return what undo and redo would do now at a screen that plays these seats."""
        return offer(self.steps, self._sitting(own), self.state.to_move, self.undone.next)

    def wished(self, to: str, own: frozenset[int]) -> Undo:
        """Return what undo takes back at such a screen where the persons at others agree.

        Raises:
            Barred: there is nothing to ask for.
        """
        return wished(self.steps, self._sitting(own), turn=to == "turn")

    def _sitting(self, own: frozenset[int]) -> Sitting:
        return Sitting(tuple(self.seated), own, frozenset(self.persons) - own)

    def whole(self) -> State:
        """Return the last position played from the start: a copy forgets what was paid before."""
        state = self.at(0).copy()
        for action in self.history():
            state.apply(action)
        return state

    def coins(self, seat: int) -> int:
        """Return the coins of a seat; who may ask is decided elsewhere.

        Raises:
            Fault: this game hides no coins.
        """
        row = self.state.view(frozenset((seat,)))["seats"][seat]
        if "coins" not in row:
            raise faults.refused("Nobody hides coins in this game: all that counts lies open.")
        found: int = row["coins"]
        return found


def turn_of(state: State) -> tuple[object, object]:
    """Return the round of a position and whose turn it is."""
    view = state.view(frozenset())
    return view.get("round"), view.get("turn")


def _words(state: State, action: int) -> str:
    try:
        return state.describe(action)
    except Exception:  # noqa: BLE001 - any int may come from outside, not only an action's
        return str(action)
