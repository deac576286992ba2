"""Every lesson leads to its end, on the engine; what else is legal is answered kindly."""

from fnmatch import fnmatchcase

import pytest
from fluent.syntax import ast, parse
from msgspec.structs import replace
from starlette.testclient import TestClient

import marchland
from marchland.core.game import CHANCE
from marchland.server.course import LessonMove
from marchland.server.faults import Fault
from marchland.server.lessons import lessons, taught
from marchland.texts import LANGUAGES, Texts
from tests.server.learner import ALL, GAMES, here, known, moments
from tests.texts import ftl

NAMED = [f"{game} {name}" for game, name in ALL]
PARTS = {
    "small-world": "lessons of Small World",
    "warcraft": "lessons of Warcraft",
    "tiny-epic": "lessons of Tiny Epic",
}


@pytest.mark.parametrize("choice", [0, -1], ids=["the first that will do", "the last"])
@pytest.mark.parametrize(("game", "name"), ALL, ids=NAMED)
def test_every_lesson_leads_to_its_end(game: str, name: str, choice: int) -> None:
    """Whatever a step asks for is legal, and it is the person who is asked for it."""
    rules, course = known(game, name)
    steps = []
    for answer, state, _ in moments(rules, course, choice):
        steps.append(answer.step)
        assert not state.is_over
        if answer.asks:
            assert state.to_move == 0
            assert answer.view["actions"]
        else:
            assert answer.view["actions"] == []
    assert sorted(set(steps)) == list(range(len(course.step)))
    assert not course.step[-1].do


@pytest.mark.parametrize(("game", "name"), ALL, ids=NAMED)
def test_while_tokens_are_spread_no_region_is_pointed_out(game: str, name: str) -> None:
    """Any of them may get more: none is the one to take."""
    rules, course = known(game, name)
    for answer, _, _ in moments(rules, course, 0):
        if answer.view.get("deploy"):
            assert answer.point == course.step[answer.step].point


@pytest.mark.parametrize(("game", "name"), ALL, ids=NAMED)
def test_the_first_game_after_a_lesson_is_of_what_it_taught(game: str, name: str) -> None:
    """Alone only after the lesson on that: the set-up, too, is learned alone."""
    rules, course = known(game, name)
    *_, end = moments(rules, course)
    first = end.answer.first
    assert first.players == (1 if name == "solo" else 2)
    assert first.map == ("heroes" if name == "hero" else None)
    assert first.map is None or first.map in rules.map_names


@pytest.mark.parametrize(("game", "name"), ALL, ids=NAMED)
def test_what_else_is_legal_is_answered_kindly_and_changes_nothing(game: str, name: str) -> None:
    rules, course = known(game, name)
    answered = 0
    for answer, state, move in moments(rules, course):
        if not answer.asks or move.plan:
            continue
        pattern = course.step[answer.step].do[answer.done]
        others = [
            one for one in state.legal_actions() if not fnmatchcase(state.describe(one), pattern)
        ]
        for other in others:
            again = taught(rules, course, replace(here(answer), act=other))
            assert again.mistake is not None
            assert (again.step, again.done) == (answer.step, answer.done)
            assert (again.history, again.view) == (answer.history, answer.view)
            answered += 1
    assert answered > 10


@pytest.mark.parametrize(("game", "name"), ALL, ids=NAMED)
def test_a_kind_sentence_is_for_something_that_can_be_done_there(game: str, name: str) -> None:
    """Each pattern of `other` fits a legal action, and says more than the usual sentence."""
    rules, course = known(game, name)
    waiting = {(k, like) for k, step in enumerate(course.step) for like in step.other}
    for answer, state, _ in moments(rules, course):
        legal = [] if state.to_move == CHANCE else list(map(state.describe, state.legal_actions()))
        for like in course.step[answer.step].other:
            if any(fnmatchcase(text, like) for text in legal):
                waiting.discard((answer.step, like))
    assert waiting == set()


@pytest.mark.parametrize(("game", "name"), ALL, ids=NAMED)
def test_what_is_not_legal_is_refused_with_its_reason(game: str, name: str) -> None:
    rules, course = known(game, name)
    refused = []
    for answer, state, _ in moments(rules, course):
        illegal = next(k << 20 for k in range(40) if k << 20 not in state.legal_actions())
        if answer.asks:
            with pytest.raises(Fault) as caught:
                taught(rules, course, replace(here(answer), act=illegal))
            refused.append(caught.value.text)
    assert refused
    assert all(text.endswith(".") for text in refused)


@pytest.mark.parametrize(("game", "name"), ALL, ids=NAMED)
def test_a_lesson_that_was_left_is_taken_up_again_where_it_stood(game: str, name: str) -> None:
    rules, course = known(game, name)
    for answer, _, _ in moments(rules, course):
        assert taught(rules, course, here(answer)) == answer


def test_what_was_played_of_another_edition_begins_anew() -> None:
    """Two rolls came at once where the lesson alone now tells of one after the other."""
    rules, course = known("tiny-epic", "solo")
    follow = next(
        one.answer for one in moments(rules, course) if one.answer.say == "lesson-solo-follow"
    )
    stale = replace(here(follow), step=follow.step - 1)
    with pytest.raises(Fault):
        taught(rules, course, replace(stale, go_on=True))
    anew = taught(rules, course, replace(stale, go_on=True, edition=""))
    assert (anew.step, anew.done, anew.history) == (0, 0, [])
    assert anew.mistake == "ui-lesson-changed"
    assert taught(rules, course, LessonMove(edition="")).mistake is None
    assert taught(rules, course, replace(here(follow), edition=follow.edition)) == follow


def test_the_compass_is_rolled_no_sooner_than_the_step_before_is_read() -> None:
    """TEK-12: each roll of the opponent is seen at the step that says what it brought."""
    rules, course = known("tiny-epic", "solo")
    seen: dict[str, list[int]] = {}
    for answer, state, _ in moments(rules, course):
        thrown = [entry["args"]["n"] for entry in answer.log if entry["key"] == "tek-log-roll"]
        seen.setdefault(course.step[answer.step].say, thrown)
        assert (state.to_move == CHANCE) == (
            not answer.asks and bool(course.step[answer.step].then)
        )
    told = ["patrol", "pointer", "follow", "attack", "match", "retreat", "night", "research"]
    rolls = [[], [4], [4, 3], [4, 3], [4, 3], [4, 3, 5], [4, 3, 5, 1], [4, 3, 5, 1, 7]]
    assert [seen[say] for say in told] == rolls


def test_two_answers_at_once_lead_as_far_as_one_after_the_other() -> None:
    """A click on a price expands and marches before it chooses."""
    rules, course = known("small-world", "first")
    march = next(
        one for one in moments(rules, course) if course.step[one.answer.step].say == "march"
    )
    one = taught(rules, course, march.move)
    then = march.state.parse("ready")
    two = taught(rules, course, replace(march.move, then=[then]))
    assert (one.step, one.done) == (march.answer.step + 1, 0)
    assert (two.step, two.done) == (march.answer.step + 2, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL, ids=NAMED)
def test_every_sentence_of_a_lesson_exists_and_none_waits_in_vain(
    game: str, name: str, lang: str
) -> None:
    rules, course = known(game, name)
    terrain = dict.fromkeys((f"r{n}" for n in range(1, 30)), "swamp")
    folders = [*rules.texts, *(folder / "lessons" for folder in rules.texts)]
    texts = Texts(lang, [*folders, "marchland.web"], terrain=terrain, strict=True)
    said = {f"lesson-{name}"}
    for step in course.step:
        key = f"lesson-{name}-{step.say}"
        assert texts.render(key, step.args)
        reason = texts.render(f"{key}-why", step.args)
        assert len(reason) <= 340, key
        said |= {key, f"{key}-why", *(f"lesson-{name}-{end}" for end in step.other.values())}
    written = {
        key
        for key in ftl.messages(PARTS[game], lang)
        if key == f"lesson-{name}" or key.startswith(f"lesson-{name}-")
    }
    assert written == said
    assert texts.render(f"ui-learn-{game}-{name}") == texts.render(f"lesson-{name}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_that_stops_before_the_die_says_of_it_what_the_game_says(lang: str) -> None:
    """SW-D02: the last token could still try for a region, and the game asks about it."""
    rules, course = known("small-world", "first")
    texts = Texts(lang, [*rules.texts, *(folder / "lessons" for folder in rules.texts)])
    told = 0
    for answer, _, move in moments(rules, course):
        loses = [one.get("loses") for one in answer.view["actions"] if one["id"] == move.act]
        if any(lost and lost["key"] == "lose-stop-die" for lost in loses):
            game_says = texts.render("lose-stop-die", {"n": 1}).split(": ")[1].split(".")[0]
            assert game_says in texts.render(f"lesson-first-{course.step[answer.step].say}")
            told += 1
    assert told


@pytest.mark.parametrize("game", GAMES)
def test_each_game_is_taught_from_its_beginning(game: str) -> None:
    """The first lesson says what the game is about before anything is asked."""
    first = lessons(marchland.game(game))[0]
    assert first.order == 1
    assert not first.step[0].do


def test_no_text_file_of_lessons_has_a_line_that_is_not_read() -> None:
    for folder in PARTS.values():
        for lang in LANGUAGES:
            text = (ftl.PARTS[folder] / f"{lang}.ftl").read_text(encoding="utf-8")
            assert [one for one in parse(text).body if isinstance(one, ast.Junk)] == []


def test_a_lesson_is_taken_over_the_wire(client: TestClient) -> None:
    assert client.get("/api/lessons").json() == []
    answer = client.post("/api/lessons/counting/first", json={})
    assert answer.status_code == 404
    assert answer.json()["text"] == "There is no such lesson of counting."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_turn_came_to_by_the_log_is_said_in_the_lesson_too(lang: str) -> None:
    """SW-V, SW-P: the log takes off what was paid for a combination, which the income does not."""
    said = {"small-world first": [5, 8], "small-world decline": [7, 9], "warcraft islands": [8]}
    for lesson, sums in said.items():
        rules, course = known(*lesson.split())
        texts = Texts(lang, [*rules.texts, *(folder / "lessons" for folder in rules.texts)])
        seen: list[int] = []
        for answer, _, _ in moments(rules, course):
            over = [
                int(entry["args"]["n"])
                for entry in answer.log
                if entry["key"] == "log-turn-over" and entry["seat"] == 0
            ]
            if len(over) > len(seen):
                seen = over
                key = str(answer.say)
                told = " ".join(texts.render(each, answer.args) for each in (key, f"{key}-why"))
                assert any(
                    word in told for word in (f"+{seen[-1]}", WORDS[lang].get(seen[-1], "?"))
                )
        assert seen == sums


WORDS = {
    "en": {7: "Seven coins", 8: "Eight coins", 9: "Nine coins"},
    "cs": {7: "Sedm mincí", 8: "Osm mincí", 9: "Devět mincí"},
    "hu": {7: "Hét érm", 8: "Nyolc érm", 9: "Kilenc érm"},
    "pl": {7: "Siedem monet", 8: "Osiem monet", 9: "Dziewięć monet"},
}
"""How lessons say what a turn came to, where the log says the same number."""
