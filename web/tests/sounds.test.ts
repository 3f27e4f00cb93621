/** Sounds: chosen by the words of what happened, none of which is a game's alone. */
import { expect, it } from 'vitest';
import { hears, setSound, soundsOf } from '../src/lib/event-sounds.svelte';
import { sound } from '../src/lib/sounds';

const told = (...keys: string[]) => keys.map((key, i) => ({ n: i + 1, at: 0, actor: 0, bot: false, happened: [{ key, params: {} }] }));

it('is one sound for each kind of thing that happened, in its order', () => {
  expect(soundsOf(told('tug-rolled', 'tug-scored', 'tug-rolled'))).toEqual(['dice', 'point']);
  expect(soundsOf(told('five_wins-laid', 'five_wins-captured'))).toEqual(['stone', 'point']);
  expect(soundsOf(told('opening-tied', 'undone', 'resigned', 'clocks-wait'))).toEqual([]);
});

it('sounds on one player’s own device until it is told not to, and on a shared one only if it is told to', () => {
  expect([hears(), hears(false)]).toEqual([true, false]);
  setSound(true);
  expect(hears(false)).toBe(true);
  setSound(false);
  expect([hears(), hears(false)]).toEqual([false, false]);
});

it('is silent where nothing was touched yet, or there is nothing to sound with', () => {
  expect(sound('dice')).toBe(false);
});
