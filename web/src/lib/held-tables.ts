/** The tables this device holds seats at, as the shelf shows them: which go on, and in which order. */
import { DAY } from './ages';
import type { TableOutside } from './messages';

/** A table, and how many milliseconds ago somebody played there or this device sat down. */
export interface HeldTable {
  table: TableOutside;
  age: number;
}

/** Says whether this device is to move. */
export const isYourTurn = ({ turns, you }: TableOutside): boolean => turns.some((seat) => you.seats.includes(seat));

/** Says whether only bots sit there besides the people of this device. */
const isAgainstBots = ({ seats, you }: TableOutside): boolean => seats.every(({ kind }, seat) => kind === 'bot' || you.seats.includes(seat));

/** Says whether a game is one to go on with: it is not over, and one against bots is not older than a day. */
export const goesOn = ({ table, age }: HeldTable): boolean => table.phase !== 'over' && !(isAgainstBots(table) && age >= DAY);

/** Returns the tables in the order in which one goes on: one's own turn first, then what was played last. */
export const inOrder = (tables: HeldTable[]): HeldTable[] =>
  tables.toSorted((one, other) => Number(isYourTurn(other.table)) - Number(isYourTurn(one.table)) || one.age - other.age);
