// The load: so many tables play Number Poker on one server for so long, each seat a client of its own that thinks a while.
//
// node generator.mjs SERVER URL '{"groups": [[20, 2], [40, 4]], "pace": 1000, "seconds": 20, "warm": 8}'
// writes "held N" once all are seated and have played for `warm` seconds, waits for a line, and writes what it saw as JSON.
import { once } from "node:events";

const [name, url, plan] = process.argv.slice(2);
const { groups, pace, seconds, warm } = JSON.parse(plan); // groups: [[tables, seats], …]
const { sitDown } = await import(`./${name}_client.mjs`);
const AT_ONCE = 8; // tables that are laid at the same time

const seen = { moves: 0, refused: 0, own: [], others: [] };
let counting = false;
let held = 0;

// One seat: plays a random legal move once it has thought, one at a time.
class Phone {
  constructor(table, seat, seats) {
    Object.assign(this, { table, seat, known: Array(seats).fill(0), thinking: false, waiting: false, view: null });
  }

  // What the seat sees now: `played`, how often each seat has moved at this table; its legal `moves`; whether it is `over`.
  sees(view) {
    const now = performance.now();
    view.played.forEach((count, seat) => {
      for (; this.known[seat] < count; this.known[seat] += 1) this.notes(seat, this.known[seat], now);
    });
    if (this.view?.over && !view.over) this.waiting = false;
    this.view = view;
    this.considers();
  }

  notes(seat, nth, now) {
    const sent = this.table.sent[seat][nth];
    if (seat === this.seat) this.waiting = false;
    if (!counting || sent === undefined || sent < begun) return;
    (seat === this.seat ? seen.own : seen.others).push(now - sent);
    if (seat === this.seat) seen.moves += 1;
  }

  refused() {
    seen.refused += 1;
    this.waiting = false;
  }

  considers() {
    if (this.thinking || this.waiting || !(this.view.moves.length || this.view.over)) return;
    this.thinking = true;
    setTimeout(() => this.acts(), 2 * pace * Math.random());
  }

  acts() {
    this.thinking = false;
    const { moves, over, played } = this.view;
    this.waiting = over || moves.length > 0;
    if (over) this.again();
    else if (moves.length) {
      this.table.sent[this.seat][played[this.seat]] = performance.now();
      this.play(moves[Math.floor(Math.random() * moves.length)]);
    }
  }
}

async function lay(seats) {
  const table = { sent: Array.from({ length: seats }, () => []) };
  const phones = Array.from({ length: seats }, (_, seat) => new Phone(table, seat, seats));
  await sitDown(url, phones, () => (held -= 1));
  held += seats;
}

const wanted = groups.flatMap(([tables, seats]) => Array(tables).fill(seats));
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let seats; (seats = wanted.pop()); ) await lay(seats);
  }),
);
await new Promise((resolve) => setTimeout(resolve, 1000 * warm));
console.log(`held ${held}`);
await once(process.stdin, "data");

const cpu = process.cpuUsage();
const begun = performance.now();
counting = true;
await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
counting = false;
const { user, system } = process.cpuUsage(cpu);
const elapsed = (performance.now() - begun) / 1000;
console.log(JSON.stringify({ ...seen, held, generator: (user + system) / 1e6, seconds: elapsed }));
await once(process.stdin, "data"); // sockets stay open until the server has been looked at
process.exit(0);
