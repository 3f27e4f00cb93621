/** The link: says hello, comes back by itself, sends again what was not answered, and polls where no socket opens. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Accepted, Command, FromClient, FromServer, Refused } from '../src/lib/messages';
import { PING_EVERY, POLL_SILENCE, PROBE, SILENCE, TableLink, type LinkState } from '../src/lib/socket';

/** A socket whose other end the test holds. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }
}

const table = { type: 'table', table: {}, you: { seats: [0], host: true } } as unknown as FromServer;
const ready: Command = { type: 'ready', id: 'a-1', seed: '0'.repeat(32) };

describe('the link', () => {
  let link: TableLink;
  let states: LinkState[];
  let heard: FromServer[];
  let answers: (Accepted | Refused)[];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Wire);
    Wire.all = [];
    [states, heard, answers] = [[], [], []];
    link = new TableLink('KBSVK', 'secret', {
      seen: () => ({ epoch: 2, n: 7 }),
      onmessage: (message) => heard.push(message),
      onanswer: (_, answer) => answers.push(answer),
      onstate: (state) => states.push(state),
    });
    link.start();
  });
  afterEach(() => {
    link.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function meet(): Wire {
    Wire.last.open();
    Wire.last.tell(table);
    return Wire.last;
  }

  it('says hello with what it has seen', () => {
    Wire.last.open();
    expect(Wire.last.url).toMatch(/\/api\/tables\/KBSVK\/socket$/);
    expect(Wire.last.sent).toEqual([{ type: 'hello', token: 'secret', epoch: 2, seen: 7 }]);
    Wire.last.tell(table);
    expect(heard).toEqual([table]);
    expect(states).toEqual(['opening', 'open']);
  });

  it('sends a command again with the same id after a new hello, until it is answered', () => {
    const first = meet();
    link.send(ready);
    expect(first.sent).toContainEqual(ready);
    first.break();
    vi.advanceTimersByTime(1000);
    const second = meet();
    expect(second).not.toBe(first);
    expect(second.sent.map(({ type }) => type)).toEqual(['hello', 'ready', 'ping']);
    second.tell({ type: 'accepted', id: 'a-1', n: 8 });
    expect(answers).toEqual([{ type: 'accepted', id: 'a-1', n: 8 }]);
    second.break();
    vi.advanceTimersByTime(1000);
    expect(meet().sent.map(({ type }) => type)).toEqual(['hello', 'ping']);
  });

  it('keeps a command that was given while the line was down', () => {
    meet().break();
    link.send(ready);
    vi.advanceTimersByTime(1000);
    expect(meet().sent).toContainEqual(ready);
  });

  it('pings, and gives a silent socket up after nine seconds', () => {
    const first = meet();
    vi.advanceTimersByTime(PING_EVERY);
    expect(first.sent.at(-1)?.type).toBe('ping');
    vi.advanceTimersByTime(SILENCE + PING_EVERY);
    expect(states).toContain('lost');
    expect(Wire.all.length).toBeGreaterThan(1);
  });

  it('says that it is quiet before it gives a socket up, and is well again at the next word', () => {
    const first = meet();
    vi.advanceTimersByTime(2 * PING_EVERY);
    expect(states.at(-1)).toBe('quiet');
    first.tell({ type: 'pong', at: 0, now: 0 });
    expect(states.at(-1)).toBe('open');
    expect(Wire.all).toHaveLength(1);
  });

  it('gives a socket up soon that does not answer after the network has changed', () => {
    meet();
    vi.advanceTimersByTime(100);
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(PROBE + 500);
    expect(Wire.all).toHaveLength(2);
  });

  it('keeps a socket that answers when the device is looked at again', () => {
    const first = meet();
    vi.advanceTimersByTime(1000);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(100);
    first.tell({ type: 'pong', at: 0, now: 0 });
    vi.advanceTimersByTime(PROBE);
    expect(Wire.all).toHaveLength(1);
  });

  it('lets a socket take its time to open, however long the line was down', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    meet();
    for (let i = 0; i < 4; i++) {
      Wire.last.break();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    Wire.last.break();
    const tried = Wire.all.length;
    while (Wire.all.length === tried) await vi.advanceTimersByTimeAsync(100);
    await vi.advanceTimersByTimeAsync(2 * PING_EVERY);
    expect(Wire.all).toHaveLength(tried + 1);
  });

  it('gives back the time of the last pong, and how long it had it', () => {
    const first = meet();
    expect(first.sent.at(-1)).toMatchObject({ type: 'ping', heard: null });
    first.tell({ type: 'pong', at: 0, now: 77 });
    vi.advanceTimersByTime(PING_EVERY);
    expect(first.sent.at(-1)).toMatchObject({ type: 'ping', heard: 77 });
  });

  it('stays as long as pongs come', () => {
    const first = meet();
    for (let i = 0; i < 8; i++) {
      vi.advanceTimersByTime(PING_EVERY);
      first.tell({ type: 'pong', at: 0, now: 0 });
    }
    expect(Wire.all).toHaveLength(1);
  });

  it('does not fight for a seat that was taken over by another window', () => {
    meet().tell({ type: 'bye', reason: 'replaced' });
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });

  it('comes back after a server that stops', () => {
    const first = meet();
    first.tell({ type: 'bye', reason: 'stopping' });
    first.break();
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
  });

  it('waits longer after each failure, but never long', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = Wire.all.length;
      const began = Date.now();
      Wire.last.break();
      while (Wire.all.length === before) await vi.advanceTimersByTimeAsync(50);
      waits.push(Date.now() - began);
    }
    expect(waits[0]).toBeLessThan(500);
    expect(waits[4]).toBeGreaterThan(3 * waits[0]!);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_100);
  });

  it('polls when no socket opens twice in a row, and posts its commands', async () => {
    const calls: string[] = [];
    let version = 0;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      calls.push(`${init.method} ${path}`);
      if (init.method === 'POST') return Promise.resolve(Response.json({ type: 'accepted', id: 'a-1', n: 8 }));
      version += 1;
      if (version > 1) return new Promise(() => undefined);
      return Promise.resolve(Response.json({ messages: [table], version: 41 }));
    });
    Wire.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    Wire.last.break();
    await vi.advanceTimersByTimeAsync(10);
    expect(heard).toEqual([table]);
    expect(states.at(-1)).toBe('polling');
    link.send(ready);
    await vi.advanceTimersByTimeAsync(10);
    expect(calls).toEqual([
      'GET /api/tables/KBSVK/events?epoch=2&after=7&version=0',
      'GET /api/tables/KBSVK/events?epoch=2&after=7&version=41',
      'POST /api/tables/KBSVK/commands',
    ]);
    expect(answers).toHaveLength(1);
  });

  it('gives a poll up that is never answered', async () => {
    let polls = 0;
    vi.stubGlobal('fetch', () => {
      polls += 1;
      return new Promise(() => undefined);
    });
    Wire.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    Wire.last.break();
    await vi.advanceTimersByTimeAsync(POLL_SILENCE - PING_EVERY);
    expect(polls).toBe(1);
    await vi.advanceTimersByTimeAsync(3 * PING_EVERY);
    expect(polls).toBe(2);
    expect(states.at(-1)).toBe('lost');
  });

  it('tries a socket again when polling fails too', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    Wire.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    Wire.last.break();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Wire.all.length).toBeGreaterThanOrEqual(3);
    meet();
    expect(states.at(-1)).toBe('open');
  });
});
