/** The puzzle of the day: which day it is here, and what this device has scored on which day. */
import { getTable, layTable, Trouble } from './api';
import { heldTables, hold, letGo, remember, remembered } from './device';
import { owner } from './people';
import { go } from './router.svelte';
import { locale } from './texts.svelte';

/** What a day brought: how it went when nothing was known yet, which counts, and the best of all tries. */
export interface Tries {
  first: number;
  best: number;
  match?: string; // the one that counts: its table and epoch; older fives did not keep it
}

/** A puzzle that was begun and is not finished. */
interface Begun {
  day: string;
  code: string;
}

const KEPT = 60; // days of a game that are remembered

/** Returns a day of this device's calendar as `2026-11-16`. */
export function dayOf(at: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Returns a day as it is spoken, or as digits where the browser does not speak the language. */
export const dayWords = (day: string): string => dateWords(new Date(`${day}T12:00:00`));

/** Returns the day of a moment as it is spoken. */
export function dateWords(at: Date): string {
  const tag = `${locale()}-u-nu-latn-ca-gregory`;
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return dayOf(at);
  return at.toLocaleDateString(tag, { day: 'numeric', month: 'long', year: 'numeric' });
}

function triesOf(game: string): Record<string, Tries> {
  try {
    return JSON.parse(remembered(`daily.${game}`) ?? '{}') as Record<string, Tries>;
  } catch {
    return {};
  }
}

/** Returns what this device has scored on a day. */
export const dayTries = (game: string, day: string): Tries | undefined => triesOf(game)[day];

/** Returns the table at which this device has begun the puzzle of a day and not finished it. */
export function begunAt(game: string, day: string): string | undefined {
  try {
    const begun = JSON.parse(remembered(`daily-table.${game}`) ?? 'null') as Begun | null;
    return begun?.day === day && heldTables().has(begun.code) ? begun.code : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the score of a finished match and returns all that is known of its day. The first match of the day counts. */
export function keepTry(game: string, day: string, score: number, code: string, epoch: number): Tries {
  const all = triesOf(game);
  const before = all[day];
  const match = before ? before.match : `${code} ${epoch}`;
  const now = { first: before?.first ?? score, best: Math.max(before?.best ?? score, score), ...(match && { match }) };
  if (begunAt(game, day) === code) remember(`daily-table.${game}`, null);
  const newest = Object.entries({ ...all, [day]: now }).sort(([a], [b]) => b.localeCompare(a));
  remember(`daily.${game}`, JSON.stringify(Object.fromEntries(newest.slice(0, KEPT))));
  return now;
}

/** Says whether a match is the one of its day that counts. */
export const isCounted = ({ match }: Tries, code: string, epoch: number): boolean => match === `${code} ${epoch}`;

/** Goes on with the puzzle of a day where it was begun on this device, or else lays a table with it. */
export async function playDaily(game: string, day: string): Promise<void> {
  const begun = begunAt(game, day);
  if (begun && (await isThere(begun))) return go(`/table/${begun}`);
  const { table, token } = await layTable({ game, seats: [{ kind: 'mine', ...owner() }], daily: day });
  hold(table.code, game, token);
  remember(`daily-table.${game}`, JSON.stringify({ day, code: table.code } satisfies Begun));
  go(`/table/${table.code}`);
}

/** Says whether a table still exists; lets it go if not. */
async function isThere(code: string): Promise<boolean> {
  try {
    await getTable(code);
    return true;
  } catch (error) {
    if (!(error instanceof Trouble) || error.status !== 404) throw error;
    letGo(code);
    return false;
  }
}
