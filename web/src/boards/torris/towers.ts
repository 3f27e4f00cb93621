/** The towers of Torris as things: each keeps its identity when it grows, shrinks or closes up. */
import type { Colour } from '../../lib/stones';

export const COLUMNS = 8;
export const ROWS = 4;
export const PLACES = ROWS * COLUMNS;

export interface Tower {
  id: number;
  place: number; // row by row from the top left
  stones: string[]; // from bottom to top: 'w2' is the white line
}

/** A stone on its way from one place to another. */
export interface Flight {
  stone: string;
  from: number;
  to: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** How the board lies: on a narrow screen it is turned by a quarter, as one turns a phone, so that neighbours stay neighbours. */
export interface Layout {
  upright: boolean;
  width: number; // of a cell
  height: number;
  margin: number; // for the names of rows and columns
  radius: number; // of a stone
}

export const ACROSS: Layout = { upright: false, width: 64, height: 62, margin: 15, radius: 22 };
export const UPRIGHT: Layout = { upright: true, width: 80, height: 48, margin: 15, radius: 19 }; // what to do stays in sight below it
export const SLIM: Layout = { ...UPRIGHT, height: 54 }; // a place is still as high as a thumb on the narrowest phones

const WAYS: Record<string, number> = { N: -COLUMNS, E: 1, S: COLUMNS, W: -1 };

/** Returns the name of a place: columns a to h, rows 1 to 4. */
export const nameOf = (place: number): string => 'abcdefgh'[place % COLUMNS]! + String(Math.floor(place / COLUMNS) + 1);

/** Returns the place that a name or the beginning of a move names. */
export const placeOf = (name: string): number => (Number(name[1]) - 1) * COLUMNS + 'abcdefgh'.indexOf(name[0]!);

/** Returns the seat that moves a stone's colour. */
export const seatOf = (stone: string): 0 | 1 => (stone[0] === 'w' ? 0 : 1);

export const colourOf = (stone: string): Colour => (stone[0] === 'w' ? 'white' : 'black');

export const valueOf = (stone: string): number => Number(stone[1]);

/** Returns the towers a view shows; those that stand where they should stay the same towers. */
export function settle(towers: Tower[], shown: string[]): Tower[] {
  const known = new Map(towers.map((tower) => [tower.place, tower]));
  let id = Math.max(0, ...towers.map((tower) => tower.id));
  return shown.flatMap((text, place) => {
    const stones = text.match(/../g) ?? [];
    return stones.length > 0 ? [{ id: known.get(place)?.id ?? (id += 1), place, stones: [...stones] }] : [];
  });
}

/** Returns the towers without the top stone of one; a place that is empty then has no tower. */
export const lift = (towers: Tower[], place: number): Tower[] =>
  towers
    .map((tower) => (tower.place === place ? { ...tower, stones: tower.stones.slice(0, -1) } : tower))
    .filter(({ stones }) => stones.length > 0);

/** Returns the towers with a stone on top of one. */
export const land = (towers: Tower[], place: number, stone: string): Tower[] =>
  towers.map((tower) => (tower.place === place ? { ...tower, stones: [...tower.stones, stone] } : tower));

/** Returns the towers after so many behind a gap have moved so many places forward. */
export function closeUp(towers: Tower[], gap: number, way: string, count: number, places: number): Tower[] {
  const step = WAYS[way]!;
  const moving = new Set(Array.from({ length: count }, (_, n) => gap - step * (n + 1)));
  return towers.map((tower) => (moving.has(tower.place) ? { ...tower, place: tower.place + step * places } : tower));
}

/** Returns where a place is drawn, in columns and rows of the screen. */
export function cellOf(place: number, { upright }: Layout): { column: number; row: number } {
  const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)];
  return upright ? { column: ROWS - 1 - row, row: column } : { column, row };
}

/** Returns all places in the order in which they are read on the screen. */
export const readingOrder = ({ upright }: Layout): number[] =>
  Array.from({ length: PLACES }, (_, n) => (upright ? placeAt(n % ROWS, Math.floor(n / ROWS), upright) : n));

/** Returns the place that is drawn in a column and a row of the screen. */
const placeAt = (column: number, row: number, upright: boolean): number => (upright ? (ROWS - 1 - column) * COLUMNS + row : row * COLUMNS + column);

/** Returns the middle of a place. */
export function middleOf(place: number, layout: Layout): Spot {
  const { column, row } = cellOf(place, layout);
  return { x: layout.margin + (column + 0.5) * layout.width, y: layout.margin + (row + 0.5) * layout.height };
}

/** Returns the size of the whole drawing. */
export function sizeOf({ upright, width, height, margin }: Layout): { width: number; height: number } {
  const [columns, rows] = upright ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  return { width: margin * 1.5 + columns * width, height: margin * 1.5 + rows * height };
}

/** Returns the place an arrow key leads to, by what is seen; the same place at the edge. */
export function walk(place: number, key: string, layout: Layout): number {
  const { column, row } = cellOf(place, layout);
  const [columns, rows] = layout.upright ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  const moved = {
    column: clamp(column + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0), columns),
    row: clamp(row + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0), rows),
  };
  return placeAt(moved.column, moved.row, layout.upright);
}

const clamp = (at: number, size: number): number => Math.min(size - 1, Math.max(0, at));

const LEAN = 18; // how far a stack may rise

/** Returns how high each stone of a stack is drawn above its middle: high towers are packed closer. */
export function rises(height: number): number[] {
  const gap = height > 1 ? Math.min(4.6, LEAN / (height - 1)) : 0;
  return Array.from({ length: height }, (_, level) => (level - (height - 1) / 2) * gap);
}
