/** How a match ended, in words: for who won, for who lost, for who watches, for teams, and where several won. */
import { describe, expect, it } from 'vitest';
import { outcomeWords, pointsOf } from '../src/lib/outcome';
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
    expect(pointsOf(end(1, 0), null)).toBeNull();
    expect(pointsOf(end(4, 2), null)).toEqual([4, 2]);
    expect(pointsOf(end(1, 0, 1), null)).toEqual([1, 0, 1]); // who shares a victory
    expect(pointsOf(end(1), null)).toEqual([1]);
  });
});
