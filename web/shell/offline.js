/** The page that is shown while the server is not reached: in this device's language, and back as soon as it is. */
import { lookup } from './lookup.js';

const EVERY = 3000; // milliseconds

function language() {
  let kept = '';
  try {
    kept = localStorage.getItem('fives.locale') ?? '';
  } catch {
    kept = ''; // storage is closed to us
  }
  const offered = [...document.querySelectorAll('main')].map(({ lang, dataset }) => ({ tag: lang, also: dataset.also.split(' ') }));
  return lookup([kept, ...navigator.languages], offered, 'en');
}

async function lookAgain() {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}

const chosen = language();
for (const main of document.querySelectorAll('main')) main.hidden = main.lang !== chosen;
const { dir } = document.querySelector(`main[lang="${chosen}"]`);
Object.assign(document.documentElement, { lang: chosen, dir });
document.title = document.querySelector('main:not([hidden]) h1').textContent;
document.querySelectorAll('button').forEach((button) => button.addEventListener('click', () => location.reload()));
addEventListener('online', lookAgain);
setInterval(lookAgain, EVERY);
