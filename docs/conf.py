"""The docs site as Sphinx builds it: `make docs` writes it to `site/`, and any warning ends the build."""

from sphinx.application import Sphinx

from fives import __version__

project = "fives"
author = "the fives authors"
copyright = "MIT licensed"
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"
exclude_patterns = ["_static"]
nitpicky = True

myst_heading_anchors = 3  # a link may lead to a heading: protocol.md#by-consent
myst_links_external_new_tab = False
suppress_warnings = ["misc.highlighting_failure"]  # an excerpt with an ellipsis is shown plain

highlight_language = "text"
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_mock_imports = ["gymnasium", "pettingzoo", "pyspiel"]  # what the extra `envs` brings
python_maximum_signature_line_length = 88
add_module_names = False
nitpick_ignore_regex = [("py:.*", ".*")]  # types in signatures need not lead anywhere

html_theme = "furo"
html_title = "fives"
html_logo = html_favicon = "../web/public/icon.svg"
html_static_path = ["_static"]
html_css_files = ["fives.css"]
html_js_files = ["fives.js"]
html_copy_source = False
html_show_sphinx = False
html_last_updated_fmt = None
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#2f5e50",
        "color-brand-content": "#2f5e50",
        "color-brand-visited": "#5b4633",
    },
    "dark_css_variables": {
        "color-brand-primary": "#e3c887",
        "color-brand-content": "#e3c887",
        "color-brand-visited": "#cdb998",
    },
}


def list_folder(app: Sphinx, name: str, source: list[str]) -> None:
    """Let the page README of a folder lead to all others of it; elsewhere its links do."""
    if name.endswith("/README"):
        source[0] += "\n\n```{toctree}\n:hidden:\n:glob:\n\n*\n```\n"


def quote_tables(app: Sphinx, kind: str, name: str, of: object, how: object, lines: list[str]) -> None:
    """Keep what a docstring indents as it is: a table in words, an example."""
    quoted: list[str] = []
    for line in lines:
        begins = line.startswith("    ") and quoted and not quoted[-1].strip()
        if begins and not next(each for each in reversed(quoted) if each.strip()).startswith("    "):
            quoted += ["::", ""]
        quoted.append(line)
    lines[:] = quoted


def setup(app: Sphinx) -> None:
    """Tell Sphinx about it."""
    app.connect("source-read", list_folder)
    app.connect("autodoc-process-docstring", quote_tables)
