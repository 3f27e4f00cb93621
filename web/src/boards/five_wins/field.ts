/** The drawing of Five Wins as numbers: what the moves offer, which part of the table is seen, where the arrow keys lead. */
export type Cell = [number, number];

export const UNIT = 40; // of the drawing, a cell
export const THUMB = 44; // pixels
const LEAST = 5; // cells seen at least

export const keyOf = ([x, y]: Cell): string => `${x},${y}`;
export const cellOf = (key: string): Cell => key.split(',').map(Number) as Cell;

/** One way to take a stone: from the hand (''), or lifted from a cell, keeping a part ('' if there is no choice). */
export interface Taking {
  lift: string;
  keep: string;
  targets: Map<string, string>; // by cell the move that goes there
}

/** Returns what moves as text offer, by the stone that is taken. */
export function takings(moves: string[]): Taking[] {
  const found = new Map<string, Taking>();
  for (const move of moves) {
    const [, lift = '', to, keep = ''] = /^(?:([-\d,]+)>)?([-\d,]+)(?:=([-\d,]+))?$/.exec(move) ?? [];
    if (to === undefined) continue;
    const name = `${lift}=${keep}`;
    if (!found.has(name)) found.set(name, { lift, keep, targets: new Map() });
    found.get(name)!.targets.set(to, move);
  }
  return [...found.values()];
}

/** A rectangle of the table, in cells; a cell's middle is its whole number. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Returns the box that shows all these stones and the places around them, in the shape of the window (width by height). */
export function fit(stones: Cell[], aspect: number): Box {
  const [xs, ys] = [stones.map(([x]) => x), stones.map(([, y]) => y)];
  const [left, right] = stones.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [0, 0];
  const [top, bottom] = stones.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [0, 0];
  const wide = Math.max(LEAST, right - left + 3);
  const high = Math.max(LEAST, bottom - top + 3);
  const w = Math.max(wide, high * aspect) + 0.2;
  const h = w / aspect;
  return { x: (left + right - w) / 2, y: (top + bottom - h) / 2, w, h };
}

/** Returns the box seen `factor` times closer, with the point (x, y) staying where it is on the screen. */
export function zoomed(box: Box, factor: number, x: number, y: number): Box {
  const w = Math.min(40, Math.max(3, box.w / factor));
  const part = w / box.w;
  return { x: x - (x - box.x) * part, y: y - (y - box.y) * part, w, h: box.h * part };
}

/** Returns the box moved as little as needed to show a cell. */
export function showing(box: Box, [x, y]: Cell): Box {
  const moved = (at: number, size: number, cell: number): number => Math.min(Math.max(at, cell + 0.6 - size), cell - 0.6);
  return { ...box, x: moved(box.x, box.w, x), y: moved(box.y, box.h, y) };
}

export const sees = (box: Box, [x, y]: Cell): boolean =>
  x - 0.5 >= box.x && x + 0.5 <= box.x + box.w && y - 0.5 >= box.y && y + 0.5 <= box.y + box.h;

/** Returns the cell that an arrow key leads to: ahead, near, and rather straight than aside. */
export function next(from: Cell, [dx, dy]: Cell, cells: Cell[]): Cell | undefined {
  let best: Cell | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell[0] - from[0]) * dx + (cell[1] - from[1]) * dy;
    const aside = Math.abs((cell[0] - from[0]) * dy) + Math.abs((cell[1] - from[1]) * dx);
    if (ahead <= 0) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** Returns both ends of each straight unbroken line through at least five of these cells. */
export function lines(cells: Cell[]): [Cell, Cell][] {
  const there = new Set(cells.map(keyOf));
  const found: [Cell, Cell][] = [];
  for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]] as Cell[]) {
    for (const [x, y] of cells) {
      if (there.has(keyOf([x - dx, y - dy]))) continue;
      let length = 1;
      while (there.has(keyOf([x + length * dx, y + length * dy]))) length += 1;
      if (length >= 5) found.push([[x, y], [x + (length - 1) * dx, y + (length - 1) * dy]]);
    }
  }
  return found;
}

/** A stone on the table; it keeps its id when it moves, so that it is seen moving. */
export interface Piece {
  id: number;
  seat: number;
  cell: Cell;
  fresh: boolean; // just laid
}

/** Returns the pieces of a field, with those that lie there already kept as they are. */
export function settled(pieces: Piece[], stones: Cell[][]): Piece[] {
  let id = Math.max(0, ...pieces.map((piece) => piece.id));
  return stones.flatMap((cells, seat) =>
    cells.map((cell) => {
      const known = pieces.find((piece) => piece.seat === seat && keyOf(piece.cell) === keyOf(cell));
      return known ?? { id: (id += 1), seat, cell, fresh: false };
    }),
  );
}
