/** What this device remembers: its language, its light, its player's name, and the seats it holds. */
import { STATIC } from './place';

export interface Held {
  token: string;
  game: string;
  at: number; // milliseconds since 1970
  host?: boolean; // whether this device was the host when it last looked
}

const PREFIX = 'fives.';
const TABLES = STATIC ? 'tables-here' : 'tables'; // a server may offer the static shelf at its own address

/** Returns what was remembered under `name`. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // storage is closed to us (private window): the page works, it just forgets
  }
}

/** Remembers `value`, or forgets it if it is null. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    return;
  }
}

/** Returns the tables this device holds seats at, by code, the newest first. */
export function heldTables(): Map<string, Held> {
  try {
    const tables = Object.entries(JSON.parse(remembered(TABLES) ?? '{}') as Record<string, Held>);
    return new Map(tables.sort(([, a], [, b]) => b.at - a.at));
  } catch {
    return new Map();
  }
}

/** Keeps the token of a seat: it is the seat. */
export function hold(code: string, game: string, token: string): void {
  keep(heldTables().set(code, { token, game, at: Date.now() }));
}

/** Takes note of whether this device is the host of a table it holds. */
export function keepRole(code: string, host: boolean): void {
  const tables = heldTables();
  const held = tables.get(code);
  if (held && held.host !== host) keep(tables.set(code, { ...held, host }));
}

const WATCHED = `${PREFIX}watched`;

/** Takes note that this window only watches a table, so that it is not led to the page where one joins. */
export function watch(code: string): void {
  try {
    sessionStorage.setItem(WATCHED, code);
  } catch {
    return;
  }
}

/** Says whether this window only watches a table. */
export function watches(code: string): boolean {
  try {
    return sessionStorage.getItem(WATCHED) === code;
  } catch {
    return false;
  }
}

/** Forgets a table. */
export function letGo(code: string): void {
  const tables = heldTables();
  tables.delete(code);
  keep(tables);
}

const keep = (tables: Map<string, Held>): void => remember(TABLES, JSON.stringify(Object.fromEntries(tables)));

/** Returns 16 random bytes in hex. `getRandomValues` also works on plain HTTP. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
