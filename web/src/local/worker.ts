/** The worker that plays: it loads Python, the rules and the saved tables, and answers what a server would. */
import type { PyodideInterface } from 'pyodide';
import type { Begin, Progress, ToTables } from './messages';
import { Rows } from './rows';

const DATABASE = 'fives';
const PACKED = /\.(wasm)$/; // these lie there compressed, as `<name>.packed`, whatever the host does
const PYTHON = '/fives'; // where the rules are unpacked

interface Tables {
  handle(text: string): Promise<void>;
}

const say = (message: Progress): void => postMessage(message);

/** Tells what is fetched as it comes, and unpacks what lies there compressed. */
function countBytes(files: string): void {
  const fetchPlain = fetch;
  let all = 0;
  const sized = fetchPlain(new URL('sizes.json', files)).then(async (answer) => (all = ((await answer.json()) as { all: number }).all), () => undefined);
  let bytes = 0;
  let told = 0;
  const counted = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, out) {
        bytes += part.length;
        if (bytes - told > 100_000) say({ type: 'fetching', bytes: (told = bytes), all });
        out.enqueue(part);
      },
    });
  self.fetch = async (input, init) => {
    await sized;
    const url = input instanceof Request ? input.url : String(input);
    const packed = PACKED.test(url);
    const answer = await fetchPlain(packed ? `${url}.packed` : input, init);
    if (!answer.ok || !answer.body) throw new Error(`${url} is not there (${answer.status})`);
    const body = answer.body.pipeThrough(counted());
    const kind = packed ? 'application/wasm' : (answer.headers.get('Content-Type') ?? '');
    return new Response(packed ? body.pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>) : body, { headers: { 'Content-Type': kind } });
  };
}

async function begin({ files, page }: Begin): Promise<Tables> {
  countBytes(files);
  const from = (name: string) => new URL(name, files).href;
  const [{ loadPyodide }, rules, msgspec, rows] = await Promise.all([
    import(/* @vite-ignore */ from('pyodide.mjs')) as Promise<{ loadPyodide: (options: object) => Promise<PyodideInterface> }>,
    bytesOf(from('fives.zip')),
    bytesOf(from('msgspec.zip')),
    Rows.open(DATABASE, () => say({ type: 'elsewhere' })),
  ]);
  const python = await loadPyodide({ indexURL: files, fullStdLib: false });
  for (const each of [rules, msgspec]) python.unpackArchive(each, 'zip', { extractDir: PYTHON });
  const open = python.runPython(`import sys; sys.path.append('${PYTHON}'); from fives.local.browser import open_shelf; open_shelf`) as (...given: unknown[]) => Promise<Tables>;
  return open(rows, (text: string) => postMessage(text), page, (file: string) => bytesOf(new URL(`tables/${file}`, page).href));
}

async function bytesOf(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} is not there (${answer.status})`);
  return new Uint8Array(await answer.arrayBuffer());
}

let tables: Promise<Tables> | undefined;

/** Lets tables of another page, or of one opened since, go on there. */
const others = new BroadcastChannel('fives-tables');
others.onmessage = () => {
  say({ type: 'elsewhere' });
  close();
};

addEventListener('message', ({ data }: MessageEvent<Begin | ToTables>) => {
  if ('files' in data) {
    others.postMessage('opened');
    tables = begin(data);
    tables.then(
      () => say({ type: 'ready' }),
      (error: unknown) => say({ type: 'failed', why: String(error) }),
    );
  } else {
    void tables?.then((each) => each.handle(JSON.stringify(data))).catch((error: unknown) => console.error(error));
  }
});
