/** What a screen reader says in a whole game, for every game: a golden file each in English and German. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Happening } from '../src/lib/messages';
import { sentence } from '../src/lib/sentences';
import { speak } from '../src/lib/texts.svelte';

const GAMES = join(import.meta.dirname, '../../tests/games');
const RULES = join(import.meta.dirname, '../../src/fives/games');
const NAMES = ['Anna', 'Ben', 'Cem', 'Dora'];
const ids = readdirSync(GAMES).filter((id) => existsSync(join(GAMES, id, 'told.json')));
const shelf = readdirSync(RULES).filter((id) => existsSync(join(RULES, id, 'rules.py')));

describe('a whole game is told in words', () => {
  it('for every game', () => {
    expect(ids).toEqual(shelf);
  });

  for (const locale of ['en', 'de'] as const) {
    it.each(ids)(`of %s, in ${locale}`, async (id) => {
      await speak(locale);
      const told = JSON.parse(readFileSync(join(GAMES, id, 'told.json'), 'utf8')) as Happening[][];
      const lines = told.map((happened) => happened.map((each) => sentence(each, NAMES, { seats: [0], host: true })).join(' '));
      await expect(lines.filter(Boolean).join('\n') + '\n').toMatchFileSnapshot(join(GAMES, id, `spoken.${locale}.txt`));
    });
  }
});
