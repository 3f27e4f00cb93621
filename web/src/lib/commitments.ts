/** What this device was promised before each match, and what it added to the dice: kept, so that nobody can promise it otherwise later. */
import { remember, remembered } from './device';

export interface Kept {
  commitment: string; // the hash of the server's secret, as it was shown before the match
  seed: string; // this device's own random bytes, made after that
  duplicate?: boolean; // the dice were to be the same at several tables, so that no seed is in them
}

const KEPT = 60;

const key = (code: string, epoch: number): string => `${code}-${epoch}`;

function all(): [string, Kept][] {
  try {
    const found = JSON.parse(remembered('promises') ?? '[]') as unknown;
    return Array.isArray(found) ? (found as [string, Kept][]).filter((each) => Array.isArray(each) && typeof each[1]?.commitment === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps what was promised for a match. */
export function keepPromise(code: string, epoch: number, kept: Kept): void {
  const others = all().filter(([match]) => match !== key(code, epoch));
  remember('promises', JSON.stringify([[key(code, epoch), kept], ...others].slice(0, KEPT)));
}

/** Returns what this device was promised for a match, if it was there. */
export const promiseOf = (code: string, epoch: number): Kept | undefined => all().find(([match]) => match === key(code, epoch))?.[1];
