/** What chance does in a game, worked out from a stream of numbers as the rules do it. Dice and lots are the same in every
 *  game; a game with other chances brings a `draws.ts` beside its board. */
import type { Chance } from './sealed';

/** Draws what chance does where the record has `move`, in a game of `seats`; the form of the move says what was asked for. */
export type Draw = (move: string, chance: Chance, seats: number) => string;

const own = import.meta.glob<{ draw: Draw }>('../boards/*/draws.ts');

/** Returns how chance acts in a game. */
export async function drawOf(game: string): Promise<Draw> {
  const load = own[`../boards/${game}/draws.ts`];
  const special = load ? (await load()).draw : null;
  return (move, chance, seats) => {
    if (/^[1-6]+$/.test(move)) return dice(move.length, chance);
    if (/^seat\d+$/.test(move)) return `seat${chance.randrange(seats)}`;
    return special ? special(move, chance, seats) : '?';
  };
}

const dice = (count: number, chance: Chance): string =>
  Array.from({ length: count }, () => 1 + chance.randrange(6)).sort().join('');
