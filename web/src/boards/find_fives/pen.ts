/** The pen: how taps and drags over squares become a drawing of at most five that hang together. */
import { cellAt, connected, FIVE, touches } from './squares';

const REACH = 0.38; // how near its middle a finger has to come to mean a square while it drags
const STEP = 0.2; // squares between two looks along a fast drag

/** A drawing: its squares in the order they were added, and the way the finger has come in this drag. */
export interface Drawing {
  cells: readonly number[];
  trail: readonly number[]; // empty unless a finger is down
  grown: readonly number[]; // added in this drag: going back takes only these away
}
export const NOTHING: Drawing = { cells: [], trail: [], grown: [] };

/** Says whether a square can join a drawing. */
export const joins = (cells: readonly number[], cell: number): boolean =>
  cells.length < FIVE && !cells.includes(cell) && (cells.length === 0 || cells.some((other) => touches(cell, other)));

/** Returns the drawing without a square, or as it was if the rest would fall apart. */
export function without(cells: readonly number[], cell: number): readonly number[] {
  const rest = cells.filter((other) => other !== cell);
  return connected(rest) ? rest : cells;
}

/** Returns the drawing after a finger comes down: goes on beside it, begins anew elsewhere. */
export function press({ cells }: Drawing, cell: number): Drawing {
  if (cells.includes(cell)) return { cells, trail: [cell], grown: [] };
  return { cells: joins(cells, cell) ? [...cells, cell] : [cell], trail: [cell], grown: [cell] };
}

/** Returns the drawing after the finger comes to another square: back along its way takes away, a neighbour joins. */
export function drag(drawing: Drawing, cell: number): Drawing {
  const { cells, trail, grown } = drawing;
  const last = trail.at(-1)!;
  if (cell === last) return drawing;
  const inside = cells.includes(cell);
  if (cell === trail.at(-2)) return { cells: grown.includes(last) ? without(cells, last) : cells, trail: trail.slice(0, -1), grown };
  if (!inside && !joins(cells, cell)) return drawing;
  const way = touches(cell, last) ? [...trail, cell] : [cell];
  return inside ? { cells, trail: way, grown } : { cells: [...cells, cell], trail: way, grown: [...grown, cell] };
}

/** Returns the drawing after the finger is lifted: a tap on a square of the drawing takes it away. */
export function lift({ cells, trail, grown }: Drawing, tapped: boolean): Drawing {
  return { ...NOTHING, cells: tapped && grown.length === 0 && trail.length === 1 ? without(cells, trail[0]!) : cells };
}

/** Returns the squares a finger means on its way between two points, in order; grazed corners do not count. */
export function between([ax, ay]: [number, number], [bx, by]: [number, number]): number[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / STEP));
  const found: number[] = [];
  for (let step = 1; step <= steps; step++) {
    const [x, y] = [ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const near = Math.max(Math.abs(x - column - 0.5), Math.abs(y - row - 0.5)) <= REACH;
    const cell = near ? cellAt(row, column) : -1;
    if (cell >= 0 && cell !== found.at(-1)) found.push(cell);
  }
  return found;
}

/** Returns what a drawing still misses of the roll, and the squares whose symbol is too much. */
export function compare(board: string, roll: string, cells: readonly number[]): { missing: boolean[]; extra: number[] } {
  const missing = [...roll].map(() => true); // by die
  const extra: number[] = [];
  for (const cell of cells) {
    const die = missing.findIndex((open, i) => open && roll[i] === board[cell]);
    if (die >= 0) missing[die] = false;
    else extra.push(cell);
  }
  return { missing, extra };
}
