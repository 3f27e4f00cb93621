/** The board of Hi-Low: it offers exactly the moves it was given, and says everything in words. */
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import HiLowBoard from '../src/boards/HiLowBoard.svelte';
import { angle, ends } from '../src/boards/hi_low/scale';
import type { HiLow } from '../src/lib/messages';
import { boardOnPage } from './boards';

const start: HiLow = {
  options: { variation: 0, target: 5, alternate: false, equal_chases: false, start: 'roll' },
  seats: 2, turn: 0, opening: null, sides: ['low', 'high'], totals: [26], dice: [1, 1, 2, 6, 6], in_air: 0, left: 3,
  scores: [2, 1], second: false, first: 1, sheet: [{ leader: 1, totals: [26, 7], won: 0, points: 0 }], happened: [],
};

const NUMBERS = { middle: 35, farthest: 25, dice: 5, ten: 10 };

describe('the board of Hi-Low', () => {
  const page = boardOnPage(HiLowBoard, ['Ann', 'Ben'], NUMBERS);
  const { played } = page;
  const show = (view: Partial<HiLow>, moves: string[], names = ['Ann', 'Ben']) =>
    page.show({ ...start, ...view }, moves, { names, order: names.map((_, i) => i) });
  const dice = () => [...document.querySelectorAll<HTMLButtonElement>('[role=checkbox]')];
  const button = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === words);
  const scale = () => document.querySelector('svg[role=img]')?.getAttribute('aria-label');

  it('rolls exactly as many dice as the step says, or none', () => {
    show({}, ['11', '12', '16', '26', '66', '11266']);
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Roll 3 again, or keep all');
    expect(button('Roll 3 dice')?.disabled).toBe(true);
    [2, 3].forEach((place) => dice()[place]!.click());
    flushSync();
    expect(button('Roll 2 dice')?.disabled).toBe(true); // 116 was not offered
    dice()[4]!.click();
    flushSync();
    button('Roll 3 dice')!.click();
    expect(played).toEqual(['11']);
  });

  it('keeps all five as a move of its own', () => {
    show({}, ['11', '11266']);
    button('Keep all five')!.click();
    expect(played).toEqual(['11266']);
  });

  it('weighs what is written with what lies on the table', () => {
    show({}, ['11', '11266']);
    expect(scale()).toBe('The scale around 35. 16 + 26 = 42: high');
  });

  it('says what would be a tie before the second player rolls', () => {
    show({ dice: [], left: 5 }, ['roll']);
    expect(scale()).toBe('The scale around 35. Lowest and highest so far: 26. It would be a tie with 9.');
    button('Roll five dice')!.click();
    expect(played).toEqual(['roll']);
  });

  it('offers both sides to whoever chooses', () => {
    show({ sides: null, dice: [], totals: [], sheet: [], left: 5 }, ['high', 'low']);
    document.querySelector<HTMLButtonElement>('button[aria-label="Low"]')!.click();
    expect(played).toEqual(['low']);
  });

  it('has no sides in the chase, and says what to aim at', () => {
    show({ options: { ...start.options, variation: 2 }, sides: null, dice: [], left: 5, totals: [18], sheet: [] }, ['roll']);
    expect(scale()).toBe('The scale around 35. 18 is set: 17 makes 35.');
  });

  it('counts ten dice in variation 1 and lets one stop', () => {
    show({ options: { ...start.options, variation: 1 }, left: 10 }, ['-', '11266']);
    expect(document.body.textContent).toContain('10 dice still to roll');
    button('Stop with 16')!.click();
    expect(played).toEqual(['11266']);
  });

  it('chases with ten dice if both variations are played', () => {
    show({ options: { ...start.options, variation: 'both' }, sides: null, left: 10, totals: [18] }, ['-', '11266']);
    expect(scale()).toBe('The scale around 35. 16 + 18 = 34');
    expect(document.body.textContent).toContain('10 dice still to roll');
    expect(document.body.textContent).toContain('with 15 you lose');
    button('Stop with 16')!.click();
    expect(played).toEqual(['11266']);
  });

  it('says that fifteen points wait for equal chases', () => {
    show({ options: { ...start.options, variation: 2, equal_chases: true }, sides: null, totals: [18], second: true }, ['11', '11266']);
    expect(document.body.textContent).toContain('both sides chase equally often. Then fewer points win');
  });

  it('writes every total of both teams on the sheet, by seat', () => {
    const sheet = [{ leader: 3, totals: [20, 9, 27, 12], won: 1, points: 0 }];
    show({ seats: 4, sheet, turn: 1, totals: [26, 7] }, [], ['Ann', 'Ben', 'Cat', 'Dan']);
    expect([...document.querySelectorAll('tbody td')].map(({ textContent }) => textContent?.trim().replace(/\s+/g, ' '))).toEqual([
      '9', '27', '12', '20', '9 + 27 = 36 High',
    ]);
  });
});

describe('the scale', () => {
  it('finds the lowest and the highest of all', () => {
    expect(ends([20, 9, 27, 12])).toEqual({ low: 9, high: 27, sum: 36 });
    expect(ends([])).toBeNull();
  });

  it('swings to both sides alike, more the farther from 35', () => {
    expect(angle(35, NUMBERS)).toBe(0);
    expect(angle(36, NUMBERS)).toBe(-angle(34, NUMBERS));
    expect(angle(60, NUMBERS)).toBeGreaterThan(angle(50, NUMBERS));
  });
});
