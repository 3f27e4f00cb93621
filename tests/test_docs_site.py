"""What reads the built docs site finds every link that leads nowhere and everything that comes from elsewhere."""

import pytest

from docs_site import faults

GOOD = {
    "index.html": '<link rel="stylesheet" href="look.css"><a href="games/tug.html#rules">Tug</a><a href="#a" id="a">',
    "games/tug.html": '<h2 id="rules">Rules</h2><img src="../tug.webp"><a href="https://example.org/">elsewhere</a>',
    "look.css": "body { color: black }",
    "tug.webp": "",
}


def build(folder, **changes):
    """Write a small site; a changed file is named by what stands before its dot."""
    for name, text in GOOD.items():
        file = folder / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(changes.get(file.stem, text))
    return list(faults(folder))


def test_a_site_whose_links_lead_somewhere_has_no_fault(tmp_path):
    assert build(tmp_path) == []


@pytest.mark.parametrize(
    ("index", "fault"),
    [
        ('<a href="games/war.html">', "index.html links to games/war.html"),
        ('<a href="games/tug.html#bots">', "index.html links to games/tug.html#bots"),
        ('<a href="#nowhere">', "index.html links to #nowhere"),
        ('<img src="war.webp">', "index.html has no war.webp"),
        ('<img src="https://example.org/war.webp">', "index.html fetches https://example.org/war.webp"),
        ('<script src="//example.org/count.js"></script>', "index.html fetches //example.org/count.js"),
        ('<link rel="stylesheet" href="https://example.org/letters.css">', "fetches https://example.org/letters.css"),
    ],
)
def test_broken_links_and_foreign_resources_are_faults(tmp_path, index, fault):
    (found,) = build(tmp_path, index=index)
    assert found.endswith(fault)


def test_fonts_from_other_hosts_are_a_fault(tmp_path):
    (found,) = build(tmp_path, look="@font-face { src: url(https://example.org/letters.woff2) }")
    assert found == "look.css fetches from elsewhere"
