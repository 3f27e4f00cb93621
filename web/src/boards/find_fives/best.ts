/** What a round could have brought: the best FIVES of a roll on a board, for looking back. */
import type { Outline } from '../../lib/messages';
import { FIVE, SIDE } from './squares';
import { laid, sizeOf, TILES, VALUES, waysOf } from './shapes';

let every: Outline[] | undefined;

/** Returns all 4,096 outlines, the dearest shapes first. */
export function allOutlines(): Outline[] {
  every ??= TILES.toReversed().flatMap((shape) =>
    waysOf(shape).flatMap((piece) => {
      const [height, width] = sizeOf(piece);
      return [...Array(SIDE + 1 - height).keys()].flatMap((row) =>
        [...Array(SIDE + 1 - width).keys()].map((column) => ({ cells: laid(piece, [row, column]), shape, value: VALUES[shape]! })),
      );
    }),
  );
  return every;
}

/** Returns every FIVE of a roll: five squares that show its symbols. */
export const fivesOf = (board: string, roll: string): Outline[] =>
  allOutlines().filter(({ cells }) => cells.map((cell) => board[cell]).toSorted().join('') === roll);

/** Returns FIVES of the highest total: different shapes, apart from each other, at most five. */
export function bestSet(fives: Outline[], most = FIVE): Outline[] {
  const shapes = [...new Set(fives.map(({ shape }) => shape))];
  const groups = shapes.map((shape) => fives.filter((five) => five.shape === shape));
  const worth = (set: Outline[]): number => set.reduce((sum, { value }) => sum + value, 0);
  let best: Outline[] = [];
  let total = 0;

  function dive(from: number, chosen: Outline[], taken: Set<number>): void {
    const sum = worth(chosen);
    if (sum > total) [best, total] = [chosen, sum];
    const left = most - chosen.length;
    for (let group = from; group < groups.length; group++) {
      const bound = groups.slice(group, group + left).reduce((all, [five]) => all + five!.value, sum);
      if (left === 0 || bound <= total) return;
      for (const five of groups[group]!) {
        if (five.cells.some((cell) => taken.has(cell))) continue;
        dive(group + 1, [...chosen, five], new Set([...taken, ...five.cells]));
      }
    }
  }
  dive(0, [], new Set());
  return best;
}
