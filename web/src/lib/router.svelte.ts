/** The router: which page the address names, without loading the document again. */
import { addressOf, pathNow, pathOf, readdress } from './place';

type Route =
  | { page: 'shelf' }
  | { page: 'game'; id: string; after?: string } // after: the table whose people go on to this game
  | { page: 'next'; code: string }
  | { page: 'learn'; id: string }
  | { page: 'join'; code: string }
  | { page: 'table'; code: string }
  | { page: 'screen'; code: string }
  | { page: 'replay'; code?: string; epoch?: string }
  | { page: 'history' }
  | { page: 'match'; packed: string } // a whole match that is in the address
  | { page: 'nowhere' };

/** Returns the page that a path names. */
export function routeOf(path: string): Route {
  const [page, name, ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (page === undefined) return { page: 'shelf' };
  if (page === 'history' && name === undefined) return { page };
  if (page === 'match' && name !== undefined && more.length === 0) return { page, packed: name };
  if (page === 'replay') return replayOf(name, more);
  if (page === 'next') return nextOf(name, more);
  if (name === undefined || more.length > 0) return { page: 'nowhere' };
  if (page === 'game' || page === 'learn') return { page, id: name };
  if (page === 'join' || page === 'table' || page === 'screen') return { page, code: name.toUpperCase() };
  return { page: 'nowhere' };
}

/** Returns the page to look back at a game: one of this server's, or a file's. */
function replayOf(code: string | undefined, [epoch, ...more]: string[]): Route {
  if (code === undefined) return { page: 'replay' };
  return epoch !== undefined && /^[1-9]\d{0,8}$/.test(epoch) && more.length === 0 ? { page: 'replay', code: code.toUpperCase(), epoch } : { page: 'nowhere' };
}

/** Returns the page to choose another game for the people of a table, or to lay it. */
function nextOf(code: string | undefined, [id, ...more]: string[]): Route {
  if (code === undefined || more.length > 0) return { page: 'nowhere' };
  return id === undefined ? { page: 'next', code: code.toUpperCase() } : { page: 'game', id, after: code.toUpperCase() };
}

let current = $state.raw<Route>(routeOf(pathNow() ?? '/'));

/** Returns the page shown now. */
export const route = (): Route => current;

/** Goes to a path of ours. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', addressOf(path));
  else history.pushState(null, '', addressOf(path));
  current = routeOf(pathNow() ?? path);
  scrollTo(0, 0);
}

/** Follows our own links and the back button without loading the document; returns how to stop. */
export function listen(): () => void {
  const back = () => {
    const path = pathNow();
    if (path !== null) current = routeOf(path);
  };
  const readable = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) readdress(link);
  };
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const path = pathOf(link);
    if (path === null) return;
    event.preventDefault();
    go(path);
  };
  addEventListener('popstate', back);
  document.addEventListener('pointerdown', readable);
  document.addEventListener('focusin', readable);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('pointerdown', readable);
    document.removeEventListener('focusin', readable);
    document.removeEventListener('click', click);
  };
}
