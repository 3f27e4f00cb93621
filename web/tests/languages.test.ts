/** Which language a reader gets, and what is shown where that language lacks a text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lookup } from '../shell/lookup.js';

vi.mock('virtual:texts', () => ({
  languages: [
    { tag: 'en', name: 'English', dir: 'ltr', script: 'Latn', complete: true, read: true },
    { tag: 'he', name: 'עברית', dir: 'rtl', script: 'Hebr', complete: false, read: false, comma: '; ' },
  ],
  rules: { '': ['G1', 'G2'], tug: ['TU2', 'TU1'] },
  load: {
    en: async () => ({ own: 'hint = Hint\nleft = { $count ->\n  [one] one stone\n *[other] { $count } stones\n }', english: '' }),
    he: async () => ({
      own: 'hint = רמז\noption-start = מי מתחיל',
      english: 'left = { $count ->\n  [one] one stone\n *[other] { $count } stones\n }\ntug-option-start = Who pulls first',
    }),
  },
}));

const { foreign, gameOfRule, has, joined, listed, locale, rulesOf, speak, t } = await import('../src/lib/texts.svelte');
const { preferredLanguage } = await import('../src/lib/languages');

describe('lookup', () => {
  const cases = JSON.parse(readFileSync(join(import.meta.dirname, 'golden_lookup.json'), 'utf8')) as { wanted: string[]; offered: { tag: string }[]; found: string }[];

  it.each(cases)('$wanted: $found', ({ wanted, offered, found }) => expect(lookup(wanted, offered, 'en')).toBe(found));
});

describe('a language that lacks texts', () => {
  beforeEach(() => speak('he'));

  it('shows its own, and the others in English with English plurals', () => {
    expect([locale(), document.documentElement.lang, document.documentElement.dir]).toEqual(['he', 'he', 'rtl']);
    expect(t('hint')).toBe('רמז');
    expect([t('left', { count: 1 }), t('left', { count: 2 })].map((text) => text.replace(/[\u2068\u2069]/g, ''))).toEqual(['one stone', '2 stones']);
    expect([foreign('hint'), foreign('left'), foreign('none')]).toEqual([undefined, 'en', undefined]);
    expect([has('left'), has('none'), t('none')]).toEqual([true, false, 'none']);
  });

  it('shows an English text of a game before one that games share', () => {
    expect(t('tug-option-start')).toBe('Who pulls first');
    expect([t('war-option-start'), has('war-option-none')]).toEqual(['מי מתחיל', false]);
  });

  it('has all rules in the order of the English ones', () => {
    expect([rulesOf('tug'), rulesOf(''), gameOfRule('TU1'), gameOfRule('G1')]).toEqual([['TU2', 'TU1', 'G1', 'G2'], ['G1', 'G2'], 'tug', '']);
  });

  it('lists in its own way', () => {
    expect([joined([3, 5]), listed(['Ada', 'Bob'])]).toEqual(['3; 5', new Intl.ListFormat('he').format(['Ada', 'Bob'])]);
  });
});

it('a language that is not on the list is English', async () => {
  await speak('xx');
  expect([locale(), t('hint'), document.documentElement.dir]).toEqual(['en', 'Hint', 'ltr']);
});

it('a device gets the language it was set to, or else its reader’s', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tlh', 'he-IL', 'en-GB']);
  expect(preferredLanguage()).toBe('he');
  localStorage.setItem('fives.locale', 'en');
  expect(preferredLanguage()).toBe('en');
  localStorage.removeItem('fives.locale');
});
