/** What the scale shows: the lowest and the highest of some totals, and how far the needle swings for their sum. */
import type { HiLowNumbers } from '../../lib/messages';

/** Returns the lowest and the highest of the totals; null if there is none. */
export const ends = (totals: number[]): { low: number; high: number; sum: number } | null => {
  if (totals.length === 0) return null;
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  return { low, high, sum: low + high };
};

/** Returns the angle of a sum on the dial: the first steps away from the middle are the widest, they matter most. */
export function angle(sum: number, { middle, farthest }: HiLowNumbers): number {
  const away = sum - middle;
  return Math.sign(away) * 78 * Math.sqrt(Math.min(farthest, Math.abs(away)) / farthest);
}
