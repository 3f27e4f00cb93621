/** Where the page's address says what it shows: in its path on a server, behind a `#` on a static host. */

/** Whether this page was built for a static host: the tables are on this device. */
export const STATIC = import.meta.env.MODE === 'shelf';

/** Returns the path of ours in an address behind `#`; nothing if it leads to a place inside the page. */
const behind = (hash: string): string | null => (hash.startsWith('#/') ? hash.slice(1) : hash === '' ? '/' : null);

/** Returns the path that the address names now; nothing if only the place inside the page has changed. */
export const pathNow = (): string | null => (STATIC ? behind(location.hash) : location.pathname);

/** Returns the address of a path of ours. */
export const addressOf = (path: string): string => (STATIC ? `#${path}` : path);

/** Returns the path of ours that a link leads to; nothing if it leads elsewhere. */
export function pathOf(link: HTMLAnchorElement): string | null {
  const here = link.origin === location.origin;
  if (STATIC && here && link.pathname === location.pathname && link.hash) return behind(link.hash);
  return here && !link.pathname.startsWith('/api/') && !link.hash ? link.pathname : null;
}

/** Gives a link of ours the address that another tab can open: on a static host its path lies behind a `#`. */
export function readdress(link: HTMLAnchorElement): void {
  const written = link.getAttribute('href') ?? '';
  if (STATIC && written.startsWith('/')) link.setAttribute('href', addressOf(written));
}
