import { describe, expect, it } from 'vitest';
import { gapAt, placeUnder, shifts, slideMove, slidesOf, symbolsOf, travels } from '../src/boards/shell_game/row';

const moves = [1, 2, 3, 4].flatMap((from) => [1, 2, 3, 4].flatMap((to) => (from === to ? [] : ['0.8', '1.2', '2.0', '3.0'].map((pace) => `${from}>${to}@${pace}`))));

describe('a slide', () => {
  it('is read from a move', () => {
    expect(slidesOf(['turn', '2>4@0.8'])).toEqual([{ move: '2>4@0.8', source: 1, target: 3, seconds: 0.8 }]);
  });

  it('takes the pace nearest to the hand that made it', () => {
    const slides = slidesOf(moves);
    expect(slideMove(slides, { source: 0, target: 2 }, 0.1)).toBe('1>3@0.8');
    expect(slideMove(slides, { source: 0, target: 2 }, 1.7)).toBe('1>3@2.0');
    expect(slideMove(slides, { source: 0, target: 2 }, 60)).toBe('1>3@3.0');
    expect(slideMove(slides, { source: 2, target: 2 }, 1)).toBeUndefined();
  });

  it('moves the stones between by one place, the other way', () => {
    expect(shifts({ source: 0, target: 2 })).toEqual([2, -1, -1, 0]);
    expect(shifts({ source: 3, target: 1 })).toEqual([0, 1, 1, -2]);
    for (const { source, target } of slidesOf(moves)) {
      const after = shifts({ source, target }).map((by, place) => place + by);
      expect(after.toSorted()).toEqual([0, 1, 2, 3]);
      expect(after[source]).toBe(target);
    }
  });

  it('ends in the gap that leads to its place', () => {
    expect(gapAt({ source: 1, target: 0 })).toBe(0);
    expect(gapAt({ source: 1, target: 2 })).toBe(3);
    expect(gapAt({ source: 3, target: 2 })).toBe(2);
  });
});

it('a stone is held over the place under its middle, and never outside the row', () => {
  expect([-1, 0.4, 1.6, 3.9, 7].map(placeUnder)).toEqual([0, 0, 1, 3, 3]);
});

it('stones that moved unseen are followed by their marks', () => {
  expect(travels([2, 0, 3, 1], [0, 3, 2, 1])).toEqual([2, -1, -1, 0]);
});

it('symbols are read from the moves of one kind', () => {
  expect(symbolsOf(['ask2', 'ask4', 'turn'], 'ask')).toEqual([2, 4]);
  expect(symbolsOf(['lay1'], 'ask')).toEqual([]);
});
