// A table of Colyseus clients, by their own SDK.
import { Client } from "@colyseus/sdk";
import { moves } from "./number_poker.mjs";

export async function sitDown(url, phones, gone) {
  const client = new Client(url);
  let id;
  for (const phone of phones) {
    const options = { seats: phones.length, seat: phone.seat };
    const room = await (id ? client.joinById(id, options) : client.create("number_poker", options));
    id = room.roomId;
    phone.play = (move) => room.send("play", move);
    phone.again = () => room.send("again");
    room.onLeave(gone);
    room.onStateChange((state) => {
      if (state.players.length < phones.length) return;
      const played = Array.from(state.players, (player) => player.played);
      phone.sees({ played, over: state.over && !state.players[phone.seat].ready, moves: moves(state, phone.seat) });
    });
  }
}
