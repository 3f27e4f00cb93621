/** What the seats are called: by name, by strength, and by number where that is not enough. */
import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../src/lib/messages';
import { namesOf } from '../src/lib/sentences';
import { speak } from '../src/lib/texts.svelte';

const person: SeatInfo = { kind: 'person', name: '', level: '', here: true, ready: true, host: true, left: false, stand_in: null };
const bot = (level: string, name = ''): SeatInfo => ({ ...person, kind: 'bot', level, name, host: false });

describe('the names at a table', () => {
  it('of bots say how strong they are', async () => {
    await speak('en');
    expect(namesOf([{ ...person, name: 'Ann' }, bot('casual'), bot('strong')])).toEqual(['Ann', 'Casual bot', 'Strong bot']);
  });

  it('of bots that are equally strong differ by their seats', async () => {
    await speak('en');
    const plain = (names: string[]) => names.map((name) => name.replace(/[\u2068\u2069]/g, ''));
    expect(plain(namesOf([person, bot('casual'), bot('casual'), bot('casual', 'Robbie')]))).toEqual(['Player 1', 'Casual bot 2', 'Casual bot 3', 'Robbie']);
  });
});
