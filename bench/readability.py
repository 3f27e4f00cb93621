"""Measure how hard the English texts are to read: reading age (Flesch-Kincaid), long strings, words we avoid.

Labels of a word or two would make every text easy, so the age is that of the sentences alone: five words or more.

python bench/readability.py                 the texts of this tree
python bench/readability.py 973a338d        the texts of a commit
python bench/readability.py --long          lists what is longer than 80 characters on the screen
"""

import re
import subprocess
import sys
from pathlib import Path

from row import Row

SCRIPT = "readability.py"
ROOT = Path(__file__).parents[1]
LONG = 80  # characters that two lines of a phone hold
SENTENCE = 5  # words
AGE = 7  # of the children we write for
FIRST_RELEASE = "4a44b2e"  # what version 1.0.0 said
FIRST_YEAR = 5  # the age at which children begin school where the grades were counted
AVOIDED = (
    r"\bwhoever\b",
    r";",
    r"\b(?:lie|lies|lying|lay|lays|laid)\b",
    r"\bthrow(?:s|n)?\b",
    r"\bbegins?\b",
    r"\blots?\b",
)
SAMPLES = {"player": "Anna", "names": "Anna and Ben", "count": "3", "dice": "1-2-3-4-5"}


# the English files for players, where they are and where they were before each language had a folder
ENGLISH = re.compile(r"src/fives/(texts/en/(?!terminal)\w+|texts/en|games/\w+/texts/en)\.ftl")


def sources(commit: str) -> list[str]:
    """Return the English files for players as they are at `commit`, by default the one checked out."""
    git = ("git", "-C", str(ROOT))
    listed = subprocess.run(
        [*git, "ls-tree", "-r", "--name-only", commit or "HEAD"], capture_output=True, check=True, text=True
    )
    paths = [path for path in listed.stdout.split() if ENGLISH.fullmatch(path)]
    if not commit:
        return [ROOT.joinpath(path).read_text("utf-8") for path in paths]
    return [
        subprocess.run([*git, "show", f"{commit}:{path}"], capture_output=True, check=True).stdout.decode()
        for path in paths
    ]


def sentences(source: str) -> list[tuple[str, str]]:
    """Return key and text of each message, each variant of it for itself, variables filled with samples."""
    found = []
    for key, body in re.findall(r"^([\w-]+) = ((?:.*)(?:\n[ }].*)*)", source, re.MULTILINE):
        variants = re.findall(r"^\s*\*?\[\w+\] (.+)$", body, re.MULTILINE)
        for text in variants or [body]:
            filled = re.sub(r"\{ *(?:NUMBER\()?\$(\w+)[^{}]*\}", lambda match: SAMPLES.get(match[1], "5"), text)
            words = re.sub(r"\{[^{}]*\}?|\}", "", filled).strip()
            if words and re.search(r"[a-z]", words):
                found.append((key, words))
    return found


def syllables(word: str) -> int:
    """Return about how many syllables a word has: groups of vowels, without a silent e."""
    groups = len(re.findall(r"[aeiouy]+", re.sub(r"(?<=[^l])e$|es$|ed$", "", word.lower())))
    return max(1, groups)


def words_of(text: str) -> list[str]:
    return re.findall(r"[A-Za-z\u2019']+", text)


def parts(texts: list[str]) -> list[str]:
    """Return the sentences of texts, without labels."""
    each = (part.strip() for text in texts for part in re.split(r"(?<=[.!?:;…])\s+", text))
    return [part for part in each if len(words_of(part)) >= SENTENCE]


def reading_age(sentences: list[str]) -> float:
    """Return the age at which children read such sentences: the Flesch-Kincaid grade, in years."""
    words = [word for sentence in sentences for word in words_of(sentence)]
    grade = 0.39 * len(words) / len(sentences) + 11.8 * sum(map(syllables, words)) / len(words) - 15.59
    return grade + FIRST_YEAR


def line(name: str, texts: list[str]) -> str:
    """Return the figures of some texts."""
    told = parts(texts)
    words = sum(len(words_of(each)) for each in told) / len(told)
    return (
        f"{name:8} {len(texts):5} strings, {over(texts):3} longer than {LONG}; "
        f"{len(told):4} sentences, {over(told):3} longer than {LONG}, {words:4.1f} words each, "
        f"age {reading_age(told):.1f}"
    )


def kinds(commit: str = "") -> dict[str, list[tuple[str, str]]]:
    """Return key and text of what stands on screens, in lessons and in rules."""
    found: dict[str, list[tuple[str, str]]] = {"screens": [], "lessons": [], "rules": []}
    for source in sources(commit):
        for key, text in sentences(source):
            if key.startswith("rule-"):
                found["rules"].append((key, text))
            elif "-learn-" in key:
                found["lessons"].append((key, text))
            elif not key.endswith("-story"):
                found["screens"].append((key, text))
    return found


def measure() -> list[Row]:
    """Return reading ages and long strings, compared with those of the first release."""
    rows, before = [], kinds(FIRST_RELEASE)
    for kind, told in kinds().items():
        now, then = [text for _, text in told], [text for _, text in before[kind]]
        age = reading_age(parts(now))
        rows.append(Row(SCRIPT, f"reading age of {kind}", age, "years", reading_age(parts(then)), "version 1.0.0"))
        rows.append(Row(SCRIPT, f"reading age of {kind}", age, "years", AGE, "the age we write for", kind != "rules"))
        what, count = ("sentences", parts) if kind == "rules" else ("strings", list)  # a rule has several sentences
        claim = f"{kind}: {what} over {LONG} characters"
        rows.append(Row(SCRIPT, claim, over(count(now)), "", over(count(then)), "version 1.0.0"))
    return rows


def over(texts: list[str]) -> int:
    return sum(len(text) > LONG for text in texts)


def main(commit: str = "", listed: bool = False) -> None:
    """Print the figures, and what is long if that is asked for."""
    found = kinds(commit)
    for kind, told in found.items():
        print(line(kind, [text for _, text in told]))
    everything = "\n".join(text for told in found.values() for _, text in told)
    print({word: len(re.findall(word, everything, re.IGNORECASE)) for word in AVOIDED})
    if listed:
        for key, text in sorted(found["screens"], key=lambda each: -len(each[1])):
            if len(text) > LONG:
                print(f"{len(text):4} {key}: {text}")


if __name__ == "__main__":
    asked = [word for word in sys.argv[1:] if word != "--long"]
    main(asked[0] if asked else "", "--long" in sys.argv)
