/** The twelve tiles: how they are drawn, what they are worth, and how they are turned and laid on a board. */
import { cellAt, SIDE } from './squares';

const DRAWN: Record<string, string> = {
  F: '.XX XX. .X.',
  I: 'X X X X X',
  L: 'X. X. X. XX',
  N: '.X .X XX X.',
  P: 'XX XX X.',
  T: 'XXX .X. .X.',
  U: 'X.X XXX',
  V: 'X.. X.. XXX',
  W: 'X.. XX. .XX',
  X: '.X. XXX .X.',
  Y: '.X XX .X .X',
  Z: 'XX. .X. .XX',
};
/** The letters of the shapes in their usual order. */
export const SHAPES = Object.keys(DRAWN);
/** What our tiles are worth: a letter and a value for each shape. */
const TILES = 'F2I4L1N2P1T3U2V3W4X4Y1Z3';

/** What each shape is worth on its tile. */
export type Worth = Readonly<Record<string, number>>;

/** Returns what the tiles of a table are worth; ours where a picture of 1.0.0 does not say. */
export const worthOf = (tiles: string = TILES): Worth => Object.fromEntries([...tiles.matchAll(/([A-Z])(\d)/g)].map(([, shape, value]) => [shape, Number(value)]));

/** Returns what tiles are worth as a table setting. */
export const tilesText = (worth: Worth): string => SHAPES.map((shape) => `${shape}${worth[shape]}`).join('');

/** Returns the shapes from the cheapest to the dearest. */
export const cheapestFirst = (worth: Worth): string[] => SHAPES.toSorted((a, b) => worth[a]! - worth[b]! || a.localeCompare(b));

/** Returns what some outlines are worth together. */
export const sumOf = (worth: Worth, outlines: readonly { shape: string }[]): number => outlines.reduce((sum, { shape }) => sum + worth[shape]!, 0);

export type Spot = readonly [number, number]; // row, column
export type Piece = readonly Spot[];

/** Returns a piece pushed into the corner, its squares in order. */
function cornered(piece: Piece): Piece {
  const top = Math.min(...piece.map(([row]) => row));
  const left = Math.min(...piece.map(([, column]) => column));
  return piece.map(([row, column]): Spot => [row - top, column - left]).toSorted(([a, b], [c, d]) => a - c || b - d);
}

/** Returns a tile as it is drawn. */
export const pieceOf = (shape: string): Piece =>
  cornered(DRAWN[shape]!.split(' ').flatMap((line, row) => [...line].flatMap((ink, column) => (ink === 'X' ? [[row, column] as Spot] : []))));

export const turned = (piece: Piece): Piece => cornered(piece.map(([row, column]): Spot => [column, -row]));
export const mirrored = (piece: Piece): Piece => cornered(piece.map(([row, column]): Spot => [row, -column]));
export const sizeOf = (piece: Piece): Spot => [1 + Math.max(...piece.map(([row]) => row)), 1 + Math.max(...piece.map(([, column]) => column))];

/** Returns a piece in all its ways to lie, each once. */
export function waysOf(shape: string): Piece[] {
  const found = new Map<string, Piece>();
  let piece = pieceOf(shape);
  for (let turns = 0; turns < 8; turns++) {
    found.set(String(piece), piece);
    piece = turns === 3 ? mirrored(piece) : turned(piece);
  }
  return [...found.values()];
}

/** Returns the squares under a piece whose corner lies there, kept on the board. */
export function laid(piece: Piece, [row, column]: Spot): number[] {
  const [height, width] = sizeOf(piece);
  const keep = (at: number, size: number): number => Math.max(0, Math.min(SIDE - size, at));
  return piece.map(([down, right]) => cellAt(keep(row, height) + down, keep(column, width) + right)).toSorted((a, b) => a - b);
}

const letters = new Map(SHAPES.flatMap((shape) => waysOf(shape).map((piece) => [String(piece), shape])));

/** Returns the letter of five squares. */
export const shapeOf = (cells: readonly number[]): string =>
  letters.get(String(cornered(cells.map((cell): Spot => [Math.floor(cell / SIDE), cell % SIDE])))) ?? '';
