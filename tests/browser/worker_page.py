"""A bare page that plays through the shelf's own worker, faster than anyone taps: no board, the same messages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

SCRIPT = """
(worker, python, home) => {
  const told = new Worker(worker, { type: 'module' });
  const answers = new Map();
  const sockets = new Map();
  let count = 0;
  window.ready = new Promise((resolve, reject) => {
    told.onerror = ({ message }) => reject(new Error(message));
    told.onmessage = ({ data }) => {
      if (data.type === 'ready') return resolve();
      if (data.type === 'failed') return reject(new Error(data.why));
      if (typeof data !== 'string') return undefined;
      const { type, id, socket, status, text } = JSON.parse(data);
      if (type === 'answered') return answers.get(id)?.({ status, body: JSON.parse(text) });
      return type === 'frame' && sockets.get(socket)?.(JSON.parse(text));
    };
  });
  told.postMessage({ files: python, page: home });
  const say = (message) => told.postMessage(message);
  window.call = (method, path, token = '', body) => new Promise((resolve) => {
    const id = (count += 1);
    answers.set(id, resolve);
    say({ type: 'call', id, method, path, token, text: body === undefined ? '' : JSON.stringify(body) });
  });
  window.see = (code, token) => new Promise((resolve) => {
    const socket = (count += 1);
    sockets.set(socket, ({ position }) => position && resolve(position));
    say({ type: 'open', socket, code });
    say({ type: 'frame', socket, text: JSON.stringify({ type: 'hello', token }) });
  });
  // Plays a match to its end: own seats choose by a seeded chance, and each bot by its level.
  window.playOut = async (wish, seed, most = 5000) => {
    let state = seed;
    const chance = (below) => (state = (state * 1103515245 + 12345) % 2147483648) % below;
    const laid = await call('POST', '/api/tables', '', wish);
    if (laid.status !== 201) throw new Error(JSON.stringify(laid));
    const { table: { code }, token } = laid.body;
    const socket = (count += 1);
    let [asked, longest, moved] = ['', 0, 0];
    await new Promise((resolve, reject) => {
      const send = (message) => say({ type: 'frame', socket, text: JSON.stringify(message) });
      sockets.set(socket, (message) => {
        if (message.type === 'refused') return reject(new Error(JSON.stringify(message)));
        if (message.table?.phase === 'gathering' && asked === '') {
          asked = 'ready';
          return send({ type: 'ready', id: 'ready', seed: 'ab'.repeat(16) });
        }
        const position = message.position;
        if (!position) return;
        if (position.result) return resolve();
        if (position.n > most) return reject(new Error('this match has no end'));
        const hand = position.hands.find(({ moves }) => moves.length > 0);
        const at = `${position.epoch} ${position.n}`;
        if (message.log?.some(({ bot }) => bot) && moved) longest = Math.max(longest, performance.now() - moved);
        if (!hand || at === asked) return;
        [asked, moved] = [at, performance.now()];
        const move = hand.moves[chance(hand.moves.length)];
        send({ type: 'play', id: at, seat: hand.seat, move, epoch: position.epoch, seen: position.n });
      });
      say({ type: 'open', socket, code });
      send({ type: 'hello', token });
    });
    say({ type: 'shut', socket });
    sockets.delete(socket);
    return { record: (await call('GET', `/api/tables/${code}/record`, token)).body, longest, code, token };
  };
}
"""


class WorkerPage:
    """A page without boards at a static shelf."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        files = json.loads((folder / "files.json").read_text())
        worker = next(path for path in files if path.startswith("assets/worker-"))
        python = next(path for path in files if path.startswith("python-")).partition("/")[0]
        self.context = browser.new_context()
        self.page: Page = self.context.new_page()
        self.page.goto(f"{url}/files.json")
        self.page.evaluate(f"({SCRIPT})('{url}/{worker}', '{url}/{python}/', '{url}/')")
        self.page.evaluate("ready")

    def get(self, path: str, token: str = "") -> Any:
        """Return the answer to a call."""
        told = self.page.evaluate("([path, token]) => call('GET', path, token)", [path, token])
        assert told["status"] == 200, told
        return told["body"]

    def post(self, path: str, token: str, body: dict[str, Any]) -> Any:
        """Return the answer to a call with a body."""
        told = self.page.evaluate("([path, token, body]) => call('POST', path, token, body)", [path, token, body])
        assert told["status"] < 300, told
        return told["body"]

    def see(self, code: str, token: str) -> Any:
        """Return the position that a socket is told first."""
        return self.page.evaluate("([code, token]) => see(code, token)", [code, token])

    def lay(self, wish: dict[str, Any]) -> tuple[str, str]:
        """Lay a table; return its code and token."""
        told = self.post("/api/tables", "", wish)
        return told["table"]["code"], told["token"]

    def play_out(self, wish: dict[str, Any], seed: int = 1) -> dict[str, Any]:
        """Play a match to its end and return its record."""
        told: dict[str, Any] = self.page.evaluate("([wish, seed]) => playOut(wish, seed)", [wish, seed])
        return told

    def close(self) -> None:
        """Close the page."""
        self.context.close()
