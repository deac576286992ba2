"""The twin itself: whole turns, one after another, that wait at each question (WC-4)."""

from tests.twin.warcraft import (
    box,
    column,
    decline,
    deploy,
    finish,
    holding,
    income,
    murlocs,
    position,
    start,
    tricks,
    ways,
)
from tests.twin.warcraft.position import note
from tests.twin.warcraft.question import Flow, Row, ask


def conquests(p: Row) -> Flow[None]:
    """T4: until the seat stops or the die is rolled (WC-6.5)."""
    while not p["turn"]["used"]["die"]:
        tribe = holding.mover(p)
        scares = tricks.scares(p, tribe)
        others = scares + tricks.tricks(p, tribe)
        words = ways.offers(p, tribe) + others
        word = yield from ask(p["seat"], "conquer", [*words, "stop"], always=True)
        if word == "stop":
            return
        if word in others:
            yield from tricks.perform(p, word)
        else:
            yield from ways.conquer(p, word)


def closing(p: Row) -> Flow[None]:
    """T5 to T7."""
    yield from deploy.recruits(p, holding.mover(p))
    deploy.healer(p, holding.mover(p))
    yield from redeployment(p, said_stop=not p["turn"]["used"]["die"])


def redeployment(p: Row, *, said_stop: bool) -> Flow[None]:
    """T6, the Spirit Healer's token at hand, and T7."""
    yield from deploy.own(p, said_stop=said_stop)
    yield from finish.placements(p)


def turn(p: Row) -> Flow[None]:
    """T1 to T7, or a turn of decline."""
    if p["seat"] > p["players"]:
        yield from murlocs.march(p)
        return
    if holding.active(p, p["seat"]) is None:
        yield from column.pick(p)
        yield from start.effects(p, "pick")
    else:
        start.harmony_back(holding.mover(p))
        mode = yield from ask(p["seat"], "mode", ["expand", "decline"], always=True)
        tribe = holding.mover(p)
        if not tribe["holds"] and not tribe["hand"]:
            note(p, "WC-Q36")
        yield from start.effects(p, mode)
        if mode == "decline":
            decline.decline(p)
            return
        yield from start.ready(p)
    yield from conquests(p)
    yield from closing(p)


def ending(p: Row) -> Flow[None]:
    """T8 and T9, and whose turn comes then."""
    if p["seat"] <= p["players"]:
        income.pay(p)
    yield from deploy.withdrawals(p)
    tribe = holding.active(p, p["seat"])
    if tribe is not None:
        tribe["age"] += 1
    last = p["seat"] == max(p["coins"])
    rounds = box.MURLOC_ROUNDS if p["revenge"] else box.ROUNDS[p["players"]]
    if last and p["round"] == rounds:
        p["over"] = True
        p["seat"] = 1
        return
    position.new_turn(p)
    p["seat"] = 1 if last else p["seat"] + 1
    p["round"] += last
    fresh = holding.active(p, p["seat"])
    if fresh is not None:
        start.harmony_back(fresh)
    yield from column.refill(p)


def begun(p: Row, stage: str) -> Flow[None]:
    """Play the turn that a written position stands in to its end."""
    if stage in ("conquer", "deploy"):
        here = holding.has_site(p, holding.mover(p), "battleground")
        p["turn"]["battleground"] = here
    if stage == "conquer":
        yield from conquests(p)
        yield from closing(p)
    elif stage == "deploy":
        yield from redeployment(p, said_stop=False)
    else:
        yield from turn(p)
    yield from ending(p)


def game(p: Row, stage: str = "start") -> Flow[None]:
    """Play to the end of the game."""
    yield from begun(p, stage)
    while not p["over"]:
        yield from turn(p)
        yield from ending(p)


class Table:
    """The twin's game: it says what is asked, and hears what is answered."""

    def __init__(self, p: Row, stage: str = "start") -> None:
        """Begin a turn, or go on in the midst of one."""
        self.p = p
        self.flow = game(p, stage)
        self.question: Row | None = None
        self.go_on(None)

    def go_on(self, word: str | None) -> None:
        """Answer; then answer whatever leaves no choice."""
        try:
            question = next(self.flow) if word is None else self.flow.send(word)
            while len(question["words"]) == 1 and not question["always"]:
                question = self.flow.send(question["words"][0])
        except StopIteration:
            self.question = None
            return
        self.question = question

    def hear(self, word: str) -> None:
        """Carry out what was said."""
        assert self.question is not None, word
        assert word in self.question["words"], (word, self.question)
        self.go_on(word)
