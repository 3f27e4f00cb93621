/** Lets the tables of this device answer the page instead of a server. */
import { useTransport } from '../lib/transport';
import { WorkerTransport } from './worker-transport';

const SOON = 400; // milliseconds after which Python is fetched, so that the shelf is there first

const json = (value: unknown): Promise<Response> => Promise.resolve(new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } }));

/** Returns the address of the folder that the page lies in. */
export const home = (): string => new URL('.', document.baseURI).href;

/** Returns the address of the folder with Python and the rules. */
const python = (): string => new URL(`${import.meta.env.VITE_PYTHON ?? 'python'}/`, home()).href;

let here: WorkerTransport | undefined;

/** Lets this device answer from now on: the shelf at once, tables as soon as Python is there. */
export function playHere(): void {
  here = new WorkerTransport(home(), python(), {
    'GET /api/games': () => fetch(new URL('games.json', python())),
    'GET /api/house': () => json({ lists: false, alone: true, shelf: false }),
    'GET /api/tables': () => json([]),
  });
  useTransport(here);
  setTimeout(start, SOON);
}

/** Starts the tables, or tries again. */
export const start = (): void => here?.start();
