// Number Poker as the peers play it: the rules of docs/games/number_poker.md with the default option, written for state
// that is changed in place (a draft of boardgame.io's, a schema of Colyseus').

export const NONE = -1; // no fist, no taker
const VALUES = [1, 2, 3, 4];
const WHOLE = [1, 2, 2, 2, 2]; // the empty hand, and two of each value (NP1, NP3)

export const newPlayer = () => ({ left: [...WHOLE], loot: [], fist: NONE, closed: false, shown: NONE, played: 0, ready: false });
export const newTable = (seats) => ({ players: Array.from({ length: seats }, newPlayer), taker: NONE, over: false });

const stones = (player) => VALUES.reduce((sum, value) => sum + player.left[value], 0);
const canPlay = (player) => player.left[0] > 0 || stones(player) > 0;

// Every legal move of a seat, as fives writes it.
export function moves(table, seat) {
  if (table.over) return [];
  if (table.taker !== NONE) {
    if (seat !== table.taker) return [];
    return [...table.players].flatMap((player, other) => (player.shown > 0 ? [`take${other}`] : []));
  }
  const { left, closed } = table.players[seat];
  if (closed) return [];
  return [...VALUES.filter((value) => left[value] > 0).map(String), ...(left[0] > 0 ? ["E"] : [])];
}

// Play a move; say whether it was legal.
export function play(table, seat, move) {
  if (!moves(table, seat).includes(move)) return false;
  const player = table.players[seat];
  player.played += 1;
  if (move.startsWith("take")) {
    settle(table, Number(move.slice(4)));
    return true;
  }
  player.fist = move === "E" ? 0 : Number(move);
  player.closed = true;
  if ([...table.players].every((each) => each.closed || !canPlay(each))) open(table);
  return true;
}

// Say that a seat wants another match; it begins when all do.
export function again(table, seat) {
  if (!table.over) return false;
  table.players[seat].ready = true;
  const players = [...table.players];
  if (players.every((player) => player.ready)) {
    for (const player of players) {
      player.ready = false;
      player.shown = NONE;
      WHOLE.forEach((count, value) => (player.left[value] = count));
      player.loot.splice(0, player.loot.length);
    }
    table.over = false;
  }
  return true;
}

function open(table) {
  const players = [...table.players];
  for (const player of players) player.shown = player.closed ? player.fist : NONE;
  const empty = players.flatMap((player, seat) => (player.shown === 0 ? [seat] : []));
  if (empty.length === 1 && players.some((player) => player.shown > 0)) table.taker = empty[0];
  else settle(table, NONE);
}

function settle(table, robbed) {
  const players = [...table.players];
  const shown = players.map((player) => player.shown);
  if (robbed !== NONE) {
    players[table.taker].loot.push(shown[robbed]);
    shown[robbed] = NONE;
  }
  const best = [4, 3, 2, 1].find((value) => shown.filter((stone) => stone === value).length === 1);
  if (best !== undefined) players[shown.indexOf(best)].loot.push(best);
  for (const player of players) {
    if (player.closed) player.left[player.fist] -= 1;
    player.closed = false;
    player.fist = NONE;
  }
  table.taker = NONE;
  table.over = players.every((player) => stones(player) === 0);
}
