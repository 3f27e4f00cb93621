"""The README tells the truth: its Python example runs, its links lead somewhere."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_example_plays_a_whole_match(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    exec(example, {})
    assert "five_points" in capsys.readouterr().out


def test_every_relative_link_of_every_page_leads_to_a_file():
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    links = [(page, link) for page in pages for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text())]
    assert len(links) > 10
    assert [f"{page.name}: {link}" for page, link in links if not (page.parent / link).exists()] == []
