/** The two goals of Tug as pictures. */
import type { Goal } from '../../lib/messages';

export const GOALS: Goal[] = ['five', 'three'];
export const EXAMPLES: Record<Goal, { dice: number[]; marked?: number[] }> = {
  five: { dice: [1, 2, 3, 4, 5] },
  three: { dice: [4, 4, 4, 2, 5], marked: [0, 1, 2] },
};
