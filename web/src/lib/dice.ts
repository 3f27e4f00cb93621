/** Dice as they lie: places keep their dice when some are rolled again, though the game only knows which faces lie. */
import { calm } from './reduced-motion';

export interface Lying {
  face: number;
  tilt: number; // degrees
  tumbling: boolean;
}

/** Returns dice laid out one beside the other. */
export const spread = (faces: number[]): Lying[] =>
  faces.map((face, place) => ({ face, tilt: tilt(place, face), tumbling: false }));

/** Returns dice just thrown. */
export const tumble = (faces: number[]): Lying[] => spread(faces).map((die) => ({ ...die, tumbling: !calm }));

/** Returns dice that have come to rest. */
export const still = (dice: Lying[]): Lying[] => dice.map((die) => ({ ...die, tumbling: false }));

/** Returns dice at rest that show `now`: where they lie if these are they, else spread anew. */
export const lying = (before: Lying[], now: number[]): Lying[] =>
  sameFaces(before.map(({ face }) => face), now) ? still(before) : spread(now);

/** Returns a throw as it falls, not sorted; the same on every screen. */
export const mixed = (landed: number[]): number[] => [2, 0, 4, 1, 3].flatMap((place) => landed[place] ?? []);

/** Returns the places whose dice are not among `kept`: those that were lifted. */
export function placesLifted(faces: number[], kept: number[]): number[] {
  const staying = [...kept];
  return faces.flatMap((face, place) => {
    const found = staying.indexOf(face);
    if (found < 0) return [place];
    staying.splice(found, 1);
    return [];
  });
}

/** Returns the dice with those at `places` rolled again; they tumble to the faces that `landed`. */
export function rollAgain(lying: Lying[], places: number[], landed: number[]): Lying[] {
  return lying.map((die, place) => {
    const face = landed[places.indexOf(place)];
    return face === undefined ? die : { face, tilt: tilt(place, face + die.face), tumbling: true };
  });
}

/** Says whether two throws show the same faces, in any order. */
export const sameFaces = (some: number[], others: number[]): boolean => inOrder(some) === inOrder(others);

/** Returns dice as a move: their sorted faces, or `-` for none. */
export const written = (faces: number[]): string => inOrder(faces) || '-';

const inOrder = (faces: number[]): string => faces.toSorted((a, b) => a - b).join('');

/** Returns how askew a die lies: it looks like chance, but is the same on every screen. */
function tilt(place: number, salt: number): number {
  const noise = Math.sin(place * 12.9898 + salt * 78.233) * 43758.5453;
  return Math.round((noise - Math.floor(noise) - 0.5) * 22);
}
