/** How evenly the six sides of the dice fell, and how likely fair dice fall at least as unevenly. The same arithmetic as
 *  `fives.core.chance.evenness`, which explains it; golden_evenness.json (written by tests/golden_evenness.py) holds both together. */
import { sidesOf } from './chance';
import type { Record } from './messages';

const NATURE = -1;
const EXACT = 60; // throws
const SIDES = 6;

/** How often each side fell, and what the sides are called in the moves of the game. */
export interface Fallen {
  sides: string;
  counts: number[]; // none if no die fell
}

/** Returns how often each side fell in a match, without throws by hand that were taken back. */
export async function fallenIn({ game, log, taken = 0 }: Record): Promise<Fallen> {
  const sides = await sidesOf(game);
  const throws: string[] = [];
  for (const { n, actor, kind = 'move', move = '' } of log) {
    if (actor !== NATURE || n <= taken) continue;
    if (kind === 'undo') throws.pop();
    else if (kind === 'move' && move && [...move].every((side) => side === '-' || sides.includes(side))) throws.push(move);
  }
  const all = throws.join('');
  return { sides, counts: all ? [...sides].map((side) => all.split(side).length - 1) : [] };
}

/** Returns how often each side fell in several matches of one game. */
export function together(all: Fallen[]): Fallen {
  const [first, ...others] = all.filter(({ counts }) => counts.length > 0);
  return others.reduce((sum, { counts }) => ({ ...sum, counts: sum.counts.map((count, i) => count + counts[i]!) }), first ?? all[0]!);
}

/** Returns how likely fair dice that fall as often fall at least as unevenly; null if that cannot be said. */
export function atLeastAsUneven(counts: number[]): number | null {
  const n = counts.reduce((sum, count) => sum + count, 0);
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  if (n === 0) return null;
  if (n <= EXACT) return exactly(n, squares);
  const halfAStep = 1; // sums of squares are all even, or all odd
  return upperTail(Math.max(0, (6 * (squares - halfAStep)) / n - n));
}

/** Returns how likely the sum of squares of a count of `n` throws is `squares` or more: side by side added. */
function exactly(n: number, squares: number): number {
  const places = pascal(n);
  const empty = (): Float64Array => new Float64Array(n * n + 1);
  let rows = Array.from({ length: n + 1 }, empty); // by throws so far the ways, by squares
  rows[0]![0] = 1;
  for (let side = 0; side < SIDES; side++) {
    const next = Array.from({ length: n + 1 }, empty);
    for (let thrown = side === SIDES - 1 ? n : 0; thrown <= n; thrown++) {
      for (let count = 0; count <= thrown; count++) {
        const [from, to, ways] = [rows[thrown - count]!, next[thrown]!, places[thrown]![count]!];
        const most = (thrown - count) ** 2;
        for (let before = 0; before <= most; before++) to[before + count * count]! += ways * from[before]!;
      }
    }
    rows = next;
  }
  return rows[n]!.subarray(squares).reduce((sum, ways) => sum + ways, 0) / SIDES ** n;
}

/** Returns in how many places `count` of `n` throws can lie, for all up to `n`. */
function pascal(n: number): number[][] {
  const rows = [[1]];
  for (let i = 1; i <= n; i++) rows.push(Array.from({ length: i + 1 }, (_, k) => (rows[i - 1]![k - 1] ?? 0) + (rows[i - 1]![k] ?? 0)));
  return rows;
}

/** Returns how likely a chi-square with five degrees of freedom is this or more, by the series of the gamma function. */
function upperTail(chiSquare: number): number {
  const half = chiSquare / 2;
  if (half > 100) return 0; // less than 1e-40
  let term = (half ** 2.5 * Math.exp(-half)) / ((15 * Math.sqrt(Math.PI)) / 8);
  let below = 0;
  for (let k = 2.5; term > 1e-17 || k < half; ) {
    below += term;
    k += 1;
    term *= half / k;
  }
  return Math.min(1, Math.max(0, 1 - below));
}
