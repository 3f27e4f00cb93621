/** What is looked for on the shelf: how many play, how old the youngest is, how long it may take. */
import { remember, remembered } from './device';
import type { GameInfo } from './messages';

export interface Wishes {
  players: number; // 0: any, as with all of them
  age: number;
  minutes: number;
}
export type Wish = keyof Wishes;

export const ANY: Readonly<Wishes> = { players: 0, age: 0, minutes: 0 };
export const MANY = 6; // players and more

/** Returns how many may play a game, with any of its settings. */
export const countsOf = ({ counts }: GameInfo): number[] => [...new Set(Object.values(counts).flat())];

/** Says whether a game is one to look at; a rulebook that names no age rules nobody out. */
export function fits(game: GameInfo, { players, age, minutes }: Wishes): boolean {
  const enough = players === 0 || countsOf(game).some((count) => count === players || (players === MANY && count > MANY));
  return enough && (age === 0 || (game.age ?? 0) <= age) && (minutes === 0 || game.minutes <= minutes);
}

/** Says whether so many people can all have a seat at a game; there may be more. */
export const seatsAll = (game: GameInfo, people: number): boolean => countsOf(game).some((count) => count >= people);

/** Returns what can be asked for on this shelf: only what tells its games apart. */
export function choicesOf(games: GameInfo[]): Record<Wish, number[]> {
  const sorted = (values: number[]): number[] => [...new Set(values)].sort((a, b) => a - b);
  return {
    players: sorted(games.flatMap(countsOf).map((count) => Math.min(count, MANY))),
    age: sorted(games.flatMap(({ age }) => age ?? [])),
    minutes: sorted(games.map(({ minutes }) => minutes)),
  };
}

/** Returns what was looked for last on this device. */
export function rememberedWishes(): Wishes {
  try {
    const kept = JSON.parse(remembered('wishes') ?? '{}') as Partial<Record<Wish, unknown>>;
    const read = (wish: Wish): number => (Number.isInteger(kept[wish]) ? (kept[wish] as number) : 0);
    return { players: read('players'), age: read('age'), minutes: read('minutes') };
  } catch {
    return { ...ANY };
  }
}

/** Keeps what is looked for on this device. */
export const rememberWishes = (wishes: Wishes): void => remember('wishes', isAny(wishes) ? null : JSON.stringify(wishes));

/** Says whether nothing special is looked for. */
export const isAny = ({ players, age, minutes }: Wishes): boolean => players === 0 && age === 0 && minutes === 0;
