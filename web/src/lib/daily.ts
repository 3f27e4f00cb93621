/** The puzzle of the day: which day it is here, and what this device has scored on which day. */
import { layTable } from './api';
import { hold, remember, remembered } from './device';
import { go } from './router.svelte';
import { locale, t } from './texts.svelte';

/** What a day brought: how it went when nothing was known yet, and the best of all tries. */
export interface Tries {
  first: number;
  best: number;
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

/** Keeps a score and returns all that is known of its day. */
export function keepTry(game: string, day: string, score: number): Tries {
  const all = triesOf(game);
  const before = all[day];
  const now = { first: before?.first ?? score, best: Math.max(before?.best ?? score, score) };
  const newest = Object.entries({ ...all, [day]: now }).sort(([a], [b]) => b.localeCompare(a));
  remember(`daily.${game}`, JSON.stringify(Object.fromEntries(newest.slice(0, KEPT))));
  return now;
}

/** Lays a table with the puzzle of a day and goes there. */
export async function playDaily(game: string, day: string): Promise<void> {
  const name = remembered('name') ?? t('default-name', { number: 1 });
  const { table, token } = await layTable({ game, seats: [{ kind: 'mine', name }], daily: day });
  hold(table.code, game, token);
  go(`/table/${table.code}`);
}
