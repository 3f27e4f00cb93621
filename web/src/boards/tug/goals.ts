/** The two goals of Tug as pictures. */
import type { Goal } from '../../lib/messages';

export const GOALS: Goal[] = ['five', 'three'];
export const EXAMPLES: Record<Goal, number[]> = { five: [1, 2, 3, 4, 5], three: [4, 4, 4, 2, 5] };
