/** The marks of Shell Game: one of all orders of the four, counted as a dictionary would. */
import type { Draw } from '../../lib/chance';

const orders = (marks: string): string[] =>
  marks.length < 2 ? [marks] : [...marks].flatMap((mark) => orders(marks.replace(mark, '')).map((rest) => mark + rest));

const EVERY = orders('abcd');

export const draw: Draw = (_move, chance) => `mark=${EVERY[chance.randrange(EVERY.length)]}`;
