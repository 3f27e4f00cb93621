/** How a match ended, in words: who won, or that nobody or several did. */
import type { Result, You } from './messages';
import { isYou, reasonWords } from './sentences';
import { listed, t } from './texts.svelte';

/** Says whether a match was stopped without a result (G6R): nobody is of rank one. */
export const isStopped = ({ rule }: Result): boolean => rule === 'G6R';

/** Returns the seats of rank one. */
export const winnersOf = ({ ranks }: Result): number[] => ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** Returns the points to show at the end, as they stood if the board counts any; null where two players only win or lose, and without a result. */
export function pointsOf(result: Result, stood: number[] | null): number[] | null {
  const { scores } = result;
  if (isStopped(result)) return null;
  return stood ?? (scores.length !== 2 || scores.some((score) => score > 1) ? scores : null);
}

/** Returns the outcome as its reader sees it; alone it is what became of the task. `sides` says who plays together. */
export function outcomeWords(result: Result, sides: number[], names: string[], you: You): string {
  const winners = winnersOf(result);
  const [winner] = winners;
  if (isStopped(result)) return t('over-stopped');
  if (names.length === 1) return reasonWords(result);
  if (winners.length > 1 && winners.every((seat) => sides[seat] === sides[winner!])) {
    const ours = you.seats.length === 1 && winners.includes(you.seats[0]!);
    return t(ours ? 'over-your-team-wins' : 'over-team-wins', { names: listed(winners.map((seat) => names[seat]!)) });
  }
  if (winners.length === names.length) return t('over-draw');
  if (winners.length > 1 || winner === undefined) return t('over-shared');
  if (isYou(you, winner)) return t('over-you-win');
  return t(you.seats.length === 1 ? 'over-you-lose' : 'over-wins', { player: names[winner]! });
}
