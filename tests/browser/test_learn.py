"""A lesson of each game is taken to its end: by mouse, by finger on a phone, by keyboard."""

import contextlib
import json
import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from marchland.server.course import LessonMove
from tests.browser.conftest import Phone
from tests.browser.hands import DOUBLE, Hands, Keyboard, Mouse, Touch
from tests.browser.kingdoms import Person
from tests.server.learner import known, moments

IN_SIGHT = """where => [...document.querySelectorAll(where)].every(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [y + 2, y + height - 2]
    .every(at => each.contains(document.elementFromPoint(x + width / 2, at)));
})"""
"""Whether no one of these is covered, above or below."""


class Learner(Person):
    """Does on the page what each step asks."""

    skips = False
    """Whether what comes next was done by the button before."""

    def take(self, game: str, name: str, end: int | None = None, start: int = 0) -> None:
        """Take a lesson to its last sentence, or some of its moments."""
        rules, course = known(game, name)
        found = list(moments(rules, course))
        after = [move.act for _, _, move in found[1:]]
        for k, (answer, _, move) in list(enumerate(found))[start:end]:
            if self.skips:
                self.skips = False
                continue
            told = f"Step {answer.step + 1} of {answer.steps}"
            expect(self.page.locator(".lesson-head .quiet")).to_have_text(told)
            if answer.step == answer.steps - 1:
                return
            if not answer.asks:
                self.page.wait_for_timeout(DOUBLE)  # a person reads before going on
                self.hands.use(self.page.get_by_role("button", name="Go on"))
                continue
            expect(self.page.locator(".table")).to_have_attribute("data-n", str(answer.n))
            expect(self.page.locator(".table.mine")).to_be_visible()
            changed = self.page.locator(f'.table:not([data-n="{answer.n}"])')
            for _ in range(3):
                # A tap that follows too soon on another counts as its double: one taps again.
                with contextlib.suppress(TooLate):
                    self.skips = self.do(move, answer.view["actions"], after[k])
                    changed.wait_for(timeout=2000)
                    break

    def do(self, move: LessonMove, rows: list[dict[str, object]], then: int | None) -> bool:
        """Do one thing; tell whether what follows was done with it."""
        row = next((one for one in rows if one["id"] == move.act), None)
        if move.plan is not None:
            done = self.page.get_by_role("button", name="Done")
            if not done.is_enabled():
                self.hands.use(self.page.get_by_role("button", name="Spread"))
            self.hands.use(done)
        elif row is None or row["word"] in {"expand", "decline", "ready", "stop"}:
            self._button(str(row and row["word"]))
        elif row["word"] == "pick":
            place = int(str(row["text"]).split()[-1]) - 1
            self.hands.use(self.page.locator("button.combo-row").nth(place))
            self.hands.use(self.page.get_by_role("button", name=re.compile("^Take ")))
        elif row["word"] in {"conquer", "attempt"}:
            self._region(str(row["region"]))
            self.hands.use(self.page.locator(".answers .confirm"))
        else:
            return self.make(row, then)
        return False

    def _button(self, word: str) -> None:
        names = {"decline": "Go into decline", "stop": "End conquests", "ready": "March"}
        self.hands.use(self.page.get_by_role("button", name=names.get(word, "Expand")))


def first_game(page: Page, hands: Hands, told: str) -> None:
    """After the last sentence a game of one's own is one press away; what it is stands there."""
    page.wait_for_timeout(DOUBLE)
    expect(page.locator(".lesson .begins")).to_have_text(f"It begins at once: {told}")
    hands.use(page.get_by_role("button", name="Play a first game"))
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    expect(page.locator(".table.mine h1")).to_be_visible()


def test_decline_is_learned_by_mouse_left_and_taken_up_again(page: Page, address: str) -> None:
    page.goto(f"{address}/#/learn/small-world")
    page.get_by_role("link", name="Decline").click()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".lesson .task")).to_have_text("Let the Giants go into decline.")
    page.get_by_role("button", name="Expand").click()
    expect(page.locator(".lesson .kindly")).to_contain_text("with no token in hand")
    page.reload()
    expect(page.locator(".lesson .task")).to_have_text("Let the Giants go into decline.")
    page.get_by_role("button", name="One step back").click()
    learner = Learner(page, Mouse(page))
    learner.take("small-world", "decline")
    page.get_by_role("link", name="Other lessons").click()
    expect(page.get_by_role("link", name="Decline")).to_contain_text("done")


def test_the_kingdom_is_learned_on_a_phone(phone: Phone, address: str) -> None:
    page = phone()
    page.goto(f"{address}/#/learn/tiny-epic/kingdom")
    hands = Touch(page)
    Learner(page, hands).take("tiny-epic", "kingdom")
    first_game(page, hands, "Tiny Epic Kingdoms (Base game), you against a bot (Easy).")


def test_a_lesson_that_has_been_changed_begins_anew_and_says_so(page: Page, address: str) -> None:
    """What an older edition left in the browser would lead to a step that cannot go on."""
    rules, course = known("tiny-epic", "solo")
    follow = next(
        one.answer for one in moments(rules, course) if one.answer.say == "lesson-solo-follow"
    )
    marks = [0, 0, len(follow.history)]
    left = {"step": 2, "history": follow.history, "marks": marks, "done": True}
    page.goto(f"{address}/#/learn/tiny-epic")
    page.evaluate(
        "left => localStorage.setItem('marchland-lessons', left)",
        json.dumps({"tiny-epic/solo": left}),
    )
    page.goto(f"{address}/#/learn/tiny-epic/solo")
    expect(page.locator(".lesson .kindly")).to_contain_text("begins anew")
    expect(page.locator(".lesson-head .quiet")).to_have_text("Step 1 of 10")
    Learner(page, Mouse(page)).take("tiny-epic", "solo", 4)
    told = page.locator(".lesson .task").inner_text()
    page.reload()
    expect(page.locator(".lesson .task")).to_have_text(told)
    expect(page.locator(".lesson .kindly, .trouble")).to_have_count(0)
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.locator(".lessons a[href$=solo]")).to_contain_text("done")


@pytest.mark.parametrize("way", ["Carry out Patrol", "without carrying it out"])
def test_a_tap_on_the_goal_is_enough_to_move(page: Page, address: str, way: str) -> None:
    """The lesson goes on from Patrol carried out at once, and from one left all the same."""
    page.goto(f"{address}/#/learn/tiny-epic/kingdom")
    page.get_by_role("button", name="Go on").click()
    page.locator(".option", has_text="Patrol").click()
    page.get_by_role("button", name=way).click()
    if way != "Carry out Patrol":
        page.locator(".doubt .confirm").click()
        expect(page.locator(".lesson .kindly")).to_contain_text("You may do nothing")
    expect(page.locator(".lesson .task")).to_contain_text("move a meeple to plains C")
    expect(page.get_by_role("button", name="Pass")).to_have_count(int(way != "Carry out Patrol"))
    Mouse(page).region(page.locator('.region[data-region="t01a/c"]'))
    move = page.locator(".ask .confirm")
    expect(move).to_contain_text("Move: forest D (Greenridge) → plains C (Greenridge)")
    move.click()
    expect(page.locator(".lesson .task")).to_contain_text("has moved as well")


def test_the_islands_are_learned_by_keyboard(page: Page, address: str) -> None:
    page.goto(f"{address}/#/learn/warcraft/islands")
    expect(page.locator(".lesson .task")).to_be_visible()
    hands = Keyboard(page)
    Learner(page, hands).take("warcraft", "islands")
    first_game(page, hands, "Small World of Warcraft (Random islands), you against a bot (Easy).")


def test_each_sign_on_the_islands_is_told_where_it_is_first_seen(page: Page, address: str) -> None:
    """Anchor, star, shell, cave and letters: all that the map has, and nothing that it has not."""
    page.goto(f"{address}/#/learn/warcraft/islands")
    Learner(page, Mouse(page)).take("warcraft", "islands", 1)
    key = page.locator(".lesson .legend")
    expect(key).to_be_visible()
    told = [text.split(":")[0] for text in key.locator("b").all_text_contents()]
    assert told == ["entry region", "magic", "Murlocs", "cavern"]
    assert key.locator(".legend-sign text").all_text_contents() == ["S", "L"]
    expect(page.locator(".lesson .because")).to_contain_text("Signs on the map")
    expect(page.get_by_role("button", name="Go on")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Go on").click()
    page.locator(".column summary", has_text="Signs on the map").click()
    for sign in (
        "one stands here at the beginning",
        "face-down marker",
        "small map",
        "of the Horde",
    ):
        expect(page.locator(".column .legend")).to_contain_text(sign)


def test_ones_coins_stay_in_the_line_while_a_lesson_explains(page: Page, address: str) -> None:
    """The Dark Portal is told of between two conquests of the same turn."""
    rules, course = known("warcraft", "islands")
    answers = [answer for answer, _, _ in moments(rules, course)]
    read = next(
        k for k, each in enumerate(answers) if "log-reveal" in str(each.log) and not each.asks
    )
    page.set_viewport_size({"width": 820, "height": 1180})
    page.goto(f"{address}/#/learn/warcraft/islands")
    Learner(page, Mouse(page)).take("warcraft", "islands", read)
    expect(page.locator(".table.mine")).to_have_count(0)
    expect(page.locator(".map .line .goods")).to_be_visible()


def test_the_islands_lead_on_to_the_lesson_about_decline(page: Page, address: str) -> None:
    page.goto(f"{address}/#/learn/warcraft/islands")
    Learner(page, Mouse(page)).take("warcraft", "islands")
    page.get_by_role("link", name="Next lesson: Decline (Small World)").click()
    expect(page.locator(".lesson .task")).to_contain_text("Your Giants hold seven regions")
    page.go_back()
    expect(page.locator(".lesson-head .quiet")).to_have_text("Step 1 of 12")


def test_the_keyboard_follows_the_teacher(page: Page, address: str) -> None:
    """From the list to the first step, on to what is asked, and back to it after a mistake."""
    page.goto(f"{address}/#/learn/small-world")
    hands = Keyboard(page)
    hands.use(page.get_by_role("link", name="A first turn 14"))
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    hands.press("Enter")
    first = page.locator(".combo-row").first
    expect(first).to_be_focused()
    hands.press("ArrowDown")
    expect(page.locator(".combo-row").nth(1)).to_be_focused()
    hands.press("ArrowUp")
    hands.use(first)
    expect(page.locator(".combo-detail .confirm")).to_be_focused()
    hands.press("Enter")
    expect(page.locator(".lesson .kindly")).to_be_visible()
    expect(first).to_be_focused()
    expect(page.locator(".combo-detail .confirm")).to_have_count(0)


def test_after_a_click_into_a_lesson_enter_goes_on(page: Page, address: str) -> None:
    page.goto(f"{address}/#/learn/small-world")
    page.get_by_role("link", name="A first turn 14").click()
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".lesson-head .quiet")).to_have_text("Step 2 of 14")


def test_on_a_laptop_the_button_covers_no_number_of_the_first_lesson(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{address}/#/learn/small-world")
    page.get_by_role("link", name="A first turn 14").click()
    Learner(page, Mouse(page)).take("small-world", "first", end=6)
    expect(page.locator(".stepper")).to_have_count(4)
    expect(page.get_by_role("button", name="Done")).to_be_enabled()
    assert page.evaluate(IN_SIGHT, ".stepper button, .deploy .confirm")


def test_a_step_tells_no_more_than_what_is_new(page: Page, address: str) -> None:
    """The die of the last attempt is told once, not at every step that follows."""
    rules, course = known("small-world", "first")
    answers = [answer for answer, _, _ in moments(rules, course)]
    thrown = next(k for k, each in enumerate(answers) if "log-roll" in str(each.log))
    page.goto(f"{address}/#/learn/small-world/first")
    learner = Learner(page, Mouse(page))
    rolled = page.locator(".rolled")
    learner.take("small-world", "first", thrown)
    expect(rolled).to_have_count(1)
    learner.take("small-world", "first", thrown + 1, thrown)
    expect(rolled).to_have_count(0)


def test_the_ways_to_pay_are_in_sight_before_the_payment(page: Page, address: str) -> None:
    """On a phone the button lies over no way before one is chosen, and comes with the choice."""
    rules, course = known("tiny-epic", "war")
    end = next(k for k, one in enumerate(moments(rules, course)) if one.answer.step == 3)
    page.goto(f"{address}/#/learn/tiny-epic/war")
    Learner(page, Mouse(page)).take("tiny-epic", "war", end)
    page.set_viewport_size({"width": 360, "height": 640})
    page.reload()
    ways = page.locator(".pay .option")
    expect(ways).to_have_count(2)
    page.wait_for_function(IN_SIGHT, arg=".pay .option", timeout=5000)
    ways.last.click()
    pay = page.get_by_role("button", name="Pay 2 mana (worth 4)")
    expect(pay).to_be_in_viewport(ratio=1)
    pay.click()
    expect(page.locator(".lesson-head .quiet")).to_have_text("Step 5 of 11")


@pytest.mark.parametrize(
    ("way", "answer"),
    [
        ("tiny-epic/nowhere", "There is no such lesson of tiny-epic."),
        (
            "chess/first",
            "There is no game called 'chess'; known: small-world, tiny-epic, warcraft.",
        ),
    ],
)
def test_an_address_of_no_lesson_says_so_and_leads_back(
    phone: Phone, address: str, complaints: list[str], way: str, answer: str
) -> None:
    page = phone(360, 640)
    page.goto(f"{address}/#/learn/{way}")
    expect(page.get_by_role("heading", level=1)).to_have_text(answer)
    page.locator("main a.confirm").tap()
    expect(page.locator(".offers")).to_be_visible()
    assert [line for line in complaints if "Failed to load resource" not in line] == []
    complaints.clear()


def test_after_the_lesson_alone_the_first_game_is_alone(page: Page, address: str) -> None:
    page.goto(f"{address}/#/learn/tiny-epic/solo")
    hands = Mouse(page)
    Learner(page, hands).take("tiny-epic", "solo")
    told = "Tiny Epic Kingdoms (Base game). Alone, against an opponent that the compass guides."
    first_game(page, hands, told)
    expect(page.locator(".compass")).to_be_visible()


def test_setting_up_is_learned_on_a_phone_with_its_real_choices(phone: Phone, address: str) -> None:
    """TEK-2, TEK-12: both lands, both factions, meeples and resources; then the table stands."""
    page = phone(360, 640)
    page.goto(f"{address}/#/learn/tiny-epic/setup")
    Learner(page, Touch(page)).take("tiny-epic", "setup")
    expect(page.locator(".kingdom").first).to_contain_text("Trolls")
    expect(page.locator(".kingdom").last).to_contain_text("Orcs")


@pytest.mark.parametrize(("name", "say"), [("solo", "follow"), ("war", "ally")])
def test_what_a_step_asks_is_in_sight_on_a_small_phone(
    page: Page, address: str, name: str, say: str
) -> None:
    """The map, the teacher's words and the button that they mean fit 360 by 640."""
    rules, course = known("tiny-epic", name)
    answers = [answer for answer, _, _ in moments(rules, course)]
    end = next(k for k, each in enumerate(answers) if each.say == f"lesson-{name}-{say}")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{address}/#/learn/tiny-epic/{name}")
    Learner(page, Mouse(page)).take("tiny-epic", name, end)
    collect = page.get_by_role("button", name=re.compile("^Collect"))
    expect(collect).to_be_in_viewport(ratio=1)


def test_no_empty_card_stands_between_the_teacher_and_the_combinations(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{address}/#/learn/small-world/decline")
    Learner(page, Mouse(page)).take("small-world", "decline", 3)
    expect(page.locator(".lesson .task")).to_contain_text("Take the top combination")
    teacher, choice = page.locator(".lesson"), page.locator(".combo-row").first
    told, offered = teacher.bounding_box(), choice.bounding_box()
    assert told
    assert offered
    assert offered["y"] - told["y"] - told["height"] < 32


def test_a_step_that_is_only_read_shows_its_button_on_a_phone_held_sideways(
    page: Page, address: str
) -> None:
    rules, course = known("tiny-epic", "solo")
    page.goto(f"{address}/#/learn/tiny-epic/solo")
    learner = Learner(page, Mouse(page))
    for k, (answer, _, _) in enumerate(list(moments(rules, course))):
        if answer.say in {"lesson-solo-pointer", "lesson-solo-night"}:
            page.set_viewport_size({"width": 640, "height": 360})
            go_on = page.get_by_role("button", name="Go on")
            expect(go_on).to_be_in_viewport(ratio=1)
            page.set_viewport_size({"width": 1280, "height": 720})
        learner.take("tiny-epic", "solo", k + 1, k)


def test_the_key_of_the_signs_is_read_with_the_button_that_leads_on_in_sight(
    phone: Phone, address: str
) -> None:
    """On the smallest phone the key is longer than the window."""
    page = phone(360, 640)
    page.goto(f"{address}/#/learn/warcraft/islands")
    go_on = page.locator(".lesson .confirm")
    go_on.tap()
    expect(page.locator(".lesson .legend > li").first).to_be_visible()
    expect(go_on).to_be_in_viewport(ratio=1)


def test_in_a_narrow_column_the_title_of_a_lesson_stands_in_one_line(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 800, "height": 600})
    page.goto(f"{address}/#/learn/small-world/first")
    title = page.locator("#lesson-title").bounding_box()
    column = page.locator(".lesson").bounding_box()
    assert title
    assert column
    assert title["width"] > column["width"] * 0.85
    assert title["height"] < 30
