/** The chance of Find Fives: a seed for the boards, and five symbols, thrown again while three are alike. */
import type { Draw } from '../../lib/chance';
import type { Chance } from '../../lib/sealed-dice';

export const symbols = 'abcdef';
export const spread = 13 / 17; // three alike are thrown again, so that symbols fall more evenly than independent dice

function roll(chance: Chance): string {
  const dice = Array.from({ length: 5 }, () => symbols[chance.randrange(6)]!).sort().join('');
  return /(.)\1\1/.test(dice) ? roll(chance) : dice;
}

export const draw: Draw = (move, chance) => (move.startsWith('seed') ? `seed${chance.word().toString(16).padStart(16, '0')}` : roll(chance));
