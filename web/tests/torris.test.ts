/** The board of Torris: it offers exactly the moves it was given, says everything in words, and shows what happened. */
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import TorrisBoard from '../src/boards/TorrisBoard.svelte';
import { ACROSS, closeUp, land, lift, nameOf, placeOf, readingOrder, rises, settle, UPRIGHT, walk } from '../src/boards/torris/towers';
import type { Happening, Told, Torris } from '../src/lib/messages';
import { boardOnPage } from './boards';

const towers = (cells: Record<string, string>): string[] => Array.from({ length: 32 }, (_, place) => cells[nameOf(place)] ?? '');

describe('the towers of Torris', () => {
  it('are named by column and row', () => {
    expect([0, 7, 10, 31].map(nameOf)).toEqual(['a1', 'h1', 'c2', 'h4']);
    expect(['a1', 'h1', 'c2E', 'h4'].map(placeOf)).toEqual([0, 7, 10, 31]);
  });

  it('stay themselves when they grow and close up', () => {
    const before = settle([], towers({ a1: 'b3', b1: 'w2b2', c1: 'w1', d1: 'b1' }));
    const after = closeUp(land(lift(before, placeOf('c1')), placeOf('d1'), 'w1'), placeOf('c1'), 'E', 2, 1);
    expect(after.map(({ id, place, stones }) => [id, nameOf(place), stones.join('')])).toEqual([
      [before[0]!.id, 'b1', 'b3'],
      [before[1]!.id, 'c1', 'w2b2'],
      [before[3]!.id, 'd1', 'b1w1'],
    ]);
    expect(settle(after, towers({ b1: 'b3', c1: 'w2b2', d1: 'b1w1' }))).toEqual(after);
  });

  it('close up over a whole gap, together and in order', () => {
    const before = settle([], towers({ a1: 'b3', b1: 'w2b2', c1: 'w1', f1: 'b1' }));
    const after = closeUp(land(lift(before, placeOf('c1')), placeOf('f1'), 'w1'), placeOf('c1'), 'E', 2, 3);
    expect(after.map(({ id, place, stones }) => [id, nameOf(place), stones.join('')])).toEqual([
      [before[0]!.id, 'd1', 'b3'],
      [before[1]!.id, 'e1', 'w2b2'],
      [before[3]!.id, 'f1', 'b1w1'],
    ]);
    expect(settle(after, towers({ d1: 'b3', e1: 'w2b2', f1: 'b1w1' }))).toEqual(after);
  });

  it('are walked by what is seen, upright or across', () => {
    expect(nameOf(walk(placeOf('c2'), 'ArrowRight', ACROSS))).toBe('d2');
    expect(nameOf(walk(placeOf('c2'), 'ArrowRight', UPRIGHT))).toBe('c1');
    expect(nameOf(walk(placeOf('c2'), 'ArrowDown', UPRIGHT))).toBe('d2');
    expect(nameOf(walk(placeOf('a1'), 'ArrowUp', ACROSS))).toBe('a1');
  });

  it('are read as they are seen: upright, the board is turned by a quarter', () => {
    expect(readingOrder(ACROSS).slice(0, 9).map(nameOf)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'a2']);
    expect(readingOrder(UPRIGHT).slice(0, 6).map(nameOf)).toEqual(['a4', 'a3', 'a2', 'a1', 'b4', 'b3']);
    expect(new Set(readingOrder(UPRIGHT)).size).toBe(32);
  });

  it('stay inside their cell however high', () => {
    for (const height of [1, 2, 5, 16]) expect(rises(height).at(-1)! - rises(height)[0]!).toBeLessThanOrEqual(18);
  });
});

const start: Torris = {
  options: { closing: 'one_place' }, turn: 0, towers: towers({ a1: 'w1', b1: 'b2w3', c1: 'b1', a2: 'b4' }), opening: null, landings: { a1E: 1, a1S: 8 },
  scores: [3, 2], highest: [2, 1], first: 0, happened: [],
};

describe('the board of Torris', () => {
  const page = boardOnPage(TorrisBoard);
  const { played } = page;
  const show = (view: Partial<Torris>, moves: string[], events: Told[] = [], onsettled = () => undefined) =>
    page.show({ ...start, ...view }, moves, { events, onsettled });
  const place = (name: string) => document.querySelector<HTMLButtonElement>(`[data-place="${placeOf(name)}"]`)!;
  const label = (name: string) => place(name).getAttribute('aria-label');
  const tap = (name: string) => {
    place(name).click();
    flushSync();
  };
  const press = (name: string, key: string) => {
    place(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  };

  it('picks a stone, shows where it can land, and moves it there', () => {
    show({}, ['a1E', 'a1S']);
    expect(label('a1')).toBe('a1: White dot, 1 step, can move');
    expect(label('b1')).toBe('b1: White triangle, 3 steps on a tower of 2');
    expect(label('d1')).toBe('d1, empty');
    tap('a1');
    expect(label('a1')).toContain('picked up');
    expect(label('b1')).toContain('can land here');
    expect(label('c1')).not.toContain('can land here');
    tap('b1');
    expect(played).toEqual(['a1E']);
  });

  it('puts a stone back', () => {
    show({}, ['a1E', 'a1S']);
    tap('a1');
    press('a1', 'Escape');
    expect(label('b1')).not.toContain('can land here');
    tap('a1');
    tap('c1'); // nowhere to land: the stone is let go
    expect(label('b1')).not.toContain('can land here');
    expect(played).toEqual([]);
  });

  it('lists the stones of a tower from top to bottom', () => {
    show({ turn: 1 }, []);
    tap('b1');
    const stones = () => [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent?.trim());
    expect(stones()).toEqual(['White triangle, 3 steps', 'Black line, 2 steps']);
    document.querySelector<HTMLButtonElement>('dialog button')!.click();
    flushSync();
    press('c1', 'i');
    expect(stones()).toEqual(['Black dot, 1 step']);
  });

  it('says why an own stone cannot be picked', () => {
    show({}, ['a1E', 'a1S']);
    tap('b1');
    expect(document.querySelector('dialog')!.textContent).toContain('can’t move now');
  });

  it('says how it stands and who sits out', () => {
    show({ happened: [{ key: 'torris-passed', params: { seat: 1 } }] }, ['a1E']);
    expect(document.body.textContent).toContain('Ann moves white: 3 points, highest tower 2');
    expect(document.body.textContent).toContain('Ben skips a turn');
  });

  it('shows a move and what closes up, and settles once', () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const happened: Happening[] = [
      { key: 'torris-moved', params: { seat: 1, value: 1, from: 'b1', to: 'c1', height: 2, way: 'E' } },
      { key: 'torris-closed', params: { count: 1, places: 1, from: 'b1', way: 'E' } },
    ];
    show({ towers: towers({ b1: 'w1', c1: 'b1b1', a2: 'b4' }), happened }, [], [{ n: 4, at: 0, actor: 1, bot: false, happened }], settled);
    vi.advanceTimersByTime(10_000);
    flushSync();
    expect(settled).toHaveBeenCalledOnce();
    expect(label('c1')).toContain('on a tower of 2');
    expect(label('a1')).toBe('a1, empty');
    vi.useRealTimers();
  });

  it('moves what closes up over the whole gap at once, before it rests', () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const happened: Happening[] = [
      { key: 'torris-moved', params: { seat: 0, value: 1, from: 'b1', to: 'e1', height: 2, way: 'E' } },
      { key: 'torris-closed', params: { count: 1, places: 3, from: 'b1', way: 'E' } },
    ];
    const before = { options: { closing: 'whole_gap' as const }, towers: towers({ a1: 'b3', b1: 'w1', e1: 'b2' }) };
    show({ ...before, happened }, [], [{ n: 4, at: 0, actor: 0, bot: false, happened }], settled);
    vi.advanceTimersByTime(700); // the stone has landed
    flushSync();
    expect([label('a1'), label('d1')]).toEqual(['a1: Black triangle, 3 steps', 'd1, empty']);
    vi.advanceTimersByTime(100); // and what stood behind it is on its way
    flushSync();
    expect([label('a1'), label('d1')]).toEqual(['a1, empty', 'd1: Black triangle, 3 steps']);
    expect(settled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(settled).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
