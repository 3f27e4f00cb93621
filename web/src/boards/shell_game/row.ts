/** The row of stones as the board sees it: places, slides as moves name them, and how stones pass each other. */
import type { ShellGame } from '../../lib/messages';

export type Slide = Pick<NonNullable<ShellGame['sliding']>, 'source' | 'target'>;

export const PLACES = [0, 1, 2, 3];

/** One slide as a move names it: `2>4@0.8`, places from 1. */
interface Named extends Slide {
  move: string;
  seconds: number;
}

/** Returns the slides among the moves. */
export const slidesOf = (moves: string[]): Named[] =>
  moves.flatMap((move) => {
    const found = /^(\d)>(\d)@([\d.]+)$/.exec(move);
    return found ? [{ move, source: Number(found[1]) - 1, target: Number(found[2]) - 1, seconds: Number(found[3]) }] : [];
  });

/** Returns the move that slides so, at the pace nearest to `seconds`; none if there is no such slide. */
export function slideMove(slides: Named[], { source, target }: Slide, seconds: number): string | undefined {
  const ways = slides.filter((slide) => slide.source === source && slide.target === target);
  return ways.toSorted((a, b) => Math.abs(a.seconds - seconds) - Math.abs(b.seconds - seconds))[0]?.move;
}

/** Returns how many places each stone moves, by the place it leaves, when one slides. */
export const shifts = ({ source, target }: Slide): number[] =>
  PLACES.map((place) => {
    if (place === source) return target - source;
    if (source < place && place <= target) return -1;
    return target <= place && place < source ? 1 : 0;
  });

/** Returns how many places each stone moves, by the place it leaves, between two rows of marks. */
export const travels = (before: number[], after: number[]): number[] => before.map((mark, place) => after.indexOf(mark) - place);

/** Returns where the gap lies that leads to `target`, in places from the left edge. */
export const gapAt = ({ source, target }: Slide): number => (target < source ? target : target + 1);

/** Returns the place over which a stone is held, whose middle is so many places from the left edge. */
export const placeUnder = (middle: number): number => Math.max(0, Math.min(PLACES.length - 1, Math.floor(middle)));

/** Returns the symbols that moves such as `lay3` or `ask3` name. */
export const symbolsOf = (moves: string[], word: string): number[] =>
  moves.flatMap((move) => (new RegExp(`^${word}\\d$`).test(move) ? [Number(move.slice(word.length))] : []));
