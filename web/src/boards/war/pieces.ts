/** The five dice of War as things: each keeps its identity when it is thrown, used and captured. */
import type { War } from '../../lib/messages';

/** Where a die lies: with a seat, in the middle, or nowhere yet (-1). */
export const MIDDLE = 2;
export const AWAY = -1;

export interface Piece {
  id: number;
  home: number; // a seat, MIDDLE or AWAY
  face: number; // 0: it has not been thrown yet
  tilt: number;
  tumbling: boolean;
}

/** One capture: the pieces that make it and the piece it takes. */
export interface Taking {
  seat: number;
  by: Piece[];
  target: Piece;
}

/** Returns the dice as a view has them; those that are where they should be stay the same dice. */
export function settle(pieces: Piece[], view: War): Piece[] {
  const wanted = [view.armies[0].size, view.armies[1].size, view.middle === null ? 0 : 1];
  const kept = pieces.map((piece) => ({ ...piece, tumbling: false }));
  const missing: number[] = [];
  wanted.forEach((count, home) => {
    const here = kept.filter((piece) => piece.home === home);
    here.slice(count).forEach((piece) => (piece.home = AWAY));
    for (let n = here.length; n < count; n += 1) missing.push(home);
  });
  const free = kept.filter((piece) => piece.home === AWAY);
  missing.forEach((home, n) => (free[n]!.home = home));
  view.armies.forEach((army, seat) => show(kept, seat, army.dice));
  if (view.middle !== null) show(kept, MIDDLE, [view.middle]);
  return kept;
}

/** Lets the dice of one home show these faces, unless they do already. */
function show(pieces: Piece[], home: number, faces: number[]): void {
  const here = pieces.filter((piece) => piece.home === home);
  if (faces.length !== here.length || inOrder(here.map(({ face }) => face)) === inOrder(faces)) return;
  here.forEach((piece, n) => (piece.face = faces[n]!));
}

const inOrder = (faces: number[]): string => faces.toSorted((a, b) => a - b).join('');

/** Returns the dice with those of one home thrown; they tumble unless the reader wants calm. */
export function thrown(pieces: Piece[], home: number, faces: number[], calm: boolean): Piece[] {
  let n = 0;
  return pieces.map((piece) => {
    if (piece.home !== home) return { ...piece, tumbling: false };
    const face = faces[n++] ?? piece.face;
    return { ...piece, face, tilt: tilt(piece.id, face + piece.face), tumbling: !calm };
  });
}

/** Returns how askew a die lies: it looks like chance, but is the same on every screen. */
function tilt(place: number, salt: number): number {
  const noise = Math.sin(place * 12.9898 + salt * 78.233) * 43758.5453;
  return Math.round((noise - Math.floor(noise) - 0.5) * 18);
}

/** Returns five dice that nobody has thrown yet. */
export const fresh = (): Piece[] =>
  [0, 1, 2, 3, 4].map((id) => ({ id, home: AWAY, face: 0, tilt: tilt(id, 3), tumbling: false }));

/** Returns captures as takings of real dice: each die serves once, except a lone one that takes two. */
export function takings(pieces: Piece[], seat: number, captures: Words[]): Taking[] {
  const used = new Set<Piece>();
  const taken = new Set<Piece>();
  const army = pieces.filter((piece) => piece.home === seat);
  return captures.flatMap(({ by, target }) => {
    const home = target === 'm' ? MIDDLE : 1 - seat;
    const die = pieces.find((piece) => piece.home === home && !taken.has(piece) && (target === 'm' || piece.face === target));
    const makers = by.flatMap((face) => {
      const maker = army.find((piece) => piece.face === face && (army.length === 1 || !used.has(piece)));
      if (maker) used.add(maker);
      return maker ? [maker] : [];
    });
    if (!die) return [];
    taken.add(die);
    return [{ seat, by: makers, target: die }];
  });
}

/** One capture as a move names it: `1+3=4`, `1+3=m`, `4=4`. */
export interface Words {
  by: number[];
  target: number | 'm';
}

/** Returns the captures that a move names. */
export const capturesOf = (move: string): Words[] =>
  move === '-' ? [] : move.split(',').map((word) => {
    const [by, target] = word.split('=') as [string, string];
    return { by: by.split('+').map(Number), target: target === 'm' ? 'm' : Number(target) };
  });

/** Returns the place of each die on the field, in units of a die from its corner. */
export function places(pieces: Piece[], below: number): Map<number, { x: number; y: number }> {
  const found = new Map<number, { x: number; y: number }>();
  for (const home of [0, 1, MIDDLE, AWAY]) {
    const here = pieces.filter((piece) => piece.home === home);
    const y = home === below ? 3.65 : home === MIDDLE || home === AWAY ? 2.1 : 0.55;
    here.forEach(({ id }, n) => found.set(id, { x: WIDTH / 2 + (home < 0 ? 0 : n - (here.length - 1) / 2) * 1.04, y }));
  }
  return found;
}

export const WIDTH = 5.3;
export const HEIGHT = 4.2;
