/** The shuffle of Torris: each colour's stones by themselves, then laid chequered, row by row. */
import type { Draw } from '../../lib/chance';

const ROWS = 4;
const COLUMNS = 8;
const STONES = '1111222233334444'; // of each colour

export const draw: Draw = (_move, chance) => {
  const hands = [0, 1].map(() => {
    const stones = [...STONES];
    return [...STONES].map(() => stones.splice(chance.randrange(stones.length), 1)[0]!);
  });
  const row = (y: number): string => Array.from({ length: COLUMNS }, (_, x) => hands[(y + y * COLUMNS + x) % 2]!.pop()!).join('');
  return Array.from({ length: ROWS }, (_, y) => row(y)).join('/');
};
