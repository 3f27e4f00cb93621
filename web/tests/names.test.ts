/** What the seats are called: by name, by strength, and by number where that is not enough. */
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../src/lib/messages';
import { namesOf } from '../src/lib/sentences';
import { speak } from '../src/lib/texts.svelte';
import Seats from '../src/pieces/Seats.svelte';

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

  it('are those at the seats, also of bots', async () => {
    await speak('en');
    const seats = [{ ...person, name: 'Ann' }, bot('casual'), bot('strong', 'Robbie')];
    const props = { seats, names: namesOf(seats), you: { seats: [0], host: true }, order: [0, 1, 2], turns: [], scores: null };
    const shown = mount(Seats, { target: document.body, props });
    flushSync();
    expect([...document.querySelectorAll('.name')].map(({ textContent }) => textContent)).toEqual(namesOf(seats));
    expect([...document.querySelectorAll('.note')].map(({ textContent }) => textContent?.trim())).toEqual(['you', '', 'bot, Strong']);
    await unmount(shown);
  });
});
