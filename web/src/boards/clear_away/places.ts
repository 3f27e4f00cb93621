/** The places of Clear Away as a board draws them, the stones that lie on them, and the best result of this device. */
import { remember, remembered } from '../../lib/device';
import type { Colour } from '../../lib/stones';

export const SIDE = 6;
export const PLACES = [...Array(SIDE * SIDE).keys()];

/** A stone on the board: it keeps its `id` when it moves, so that it is seen to move. */
export interface Lying {
  id: number;
  place: number;
  colour: Colour;
  gone?: boolean; // jumped over: it fades
}

/** Returns a place as the notation names it: a6 is the first, f1 the last. */
export const nameOf = (place: number): string => 'abcdef'.charAt(place % SIDE) + String(SIDE - Math.floor(place / SIDE));

/** Returns the place that is called so. */
export const placeOf = (name: string): number => (SIDE - Number(name.charAt(1))) * SIDE + 'abcdef'.indexOf(name.charAt(0));

/** Says whether a set of places, sent as a number of 36 bits, has this one; shifts would stop at 32. */
export const holds = (places: number, place: number): boolean => Math.floor(places / 2 ** place) % 2 === 1;

/** Returns by place where each move from it lands, with the move as text. */
export function landings(moves: string[]): Map<number, Map<number, string>> {
  const found = new Map<number, Map<number, string>>();
  for (const move of moves) {
    const [from, to] = move.split('-').map(placeOf) as [number, number];
    found.set(from, (found.get(from) ?? new Map<number, string>()).set(to, move));
  }
  return found;
}

/** Returns the stones after a jump: one moves, the one between fades. */
export function jumped(lying: Lying[], from: number, over: number, to: number): Lying[] {
  return lying.map((stone) => {
    if (stone.gone) return stone;
    if (stone.place === from) return { ...stone, place: to };
    return stone.place === over ? { ...stone, gone: true } : stone;
  });
}

/** Returns the stones of a view. Those that already lie right stay; one that must leave goes to the place it jumped from. */
export function laid(lying: Lying[], stones: number, black: number): Lying[] {
  const missing = new Map<number, Colour>(PLACES.filter((place) => holds(stones, place)).map((place) => [place, holds(black, place) ? 'black' : 'white']));
  const staying = lying.filter(({ place, colour, gone }) => !gone && missing.get(place) === colour && missing.delete(place));
  const moved = lying.flatMap((stone) => {
    if (stone.gone || staying.includes(stone)) return [];
    const back = [2, -2, 2 * SIDE, -2 * SIDE].map((far) => stone.place + far).find((place) => missing.get(place) === stone.colour);
    if (back === undefined) return [];
    missing.delete(back);
    return [{ ...stone, place: back }];
  });
  let id = Math.max(0, ...lying.map((stone) => stone.id));
  return [...staying, ...moved, ...[...missing].map(([place, colour]) => ({ id: ++id, place, colour }))].sort((a, b) => a.id - b.id);
}

/** A result: fewer stones are better, then fewer moves taken back, then fewer moves. */
export interface Best {
  left: number;
  undone: number;
  moves: number;
}

const BEST = 'best.clear_away';
const better = (a: Best, b: Best): boolean => (a.left - b.left || a.undone - b.undone || a.moves - b.moves) < 0;

/** Returns the best result of this device. */
export function best(): Best | null {
  try {
    const kept = JSON.parse(remembered(BEST) ?? 'null') as Partial<Best> | null;
    return [kept?.left, kept?.undone, kept?.moves].every(Number.isInteger) ? (kept as Best) : null;
  } catch {
    return null;
  }
}

/** Keeps a result if it is the best so far, and returns the best. */
export function keepBest(result: Best): Best {
  const before = best();
  if (before && !better(result, before)) return before;
  remember(BEST, JSON.stringify(result));
  return result;
}
