/** The messages of the protocol. Made by `npm run types` from src/fives/server/message_schema.py: do not edit. */

/**
 * The kind of an event. Only `MOVE` belongs to the game; the others are about the match.
 */
export type Kind = 'draw' | 'move' | 'resign' | 'resume' | 'stop' | 'take_back' | 'timeout' | 'undo' | 'wait';
/**
 * A place on the table, x to the right, y down. As a move: a stone from the hand goes here (FW1).
 *
 * @minItems 2
 * @maxItems 2
 */
export type Cell = [number, number];
/**
 * What a player rolls for (HL1).
 */
export type Side = 'high' | 'low';
/**
 * What the table is waiting for.
 */
export type Phase = 'ask' | 'lay' | 'look' | 'over' | 'ready' | 'seek' | 'slide' | 'sliding' | 'turn' | 'wait';
/**
 * What a player pulls for (TU1).
 */
export type Goal = 'five' | 'three';
export type FromClient =
  | Hello
  | Ping
  | Play
  | Undo
  | Resign
  | Ready
  | Seating
  | AddSeat
  | RemoveSeat
  | ChangeSeat
  | Start
  | Leave
  | HandOver
  | Lock
  | Remove
  | BecomeHost
  | Ask
  | Reply
  | Signal
  | Delete
  | ForgetName;
export type Command =
  | Play
  | Undo
  | Resign
  | Ready
  | Seating
  | AddSeat
  | RemoveSeat
  | ChangeSeat
  | Start
  | Leave
  | HandOver
  | Lock
  | Remove
  | BecomeHost
  | Ask
  | Reply
  | Signal
  | Delete
  | ForgetName;
export type FromServer = Snapshot | News | TableNews | Signalled | Accepted | Refused | Pong | Bye;

/**
 * The first frame of a socket: who I am (no token: a spectator) and what I have seen.
 */
export interface Hello {
  type: 'hello';
  token?: string;
  epoch?: number;
  seen?: number;
}
/**
 * Are you there? Sent every three seconds.
 *
 *     It returns the time of the last pong, and how many milliseconds ago that arrived. From this the server works out
 *     how long messages take.
 */
export interface Ping {
  type: 'ping';
  at: number;
  heard?: number | null;
  held?: number;
}
/**
 * A move; refused if `seen` is not the newest event. Where people throw real dice, seat -1 plays what fell.
 */
export interface Play {
  type: 'play';
  id: string;
  seat: number;
  move: string;
  epoch: number;
  seen: number;
}
/**
 * The seat takes its last move back inside its turn; seat -1 a throw of real dice that was mistyped.
 */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
  epoch: number;
  seen: number;
}
/**
 * The seat gives the match up; no event makes that too late.
 */
export interface Resign {
  type: 'resign';
  id: string;
  seat: number;
  epoch: number;
}
/**
 * The holder's seats want to play (again) and add their random bytes to the sealed dice.
 *
 *     With `waits` they only add the bytes: where the table asks (`TableInfo.asks`), the person has not agreed yet.
 */
export interface Ready {
  type: 'ready';
  id: string;
  seed: string;
  waits?: boolean;
}
/**
 * The host puts a bot on a free seat, or frees a bot's seat, before the match.
 */
export interface Seating {
  type: 'seating';
  id: string;
  seat: number;
  level: string | null;
}
/**
 * The host adds a seat in the waiting room, for a guest or a bot.
 */
export interface AddSeat {
  type: 'add_seat';
  id: string;
  level?: string | null;
}
/**
 * The host takes a seat without a person away in the waiting room.
 */
export interface RemoveSeat {
  type: 'remove_seat';
  id: string;
  seat: number;
}
/**
 * Two seats are exchanged in the waiting room: a person moves to a seat without one; the host moves anybody.
 */
export interface ChangeSeat {
  type: 'change_seat';
  id: string;
  seat: number;
  to: number;
}
/**
 * The host starts the match with the people and bots who sit there now; free seats are taken away.
 */
export interface Start {
  type: 'start';
  id: string;
}
/**
 * Goodbye: the holder's seats are free before a match; during one a bot plays there until somebody takes them.
 */
export interface Leave {
  type: 'leave';
  id: string;
}
/**
 * A guest with `heir` may take this seat over, once, also during a match; None takes that back.
 */
export interface HandOver {
  type: 'hand_over';
  id: string;
  seat: number;
  heir: string | null;
}
/**
 * The host locks the table, so that no more guests sit down, or opens it again.
 */
export interface Lock {
  type: 'lock';
  id: string;
  locked: boolean;
}
/**
 * The host takes the seat of a guest away: it is free, and during a match a bot plays there until it is taken.
 */
export interface Remove {
  type: 'remove';
  id: string;
  seat: number;
}
/**
 * Somebody who sits at the table takes over the role of a host who is gone, once their time to come back is up.
 */
export interface BecomeHost {
  type: 'become_host';
  id: string;
}
/**
 * A player asks the others to take a move back, to draw or to stop; it happens once all other people agree.
 */
export interface Ask {
  type: 'ask';
  id: string;
  kind: 'draw' | 'stop' | 'take_back';
  seat: number;
  epoch: number;
  seen: number;
}
/**
 * Yes or no to the question that was asked after event `n`; the player who asked withdraws it with no.
 */
export interface Reply {
  type: 'reply';
  id: string;
  kind: 'draw' | 'stop' | 'take_back';
  n: number;
  yes: boolean;
}
/**
 * A pictogram that everyone at the table sees at this seat for a moment; nothing is stored.
 */
export interface Signal {
  type: 'signal';
  id: string;
  seat: number;
  sign: 'good_game' | 'hurry' | 'laugh' | 'oops' | 'thanks' | 'think' | 'thumb' | 'wave';
}
/**
 * The host deletes the table, now, with all its matches; everybody at it is told `bye`.
 */
export interface Delete {
  type: 'delete';
  id: string;
}
/**
 * The host takes the name of everybody who had this seat out of the record of a match that is over.
 */
export interface ForgetName {
  type: 'forget_name';
  id: string;
  epoch: number;
  seat: number;
}
/**
 * A host's request for a new table.
 *
 *     `first` begins if the option `start` is `host`. A puzzle of the day (`daily`) has its own options.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: NewSeat[];
  options?: {
    [k: string]: unknown;
  };
  first?: number | null;
  after?: Moment | null;
  listed?: boolean;
  daily?: string | null;
  time?: TimeLimit | null;
  by_hand?: boolean;
  grows?: boolean;
  tables?: number;
}
/**
 * A seat of a new table: mine (on this device), a bot's, or open to a guest.
 */
export interface NewSeat {
  kind: 'bot' | 'mine' | 'open';
  name?: string;
  level?: string;
  emblem?: WantedEmblem | null;
}
/**
 * The animal and the colour that a person has chosen; at the table they get the nearest that nobody else has.
 */
export interface WantedEmblem {
  animal:
    | 'bear'
    | 'bird'
    | 'butterfly'
    | 'camel'
    | 'cat'
    | 'elephant'
    | 'fish'
    | 'frog'
    | 'octopus'
    | 'rabbit'
    | 'turtle'
    | 'whale';
  colour: 'blue' | 'gold' | 'green' | 'pink' | 'purple' | 'red';
}
/**
 * A moment of a match that is over: after event `n` of a table's match, or of a record that was opened.
 */
export interface Moment {
  code: string;
  epoch: number;
  n: number;
  record?: string;
}
/**
 * How long a player may think: so many seconds for each decision, or for all those of a match.
 */
export interface TimeLimit {
  per: 'match' | 'move';
  seconds: number;
}
/**
 * Another game for the people of a table, as its host asks for it: like a new table, but with the same people.
 */
export interface NextGame {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  first?: number | null;
  listed?: boolean | null;
  time?: TimeLimit | null;
  by_hand?: boolean;
}
/**
 * A guest takes a free seat: the one asked for, the one that `heir` hands over, or the first.
 */
export interface SitDown {
  name?: string;
  seat?: number | null;
  heir?: string | null;
  emblem?: WantedEmblem | null;
}
/**
 * Everything: the answer to a hello that has seen nothing, or nothing of this match.
 */
export interface Snapshot {
  type: 'snapshot';
  table: TableInfo;
  you: You;
  now: number;
  log: Told[];
  position: Position | null;
}
/**
 * The table around the board.
 */
export interface TableInfo {
  code: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  phase: 'gathering' | 'over' | 'playing';
  epoch: number;
  seats: SeatInfo[];
  players: Player[];
  newcomers: Newcomer[];
  sides: number[];
  hidden: boolean;
  solved: boolean;
  hints: boolean;
  commitment: string;
  daily: string;
  time: TimeLimit | null;
  counts: number[];
  room: number;
  asks: boolean;
  begins: number | null;
  locked: boolean;
  host_away: number | null;
  by_hand: boolean;
  question: QuestionInfo | null;
  watching: number;
  beside: string[];
  next: Onward | null;
  notice: '' | 'rules_changed';
  url: string;
  numbers: {
    [k: string]: unknown;
  };
}
/**
 * One place at the table, as everybody sees it.
 */
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string;
  here: boolean;
  ready: boolean;
  host: boolean;
  left: boolean;
  stand_in: number | null;
  emblem: Emblem | null;
}
/**
 * What a player is recognised by: a drawn animal or robot, and a colour. A later fives may have others.
 */
export interface Emblem {
  animal: string;
  colour: string;
}
/**
 * A player of a record: a name, and the level if it was a bot.
 */
export interface Player {
  name: string;
  level?: string;
  emblem?: Emblem | null;
}
/**
 * A player who took a seat over in the middle of a match, after event `n`.
 */
export interface Newcomer {
  n: number;
  seat: number;
  name: string;
  epoch: number;
  emblem?: Emblem | null;
}
/**
 * A question of one player to the others.
 */
export interface QuestionInfo {
  kind: 'draw' | 'stop' | 'take_back';
  seat: number;
  n: number;
  waiting: number[];
  declined: boolean;
  left: number;
}
/**
 * The table to which everyone has gone on from this one, with the same tokens, and its game.
 */
export interface Onward {
  code: string;
  game: string;
}
/**
 * The part that the reader of this message has at the table.
 */
export interface You {
  seats: number[];
  host: boolean;
}
/**
 * An event as its reader may know it.
 */
export interface Told {
  n: number;
  at: number;
  actor: number;
  bot: boolean;
  happened: Happening[];
  move?: string;
  kind?: Kind;
}
/**
 * One thing that just happened, as data: `key` names a sentence, `params` fill it.
 */
export interface Happening {
  key: string;
  params: {
    [k: string]: number | string | boolean | (number | string)[] | null;
  };
}
/**
 * The position of the match after event `n`.
 */
export interface Position {
  epoch: number;
  n: number;
  actors: number[];
  hands: Hand[];
  result: Result | null;
  deadline: number | null;
  left: number | null;
  times: (SeatTime | null)[];
  throw: Throw | null;
  undone: number;
  stood_in: StoodIn[];
  tiebreaks: number[];
}
/**
 * The game from one seat (None: a spectator): what it sees and may do.
 */
export interface Hand {
  seat: number | null;
  view: unknown;
  moves: string[];
  undo: boolean;
  take_back: boolean;
  draw: boolean;
}
/**
 * How a match ended: by seat the rank (1 is best, equal ranks share) and the score.
 *
 *     In a game for one, rank 1 means that the task is done, rank 2 that it is not. A match that was stopped
 *     (G6R) has no result: every rank is 2, every score 0 and the rule G6R.
 */
export interface Result {
  ranks: number[];
  scores: number[];
  reason: string;
  rule: string;
}
/**
 * A player's time in milliseconds: what was left at the last event, and in how many it is up if it runs.
 */
export interface SeatTime {
  left: number;
  until: number | null;
}
/**
 * Real dice: whose throw it is or was, how many are to be thrown now, and whether the last can be taken back.
 */
export interface Throw {
  seat: number | null;
  dice: number;
  undo: boolean;
}
/**
 * What a bot did for the absent person of a seat.
 */
export interface StoodIn {
  seat: number;
  moves: number;
  points: number | null;
}
/**
 * The events after the last one seen, and where they lead.
 */
export interface News {
  type: 'news';
  log: Told[];
  position: Position;
}
/**
 * The table changed around the board: seats, presence, phase.
 */
export interface TableNews {
  type: 'table';
  table: TableInfo;
  you: You;
}
/**
 * Somebody at the table gives a sign.
 */
export interface Signalled {
  type: 'signalled';
  seat: number;
  sign: 'good_game' | 'hurry' | 'laugh' | 'oops' | 'thanks' | 'think' | 'thumb' | 'wave';
}
/**
 * The command is done and saved; `n` is the last event it led to.
 */
export interface Accepted {
  type: 'accepted';
  id: string;
  n: number;
}
/**
 * The command is not done, nothing changed; `code` and `rule` name sentences.
 */
export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  rule: string;
  params: {
    [k: string]: number | string | boolean | (number | string)[] | null;
  };
  n: number;
}
/**
 * Yes; `at` is the ping's.
 */
export interface Pong {
  type: 'pong';
  at: number;
  now: number;
}
/**
 * The socket closes: `replaced` by a newer one, `stopping`, too `slow`, `no_table`.
 */
export interface Bye {
  type: 'bye';
  reason: 'no_table' | 'replaced' | 'slow' | 'stopping';
}
/**
 * A game on the shelf.
 */
export interface GameInfo {
  id: string;
  box: 'find_fives' | 'five' | 'five_dice';
  by: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  counts: {
    [k: string]: number[];
  };
  minutes: number;
  age: number | null;
  hidden: boolean;
  shared: boolean;
  options: Choice[];
  levels: Level[];
  solved: boolean;
  timed: boolean;
  daily: boolean;
  dice: boolean;
  low: boolean;
}
/**
 * One option as a form shows it: its values in order, the default among them.
 *
 *     Where `pattern` is a regular expression any text that it matches is a value, and `values` are examples.
 */
export interface Choice {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  against_bots?: string | number | boolean | null;
  pattern?: string;
}
/**
 * One strength of a game's bot, named by what it loses, measured.
 *
 *     `loss` is the winning chance given away per decision. A game without a solver measures in another way and says
 *     which on its page in docs/games. Players read the text `<game>-level-<id>-line`, or else `level-<id>-line`.
 */
export interface Level {
  id: string;
  loss: number;
  exact: boolean;
  seats: number | null;
}
/**
 * A table as it is told to who is not at it: also whose turn it is, and how long ago somebody played.
 */
export interface TableOutside {
  code: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  phase: 'gathering' | 'over' | 'playing';
  epoch: number;
  seats: SeatInfo[];
  players: Player[];
  newcomers: Newcomer[];
  sides: number[];
  hidden: boolean;
  solved: boolean;
  hints: boolean;
  commitment: string;
  daily: string;
  time: TimeLimit | null;
  counts: number[];
  room: number;
  asks: boolean;
  begins: number | null;
  locked: boolean;
  host_away: number | null;
  by_hand: boolean;
  question: QuestionInfo | null;
  watching: number;
  beside: string[];
  next: Onward | null;
  notice: '' | 'rules_changed';
  url: string;
  numbers: {
    [k: string]: unknown;
  };
  turns: number[];
  quiet: number | null;
  you: You;
}
/**
 * Settings of this server that concern every table.
 */
export interface HouseInfo {
  lists: boolean;
  alone?: boolean;
  shelf?: boolean;
}
/**
 * A page of a match's log: older events than those that a snapshot tells.
 */
export interface LogPage {
  log: Told[];
}
/**
 * A table that waits for guests, as the shelf lists it.
 */
export interface OpenTable {
  code: string;
  game: string;
  host: string;
  free: number;
}
/**
 * The answer to a new table and to sitting down. The token stands for the seat.
 */
export interface Seated {
  table: TableInfo;
  token: string;
  you: You;
}
/**
 * The long-poll answer: the same messages a socket would have sent, and the version to ask with next.
 */
export interface Events {
  messages: (Snapshot | News | TableNews | Signalled)[];
  version: number;
}
/**
 * An HTTP error: the same fields as a refusal.
 */
export interface Problem {
  code: string;
  rule: string;
  params: {
    [k: string]: number | string | boolean | (number | string)[] | null;
  };
}
/**
 * A look back at one moment of a match that is over: what a seat saw and might have played, and its worth.
 */
export interface Looked {
  hand: Hand;
  hint: Evaluation | null;
  in_air: boolean;
}
/**
 * The value of a state for one seat and, if that seat acts, of each of its moves, best first.
 */
export interface Evaluation {
  value: number;
  unit: string;
  exact: boolean;
  moves: Valued[];
}
/**
 * A move as text, its value, and the reason as a key of the game's texts.
 *
 *     Where two choose at the same time, `probability` says how often an equilibrium makes the move: a player who mixes
 *     like this gives nothing away, even to one who knows it. It is None in all other states.
 */
export interface Valued {
  move: string;
  value: number;
  why?: Happening | null;
  probability?: number | null;
}
/**
 * A record that was opened: replayed by the rules, and what checking it found.
 */
export interface Opened {
  id: string;
  table: TableInfo;
  at: number;
  result: Result | null;
  log: Told[];
  found: Verification;
}
/**
 * The outcome of checking a record; `problems` is empty if it is correct.
 *
 *     A record of other rules is checked as far as that needs no rules: its secret, and its dice where they are dice.
 *     With `daily` the rolls are that day's, the same for everybody and known beforehand to whoever worked them out. The
 *     rolls among the first `taken` events belong to another match and are not checked here, nor can be the `by_hand`.
 */
export interface Verification {
  game: string;
  events: number;
  rolls: number;
  result: Result | null;
  sealed: boolean;
  problems: string[];
  daily: string;
  taken: number;
  by_hand: number;
  tables: number;
  faces: number[];
  uneven: number | null;
  promised: boolean;
  old_rules: number;
}
/**
 * One moment of an opened record: what a seat (None: a spectator) saw, and what had just happened.
 */
export interface Shown {
  hand: Hand;
  happened: Happening[];
}
/**
 * How much of a review is done, from 0 to 1.
 */
export interface Underway {
  done: number;
}
/**
 * The network of the room and the code by which a phone joins it, as SVG; both empty if guests need none.
 */
export interface Wifi {
  name: string;
  code: string;
}
/**
 * All tables with the same dice, compared by one match.
 */
export interface Beside {
  epoch: number;
  tables: TableBeside[];
}
/**
 * One of several tables with the same dice: who plays there, and how they ended the match that is compared.
 */
export interface TableBeside {
  code: string;
  phase: 'gathering' | 'over' | 'playing';
  epoch: number;
  seats: SeatInfo[];
  result: Result | null;
  url: string;
}
/**
 * The lesson of a game.
 */
export interface Lesson {
  game: string;
  tasks: Task[];
  numbers: {
    [k: string]: unknown;
  };
}
/**
 * A step of a lesson: what is shown before the learner is asked; its words are texts of the game.
 */
export interface Task {
  name: string;
  rule: string;
  seats: number;
  shown: Scene[];
  right: string;
  drawn: '' | 'after' | 'before';
  example: Hand | null;
}
/**
 * One thing that is seen to happen in a lesson, and what the learner sees then.
 */
export interface Scene {
  log: Told[];
  hand: Hand;
}
/**
 * The answer to a move of the learner: is it right and what is seen to happen then, or why it is not allowed.
 */
export interface Tried {
  right: boolean;
  shown: Scene[];
  refused: Problem | null;
}
/**
 * The most points that were possible with the chance that fell; proved if `bound` is no higher.
 */
export interface Best {
  points: number;
  bound: number;
  plan: string[];
}
/**
 * A match in values: `values[n][seat]` after event n.
 *
 *     For each seat start + luck - given + gained = outcome. Moves taken back count for nothing. A decision is judged by
 *     what its seat could know; where choices are secret, what their meeting moved beyond that is luck. Where values are
 *     estimates, luck is also what they changed their mind by.
 */
export interface Review {
  unit: string;
  exact: boolean;
  values: number[][];
  decisions: Decision[];
  luck: number[];
  given: number[];
  gained: number[];
}
/**
 * One move of a seat, compared with the best one: `loss` is the value given away, `why` speaks for the best.
 *
 *     To resign, to agree on a draw or to run out of time (`kind`) is a decision, too; its `move` is empty.
 */
export interface Decision {
  n: number;
  seat: number;
  move: string;
  best: string;
  loss: number;
  why: Happening | null;
  kind: Kind;
  played: Happening | null;
  better: Happening | null;
}
/**
 * A finished or running match. `secret` stays empty until the match is over.
 */
export interface Record {
  format: string;
  game: string;
  version: number;
  options: {
    [k: string]: unknown;
  };
  players: Player[];
  first: number | null;
  table: string;
  epoch: number;
  commitment: string;
  seeds: string[];
  log: Event[];
  secret?: string;
  result?: Result | null;
  daily?: string;
  taken?: number;
  time?: TimeLimit | null;
  begun?: number;
  position?: string;
  by_hand?: boolean;
  /**
   * @maxItems 100
   */
  newcomers?: Newcomer[];
  /**
   * @maxItems 12
   */
  duplicate?: string[];
  pictures?: string;
}
/**
 * The `n`-th event: when (milliseconds since 1970), who, and, if it is a move of the game, the move as text.
 */
export interface Event {
  n: number;
  at: number;
  actor: number;
  move?: string;
  bot?: boolean;
  kind?: Kind;
}
/**
 * The board at one moment. What was played before does not change what can be played: only `stones` count.
 */
export interface ClearAway {
  stones: number;
  black: number;
  last: number | null;
  moves: number;
  happened: Happening[];
}
/**
 * A game of Detective at one moment. A turn begins without dice on the table.
 */
export interface Detective {
  options: FivesGamesDetectiveRulesOptions;
  turn: number;
  sheets: number[][];
  opening: Opening | null;
  first: number;
  dice: number[];
  landed: number[];
  in_air: number;
  again: boolean;
  last: number | null;
  circles: (number | null)[];
  idle: number;
  happened: Happening[];
}
/**
 * The table settings of Detective.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "fives.games.detective.rules.Options".
 */
export interface FivesGamesDetectiveRulesOptions {
  variation: 0 | 1 | 2 | 'both';
  last_turn: 'equal_turns' | 'none' | 'others';
  record: 'after_reroll' | 'first_roll';
  start: 'host' | 'lot' | 'roll' | 'roll_always' | 'winner';
}
/**
 * The rolls for who begins: by seat two dice, None if not rolled yet, () if out of it.
 */
export interface Opening {
  how: 'host' | 'lot' | 'roll' | 'roll_always' | 'winner';
  rolled: (number[] | null)[];
  in_air: boolean;
}
/**
 * A game of Dominoes at one moment. Before its beginning is rolled a string has no dice.
 */
export interface Dominoes {
  options: FivesGamesDominoesRulesOptions;
  scores: number[];
  turn: number;
  opening: Opening | null;
  string: number[];
  rolled: number[];
  in_air: number;
  left: number;
  had: number;
  first: number | null;
  happened: Happening[];
}
/**
 * The table settings of Dominoes.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "fives.games.dominoes.rules.Options".
 */
export interface FivesGamesDominoesRulesOptions {
  variation: 0 | 1 | 2;
  may_decline: boolean;
  replace_single: boolean;
  start: 'host' | 'lot' | 'roll' | 'roll_always' | 'winner';
}
/**
 * A game of Find Fives at one moment.
 */
export interface FindFives {
  options: FivesGamesFindFivesRulesOptions;
  sheets: Sheet[];
  phase: 'boards' | 'finding' | 'over' | 'rolling' | 'scoring';
  boards: string[];
  roll: string;
  round: number;
  rounds: number;
  turned: number | null;
  scores: number[];
  rolled: string[];
  happened: Happening[];
}
/**
 * The table settings of Find Fives.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "fives.games.find_fives.rules.Options".
 */
export interface FivesGamesFindFivesRulesOptions {
  mode: 'puzzle' | 'race' | 'solo';
  boards: 'grey' | 'white';
  timer: 15 | 30 | 45 | 60 | 90 | 120 | 180;
  limit: 0 | 3 | 5 | 10;
  guard: 'auto' | 'off' | 'on';
  tiles: string;
}
/**
 * What one player has written: this round's outlines, and in a puzzle all that stays on the board.
 */
export interface Sheet {
  outlines: Outline[];
  hidden: number;
  done: boolean;
  verdicts: Verdict[];
  best: Outline[];
  points: number[];
  circled: Outline[];
  hatched: Outline[];
  crossed: string;
  marks: number;
  left: string;
}
/**
 * Five squares connected by sides, as a player outlines them.
 */
export interface Outline {
  cells: number[];
  shape: string;
}
/**
 * What an outline is worth after the stop, and why.
 */
export interface Verdict {
  why: 'counts' | 'mismatch' | 'occupied' | 'overlap' | 'repeat' | 'surplus' | 'used';
  points: number;
  other: number | null;
}
/**
 * A game of Five Wins at one moment. Stones are sets of cells, see `field`.
 */
export interface FiveWins {
  options: FivesGamesFiveWinsRulesOptions;
  turn: number;
  opening: Opening | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  stones: [number, number];
  corner: Cell;
  /**
   * @minItems 2
   * @maxItems 2
   */
  hands: [number, number];
  turns: number;
  ending: '' | 'five_in_a_row' | 'last_stone_captured' | 'long_enough' | 'nobody_can_win' | 'third_time';
  winner: number | null;
  past: [number, number, number][];
  first: number | null;
  table: Table | null;
  happened: Happening[];
}
/**
 * The table settings of Five Wins.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "fives.games.five_wins.rules.Options".
 */
export interface FivesGamesFiveWinsRulesOptions {
  exactly_five: boolean;
}
/**
 * The field as a page or terminal draws it; all of it follows from the state.
 */
export interface Table {
  /**
   * @minItems 2
   * @maxItems 2
   */
  stones: [Cell[], Cell[]];
  /**
   * @minItems 2
   * @maxItems 2
   */
  captured: [number, number];
  row: Cell[];
  cuts: Cut[];
  times: number;
}
/**
 * What lifting a stone would capture, if this part is kept.
 */
export interface Cut {
  lift: Cell;
  keep: Cell | null;
  captured: Cell[];
}
/**
 * A game of Hi-Low at one moment. Seats 0 and 2 are side 0, seats 1 and 3 are side 1.
 */
export interface HiLow {
  options: FivesGamesHiLowRulesOptions;
  seats: number;
  turn: number;
  opening: Opening | null;
  sides: [Side, Side] | null;
  totals: number[];
  dice: number[];
  in_air: number;
  left: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  scores: [number, number];
  second: boolean;
  first: number | null;
  sheet: Row[];
  happened: Happening[];
}
/**
 * The table settings of Hi-Low.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "fives.games.hi_low.rules.Options".
 */
export interface FivesGamesHiLowRulesOptions {
  variation: 0 | 1 | 2 | 'both';
  target: 5 | 6;
  alternate: boolean;
  equal_chases: boolean;
  start: 'host' | 'lot' | 'roll' | 'roll_always' | 'winner';
}
/**
 * A finished turn as the score sheet has it: who began, the totals in order of play, who won or what it cost.
 */
export interface Row {
  leader: number;
  totals: number[];
  won: number | null;
  points: number;
}
/**
 * A game of Number Poker at one moment. A stone in a fist is still among what its player has left.
 */
export interface NumberPoker {
  options: FivesGamesNumberPokerRulesOptions;
  left: number[][];
  loot: number[][];
  fists: (number | null)[];
  scores: number[];
  taker: number | null;
  happened: Happening[];
}
/**
 * The table settings of Number Poker.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "fives.games.number_poker.rules.Options".
 */
export interface FivesGamesNumberPokerRulesOptions {
  empty_hand: 'needs_a_stone' | 'ninth_play';
}
/**
 * A game at one moment. `row`, `marks` and `owners` go by place; during a slide they are as it will end.
 */
export interface ShellGame {
  options: FivesGamesShellGameRulesOptions;
  scores: number[];
  shuffler: number;
  phase: Phase;
  lap: number;
  first: number | null;
  opening: Opening | null;
  row: number[];
  marks: number[];
  owners: (number | null)[];
  left: number;
  sliding: Slide | null;
  seeker: number | null;
  asked: number;
  happened: Happening[];
}
/**
 * The table settings of Shell Game.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "fives.games.shell_game.rules.Options".
 */
export interface FivesGamesShellGameRulesOptions {
  memorise: number;
}
/**
 * Take the stone at `source` and put it so that it lies at `target`, in so many tenths of a second.
 */
export interface Slide {
  source: number;
  target: number;
  tenths: number;
}
/**
 * A game of Torris at one moment. Before the stones are laid there are no towers.
 */
export interface Torris {
  options: FivesGamesTorrisRulesOptions;
  turn: number;
  towers: string[];
  opening: Opening | null;
  landings: {
    [k: string]: number;
  };
  /**
   * @minItems 2
   * @maxItems 2
   */
  scores: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  highest: [number, number];
  first: number | null;
  happened: Happening[];
}
/**
 * Table settings of Torris.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "fives.games.torris.rules.Options".
 */
export interface FivesGamesTorrisRulesOptions {
  closing: 'one_place' | 'whole_gap';
}
/**
 * A game of Tug at one moment. Before a point's beginning is rolled there are no dice.
 */
export interface Tug {
  options: FivesGamesTugRulesOptions;
  turn: number;
  opening: Opening | null;
  goals: [Goal, Goal] | null;
  dice: number[];
  in_air: number;
  number: number;
  left: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  scores: [number, number];
  first: number | null;
  happened: Happening[];
}
/**
 * The table settings of Tug.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "fives.games.tug.rules.Options".
 */
export interface FivesGamesTugRulesOptions {
  variation: 0 | 1 | 2;
  full_house: boolean;
  choose: 'each_beginning' | 'once';
  gift: boolean;
  start: 'host' | 'lot' | 'roll' | 'roll_always' | 'winner';
}
/**
 * A game of War at one moment.
 */
export interface War {
  options: FivesGamesWarRulesOptions;
  /**
   * @minItems 2
   * @maxItems 2
   */
  armies: [Army, Army];
  middle: number | null;
  roller: number | null;
  in_air: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  scores: [number, number];
  opening: Opening | null;
  first: number | null;
  happened: Happening[];
}
/**
 * The table settings of War.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "fives.games.war.rules.Options".
 */
export interface FivesGamesWarRulesOptions {
  variation: 0 | 1 | 2 | 'both';
  captures: 'auto' | 'forced' | 'optional';
  sudden: boolean;
  start: 'host' | 'lot' | 'roll' | 'roll_always' | 'winner';
}
/**
 * One player's dice: how many, and how far they are in this turn.
 */
export interface Army {
  size: number;
  thrown: boolean;
  dice: number[];
  captures: Capture[] | null;
  secret: boolean;
}
/**
 * One die taken: by a die that shows the same, or by two that add up to it (WA2).
 */
export interface Capture {
  middle: boolean;
  dice: number[];
}
/**
 * The numbers that the board of Detective draws by: how many equal dice each kind of evidence takes (DE1).
 */
export interface DetectiveNumbers {
  means: number;
  motive: number;
  opportunity: number;
}
/**
 * The numbers that the board of Dominoes draws by.
 */
export interface DominoesNumbers {
  target: number;
  race: number;
  rolls: number;
  dice: number;
}
/**
 * The numbers that the board of Five Wins draws by.
 */
export interface FiveWinsNumbers {
  stones: number;
  longest: number;
}
/**
 * The numbers that the board of Hi-Low draws by.
 */
export interface HiLowNumbers {
  middle: number;
  farthest: number;
  dice: number;
  ten: number;
}
/**
 * The numbers that the board of Shell Game draws by.
 */
export interface ShellGameNumbers {
  earliest: number;
}
/**
 * The numbers that the board of Tug draws by.
 */
export interface TugNumbers {
  target: number;
}
/**
 * The numbers that the board of War draws by.
 */
export interface WarNumbers {
  target: number;
}
