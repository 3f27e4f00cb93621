"""A ruler for pages: what scrolls sideways, is cut off, lies over something else, or is not in the page's language."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from fives.texts import LANGUAGES, SOURCE, text_files

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) = (.*)$", re.MULTILINE)
LATIN = re.compile(r"[A-Za-z][a-z]{3,}")
FOREIGN = [tag for tag, language in LANGUAGES.items() if language.script != "Latn"]  # written in letters of their own
# what is a name or a code in every language
NAMES = {"anna", "maximilian", "http", "https", "join", "fives", "dice", "shift"}
NAMES |= {word.lower() for language in LANGUAGES.values() for word in LATIN.findall(language.name)}

MEASURE = """() => {
  const found = [];
  const drawn = e => e.closest('[inert][aria-hidden=true]'); // a picture of a board, small on purpose
  const shown = e => !drawn(e) && e.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const words = e => (e.ariaLabel || e.textContent).trim().replace(/\\s+/g, ' ').slice(0, 50);
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) {
    const beside = ({ left, right }) => right > innerWidth + 1 || left < -1;
    const out = [...document.body.querySelectorAll('*')].filter(e => shown(e) && beside(e.getBoundingClientRect()));
    found.push(`scrolls sideways by ${wide} px: ${out.map(e => e.tagName + ' ' + e.getAttribute('class')).slice(-3)}`);
  }
  // nothing to press is smaller than what it says
  for (const e of document.querySelectorAll('button, .button, select, summary, label')) {
    const more = e.scrollWidth - e.clientWidth;
    if (shown(e) && e.textContent.trim() && e.clientWidth && more > 1) found.push(`cut off by ${more} px: ${words(e)}`);
  }
  // no die falls off its tray
  for (const e of document.querySelectorAll('.felt :is(button, .place, .spot)')) {
    const [die, felt] = [e, e.closest('.felt')].map(each => each.getBoundingClientRect());
    if (die.left < felt.left - 2 || die.right > felt.right + 2) found.push(`beside its tray: ${words(e)}`);
  }
  // the tools of a table are where the thumb of one hand is, unless letters are so large that the page scrolls
  const tools = document.querySelector('.tools');
  const large = innerWidth / parseFloat(getComputedStyle(document.documentElement).fontSize) < 15.5;
  const inHand = tools && !large && innerWidth < 1024 && innerHeight > 480;
  const below = inHand ? Math.round(innerHeight - tools.getBoundingClientRect().bottom) : 0;
  if (Math.abs(below) > 40) found.push(`tools ${below} px above the lower edge`);
  // no text reaches out of what hides or frames it
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const top = [...document.querySelectorAll('dialog[open], [aria-modal=true]')].at(-1);
  while (walk.nextNode()) {
    const node = walk.currentNode, e = node.parentElement;
    if (!node.data.trim() || !shown(e) || e.closest('option, script, style, .skip')) continue;
    if (top && !top.contains(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(r => r.width > 1 && r.height > 1);
    const say = node.data.trim().replace(/\\s+/g, ' ').slice(0, 50);
    let hidden = false, scrolls = false;
    for (let box = e; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box), edge = box.getBoundingClientRect();
      if (edge.width <= 2 || edge.height <= 2 || style.clipPath !== 'none') hidden = true;
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.maskImage !== 'none') scrolls = true;
      if (style.position === 'fixed' && !top) scrolls = true;
      if (hidden || scrolls || box instanceof SVGElement && box.tagName !== 'svg') continue;
      const frame = /hidden|clip/.test(style.overflowX + style.overflowY) || box.matches('.panel, .button');
      if (!frame) continue;
      for (const r of rects)
        if (r.left < edge.left - 2 || r.right > edge.right + 2 || r.top < edge.top - 3 || r.bottom > edge.bottom + 3) {
          found.push(`text cut off: ${say} (in ${box.tagName} ${box.getAttribute('class')})`);
          break;
        }
    }
    if (hidden) continue;
    if (!scrolls && rects.some(r => r.left < -1 || r.right > innerWidth + 1)) found.push(`beside the screen: ${say}`);
    texts.push(...rects.map(rect => ({ rect, e, say, scrolls })));
  }
  // no text lies on another, no control on another
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const over = (a, b, x, y) => shared(a, b, 'left', 'right') > x && shared(a, b, 'top', 'bottom') > y;
  const floating = e => {
    for (let box = e; box; box = box.parentElement) if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
    return null;
  };
  texts.sort((a, b) => a.rect.top - b.rect.top);
  texts.forEach((one, i) => {
    for (let j = i + 1; j < texts.length && texts[j].rect.top < one.rect.bottom; j++) {
      const two = texts[j];
      if (one.e === two.e || one.e.contains(two.e) || two.e.contains(one.e)) continue;
      if (one.scrolls || two.scrolls || floating(one.e) !== floating(two.e)) continue;
      const high = Math.min(one.rect.height, two.rect.height);
      if (over(one.rect, two.rect, 3, 0.35 * high)) found.push(`text on text: ${one.say} | ${two.say}`);
    }
  });
  const press = [...document.querySelectorAll('button, a, input, select')]
    .filter(e => shown(e) && (!top || top.contains(e)) && !e.closest('svg, .skip'));
  const visible = e => { // what is scrolled away lies on nothing
    let { left, top, right, bottom } = e.getBoundingClientRect();
    for (let box = e.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  press.forEach((one, i) => {
    for (const two of press.slice(i + 1)) {
      if (one.contains(two) || two.contains(one) || floating(one) !== floating(two)) continue;
      if (over(visible(one), visible(two), 2, 2)) found.push(`control on control: ${words(one)} | ${words(two)}`);
    }
  });
  return [...new Set(found)];
}"""

HIDDEN = """resting => {
  const found = [];
  const top = [...document.querySelectorAll('dialog[open], [aria-modal=true]')].at(-1); // all else waits below it
  const wall = top ? null : document.querySelector('.screen'); // a big screen: nobody scrolls or taps there
  const table = top ? null : document.querySelector('.page:has(> .game)');
  const root = top ?? table ?? wall ?? document.body;
  const words = e => (e.ariaLabel || e.textContent).trim().replace(/\\s+/g, ' ').slice(0, 50);
  const shown = e => e.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !e.closest('[inert]');
  const drawing = table?.querySelector('.drawing'), game = table?.querySelector('.game');
  const later = '.below *, .end *, aside *, details:not([open]) :not(summary), .foot *'; // one scrolls to these
  const pressed = 'button, a[href], summary, label, select, input, [role=checkbox], [role=gridcell], [role=slider]';
  const read = wall ? 'h1, h2, .seats li, .own, .turn, .code, .corner img, .ending li' : '[data-status], [data-hint]';
  const scrolls = e => table && (e.closest('details ul') || resting && e.matches(later));
  const wanted = [...root.querySelectorAll(wall ? read : `${pressed}, ${read}`)]
    .filter(e => shown(e) && !e.closest('.skip') && e.getBoundingClientRect().width > 2 && !scrolls(e));
  const rests = e => wall || resting && table && !e.matches('.over :is(.game, .head) *'); // one scrolls at the end
  const fault = (e, still) => {
    const { left, top: upper, width, height, right, bottom } = e.getBoundingClientRect();
    const { top: from, bottom: to, height: own } = game?.getBoundingClientRect() ?? {}; // where the board scrolls
    const [least, most] = own > 0 && game.contains(e) ? [from, to] : [0, innerHeight];
    const beyond = upper < least - 1 || bottom > most + 1;
    if (left < -1 || right > innerWidth + 1 || still && beyond) return `out of sight: ${words(e)}`;
    const inside = drawing?.contains(e);
    const corners = inside ? [] : [[0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]]; // a piece has any shape
    for (const [x, y] of [[0.5, 0.5], ...corners]) {
      const [across, down] = [left + x * width, upper + y * height];
      if (!still && x !== 0.5 && (down < 0 || down > innerHeight)) continue; // it is higher than the screen
      const hit = document.elementFromPoint(across, down);
      if (hit && (hit.contains(e) || e.contains(hit) || [...e.labels ?? []].some(each => each.contains(hit)))) continue;
      return `under another: ${words(e)} (below ${hit?.tagName} ${hit?.getAttribute('class')})`;
    }
    return '';
  };
  const before = [scrollY, game?.scrollTop];
  for (const e of [...wanted.filter(rests), ...wanted.filter(each => !rests(each))]) {
    let wrong = '';
    for (const block of rests(e) ? [''] : ['center', 'start', 'end']) {
      if (block) e.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      if (!(wrong = fault(e, !block))) break;
    }
    if (wrong) found.push(wrong);
  }
  scrollTo(0, before[0]);
  if (game) game.scrollTop = before[1];
  const status = table?.querySelector('[data-status]')?.getBoundingClientRect();
  const board = drawing?.getBoundingClientRect();
  if (status && board && shown(drawing)) {
    const beside = status.left >= board.right - 1 || status.right <= board.left + 1;
    if (!beside && status.bottom > board.top + 1) found.push('the status line is not above the board');
  }
  return [...new Set(found)];
}"""

SAID = """() => {
  const names = ['aria-label', 'placeholder', 'title', 'alt'];
  const said = [...document.querySelectorAll('body, body *')].flatMap(e => names.map(name => e.getAttribute(name)));
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const other = 'script, noscript, style, [lang]:not(html), option[value=en], option[value=de]';
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest(other)) said.push(walk.currentNode.data);
  return [...new Set(said.filter(Boolean).map(text => text.trim()).filter(Boolean))];
}"""


def faults(page: Page, language: str) -> list[str]:
    """Return what is wrong with the page as it is shown now."""
    return [*page.evaluate(MEASURE), *untranslated(page.evaluate(SAID), language)]


def hidden_parts(page: Page, *, resting: bool = True) -> list[str]:
    """Return what of a page or its sheet lies under something else, after scrolling to it.

    `resting`: at a table nobody scrolls, and what is out of sight is a fault too.
    """
    return list(page.evaluate(HIDDEN, resting))


def untranslated(said: list[str], language: str) -> list[str]:
    """Return the texts that are keys, or English where the page is in another language."""
    raw = [f"raw key: {text}" for text in said if text in messages("en") and "-" in text]
    if language == SOURCE or not LANGUAGES[language].complete:
        return raw
    own = set(messages(language).values())
    english = {text for text in messages("en").values() if text not in own and " " in text and "{" not in text}
    raw += [f"English: {text[:60]}" for text in said if text in english]
    if language in FOREIGN:
        known = NAMES | {word.lower() for text in own for word in LATIN.findall(text)}
        strange = [(text, [word for word in LATIN.findall(text) if word.lower() not in known]) for text in said]
        raw += [f"Latin letters: {text[:60]}" for text, words in strange if words]
    return raw


@cache
def messages(language: str) -> dict[str, str]:
    """Return the messages of a language that fill one line, by their keys."""
    files = text_files(language).values()
    return {key: value for file in files for key, value in MESSAGE.findall(file.read_text("utf-8"))}
