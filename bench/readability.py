"""Measure how hard the English texts are to read: grade (Flesch-Kincaid), long strings, words we avoid.

python bench/readability.py                 the texts of this tree
python bench/readability.py 973a338d        the texts of a commit
python bench/readability.py --long          lists what is longer than 80 characters on the screen
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONG = 80  # characters that two lines of a phone hold
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


def grade(texts: list[str]) -> float:
    """Return the Flesch-Kincaid grade of texts: the year at school that reads them."""
    parts = [part for text in texts for part in re.split(r"[.!?:;…]+(?:\s|$)", text) if re.search(r"[A-Za-z]", part)]
    words = [word for part in parts for word in re.findall(r"[A-Za-z\u2019']+", part)]
    return 0.39 * len(words) / len(parts) + 11.8 * sum(map(syllables, words)) / len(words) - 15.59


def main(commit: str = "", listed: bool = False) -> None:
    """Print the figures, and what is long if that is asked for."""
    told = [each for source in sources(commit) for each in sentences(source)]
    rules = [text for key, text in told if key.startswith("rule-")]
    lessons = [text for key, text in told if "-learn-" in key]
    screens = [(key, text) for key, text in told if not key.startswith("rule-") and "-learn-" not in key]
    stories = [(key, text) for key, text in screens if not key.endswith("-story")]
    for name, texts in (("screens", [text for _, text in stories]), ("lessons", lessons), ("rules", rules)):
        mean = sum(map(len, texts)) / len(texts)
        over = sum(len(text) > LONG for text in texts)
        print(f"{name:8} {len(texts):5} strings, grade {grade(texts):4.1f}, mean {mean:5.1f}, over {LONG}: {over}")
    everything = "\n".join(text for _, text in told)
    print({word: len(re.findall(word, everything, re.IGNORECASE)) for word in AVOIDED})
    if listed:
        for key, text in sorted(stories, key=lambda each: -len(each[1])):
            if len(text) > LONG:
                print(f"{len(text):4} {key}: {text}")


if __name__ == "__main__":
    asked = [word for word in sys.argv[1:] if word != "--long"]
    main(asked[0] if asked else "", "--long" in sys.argv)
