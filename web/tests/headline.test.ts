/** The review in one sentence, from what was given away and what the dice moved. */
import { describe, expect, it } from 'vitest';
import { headlineOf } from '../src/lib/headline';
import { has, speak } from '../src/lib/texts.svelte';

const review = (given: number[], luck: number[]) => ({ unit: 'win probability', exact: true, values: [given.map(() => 0.5)], decisions: [], luck, given, gained: given });

describe('the headline of a review', () => {
  it.each([
    [[0.05, 0.2], [-0.3, 0.3], true, 'better-unlucky'],
    [[0.05, 0.2], [-0.3, 0.3], false, 'better'], // no dice: nothing was luck, though estimates changed their mind
    [[0.05, 0.2], [0.3, -0.3], true, 'better'],
    [[0.2, 0.05], [0.3, -0.3], true, 'worse-lucky'],
    [[0.2, 0.05], [0.3, -0.3], false, 'worse'],
    [[0.1, 0.1], [0.3, -0.3], true, 'even-dice'],
    [[0.1, 0.1], [0.3, -0.3], false, 'even'],
    [[0, 0], [0.3, -0.3], true, 'perfect'],
    [[1], [0], false, 'alone'],
  ])('of %j given away and %j luck, dice: %s, is %s', async (given, luck, dice, key) => {
    await speak('en');
    expect(headlineOf(review(given, luck), 0, dice)).toBe(`review-head-${key}`);
    expect(has(`review-head-${key}`)).toBe(true);
  });
});
