/** The games that were finished on this device, and the bests of those for one: in this browser's memory alone, and never too many. */
import { remember, remembered } from './device';

export interface Played {
  code: string;
  epoch: number;
  game: string;
  at: number; // milliseconds since 1970
  names: string[]; // by seat
  mine: number[]; // seats of this device
  ranks: number[];
  scores: number[];
  stopped?: boolean; // without a result (G6R)
  settings: string; // that tell one best from another: the game's options, and the day of a puzzle
}

/** The most and the fewest points of a game for one: which of them is the best, the game knows. */
export interface Best {
  game: string;
  most: number;
  fewest: number;
}

interface Kept {
  version: 1;
  games: Played[];
  bests: { [settings: string]: Best };
}

const MOST_GAMES = 200;
const MOST_BESTS = 100;

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isFinite);
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string');

function isPlayed(value: unknown): value is Played {
  const { code, epoch, game, at, names, mine, ranks, scores, settings } = (value ?? {}) as Partial<Played>;
  const known = [code, game, settings].every((each) => typeof each === 'string') && isNumbers([epoch, at]) && [mine, ranks, scores].every(isNumbers);
  return known && isNames(names) && names.length === ranks!.length && names.length === scores!.length;
}

function isBest(value: unknown): value is Best {
  const { game, most, fewest } = (value ?? {}) as Partial<Best>;
  return typeof game === 'string' && isNumbers([most, fewest]);
}

/** Returns what this device remembers; whatever cannot be read is left out. */
function all(): Kept {
  try {
    const found = JSON.parse(remembered('history') ?? '{}') as Partial<{ version: number; games: unknown[]; bests: object }>;
    if (found.version !== 1) return { version: 1, games: [], bests: {} };
    const games = Array.isArray(found.games) ? found.games.filter(isPlayed) : [];
    const bests = Object.entries(found.bests ?? {}).filter(([, best]) => isBest(best)) as [string, Best][];
    return { version: 1, games, bests: Object.fromEntries(bests) };
  } catch {
    return { version: 1, games: [], bests: {} };
  }
}

const keep = ({ version, games, bests }: Kept): void =>
  remember('history', JSON.stringify({ version, games: games.slice(0, MOST_GAMES), bests: Object.fromEntries(Object.entries(bests).slice(-MOST_BESTS)) }));

const isSame = (one: Pick<Played, 'code' | 'epoch'>, other: Pick<Played, 'code' | 'epoch'>): boolean => one.code === other.code && one.epoch === other.epoch;

/** Returns the finished games, the newest first. */
export const playedGames = (): Played[] => all().games;

/** Returns the bests of games for one, by game and settings. */
export const bestsOf = (): Best[] => Object.values(all().bests);

/** Keeps a finished game; one that is finished again, after a move was taken back, takes its own place. */
export function keepGame(played: Played): void {
  const { version, games, bests } = all();
  const [score] = played.scores;
  if (played.names.length === 1 && played.mine.length === 1 && score !== undefined && !played.stopped) {
    const before = bests[played.settings];
    bests[played.settings] = { game: played.game, most: Math.max(before?.most ?? score, score), fewest: Math.min(before?.fewest ?? score, score) };
  }
  keep({ version, games: [played, ...games.filter((each) => !isSame(each, played))], bests });
}

/** Forgets one game. */
export function forgetGame(played: Played): void {
  const kept = all();
  keep({ ...kept, games: kept.games.filter((each) => !isSame(each, played)) });
}

/** Forgets all games and bests. */
export const forgetGames = (): void => remember('history', null);

/** Returns how a game ended for this device: the key of a word. */
export function outcomeOf({ mine, ranks, names, stopped }: Played): 'won' | 'shared' | 'lost' | 'played' | 'stopped' {
  if (stopped) return 'stopped';
  if (mine.length !== 1 || names.length === 1) return 'played';
  if (ranks[mine[0]!] !== 1) return 'lost';
  return ranks.every((rank) => rank === 1) ? 'shared' : 'won';
}
