/** What chance does in a game, worked out from a stream of numbers as the rules do it. Dice and lots are the same in every
 *  game; a game with other chances brings a `draws.ts` beside its board. */
import type { Component } from 'svelte';
import type { Event } from './messages';
import type { Chance } from './sealed-dice';

/** Draws what chance does where the record has `move`, in a game of `seats`; the form of the move says what was asked for. */
export type Draw = (move: string, chance: Chance, seats: number) => string;

/** Says whose throw an event of chance was, where that is not who acted last. */
export type Thrower = (log: Event[], n: number) => number | null;

/** What a game's `draws.ts` may bring: also what its dice show instead of numbers (`Game.symbols` in Python). */
interface Own {
  draw?: Draw;
  thrower?: Thrower;
  symbols?: string;
}

const own = import.meta.glob<Own>('../boards/*/draws.ts');
const ownOf = (game: string): Promise<Own> => own[`../boards/${game}/draws.ts`]?.() ?? Promise.resolve({});
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

/** Returns the six sides of a game's dice, as its moves call them. */
export async function sidesOf(game: string): Promise<string> {
  const { symbols = '123456' } = await ownOf(game);
  return symbols;
}

const pictures = import.meta.glob<{ default: Component<{ side: string }> }>('../boards/*/Side.svelte');

/** Returns what draws one side of a game's dice, if they show something else than numbers. */
export const sideOf = async (game: string): Promise<Component<{ side: string }> | undefined> => (await pictures[`../boards/${game}/Side.svelte`]?.())?.default;

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
