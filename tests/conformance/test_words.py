"""Actions as words: what is described can be read back, and nonsense is refused in a sentence."""

from collections.abc import Iterator
from random import Random

import pytest

import marchland
from marchland.core.game import State
from tests.playing import CASES, new, samples

pytestmark = pytest.mark.parametrize(("name", "players"), CASES)

NONSENSE = (
    "", " ", "-", "conquer", "fly r1", "conquer nowhere", "conquer r1 r2", "pick", "pick x",
    "pick -1", "pick 1.5", "draw=", "draw=dwarfs", "roll=", "roll=x", "deploy r1", "deploy r1=",
    "deploy =1", "deploy r1=x", "deploy r1=1 r2=2", "deploy", "123", "\0", "conquer\nr1 x",
    "peace 9", "x" * 60_000, "pick " + "9" * 5_000, "deploy r1=" + "9" * 5_000,
)  # fmt: skip
ILLEGAL = (
    -1, -2, -(2**63), 0, 1, 7, 1 << 20, (1 << 20) - 1, 1 << 30, (1 << 30) - 1, 1 << 64, 10**30,
    1023 << 20, 10 << 20, 10 << 20 | 7 << 10, 15 << 20 | 1022 << 10, 15 << 20 | 1023 << 10,
    3 << 20 | 9 << 10, 1 << 20 | 500 << 10, 999 << 20 | 5,
)  # fmt: skip


def is_one_sentence(text: str) -> bool:
    """Tell whether an error reads like one: no trace, no second line, a full stop."""
    plain = text.endswith(".") and "\n" not in text and "Traceback" not in text
    return plain and 20 < len(text) < 2_000


def test_every_action_is_read_back_from_its_text(name: str, players: int) -> None:
    met = set()
    for seed in (1, 2):
        for state in samples(name, players, every=1, seed=seed):
            for action in state.legal_actions():
                text = state.describe(action)
                assert state.parse(text) == action
                met.add(text.replace("=", " ").split()[0])
    assert len(met) > 10


def test_two_actions_never_have_the_same_text(name: str, players: int) -> None:
    for state in samples(name, players, every=8):
        for lang in ("en", "cs", "hu", "pl"):
            texts = [state.describe(action, lang) for action in state.legal_actions()]
            assert len(set(texts)) == len(texts)


def test_spaces_around_an_action_do_not_matter(name: str, players: int) -> None:
    state = new(name, players, 1)
    text = state.describe(state.legal_actions()[0])
    assert state.parse(f"  {text.replace(' ', '   ')} ") == state.legal_actions()[0]


@pytest.mark.parametrize("text", NONSENSE)
def test_a_text_that_is_no_action_is_refused(name: str, players: int, text: str) -> None:
    state = new(name, players, 1)
    before = state.digest()
    with pytest.raises(marchland.BadAction) as refused:
        state.parse(text)
    assert is_one_sentence(str(refused.value)), str(refused.value)
    assert state.digest() == before


@pytest.mark.parametrize("action", ILLEGAL)
def test_an_illegal_number_changes_nothing(name: str, players: int, action: int) -> None:
    for state in samples(name, players, every=50):
        before, history = state.digest(), state.history[:]
        if action in state.legal_actions():
            continue
        with pytest.raises(marchland.IllegalAction) as refused:
            marchland.checked(state).apply(action)
        assert is_one_sentence(str(refused.value)), str(refused.value)
        assert state.digest() == before
        assert state.history == history


def test_what_was_legal_elsewhere_is_refused_here(name: str, players: int) -> None:
    """Every action of a whole game that is not legal now; the message says what is."""
    everything = {a for state in samples(name, players, every=2) for a in state.legal_actions()}
    for state in samples(name, players, every=90):
        before = state.digest()
        table = marchland.checked(state)
        for action in sorted(everything - set(state.legal_actions())):
            with pytest.raises(marchland.IllegalAction) as refused:
                table.apply(action)
            assert is_one_sentence(str(refused.value)), str(refused.value)
            if state.legal_actions():
                assert state.describe(state.legal_actions()[0]) in str(refused.value)
        assert state.digest() == before


def test_a_checked_state_plays_what_is_legal(name: str, players: int) -> None:
    state = new(name, players, 4)
    table = marchland.checked(state)
    copy = table.copy()
    action = table.legal_actions()[-1]
    table.apply(action)
    assert state.history[-1] == action
    assert copy.digest() != table.digest()
    with pytest.raises(marchland.IllegalAction):
        copy.apply(-1)


def runs(state: State, word: str, rng: Random) -> Iterator[str]:
    """Play small actions of one word at random, as long as the same question goes on."""
    asked = getattr(state, "stage", None), getattr(state, "slot", None)
    while True:
        texts = {state.describe(action): action for action in state.legal_actions()}
        fitting = [text for text in texts if text.split()[0] == word]
        others = len(texts) > len(fitting)
        if not fitting or (others and rng.random() < 0.4):
            return
        text = rng.choice(fitting)
        state.apply(texts[text])
        yield text.removeprefix(word).strip()
        if (getattr(state, "stage", None), getattr(state, "slot", None)) != asked:
            return


def test_a_plan_is_its_small_actions(name: str, players: int) -> None:
    """A plan leads to the same position, and is no small action itself when it names several."""
    planned = set()
    for seed in (1, 2, 3):
        rng = Random(seed)
        for state in samples(name, players, every=1, seed=seed):
            heads = {state.describe(action).split()[0] for action in state.legal_actions()}
            for word in sorted(heads & set(state.game.plan_words)):
                one_by_one = state.copy()
                parts = list(runs(one_by_one, word, rng))
                if not parts:
                    continue
                before = state.digest()
                text = " ".join([word, *parts])
                small = state.plan(text)
                assert state.digest() == before
                at_once = state.copy()
                for action in small:
                    assert action in at_once.legal_actions()
                    at_once.apply(action)
                assert at_once == one_by_one, text
                if len(parts) > 1:
                    planned.add(word)
                    with pytest.raises(marchland.BadAction):
                        state.parse(text)
    assert bool(planned) is bool(marchland.game(name).plan_words)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "deploy",
        "deploy x=1",
        "deploy r1",
        "deploy r1=99",
        "camp r1=",
        "stop",
        "deploy r1=" + "9" * 5_000,
        "deploy l1a-1=" + "9" * 5_000,
        "deploy " + "r1=1 " * 9_000,
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(name: str, players: int, text: str) -> None:
    state = new(name, players, 1)
    before = state.digest()
    with pytest.raises(marchland.BadAction) as refused:
        state.plan(text)
    assert is_one_sentence(str(refused.value)), str(refused.value)
    assert state.digest() == before
