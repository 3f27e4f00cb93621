"""Learn by playing: a lesson is tried by touch and by keyboard, says why not, and leads to a real game."""

from collections.abc import Callable

import pytest
from layout_checks import messages
from phones import LAPTOP, PHONE, Phone
from playwright.sync_api import Locator, expect
from test_accessibility import check

from fives.core.catalogue import find_lesson, games

MakePhone = Callable[..., Phone]
LONG = 30_000  # milliseconds, on a machine that has much to do


class Learner:
    """Someone who learns on a phone or laptop."""

    def __init__(self, phone: Phone, game: str) -> None:
        self.phone, self.page, self.game = phone, phone.page, game
        self.words = messages(phone.language)
        self.page.set_default_timeout(LONG)

    def says(self, key: str) -> None:
        """Wait until this is said to the learner."""
        expect(self.page.get_by_role("status").get_by_text(self.words[f"{self.game}-learn-{key}"])).to_be_visible(
            timeout=LONG
        )

    def button(self, name: str) -> Locator:
        """Return a button of the page."""
        return self.page.get_by_role("button", name=name, exact=True)

    def tap(self, name: str) -> None:
        """Tap a button, as it is called."""
        self.button(name).tap()

    def lift(self, *faces: int) -> None:
        """Tap dice, by the numbers they show."""
        for face in faces:
            self.page.get_by_role("checkbox", name=f"Pick up the {face}").first.tap()


def test_tug_is_learnt_by_touch_and_then_played(phone: MakePhone) -> None:
    device = phone().open("/game/tug")
    device.page.get_by_role("link", name="Learn by playing").tap()
    learner = Learner(device, "tug")
    learner.says("goal")
    learner.page.get_by_role("button", name="Five different").tap()
    expect(learner.page.get_by_role("status").get_by_text("You could do that")).to_be_visible()
    learner.page.get_by_role("button", name="Three alike").tap()
    learner.says("goal-yes")
    learner.tap("Next")
    learner.tap("Roll five dice")
    learner.says("roll-yes")
    learner.tap("Next")
    learner.lift(4)
    learner.tap("Roll 1 die")
    learner.says("pull-no")
    learner.lift(1, 2)
    learner.tap("Roll 2 dice")
    learner.says("pull-yes")
    expect(learner.page.get_by_role("log").get_by_text("a point for you")).to_be_visible()
    learner.tap("Next")
    learner.lift(6)
    learner.tap("Roll 1 die")
    learner.says("spoilt-yes")
    learner.tap("Next")
    learner.lift(1)
    learner.tap("Roll 1 die")
    learner.says("different-yes")
    learner.tap("Play against the Beginner bot")
    device.page.wait_for_url("**/table/*")
    expect(device.page.get_by_role("log")).to_contain_text("picked to go first")


def test_the_page_says_why_not_and_opens_the_rules_there(phone: MakePhone) -> None:
    device = phone(size=LAPTOP).open("/learn/find_fives")
    learner = Learner(device, "find_fives")
    learner.says("find")
    for cell in (0, 1, 2, 3, 4):  # five squares in the top row, which do not show what was rolled
        device.page.locator(f"[data-cell='{cell}']").click()
    why = device.page.get_by_role("status").filter(has_text=learner.words["rule-FF3"])
    why.get_by_role("button", name="Rules", exact=True).click()
    marked = device.page.get_by_role("dialog").locator(".marked")
    expect(marked).to_be_in_viewport()
    expect(marked).to_have_id("rule-FF3")
    expect(marked).to_contain_text(learner.words["rule-FF3"])


def test_the_keyboard_learns_too(phone: MakePhone) -> None:
    device = phone(size=LAPTOP, language="de", theme="dark").open("/learn/tug")
    learner = Learner(device, "tug")
    learner.says("goal")
    device.page.get_by_role("button", name="Drei gleiche").wait_for()
    assert device.reach("[aria-label='Drei gleiche']")
    device.page.keyboard.press("Enter")
    learner.says("goal-yes")
    expect(learner.button("Weiter")).to_be_focused()
    device.page.keyboard.press("Enter")
    expect(learner.button("Fünf Würfel werfen")).to_be_focused()


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("id", list(games()))
def test_every_lesson_is_played_to_its_end(phone: MakePhone, id: str, size: dict[str, int]) -> None:
    """Each step is shown, without a fault that axe or a ruler can find, up to the real game."""
    device = phone(size=size, language="en" if size == PHONE else "de", theme="light" if size == PHONE else "dark")
    learner = Learner(device.open(f"/learn/{id}"), id)
    names = ("learn-watch", "learn-show", "learn-next", "learn-again")
    ready, show, on, again = (learner.button(learner.words[name]) for name in names)
    for step in find_lesson(games()[id]):
        learner.says(step.name)
        expect(ready.or_(show)).to_be_visible()
        if ready.is_visible():
            ready.click()
        expect(show).to_be_enabled(timeout=LONG)
        check(device, f"{id} {step.name}")
        show.click()
        expect(on.or_(again)).to_be_visible(timeout=LONG)
        learner.says(f"{step.name}-yes")
        if on.is_visible():
            on.click()
    expect(again).to_be_visible()
    check(device, f"{id} learnt")
    device.page.locator(".on .primary").click()
    device.page.wait_for_url("**/table/*")
