/** The chance of Find Fives: a seed for the boards, and five symbols, thrown again while three are alike: `aaabc-aabcd`. */
import type { Draw } from '../../lib/chance';
import type { Chance } from '../../lib/sealed-dice';

export const symbols = 'abcdef';

function rolls(chance: Chance): string[] {
  const dice = Array.from({ length: 5 }, () => symbols[chance.randrange(6)]!).sort().join('');
  return /(.)\1\1/.test(dice) ? [dice, ...rolls(chance)] : [dice];
}

/** Returns a roll as it is logged; where the log has one roll alone, as 1.0.0 wrote it, only the one that stands. */
function roll(move: string, chance: Chance): string {
  const thrown = rolls(chance);
  return move.includes('-') ? thrown.join('-') : thrown.at(-1)!;
}

export const draw: Draw = (move, chance) => (move.startsWith('seed') ? `seed${chance.word().toString(16).padStart(16, '0')}` : roll(move, chance));
