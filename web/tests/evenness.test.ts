/** How evenly the sides fell, worked out on the page: the same numbers as Python's (golden_evenness.json is written by tests/golden_evenness.py). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atLeastAsUneven, fallenIn, together } from '../src/lib/evenness';
import type { Record } from '../src/lib/messages';

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
const golden = read('golden_evenness.json') as { counts: [number[], number | null][]; records: [string, number[], number | null][] };
const { records } = read('golden_dice.json') as { records: Record[] };

const close = (found: number | null, wanted: number | null): void => {
  if (wanted === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(wanted, 12);
};

describe('how likely fair dice fall so', () => {
  it.each(golden.counts)('%j', (counts, likely) => close(atLeastAsUneven(counts), likely));
});

describe('what fell in a match of', () => {
  it.each(records.map((record, i) => [record.game, record, golden.records[i]!] as const))('%s', async (_, record, [sides, counts, likely]) => {
    const fallen = await fallenIn(record);
    expect(fallen.counts).toEqual(counts);
    if (counts.length > 0) expect(fallen.sides).toEqual(sides);
    close(atLeastAsUneven(fallen.counts), likely);
  });

  it('throws by hand that were taken back, or of another match, do not count', async () => {
    const log = ['11', '', '26', '345'].map((move, i) => ({ n: i + 1, at: 0, actor: -1, move, kind: move ? ('move' as const) : ('undo' as const) }));
    const record = { ...records.find(({ game }) => game === 'tug')!, log };
    expect((await fallenIn(record)).counts).toEqual([0, 1, 1, 1, 1, 1]);
    expect((await fallenIn({ ...record, taken: 3 })).counts).toEqual([0, 0, 1, 1, 1, 0]);
  });
});

describe('several games of a table', () => {
  const fallen = (counts: number[]) => ({ sides: '123456', counts });
  it('are added, also where nothing fell in one of them', () => {
    expect(together([fallen([]), fallen([1, 2, 3, 4, 5, 6]), fallen([1, 1, 1, 1, 1, 1])]).counts).toEqual([2, 3, 4, 5, 6, 7]);
    expect(together([fallen([])]).counts).toEqual([]);
  });
});
