"""Whatever a page sends at whatever stage: one sentence, and the position stands as it stood."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from marchland.server.library import Library
from tests.server.house import House, made
from tests.server.robots import BOTS, find
from tests.server.talk import ANNA, BELA, BOT, DIE, ONE, PASS, Message, Waiting

MESSAGES: list[Message] = [
    {"type": "act", "n": 0, "action": ONE, "then": [PASS]},
    {"type": "plan", "n": 0, "text": "adds 1 2"},
    {"type": "undo", "n": 0, "to": "step"},
    {"type": "redo", "n": 0},
    {"type": "ask_undo", "n": 0, "to": "turn"},
    {"type": "answer_undo", "n": 0, "id": 1, "yes": True},
    {"type": "pace", "pace": "fast"},
    {"type": "next"},
    {"type": "coins", "seat": 0},
    {"type": "stand_in", "seat": 0, "bot": "first"},
    {"type": "look", "changes": False},
    {"type": "place", "seat": 0, "name": "Eva", "colour": 3, "ready": True, "bot": None},
    {"type": "begin"},
    {"type": "say", "text": "Hello"},
    {"type": "chat", "to": "off"},
]
ODD: list[Any] = [
    None,
    True,
    -1,
    1.5,
    2**40,
    10**400,
    float("nan"),
    "",
    "x" * 1000,
    "\u202e\x00<script>",
    "\ud800",
    [],
    [[[]]] * 20,
    {},
    {"n": 1},
]
"""No field of any message takes any of these, but where `PLAIN` says so."""
PLAIN: dict[str, tuple[type, ...]] = {
    "text": (str,),
    "yes": (bool,),
    "changes": (bool,),
    "ready": (bool, type(None)),
    "then": (list,),
    "bot": (type(None),),
    "name": (type(None),),
    "colour": (type(None),),
}


@st.composite
def twisted(draw: st.DrawFn) -> str:
    """Return a message with one thing wrong: a field more, less or odd, another type, cut off."""
    message = dict(draw(st.sampled_from(MESSAGES)))
    fields = sorted(message.keys() - {"type"})
    way = draw(st.sampled_from(["more", "less", "odd", "type", "cut", "twice"]))
    if way == "more" or not fields:
        message[draw(st.text(min_size=1, max_size=5).filter(lambda key: key not in message))] = 1
    elif way == "less":
        del message[draw(st.sampled_from(["type", *(set(fields) & {"n", "seat", "id", "pace"})]))]
    elif way == "odd":
        field = draw(st.sampled_from(fields))
        odd = [one for one in ODD if type(one) not in PLAIN.get(field, ())]
        message[field] = draw(st.sampled_from(odd))
    elif way == "type":
        message["type"] = draw(st.sampled_from([*ODD, "state", "ACT", "error"]))
    text = json.dumps(message)
    if way == "cut":
        text = text[: draw(st.integers(0, len(text) - 1))]
    return text * 2 if way == "twice" else text


ELSEWHERE = [
    '{"type":"coins","seat":9}',
    '{"type":"stand_in","seat":9,"bot":"first"}',
    '{"type":"stand_in","seat":0,"bot":"nobody"}',
    '{"type":"place","seat":9,"ready":true}',
    '{"type":"answer_undo","n":%(n)d,"id":999,"yes":true}',
    '{"type":"act","n":%(n)d,"action":1048575}',
    '{"type":"act","n":%(n)d,"action":1099511627775}',
    '{"type":"act","n":%(stale)d,"action":1048577}',
    '{"type":"plan","n":%(n)d,"text":"\\u202e adds 9"}',
    '{"type":"plan","n":%(stale)d,"text":"adds 1"}',
    '{"type":"undo","n":%(stale)d,"to":"turn"}',
    '{"type":"redo","n":%(stale)d}',
    '{"type":"ask_undo","n":%(stale)d,"to":"step"}',
    "[" * 60_000,
    '"' + "a" * 70_000 + '"',
    "\x00",
    "NaN",
    "",
]
"""Well formed or not, and wrong at every stage, in a position with `n` actions."""


class Scene:
    """A table at one of its stages, with a page of each kind of right."""

    def __init__(self, house: House, stack: ExitStack, *seats: Message, lobby: bool) -> None:
        self.made = made(
            house.browser(), {"game": "counting", "seats": list(seats), "lobby": lobby}
        )
        self._house, self._stack = house, stack
        self.anna, self.other = self._page(self.made["seats"][0]), self._page(self.made["watch"])
        self.pages = [self.anna, self.other, self._page(self.made["host"])]
        if self.made["seats"][1]:
            self.pages.append(self._page(self.made["seats"][1]))

    def _page(self, link: str) -> Waiting:
        page = Waiting(self._house.browser(link), self.made["table"])
        return self._stack.enter_context(page)

    def do(self, **message: object) -> None:
        """Let Anna do something that all see."""
        self.anna.send(**message)
        for page in self.pages:
            page.state()

    def act(self, action: int) -> None:
        self.do(type="act", n=self.anna.n, action=action)


def in_lobby(house: House, stack: ExitStack) -> Scene:
    return Scene(house, stack, ANNA, BELA, lobby=True)


def begun(house: House, stack: ExitStack) -> Scene:
    return Scene(house, stack, ANNA, BELA, lobby=False)


def taken_back(house: House, stack: ExitStack) -> Scene:
    scene = begun(house, stack)
    scene.act(ONE)
    scene.do(type="undo", n=scene.anna.n, to="step")
    return scene


def asked_for(house: House, stack: ExitStack) -> Scene:
    """A request to take back waits for its answer."""
    scene = begun(house, stack)
    scene.act(DIE)
    scene.do(type="ask_undo", n=scene.anna.n, to="step")
    assert scene.anna.last["asked"]
    return scene


def bots_turn(house: House, stack: ExitStack) -> Scene:
    """A bot waits for its `next`."""
    scene = Scene(house, stack, ANNA, BOT, lobby=False)
    scene.do(type="pace", pace="step")
    scene.act(DIE)
    return scene


def stood_in(house: House, stack: ExitStack) -> Scene:
    """A bot plays for a person, who is asked."""
    scene = begun(house, stack)
    scene.do(type="pace", pace="step")
    scene.do(type="stand_in", seat=0, bot="first")
    return scene


def over(house: House, stack: ExitStack) -> Scene:
    scene = Scene(house, stack, ANNA, BELA, lobby=False)
    bela = scene.pages[3]
    while not scene.anna.last["over"]:
        mover = scene.anna if scene.anna.view["to_move"] == 0 else bela
        mover.send(type="act", n=mover.n, action=DIE)
        for page in scene.pages:
            page.state()
    return scene


STAGES: list[Callable[[House, ExitStack], Scene]] = [
    in_lobby,
    begun,
    taken_back,
    asked_for,
    bots_turn,
    stood_in,
    over,
]


@pytest.fixture(params=STAGES, ids=lambda stage: stage.__name__)
def scene(database: Any, request: pytest.FixtureRequest) -> Iterator[Scene]:
    house = House(str(database), Library(lambda: ["counting"], find, lambda: BOTS))
    with house.door, ExitStack() as stack:
        yield request.param(house, stack)


def shown(page: Waiting) -> Message:
    """Return what a page shows, but for what it was sent of the log already."""
    return {**page.last, "keep": 0, "log": [], "clock": None}


def refused(page: Waiting, text: str) -> None:
    """Send something that is refused in one sentence and changes nothing."""
    before = shown(page)
    page.socket.send_text(text)
    error = page.hear()
    assert error["type"] == "error", text
    sentence = error["text"]
    assert error["key"] not in {"error-inside", "error-store"}, sentence
    assert sentence.endswith(".")
    assert not sentence[0].islower()
    assert len(sentence) < 300
    assert sentence.isprintable()
    assert "Traceback" not in sentence
    page.state()
    assert shown(page) == before


def test_nonsense_is_one_sentence_at_every_stage_and_changes_nothing(scene: Scene) -> None:
    for page in scene.pages:
        n = page.last.get("n", 0)
        for text in ELSEWHERE:
            refused(page, text % {"n": n, "stale": n + 1} if "%(" in text else text)
        page.socket.send_bytes(b'{"type":"look"}')
        assert page.error()["key"] == "error-message"
        page.state()


def test_a_message_with_one_thing_wrong_is_refused_at_every_stage(scene: Scene) -> None:
    @settings(
        max_examples=150,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.sampled_from(scene.pages), twisted())
    def sent(page: Waiting, text: str) -> None:
        refused(page, text)

    sent()
