/** The search on the shelf: what fits, what can be asked for, what the device remembers; and asking while somebody looks. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whileSeen } from '../src/lib/polling';
import type { GameInfo } from '../src/lib/messages';
import { ANY, choicesOf, fits, MANY, rememberedWishes, rememberWishes, seatsAll } from '../src/lib/shelf-filter';

const game = (counts: number[], minutes: number, age: number | null): GameInfo => ({ counts: { '': counts }, minutes, age }) as unknown as GameInfo;
const pair = game([2], 15, 12);
const crowd = { ...game([2, 3], 20, null), counts: { '': [2, 3], 'mode=solo': [1], 'mode=party': [8] } } as GameInfo;

describe('a game', () => {
  it('fits who asks for nothing', () => expect([pair, crowd].every((each) => fits(each, ANY))).toBe(true));

  it.each([
    [1, false, true],
    [2, true, true],
    [4, false, false],
    [MANY, false, true],
  ])('is for %i players', (players, two, many) => {
    expect(fits(pair, { ...ANY, players })).toBe(two);
    expect(fits(crowd, { ...ANY, players })).toBe(many);
  });

  it('is not for those who are too young', () => {
    expect(fits(pair, { ...ANY, age: 11 })).toBe(false);
    expect(fits(pair, { ...ANY, age: 12 })).toBe(true);
  });

  it.each([
    [1, true, true],
    [2, true, true],
    [3, false, true],
    [9, false, false],
  ])('has a seat for each of %i people', (people, two, many) => expect([pair, crowd].map((each) => seatsAll(each, people))).toEqual([two, many]));

  it('rules nobody out if its rulebook names no age', () => expect(fits(crowd, { ...ANY, age: 5 })).toBe(true));

  it('must not take longer', () => {
    expect(fits(crowd, { ...ANY, minutes: 15 })).toBe(false);
    expect(fits(pair, { ...ANY, minutes: 15 })).toBe(true);
  });
});

it('the shelf offers what its games differ in', () =>
  expect(choicesOf([pair, crowd])).toEqual({ players: [1, 2, 3, MANY], age: [12], minutes: [15, 20] }));

describe('the device', () => {
  beforeEach(() => localStorage.clear());

  it('remembers what was looked for', () => {
    rememberWishes({ players: 3, age: 0, minutes: 20 });
    expect(rememberedWishes()).toEqual({ players: 3, age: 0, minutes: 20 });
    rememberWishes(ANY);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{"players":"many","age":null}', 'nonsense', '[]'])('forgets what it cannot read: %s', (kept) => {
    localStorage.setItem('fives.wishes', kept);
    expect(rememberedWishes()).toEqual(ANY);
  });
});

describe('asking again', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('goes on after a failure, rests while nobody looks, and stops', async () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const ask = vi.fn(() => Promise.reject(new Error('offline')));
    const stop = whileSeen(4, ask);
    await vi.advanceTimersByTimeAsync(8500);
    expect(ask).toHaveBeenCalledTimes(3);
    seen.mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ask).toHaveBeenCalledTimes(4);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(4);
  });
});
