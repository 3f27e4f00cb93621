/** Dice as they lie: what stays stays in its place, and what lands is what the server said. */
import { describe, expect, it } from 'vitest';
import { placesLifted, rollAgain, sameFaces, spread, written } from '../src/lib/dice';

describe('dice', () => {
  it('finds which dice were lifted, one place for each', () => {
    expect(placesLifted([4, 2, 5, 2, 4], [2, 4, 5])).toEqual([3, 4]);
    expect(placesLifted([1, 2, 3, 4, 5], [])).toEqual([0, 1, 2, 3, 4]);
    expect(placesLifted([6, 6, 6], [6, 6, 6])).toEqual([]);
  });

  it('rolls the lifted dice and leaves the others as they lie', () => {
    const before = spread([4, 2, 5, 2, 4]);
    const after = rollAgain(before, [1, 3], [6, 1]);
    expect(after.map(({ face }) => face)).toEqual([4, 6, 5, 1, 4]);
    expect(after.map(({ tumbling }) => tumbling)).toEqual([false, true, false, true, false]);
    expect([after[0], after[2], after[4]]).toEqual([before[0], before[2], before[4]]);
  });

  it('lies the same on every screen, a little askew', () => {
    expect(spread([3, 1, 6])).toEqual(spread([3, 1, 6]));
    expect(spread([1, 2, 3, 4, 5, 6]).every(({ tilt }) => Math.abs(tilt) <= 11)).toBe(true);
  });

  it('writes dice as the rules read them', () => {
    expect(written([5, 2, 2])).toBe('225');
    expect(written([])).toBe('-');
  });

  it('knows the same throw in another order', () => {
    expect(sameFaces([1, 2, 2], [2, 1, 2])).toBe(true);
    expect(sameFaces([1, 2, 2], [1, 1, 2])).toBe(false);
  });
});
