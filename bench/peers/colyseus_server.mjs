// Number Poker on Colyseus: a room for each table, its state synchronised as patches; only its owner's view has a fist.
import { Room, Server } from "@colyseus/core";
import { schema, StateView, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { again, newTable, play } from "./number_poker.mjs";

const Player = schema(
  {
    left: t.array("uint8"),
    loot: t.array("uint8"),
    fist: t.int8().view(),
    closed: t.boolean(),
    shown: t.int8(),
    played: t.uint32(),
    ready: t.boolean(),
  },
  "Player",
);
const Table = schema({ players: t.array(Player), taker: t.int8(), over: t.boolean() }, "Table");

class NumberPoker extends Room {
  onCreate({ seats }) {
    this.maxClients = seats;
    this.state = new Table();
    const { players, taker, over } = newTable(seats);
    for (const player of players) this.state.players.push(Object.assign(new Player(), player));
    Object.assign(this.state, { taker, over });
    this.onMessage("play", (client, move) => play(this.state, client.userData, move));
    this.onMessage("again", (client) => again(this.state, client.userData));
  }

  onJoin(client, { seat }) {
    client.userData = seat;
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("number_poker", NumberPoker);
await server.listen(Number(process.argv[2]), "127.0.0.1");
console.log("ready");
