// The game as boardgame.io's server and clients know it.
import { again, newTable, play } from "./number_poker.mjs";

export const INVALID = "INVALID_MOVE"; // boardgame.io's word for a move that is refused
const anyTime = (move) => ({ move, client: false, ignoreStaleStateID: true }); // fists are closed in any order

export const game = {
  name: "number-poker",
  setup: ({ ctx }) => newTable(ctx.numPlayers),
  turn: { activePlayers: { all: null } },
  moves: {
    play: anyTime(({ G, playerID }, move) => (play(G, Number(playerID), move) ? undefined : INVALID)),
    again: anyTime(({ G, playerID }) => (again(G, Number(playerID)) ? undefined : INVALID)),
  },
  disableUndo: true,
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((player, seat) => (String(seat) === playerID ? player : { ...player, fist: undefined })),
  }),
};
