/** The board of Clear Away: it offers exactly the jumps it was given, counts down, and remembers the best result. */
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { best, holds, jumped, keepBest, laid, landings, nameOf, placeOf, PLACES } from '../src/boards/clear_away/places';
import ClearAwayBoard from '../src/boards/ClearAwayBoard.svelte';
import type { ClearAway, Told } from '../src/lib/messages';
import { boardOnPage } from './boards';

const bits = (...names: string[]): number => names.reduce((sum, name) => sum + 2 ** placeOf(name), 0);

beforeEach(() => localStorage.clear());

describe('places', () => {
  it('are named from a6 at the top left to f1 at the bottom right', () => {
    expect([nameOf(0), nameOf(5), nameOf(30), nameOf(35)]).toEqual(['a6', 'f6', 'a1', 'f1']);
    expect(PLACES.map(nameOf).map(placeOf)).toEqual(PLACES);
  });

  it('beyond the 32nd bit are read too', () => {
    expect(PLACES.filter((place) => holds(bits('a6', 'e1', 'f1'), place)).map(nameOf)).toEqual(['a6', 'e1', 'f1']);
  });

  it('say where a stone can land', () => {
    const found = landings(['c6-a6', 'c6-c4', 'f3-f1']);
    expect([...found.get(placeOf('c6'))!].map(([to, move]) => [nameOf(to), move])).toEqual([['a6', 'c6-a6'], ['c4', 'c6-c4']]);
    expect(found.size).toBe(2);
  });
});

describe('stones', () => {
  const start = laid([], bits('b6', 'c6', 'f1'), bits('c6'));

  it('keep their identity when they jump, and come back when the jump is taken back', () => {
    const after = jumped(start, placeOf('c6'), placeOf('b6'), placeOf('a6'));
    const rested = laid(after, bits('a6', 'f1'), bits('a6'));
    const id = start.find(({ place }) => place === placeOf('c6'))!.id;
    expect(rested.find((stone) => stone.id === id)).toMatchObject({ place: placeOf('a6'), colour: 'black' });
    expect(after.filter(({ gone }) => gone)).toHaveLength(1);
    const back = laid(rested, bits('b6', 'c6', 'f1'), bits('c6'));
    expect(back.find((stone) => stone.id === id)).toMatchObject({ place: placeOf('c6'), colour: 'black' });
    expect(new Set(back.map((stone) => stone.id)).size).toBe(3);
  });
});

describe('the best result', () => {
  it('has the fewest stones, then the fewest taken back, then the fewest moves', () => {
    expect(best()).toBeNull();
    keepBest({ left: 3, undone: 0, moves: 20 });
    keepBest({ left: 4, undone: 0, moves: 10 });
    expect(best()).toEqual({ left: 3, undone: 0, moves: 20 });
    keepBest({ left: 1, undone: 7, moves: 25 });
    keepBest({ left: 1, undone: 2, moves: 30 });
    keepBest({ left: 1, undone: 2, moves: 31 });
    expect(best()).toEqual({ left: 1, undone: 2, moves: 30 });
  });

  it('is nothing if what is kept cannot be read', () => {
    localStorage.setItem('fives.best.clear_away', '{"left":"x"}');
    expect(best()).toBeNull();
  });
});

describe('the board of Clear Away', () => {
  const page = boardOnPage(ClearAwayBoard, ['Ann']);
  const { played } = page;
  const start: ClearAway = { stones: bits('b6', 'c6', 'c4', 'f1'), black: bits('b6', 'c6', 'f1'), last: null, moves: 0, happened: [] };
  const show = (view: Partial<ClearAway>, moves: string[], more: { events?: Told[]; undone?: number; hint?: object; seat?: number | null } = {}) =>
    page.show({ ...start, ...view }, moves, more as never);
  const place = (name: string) => document.querySelector<SVGElement>(`[data-place="${placeOf(name)}"]`)!;
  const label = (name: string) => place(name).getAttribute('aria-label');
  const tap = (name: string) => {
    place(name).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
  };
  const press = (key: string) => {
    document.querySelector('[role=grid]')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  };

  it('names every place and what can be done there', () => {
    show({}, ['c6-a6']);
    expect(document.querySelectorAll('[role=gridcell]')).toHaveLength(36);
    expect([label('c6'), label('b6'), label('a6')]).toEqual(['c6, stone, can jump', 'b6, stone', 'a6, free']);
    expect(document.querySelector('.left')!.textContent).toBe('4 stones left');
    tap('c6');
    expect([label('c6'), label('a6')]).toEqual(['c6, stone, chosen', 'a6, free: jump here']);
  });

  it('plays only jumps it was given', () => {
    show({}, ['c6-a6']);
    tap('b6');
    tap('d6');
    tap('c6');
    tap('d6');
    tap('c6');
    tap('a6');
    expect(played).toEqual(['c6-a6']);
  });

  it('lets a stone go that is tapped again', () => {
    show({}, ['c6-a6']);
    tap('c6');
    tap('c6');
    tap('a6');
    expect(played).toEqual([]);
  });

  it('takes up the stone that has just jumped, if it can go on', () => {
    show({ last: placeOf('c6') }, ['c6-a6', 'c4-c2']);
    expect(label('c6')).toBe('c6, stone, chosen');
    expect(document.body.textContent).toContain('It can jump on');
    tap('a6');
    expect(played).toEqual(['c6-a6']);
  });

  it('is played by arrows and Enter', () => {
    show({}, ['c6-a6']);
    press('ArrowUp'); // from c5 to c6
    press('ArrowUp'); // the edge
    expect(place('c6').getAttribute('tabindex')).toBe('0');
    press('Enter');
    press('ArrowLeft');
    press('ArrowLeft');
    press('ArrowLeft'); // the edge: not round it
    press(' ');
    expect(played).toEqual(['c6-a6']);
  });

  it('says whether it can still be solved, and shows a jump only when asked', () => {
    show({}, ['c6-a6'], { hint: { value: 1, unit: 'solvable', exact: true, moves: [{ move: 'c6-a6', value: 1 }] } });
    expect(document.body.textContent).toContain('This can still be solved.');
    expect(label('c6')).toBe('c6, stone, can jump');
    document.querySelector<HTMLButtonElement>('.hint button')!.click();
    flushSync();
    expect(place('a6').classList.contains('advised')).toBe(true);
  });

  it('does not promise what is not known', () => {
    show({}, ['c6-a6'], { hint: { value: 0.5, unit: 'solvable', exact: false, moves: [{ move: 'c6-a6', value: 0.5 }] } });
    expect(document.body.textContent).toContain('No solution found');
    expect(document.querySelector('.hint button')).toBeNull();
  });

  it('remembers the result of its own player only', () => {
    const ended = { stones: bits('a6', 'f1'), black: 0, moves: 9, happened: [{ key: 'clear_away-stuck', params: { seat: 0, left: 2, moves: 9, at: 'a6' } }] };
    show(ended, [], { seat: null });
    expect(best()).toBeNull();
    show(ended, [], { undone: 3 });
    expect(best()).toEqual({ left: 2, undone: 3, moves: 9 });
    expect(document.body.textContent).toContain('Best here: 2 stones left, with 3 moves taken back');
  });
});
