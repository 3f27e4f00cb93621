"""What every game must bring besides its rules: page, board, bot, texts, perft data and a playthrough."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from fives.cli.terminal.translations import shared_key
from fives.core.game import NATURE
from fives.core.matches.event import Event
from fives.core.matches.match import new_match
from fives.core.options import choices, read_options, read_setting
from fives.core.perft import perft
from fives.core.refusal import UnreadablePosition
from fives.texts import SOURCE, complete_languages, text_path

ROOT = Path(__file__).parents[2]
RULE = r"[A-Z]{2}(?:-V)?\d+R?"  # of a game, not of the house
LANGUAGES = complete_languages()


def files_of(game):
    """Return the files a game must have, from the root of the project."""
    pascal = "".join(word.capitalize() for word in game.id.split("_"))
    own, tests = f"src/fives/games/{game.id}", f"tests/games/{game.id}"
    parts = ("__init__", "rules", "notation", "bots", "lesson_steps", "encoding")
    written = ("playthrough.txt", "told.json", "spoken.en.txt", "spoken.de.txt")
    return [
        f"docs/games/{game.id}.md",
        f"docs/pictures/{game.id}.webp",
        f"web/src/boards/{pascal}Board.svelte",
        f"web/src/covers/{pascal}Cover.svelte",
        *(f"{own}/{part}.py" for part in parts),
        f"src/fives/{text_path(SOURCE, game.id)}",
        f"{tests}/{game.id}.perft",
        *(f"{tests}/{name}" for name in written),
        *([f"{tests}/secrets.py"] if game.hidden else []),
    ]


def check_files(game, root=ROOT):
    """Everything that belongs to a game is there."""
    missing = [file for file in files_of(game) if not root.joinpath(file).is_file()]
    assert not missing, f"{game.id} has no {', '.join(missing)}"


def check_rules(game, root=ROOT):
    """A rule that is cited, told or has a sentence stands on the page, in every language of the game and in a test."""
    own, page = f"src/fives/games/{game.id}", f"docs/games/{game.id}.md"
    told = {page: set(re.findall(rf"^- \*\*({RULE})\*\*", root.joinpath(page).read_text("utf-8"), re.MULTILINE))}
    for file in (f"src/fives/{text_path(language, game.id)}" for language in LANGUAGES):
        if not root.joinpath(file).is_file():  # a game may begin in English
            continue
        told[file] = set(re.findall(rf"^rule-({RULE}) =", root.joinpath(file).read_text("utf-8"), re.MULTILINE))
    told[f"tests/games/{game.id}"] = _cited(root / f"tests/games/{game.id}")
    known = _cited(root / own).union(*told.values())
    missing = [f"{place} has no {number}" for place, numbers in told.items() for number in sorted(known - numbers)]
    assert not missing, "; ".join(missing)


def _cited(folder):
    """Return the numbers of rules that the modules of a folder name."""
    return {number for file in folder.glob("*.py") for number in re.findall(rf"\b{RULE}\b", file.read_text("utf-8"))}


def check_daily(game):
    """Where there is a puzzle of the day, it is for one, and chance makes it differ from day to day."""
    if game.daily is None:
        return
    assert 1 in game.seats_for(game.daily), f"the puzzle of the day of {game.id} is not for one"
    first = new_match(game, game.daily, 1)
    assert NATURE in first.actors, f"the puzzle of the day of {game.id} is the same every day"


def check_perft(game, text):
    """Lines of play are as many as the file says: `position | settings | counts by depth`, `#` is a comment."""
    rows = [row.split("|") for row in text.splitlines() if row.strip() and not row.startswith("#")]
    assert rows, f"{game.id} counts no lines of play"
    for *words, settings, counts in rows:
        position = "|".join(words).strip()  # which may have bars of its own
        options = read_options(game, dict(read_setting(game, word) for word in settings.split()))
        try:
            state = game.notation.read_state(position, options)
        except UnreadablePosition:
            raise AssertionError(
                f"{game.id}.perft: by these rules there is no {position} | {settings.strip()}"
            ) from None
        for depth, count in enumerate(counts.split(), 1):
            found = perft(game, state, depth)
            assert found == int(count), (
                f"{position} | {settings.strip()}: {found} lines of {depth} events by the rules, not {count}; "
                f"`python tests/perfts.py {game.id}` writes what the plain reading counts into {game.id}.perft"
            )


def check_playthrough(game, text):
    """A game written down is played again: `n | actor | move | position | what happened`, at the end the result."""
    *rows, last = [row for row in text.splitlines() if not row.startswith("#")]
    match = new_match(game, game.options(), game.seats_for(game.options())[0])
    remedy = f"the rules go on otherwise; if wanted: python tests/transcripts.py {game.id}"
    for row in rows:
        n, actor, move, *words, happened = (cell.strip() for cell in row.split("|"))
        position = " | ".join(words)
        if n != "0":
            match = match.then(Event(int(n), 0, int(actor), move))
            keys = [told.key for told in match.happened(None, match.n)]
            assert (" ".join(keys) or "-") == happened, f"{row}: {remedy}"
        assert game.notation.write_state(match.state) == position, f"{row}: {remedy}"
    assert match.result is not None, "the playthrough stops before the end"
    assert last == f"result {match.result}", remedy


def text_file(language, part, root=ROOT):
    """Return the file of a part's texts, which is English if the language has none yet."""
    path = root.joinpath("src/fives", text_path(language, part))
    return path if path.is_file() else root.joinpath("src/fives", text_path(SOURCE, part))


def texts(game, language, root=ROOT):
    """Return the sentences a player of this game can meet."""
    bundle = FluentBundle([language], use_isolating=False)
    for part in ("page", game.id):
        bundle.add_resource(FluentResource(text_file(language, part, root).read_text("utf-8")))
    return bundle


@cache
def keys(id, language, root=ROOT):
    """Return what has a text at a table of this game, without reading the texts themselves."""
    files = (text_file(language, part, root) for part in ("page", id))
    written = "".join(file.read_text("utf-8") for file in files)
    return frozenset(re.findall(r"^([\w-]+) = *\S", written, re.MULTILINE))


def check_texts(game, bundle, walks, rules, levels):
    """Name, options, levels, results, rules and everything that happened have a sentence without a gap."""
    keys = {f"{game.id}-name", f"{game.id}-line", *(f"rule-{rule}" for rule in rules)}
    keys |= {f"level-{level.id}" for level in levels}
    for choice in choices(game):
        values = () if choice.pattern else choice.values  # the examples of a text speak for themselves
        asked = (_key(game.id, "option", choice.name, *value) for value in ((), *((each,) for each in values)))
        keys |= {key if bundle.has_message(key) else shared_key(key) for key in asked}
    for result in {each.match.result for each in walks}:
        keys |= {_key("result", result.reason), f"rule-{result.rule}"}
    happenings = _happenings(walks)
    missing = sorted(key for key in keys | {told.key for told in happenings} if not bundle.has_message(key))
    assert not missing, f"{text_path(bundle.locales[0], game.id)} has no text for {', '.join(missing)}"
    for key in keys:
        _say(bundle, key, {})
    for happening in happenings:
        for you in ("yes", "no"):
            people = {"player": "Ada", "you": you} if "seat" in happening.params else {}
            _say(bundle, happening.key, {**_filled(happening.params), **people})


def _key(*words):
    return "-".join(str(word).lower().replace("_", "-") for word in words)


def _happenings(walks):
    """Return one of each kind of happening, by its key and the names of its parameters."""
    kinds = {}
    for each in walks:
        for n in range(1, each.match.n + 1):
            for happening in each.match.happened(None, n):
                kinds.setdefault((happening.key, *sorted(happening.params)), happening)
    return list(kinds.values())


def _filled(params):
    return {name: "-".join(map(str, v)) if isinstance(v, list) else v for name, v in params.items()}


def _say(bundle, key, params):
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{bundle.locales[0]}: {key} is empty"
    text, errors = bundle.format_pattern(pattern, params)
    assert not errors, f"{bundle.locales[0]}: {key} has a gap: {errors}"
    assert text.strip()
