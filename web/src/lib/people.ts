/** The people of this device: who plays here, and the others of the household. A server learns of somebody only when they sit down. */
import { remember, remembered } from './device';
import { isWanted } from './emblems';
import type { WantedEmblem } from './messages';

export interface Person {
  name: string; // '': none was given
  emblem: WantedEmblem | null; // null: none was chosen
}

const MOST = 12; // others of a household

/** Returns a remembered value, or null if it is not there or was damaged. */
function read(key: string): unknown {
  try {
    return JSON.parse(remembered(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns only what is known of an emblem. */
const cleaned = (emblem: unknown): WantedEmblem | null => (isWanted(emblem) ? { animal: emblem.animal, colour: emblem.colour } : null);

/** Returns who played on this device last. */
export const owner = (): Person => ({ name: remembered('name') ?? '', emblem: cleaned(read('emblem')) });

/** Returns the others who have played on this device, the newest first. */
export function household(): Person[] {
  const found = read('household');
  if (!Array.isArray(found)) return [];
  return found.flatMap((each: Partial<Person> | null) => (typeof each?.name === 'string' && each.name ? [{ name: each.name, emblem: cleaned(each.emblem) }] : []));
}

/** Remembers who plays now: the first is the device's own, the others are of the household, and so is who was the first before. */
export function rememberPlayers([own, ...others]: Person[]): void {
  if (!own) return;
  const before = owner();
  const known = [...others, ...(own.name ? [before] : []), ...household()].filter(({ name }) => name && name !== own.name);
  remember('name', own.name || null);
  remember('emblem', own.emblem && JSON.stringify(own.emblem));
  keep(known.filter(({ name }, i) => known.findIndex((each) => each.name === name) === i));
}

/** Forgets one of the household. */
export const forget = (name: string): void => keep(household().filter((each) => each.name !== name));

const keep = (people: Person[]): void => remember('household', people.length > 0 ? JSON.stringify(people.slice(0, MOST)) : null);
