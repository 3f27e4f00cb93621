// A table of boardgame.io clients, by its own client over Socket.IO, seated by its lobby.
import { createRequire } from "node:module";
import { game } from "./boardgame_game.mjs";
import { moves } from "./number_poker.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

async function post(url, body) {
  const answer = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  return answer.json();
}

export async function sitDown(url, phones, gone) {
  const lobby = `${url}/games/${game.name}`;
  const { matchID } = await post(`${lobby}/create`, { numPlayers: phones.length });
  for (const phone of phones) {
    const playerID = String(phone.seat);
    const { playerCredentials } = await post(`${lobby}/${matchID}/join`, { playerID, playerName: playerID });
    const multiplayer = SocketIO({ server: url, socketOpts: { forceNew: true, transports: ["websocket"] } });
    const client = Client({ game, multiplayer, numPlayers: phones.length, matchID, playerID, credentials: playerCredentials, debug: false });
    phone.play = (move) => client.moves.play(move);
    phone.again = () => client.moves.again();
    client.subscribe((state) => {
      if (!state?.isConnected) return;
      const { G } = state;
      phone.sees({ played: G.players.map((player) => player.played), over: G.over && !G.players[phone.seat].ready, moves: moves(G, phone.seat) });
    });
    client.start();
    client.transport.socket.on("disconnect", gone);
  }
}
