/** What chance does in a game, worked out from a stream of numbers as the rules do it. Dice and lots are the same in every
 *  game; a game with other chances brings a `draws.ts` beside its board. */
import type { Event } from './messages';
import type { Chance } from './sealed-dice';

/** Draws what chance does where the record has `move`, in a game of `seats`; the form of the move says what was asked for. */
export type Draw = (move: string, chance: Chance, seats: number) => string;

/** Says whose throw an event of chance was, where that is not who acted last. */
export type Thrower = (log: Event[], n: number) => number | null;

const own = import.meta.glob<{ draw?: Draw; thrower?: Thrower }>('../boards/*/draws.ts');
const ownOf = (game: string): Promise<{ draw?: Draw; thrower?: Thrower }> => own[`../boards/${game}/draws.ts`]?.() ?? Promise.resolve({});
const DICE = /^[1-6]+$/;

/** Returns the names of the throws of several tables by their numbers (G-DUPLICATE): `1|4` is the fifth of seat 1, `-|0` the first that is nobody's. */
export async function throwNames(game: string, log: Event[]): Promise<Map<number, string>> {
  const { thrower } = await ownOf(game);
  const [names, counts] = [new Map<number, string>(), new Map<number | null, number>()];
  let last: number | null = null; // who acted last
  for (const { n, actor, move = '', kind } of log) {
    if (actor >= 0 && kind !== 'timeout') last = actor;
    if (actor !== -1) continue;
    const whose: number | null = DICE.test(move) ? (thrower?.(log, n) ?? last) : null;
    const count = counts.get(whose) ?? 0;
    counts.set(whose, count + 1);
    names.set(n, `${whose ?? '-'}|${count}`);
  }
  return names;
}

/** Returns how chance acts in a game. */
export async function drawOf(game: string): Promise<Draw> {
  const { draw: special } = await ownOf(game);
  return (move, chance, seats) => {
    if (DICE.test(move)) return dice(move.length, chance);
    if (/^seat\d+$/.test(move)) return `seat${chance.randrange(seats)}`;
    return special ? special(move, chance, seats) : '?';
  };
}

const dice = (count: number, chance: Chance): string =>
  Array.from({ length: count }, () => 1 + chance.randrange(6)).sort().join('');
