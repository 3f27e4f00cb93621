"""The shelf: it finds a game for those who are here, and a table that waits for them."""

import re
from collections.abc import Callable

import pytest
from phones import LAPTOP, PHONE, Phone
from playwright.sync_api import Locator, Route, expect
from test_accessibility import check

MakePhone = Callable[..., Phone]


def boxes(device: Phone) -> Locator:
    """Return the games on the shelf."""
    return device.page.locator(".case a")


def found(device: Phone) -> Locator:
    """Return the line that says how many games fit."""
    return device.page.locator("search").get_by_role("status")


def test_the_shelf_filter_is_remembered(phone: MakePhone) -> None:
    device = phone().open("/")
    every = device.page.get_by_role("link", name="Torris")
    every.wait_for()
    whole = boxes(device).count()
    device.page.get_by_role("button", name="Filter", exact=True).click()
    device.page.get_by_label("Players").select_option("6 or more")
    expect(found(device)).to_have_text("One game fits.")
    expect(boxes(device)).to_have_count(1)
    check(device, "searched")
    device.page.reload()
    expect(boxes(device)).to_have_count(1)
    device.page.get_by_role("button", name="Filter on").click()
    device.page.get_by_label("Time").select_option("up to 10 min")
    expect(found(device)).to_have_text("No game fits.")
    expect(device.page.get_by_text("No game matches all of this.")).to_be_visible()
    check(device, "nothing found")
    device.page.get_by_role("button", name="Show all games").click()
    expect(boxes(device)).to_have_count(whole)
    assert device.page.get_by_label("Players").input_value() == "0"


def test_a_box_names_its_designer_and_opens_the_credits(phone: MakePhone) -> None:
    device = phone().open("/")
    for designer in ("Jürgen P. K. Grunau", "Steffen Mühlhäuser", "Paul Hoemke"):
        expect(device.page.get_by_role("button", name=f"by {designer}")).to_be_visible()
    device.page.get_by_role("button", name="by Steffen Mühlhäuser").click()
    story = device.page.get_by_role("dialog", name="FIVE!")
    expect(story).to_contain_text("It was made to be given away.")
    expect(story).to_contain_text("belong to the people who made them")
    check(device, "story")
    device.page.keyboard.press("Escape")
    expect(story).to_have_count(0)


def test_the_rules_of_a_game_name_its_designer(phone: MakePhone) -> None:
    device = phone(language="de").open("/game/tug")
    rules = device.page.get_by_role("region", name="Regeln")
    rules.get_by_text("von Paul Hoemke").click()
    expect(rules.get_by_text("nennt sie Animal Games")).to_be_visible()


def test_the_keyboard_searches(phone: MakePhone) -> None:
    device = phone(size=LAPTOP, language="de", theme="dark").open("/")
    device.page.get_by_role("link", name="Torris").wait_for()
    assert device.reach("search button")
    device.page.keyboard.press("Enter")
    device.reach("search select")
    device.page.keyboard.press("ArrowDown")
    expect(found(device)).to_contain_text("passen")
    assert device.page.get_by_label("Personen").input_value() == "1"
    assert device.reach("search .found button")
    device.page.keyboard.press("Enter")
    expect(found(device)).to_be_empty()


def test_the_page_of_a_game_shows_who_begins(phone: MakePhone) -> None:
    """G1R: one person against bots begins by lot, several people roll; what the host chose stays."""
    device = phone().open("/game/tug")
    device.page.get_by_text("More table settings").click()
    begins = device.page.get_by_role("group", name="Who goes first?")
    expect(begins.get_by_label("At random")).to_be_checked()
    device.radio("device").check()
    expect(begins.get_by_label("Roll for it")).to_be_checked()
    begins.get_by_label("Last winner").check()
    device.radio("bot").check()
    expect(begins.get_by_label("Last winner")).to_be_checked()


def test_a_guest_finds_the_table_that_waits_on_the_shelf(phone: MakePhone) -> None:
    guest = phone().open("/")
    guest.page.get_by_role("link", name="Torris").wait_for()
    hidden, host = phone(), phone()
    hidden.open("/game/tug").radio("invite").check()
    hidden.page.get_by_role("checkbox", name="Show this table on the shelf").uncheck()
    hidden.tap("lay")
    hidden.page.get_by_role("img", name="QR").wait_for()
    host.open("/game/torris").radio("invite").check()
    host.name_yourself("Anna")
    host.tap("lay")
    host.page.get_by_role("img", name="QR").wait_for()
    table = guest.page.get_by_role("link", name="Torris with Anna one free seat")
    table.wait_for()
    expect(guest.page.locator("section[aria-labelledby=open-tables] li")).to_have_count(1)
    check(guest, "an open table")
    table.click()
    guest.name_yourself("Ben")
    guest.tap("sit")
    guest.page.wait_for_url("**/table/*")
    late = phone().open("/")
    late.page.get_by_role("link", name="Torris").wait_for()
    expect(late.page.get_by_role("heading", name="Tables you can join")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_tab_order_of_the_puzzle_of_the_day_matches_its_position(phone: MakePhone, size: dict[str, int]) -> None:
    device = phone(size=size).open("/")
    device.page.get_by_role("link", name="Torris").wait_for()
    heights = device.page.locator(".case :is(a, button)").evaluate_all(
        "each => each.map(e => e.closest('section, .poster').getBoundingClientRect().top)"
    )
    assert heights == sorted(heights)


@pytest.mark.parametrize(("language", "words"), [("de", "Abräumen"), ("en", "Clear Away")])
def test_a_cover_title_is_in_the_readers_language(phone: MakePhone, language: str, words: str) -> None:
    device = phone(language=language).open("/")
    cover = device.page.locator("a[href='/game/clear_away'] svg")
    expect(cover.locator("text").last).to_have_text(words)
    for text in cover.locator("text").all():
        inside = text.evaluate(
            """text => [text, text.closest('svg')].map(e => e.getBoundingClientRect())
                .reduce((small, large) => small.left >= large.left && small.right <= large.right)"""
        )
        assert inside


def test_a_long_name_is_not_broken_in_the_middle_of_a_word(phone: MakePhone) -> None:
    device = phone(size=LAPTOP, language="de").open("/")
    name = device.page.locator("#name-shell_game")
    expect(name).to_have_text("Hütchenspieler")
    lines = name.evaluate(
        """name => {
            const range = document.createRange();
            range.selectNodeContents(name);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        }"""
    )
    assert lines == 1


def test_the_shelf_reports_an_unreachable_server_and_recovers(phone: MakePhone) -> None:
    device = phone()
    device.page.route("**/api/games", lambda route: route.abort())
    device.open("/")
    expect(device.page.get_by_role("heading", name="Can’t reach the game server")).to_be_visible()
    check(device, "out of reach")
    device.page.unroute("**/api/games")
    device.page.get_by_role("link", name="Torris").wait_for()  # it has asked again by itself
    device.troubles.clear()  # the calls that were cut on purpose


SMALL = [{"width": 375, "height": 667}, PHONE, {"width": 360, "height": 640}]
COVERED = """() => {
  const found = [];
  for (const each of document.querySelectorAll('form.panel :is(input, button, select, summary)')) {
    each.focus();
    each.scrollIntoView({ block: 'nearest' });
    const pressed = each.closest('label') ?? each;
    const { x, y, width, height } = pressed.getBoundingClientRect();
    if (!width || each.disabled) continue;
    for (const [right, down] of [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9]]) {
      const top = document.elementFromPoint(x + right * width, y + down * height);
      if (!pressed.contains(top) && !each.contains(top)) found.push([pressed.textContent.trim(), top?.className]);
    }
  }
  return found;
}"""
GAMES = (
    *("clear_away", "detective", "dominoes", "find_fives", "five_wins", "hi_low"),
    *("number_poker", "shell_game", "torris", "tug", "war"),
)


@pytest.mark.parametrize("size", SMALL, ids=["375x667", "390x844", "360x640"])
def test_nothing_of_a_game_page_lies_under_the_button_that_starts(phone: MakePhone, size: dict[str, int]) -> None:
    device = phone(size=size)
    for game in GAMES:
        device.open(f"/game/{game}").page.locator("form.panel").wait_for()
        device.page.locator("form.panel summary").evaluate_all("all => all.forEach(each => each.click())")
        assert device.page.evaluate(COVERED) == [], game
        start = device.page.locator(".begin").evaluate(
            "bar => [getComputedStyle(bar).backgroundColor, getComputedStyle(bar).backgroundImage]"
        )
        assert "rgba" not in start[0]  # what scrolls below it is not to be seen
        assert start[1] == "none"


@pytest.mark.parametrize("size", SMALL, ids=["375x667", "390x844", "360x640"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_levels_are_above_the_fold(phone: MakePhone, size: dict[str, int], language: str) -> None:
    device = phone(size=size, language=language)
    for game in GAMES:
        device.open(f"/game/{game}").page.locator("form.panel").wait_for()
        levels = device.page.locator("fieldset:has(input[name$=level])")
        if game == "clear_away":  # for one: a bot plays only to be watched
            expect(levels).to_have_count(0)
            continue
        bar = device.page.locator(".begin").bounding_box()
        box = levels.bounding_box()
        assert bar
        assert box
        assert box["y"] + box["height"] <= bar["y"] + 1, game
    levels.get_by_role("radio").first.check()
    words = {"en": "Makes many mistakes. Good for a first game.", "de": "Macht viele Fehler. Gut für das erste Spiel."}
    expect(levels.get_by_text(words[language])).to_be_visible()


@pytest.mark.parametrize("size", SMALL, ids=["375x667", "390x844", "360x640"])
def test_the_first_screen_shows_a_game_and_the_field_for_a_code(phone: MakePhone, size: dict[str, int]) -> None:
    device = phone(size=size).open("/")
    for game in ("torris", "war", "tug"):
        device.open(f"/game/{game}").tap("begin")
        device.page.locator(".seats").wait_for()
    device.open("/")
    expect(device.page.locator("section[aria-labelledby=continue] li")).to_have_count(2)
    boxes(device).first.wait_for()
    for seen in (
        device.page.get_by_label("Table code"),
        device.page.get_by_role("button", name="Join"),
        boxes(device).first,
    ):
        expect(seen).to_be_in_viewport()
    check(device, "first screen")


def test_a_wrong_code_is_said_under_its_field(phone: MakePhone) -> None:
    device = phone().open("/")
    field = device.page.get_by_label("Table code")
    note = device.page.locator("#code-note")
    field.press_sequentially("bco")
    expect(field).to_have_value("BC")
    expect(note).to_have_text("No code has “O” in it.")
    device.page.get_by_role("button", name="Join").click()
    expect(note).to_have_text("A code has 5 letters.")
    expect(field).to_be_focused()
    field.press_sequentially("dfghjk")
    expect(field).to_have_value("BCDFG")
    expect(field).to_have_attribute("aria-invalid", "false")
    device.page.get_by_role("button", name="Join").click()
    expect(note).to_have_text("There is no table with the code BCDFG.")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_attribute("aria-describedby", "code-note")
    expect(field).to_be_focused()
    expect(device.page.locator(".toast")).to_have_count(0)
    device.troubles.clear()  # the answer 404


def test_a_game_goes_on_from_a_line_that_says_whose_turn_it_is(phone: MakePhone) -> None:
    mia, ben = phone(), phone(language="de")
    mia.open("/game/torris").radio("invite").check()
    mia.name_yourself("Mia")
    mia.tap("lay")
    code = mia.code
    ben.open(f"/join/{code}").tap("sit")
    ben.page.locator(".board, [data-needed], .seats").first.wait_for()
    mia.page.locator(".seats").wait_for()
    lines = [device.open("/").page.locator("section[aria-labelledby=continue] li a") for device in (mia, ben)]
    expect(lines[0]).to_contain_text("Torris with Player 2")  # without a name, in the language of who reads
    expect(lines[1]).to_contain_text("Torris mit Mia")
    expect(lines[0]).to_contain_text("minute")
    for line in lines:
        expect(line).not_to_contain_text(code)
    turns = [line.inner_text() for line in lines]
    assert ("Your turn" in turns[0]) != ("Du bist" in turns[1])
    lines[0].click()
    mia.page.wait_for_url(f"**/table/{code}")


def test_a_game_against_bots_fades_after_a_day(phone: MakePhone) -> None:
    device = phone()

    def as_of_yesterday(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"quiet": 25 * 3_600_000})

    device.page.route(re.compile(r"/api/tables/[A-Z]{5}$"), as_of_yesterday)
    device.open("/game/torris").tap("begin")
    device.page.locator(".seats").wait_for()
    device.open("/")
    more = device.page.get_by_role("button", name="Your games (1)")
    more.wait_for()
    expect(device.page.locator("section[aria-labelledby=continue] li")).to_have_count(0)
    more.click()
    expect(device.page.locator("section[aria-labelledby=continue] li")).to_contain_text("yesterday")
    check(device, "your games")


def test_the_puzzle_of_the_day_goes_on_and_counts_once(phone: MakePhone) -> None:
    device = phone().open("/")
    device.page.get_by_role("button", name="Play today’s puzzle").click()
    device.page.wait_for_url("**/table/*")
    code = device.code
    device.page.locator("[data-needed], main button").first.wait_for()
    device.open("/")
    expect(device.page.get_by_text("You have started it.")).to_be_visible()
    device.page.get_by_role("button", name="Go on", exact=True).click()
    device.page.wait_for_url(f"**/table/{code}")
    day = device.page.evaluate("JSON.parse(localStorage.getItem('fives.daily-table.find_fives')).day")
    done = {day: {"first": 23, "best": 23, "match": f"{code} 1"}}
    device.page.evaluate("done => localStorage.setItem('fives.daily.find_fives', JSON.stringify(done))", done)
    device.page.evaluate("() => localStorage.removeItem('fives.daily-table.find_fives')")
    device.open("/")
    expect(device.page.get_by_text("Done: 23 points")).to_be_visible()
    device.page.get_by_role("button", name="Share the result").click()
    sheet = device.page.get_by_role("dialog")
    expect(sheet.get_by_role("img")).to_have_attribute("alt", re.compile(r"^Find Fives, puzzle of .+: 23 points\.$"))
    assert sheet.get_by_role("img").evaluate("each => each.complete && each.naturalWidth") == 800
    check(device, "the picture to share")
    with device.page.expect_download() as saved:
        sheet.get_by_role("button", name="Share the picture").click()
    assert saved.value.suggested_filename == f"find_fives-{day}.png"
    device.page.keyboard.press("Escape")
    device.page.get_by_role("button", name="Practise").click()
    device.page.wait_for_url("**/table/*")
    assert device.code != code


def test_dominoes_asks_for_the_number_of_players_first(phone: MakePhone) -> None:
    device = phone().open("/game/dominoes")
    players = device.page.get_by_role("group", name="Players")
    variations = device.page.get_by_role("group", name="Variation")
    expect(variations.get_by_role("radio", name="Basic game")).to_be_checked()
    players.get_by_role("radio", name="3").check()
    expect(variations.get_by_role("radio", name="On your own")).to_be_checked()
    expect(variations.get_by_role("radio", name="Basic game")).to_be_disabled()
    expect(variations.get_by_text("Only with 2 players.").first).to_be_visible()
    players.get_by_role("radio", name="2").check()
    expect(variations.get_by_role("radio", name="Basic game")).to_be_enabled()


def test_the_tab_says_when_it_is_your_turn(phone: MakePhone) -> None:
    device = phone().open("/game/five_wins")
    icon = device.page.locator("link[rel=icon]")
    device.tap("begin")
    expect(device.page).to_have_title("● Your turn – Five Wins")  # at once, or when the bot has placed its stone
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    device.page.get_by_role("link", name="Back to the shelf").click()
    expect(device.page).to_have_title("fives")
    expect(icon).to_have_attribute("href", "/icon.svg")
