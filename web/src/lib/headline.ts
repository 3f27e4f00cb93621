/** The review in one sentence: who played better, and whom the dice helped. */
import type { Review } from './messages';

const NOTHING = 0.0005; // below this a loss is rounded to 0.0 %
const CLEAR = 0.02; // of what the graph shows: below this two players were equally good, and the dice helped nobody

/** Returns the key of the sentence for the player of `seat`; `dice`: whether the game has dice, so that there is luck. */
export function headlineOf({ unit, given, luck, values }: Review, seat: number, dice: boolean): string {
  const own = given[seat]!;
  const others = given.filter((_, each) => each !== seat);
  if (given.every((value) => value < NOTHING)) return 'review-head-perfect';
  if (others.length === 0) return own < NOTHING ? 'review-head-perfect' : 'review-head-alone';
  const clear = CLEAR * (unit === 'points' ? Math.max(1, ...values.map((row) => row[seat]!)) : 1);
  const ahead = Math.min(...others) - own; // what the best of the others gave away more
  const lucky = dice && luck[seat]! > clear;
  const unlucky = dice && luck[seat]! < -clear;
  if (ahead > clear) return unlucky ? 'review-head-better-unlucky' : 'review-head-better';
  if (ahead < -clear) return lucky ? 'review-head-worse-lucky' : 'review-head-worse';
  return lucky || unlucky ? 'review-head-even-dice' : 'review-head-even';
}
