"""A game in memory: its steps, what each said in the log, and what may be taken back."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from secrets import SystemRandom

from marchland.core.dice import pick
from marchland.core.game import CHANCE, State
from marchland.server import faults
from marchland.server.faults import Fault
from marchland.server.protocol import Entry, Header, View
from marchland.server.store import Move
from marchland.texts import Texts

__all__ = ["Roll", "Step", "Table", "fair_roll"]

Roll = Callable[[list[tuple[int, int]]], int]

DICE = SystemRandom()


def fair_roll(outcomes: list[tuple[int, int]]) -> int:
    """Draw one outcome by the weights, from the system's own randomness."""
    return pick(outcomes, DICE)


@dataclass(frozen=True, slots=True)
class Step:
    """One choice or one outcome, with the position it was taken in."""

    before: State
    seat: int
    start: int
    actions: tuple[int, ...]
    part: bool
    barrier: bool
    entries: tuple[Entry, ...]
    anew: bool = False

    @property
    def end(self) -> int:
        """How many actions the game has after this step."""
        return self.start + len(self.actions)

    @property
    def moves(self) -> list[Move]:
        """Its actions as they are kept."""
        return [
            Move(action, self.part or k > 0, self.anew and not k)
            for k, action in enumerate(self.actions)
        ]


class Table:
    """A replay being written. Questions do not write; only `add` and `cut` change it."""

    def __init__(self, header: Header, start: State) -> None:
        """Begin with the position before the first action."""
        self.header = header
        self.state = start
        self.steps: list[Step] = []
        self._seen = False
        """Whether something was taken back after it had been revealed, until the next step."""

    @property
    def n(self) -> int:
        """How many actions the game has."""
        return self.steps[-1].end if self.steps else 0

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

    def history(self) -> list[int]:
        """Return every action, the draws of set-up included."""
        return [action for step in self.steps for action in step.actions]

    def replay(self, moves: Sequence[Move]) -> None:
        """Play recorded moves; the first that the rules do not allow is named."""
        state, n = self.state, 0
        while n < len(moves):
            action = moves[n].action
            if not _allowed(state, action):
                raise faults.refused(
                    f"Action {n + 1} of {len(moves)} in this game ({action}) is not allowed by "
                    f"the rules at that point, so nothing was opened{self._since()}."
                )
            step, state = _step(state, n, action, part=moves[n].part, anew=moves[n].anew)
            if step.actions != tuple(move.action for move in moves[n : step.end]):
                raise faults.refused(
                    f"After action {n + 1} of {len(moves)} this game does not go on as the rules "
                    f"say, so nothing was opened{self._since()}."
                )
            self.add([step], state)
            n = step.end
        changed = state.game.changed_since(state, self.header.rules)
        if changed:
            raise faults.refused(
                f"In this game are cards that have changed since it began, {', '.join(changed)}, "
                f"so nothing was opened{self._since()}."
            )

    def _since(self) -> str:
        """Say of a game of older rules what explains that it goes another way."""
        then, now = self.header.rules, self.state.game.rules
        return f"; it was played by rules number {then}, this program has {now}" * (then != now)

    def settled(self, roll: Roll) -> tuple[list[Step], State]:
        """Return the steps that chance owes before anybody can choose."""
        return _settle(self.state, self.n, roll, part=False)

    def tried(
        self, actions: Iterable[int], roll: Roll, notes: Sequence[Entry] = ()
    ) -> tuple[list[Step], State]:
        """Return what these actions and the chance after each come to; nothing is changed."""
        steps: list[Step] = []
        state, n = self.state, self.n
        seat = state.to_move
        for action in actions:
            if state.to_move != seat or not _allowed(state, action):
                raise self._illegal(state, action)
            anew = self._seen and not steps
            step, state = _step(state, n, action, part=bool(steps), notes=notes, anew=anew)
            notes = ()
            rolled, state = _settle(state, step.end, roll, part=True)
            steps += [step, *rolled]
            n = steps[-1].end
        return steps, state

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
        sentence = Texts("en", state.game.texts, seats=seats).sentence(why)
        return faults.illegal_because(what, why, sentence)

    def add(self, steps: Sequence[Step], state: State) -> None:
        """Go on by steps that `tried` or `settled` gave."""
        self.steps += steps
        self.state = state
        self._seen = False

    def cut(self, n: int) -> None:
        """Go back to the position with `n` actions."""
        k = self.index(n)
        if k < len(self.steps):
            self._seen = self._seen or any(step.barrier or step.anew for step in self.steps[k:])
            self.state = self.steps[k].before
            del self.steps[k:]

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
        now = _turn(self.at(n))
        for step in self.steps[k:]:
            state = self.at(step.end)
            if state.is_over or (state.to_move != CHANCE and _turn(state) != now):
                return step.end
        return None

    def entries(self, after: int) -> list[Entry]:
        """Return the log of all steps that end later than `after`, each entry with its `n`."""
        first = bisect_right(self.steps, after, key=lambda step: step.end)
        return [{"n": step.end, **entry} for step in self.steps[first:] for entry in step.entries]

    def undo_target(self, to: str) -> int | None:
        """Return the `n` to which undo would go back, or None where nothing may be taken back.

        At a table of one person everything may be, and the log says where something revealed
        was; otherwise only what the last seat did since the last die, draw or other seat's
        action, and a whole turn only by the seat to move.
        """
        persons = self.persons
        whole_turn = to == "turn"
        if len(persons) == 1:
            k = self._last_of(persons[0])
            return None if k is None else self._back_alone(k, persons[0], whole_turn)
        if not self.steps or self.steps[-1].seat not in persons or self.steps[-1].barrier:
            return None
        k = len(self.steps) - 1
        seat = self.steps[k].seat
        if whole_turn and seat != self.state.to_move:
            return None
        while k > 0 and (whole_turn or self.steps[k].part):
            earlier = self.steps[k - 1]
            if earlier.barrier or earlier.seat != seat:
                break
            k -= 1
        return self.steps[k].start

    def _last_of(self, seat: int) -> int | None:
        for k in range(len(self.steps) - 1, -1, -1):
            if self.steps[k].seat == seat:
                return k
        return None

    def _back_alone(self, k: int, seat: int, whole_turn: bool) -> int:
        first = k
        while k > 0 and (whole_turn or self.steps[k].part):
            k -= 1
            if self.steps[k].seat == seat:
                first = k
            elif self.steps[k].seat != CHANCE:
                break
        return self.steps[first].start

    def view(self) -> View:
        """Return what everybody at this one screen may see, with the mover's choices.

        People share the screen, so coins are shown as to a stranger: each asks for their own.
        """
        state = self.state
        if state.is_over:
            return self._whole().view(frozenset(range(state.players)))
        public = state.view(frozenset())
        if state.to_move not in self.persons:
            return public
        return {**state.view(frozenset((state.to_move,))), "seats": public["seats"]}

    def _whole(self) -> State:
        """Return the last position played from the start: a copy forgets what was paid before."""
        state = self.at(0).copy()
        for action in self.history():
            state.apply(action)
        return state

    def view_at(self, n: int) -> View:
        """Return an earlier position as a stranger saw it; all is open when the game is over."""
        everyone = frozenset(range(self.state.players))
        return self.at(n).view(everyone if self.state.is_over else frozenset())


def _turn(state: State) -> tuple[object, object]:
    view = state.view(frozenset())
    return view.get("round"), view.get("turn")


def _allowed(state: State, action: int) -> bool:
    if state.is_over:
        return False
    if state.to_move == CHANCE:
        return any(action == outcome for outcome, _ in state.chance_outcomes())
    return action in state.legal_actions()


def _words(state: State, action: int) -> str:
    try:
        return state.describe(action)
    except Exception:  # noqa: BLE001 - any int may come from outside, not only an action's
        return str(action)


def _step(
    state: State,
    n: int,
    action: int,
    *,
    part: bool,
    notes: Sequence[Entry] = (),
    anew: bool = False,
) -> tuple[Step, State]:
    seat = state.to_move
    if anew:
        notes = ({"key": "log-took-back", "seat": seat, "args": {"seat": seat}}, *notes)
    barrier = seat == CHANCE or state.undo_barrier(action)
    told = state.narrate(action)
    after = state.copy()
    after.listen()
    after.apply(action)
    entries = (*notes, *told, *after.events)
    return Step(state, seat, n, tuple(after.history), part, barrier, entries, anew), after


def _settle(state: State, n: int, roll: Roll, *, part: bool) -> tuple[list[Step], State]:
    steps: list[Step] = []
    while state.to_move == CHANCE:
        step, state = _step(state, n, roll(state.chance_outcomes()), part=part)
        steps.append(step)
        n = step.end
    return steps, state
