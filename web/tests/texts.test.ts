/** The texts: every one that a language has can be said, and the page asks for none that is missing. What a language lacks: tests/test_texts.py. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { textParts, texts } from '../scripts/texts.mjs';
import { LANGUAGES } from '../src/lib/languages';
import { optionKey } from '../src/lib/sentences';
import { has, speak, t } from '../src/lib/texts.svelte';

const house = join(import.meta.dirname, '../../src/fives');
const games = textParts().filter((part) => part !== 'page');
const sources = (tag: string): string[] => textParts().flatMap((part) => [...texts(tag, part).values()]);
const COUNTS = [0, 1, 2, 3, 5, 11, 100]; // one of each plural of all our languages
const allKeys = new Set(textParts().flatMap((part) => [...texts('en', part).keys()]));

/** Returns a sample for every variable that a text names: numbers where the text counts, words elsewhere. */
function samples(text: string): Record<string, string | number>[] {
  const names = [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name!))];
  return COUNTS.map((value) => Object.fromEntries(names.map((name) => [name, name === 'you' ? ['yes', 'no'][value % 2]! : value])));
}

describe.each(LANGUAGES)('in $tag', ({ tag, complete }) => {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const source of sources(tag)) expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  const own = [...allKeys].filter((key) => bundle.hasMessage(key));

  const filled = samples(sources(tag).join('\n'));

  it('has a word of its own for every tool at the table', async () => {
    await speak(tag);
    const tools = ['hint', 'undo', 'signal', 'log-open', 'rules', 'menu'].map((key) => t(key));
    expect(new Set(tools).size).toBe(tools.length);
  });

  it('an option without a text of its game has the one that games share', async () => {
    await speak(tag);
    const shared = [...allKeys].filter((key) => key.startsWith('option-'));
    expect(shared).toContain('option-start-roll-line');
    for (const key of shared) {
      expect(has(`hi-low-${key}`)).toBe(true);
      expect(t(`hi-low-${key}`)).toBe(t(key));
    }
    expect(t(optionKey('hi_low', 'start', 'roll_always'))).toBe(t('option-start-roll-always'));
    expect(t('tug-option-variation')).not.toBe(t('option-variation'));
    expect([has('tug-option-none'), has('tug-rules'), t('tug-rules')]).toEqual([false, false, 'tug-rules']);
  });

  it('no option only points to the text that games share', () => {
    const pointers = sources(tag).flatMap((source) => source.match(/^[\w-]+ = \{ *option-[\w-]+ *\}$/gm) ?? []);
    expect(pointers).toEqual([]);
  });

  it('every text can be said', () => {
    expect(own.length).toBeGreaterThan(complete ? 1000 : -1);
    const wrong: string[] = [];
    for (const key of own) {
      const { value } = bundle.getMessage(key)!;
      for (const params of filled) {
        const errors: Error[] = [];
        if (!bundle.formatPattern(value!, params, errors).trim() || errors.length > 0) wrong.push(`${key}: ${errors.join()}`);
      }
    }
    expect(wrong).toEqual([]);
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
    const rules = games.map((id) => readFileSync(join(house, 'games', id, 'rules.py'), 'utf8')).join('\n');
    const happenings = [...rules.matchAll(/Happening\("([\w-]+)"/g)].map(([, key]) => key!);
    expect(happenings.length).toBeGreaterThan(5);
    expect(happenings.filter((key) => !allKeys.has(key))).toEqual([]);
  });
});
