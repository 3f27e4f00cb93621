/** A table as this device knows it: folds the server's messages, and shows events one batch after the other. */
import { getLog } from './api';
import { randomSeed } from './device';
import type { Accepted, Ask, Command, FromServer, News, Position, QuestionInfo, Refused, Snapshot, TableInfo, Told, Undo, You } from './messages';
import { keepPromise } from './commitments';
import { isFree, isYou, namesOf } from './sentences';
import { Signs, type Sign } from './signals.svelte';
import { setTempo } from './tempo';
import { TableLink, type LinkState, type Seen } from './socket';
import { say, sayRefused } from './toasts.svelte';

const LONGEST_SHOW = 5000; // a board that never says it has settled must not stop the game
export const MOST_TOLD = 500; // events that are on the page at once, however long the match

type Turn = Pick<Undo, 'seat' | 'epoch' | 'seen'>;
const turnKey = ({ seat, epoch, seen }: Turn): string => [epoch, seen, seat].join(' ');

/** The one thing that a seat does at a position. */
interface Asked {
  move: string | null; // null: it takes the last move back
  answer: Promise<boolean>;
  tell: (accepted: boolean) => void;
  done: boolean; // it was accepted
}

/** Returns a position just received with its deadlines told by this device's clock, which may be wrong. */
function byOwnClock(position: Position): Position {
  const now = Date.now();
  const times = position.times.map((time) => time && { ...time, until: time.until === null ? null : now + time.until });
  return { ...position, deadline: position.left === null ? null : now + position.left, times };
}

/** Says whether nothing came of some events that a board or a sentence would tell, as when dice are in the air. */
const isSilent = (log: Told[]): boolean => log.every(({ happened }) => happened.length === 0);

/** Returns the seat to which the role of host has passed from another, or from one who was away; null if it stayed. */
function newHost(before: TableInfo | null, { seats }: TableInfo): number | null {
  if (!before || (before.host_away === null && !before.seats.some(({ host }) => host))) return null;
  const seat = seats.findIndex(({ host }, i) => host && !before.seats[i]?.host);
  return seat < 0 ? null : seat;
}

export class TableStore {
  table = $state.raw<TableInfo | null>(null);
  standIns = $state.raw<(number | null)[]>([]); // by seat when a bot begins to play for its person, by this device's clock
  hostFrom = $state.raw<number | null>(null); // from when on who sits here may become host, by this device's clock; null: the host stays it
  beginsAt = $state.raw<number | null>(null); // when the match begins, by this device's clock: all screens count down to it
  question = $state.raw<(QuestionInfo & { until: number }) | null>(null); // until when it can be answered, by this device's clock
  you = $state.raw<You>({ seats: [], host: false });
  position = $state.raw<Position | null>(null); // what the board shows or is moving towards
  settled = $state.raw<Position | null>(null); // what the board has come to rest at
  fresh = $state.raw<Told[]>([]); // the events that lead to `position`, for the board to animate
  log = $state.raw<Told[]>([]); // the newest events told so far, not always from the first on
  past = $state.raw<Told[] | null>(null); // a part of the log that lies further back, while it is read
  spoken = $state.raw<Told[]>([]); // the last things told, for the eye and the live region
  link = $state.raw<{ state: LinkState; since: number }>({ state: 'opening', since: Date.now() });
  ending = $state.raw<'' | 'replaced' | 'no_table'>('');

  readonly signs = new Signs();

  #link: TableLink;
  #queue: News[] = [];
  #seen: Seen = { epoch: 0, n: -1 };
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #readyFor = '';
  #commands = 0;
  readonly #asked = new Map<string, Asked>(); // what was not refused, by its turn
  readonly #sender = randomSeed().slice(0, 12); // ids must not repeat those of an earlier visit

  constructor(
    readonly code: string,
    readonly token: string,
  ) {
    this.#link = new TableLink(code, token, {
      seen: () => this.#seen,
      onmessage: (message) => this.receive(message),
      onanswer: (command, answer) => this.#answered(command, answer),
      onstate: (state, since) => (this.link = { state, since }),
    });
  }

  /** Says whether the board is at rest at the newest position. */
  get atRest(): boolean {
    return this.position === this.settled;
  }

  /** Says whether the table was here and is gone now: somebody deleted it. */
  get deleted(): boolean {
    return this.ending === 'no_table' && this.table !== null;
  }

  start(): void {
    this.ending = '';
    this.#link.start();
  }

  stop(): void {
    clearTimeout(this.#watchdog);
    this.#link.stop();
  }

  /** Takes a message of the server. */
  receive(message: FromServer): void {
    switch (message.type) {
      case 'snapshot':
        return this.#restart(message);
      case 'table':
        return this.#around(message.table, message.you);
      case 'news':
        return this.#news(message);
      case 'signalled':
        return this.signs.show(message.seat, message.sign);
      case 'bye':
        if (message.reason === 'replaced' || message.reason === 'no_table') this.ending = message.reason;
    }
  }

  #restart({ table, you, log, position }: Snapshot): void {
    clearTimeout(this.#watchdog);
    this.#queue = [];
    this.#seen = position ? { epoch: position.epoch, n: position.n } : { epoch: table.epoch, n: -1 };
    this.position = this.settled = position && byOwnClock(position);
    this.fresh = [];
    this.log = log;
    this.past = null;
    this.spoken = log.slice(-1);
    this.#readyFor = '';
    this.#around(table, you);
  }

  #around(table: TableInfo, you: You): void {
    const host = newHost(this.table, table);
    if (host !== null) say('host-now', '', { player: namesOf(table.seats)[host]!, you: isYou(you, host) ? 'yes' : 'no' });
    this.table = table;
    this.#awaitHost(table.host_away);
    this.beginsAt = table.begins === null ? null : Date.now() + table.begins;
    this.standIns = table.seats.map(({ stand_in: left }) => (left === null ? null : Date.now() + left));
    this.question = table.question && { ...table.question, until: Date.now() + table.question.left };
    const [given] = this.you.seats;
    if (given !== undefined && you.seats.length === 0) say(isFree(table.seats[given]!) ? 'seat-lost' : 'seat-handed');
    this.you = you;
    const waiting = you.seats.some((seat) => table.seats[seat]?.ready === false);
    if (table.phase === 'gathering' && !table.notice && waiting && this.#readyFor !== table.commitment) this.ready(true);
  }

  /** Takes note of when the role of the host is free: once it is, that moment stays, or the button would come and go. */
  #awaitHost(left: number | null): void {
    const from = left === null ? null : Date.now() + left;
    if (left !== 0 || this.hostFrom === null || this.hostFrom > from!) this.hostFrom = from;
  }

  #news(news: News): void {
    const { epoch, n } = news.position;
    const anew = epoch !== this.#seen.epoch;
    const log = anew ? news.log : news.log.filter((told) => told.n > this.#seen.n);
    const expected = anew ? 1 : Math.max(0, this.#seen.n) + 1;
    if (log.length > 0 && log[0]!.n > expected) return this.#link.resync();
    this.#seen = { epoch, n };
    this.#queue.push({ ...news, log, position: byOwnClock(news.position) });
    if (this.atRest) this.#showNext();
  }

  #showNext(): void {
    const next = this.#queue.shift();
    if (!next) return;
    if (next.position.epoch !== this.position?.epoch) [this.log, this.past] = [[], null];
    this.position = next.position;
    this.fresh = next.log;
    clearTimeout(this.#watchdog);
    if (isSilent(next.log)) return this.rest(); // nothing to be shown
    this.spoken = next.log.filter((told) => told.actor >= 0).map((told) => ({ ...told, happened: told.happened.slice(0, 1) })); // what comes of it is told once it is seen
    setTempo(this.you.seats.length > 0 && (this.#onlyBots || next.log.some(({ bot }) => bot)));
    this.#watchdog = setTimeout(() => this.rest(), LONGEST_SHOW);
  }

  /** Says whether all others at the table are bots. */
  get #onlyBots(): boolean {
    const others = (this.table?.seats ?? []).filter((_, seat) => !this.you.seats.includes(seat));
    return others.length > 0 && others.every(({ kind }) => kind === 'bot');
  }

  /** Takes note that the board has come to rest, and goes on to what came meanwhile. */
  rest(): void {
    clearTimeout(this.#watchdog);
    if (this.atRest) return;
    this.log = [...this.log, ...this.fresh].slice(-MOST_TOLD);
    if (!isSilent(this.fresh)) this.spoken = this.fresh;
    this.settled = this.position;
    for (const [key, { done }] of this.#asked) if (done) this.#asked.delete(key); // nothing is asked at that position any more
    this.#showNext();
  }

  /** Loads a page of the events before those that are read now; beyond what the page holds, the newest give way. */
  async earlier(): Promise<void> {
    const { epoch } = this.position ?? {};
    const first = (this.past ?? this.log)[0]?.n ?? 1;
    if (epoch === undefined || first === 1) return;
    const { log } = await getLog(this.code, this.token, epoch, first);
    const shown = this.past ?? this.log;
    if (this.position?.epoch !== epoch || log.at(-1)?.n !== shown[0]!.n - 1) return; // what it belongs to has changed meanwhile
    const longer = [...log, ...shown];
    if (this.past === null && longer.length <= MOST_TOLD) this.log = longer;
    else this.past = longer.slice(0, MOST_TOLD);
  }

  /** Shows the newest part of the log again. */
  newest(): void {
    this.past = null;
  }

  /** Plays a move of `seat`, chosen at the position shown, and says whether it was accepted; a second tap before the answer, here or elsewhere, is not a second move. */
  play(seat: number, move: string): Promise<boolean> {
    return this.#act(seat, move);
  }

  /** Takes the last move of `seat` back, or by seat -1 a throw of real dice, and says whether that was accepted. */
  undo(seat: number): Promise<boolean> {
    return this.#act(seat, null);
  }

  #act(seat: number, move: string | null): Promise<boolean> {
    if (!this.settled || !this.atRest) return Promise.resolve(false);
    const turn = { seat, epoch: this.settled.epoch, seen: this.settled.n };
    const asked = this.#asked.get(turnKey(turn));
    if (asked) return asked.move === move ? asked.answer : Promise.resolve(false);
    let tell = (_accepted: boolean): void => undefined;
    const answer = new Promise<boolean>((resolve) => (tell = resolve));
    this.#asked.set(turnKey(turn), { move, answer, tell, done: false });
    const id = this.#id();
    this.#send(move === null ? { type: 'undo', id, ...turn } : { type: 'play', id, ...turn, move });
    return answer;
  }

  /** Gives the game up for `seat`: at any moment, also while the board is moving. */
  resign(seat: number): void {
    this.#send({ type: 'resign', id: this.#id(), seat, epoch: this.#seen.epoch });
  }

  /** Asks the others to take the last move of `seat` back, to draw or to stop. */
  ask(kind: Ask['kind'], seat: number): void {
    const { epoch, n } = this.#seen;
    this.#send({ type: 'ask', id: this.#id(), kind, seat, epoch, seen: n });
  }

  /** Says yes or no to what is asked; who has asked it withdraws it by no. */
  reply({ kind, n }: QuestionInfo, yes: boolean): void {
    this.#send({ type: 'reply', id: this.#id(), kind, n, yes });
  }

  /** Says that this device's seats want to play, with random bytes made after the server's promise; or only brings those, where its person is still asked. */
  ready(waits = false): void {
    const seed = randomSeed();
    this.#readyFor = this.table?.commitment ?? '';
    if (this.table) keepPromise(this.code, this.table.epoch + 1, { commitment: this.#readyFor, seed, duplicate: this.table.beside.length > 0 });
    this.#send({ type: 'ready', id: this.#id(), seed, waits });
  }

  /** Puts a bot on a free seat, or frees it. */
  seating(seat: number, level: string | null): void {
    this.#send({ type: 'seating', id: this.#id(), seat, level });
  }

  /** Adds a seat in the waiting room, for a guest or a bot. */
  addSeat(level: string | null = null): void {
    this.#send({ type: 'add_seat', id: this.#id(), level });
  }

  /** Takes a seat away that nobody has. */
  removeSeat(seat: number): void {
    this.#send({ type: 'remove_seat', id: this.#id(), seat });
  }

  /** Exchanges two seats in the waiting room. */
  changeSeat(seat: number, to: number): void {
    this.#send({ type: 'change_seat', id: this.#id(), seat, to });
  }

  /** Starts the match with those who are here. */
  startMatch(): void {
    this.#send({ type: 'start', id: this.#id() });
  }

  /** Promises a seat to whoever brings the link with `heir`, or takes that back. */
  handOver(seat: number, heir: string | null): void {
    this.#send({ type: 'hand_over', id: this.#id(), seat, heir });
  }

  /** Locks the table, so that no more guests sit down, or opens it again. */
  lock(locked: boolean): void {
    this.#send({ type: 'lock', id: this.#id(), locked });
  }

  /** Takes the seat of a guest away. */
  remove(seat: number): void {
    this.#send({ type: 'remove', id: this.#id(), seat });
  }

  /** Takes over the role of a host who is gone. */
  becomeHost(): void {
    this.#send({ type: 'become_host', id: this.#id() });
  }

  /** Shows everyone at the table a sign. */
  signal(seat: number, sign: Sign): void {
    this.#send({ type: 'signal', id: this.#id(), seat, sign });
  }

  leave(): void {
    this.#send({ type: 'leave', id: this.#id() });
  }

  /** Deletes the table with all its matches, for everybody. */
  delete(): void {
    this.#send({ type: 'delete', id: this.#id() });
  }

  #send(command: Command): void {
    this.#link.send(command);
  }

  #id(): string {
    this.#commands += 1;
    return `${this.#sender}-${this.#commands}`;
  }

  #answered(command: Command, answer: Accepted | Refused): void {
    if (command.type === 'play' || command.type === 'undo') this.#tellAsked(command, answer.type === 'accepted');
    if (answer.type === 'accepted') return;
    if (command.type === 'ready' && answer.code === 'already_started') return; // the game began between
    sayRefused(answer.code, answer.rule);
  }

  /** Tells who waits for it whether a move was accepted; then the news of it will end its position. */
  #tellAsked(turn: Turn, accepted: boolean): void {
    const asked = this.#asked.get(turnKey(turn));
    if (!asked) return;
    asked.done = accepted;
    asked.tell(accepted);
    if (!accepted) this.#asked.delete(turnKey(turn));
  }
}
