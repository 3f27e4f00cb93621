/** The texts: all languages say the same things in the same order, every one can be said, and the page asks for none that is missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { optionKey } from '../src/lib/sentences';
import { type Locale, LOCALES, has, speak, t } from '../src/lib/texts.svelte';

const house = join(import.meta.dirname, '../../src/fives');
const games = readdirSync(join(house, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => `games/${entry.name}/texts`);
const folders = ['texts', ...games];
const locales = Object.keys(LOCALES) as Locale[];
const source = (folder: string, locale: string): string => readFileSync(join(house, folder, `${locale}.ftl`), 'utf8');
const keys = (text: string): string[] => new FluentResource(text).body.map(({ id }) => id);
const COUNTS = [0, 1, 2, 3, 5, 11, 100]; // one of each plural of all our languages
const allKeys = new Set(folders.flatMap((folder) => keys(source(folder, 'en'))));

/** Returns a sample for every variable that a text names: numbers where the text counts, words elsewhere. */
function samples(text: string): Record<string, string | number>[] {
  const names = [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name!))];
  return COUNTS.map((value) => Object.fromEntries(names.map((name) => [name, name === 'you' ? ['yes', 'no'][value % 2]! : value])));
}

describe.each(folders)('%s', (folder) => {
  it('has the same keys in every language, in the same order, because rules are shown in it', () => {
    for (const locale of locales) expect(keys(source(folder, locale))).toEqual(keys(source(folder, 'en')));
  });

  it('has no line that cannot be read', () => {
    for (const locale of locales) {
      const written = source(folder, locale).match(/^[a-zA-Z][\w-]* =/gm) ?? [];
      expect(keys(source(folder, locale))).toHaveLength(written.length);
    }
  });
});

describe.each(locales)('in %s', (locale) => {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  folders.forEach((folder) => expect(bundle.addResource(new FluentResource(source(folder, locale)))).toEqual([]));

  const filled = samples(folders.map((folder) => source(folder, locale)).join('\n'));

  it('has a word of its own for every tool at the table', () => {
    const tools = ['hint', 'undo', 'signal', 'log-open', 'rules', 'menu'].map((key) => bundle.formatPattern(bundle.getMessage(key)!.value!));
    expect(new Set(tools).size).toBe(tools.length);
  });

  it('an option without a text of its game has the one that games share', async () => {
    await speak(locale);
    const shared = [...allKeys].filter((key) => key.startsWith('option-'));
    expect(shared).toContain('option-start-roll-line');
    for (const key of shared) {
      expect(has(`hi-low-${key}`)).toBe(true);
      expect(t(`hi-low-${key}`)).toBe(bundle.formatPattern(bundle.getMessage(key)!.value!));
    }
    expect(t(optionKey('hi_low', 'start', 'roll_always'))).toBe(t('option-start-roll-always'));
    expect(t('tug-option-variation')).toBe(bundle.formatPattern(bundle.getMessage('tug-option-variation')!.value!));
    expect([has('tug-option-none'), has('tug-rules'), t('tug-rules')]).toEqual([false, false, 'tug-rules']);
  });

  it('no option only points to the text that games share', () => {
    const pointers = folders.flatMap((folder) => source(folder, locale).match(/^[\w-]+ = \{ *option-[\w-]+ *\}$/gm) ?? []);
    expect(pointers).toEqual([]);
  });

  it.each([...allKeys])('%s can be said', (key) => {
    const { value } = bundle.getMessage(key)!;
    for (const params of filled) {
      const errors: Error[] = [];
      expect(bundle.formatPattern(value!, params, errors).trim()).not.toBe('');
      expect(errors).toEqual([]);
    }
  });
});

describe('the code', () => {
  const src = join(import.meta.dirname, '../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file));
  const asked = (file: string): string[] =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/\b(?:t|say)\(\s*'([a-z0-9-]+)'/gi)].map(([, key]) => key!);

  it('asks only for texts that exist', () => {
    const missing = files.flatMap((file) => asked(file).filter((key) => !allKeys.has(key)).map((key) => `${file}: ${key}`));
    expect(missing).toEqual([]);
    expect(files.flatMap(asked).length).toBeGreaterThan(100);
  });

  it('has a sentence for every refusal of the protocol', () => {
    const protocol = readFileSync(join(house, '../../docs/protocol.md'), 'utf8').split('## Refusals')[1]!;
    const rows = protocol.split('\n').filter((line) => line.startsWith('| `'));
    const codes = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, code]) => code!));
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !allKeys.has(`refusal-${code.replaceAll('_', '-')}`))).toEqual([]);
  });

  it('has a sentence for everything that can happen in the rules', () => {
    const rules = games.map((folder) => readFileSync(join(house, folder, '../rules.py'), 'utf8')).join('\n');
    const happenings = [...rules.matchAll(/Happening\("([\w-]+)"/g)].map(([, key]) => key!);
    expect(happenings.length).toBeGreaterThan(5);
    expect(happenings.filter((key) => !allKeys.has(key))).toEqual([]);
  });
});
