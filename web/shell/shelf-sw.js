/** The service worker of a static shelf: it answers with the files of its own version, from what is kept or else from the host. */
const FILES = {}; // path: [hash, bytes, part], written by scripts/site.py
const KEPT = 'fives-files'; // a file is kept under its path and hash, so that versions share what has not changed
const FIRST = 'page';

const scope = new URL('./', self.location).href;
const keyOf = (path) => `${scope}${path}?${FILES[path][0]}`;

/** Keeps the files of the page, and those that somebody asked to keep, before this version is used. */
async function install() {
  const cache = await caches.open(KEPT);
  const old = (await cache.match(`${scope}parts`).then((answer) => answer?.json())) ?? [];
  const wanted = Object.keys(FILES).filter((path) => FILES[path][2] === FIRST || old.includes(FILES[path][2]));
  for (const path of wanted) {
    if (await cache.match(keyOf(path))) continue;
    const answer = await fetch(scope + path, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${path} is not there`);
    await cache.put(keyOf(path), answer);
  }
}

/** Forgets the files that only older versions have: no page uses them any more. */
async function forget() {
  const cache = await caches.open(KEPT);
  const ours = new Set([...Object.keys(FILES).map(keyOf), `${scope}parts`]);
  for (const request of await cache.keys()) if (request.url.startsWith(scope) && !ours.has(request.url)) await cache.delete(request);
  await self.clients.claim();
}

/** Answers from what is kept, or from the host; what comes from the host is kept. */
async function answer(path, request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(keyOf(path));
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await cache.put(keyOf(path), found.clone());
  return found;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(forget()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = request.url.split(/[?#]/)[0];
  if (request.method !== 'GET' || !url.startsWith(scope)) return;
  const path = url.slice(scope.length) || 'index.html';
  if (path in FILES) event.respondWith(answer(path, request));
});
