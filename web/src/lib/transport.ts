/** How the page reaches its tables: a server by HTTP and sockets, or a worker on this device by messages. */

/** A socket to a table, as far as the page uses it. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  readonly near: boolean; // it is on this device: never out of reach, but it may be busy for a while
  /** Answers a call as `fetch` does; fails if nobody answers. */
  ask(path: string, init: { method: string; headers: Headers; body?: string; signal?: AbortSignal }): Promise<Response>;
  /** Opens a socket to a table. */
  open(code: string): Socket;
}

const scheme = (): string => (location.protocol === 'https:' ? 'wss' : 'ws');

/** The server that this page comes from. */
export const server: Transport = {
  near: false,
  ask: (path, init) => fetch(path, init),
  open: (code) => new WebSocket(`${scheme()}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`),
};

let used = server;

/** Returns what answers the page now. */
export const transport = (): Transport => used;

/** Lets something else answer from now on. */
export function useTransport(other: Transport): void {
  used = other;
}
