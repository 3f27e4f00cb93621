/** What the page and its worker say to each other: `src/fives/local/messages.py`, and how the worker is getting on. */

/** To the tables. */
export type ToTables =
  | { type: 'call'; id: number; method: string; path: string; token: string; text: string }
  | { type: 'open'; socket: number; code: string }
  | { type: 'frame'; socket: number; text: string }
  | { type: 'shut'; socket: number };

/** From the tables. */
export type FromTables =
  | { type: 'answered'; id: number; status: number; text: string }
  | { type: 'frame'; socket: number; text: string }
  | { type: 'shut'; socket: number };

/** Where the files of Python are, and the address of the page. */
export interface Begin {
  files: string;
  page: string;
}

/** What the worker says of itself: what it fetches, that it is ready, that another page took over, or why it cannot go on. */
export type Progress =
  | { type: 'fetching'; bytes: number; all: number }
  | { type: 'ready' }
  | { type: 'elsewhere' }
  | { type: 'failed'; why: string };
