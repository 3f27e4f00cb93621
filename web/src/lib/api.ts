/** The HTTP calls of docs/protocol.md, each a function. */
import type {
  Accepted,
  Beside,
  Best,
  Command,
  Evaluation,
  Events,
  GameInfo,
  Lesson,
  HouseInfo,
  LogPage,
  Looked,
  NewTable,
  NextGame,
  Opened,
  OpenTable,
  Problem,
  Record,
  Refused,
  Review,
  Seated,
  Shown,
  SitDown,
  TableOutside,
  Tried,
  Underway,
  Wifi,
} from './messages';
import { transport } from './transport';

/** A call that was answered with an error: the code of a sentence, and the rule if there is one. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly rule = '',
    readonly status = 0,
    readonly params: Partial<Problem['params']> = {},
  ) {
    super(code);
  }
}

/** Says whether a call failed because the server does not answer. */
export const isAway = (error: unknown): boolean => error instanceof Trouble && error.code === 'offline';

interface Ask {
  token?: string;
  body?: unknown;
  text?: string; // a body as it is
  signal?: AbortSignal;
}

async function ask<T>(path: string, { token, body, text = JSON.stringify(body), signal }: Ask = {}): Promise<T> {
  const headers = new Headers();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (text !== undefined) headers.set('Content-Type', 'application/json');
  let answer: Response;
  try {
    answer = await transport().ask(path, { method: text === undefined ? 'GET' : 'POST', headers, body: text, signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Trouble('offline');
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  throw new Trouble(problem?.code ?? 'unknown', problem?.rule ?? '', answer.status, problem?.params);
}

const table = (code: string, rest = ''): string => `/api/tables/${encodeURIComponent(code)}${rest}`;

export const getGames = (): Promise<GameInfo[]> => ask('/api/games');
export const getLesson = (game: string): Promise<Lesson> => ask(`/api/games/${encodeURIComponent(game)}/lesson`);
export const tryMove = (game: string, task: number, move: string): Promise<Tried> =>
  ask(`/api/games/${encodeURIComponent(game)}/lesson/${task}?move=${encodeURIComponent(move)}`);
export const getHouse = (): Promise<HouseInfo> => ask('/api/house');
export const layTable = (body: NewTable): Promise<Seated> => ask('/api/tables', { body });
export const goOn = (code: string, token: string, body: NextGame): Promise<Seated> => ask(table(code, '/next'), { token, body });
export const getOpenTables = (): Promise<OpenTable[]> => ask('/api/tables');
export const getTable = (code: string, token?: string): Promise<TableOutside> => ask(table(code), { token });
export const sitDown = (code: string, body: SitDown): Promise<Seated> => ask(table(code, '/seats'), { body });
export const getHint = (code: string, token: string, seat: number): Promise<Evaluation> =>
  ask(table(code, `/hint?seat=${seat}`), { token });
export const getLog = (code: string, token: string, epoch: number, before: number): Promise<LogPage> =>
  ask(table(code, `/log?epoch=${epoch}&before=${before}`), { token });
export const getReview = (code: string, token: string, epoch: number): Promise<Review> =>
  ask(table(code, `/review?epoch=${epoch}`), { token });
export const getProgress = (code: string, token: string, epoch: number): Promise<Underway> =>
  ask(table(code, `/review/progress?epoch=${epoch}`), { token });
export const lookBack = (code: string, token: string, epoch: number, n: number, seat: number, move?: string): Promise<Looked> =>
  ask(table(code, `/look?epoch=${epoch}&n=${n}&seat=${seat}${move === undefined ? '' : `&move=${encodeURIComponent(move)}`}`), { token });
export const getBest = (code: string, token: string, epoch: number): Promise<Best[]> =>
  ask(table(code, `/best?epoch=${epoch}`), { token });
export const getBeside = (code: string, token: string, epoch?: number): Promise<Beside> =>
  ask(table(code, epoch === undefined ? '/beside' : `/beside?epoch=${epoch}`), { token });
export const getWifi = (code: string, token: string): Promise<Wifi> => ask(table(code, '/wifi'), { token });
export interface After {
  epoch: number;
  after: number;
  version: number;
}
export const getEvents = (code: string, token: string, { epoch, after, version }: After, signal: AbortSignal): Promise<Events> =>
  ask(table(code, `/events?epoch=${epoch}&after=${after}&version=${version}`), { token, signal });
export const postCommand = (code: string, token: string, body: Command): Promise<Accepted | Refused> =>
  ask(table(code, '/commands'), { token, body });

export const getRecord = (code: string, token: string, epoch: number): Promise<Record> =>
  ask(table(code, `/record?epoch=${epoch}`), { token });

/** Opens a record, as the text of a file, to look at its moments. */
export const openRecord = (text: string): Promise<Opened> => ask('/api/records', { text });
export const lookAtRecord = (id: string, n: number, seat: number | null): Promise<Shown> =>
  ask(`/api/records/${id}/look?n=${n}${seat === null ? '' : `&seat=${seat}`}`);

/** Returns where the QR code of a table is. */
export const qrOf = (code: string, heir = ''): string => table(code, heir ? `/qr.svg?heir=${heir}` : '/qr.svg');
