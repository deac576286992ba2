"""What stands beside a lesson is true of it: its log, and whom one plays against."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.hands import DOUBLE, Mouse, Touch
from tests.browser.test_learn import Learner
from tests.server.learner import known, moments


def test_a_lesson_has_no_set_up_in_its_log_and_a_bot_without_a_level(
    page: Page, address: str
) -> None:
    """A lesson begins within a turn, which is headed once it is over; Bryn's moves are written."""
    page.set_viewport_size({"width": 820, "height": 1180})
    page.goto(f"{address}/#/learn/warcraft/islands")
    Learner(page, Mouse(page)).take("warcraft", "islands", 8)
    expect(page.locator(".log")).to_contain_text("Since the lesson began")
    expect(page.locator(".log")).not_to_contain_text("Set-up")
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".seat .bot").first).to_have_text("Bot")
    Learner(page, Mouse(page)).take("warcraft", "islands", start=8)
    expect(page.locator(".log")).to_contain_text("Player 1, round 2: +8")
    expect(page.locator(".log")).not_to_contain_text("Since the lesson began")


def test_on_a_phone_the_points_are_in_sight_when_they_are_told_of_and_wars_come_next(
    phone: Phone, address: str
) -> None:
    """The cards of the kingdoms lie above the map; the last sentence says which lesson is next."""
    page = phone()
    page.goto(f"{address}/#/learn/tiny-epic/kingdom")
    hands = Touch(page)
    Learner(page, hands).take("tiny-epic", "kingdom", -2)
    expect(page.locator(".lesson .task")).to_contain_text("six points so far")
    for points in page.locator(".kingdom .points").all():
        expect(points).to_be_in_viewport(ratio=1)
    expect(page.locator(".lesson .task")).to_be_in_viewport(ratio=1)
    page.wait_for_timeout(DOUBLE)  # a person reads between two taps
    hands.use(page.get_by_role("button", name="Go on"))
    expect(page.locator(".lesson .because")).to_contain_text("“Wars, alliances and forts”")
    expect(page.get_by_text("Next lesson: Wars, alliances and forts")).to_be_visible()


def test_the_coins_that_a_lesson_speaks_of_are_in_sight(page: Page, address: str) -> None:
    rules, course = known("small-world", "first")
    answers = [answer for answer, _, _ in moments(rules, course)]
    told = next(k for k, each in enumerate(answers) if "log-score" in str(each.log))
    page.set_viewport_size({"width": 1366, "height": 700})
    page.goto(f"{address}/#/learn/small-world/first")
    Learner(page, Mouse(page)).take("small-world", "first", told)
    expect(page.locator(".lesson .task")).to_contain_text("You have earned six coins")
    own = page.locator(".seat").first
    expect(own.locator(".purse")).to_be_in_viewport(ratio=1)
    expect(own.locator(".earned summary")).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_coins_of_the_first_turn_are_in_sight_and_their_sum_is_the_logs(
    phone: Phone, address: str
) -> None:
    """SW-P02: a coin was laid on the combination that was passed over."""
    page = phone()
    page.goto(f"{address}/#/learn/small-world/first")
    rules, course = known("small-world", "first")
    answers = [answer for answer, _, _ in moments(rules, course)]
    told = next(k for k, each in enumerate(answers) if "log-score" in str(each.log))
    Learner(page, Touch(page)).take("small-world", "first", told)
    task = page.locator(".lesson .task")
    expect(task).to_contain_text("You have earned six coins")
    expect(page.locator(".lesson .because")).to_contain_text("says +5")
    expect(page.locator(".log")).to_contain_text("Player 1, round 1: +5")
    expect(task).to_be_in_viewport(ratio=1)
    expect(page.locator(".seat").first.locator(".purse")).to_be_in_viewport(ratio=1)


def test_what_the_lesson_tells_one_to_do_is_done_at_one_press(page: Page, address: str) -> None:
    """A token is left that could still try: in a game that is asked about, here it is told."""
    rules, course = known("small-world", "first")
    found = list(moments(rules, course))
    stop = next(k for k, one in enumerate(found) if course.step[one.answer.step].say == "stop")
    page.goto(f"{address}/#/learn/small-world/first")
    Learner(page, Mouse(page)).take("small-world", "first", stop)
    page.wait_for_timeout(DOUBLE)
    page.get_by_role("button", name="End conquests").click()
    expect(page.locator(".lesson .task")).to_contain_text("Spread your tokens again")
    page.goto(f"{address}/#/learn/small-world/decline")
    page.wait_for_timeout(DOUBLE)
    page.get_by_role("button", name="Go on").click()
    page.wait_for_timeout(DOUBLE)
    page.get_by_role("button", name="Go into decline").click()
    expect(page.locator(".lesson .task")).to_contain_text("Seven coins")


def test_the_button_that_the_lesson_asks_for_stands_out_and_a_mistake_moves_little(
    page: Page, address: str
) -> None:
    """TEK-3: told to collect, one is led to it; a kind word takes only its own room."""
    page.set_viewport_size({"width": 820, "height": 1180})
    page.goto(f"{address}/#/learn/tiny-epic/kingdom")
    Learner(page, Mouse(page)).take("tiny-epic", "kingdom", 5)
    expect(page.locator(".ask .answers .confirm")).to_contain_text("Collect")
    task = page.locator(".lesson .task")
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    # A click of the hand would first bring the button into view.
    page.get_by_role("button", name="Carry out Build").evaluate("it => it.click()")
    kindly = page.locator(".lesson .kindly")
    expect(kindly).to_be_in_viewport(ratio=1)
    expect(task).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Collect")).to_be_in_viewport(ratio=1)
    room = kindly.evaluate("it => it.getBoundingClientRect().height")
    page.wait_for_timeout(600)  # it glides
    assert page.evaluate("scrollY") <= room + 12


def test_what_a_step_refused_is_not_said_of_the_next_choice(page: Page, address: str) -> None:
    """Told that another region is not meant, one selects the one that is."""
    page.goto(f"{address}/#/learn/small-world/first")
    hands = Mouse(page)
    Learner(page, hands).take("small-world", "first", end=4)
    expect(page.locator(".lesson .task")).to_have_text("Now take forest 11.")
    hands.region(page.locator('.region[aria-label^="mountain 9" i]'))
    page.get_by_role("button", name="Conquer for 3 tokens").click()
    kindly = page.locator(".lesson .kindly")
    expect(kindly).to_contain_text("nothing has happened")
    hands.region(page.locator('.region[aria-label^="forest 11" i]'))
    expect(page.get_by_role("button", name="Conquer for 3 tokens")).to_be_visible()
    expect(kindly).to_have_count(0)


def test_the_lessons_of_the_game_that_was_asked_for_stand_apart(page: Page, address: str) -> None:
    page.goto(f"{address}/#/learn/warcraft")
    cards = page.locator(".learn .card")
    expect(cards).to_have_count(2)
    expect(cards.first.locator("h2")).to_have_text(["Small World of Warcraft"])
    expect(cards.last.locator("h2")).to_have_text(["Small World", "Tiny Epic Kingdoms"])
    page.goto(f"{address}/#/learn")
    expect(cards).to_have_count(1)
