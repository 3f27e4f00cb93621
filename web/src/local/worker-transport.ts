/** The transport to tables on this device: a worker plays them, and this page speaks to it as to a server. */
import type { Socket, Transport } from '../lib/transport';
import type { FromTables, Progress, ToTables } from './messages';
import { told } from './progress.svelte';

interface Known {
  [path: string]: () => Promise<Response>; // what is answered without Python, by method and path
}

/** A socket to a table in the worker. */
class WorkerSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    readonly number: number,
    readonly say: (message: ToTables) => void,
  ) {}

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  hear(data: string): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  send(text: string): void {
    this.say({ type: 'frame', socket: this.number, text });
  }

  ended(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close'));
  }

  close(): void {
    if (this.readyState !== WebSocket.CLOSED) this.say({ type: 'shut', socket: this.number });
    this.readyState = WebSocket.CLOSED;
  }
}

export class WorkerTransport implements Transport {
  readonly near = true;
  #worker: Worker | undefined;
  #ready = false;
  #count = 0;
  readonly #calls = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>();
  readonly #sockets = new Map<number, WorkerSocket>();

  constructor(
    readonly home: string, // the address of the folder of the page
    readonly files: string, // the address of the folder of Python
    readonly known: Known = {},
  ) {}

  /** Starts the worker, unless it runs: it fetches Python and the rules. */
  start(): void {
    if (this.#worker) return;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<Progress | string>) => {
      if (typeof data === 'string') this.#hear(JSON.parse(data) as FromTables);
      else this.#progress(data);
    };
    this.#worker.onerror = ({ message }) => this.#progress({ type: 'failed', why: message });
    this.#worker.postMessage({ files: this.files, page: this.home });
  }

  ask(path: string, { method, headers, body = '', signal }: Parameters<Transport['ask']>[1]): Promise<Response> {
    const known = this.known[`${method} ${path}`];
    if (known) return known();
    const id = (this.#count += 1);
    const token = headers.get('Authorization')?.replace(/^Bearer /, '') ?? '';
    signal?.addEventListener('abort', () => this.#calls.delete(id));
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
      this.#say({ type: 'call', id, method, path, token, text: body });
    });
  }

  open(code: string): Socket {
    const socket = new WorkerSocket((this.#count += 1), (message) => this.#say(message));
    this.#sockets.set(socket.number, socket);
    this.#say({ type: 'open', socket: socket.number, code });
    if (this.#ready) queueMicrotask(() => socket.opened());
    return socket;
  }

  #say(message: ToTables): void {
    this.start();
    this.#worker!.postMessage(message);
  }

  #hear(message: FromTables): void {
    if (message.type === 'answered') {
      this.#calls.get(message.id)?.resolve(new Response(message.text, { status: message.status, headers: { 'Content-Type': 'application/json' } }));
      this.#calls.delete(message.id);
    } else if (message.type === 'frame') {
      this.#sockets.get(message.socket)?.hear(message.text);
    } else {
      this.#sockets.get(message.socket)?.ended();
      this.#sockets.delete(message.socket);
    }
  }

  #progress(progress: Progress): void {
    told(progress);
    if (progress.type === 'ready') {
      this.#ready = true;
      for (const socket of this.#sockets.values()) socket.opened();
    } else if (progress.type !== 'fetching') {
      this.#end();
    }
  }

  /** Answers nothing any more: the tables are open elsewhere, or the worker could not be loaded. */
  #end(): void {
    this.#worker?.terminate();
    [this.#worker, this.#ready] = [undefined, false];
    for (const { reject } of this.#calls.values()) reject(new Error('the tables of this device do not answer'));
    this.#calls.clear();
    for (const socket of this.#sockets.values()) socket.hear(JSON.stringify({ type: 'bye', reason: 'replaced' }));
    this.#sockets.clear();
  }
}
