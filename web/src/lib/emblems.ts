/** Emblems: a drawn animal and a colour for each player, a robot for a bot. No two are alike at a table. */
import { getContext, setContext } from 'svelte';
import type { Emblem, TableInfo, WantedEmblem } from './messages';

export type Animal = WantedEmblem['animal'];
export type Colour = WantedEmblem['colour'];
type Robot = `robot${1 | 2 | 3 | 4 | 5}`;

/** Each drawing in a square of 24: what is filled with the colour, and the lines of its face. They differ by outline, so that 16 pixels are enough. */
const DRAWINGS: Record<Animal | Robot, [filled: string, lines: string]> = {
  cat: [
    'M3.5 2.5 9 6.3h6l5.5-3.8V14a8.5 8.2 0 0 1-17 0Z',
    'M8.6 12v1.4M15.4 12v1.4M12 16.6v.2M10 18.8q1 1 2-.6 1 1.6 2 .6',
  ],
  rabbit: [
    'M8.3 1.3c2 0 2.9 4 3 8h1.4c.1-4 1-8 3-8 2.2 0 2.7 4.9 1.3 9.2a7 7 0 1 1-10 0C5.6 6.2 6.1 1.3 8.3 1.3Z',
    'M9.3 14.2v1M14.7 14.2v1M12 18.2v.2',
  ],
  bear: [
    'M12 4.8c1.4 0 2.7.3 3.8.8a3.7 3.7 0 1 1 4.6 5.5 8.9 8.9 0 1 1-16.8 0 3.7 3.7 0 1 1 4.6-5.5c1.1-.5 2.4-.8 3.8-.8Z',
    'M8.6 11.6v.8M15.4 11.6v.8M12 15.2v.4M8.8 16.6a3.2 2.7 0 1 0 6.4 0 3.2 2.7 0 1 0-6.4 0Z',
  ],
  octopus: [
    'M12 1.8c4.7 0 7.8 3.3 7.8 7.6 0 3.4-.6 5 .6 6.8.6.9 1.8.9 2.6.3v2.9c-2 1.2-4.2.6-5.3-1.2.2 1.6.8 2.6 1.9 3.4-2.4.9-4.5-.1-5.1-2.7-.5 1.7-1.4 2.8-2.5 3.6-1.1-.8-2-1.9-2.5-3.6-.6 2.6-2.7 3.6-5.1 2.7 1.1-.8 1.7-1.8 1.9-3.4-1.1 1.8-3.3 2.4-5.3 1.2v-2.9c.8.6 2 .6 2.6-.3 1.2-1.8.6-3.4.6-6.8 0-4.3 3.1-7.6 7.8-7.6Z',
    'M9 9.3v1.3M15 9.3v1.3M10.6 14q1.4 1.3 2.8 0',
  ],
  elephant: [
    'M12 3c2 0 3.6.7 4.7 1.8C18.9 2.6 23 4.3 23 9c0 4.4-2.6 7-5.4 6.2-.9 1-2 1.7-3.1 2 .1 2 .6 2.9 2.5 2.9v2.6c-5 .4-6.3-1.6-6.4-5.5-1.6-.2-3-.9-4.2-2C3.6 16 1 13.4 1 9c0-4.7 4.1-6.4 6.3-4.2C8.4 3.7 10 3 12 3Z',
    'M9 9.5v1M15 9.5v1',
  ],
  frog: [
    'M7 2.5a4.2 4.2 0 0 1 4 3h2a4.2 4.2 0 1 1 7.3 3.9c1.7 1.5 2.7 3.2 2.7 5.1 0 4.3-4.9 7-11 7s-11-2.7-11-7c0-1.9 1-3.6 2.7-5.1A4.2 4.2 0 0 1 7 2.5Z',
    'M7 6.3v.8M17 6.3v.8M5.5 14.5c3 3.8 10 3.8 13 0',
  ],
  turtle: [
    'M1.5 17C1.5 9.8 5.3 5.5 10 5.5c3.9 0 6.9 2.8 8 6.7.2-2.9 1.1-4.3 2.8-4.3 1.7 0 2.9 1.5 2.9 3.6 0 3.1-1.8 5.3-5 5.7v3.3h-4v-2.7H8.6v2.7h-4v-3c-1.9 0-2.7-.1-3.1-.5Z',
    'M20.8 11v.2M2.2 15h15.4M6.8 14.6 8.7 9.9h3.2l1.8 4.7',
  ],
  fish: [
    'M1.5 12c2.3-4.4 5.7-6.8 9.4-6.8 3.3 0 5.7 1.7 7.6 4.3l4.3-3.7v12.4l-4.3-3.7c-1.9 2.6-4.3 4.3-7.6 4.3-3.7 0-7.1-2.4-9.4-6.8Z',
    'M6.3 10.6v.4M10.6 8.5c1.7 2.3 1.7 4.7 0 7',
  ],
  whale: [
    'M1.5 12.5C1.5 8.9 4.2 7 7.5 7c4.6 0 6.4 4.6 10.7 4.6 1-1.2 1-2.7.4-4.6-1.9-.2-3.1-1.2-3.6-3 2 0 3.4.5 4.2 1.5.6-1 2-1.8 4-2-.1 2.3-1 3.6-2.4 4.2 2.2 7-1.5 13.3-9.8 13.3-5.8 0-9.5-3.5-9.5-8.5ZM6.6 5.5V3.4C6 2.4 4.9 2 3.5 2.2 4 1 6.1.7 7.5 2 8.9.7 11 1 11.5 2.2 10.1 2 9 2.4 8.4 3.4v2.1Z',
    'M6.2 12.8v.3M2.6 15.7c2.3 1.6 5.2 1.6 7.4.3',
  ],
  bird: [
    'M7.5 3.2c2.9 0 4.9 1.9 5.1 4.6 4.2.1 6.8 1.7 10.4-.3-.3 8.2-4.1 12.3-9.3 12.5v2.5h-1.8V20h-1.6v2.5H8.5v-2.9C4.7 18.2 2.7 15 2.7 10.5L.6 8.4l2.2-1.2c.6-2.4 2.4-4 4.7-4Z',
    'M6.6 7.3v.3M11 12.3c1 3 4.8 3.4 7 .6',
  ],
  butterfly: [
    'M12 8C10 3.5 6.5 2 3.8 2.5c-3.5.7-3.3 6.5.4 9.3C1.9 13.5 2 18 4.5 19.8 7.3 21.8 10.5 20 12 16c1.5 4 4.7 5.8 7.5 3.8 2.5-1.8 2.6-6.3.3-8 3.7-2.8 3.9-8.6.4-9.3C17.5 2 14 3.5 12 8Z',
    'M12 8.5v8.5M6.3 6.8v.2M17.7 6.8v.2M7 15.8v.2M17 15.8v.2',
  ],
  camel: [
    'M1.8 22v-7.2C.8 12 2.2 9.3 4.3 8.8 5.6 8.5 6 7.8 6.7 6.3 7.6 4.4 10.2 4.4 11.2 6.3c.8 1.6 1.4 2.9 2.9 2.9 2.1 0 2.7-1.7 2.9-3.9C17.2 2.8 18.5 1.5 20.3 1.5c1.7 0 2.9 1.4 3.2 3.5l-.3 1.7h-3.4c0 4.5-.8 7.2-3.1 8.6V22h-2.9v-5.5H5V22Z',
    'M20.2 4.1v.2',
  ],
  robot1: [
    'M11 5.5V4a1.9 1.9 0 1 1 2 0v1.5h4A3.5 3.5 0 0 1 20.5 9v9a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 18V9A3.5 3.5 0 0 1 7 5.5Z',
    'M8.5 10.7v1.3M15.5 10.7v1.3M8.5 17h7',
  ],
  robot2: [
    'M7.5 6.3 5.2 3.5l1.6-1.3 2.5 3.1a9.5 9.5 0 0 1 5.4 0l2.5-3.1 1.6 1.3-2.3 2.8A9.3 9.3 0 0 1 21.3 14v7.5H2.7V14c0-3.3 1.9-6.2 4.8-7.7Z',
    'M7 13h10M12 17.5v.2M16 17.5v.2M8 17.5v.2',
  ],
  robot3: [
    'M5 4h14v4.5h3.5v8H19V21H5v-4.5H1.5v-8H5Z',
    'M12 8.2a3.3 3.3 0 1 0 .01 0ZM12 11.4v.2M9 18h6',
  ],
  robot4: [
    'M6.5 2h11v3.5H13V8h6l2 13.5H3L5 8h6V5.5H6.5Z',
    'M9 12v.2M15 12v.2M7.5 17.5 9 16l1.5 1.5L12 16l1.5 1.5L15 16l1.5 1.5',
  ],
  robot5: [
    'M12 1.5 21.5 7v10L12 22.5 2.5 17V7Z',
    'M8 10v.2M12 8v.2M16 10v.2M8 15.5q4 3 8 0',
  ],
};

export const ANIMALS = Object.keys(DRAWINGS).filter((each) => !each.startsWith('robot')) as Animal[];
export const COLOURS: Colour[] = ['red', 'blue', 'gold', 'purple', 'green', 'pink'];

/** Returns the emblem of a seat for which nobody has chosen. */
export const usualEmblem = (seat: number, bot = false): Emblem => ({
  animal: bot ? `robot${(seat % 5) + 1}` : ANIMALS[seat % ANIMALS.length]!,
  colour: COLOURS[seat % COLOURS.length]!,
});

/** Returns the drawing of an animal or robot; of one that a later fives has, the first of ours. */
export const drawingOf = (animal: string): [filled: string, lines: string] => (Object.hasOwn(DRAWINGS, animal) ? DRAWINGS[animal as Animal] : DRAWINGS.cat);

/** Returns a colour as CSS; one that a later fives has is ink. */
export const inkOf = (colour: string): string => (COLOURS.some((each) => each === colour) ? `var(--person-${colour})` : 'var(--ink)');

/** Says whether something is an emblem that a person can choose. */
export const isWanted = (emblem: unknown): emblem is WantedEmblem => {
  const { animal, colour } = (emblem ?? {}) as Partial<Emblem>;
  return ANIMALS.some((each) => each === animal) && COLOURS.some((each) => each === colour);
};

/** Returns the emblems at a table by seat: of who sits there, or else sat there in the match on the table; null: nobody did. */
export const emblemsOf = ({ seats, players }: Pick<TableInfo, 'seats' | 'players'>): (Emblem | null)[] =>
  seats.map(({ emblem, kind }, seat) => emblem ?? players[seat]?.emblem ?? (kind === 'open' && players.length === 0 ? null : usualEmblem(seat, kind === 'bot')));

/** What the seats within a part of the page look like. */
export interface Look {
  emblems: (Emblem | null)[];
  stones: boolean; // each seat plays stones of one colour, and its emblem is on such a stone
}

const KEY = Symbol('emblems');

export const setLook = (look: () => Look): void => void setContext(KEY, look);
export const getLook = (): (() => Look) | undefined => getContext(KEY);
