/** The link to a table: a socket that comes back by itself, or long polling where no socket opens. */
import { getEvents, postCommand, Trouble } from './api';
import type { Accepted, Bye, Command, FromClient, FromServer, Refused } from './messages';
import { transport, type Socket } from './transport';

export type LinkState = 'opening' | 'open' | 'quiet' | 'polling' | 'lost' | 'closed'; // quiet: open, but a pong is overdue
export interface Seen {
  epoch: number;
  n: number; // the last event on this device, -1: nothing yet
}
interface LinkEvents {
  seen: () => Seen;
  onmessage: (message: FromServer) => void;
  onanswer: (command: Command, answer: Accepted | Refused) => void;
  onstate: (state: LinkState, since: number) => void;
}

export const PING_EVERY = 3000;
const QUIET = 4000;
export const SILENCE = 9000;
export const POLL_SILENCE = 34_000; // a poll is answered after 25 s at the latest
export const PROBE = 2000; // for an answer, when the device wakes up or the network has changed
const POLL_FOR = 60_000; // then a socket is tried again
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

/** Keeps one device in touch with one table until it is stopped. */
export class TableLink {
  #socket: Socket | null = null;
  #poll: AbortController | null = null;
  #pending = new Map<string, Command>(); // not answered yet, in order
  #heard = Date.now();
  #tried = Date.now(); // when a socket or poll was last opened
  #state: LinkState = 'closed';
  #met = false; // the server has spoken on this socket
  #refusals = 0; // sockets in a row that did not open
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;
  #pong: { now: number; at: number } | null = null; // the server's clock when it last answered, and ours when we heard it
  #stopped = true;

  constructor(
    readonly code: string,
    readonly token: string,
    readonly events: LinkEvents,
  ) {}

  /** Opens the link. */
  start(): void {
    this.#stopped = false;
    this.#heard = Date.now();
    this.#beat = setInterval(() => this.#keepAlive(), PING_EVERY);
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    document.addEventListener('resume', this.#hurry);
    this.#tell('opening');
    this.#open();
  }

  /** Closes the link for good. */
  stop(): void {
    this.#stopped = true;
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    document.removeEventListener('resume', this.#hurry);
    clearTimeout(this.#probe);
    this.#drop();
    this.#tell('closed');
  }

  /** Sends a command, again after every reconnection until it is answered. */
  send(command: Command): void {
    this.#pending.set(command.id, command);
    if (this.#poll) void this.#post(command);
    else if (this.#met) this.#write(command);
  }

  /** Says hello anew, because something between was missed. */
  resync(): void {
    this.#drop();
    this.#again(0);
  }

  #open(): void {
    this.#met = false;
    this.#tried = Date.now();
    const socket = transport().open(this.code);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      const { epoch, n } = this.events.seen();
      this.#write({ type: 'hello', token: this.token, epoch, seen: n });
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as FromServer);
    socket.onclose = () => this.#lost();
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now();
    if (message.type === 'bye') return this.#bye(message);
    if (!this.#met) this.#meet();
    else if (this.#state === 'quiet') this.#tell('open');
    this.#take(message);
  }

  #meet(): void {
    this.#met = true;
    this.#refusals = 0;
    this.#attempts = 0;
    this.#tell('open');
    this.#pong = null;
    for (const command of this.#pending.values()) this.#write(command);
    this.#ping();
  }

  #take(message: FromServer): void {
    if (message.type === 'accepted' || message.type === 'refused') {
      const command = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (command) this.events.onanswer(command, message);
    } else if (message.type === 'pong') {
      this.#pong = { now: message.now, at: performance.now() };
    } else {
      this.events.onmessage(message);
    }
  }

  #bye(message: Bye): void {
    if (message.reason === 'replaced' || message.reason === 'no_table') this.stop();
    this.events.onmessage(message);
  }

  #lost(): void {
    if (!this.#met) this.#refusals += 1;
    this.#drop();
    this.#tell('lost');
    if (this.#refusals >= 2) void this.#pollOn();
    else this.#again(this.#backoff());
  }

  #again(wait: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #backoff(): number {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts);
    this.#attempts += 1;
    return wait * (0.75 + Math.random() / 2);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#met = false;
    this.#poll?.abort();
    this.#poll = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #keepAlive(): void {
    if (transport().near) return;
    const silent = Date.now() - this.#heard;
    const waited = Math.min(silent, Date.now() - this.#tried);
    if (this.#socket ? waited > SILENCE : this.#poll && waited > POLL_SILENCE) return this.#lost();
    if (!this.#met) return;
    if (silent > QUIET) this.#tell('quiet');
    this.#ping();
  }

  #ping(): void {
    const pong = this.#pong;
    this.#write({ type: 'ping', at: Date.now(), heard: pong?.now ?? null, held: pong ? performance.now() - pong.at : 0 });
  }

  /** Tries at once: the device is online or looked at again. */
  #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.#stopped) return;
    if (this.#socket || this.#poll) {
      this.#keepAlive();
      return this.#listen();
    }
    this.#attempts = 0;
    this.#again(0);
  };

  /** Gives a socket up that does not answer now: it may be one of a network that is no more. */
  #listen(): void {
    if (!this.#met || transport().near) return;
    const [socket, asked] = [this.#socket, Date.now()];
    clearTimeout(this.#probe);
    this.#probe = setTimeout(() => {
      if (this.#socket === socket && this.#heard < asked) this.#lost();
    }, PROBE);
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  async #pollOn(): Promise<void> {
    const poll = (this.#poll = new AbortController());
    const began = Date.now();
    let version = 0; // of the table around the board; 0 asks for everything
    try {
      while (Date.now() - began < POLL_FOR) {
        const { epoch, n } = this.events.seen();
        const asked = { epoch, after: n, version };
        this.#tried = Date.now();
        const answer = await getEvents(this.code, this.token, asked, poll.signal);
        if (poll.signal.aborted) return;
        this.#heard = Date.now();
        if (version === 0) this.#meetByPoll();
        version = answer.version;
        answer.messages.forEach((message) => this.#take(message));
      }
      this.#refusals = 1; // one more socket that does not open brings us back here
      this.#drop();
      this.#again(0);
    } catch (error) {
      if (poll.signal.aborted) return;
      if (error instanceof Trouble && error.status === 404) return this.#bye({ type: 'bye', reason: 'no_table' });
      this.#refusals = 1;
      this.#drop();
      this.#tell('lost');
      this.#again(this.#backoff());
    }
  }

  #meetByPoll(): void {
    this.#attempts = 0;
    this.#tell('polling');
    for (const command of this.#pending.values()) void this.#post(command);
  }

  async #post(command: Command): Promise<void> {
    try {
      this.#take(await postCommand(this.code, this.token, command));
    } catch (error) {
      if (!(error instanceof Trouble) || error.status === 0) return; // it stays pending and is sent again
      this.#take({ type: 'refused', id: command.id, code: error.code, rule: error.rule, params: {}, n: -1 });
    }
  }

  #tell(state: LinkState): void {
    this.#state = state;
    this.events.onstate(state, this.#heard);
  }
}
