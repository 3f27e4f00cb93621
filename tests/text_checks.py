"""Compare the texts of every language with the English ones: python tests/text_checks.py [--order] [tag …].

With `--order` the texts of each file are first put in the order of the English ones; nothing else is changed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast

from fives.texts import LANGUAGES, PACKAGE, SOURCE, text_files, text_parts, text_path

ROOT = Path(__file__).parents[1]
PLURALS = ("zero", "one", "two", "few", "many", "other")
NUMBERS = range(201)  # they have all plurals that whole numbers can have
RANGE = re.compile(r"\$(\w+): (\d+) to (\d+)")
SPARE = re.compile(r"\$(\w+) may be left out")


@dataclass
class Compared:
    """What distinguishes the texts of a language from the English ones, each as `part: key: what`."""

    tag: str
    missing: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    same: list[str] = field(default_factory=list)  # as in English: names, or what was forgotten
    texts: int = 0  # that English has on the page and in the games, and in the terminal if the language is spoken there

    @property
    def percent(self) -> int:
        """Return how much is translated."""
        return 100 * (self.texts - len(self.missing)) // self.texts


def compare(tag: str, package: Traversable = PACKAGE) -> Compared:
    """Compare every file of a language with the English one; a language may have no texts for the terminal."""
    compared, english, own = Compared(tag), text_files(SOURCE, package), text_files(tag, package)
    known = {key for file in own.values() for key in _messages(file)[0]}
    for part in text_parts(package):
        if part not in english:
            compared.faults.append(f"{part}: there is no {text_path(SOURCE, part)}")
        elif part in own or part != "terminal":
            _compare_part(compared, part, english[part], own.get(part), known)
    return compared


def _compare_part(
    compared: Compared, part: str, english: Traversable, own: Traversable | None, known: set[str]
) -> None:
    source, _ = _messages(english)
    found, junk = _messages(own) if own else ({}, [])
    compared.texts += len(source)
    compared.missing += [f"{part}: {key}" for key in source if key not in found]
    faults = [f"cannot be read: {line}" for line in junk]
    faults += [f"{key}: not in English" for key in found if key not in source]
    shared = [key for key in source if key in found]
    if compared.tag != SOURCE:
        compared.same += [f"{part}: {key}" for key in shared if _is_same(source[key], found[key])]
    if shared != (order := [key for key in found if key in source]):
        at = next(i for i, key in enumerate(shared) if order[i] != key)
        faults.append(f"{order[at]}: other order than in English, where {shared[at]} comes first")
    for key in shared:
        faults += [f"{key}: {fault}" for fault in _faults(source[key], found[key], compared.tag, known)]
    compared.faults += [f"{part}: {fault}" for fault in faults]


def _words(message: ast.Message) -> str:
    """Return what a text says apart from its variables."""
    return " ".join(each.value for each in _nodes(message, ast.TextElement))


def _is_same(english: ast.Message, own: ast.Message) -> bool:
    return english.equals(own, ignored_fields=["span", "comment"]) and any(map(str.isalpha, _words(english)))


def put_in_order(tag: str, package: Path = ROOT / "src/fives") -> None:
    """Write the texts of a language in the order of the English ones, each with its comment."""
    english = text_files(SOURCE, package)
    for part, file in text_files(tag, package).items():
        written = file.read_text("utf-8")
        order = list(_messages(english[part])[0])
        spans = [(each.span.start, each.span.end, _key(each)) for each in FluentParser().parse(written).body]
        places = [span for span in spans if span[2] in order]
        moved = iter(sorted(places, key=lambda span: order.index(span[2])))
        ordered, done = "", 0
        for start, end, _ in places:
            first, last, _ = next(moved)
            ordered += written[done:start] + written[first:last]
            done = end
        package.joinpath(text_path(tag, part)).write_text(ordered + written[done:], "utf-8")


def _key(entry: ast.EntryType) -> str:
    if isinstance(entry, ast.Term):
        return f"-{entry.id.name}"
    return entry.id.name if isinstance(entry, ast.Message) else ""


def _messages(file: Traversable) -> tuple[dict[str, ast.Message], list[str]]:
    """Return the messages of a file by key, and what is no message."""
    found: dict[str, ast.Message] = {}
    junk = []
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            junk.append(entry.content.strip().splitlines()[0])
        elif isinstance(entry, ast.Message | ast.Term):
            if (key := _key(entry)) in found:
                junk.append(f"{key} is there twice")
            found[key] = entry
    return found, junk


def _faults(english: ast.Message, own: ast.Message, tag: str, known: set[str]) -> Iterator[str]:
    told = " ".join(english.comment.content.split()) if english.comment else ""  # which a translator reads too
    ranges = {name: range(int(low), int(high) + 1) for name, low, high in RANGE.findall(told)}
    allowed, used = _variables(english), _variables(own)
    yield from (f"${name} is unknown" for name in sorted(used - allowed - set(re.findall(r"\$(\w+)", told))))
    yield from (f"${name} is not used" for name in sorted(allowed - used - set(SPARE.findall(told))))
    yield from (f"refers to {key}, which is missing" for key in sorted(_references(own) - known))
    for select in _nodes(own, ast.SelectExpression):
        name = next((each.id.name for each in _nodes(select.selector, ast.VariableReference)), "")
        missing = _missing_plurals(select, tag, ranges.get(name, NUMBERS))
        yield from (f"no [{plural}] for ${name}" for plural in missing)


def _missing_plurals(select: ast.SelectExpression, tag: str, numbers: range) -> list[str]:
    """Return the plurals that some of the numbers need and that have no variant, if there are variants for plurals."""
    keys = {_name(variant.key) for variant in select.variants}
    default = next(_name(variant.key) for variant in select.variants if variant.default)
    if not keys & (set(PLURALS) - {"other"}):
        return []
    rule = Locale.parse(tag, sep="-").plural_form
    needed = {rule(number) for number in numbers if str(number) not in keys}
    spoken = keys if default in PLURALS else keys | {"other"}
    return [plural for plural in PLURALS if plural in needed - spoken]


def _variables(entry: ast.Message) -> set[str]:
    return {each.id.name for each in _nodes(entry, ast.VariableReference)}


def _references(entry: ast.Message) -> set[str]:
    terms = {f"-{each.id.name}" for each in _nodes(entry, ast.TermReference)}
    return {each.id.name for each in _nodes(entry, ast.MessageReference)} | terms


def _name(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def _nodes(node: object, kind: type) -> Iterator:
    if isinstance(node, kind):
        yield node
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for part in value if isinstance(value, list) else [value]:
            yield from _nodes(part, kind)


def main(arguments: list[str]) -> int:
    """Print what every language, or some of them, lacks; return 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "tag", nargs="*", default=list(LANGUAGES), help=f"such as {', '.join(LANGUAGES)}; all if not said"
    )
    parser.add_argument("--order", action="store_true", help="put the texts in the order of the English ones first")
    asked = parser.parse_args(arguments)
    wrong = False
    for tag in asked.tag:
        if asked.order and tag != SOURCE:
            put_in_order(tag)
        wrong |= _print(compare(tag), complete=LANGUAGES[tag].complete)
    return int(wrong)


def _print(found: Compared, *, complete: bool) -> bool:
    """Print what was found; return whether something is wrong."""
    rows = {"missing": found.missing, "same": found.same, "wrong": found.faults}
    lines = [f"  {name:<8} {line}" for name, each in rows.items() for line in each]
    sys.stdout.write("\n".join([f"{found.tag}: {found.percent} %{', complete' * complete}", *lines, ""]))
    if complete == bool(found.missing):
        lacks = "lacks texts, but is" if complete else "lacks none, but is not"
        sys.stdout.write(f"  wrong    languages.json: {found.tag} {lacks} marked as complete\n")
    return bool(found.faults) or complete == bool(found.missing)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
