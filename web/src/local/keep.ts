/** Keeps the files of this shelf on the device, so that every game is there without the internet. */
import { home } from './play-here';

const KEPT = 'fives-files'; // as the service worker names it: web/shell/shelf-sw.js

export interface Kept {
  bytes: number; // of files that are kept
  all: number; // of all files
}

type Files = Record<string, [hash: string, bytes: number, part: string]>;

let listed: Promise<Files> | undefined;

/** Says whether this page can keep anything: over HTTPS or on this machine. */
export const canKeep = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'caches' in window;

/** Returns the files of the version that this page is of. */
const files = (): Promise<Files> => (listed ??= fetch(new URL('files.json', home())).then((answer) => answer.json() as Promise<Files>));

const keyOf = (path: string, hash: string): string => `${home()}${path}?${hash}`;

/** Returns how much is kept, and how much there is. */
export async function kept(): Promise<Kept> {
  const [all, cache] = await Promise.all([files(), caches.open(KEPT)]);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const sum = (found: Files): number => Object.values(found).reduce((bytes, [, each]) => bytes + each, 0);
  return { bytes: sum(Object.fromEntries(Object.entries(all).filter(([path, [hash]]) => there.has(keyOf(path, hash))))), all: sum(all) };
}

/** Keeps what is wanted of the files, and tells how far that is. */
async function keepFiles(wanted: (part: string) => boolean, tell: (now: Kept) => void = () => undefined): Promise<void> {
  const cache = await caches.open(KEPT);
  const parts: string[] = [];
  for (const [path, [hash, , part]] of Object.entries(await files())) {
    if (!wanted(part)) continue;
    if (!parts.includes(part)) parts.push(part);
    if (await cache.match(keyOf(path, hash))) continue;
    const answer = await fetch(new URL(path, home()));
    if (!answer.ok) throw new Error(`${path} is not there`);
    await cache.put(keyOf(path, hash), answer);
    tell(await kept());
  }
  await cache.put(`${home()}parts`, new Response(JSON.stringify(parts))); // the next version fetches these before it is used
}

/** Keeps everything, asks the device to hold on to it, and tells how far that is. */
export async function keepAll(tell: (now: Kept) => void): Promise<void> {
  await navigator.storage?.persist?.();
  await keepFiles(() => true, tell);
}

/** Keeps what has been fetched to play: the page, Python and the rules. */
export const keepStarted = (): Promise<void> => keepFiles((part) => part === 'page' || part === 'python');

/** Deletes the kept files; saved games stay. */
export async function clearKept(): Promise<void> {
  await caches.delete(KEPT);
}
