/** The service worker: it only knows what to say when the server is not reached. Pages always come from the server, so that none is ever older than it. */
const SHELL = 'fives-SHELL';
const FILES = ['/offline.html', '/offline.js', '/icon.svg'];
const AWAY = [502, 503, 504]; // what a proxy says whose server is gone

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('fives-') && name !== SHELL);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(reach(request, '/offline.html'));
  else if (FILES.includes(new URL(request.url).pathname)) event.respondWith(reach(request, request));
});

/** Answers with what the server says, or else with what was put aside. */
async function reach(request, instead) {
  const answer = await fetch(request).catch(() => undefined);
  return answer && !AWAY.includes(answer.status) ? answer : ((await caches.match(instead)) ?? answer ?? Response.error());
}
