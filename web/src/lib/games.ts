/** The games on the shelf, and the drawings that belong to each: found by name, so that nothing here knows a game. */
import type { Component } from 'svelte';
import { getGames } from './api';
import type { Best, Choice, Evaluation, GameInfo, Hand, TableInfo, Told, You } from './messages';

/** What every board is given. It draws and reports; it knows no rules. */
export interface BoardProps {
  view: never; // each board says which game's view it draws
  numbers: never; // of the rules, by which it draws; each board says which
  seat: number | null; // whose view it is; null: a spectator's
  moves: string[]; // what that seat may play; empty when it is not its turn
  events: Told[]; // what has just led to this view, to be animated
  names: string[];
  you: You;
  order: number[]; // seats from the inline start to the end
  hint: Evaluation | null;
  winners?: number[]; // seats that have won, once it is over and what decided is to be seen
  undone?: number; // moves taken back in this match
  deadline: number | null; // when the clock will act, by this device's clock (milliseconds since 1970)
  best?: Best[]; // once it is over: by seat what was possible, if the game can say
  daily?: string; // the day whose puzzle it is, '' if none
  real?: boolean; // people throw real dice: nothing is thrown for them
  lesson?: boolean; // it is played to learn: no best of this device
  onplay: (move: string) => Promise<boolean> | void; // says whether the move was accepted
  onsettled: () => void; // to be called once the events are shown
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../boards/*Board.svelte');
const covers = import.meta.glob<Component>('../covers/*Cover.svelte', { eager: true, import: 'default' });

/** Returns the first part of a game's component names: `find_fives` draws with `FindFivesBoard.svelte`. */
const componentName = (game: string): string =>
  game.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');

/** Returns the board of a game, loaded when asked for. */
export async function loadBoard(game: string): Promise<Component<BoardProps>> {
  const load = boards[`../boards/${componentName(game)}Board.svelte`];
  if (!load) throw new Error(`no board draws ${game}`);
  return (await load()).default;
}

/** Returns the cover of a game. */
export const coverOf = (game: string): Component | undefined => covers[`../covers/${componentName(game)}Cover.svelte`];

/** What a table setting can be. */
export type Setting = string | number | boolean;

/** Returns the default of a table setting; it may be another where one person plays against bots. */
export const usual = (option: Choice, againstBots: boolean): Setting => (againstBots ? option.against_bots : null) ?? option.default;

/** What is given to the form of a setting that is a text, as what the tiles of Find Fives are worth. */
interface FormProps {
  legend: string;
  value: string;
  usual: string;
}

const forms = import.meta.glob<{ default: Component<FormProps, object, 'value'> }>('../boards/*/*Option.svelte');

/** Returns the form of a table setting that is a text, loaded when asked for: `tiles` of `find_fives` has `TilesOption.svelte`. */
export async function loadForm(game: string, option: string): Promise<Component<FormProps, object, 'value'>> {
  const load = forms[`../boards/${game}/${componentName(option)}Option.svelte`];
  if (!load) throw new Error(`no form sets ${option} of ${game}`);
  return (await load()).default;
}

/** Returns how many may play a game by these table settings; what is not set has its default. */
export function countsWith({ counts }: GameInfo, settings: Record<string, Setting>): number[] {
  const special = Object.entries(settings).flatMap(([option, value]) => counts[`${option}=${value}`] ?? []);
  return special.length > 0 ? special : counts['']!;
}

/** Returns the scores by seat if the game's view has some; a side may have them together. */
export function scoresOf({ view }: Hand, { seats, sides }: TableInfo): number[] | null {
  const { scores } = view as { scores?: unknown };
  if (!Array.isArray(scores)) return null;
  return sides.map((side, seat) => (scores.length === seats.length ? scores[seat] : scores[side]) as number);
}

/** Returns the settings, with one of them changed so that so many may play. */
export function settingsFor(game: GameInfo, settings: Record<string, Setting>, players: number): Record<string, Setting> {
  const changed = game.options.flatMap(({ name, values, default: usual }) => [usual, ...values].map((value) => ({ ...settings, [name]: value })));
  return [settings, ...changed].find((each) => countsWith(game, each).includes(players)) ?? settings;
}

let asked: Promise<GameInfo[]> | undefined;

/** Returns all games; asks the server once, and again only if that failed. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= getGames().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Returns what the shelf knows of a game; nothing if the server does not answer. */
export const findGame = async (game: string): Promise<GameInfo | undefined> => (await allGames().catch(() => [])).find(({ id }) => id === game);
