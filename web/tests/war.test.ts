/** The board of War: a throw is no choice and is made for the player; a tap on the page ends the waiting. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import WarBoard from '../src/boards/WarBoard.svelte';
import type { War } from '../src/lib/messages';
import { boardOnPage } from './boards';

const start: War = {
  options: { captures: 'forced', middle: 'die', lone_fighter: false, sudden: false, start: 'roll' } as unknown as War['options'],
  armies: [{ size: 2, thrown: false, dice: [], captures: null, secret: false }, { size: 2, thrown: true, dice: [], captures: null, secret: false }],
  middle: 4, roller: null, in_air: false, opening: null, first: 0, scores: [0, 0], happened: [],
} as unknown as War;

describe('the board of War', () => {
  const page = boardOnPage(WarBoard, ['Ann', 'Ben'], { target: 4 } as never);
  const { played, show } = page;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('throws by itself after a short pause', () => {
    show(start, ['roll']);
    expect(played).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(played).toEqual(['roll']);
  });

  it('throws at once after a tap, and only once', () => {
    show(start, ['roll']);
    document.body.click();
    expect(played).toEqual(['roll']);
    vi.advanceTimersByTime(5000);
    expect(played).toEqual(['roll']);
  });

  it('never throws real dice, nor in a lesson', () => {
    show(start, ['roll'], { real: true });
    vi.advanceTimersByTime(5000);
    page.clear();
    show(start, ['roll'], { lesson: true });
    vi.advanceTimersByTime(5000);
    expect(played).toEqual([]);
    document.querySelector<HTMLButtonElement>('.primary')!.click();
    expect(played).toEqual(['roll']);
  });

  it('does not throw for who has no move', () => {
    show(start, []);
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(played).toEqual([]);
  });
});
