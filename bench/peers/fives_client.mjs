// A table of phones of fives: its HTTP calls and its socket as docs/protocol.md has them, pings too.
import { randomBytes } from "node:crypto";
import WebSocket from "ws";

const PING = 3000; // as often as a page
const hex = (bytes) => randomBytes(bytes).toString("hex");

async function post(url, body) {
  const answer = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export async function sitDown(url, phones, gone) {
  const seats = phones.map(({ seat }) => (seat ? { kind: "open" } : { kind: "mine", name: "A" }));
  const host = await post(`${url}/api/tables`, { game: "number_poker", seats });
  const { code } = host.table;
  const tokens = [host.token];
  for (const phone of phones.slice(1)) {
    tokens.push((await post(`${url}/api/tables/${code}/seats`, { name: "BCDE"[phone.seat] })).token);
  }
  await Promise.all(phones.map((phone) => connect(`${url.replace("http", "ws")}/api/tables/${code}/socket`, phone, tokens[phone.seat], gone)));
}

function connect(url, phone, token, gone) {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const say = (message) => socket.send(JSON.stringify(message));
  const view = { played: phone.known.map(() => 0), over: true, moves: [] };
  let position = { epoch: 0, n: 0 };
  let ready = ""; // the sealed dice this seat is ready for
  let promise = "";
  let pong = {};
  phone.play = (move) => say({ type: "play", id: hex(8), seat: phone.seat, move, epoch: position.epoch, seen: position.n });
  phone.again = () => {
    ready = promise;
    say({ type: "ready", id: hex(8), seed: hex(16) });
  };
  const take = (message) => {
    if (message.table) promise = message.table.commitment;
    for (const { n, actor } of message.log ?? []) {
      if (actor >= 0 && (message.position.epoch !== position.epoch || n > position.n)) view.played[actor] += 1;
    }
    if (message.position) ({ position, position: { hands: [{ moves: view.moves }] } } = message);
    if (message.table) view.over = message.table.phase !== "playing" && ready !== promise;
  };
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.type === "pong") pong = { heard: message.now, held: 0, came: performance.now() };
    else if (message.type === "refused") phone.refused();
    else if (message.type !== "accepted") {
      take(message);
      phone.sees({ ...view, played: [...view.played] });
    }
  });
  let pinging;
  const ping = () => {
    const { came, ...heard } = pong;
    say({ type: "ping", at: performance.now(), ...heard, ...(came && { held: performance.now() - came }) });
  };
  socket.on("close", () => {
    clearInterval(pinging);
    gone();
  });
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => {
      say({ type: "hello", token });
      pinging = setInterval(ping, PING);
      resolve();
    });
  });
}
