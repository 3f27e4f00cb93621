"""A phone in someone's hand: opens pages, reads what they say, and plays Tug as a person would."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1280, "height": 800}

WORDS = {
    "en": {
        "again": "Play again",
        "begin": "Start the game",
        "device": "One device",
        "first roll": "Roll two dice",
        "hint": "Hint",
        "invite": "Invite",
        "lay": "Set the table",
        "lift": "Lift the",
        "name": "Your name",
        "review": "Review the game",
        "roll": re.compile(r"^Roll \d di(e|ce)$"),
        "roll five": "Roll five dice",
        "rules": "Rules",
        "shelf": "To the shelf",
        "sit": "Take a seat",
        "three": re.compile("Three alike"),
        "tug": "5-Dice Tug",
        "undo": "Undo",
        "watch": "Just watch",
    },
    "de": {
        "again": "Noch einmal",
        "begin": "Spiel beginnen",
        "device": "Ein Gerät",
        "first roll": "Zwei Würfel werfen",
        "hint": "Tipp",
        "invite": "Einladen",
        "lay": "Tisch decken",
        "lift": "aufnehmen",
        "name": "Dein Name",
        "review": "Spiel ansehen",
        "roll": re.compile(r"^\d Würfel werfen$"),
        "roll five": "Fünf Würfel werfen",
        "rules": "Regeln",
        "shelf": "Zum Regal",
        "sit": "Platz nehmen",
        "three": re.compile("Drei Gleiche"),
        "tug": "5-Würfel-Tauziehen",
        "undo": "Zurücknehmen",
        "watch": "Nur zuschauen",
    },
}


class Phone:
    """One browser context with one page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: dict[str, int] = PHONE,
        language: str = "en",
        theme: str = "light",
        memory: Any = None,
    ) -> None:
        self.url = url
        self.words = WORDS[language]
        self.troubles: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport=size,
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=size["width"] < 600,
            storage_state=memory,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        unreachable = "ERR_CONNECTION_REFUSED" in message.text or "WebSocket connection" in message.text
        if message.type == "error" and not unreachable:  # a server that was killed on purpose
            self.troubles.append(message.text)

    def open(self, path: str = "/") -> Phone:
        """Open a page of the server."""
        self.page.goto(self.url + path)
        return self

    def button(self, word: str) -> Locator:
        """Return the button with this word's name."""
        return self.page.get_by_role("button", name=self.words[word], exact=True)

    def radio(self, word: str) -> Locator:
        """Return the choice with this word's name."""
        return self.page.get_by_role("radio", name=self.words[word])

    def tap(self, word: str) -> None:
        """Tap a button."""
        self.button(word).click()

    def name_yourself(self, name: str) -> None:
        """Type a name where it is asked for."""
        self.page.get_by_label(self.words["name"]).fill(name)

    def lay(self, how: str, begin: str) -> str:
        """Lay a table of Tug on the game's page and return its code."""
        self.open("/game/tug")
        self.radio(how).check()
        self.tap(begin)
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2]

    @property
    def over(self) -> bool:
        """Say whether the game has ended on this screen."""
        return self.button("again").is_visible()

    @property
    def scores(self) -> list[int]:
        """Return the points shown at the seats."""
        return [int(text) for text in self.page.locator(".seats .score [aria-hidden=true]").all_inner_texts()]

    def take_turn(self) -> bool:
        """Do what the screen asks for; False if it asks for nothing now."""
        for word in ("first roll", "three", "roll five"):
            button = self.button(word) if word != "three" else self.page.get_by_role("button", name=self.words["three"])
            if button.count() and button.first.is_enabled():
                button.first.click()
                return True
        dice = self.dice
        if dice.count() != 5 or not dice.first.is_enabled():
            return False
        for place in self.doubled():
            dice.nth(place).click()
        roll = self.page.get_by_role("button", name=self.words["roll"]).first
        roll.click()
        return True

    @property
    def dice(self) -> Locator:
        """Return the dice that can be lifted."""
        return self.page.get_by_role("checkbox", name=re.compile(self.words["lift"]))

    def doubled(self) -> list[int]:
        """Return two dice to lift: doubled ones, so that the rest differ; the last two if none is doubled."""
        faces = [re.sub(r"\D", "", die.get_attribute("aria-label") or "") for die in self.dice.all()]
        doubled = [place for place, face in enumerate(faces) if face in faces[:place]]
        return [*doubled, *(place for place in (4, 3) if place not in doubled)][:2]

    def switch_off(self) -> None:
        """Close the page as a phone without power would."""
        self.context.close()


def play_on(*phones: Phone, until: Any = None, seconds: float = 150) -> None:
    """Let each phone act when it is asked, until the game is over on all of them, or `until` says so."""
    deadline = time.monotonic() + seconds
    while not (until() if until else all(phone.over for phone in phones)):
        assert time.monotonic() < deadline, [phone.page.inner_text("body")[:600] for phone in phones]
        turns = [phone.take_turn() for phone in phones]
        if not any(turns):
            phones[0].page.wait_for_timeout(50)
