/** The squares of a board: their names, their neighbours, and the contour around some of them. */
export const SIDE = 10;
export const SQUARES = SIDE * SIDE;
export const FIVE = 5;
const COLUMNS = 'abcdefghij';

export const rowOf = (cell: number): number => Math.floor(cell / SIDE);
export const columnOf = (cell: number): number => cell % SIDE;
export const columnName = (cell: number): string => COLUMNS[columnOf(cell)]!;

/** Returns the square at a row and a column; -1 beside the board. */
export const cellAt = (row: number, column: number): number =>
  row >= 0 && row < SIDE && column >= 0 && column < SIDE ? row * SIDE + column : -1;

/** Returns squares as the text of a move, column by column: `a1a2a3b1b2`. */
export const cellsText = (cells: readonly number[]): string =>
  cells
    .toSorted((a, b) => columnOf(a) - columnOf(b) || a - b)
    .map((cell) => `${columnName(cell)}${rowOf(cell) + 1}`)
    .join('');

/** Returns the squares that the text of a move names; none if it is no outline. */
export const cellsFrom = (text: string): number[] =>
  /^([a-j]\d+){5}$/.test(text) ? [...text.matchAll(/([a-j])(\d+)/g)].map(([, column, row]) => cellAt(Number(row) - 1, COLUMNS.indexOf(column!))).toSorted((a, b) => a - b) : [];

/** Says whether two squares share a side. */
export const touches = (a: number, b: number): boolean => Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1;

/** Says whether squares hang together by their sides. */
export function connected(cells: readonly number[]): boolean {
  const open = new Set(cells);
  const edge = cells.slice(0, 1);
  open.delete(edge[0]!);
  while (edge.length > 0) {
    const cell = edge.pop()!;
    for (const other of open) {
      if (!touches(cell, other)) continue;
      open.delete(other);
      edge.push(other);
    }
  }
  return open.size === 0;
}

type Point = [number, number]; // x, y in squares

/** Returns the corners around connected squares, clockwise. */
export function corners(cells: readonly number[]): Point[] {
  const inside = new Set(cells);
  const next = new Map<string, Point>(); // from each point of the rim to the one after it
  for (const cell of cells) {
    const [row, column] = [rowOf(cell), columnOf(cell)];
    const sides: [number, Point, Point][] = [
      [cellAt(row - 1, column), [column, row], [column + 1, row]],
      [cellAt(row, column + 1), [column + 1, row], [column + 1, row + 1]],
      [cellAt(row + 1, column), [column + 1, row + 1], [column, row + 1]],
      [cellAt(row, column - 1), [column, row + 1], [column, row]],
    ];
    for (const [beyond, from, to] of sides) if (!inside.has(beyond)) next.set(String(from), to);
  }
  const rim: Point[] = [];
  const [first] = next.keys();
  for (let at = first; at !== undefined && next.has(at); ) {
    const to = next.get(at)!;
    next.delete(at);
    rim.push(to);
    at = String(to);
  }
  const around = (i: number): Point => rim[(i + rim.length) % rim.length]!;
  return rim.filter(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [around(i - 1), around(i + 1)];
    return (x - ax) * (by - y) !== (y - ay) * (bx - x);
  });
}

/** Returns a closed line inside the rim of connected squares, with round corners, as an SVG path. */
export function contour(cells: readonly number[], inset = 0.08, round = 0.22): string {
  const points = corners(cells);
  if (points.length === 0) return '';
  const around = (list: Point[], i: number): Point => list[(i + list.length) % list.length]!;
  const way = ([ax, ay]: Point, [bx, by]: Point): Point => [Math.sign(bx - ax), Math.sign(by - ay)];
  const moved = points.map((point, i): Point => {
    const [px, py] = way(around(points, i - 1), point);
    const [nx, ny] = way(point, around(points, i + 1));
    return [point[0] - inset * (py + ny), point[1] + inset * (px + nx)]; // inside is on the right hand
  });
  const text = (n: number): string => String(Math.round(n * 1000) / 1000);
  const parts = moved.map((point, i) => {
    const [px, py] = way(around(moved, i - 1), point);
    const [nx, ny] = way(point, around(moved, i + 1));
    const [x, y] = point;
    return `${i === 0 ? 'M' : 'L'}${text(x - px * round)} ${text(y - py * round)}Q${text(x)} ${text(y)} ${text(x + nx * round)} ${text(y + ny * round)}`;
  });
  return `${parts.join('')}Z`;
}

/** Returns the square that carries the letter of an outline: the first in its topmost row. */
export const labelCell = (cells: readonly number[]): number => Math.min(...cells);
