/** A table as the server tells of it, for tests that change what they are about. */
import type { SeatInfo, TableInfo } from '../src/lib/messages';

export const person: SeatInfo = { kind: 'person', name: 'Ann', level: '', here: true, ready: true, host: false, left: false, stand_in: null, emblem: null };

export const table: TableInfo = {
  code: 'KBSVK', game: 'tug', options: {}, phase: 'playing', epoch: 1, seats: [person, { ...person, name: 'Ben' }], players: [{ name: 'Ann' }, { name: 'Ben' }], newcomers: [], sides: [0, 1], hidden: false, solved: true, hints: true, daily: '', time: null, counts: [2], room: 0, asks: false, begins: null, by_hand: false,
  commitment: 'c1', locked: false, host_away: null, question: null, watching: 0, beside: [], next: null, notice: '', url: '', numbers: {},
};
