/** Sentences: what happened and what may be played, made from data in the reader's language. */
import { emblemsOf, usualEmblem } from './emblems';
import type { Emblem, GameInfo, Happening, Kind, Result, SeatInfo, TableInfo, Told, You } from './messages';
import { has, joined, listed, t, type Params } from './texts.svelte';

/** Who has a seat, as far as a name goes. */
type Sitter = Pick<SeatInfo, 'kind' | 'name' | 'level'>;

/** A match and who has played in it. */
type Played = Pick<TableInfo, 'seats' | 'players' | 'newcomers'>;

/** Who is spoken of in what happened: what each seat was called then, its emblem, whether it was a bot's, and what of it the reader is. */
export interface Cast {
  names: string[];
  emblems: Emblem[];
  bots: boolean[];
  you: You;
}

/** Returns the names at the table by seat; bots of the same strength are told apart by the numbers of their seats. */
export const namesOf = (seats: Sitter[]): string[] =>
  seats.map((seat, i) => nameOf(seat, i, seats.some((other, k) => k !== i && other.kind === 'bot' && !other.name && other.level === seat.level)));

/** Says whether a guest may take this seat: nobody has it, or its person said goodbye in mid-game. */
export const isFree = ({ kind, left }: SeatInfo): boolean => kind === 'open' || left;

function nameOf(seat: Sitter, i: number, twin: boolean): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return t(twin ? 'bot-name-numbered' : 'bot-name', { level: levelName(seat.level), number: i + 1 });
  return seat.kind === 'open' ? t('seat-open') : t('default-name', { number: i + 1 });
}

/** Returns who had each seat at event `n`: those who began, and who came before it. */
function sittersAt({ seats, players, newcomers }: Played, n: number): Sitter[] {
  if (players.length === 0) return seats;
  const sitters = players.map(({ name, level = '' }): Sitter => ({ kind: level ? 'bot' : 'person', name, level }));
  for (const { n: after, seat, name } of newcomers) {
    if (after < n) sitters[seat] = { kind: 'person', name, level: '' };
  }
  return sitters;
}

/** Returns the emblem of each seat at event `n`; of a match that has none, as fives 1.0.0 saved it, that of today. */
function emblemsAt(table: Played, n: number): Emblem[] {
  const today = emblemsOf(table).map((emblem, seat) => emblem ?? usualEmblem(seat));
  const emblems = today.map((emblem, seat) => table.players[seat]?.emblem ?? emblem);
  for (const { n: after, seat, emblem } of table.newcomers) {
    if (after < n) emblems[seat] = emblem ?? today[seat]!;
  }
  return emblems;
}

/** Returns who is spoken of at each event of the match: who took a seat over is not who had it before, though the seat is now the reader's. */
export function castOf(table: Played, you: You): (n: number) => Cast {
  const casts = new Map<number, Cast>(); // by how many had come
  return (n) => {
    const come = table.newcomers.filter(({ n: after }) => after < n).length;
    const known = casts.get(come);
    if (known) return known;
    const then = sittersAt(table, n);
    const left = new Set(table.newcomers.filter(({ n: after }) => after >= n).map(({ seat }) => seat)); // a name tells who came back, no name tells nothing
    const isSame = (seat: number): boolean =>
      then[seat]?.name === table.seats[seat]?.name && then[seat]?.kind === table.seats[seat]?.kind && (then[seat]?.name !== '' || !left.has(seat));
    const same = you.seats.every(isSame);
    const cast = { names: namesOf(then), emblems: emblemsAt(table, n), bots: then.map(({ kind }) => kind === 'bot'), you: same ? you : { ...you, seats: [] } };
    casts.set(come, cast);
    return cast;
  };
}

/** Returns by seat the names of all who had it in the match, one after the other. */
export function namesThroughout(table: Played): string[] {
  const casts = [0, ...table.newcomers.map(({ n }) => n + 1)].map((n) => namesOf(sittersAt(table, n)));
  return casts[0]!.map((_, seat) => listed([...new Set(casts.map((names) => names[seat]!))]));
}

/** Returns by seat the names of the people who had it, as the record of the match holds them; '' if it holds none. */
export const recordedNames = ({ players, newcomers }: Played): string[] =>
  players.map(({ name, level }, seat) => {
    const names = [level ? '' : name, ...newcomers.filter((came) => came.seat === seat).map((came) => came.name)];
    return listed([...new Set(names)].filter(Boolean));
  });

/** Says whether a bot played this for a person. */
export const stoodIn = ({ actor, bot }: Told, { bots }: Cast): boolean => bot && bots[actor] === false;

/** Returns the name of a strength. */
export const levelName = (level: string): string => t(`level-${level}`);

/** Returns how well a level plays, in words: its game's own words if there are some (`shell_game-level-elephant-line`). */
export function levelLine(game: string, { id, exact, seats }: GameInfo['levels'][number]): string {
  if (exact) return t(seats ? 'level-exact-seats' : 'level-exact', { seats: seats ?? 0 });
  const own = `${game}-level-${id}-line`;
  return t(has(own) ? own : `level-${id}-line`);
}

/** Returns how strong a level is in plain words; its figures where there are none. */
export function levelWords(game: string, level: GameInfo['levels'][number]): string {
  const key = [`${game}-level-${level.id}-plain`, `level-${level.id}-plain`].find(has);
  return key ? t(key) : levelLine(game, level);
}

/** Returns the points of a game for one, e.g. "23 points". */
export const scoreWords = (game: string, score: number): string => (has(`${game}-score`) ? t(`${game}-score`, { score }) : String(score));

/** Says whether the reader is this seat: nobody is "you" on a shared device. */
export const isYou = (you: You, seat: number): boolean => you.seats.length === 1 && you.seats[0] === seat;

/** Returns the seats of each team; nothing where everybody plays for themselves. */
export function teamsOf({ sides }: Pick<TableInfo, 'sides'>): number[][] {
  const teams = [...new Set(sides)].map((side) => sides.flatMap((each, seat) => (each === side ? [seat] : [])));
  return teams.length < sides.length ? teams : [];
}

/** Says whether people sit at the table who are elsewhere, to whom this device's own may give a sign. */
export const hasCompany = (seats: SeatInfo[], { seats: mine }: You): boolean => mine.length > 0 && seats.some(({ kind, left }, i) => kind === 'person' && !left && !mine.includes(i));

/** Returns a list of things as words if the game has some for them (`find_fives-word-a`: star), or else as it is. */
function listWords(key: string, list: unknown[]): string {
  const word = (each: unknown): string => `${key.split('-')[0]}-word-${String(each)}`;
  return list.every((each) => has(word(each))) ? joined(list.map((each) => t(word(each)))) : list.join('-');
}

/** Returns several things of which any will do: "1, 5 or 6". */
const anyOf = (list: unknown[]): string =>
  list.length < 2 ? list.join() : t('any-of', { some: joined(list.slice(0, -1).map(String)), last: String(list.at(-1)) });

/** Returns one happening as a sentence. */
export function sentence({ key, params }: Happening, names: string[], you: You): string {
  const filled: Params = {};
  for (const [name, value] of Object.entries(params)) {
    filled[name] = Array.isArray(value) ? (name === 'any' ? anyOf(value) : listWords(key, value)) : typeof value === 'number' ? value : String(value);
  }
  if (typeof params.seat === 'number') {
    filled.player = names[params.seat] ?? '';
    filled.you = isYou(you, params.seat) ? 'yes' : 'no';
  }
  return t(key, filled);
}

/** Returns why a move is good, in a sentence. */
export const reason = (why: Happening): string => sentence(why, [], { seats: [], host: false });

/** Returns what was played as words; a move of bare dice is worded by the game's one sentence for keeping.
 *  A move that begins with a word (`erase2`) may have words of its own; what is no move of the game (`resign`) has them in any game. */
export function moveWords(game: string, move: string, kind: Kind = 'move'): string {
  if (kind !== 'move') return t(`move-${kind}`);
  const own = `${game}-move-${move === '-' ? 'none' : move}`;
  if (has(own)) return t(own);
  const [, word, rest] = /^([a-z]{3,}):?(.*)$/.exec(move) ?? [];
  if (word && has(`${game}-move-${word}`)) return t(`${game}-move-${word}`, { move: rest! });
  return t(`${game}-move`, { move: /^\d+$/.test(move) ? move.split('').join('-') : move });
}

/** Returns how a match ended, e.g. "with five points". */
export const reasonWords = (result: Result): string => t(`result-${result.reason.replaceAll('_', '-')}`);

/** Returns the key of a text about an option or one of its values. */
export const optionKey = (game: string, name: string, value?: string | number | boolean): string =>
  [game, 'option', name, ...(value === undefined ? [] : [String(value)])].join('-').replaceAll('_', '-');
