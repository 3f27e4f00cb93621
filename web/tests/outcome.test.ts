/** How a match ended, in words: for who won, for who lost, for who watches, for teams, and where several won. */
import { describe, expect, it } from 'vitest';
import { kindWords, outcomeWords, placesOf, pointsOf } from '../src/lib/outcome';
import { speak } from '../src/lib/texts.svelte';

const NAMES = ['Ada', 'Bob', 'Cy', 'Di'];
const APART = [0, 1, 2, 3];
const TEAMS = [0, 1, 0, 1];

function words(ranks: number[], sides: number[], ...seats: number[]): string {
  const result = { ranks, scores: ranks.map(() => 0), reason: 'resigned', rule: 'G3R' };
  return outcomeWords(result, sides, NAMES.slice(0, ranks.length), { seats, host: false }).replace(/[\u2068\u2069]/g, '');
}

describe('an outcome', () => {
  it('is told to who won, who lost and who watches', async () => {
    await speak('en');
    expect(words([1, 2], APART, 0)).toBe('You win!');
    expect(words([1, 2], APART, 1)).toBe('Ada wins this time.');
    expect(words([1, 2], APART)).toBe('Ada wins!');
    expect(words([1, 2], APART, 0, 1)).toBe('Ada wins!');
  });

  it('names a team', async () => {
    await speak('en');
    expect(words([1, 2, 1, 2], TEAMS, 2)).toBe('Your team wins!');
    expect(words([1, 2, 1, 2], TEAMS)).toBe('Ada and Cy win!');
  });

  it('is a draw where all won, and shared where some did', async () => {
    await speak('en');
    expect(words([1, 1], APART)).toBe('A draw');
    expect(words([1, 1, 3], APART, 0)).toBe('A shared win!');
  });

  it('alone is what became of the task', async () => {
    await speak('en');
    expect(words([1], [0], 0)).toBe('the other player gave up');
  });

  it('has points where a board counts them, or where they say more than who won', () => {
    const end = (...scores: number[]) => ({ ranks: scores.map(() => 1), scores, reason: '', rule: '' });
    expect(pointsOf(end(0, 0), [1, 0])).toEqual([1, 0]); // as they stood when somebody resigned
    expect(pointsOf({ ...end(1, 0), ranks: [1, 2] }, null)).toBeNull();
    expect(pointsOf({ ...end(0, 0, 0, 1, 0), ranks: [2, 2, 2, 1, 2] }, null)).toBeNull(); // who solved the case is enough
    expect(pointsOf(end(4, 2), null)).toEqual([4, 2]);
    expect(pointsOf(end(1, 0, 1), null)).toEqual([1, 0, 1]); // who shares a victory
    expect(pointsOf(end(0, 0), null)).toBeNull(); // a draw in a game without points
    expect(pointsOf(end(1), null)).toEqual([1]);
  });

  it('has places in one order for every reader', () => {
    const end = (ranks: number[], scores: number[]) => ({ ranks, scores, reason: '', rule: '' });
    const order = (...args: Parameters<typeof placesOf>) => placesOf(...args).map(({ place, seats, points, tiebreak }) => [place, seats, points, tiebreak]);
    expect(order(end([3, 4, 2, 1], [6, 1, 8, 29]), [6, 1, 8, 29], APART)).toEqual([[1, [3], 29, null], [2, [2], 8, null], [3, [0], 6, null], [4, [1], 1, null]]);
    expect(order(end([2, 1, 2, 1], [3, 5, 3, 5]), [3, 5, 3, 5], TEAMS)).toEqual([[1, [1, 3], 5, null], [2, [0, 2], 3, null]]);
    expect(order(end([2, 1, 3], [3, 3, 2]), [3, 3, 2], [0, 1, 2], [8, 10, 4])).toEqual([[1, [1], 3, 10], [2, [0], 3, 8], [3, [2], 2, null]]); // what decided
    expect(order(end([1, 1], [3, 3]), [3, 3], [0, 1], [8, 8])).toEqual([[1, [0], 3, null], [1, [1], 3, null]]); // it decided nothing
    expect(order(end([2, 2, 1], [0, 0, 1]), null, [0, 1, 2])).toEqual([[1, [2], null, null]]); // only who won
  });

  it('has kind words for who lost, and for nobody else', async () => {
    await speak('en');
    const end = { ranks: [1, 2], scores: [5, 3], reason: '', rule: '' };
    expect(kindWords(end, NAMES.slice(0, 2), { seats: [1], host: false })).not.toBe('');
    expect(kindWords(end, NAMES.slice(0, 2), { seats: [0], host: false })).toBe('');
    expect(kindWords(end, NAMES.slice(0, 2), { seats: [], host: false })).toBe('');
  });
});
