"""Every screen in every language, on phone and laptop, by day and by night: pictures, and what a ruler finds wrong.

`make screens` takes all of them; `make screens SCREENS="--game tug --language ar"` some. Each option may be repeated.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import httpx
from layout_checks import faults
from phones import FLAGS, LAPTOP, PATIENCE, PHONE, find_chromium
from playwright.sync_api import Browser, Error, Page, sync_playwright

import phone
from fives.cli.terminal.translations import Translations
from fives.core.catalogue import find_game, games, gives_hints, has_solver
from fives.core.options import read_setting, seat_counts
from fives.texts import LANGUAGES
from server_process import Serving

SIZES = {"phone": PHONE, "laptop": LAPTOP}
LIGHTS = ("light", "dark")
HOUSE = "house"  # the screens that belong to no game
ROOM = {
    "table_burst": 1000,
    "record_burst": 1000,
    "sit_burst": 1000,
    "seat_call_burst": 10_000,
    "message_rate": 1e6,
    "message_burst": 10**6,
    "bot_delay": 0,
}
MIDDLE = 14  # events after which a game is in full swing
SOLVING = 120_000  # milliseconds for a hint or a review that nobody has asked for yet
LONGEST = 30.0  # seconds to play a game; then somebody resigns

SETTLE = """async () => {
  const pause = () => new Promise(done => setTimeout(done, 100));
  const moving = () => document.getAnimations().some(
    each => each.playState === 'running' && each.effect.getTiming().iterations !== Infinity);
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await pause();
  for (let frames = 0; frames < 4; frames++) await frame(); // boards measure themselves, on a busy machine too
  for (let tries = 0; tries < 30 && moving(); tries++) await pause();
}"""


@dataclass(frozen=True)
class Screen:
    """Something to look at: where it is, and what to press there first."""

    game: str
    name: str
    path: str
    prepare: Callable[[Page, Translations], None] = lambda page, words: None


@dataclass(frozen=True)
class Seated:
    """A table and the token of the seat from which it is seen."""

    game: str
    code: str
    token: str


class Gallery:
    """One browser and one page that looks at one screen after the other."""

    def __init__(self, browser: Browser, url: str, held: list[Seated]) -> None:
        self._url, self._held = url, held
        self.page = browser.new_context(reduced_motion="reduce").new_page()
        self.page.set_default_timeout(PATIENCE)

    def visit(self, screen: Screen, language: str, size: str) -> None:
        """Go to a screen, in a language."""
        page = self.page
        page.set_viewport_size(SIZES[size])
        self._remember(screen, language)
        page.goto(self._url + screen.path)
        page.locator("h1").first.wait_for()
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        screen.prepare(page, Translations(language))
        self.settle()

    def resize(self, size: str) -> None:
        """Look at the same on another device."""
        self.page.set_viewport_size(SIZES[size])
        self.settle()

    def picture(self, file: Path, light: str) -> None:
        """Take a picture of the whole page, or of a sheet that lies over it."""
        self.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        self.settle()  # colours change little by little
        whole = self.page.locator("dialog[open], [aria-modal=true]").count() == 0
        self.page.screenshot(path=file, type="jpeg", quality=70, full_page=whole)

    def settle(self) -> None:
        """Wait for letters, for boards that measure themselves, and for what still moves."""
        self.page.evaluate(SETTLE)

    def close(self) -> None:
        """Put the device away."""
        self.page.context.close()

    def _remember(self, screen: Screen, language: str) -> None:
        """Give the device its language, and the seat at the table of the screen; on the shelf the first it holds."""
        seats = [each for each in self._held if screen.path.endswith(each.code)] or self._held[:1]
        tables = {each.code: {"token": each.token, "game": each.game, "at": 1} for each in seats}
        if self.page.url == "about:blank":
            self.page.goto(f"{self._url}/icon.svg")
        kept = {"fives.locale": language, "fives.tables": json.dumps({} if screen.name == "join" else tables)}
        self.page.evaluate("kept => Object.entries(kept).forEach(pair => localStorage.setItem(...pair))", kept)


def options_for(game: str, people: int) -> dict[str, object] | None:
    """Return the options with which so many can play, as few of them as possible; None if so many cannot."""
    found = find_game(game)
    for chosen, counts in seat_counts(found).items():
        if people in counts:
            return dict([read_setting(found, chosen)]) if chosen else {}
    return None


def open_table(client: httpx.Client, game: str, people: int = 2) -> tuple[str, list[str]]:
    """Lay a table for so many people, or for one where only one can play; return its code and everybody's token."""
    options = options_for(game, people)
    seats = 1 if options is None else people
    wishes = [{"kind": "mine", "name": "Anna"}, *[{"kind": "open"}] * (seats - 1)]
    laid = client.post("/api/tables", json={"game": game, "seats": wishes, "options": options or {}}).json()
    code = laid["table"]["code"]
    return code, [laid["token"], *(phone.sit(client, code, "Maximilian") for _ in range(seats - 1))]


def play(
    url: str, client: httpx.Client, game: str, *, whole: bool, least: int = 1, after: int = MIDDLE, people: int = 2
) -> Seated:
    """Play a game with random moves up to a decision of the first player after so many events, or to its end.

    A decision is one among `least` moves or more.
    """
    code, tokens = open_table(client, game, people)
    chance, until = random.Random(5), time.monotonic() + LONGEST * (len(tokens) if len(tokens) > 2 else 1)
    phones = [phone.Phone(url, code, token) for token in tokens]
    for each in phones:
        each.ready()
    for each in phones:
        each.wait_for(lambda each: each.position)
    while not (position := phones[0].position)["result"] and time.monotonic() < until:
        asked = phones[0].moves(0) if 0 in position["actors"] else []
        if not whole and position["n"] >= after and len(asked) >= least:
            break
        act(phones, position, chance)
    if whole and not position["result"]:
        phones[0].resign(0)
    for each in phones:
        each.close()
    return Seated(game, code, tokens[0])


def act(phones: list[phone.Phone], position: dict, chance: random.Random) -> None:
    """Let somebody who is asked play, or wait for the clock."""
    able = [
        (each, seat) for each in phones for seat in each.you["seats"] if seat in position["actors"] and each.moves(seat)
    ]
    if not able:
        time.sleep(0.3)
    else:
        each, seat = chance.choice(able)
        each.play(seat, phone.spelt(chance.choice(each.moves(seat)), chance))
    for each in phones:
        each.catch_up()
        each.inbox.clear()


def press(*keys: str, role: str = "button") -> Callable[[Page, Translations], None]:
    """Return who presses the buttons with these texts, and waits for what they bring."""

    def prepare(page: Page, words: Translations) -> None:
        for key in keys:
            page.get_by_role(role, name=words.say(key), exact=True).first.click()
        page.wait_for_timeout(150)

    return prepare


def ask_for_a_hint(page: Page, words: Translations) -> None:
    """Ask for a hint and wait for it."""
    button = page.get_by_role("button", name=words.say("hint"), exact=True)
    button.click()
    page.wait_for_function("button => button.ariaPressed === 'true'", arg=button.element_handle(), timeout=SOLVING)


def look_back(page: Page, words: Translations) -> None:
    """Open the review and wait until it is worked out."""
    press("review")(page, words)
    page.locator("dialog .step").wait_for(timeout=SOLVING)


def check_the_dice(page: Page, words: Translations) -> None:
    """Look back at a game from its link, and check its dice."""
    page.get_by_role("slider").wait_for()
    page.locator(".look svg").first.wait_for()
    press("check")(page, words)


def remember_games(page: Page, words: Translations) -> None:
    """Look at the games of a device that has finished some."""
    two = {"names": ["Anna", "Maximilian"], "mine": [0], "ranks": [1, 2], "scores": [5, 3], "settings": "tug"}
    alone = {"names": ["Anna"], "mine": [0], "ranks": [2], "scores": [4], "settings": "alone"}
    played = [{"code": "KBSVK", "epoch": n, "game": "tug", "at": 1_700_000_000_000, **two} for n in (1, 2)]
    played.append({"code": "TRSVK", "epoch": 1, "game": "clear_away", "at": 1_700_000_000_000, **alone})
    bests = {"alone": {"game": "clear_away", "most": 4, "fewest": 4}}
    kept = json.dumps({"version": 1, "games": played, "bests": bests})
    page.evaluate("kept => localStorage.setItem('fives.history', kept)", kept)
    page.reload()
    page.locator("ul.games").wait_for()


def try_what_is_right(page: Page, words: Translations) -> None:
    """Let the first step of a lesson be shown, and wait for what it taught."""
    press("learn-show")(page, words)
    page.get_by_role("button", name=words.say("learn-next"), exact=True).wait_for()


def wish_for_many(page: Page, words: Translations) -> None:
    """Look for a game for six."""
    press("search-chip")(page, words)
    page.locator("search select").first.select_option(index=6)


def cut_the_line(page: Page, words: Translations) -> None:
    """Open the shelf while the server does not answer."""
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    page.locator("h1").first.wait_for()
    page.wait_for_timeout(300)
    page.unroute("**/api/**")


def throw_by_hand(url: str, client: httpx.Client) -> Seated:
    """Lay a table with real dice, the first of them in the air."""
    code, token = phone.new_table(client, "mine", "bot:casual", game="tug", by_hand=True, options={"start": "roll"})
    with phone.Phone(url, code, token) as host:
        host.ready()
        host.wait_for(lambda each: each.position)
        host.play(0, "roll")
    return Seated("tug", code, token)


def house_screens(waiting: str, crowd: str, playing: str, by_hand: str, several: str) -> list[Screen]:
    """Return the screens that look alike in every game."""
    return [
        Screen(HOUSE, "shelf", "/"),
        Screen(HOUSE, "story", "/", lambda page, words: page.locator(".case section button.small").nth(1).click()),
        Screen(HOUSE, "waiting", f"/table/{waiting}"),
        Screen(HOUSE, "waiting-many", f"/table/{crowd}"),
        Screen(HOUSE, "join", f"/join/{waiting}"),
        Screen(HOUSE, "next", f"/next/{waiting}"),
        Screen(HOUSE, "next-game", f"/next/{waiting}/dominoes"),
        Screen(HOUSE, "screen-waiting", f"/screen/{waiting}"),
        Screen(HOUSE, "screen-waiting-many", f"/screen/{crowd}"),
        Screen(HOUSE, "menu", f"/table/{playing}", press("menu")),
        Screen(
            HOUSE,
            "log",
            f"/table/{playing}",
            lambda page, words: page.set_viewport_size(PHONE) or press("log-open")(page, words),
        ),
        Screen(HOUSE, "own-dice", f"/table/{by_hand}"),
        Screen(HOUSE, "beside", f"/table/{several}"),
        Screen(HOUSE, "history", "/history", remember_games),
        Screen(HOUSE, "file", "/replay"),
        Screen(HOUSE, "replay-gone", "/replay/ZZZZZ/1"),
        Screen(HOUSE, "gone", "/table/ZZZZZ"),
        Screen(HOUSE, "nowhere", "/no/such/page"),
        Screen(HOUSE, "offline", "/", cut_the_line),
        Screen(HOUSE, "search", "/", wish_for_many),  # the last: the shelf keeps its filter
    ]


def game_screens(game: str, middle: Seated, end: Seated) -> list[Screen]:
    """Return the screens of one game."""
    there = {"hint": gives_hints(find_game(game)), "review": has_solver(find_game(game))}
    screens = [
        Screen(game, "page", f"/game/{game}"),
        Screen(game, "learn", f"/learn/{game}"),
        Screen(game, "learn-right", f"/learn/{game}", try_what_is_right),
        Screen(game, "table", f"/table/{middle.code}"),
        Screen(game, "hint", f"/table/{middle.code}", ask_for_a_hint),
        Screen(game, "rules", f"/table/{middle.code}", press("rules")),
        Screen(game, "ending", f"/table/{end.code}"),
        Screen(game, "review", f"/table/{end.code}", look_back),
        Screen(game, "replay", f"/replay/{end.code}/1", check_the_dice),
        Screen(game, "screen", f"/screen/{middle.code}"),
    ]
    if game == "find_fives":
        screens.append(Screen(game, "print", f"/table/{middle.code}", press("find_fives-page-print")))
    return [screen for screen in screens if there.get(screen.name, True)]


def main() -> int:
    asked = read_arguments()
    shutil.rmtree(asked.out, ignore_errors=True)
    asked.out.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as data, Serving(Path(data), **ROOM) as serving, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        wrong = look(browser, serving, asked)
        contact_sheets(browser, asked.out, asked.size)
        browser.close()
    asked.out.joinpath("faults.txt").write_text("".join(f"{line}\n" for line in wrong))
    print(f"{len(list(asked.out.glob('*.jpg')))} pictures in {asked.out}, {len(wrong)} faults")  # noqa: T201
    return 1 if wrong else 0


def look(browser: Browser, serving: Serving, asked: argparse.Namespace) -> list[str]:
    """Take every picture that was asked for, and return what is wrong in them."""
    screens, held = set_up(serving, asked.game)
    gallery = Gallery(browser, serving.url, held)
    wrong = []
    for language, screen in product(asked.language, screens):
        if asked.screen and screen.name not in asked.screen:
            continue
        try:
            found = list(look_at(gallery, screen, language, asked))
        except Error as error:  # a screen that cannot be reached is a fault like any other
            found = [f"not shown: {error.message.splitlines()[0]}"]
        wrong += [f"{screen.game} {screen.name} {language} {fault}" for fault in found]
        print(*wrong[-len(found) :] if found else [], sep="\n", end="\n" if found else "")  # noqa: T201
    return wrong


def look_at(gallery: Gallery, screen: Screen, language: str, asked: argparse.Namespace) -> Iterator[str]:
    """Take the pictures of one screen in one language, and yield what is wrong with it."""
    gallery.visit(screen, language, asked.size[0])
    for size in asked.size:
        gallery.resize(size)
        yield from (f"{size}: {fault}" for fault in faults(gallery.page, language))
        for light in asked.light:
            gallery.picture(asked.out / f"{screen.game}-{screen.name}-{language}-{size}-{light}.jpg", light)


def set_up(serving: Serving, wanted: list[str]) -> tuple[list[Screen], list[Seated]]:
    """Play what is to be looked at; return the screens and the seats from which they are seen."""
    screens, held = [], []
    with httpx.Client(base_url=serving.url, timeout=60) as client:
        for game in (each for each in games() if each in wanted):
            pair = [play(serving.url, client, game, whole=whole, least=2) for whole in (False, True)]
            held += pair
            screens += game_screens(game, *pair)
        if HOUSE in wanted:
            host, playing = (
                phone.new_table(client, "mine", "open", game="tug"),
                play(serving.url, client, "tug", whole=False),
            )
            by_hand, several = throw_by_hand(serving.url, client), phone.new_table(client, "mine", "open", tables=3)
            crowd = phone.new_table(client, "mine", *["open"] * 5, game="detective")
            held += [Seated("tug", *host), Seated("detective", *crowd), playing, by_hand, Seated("tug", *several)]
            screens = house_screens(host[0], crowd[0], playing.code, by_hand.code, several[0]) + screens
    return screens, held


def contact_sheets(browser: Browser, folder: Path, sizes: list[str]) -> None:
    """Put the pictures side by side, as far as a screen reaches, on sheets that can be looked at quickly."""
    page = browser.new_page(viewport={"width": 1600, "height": 1000})
    for size in sizes:
        across, down = (6, 3) if size == "phone" else (3, 4)
        wide = 1560 // across - 6
        high = wide * SIZES[size]["height"] // SIZES[size]["width"]
        style = f"body{{display:flex;flex-wrap:wrap;gap:6px;margin:6px}}figure{{margin:0;width:{wide}px}}"
        style += f"img{{width:100%;height:{high}px;object-fit:cover;object-position:top}}"
        for game in (HOUSE, *games()):
            pictures = sorted(folder.glob(f"{game}-*-{size}-*.jpg"))
            for number, first in enumerate(range(0, len(pictures), across * down), start=1):
                figures = [
                    f"<figure><img src='{each.name}'><figcaption>{each.stem}</figcaption></figure>"
                    for each in pictures[first : first + across * down]
                ]
                sheet = folder / f"sheet-{game}-{size}-{number}.html"
                sheet.write_text(f"<meta charset=utf-8><style>{style}</style>{''.join(figures)}")
                page.goto(sheet.absolute().as_uri())
                page.screenshot(path=sheet.with_suffix(".png"), full_page=True)
    page.close()


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)

    def several(name: str, choices: list[str]) -> None:
        parser.add_argument(f"--{name}", action="append", choices=choices)

    several("game", [HOUSE, *games()])
    several("language", list(LANGUAGES))
    several("size", list(SIZES))
    several("light", list(LIGHTS))
    parser.add_argument("--screen", action="append", help="such as table, hint, rules, ending, review; all if not said")
    parser.add_argument("--out", type=Path, default=Path("screens"))
    asked = parser.parse_args()
    asked.game = asked.game or [HOUSE, *games()]
    asked.language = asked.language or list(LANGUAGES)
    asked.size = asked.size or list(SIZES)
    asked.light = asked.light or list(LIGHTS)
    return asked


if __name__ == "__main__":
    sys.exit(main())
