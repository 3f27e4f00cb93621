/** The table: batches of news are shown one after the other, and nothing is played from a board that has moved on. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command, News, Position, Snapshot } from '../src/lib/messages';
import { TableLink } from '../src/lib/socket';
import { MOST_TOLD, TableStore } from '../src/lib/table.svelte';
import { person as seat, table as info } from './tables';

const at = (n: number, epoch = 1): Position => ({
  epoch, n, actors: [0], hands: [{ seat: 0, view: {}, moves: ['roll'], undo: false, take_back: false, draw: false }], result: null, deadline: null, left: null, times: [], throw: null, undone: 0, stood_in: [], tiebreaks: [],
});
const told = (n: number, actor = -1) => ({ n, at: 0, actor, bot: false, happened: [{ key: 'opening-tied', params: {} }] });
const snapshot = (over: Partial<Snapshot> = {}): Snapshot => ({
  type: 'snapshot', table: info, you: { seats: [0], host: true }, now: 0, log: [told(1)], position: at(1), ...over,
});
const news = (...numbers: number[]): News => ({ type: 'news', log: numbers.map((n) => told(n, n % 2 ? -1 : 0)), position: at(numbers.at(-1)!) });

describe('a table', () => {
  let store: TableStore;
  let sent: Command[];
  let link: TableLink;
  let resync: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    vi.spyOn(TableLink.prototype, 'send').mockImplementation(function (this: TableLink, command) {
      link = this;
      sent.push(command);
    });
    resync = vi.spyOn(TableLink.prototype, 'resync').mockImplementation(() => undefined);
    store = new TableStore('KBSVK', 'secret');
  });
  afterEach(() => vi.useRealTimers());
  const accept = (command: Command) => link.events.onanswer(command, { type: 'accepted', id: command.id, n: 2 });
  const refuse = (command: Command) => link.events.onanswer(command, { type: 'refused', id: command.id, code: 'illegal', rule: '', params: {}, n: 1 });

  it('shows one batch after the other, each once the board has come to rest', () => {
    store.receive(snapshot());
    store.receive(news(2, 3));
    store.receive(news(4, 5));
    expect([store.position?.n, store.settled?.n]).toEqual([3, 1]);
    store.rest();
    expect([store.position?.n, store.settled?.n]).toEqual([5, 3]);
    store.rest();
    expect(store.atRest).toBe(true);
    expect(store.log.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
  });

  it('tells what a player did at once, and what the dice said when they lie', () => {
    store.receive(snapshot());
    store.receive(news(2, 3));
    expect(store.spoken.map(({ n }) => n)).toEqual([2]);
    store.rest();
    expect(store.spoken.map(({ n }) => n)).toEqual([2, 3]);
  });

  it('tells deadlines by its own clock', () => {
    store.receive(snapshot({ position: { ...at(1), deadline: 99, left: 4000 } }));
    expect(store.position?.deadline).toBe(Date.now() + 4000);
    store.receive({ ...news(2), position: { ...at(2), deadline: 99, left: 500 } });
    expect(store.position?.deadline).toBe(Date.now() + 500);
  });

  it('tells by its own clock when a bot plays for someone', () => {
    const seats = [seat, { ...seat, here: false, stand_in: 4000 }];
    store.receive({ type: 'table', table: { ...info, seats }, you: { seats: [0], host: true } });
    expect(store.standIns).toEqual([null, Date.now() + 4000]);
  });

  it('plays only at rest, and names the event it was chosen at', () => {
    store.receive(snapshot());
    store.receive(news(2, 3));
    store.play(0, 'roll');
    expect(sent).toEqual([]);
    store.rest();
    store.play(0, 'roll');
    expect(sent).toMatchObject([{ type: 'play', seat: 0, move: 'roll', epoch: 1, seen: 3 }]);
  });

  it('lets a player resign while the board is moving', () => {
    store.receive(snapshot());
    store.receive(news(2, 3));
    store.resign(0);
    expect(sent).toMatchObject([{ type: 'resign', seat: 0, epoch: 1 }]);
  });

  it('takes a second tap on the same move for the first', () => {
    store.receive(snapshot());
    store.play(0, 'roll');
    store.play(0, 'roll');
    expect(sent).toHaveLength(1);
  });

  it('sends no second move of a seat until the first is refused', async () => {
    store.receive(snapshot());
    const first = store.play(0, 'a');
    expect(await store.play(0, 'b')).toBe(false);
    store.resign(0);
    accept(sent[1]!); // says nothing about the move
    expect(await Promise.race([first, Promise.resolve('open')])).toBe('open');
    refuse(sent[0]!);
    expect(await first).toBe(false);
    void store.play(0, 'b');
    expect(sent.map((command) => (command.type === 'play' ? command.move : command.type))).toEqual(['a', 'resign', 'b']);
    accept(sent[2]!);
    expect(await store.play(0, 'c')).toBe(false); // the news of it are on their way
    store.receive(news(2));
    store.rest();
    void store.play(0, 'c');
    expect(sent).toHaveLength(4);
  });

  it('takes a move back by a command of its own, also where a move is called undo', async () => {
    store.receive(snapshot());
    const first = store.undo(0);
    expect(await store.play(0, 'undo')).toBe(false); // one thing at a time
    void store.undo(0); // a second tap
    expect(sent).toMatchObject([{ type: 'undo', seat: 0, epoch: 1, seen: 1 }]);
    refuse(sent[0]!);
    expect(await first).toBe(false);
    void store.play(0, 'undo');
    expect(sent[1]).toMatchObject({ type: 'play', move: 'undo' });
  });

  it('goes on by itself if a board never says that it has settled', () => {
    store.receive(snapshot());
    store.receive(news(2, 3));
    vi.advanceTimersByTime(6000);
    expect(store.settled?.n).toBe(3);
  });

  it('leaves out what it has seen, and asks again if something is missing', () => {
    store.receive(snapshot());
    store.receive(news(1, 2));
    expect(store.fresh.map(({ n }) => n)).toEqual([2]);
    store.rest();
    store.receive(news(4));
    expect(resync).toHaveBeenCalledOnce();
    expect(store.position?.n).toBe(2);
  });

  it('is ready once by itself while the table gathers, with fresh bytes, but not after a game', () => {
    const waiting = { ...info, seats: [{ ...seat, ready: false }, seat] };
    store.receive(snapshot({ table: { ...waiting, phase: 'gathering' }, position: null, log: [] }));
    store.receive({ type: 'table', table: { ...waiting, phase: 'gathering' }, you: { seats: [0], host: true } });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ type: 'ready', seed: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
    store.receive({ type: 'table', table: { ...waiting, phase: 'over', commitment: 'c2' }, you: { seats: [0], host: true } });
    expect(sent).toHaveLength(1);
    store.ready();
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it('waits for a tap where the last match had to stop, so that everybody can read why', () => {
    const stopped = { ...info, phase: 'gathering' as const, notice: 'rules_changed' as const, seats: [{ ...seat, ready: false }, seat] };
    store.receive(snapshot({ table: stopped, position: null, log: [] }));
    expect(sent).toEqual([]);
    store.ready();
    expect(sent).toMatchObject([{ type: 'ready' }]);
  });

  it('knows a table that was deleted from one that was never found', () => {
    store.receive({ type: 'bye', reason: 'no_table' });
    expect([store.ending, store.deleted]).toEqual(['no_table', false]);
    store.receive(snapshot());
    store.receive({ type: 'bye', reason: 'no_table' });
    expect(store.deleted).toBe(true);
  });

  it('begins anew with a snapshot in the middle of everything', () => {
    store.receive(snapshot());
    store.receive(news(2, 3));
    store.receive(snapshot({ position: at(9), log: [told(9)] }));
    expect(store.atRest).toBe(true);
    expect(store.settled?.n).toBe(9);
  });
});

describe('the log of a long match', () => {
  const PAGE = 100;
  const LAST = 1234;
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => told(from + i));
  const numbers = (log: { n: number }[]): [number, number] => [log[0]!.n, log.at(-1)!.n];
  let store: TableStore;
  let asked: string[];

  beforeEach(() => {
    asked = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      const before = Number(new URL(path, 'http://fives').searchParams.get('before'));
      return Promise.resolve(Response.json({ log: range(Math.max(1, before - PAGE), before - 1) }));
    });
    store = new TableStore('KBSVK', 'secret');
    store.receive(snapshot({ position: at(LAST), log: range(LAST - PAGE + 1, LAST) }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is loaded page by page', async () => {
    await store.earlier();
    expect(asked).toEqual([`/api/tables/KBSVK/log?epoch=1&before=${LAST - PAGE + 1}`]);
    expect(numbers(store.log)).toEqual([LAST - 2 * PAGE + 1, LAST]);
  });

  it('is never all on the page, and leads to its beginning and back', async () => {
    for (let tap = 0; tap < 20; tap++) {
      await store.earlier();
      expect((store.past ?? store.log).length).toBeLessThanOrEqual(MOST_TOLD);
    }
    expect(numbers(store.past!)).toEqual([1, MOST_TOLD]);
    expect(asked).toHaveLength(12); // none is asked for before the first event
    store.newest();
    expect(store.past).toBeNull();
    expect(numbers(store.log)).toEqual([LAST - MOST_TOLD + 1, LAST]);
  });

  it('grows at its end and not beyond its bounds while an earlier part is read', async () => {
    for (let tap = 0; tap < 6; tap++) await store.earlier();
    const read = store.past;
    for (let n = LAST + 1; n <= LAST + 10; n++) {
      store.receive(news(n));
      store.rest();
    }
    expect(store.past).toBe(read);
    expect(numbers(store.log)).toEqual([LAST + 10 - MOST_TOLD + 1, LAST + 10]);
  });

  it('is forgotten with a new match, also a page that is on its way', async () => {
    for (let tap = 0; tap < 5; tap++) await store.earlier();
    const late = store.earlier();
    store.receive({ type: 'news', log: [told(1)], position: at(1, 2) });
    store.rest();
    await late;
    expect(store.past).toBeNull();
    expect(numbers(store.log)).toEqual([1, 1]);
    await store.earlier();
    expect(asked).toHaveLength(6);
  });
});
