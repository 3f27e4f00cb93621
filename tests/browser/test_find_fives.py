"""Find Fives on phones: everyone searches at once, outlines by finger or keyboard, one turns the timer."""

import base64
import re
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise

import pytest
from phones import LAPTOP, Phone, press
from playwright.sync_api import Locator, expect
from test_accessibility import check

from fives.games.find_fives.search_fives import best_set, fives_of
from fives.games.find_fives.shapes import VALUES, Outline, total, values
from server_process import Serving

MakePhone = Callable[..., Phone]
SMALL = {"width": 320, "height": 640}
SYMBOLS = {
    "en": dict(zip(["star", "ring", "triangle", "heart", "moon", "cross"], "abcdef", strict=True)),
    "de": dict(zip(["Stern", "Ring", "Dreieck", "Herz", "Mond", "Kreuz"], "abcdef", strict=True)),
}
SAYS = {
    "en": {
        "Puzzle": "Puzzle", "Solo": "Solo", "players": "Players", "timer": "Turn the sand timer", "turn it": "Turn it",
        "done": "Done", "next": "Next round", "end": "End the round", "here": re.compile("^Hatch . here$"),
    },
    "de": {
        "Puzzle": "Puzzle", "Solo": "Solo", "players": "Personen", "timer": "Sanduhr umdrehen", "turn it": "Umdrehen",
        "done": "Fertig", "next": "Nächste Runde", "end": "Runde beenden", "here": re.compile("^. hier schraffieren$"),
    },
}  # fmt: skip


class Player:
    """Someone with a phone who reads the board as it is spoken and outlines by touch."""

    def __init__(self, phone: Phone, language: str = "en") -> None:
        self.phone, self.page, self.says, self.symbols = phone, phone.page, SAYS[language], SYMBOLS[language]

    def cell(self, number: int) -> Locator:
        """Return a square."""
        return self.page.locator(f"[data-cell='{number}']")

    @property
    def outlines(self) -> Locator:
        """Return the outlines of this round on the board."""
        return self.page.locator(".mark.own")

    @property
    def round(self) -> int:
        """Return the number of the round, as its line says."""
        return int(re.findall(r"(?:Round|Runde) (\d+)", self.page.locator(".side").inner_text())[0])

    def read(self) -> tuple[str, str]:
        """Return the board and the roll as the screen names them."""
        labels = self.page.evaluate("[...document.querySelectorAll('[data-cell]')].map(e => e.ariaLabel)")
        rolled = str(self.page.locator(".dice").get_attribute("aria-label")).split(": ")[1].split(", ")
        board = "".join(self.symbols[label.split(", ")[2]] for label in labels)
        return board, "".join(sorted(self.symbols[name] for name in rolled))

    def best(self) -> tuple[Outline, ...]:
        """Return the best FIVES there are."""
        return best_set(fives_of(*self.read()))

    def say(self, word: str) -> None:
        """Press a button."""
        self.page.get_by_role("button", name=self.says[word], exact=True).click()

    def drag(self, cells: Sequence[int]) -> None:
        """Draw over squares in one go."""
        boxes = [self.cell(cell).locator(".square").bounding_box() for cell in cells]
        points = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
        ways = [(points[0], points[0]), *pairwise(points)]
        way = [(x + (u - x) * part / 3, y + (v - y) * part / 3) for (x, y), (u, v) in ways for part in (1, 2, 3)]
        finger = self.page.context.new_cdp_session(self.page)  # a real touch: the page must not scroll under it
        for number, (x, y) in enumerate(way):
            kind = "touchMove" if number else "touchStart"
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()

    def tap(self, cells: Sequence[int]) -> None:
        """Tap squares one by one, each beside another."""
        for cell in in_order(cells):
            self.touch(cell)

    def touch(self, cell: int) -> None:
        """Touch a square, or click it where there is no touch screen."""
        square, size = self.cell(cell), self.page.viewport_size
        square.tap() if size and size["width"] < 600 else square.click()

    def outline(self, outline: Outline) -> None:
        """Outline a FIVE and wait until it stands."""
        before = self.outlines.count()
        self.tap(outline.cells)
        expect(self.outlines).to_have_count(before + 1)


def in_order(cells: Sequence[int]) -> list[int]:
    """Return squares so that each lies beside one before it."""
    ordered, rest = [cells[0]], list(cells[1:])
    while rest:
        near = next(a for a in rest for b in ordered if abs(a - b) == 10 or (abs(a - b) == 1 and a // 10 == b // 10))
        rest.remove(near)
        ordered.append(near)
    return ordered


def sit(
    phone: MakePhone, count: int, mode: str = "", settings: Callable[[Phone], None] | None = None, **wishes: object
) -> list[Player]:
    """Return so many players at one table, their boards in front of them."""
    language = str(wishes.get("language", "en"))
    host = phone(**wishes).open("/game/find_fives")
    host.radio("invite").check()
    if mode:
        host.page.get_by_role("radio", name=SAYS[language][mode]).check()
    host.choose_players(count)
    if settings:
        settings(host)
    host.name_yourself("Ann")
    host.tap("lay")
    host.page.wait_for_url("**/table/*")
    code = host.page.url.rpartition("/")[2]
    phones = [host]
    for name in ("Ben", "Cleo", "Dana")[: count - 1]:
        phones.append(phone(**wishes).open(f"/join/{code}"))
        phones[-1].name_yourself(name)
        phones[-1].tap("sit")
    if count > 2:
        host.start_with(count)
    players = [Player(each, language) for each in phones]
    for player in players:
        player.cell(99).wait_for()
    return players


def test_two_phones_race_a_round_and_the_stop_is_for_both(phone: MakePhone) -> None:
    ann, ben = sit(phone, 2)
    found = ann.best()
    for five in found:
        ann.outline(five)
    expect(ben.page.locator(".seats li:last-child .progress")).to_contain_text(str(len(found)))
    ben.drag([0, 1, 2, 3, 4])
    ben.drag([4, 14, 24, 34, 44])
    expect(ben.outlines).to_have_count(2)
    ben.touch(2)
    expect(ben.outlines).to_have_count(1)
    ann.say("timer")
    ben.page.get_by_text("Ann turned the sand timer.").wait_for()
    expect(ben.page.get_by_role("timer")).to_contain_text(re.compile(r"[1-4]\d"))
    ann.drag([90, 91, 92, 93, 94])
    ben.say("done")
    for player in (ann, ben):
        player.page.get_by_role("button", name="Next round").wait_for()
    value = 1 + sum(VALUES[five.shape] for five in found)
    assert ann.phone.scores == [value, 0]
    assert ben.phone.scores == [0, value]
    ann.page.get_by_role("button", name="Show the best FIVES").click()
    ann.page.get_by_text(f"Best: {value - 1}").wait_for()
    ann.say("next")
    ben.say("next")
    ben.page.get_by_text("Round 2 of 5", exact=True).wait_for()
    expect(ben.outlines).to_have_count(0)
    ben.phone.resign()
    ann.phone.button("again").wait_for()


def test_the_keyboard_outlines_and_erases(phone: MakePhone) -> None:
    device = phone(size=LAPTOP).open("/game/find_fives")
    device.page.get_by_role("radio", name="On your own").check()  # practice: refuses what cannot score
    device.tap("begin")
    player = Player(device)
    player.cell(99).wait_for()
    five = fives_of(*player.read())[0]
    keys = device.page.keyboard
    device.page.locator("[role=gridcell][tabindex='0']").focus()

    def go(cell: int) -> None:
        at = int(str(device.page.evaluate("document.activeElement.dataset.cell")))
        for key, steps in (("Down", cell // 10 - at // 10), ("Right", cell % 10 - at % 10)):
            for _ in range(abs(steps)):
                keys.press(f"Arrow{key if steps > 0 else {'Down': 'Up', 'Right': 'Left'}[key]}")

    for cell in in_order(five.cells)[:4]:
        go(cell)
        keys.press("Enter")
    expect(player.cell(in_order(five.cells)[3])).to_have_attribute("aria-selected", "true")
    keys.press("Backspace")
    device.page.get_by_text("3 of 5").wait_for()
    check(device, "drawing")
    keys.press("Space")
    go(in_order(five.cells)[4])
    keys.press("Enter")
    expect(player.outlines).to_have_count(1)
    assert f"in outline {five.shape}" in str(player.cell(five.cells[0]).get_attribute("aria-label"))
    check(device, "outlined")
    device.page.get_by_role("button", name=f"Erase outline {five.shape}").focus()
    keys.press("Enter")
    expect(player.outlines).to_have_count(0)
    device.page.get_by_role("button", name=f"Put {five.shape} back").press("Enter")
    expect(player.outlines).to_have_count(1)
    go_on = device.page.get_by_role("button", name="Score this round")
    go_on.press("Enter")
    device.page.get_by_text(f"{five.shape}, worth {VALUES[five.shape]}").wait_for()
    check(device, "scored")
    expect(device.page.locator(".sum b")).to_have_text(str(VALUES[five.shape]))


@pytest.mark.slow
def test_four_phones_race_through_five_rounds(phone: MakePhone) -> None:
    players = sit(phone, 4)
    late = phone().open(players[0].page.url.replace(players[0].phone.url, ""))
    late.page.get_by_text("You are watching.").wait_for()
    for number in range(1, 6):
        for player in players:
            player.page.get_by_text(f"Round {number} of 5", exact=True).wait_for()
        turner = players[number % 4]
        for player in players:
            for five in player.best()[: 1 + players.index(player)]:
                player.outline(five)
        assert late.page.locator(".mark").count() == 0  # nobody sees what the others found
        turner.say("timer")
        if turner.page.get_by_role("dialog").count():
            turner.say("turn it")
        for player in players:
            if player is not turner:
                player.say("done")
        for player in players:
            player.page.get_by_text("This round").wait_for()
            if number < 5:
                player.say("next")
    for player in players:
        player.phone.button("again").wait_for()
    late.page.get_by_text("The game is over").wait_for(state="attached")
    scores = {tuple(sorted(player.phone.scores)) for player in players}
    assert len(scores) == 1
    check(players[0].phone, "the end")
    check(late, "watching the end")


def unhurried_with_our_box(host: Phone) -> None:
    """Set the table to no limit, and the tiles to what is printed on those of a box: F 4, I 1, all others ours."""
    host.page.locator("summary").filter(has_text="settings").click()
    host.page.get_by_role("radio", name="as long as you like").check()
    host.page.get_by_role("combobox", name="F, worth 2").select_option("4")
    host.page.get_by_role("combobox", name="I, worth 4").select_option("1")
    check(host, "the form of the tiles")


@pytest.mark.slow
def test_two_race_five_rounds_with_their_own_tiles_and_no_limit(phone: MakePhone) -> None:
    """FF13R, FF8R: each round scores by the tiles of the box, and nothing goes on by itself."""
    players = ann, ben = sit(phone, 2, settings=unhurried_with_our_box)
    tiles = "F4I1L1N2P1T3U2V3W4X4Y1Z3"
    score = 0
    for number in range(1, 6):
        for player in players:
            player.page.get_by_text(f"Round {number} of 5", exact=True).wait_for()
        found = best_set(fives_of(*ann.read()), tiles)
        for five in found:
            ann.outline(five)
        score += (1 + (number == 5)) * total(found, tiles) + 1
        ann.say("timer")
        ben.say("done")
        for player in players:
            player.page.get_by_text("This round").wait_for()
            assert player.page.get_by_text("It goes on by itself").count() == 0
            if number < 5:
                player.say("next")
    ann.phone.button("again").wait_for()
    assert ann.phone.scores == [score, 0]
    assert values(tiles)["F"] == 4
    ann.page.get_by_role("button", name="Print boards").click()
    worth = [each.inner_html() for each in ann.page.locator(".sheets .worth").all()]
    assert sorted(worth[:12]) == sorted(str(value) for value in values(tiles).values())


@pytest.mark.slow
def test_outlines_survive_a_short_disconnect(phone: MakePhone, serving: Serving) -> None:
    ann, ben = sit(phone, 2)
    timer = ben.page.get_by_role("button", name="Turn the sand timer")
    timer.focus()
    for five in ann.best()[:2]:
        ann.outline(five)
    expect(ben.page.locator(".seats li:last-child .progress")).to_contain_text("2")
    expect(timer).to_be_focused()  # what others do takes nothing out of one's hand
    ann.page.reload()
    expect(ann.outlines).to_have_count(2)
    third = ann.best()[2]
    serving.kill()
    ann.page.get_by_text("Connected").wait_for(state="detached")
    ann.tap(third.cells)
    expect(ann.page.locator(".mark")).to_have_count(3)  # drawn at once, sent when the table is back
    serving.start()
    expect(ann.outlines).to_have_count(3)
    expect(ben.page.locator(".seats li:last-child .progress")).to_contain_text("3")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_three_play_the_puzzle_and_hatch_what_they_miss(phone: MakePhone, language: str) -> None:
    players = sit(phone, 3, "Puzzle", language=language, theme="dark" if language == "de" else "light")
    ann, ben, cleo = players
    everyone = {"en": "Everyone’s shapes and marks", "de": "Formen und Striche von allen"}[language]
    for number in (1, 2):
        cleo.page.get_by_text(everyone, exact=True).click()  # open as on paper, while all search
        hers, his = (cleo.page.locator(f".everyone section[aria-label='{name}']") for name in ("Ann", "Ben"))
        expect(hers.locator(".tile.circled")).to_have_count(number - 1)
        expect(hers.locator(".strokes")).to_have_text("I" * (number - 1))
        expect(his.locator(".tile.crossed")).to_have_count(number - 1)
        check(cleo.phone, f"everyone's shapes in round {number}")
        cleo.page.get_by_text(everyone, exact=True).click()
        assert open_fives(ann), (number, ann.read(), ann.page.inner_text("body"))
        ann.outline(open_fives(ann)[0])
        ben.tap([45, 46, 47, 57, 67] if number == 1 else [90, 91, 92, 93, 94])
        expect(ben.outlines).to_have_count(1)
        ann.say("timer")
        ben.say("done")
        cleo.say("done")
        ann.say("next")
        for player in (ben, cleo):
            hatch(player, number)
            if number == 1 and player is ben:
                check(ben.phone, "hatching")
        for player in players:
            player.page.get_by_text(re.compile(rf"^(Round|Runde) {number + 1} ")).first.wait_for()
    for player in (ben, cleo):
        assert player.page.locator(".mark.hatched").count() == 2
    assert ann.page.locator(".mark.circled").count() == 2
    assert ann.phone.scores[0] >= 4
    check(ann.phone, "round three")
    ann.say("timer")
    ann.say("turn it")
    ben.say("done")
    cleo.say("done")
    for player in players:
        player.phone.button("again").wait_for()


def play_alone(player: Player) -> None:
    """Play twelve rounds: the dearest FIVE there is, in the second none, and hatch what is missed."""
    for number in range(1, 13):
        player.page.get_by_text(re.compile(rf"^(Round|Runde) {number} ")).first.wait_for()
        fives = open_fives(player)
        if fives and number != 2:
            player.outline(fives[0])
        player.say("end")
        if number < 12 and (not fives or number == 2):
            player.page.locator(".hatching").wait_for()
            hatch(player)


def open_fives(player: Player) -> list[Outline]:
    """Return the FIVES of shapes still open, on free squares."""
    page = player.page
    taken = {int(cell) for cell in page.evaluate("[...document.querySelectorAll('.blocked')].map(e => e.dataset.cell)")}
    left = page.evaluate(
        "[...document.querySelectorAll('.side > .tiles .tile.free')].map(e => e.textContent.trim()[0])"
    )
    fives = [five for five in fives_of(*player.read()) if five.shape in left and not taken & set(five.cells)]
    return sorted(fives, key=lambda five: -VALUES[five.shape])


def hatch(player: Player, number: int = 0) -> None:
    """Cross out the cheapest shape and hatch it somewhere, turned once."""
    player.page.locator(".hatching .shape").first.click()
    here = player.page.get_by_role("button", name=player.says["here"])
    if number == 1:
        player.page.locator(".hatching .button").first.click()
        if not here.count():
            player.page.locator(".hatching .button").first.click()
    here.first.click()


@pytest.mark.slow
def test_a_solo_score_is_stored_on_this_device(phone: MakePhone) -> None:
    device = phone(size=SMALL, theme="dark").open("/game/find_fives")
    device.page.get_by_role("radio", name="Solo").check()
    assert device.radio("invite").count() == 0
    device.tap("begin")
    play_alone(Player(device))
    device.button("again").wait_for()
    device.page.get_by_text("Best possible with these rolls:").wait_for()
    check(device, "the end of solo")
    score = int(device.page.locator(".ending .score").inner_text().split()[0])
    assert score > 10
    device.page.get_by_text(f"best on this device: {score}.").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_puzzle_of_the_day_is_the_same_on_two_phones(phone: MakePhone, language: str) -> None:
    begin, possible, more = DAILY[language]
    seen = set()
    for theme in ("light", "dark"):
        device = phone(theme=theme, language=language).open("/")
        device.page.get_by_role("button", name=begin).wait_for()
        check(device, "shelf")
        device.open("/game/find_fives").page.get_by_role("button", name=begin).click()
        device.page.wait_for_url("**/table/*")
        player = Player(device, language)
        player.cell(99).wait_for()
        seen.add(player.read())
    assert len(seen) == 1
    play_alone(player)
    device.button("again").wait_for()
    score = int(device.page.locator(".ending .score").inner_text().split()[0])
    device.page.get_by_text(more.format(score=score)).wait_for()
    device.page.get_by_role("button", name=possible).click()
    best = int(re.findall(r"\d+", device.page.locator(".side [role=status]").inner_text())[0])
    assert score < best
    assert device.page.locator(".mark.best").count() > device.page.locator(".mark.hatched").count()
    check(device, "what was possible")
    device.open("/game/find_fives").page.get_by_text(more.format(score=score)).wait_for()


DAILY = {
    "en": ("Play today’s puzzle", "Show the best FIVES", "first try {score}, best {score}."),
    "de": ("Das heutige Rätsel spielen", "Die besten 5er zeigen", "erster Versuch {score}, bester {score}."),
}


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("eyes", ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"])
def test_symbols_and_outlines_work_with_colour_blindness(phone: MakePhone, eyes: str, theme: str) -> None:
    """By light and dark alone, as Chromium paints it for these eyes; the dice and the log also name them."""
    player, _ = sit(phone, 2, theme=theme)
    board, _ = player.read()
    five = player.best()[0]
    player.page.context.new_cdp_session(player.page).send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
    before = brightness(player, five.cells)
    symbols = brightness(player, [board.index(symbol) for symbol in "abcdef"])
    for one, other in combinations(symbols, 2):
        assert unlike(one, other) > 0.08
    player.outline(five)
    player.page.mouse.move(0, 0)
    for one, other in zip(before, brightness(player, five.cells), strict=True):
        assert unlike(one, other) > 0.04


def brightness(player: Player, cells: Sequence[int]) -> list[list[int]]:
    """Return the brightness of squares, pixel by pixel, as they are painted."""
    pictures = []
    for cell in cells:
        box = player.cell(cell).locator(".square").bounding_box()
        assert box
        png = player.page.screenshot(
            clip={"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}
        )
        pictures.append(base64.b64encode(png).decode())
    reader = player.page.context.new_page()
    read = [[int(grey) for grey in reader.evaluate(READ, picture)] for picture in pictures]
    reader.close()
    return read


READ = """async (png) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const drawn = new OffscreenCanvas(24, 24).getContext('2d');
    drawn.drawImage(picture, 0, 0, 24, 24);
    const {data} = drawn.getImageData(0, 0, 24, 24);
    return Array.from({length: 576}, (_, i) => 0.21 * data[4 * i] + 0.72 * data[4 * i + 1] + 0.07 * data[4 * i + 2]);
}"""


def unlike(one: Sequence[int], other: Sequence[int]) -> float:
    """Return the share of pixels that are clearly lighter in one than in the other."""
    return sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [SMALL, LAPTOP], ids=["small", "laptop"])
def test_a_round_in_german_passes_axe_and_layout_checks(phone: MakePhone, size: dict[str, int], theme: str) -> None:
    device = phone(size=size, theme=theme, language="de").open("/game/find_fives")
    device.button("begin").wait_for()
    check(device, "page")
    device.page.get_by_text("Weitere Einstellungen").click()
    device.page.get_by_role("radio", name="15 s").check()
    device.tap("begin")
    player = Player(device, "de")
    player.cell(99).wait_for()
    check(device, "searching")
    box = player.cell(0).locator(".square").bounding_box()
    assert box
    assert box["width"] > 27
    first, *_ = player.best()
    player.outline(first)
    check(device, "outlined")
    turn = device.page.get_by_role("button", name=player.says["timer"], exact=True)
    done = device.page.get_by_role("button", name=player.says["done"], exact=True)
    if press(turn.or_(done)) and device.page.get_by_role("dialog").count():  # the bot may have been quicker
        player.say("turn it")
    device.page.get_by_text("Diese Runde").wait_for()
    check(device, "scored")
    device.page.get_by_role("button", name="Bretter drucken").click()
    device.page.get_by_role("dialog", name="Bretter drucken").wait_for()
    assert device.page.locator(".paper").count() == 3  # two boards and a score sheet
    device.page.keyboard.press("Escape")
    assert press(device.page.get_by_role("button", name="Nächste Runde"))
