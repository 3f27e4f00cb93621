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
  const { scores, ranks } = result;
  if (isStopped(result)) return null;
  const telling = scores.length === 1 || (scores.some(Boolean) && scores.some((score, seat) => score !== Number(ranks[seat] === 1))); // else they only say who won
  return stood ?? (telling ? scores : null);
}

/** A place at the end: who has it, and with how many points. */
export interface Place {
  place: number;
  seats: number[]; // team mates have one place together
  points: number | null;
  tiebreak: number | null; // what decided between equal points
}

/** Returns the places from the best to the last, the same for every reader; without points only of who won. */
export function placesOf(result: Result, points: number[] | null, sides: number[], tiebreaks: number[] = []): Place[] {
  if (isStopped(result)) return [];
  const places = result.ranks.flatMap((place, seat): Place[] => {
    if (sides.indexOf(sides[seat]!) !== seat) return []; // with the first of its team
    const tied = tiebreaks.length > 0 && points?.some((each, other) => each === points[seat] && result.ranks[other] !== place);
    return [{ place, seats: sides.flatMap((side, each) => (side === sides[seat] ? [each] : [])), points: points?.[seat] ?? null, tiebreak: tied ? tiebreaks[seat]! : null }];
  });
  const sorted = places.toSorted((a, b) => a.place - b.place);
  return points === null && sides.length > 2 ? sorted.filter(({ place }) => place === 1) : sorted;
}

/** Returns kind words for who has played to the end and lost; '' for everybody else. */
export function kindWords(result: Result, names: string[], you: You): string {
  const lost = names.length > 1 && you.seats.length === 1 && !isStopped(result) && result.ranks[you.seats[0]!] !== 1;
  return lost ? t('over-kind') : '';
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
