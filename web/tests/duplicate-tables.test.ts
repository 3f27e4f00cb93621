/** Several tables with the same dice: which did best at each seat, and which results count no points. */
import { describe, expect, it } from 'vitest';
import { bestsAt, hasPoints, hasWon } from '../src/lib/duplicate-tables';
import type { TableBeside } from '../src/lib/messages';

const seat = { kind: 'person', name: 'Ann', level: '', here: false, ready: false, host: false, left: false, stand_in: null, emblem: null } as const;
const over = (code: string, scores: number[], rule = 'TU4'): TableBeside => ({
  code, phase: 'over', epoch: 1, seats: scores.map(() => seat), result: { ranks: scores.map(() => 1), scores, reason: 'points', rule }, url: '',
});
const playing: TableBeside = { ...over('DDDDD', [0, 0]), phase: 'playing', result: null };

describe('the best at each seat', () => {
  it('is whoever has the most points there', () => expect(bestsAt([over('BBBBB', [5, 2]), over('CCCCC', [3, 5]), playing])).toEqual([['BBBBB'], ['CCCCC']]));
  it('can be shared', () => expect(bestsAt([over('BBBBB', [5, 2]), over('CCCCC', [5, 1])])).toEqual([['BBBBB', 'CCCCC'], ['BBBBB']]));
  it('has the fewest where fewer are better', () => expect(bestsAt([over('BBBBB', [5]), over('CCCCC', [1])], true)).toEqual([['CCCCC']]));
  it('is nobody as long as one table alone is over', () => expect(bestsAt([over('BBBBB', [5, 2]), playing])).toEqual([]));
  it('is not told by a game that was given up', () => {
    const given = over('CCCCC', [1, 0], 'G3R');
    expect(hasPoints(given)).toBe(false);
    expect(bestsAt([over('BBBBB', [0, 2]), given])).toEqual([]);
  });
});

describe('who has won at a table', () => {
  const won = (ranks: number[]): TableBeside => ({ ...over('BBBBB', ranks), result: { ranks, scores: ranks, reason: 'five', rule: 'FW2' } });
  it('is whoever has beaten others', () => expect([0, 1].map((seat) => hasWon(won([2, 1]), seat))).toEqual([false, true]));
  it('is nobody where all are equal, alone or not done', () => {
    for (const table of [won([1, 1]), won([1]), playing]) expect(hasWon(table, 0)).toBe(false);
  });
});
