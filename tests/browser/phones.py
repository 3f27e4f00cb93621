"""A phone in someone's hand: opens pages, reads what they say, and plays Tug as a person would."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page
from playwright.sync_api import TimeoutError as Vanished

from phone import Poller, calls

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSERS = ("chromium-headless-shell", "chromium")  # the first needs a quarter of the time to open a page
PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1280, "height": 800}
PATIENCE = 60_000  # milliseconds until something is to be seen, however busy the machine is
LOOKS = {  # each language, size and light, and each of them with each other
    "phone-en-light": {"size": PHONE, "language": "en", "theme": "light"},
    "laptop-de-light": {"size": LAPTOP, "language": "de", "theme": "light"},
    "phone-de-dark": {"size": PHONE, "language": "de", "theme": "dark"},
    "laptop-en-dark": {"size": LAPTOP, "language": "en", "theme": "dark"},
}
LOADED = """() => performance.getEntries().filter(({ entryType }) => ['navigation', 'resource'].includes(entryType))
    .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""  # by a page so far, and its bytes
in_every_look = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)

WORDS = {
    "en": {
        "again": "Play again",
        "begin": "Start the game",
        "bot": "Play now",
        "device": "One device",
        "first roll": "Roll two dice",
        "hint": "Hint",
        "invite": "Invite",
        "lay": "Open a table",
        "lift": "Pick up the",
        "name": "Your name",
        "log": "Log",
        "more": "More",
        "more about it": "More about this game",
        "resign": "Give up",
        "players": "Players",
        "start with": "Start now with %d",
        "review": "Review",
        "roll": re.compile(r"^Roll \d di(e|ce)$"),
        "roll five": "Roll five dice",
        "rules": "Rules",
        "shelf": "Back to the shelf",
        "sit": "Take a seat",
        "three": re.compile("Three alike"),
        "tug": "5-Dice Tug",
        "undo": "Undo",
        "yes, resign": "Yes, give up",
        "variation": "Variation",
        "watch": "Just watch",
    },
    "de": {
        "again": "Noch einmal",
        "begin": "Spiel beginnen",
        "bot": "Sofort spielen",
        "device": "Ein Gerät",
        "first roll": "Zwei Würfel werfen",
        "hint": "Tipp",
        "invite": "Einladen",
        "lay": "Tisch eröffnen",
        "lift": "nehmen",
        "name": "Dein Name",
        "log": "Verlauf",
        "more": "Mehr",
        "more about it": "Mehr zu diesem Spiel",
        "resign": "Aufgeben",
        "players": "Personen",
        "start with": "Jetzt zu %d starten",
        "review": "Auswertung",
        "roll": re.compile(r"^\d Würfel werfen$"),
        "roll five": "Fünf Würfel werfen",
        "rules": "Regeln",
        "shelf": "Zurück zum Regal",
        "sit": "Platz nehmen",
        "three": re.compile("Drei gleiche"),
        "tug": "Würfel-Tauziehen",
        "undo": "Rückgängig",
        "yes, resign": "Ja, aufgeben",
        "variation": "Variante",
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
        lifts: int = 2,
    ) -> None:
        self.lifts = lifts  # how many dice to roll again in a turn
        self.url = url
        self.language = language
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
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        cut = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "WebSocket connection")
        if message.type == "error" and not any(each in message.text for each in cut):  # a test cuts it on purpose
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
        """Tap a button; one that lays a table leads to it."""
        self.button(word).click()
        if word in ("begin", "lay"):
            self.page.wait_for_url("**/table/*")

    def watch(self, code: str) -> None:
        """Watch a table, as the page where one joins offers it."""
        self.open(f"/join/{code}").page.get_by_role("link", name=self.words["watch"]).click()
        self.page.wait_for_url(f"**/table/{code}")

    def choose_players(self, count: int) -> None:
        """Choose how many play; without this a table of guests grows as people come."""
        group = self.page.get_by_role("group", name=self.words["players"], exact=True)
        group.get_by_role("radio", name=str(count), exact=True).check()

    def start_with(self, count: int) -> None:
        """Start the match as its host, once so many are here."""
        self.page.get_by_role("button", name=self.words["start with"] % count).click()

    def name_yourself(self, name: str) -> None:
        """Type a name where it is asked for."""
        self.page.get_by_label(self.words["name"]).fill(name)

    def lay(self, how: str, begin: str) -> str:
        """Lay a table of Tug on the game's page and return its code."""
        self.open("/game/tug")
        self.radio(how).check()
        self.tap(begin)
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
        if not self.page.locator("main button.primary, main button.card, main [role=checkbox]").count():
            return False  # known at once: to look for buttons by their names takes ten times as long
        if self.open_point():
            return True
        if self.dice.count() != 5:
            return False
        roll = self.page.get_by_role("button", name=self.words["roll"]).first
        return all(press(self.dice.nth(place)) for place in self.doubled()) and press(roll)

    def open_point(self) -> bool:
        """Do what the screen asks for until five dice lie there; False if it asks for none of that now."""
        asked = (self.button("first roll"), self.three_alike, self.button("roll five"))
        return any(button.count() and press(button.first) for button in asked)

    @property
    def three_alike(self) -> Locator:
        """Return the card that chooses three alike."""
        return self.page.get_by_role("button", name=self.words["three"])

    @property
    def dice(self) -> Locator:
        """Return the dice that can be lifted."""
        return self.page.get_by_role("checkbox", name=re.compile(self.words["lift"]))

    def doubled(self) -> list[int]:
        """Return the dice to lift: doubled ones, so that the rest differ; the last ones if none is doubled."""
        faces = self.dice.evaluate_all("dice => dice.map(die => die.ariaLabel.match(/\\d/)[0])")
        doubled = [place for place, face in enumerate(faces) if face in faces[:place]]
        return [*doubled, *(place for place in (4, 3) if place not in doubled)][: self.lifts]

    @property
    def code(self) -> str:
        """Return the code of the table on the screen."""
        return self.page.url.rpartition("/")[2]

    @property
    def token(self) -> str:
        """Return by what this device holds its seat at the table on the screen."""
        kept = json.loads(self.page.evaluate("localStorage.getItem('fives.tables')"))
        return str(kept[self.code]["token"])

    def reach(self, wanted: str) -> bool:
        """Go with Tab alone to something that matches; False if the game has moved on meanwhile."""
        for _ in range(60):
            if not self.page.locator(wanted).count():
                return False
            if self.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                return True
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {wanted}")

    def roll_for_the_start(self) -> None:
        """Roll until it is known who begins, on one device."""
        while not self.three_alike.count():
            press(self.button("first roll"))

    def resign(self) -> None:
        """Give the game up."""
        for word in ("more", "resign", "yes, resign"):
            self.tap(word)
        self.button("again").wait_for()

    def switch_off(self) -> None:
        """Close the page as a phone without power would."""
        self.context.close()


class Frames:
    """All that a page is sent through its socket, from now on."""

    def __init__(self, phone: Phone) -> None:
        self.texts: list[str] = []
        phone.page.on("websocket", lambda socket: socket.on("framereceived", self._receive))

    def _receive(self, payload: str | bytes) -> None:
        self.texts.append(payload if isinstance(payload, str) else payload.decode())

    @property
    def messages(self) -> list[dict[str, Any]]:
        """Return what was sent, read."""
        return [json.loads(text) for text in self.texts]

    @property
    def views(self) -> list[dict[str, Any]]:
        """Return the views of positions in the order they were sent."""
        positions = [message["position"] for message in self.messages if message.get("position")]
        return [hand["view"] for position in positions for hand in position["hands"]]


def press(button: Locator) -> bool:
    """Press a button; False if it went away or was never enabled, because the game has moved on."""
    try:
        button.click(timeout=1500)
    except Vanished:
        return False
    return True


def hurry_on(*phones: Phone, until: Any) -> None:
    """Play at random for these phones by the server's own commands, faster than anyone taps, until `until(view)`.

    Then they look anew: a board would show every move, one after the other.
    """
    with calls(phones[0].url) as client:
        players = [Poller(client, phones[0].code, each.token) for each in phones]
        first, chance = players[0], random.Random(5)
        for player in players:  # one may have looked before the match began, the other after
            player.wait_for(lambda player: player.position)
        while not until(first.position["hands"][0]["view"]):
            able = [(each, seat) for each in players for seat in each.you["seats"] if seat in first.position["actors"]]
            if able:
                each, seat = able[0]
                n = each.play(seat, chance.choice(each.moves(seat)))["n"]
                for player in players:
                    player.wait_for(lambda player, n=n: player.position["n"] >= n)
            else:
                first.poll()
    for each in phones:
        each.page.reload()


def find_chromium() -> str:
    """Return the browser of this machine; FIVES_CHROMIUM names another one."""
    found = os.environ.get("FIVES_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "the browser tests need Chromium: make test installs it"
    return found


def play_on(*phones: Phone, until: Any = None, how: Any = Phone.take_turn, seconds: float = 150) -> None:
    """Let each phone act when it is asked, until the game is over on all of them, or `until` says so."""
    deadline = time.monotonic() + seconds
    while not (until() if until else all(phone.over for phone in phones)):
        assert time.monotonic() < deadline, [phone.page.inner_text("body")[:600] for phone in phones]
        turns = [how(phone) for phone in phones]
        if not any(turns):
            phones[0].page.wait_for_timeout(100)


def play_until_dice(*phones: Phone) -> None:
    """Play Tug until the first dice can be lifted, and lift none: a roll under way would change what is seen next."""
    play_on(*phones, how=Phone.open_point, until=lambda: any(each.dice.count() for each in phones))
