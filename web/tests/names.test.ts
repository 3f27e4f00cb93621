/** What the seats are called: by name, by strength, and by number where that is not enough. */
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../src/lib/messages';
import { castOf, moveWords, namesOf, namesThroughout, recordedNames, stoodIn } from '../src/lib/sentences';
import { speak } from '../src/lib/texts.svelte';
import Seats from '../src/pieces/Seats.svelte';
import { person as ann, table } from './tables';

const person: SeatInfo = { ...ann, name: '' };
const bot = (level: string, name = ''): SeatInfo => ({ ...person, kind: 'bot', level, name });

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

describe('the names in the log of a match', () => {
  const seats = [ann, { ...ann, name: 'Eve' }];
  const handed = { ...table, seats, newcomers: [{ n: 4, seat: 1, name: 'Cy', epoch: 1 }, { n: 9, seat: 1, name: 'Eve', epoch: 1 }] };
  const eve = { seats: [1], host: false };

  it('are those that people had at each event', () => {
    const castAt = castOf(handed, eve);
    expect([0, 4, 5, 9, 10].map((n) => castAt(n).names[1])).toEqual(['Ben', 'Ben', 'Cy', 'Cy', 'Eve']);
    expect(castAt(4).names[0]).toBe('Ann');
  });

  it('call nobody "you" for what another did on the same seat', () => {
    const castAt = castOf(handed, eve);
    expect([4, 9, 10].map((n) => castAt(n).you.seats)).toEqual([[], [], [1]]);
    expect(castOf(handed, { seats: [0], host: true })(4).you.seats).toEqual([0]);
    expect(castOf(handed, { seats: [0, 1], host: true })(4).you.seats).not.toHaveLength(1); // on a shared device nobody is
  });

  it('stay when somebody else has the seat after the match', () => {
    const after = { ...table, seats: [{ ...ann, kind: 'open', name: '' } as SeatInfo, { ...ann, name: 'Dan' }] };
    const cast = castOf(after, eve)(20);
    expect([cast.names, cast.you.seats]).toEqual([['Ann', 'Ben'], []]);
  });

  it('are those of the seats before the first match', () => expect(castOf({ ...handed, players: [], newcomers: [] }, eve)(0).names).toEqual(['Ann', 'Eve']));

  it('say where a bot played for a person, also if a bot has the seat by now', () => {
    const told = { n: 3, at: 0, actor: 1, bot: true, happened: [] };
    expect(stoodIn(told, castOf({ ...handed, seats: [ann, bot('casual')] }, eve)(3))).toBe(true);
    expect(stoodIn({ ...told, bot: false }, castOf(handed, eve)(3))).toBe(false);
    expect(stoodIn(told, castOf({ ...handed, players: [{ name: 'Ann' }, { name: '', level: 'casual' }] }, eve)(3))).toBe(false);
    expect(stoodIn({ ...told, actor: -1 }, castOf(handed, eve)(3))).toBe(false);
  });

  it('are numbers where they were taken out of the record, and nobody is "you" there', async () => {
    await speak('en');
    const nameless = { ...handed, players: [{ name: 'Ann' }, { name: '' }], newcomers: handed.newcomers.map((came) => ({ ...came, name: '' })) };
    expect(castOf(nameless, eve)(20)).toMatchObject({ names: ['Ann', 'Player 2'], you: { seats: [] } });
    expect(namesThroughout(nameless)).toEqual(['Ann', 'Player 2']);
  });

  it('that can be taken out are those of people, all of a seat at once', async () => {
    await speak('en');
    expect(recordedNames(handed)).toEqual(['Ann', 'Ben, Cy, and Eve']);
    expect(recordedNames({ ...handed, players: [{ name: '' }, { name: 'Robbie', level: 'casual' }] })).toEqual(['', 'Cy and Eve']);
    expect(recordedNames({ ...table, players: [{ name: '', level: 'casual' }, { name: 'Robbie', level: 'strong' }] })).toEqual(['', '']);
  });

  it('are all of a seat where its moves are summed up', async () => {
    await speak('en');
    expect(namesThroughout(handed)).toEqual(['Ann', 'Ben, Cy, and Eve']);
  });
});

it('what was played is worded by its kind, not by its text', async () => {
  await speak('en');
  expect(moveWords('tug', '', 'resign')).toBe('give up');
  expect(moveWords('tug', '', 'timeout')).toBe('time ran out');
  expect(moveWords('tug', 'resign')).toBe(moveWords('tug', 'xyz').replace('xyz', 'resign'));
  expect(moveWords('tug', '2255')).toContain('2-2-5-5');
});
