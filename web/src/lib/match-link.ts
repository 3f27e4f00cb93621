/** A whole match in a link: its record is packed behind the `#`, so that no server is told of it. */
import type { Record } from './messages';
import { addressOf } from './place';

const LARGEST = 1 << 18; // bytes of a record, as `POST /api/records` takes them

/** Returns the link of a match that is over: whoever opens it replays the match by the rules on their own device. */
export async function matchLink(record: Record): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const packed = new Uint8Array(await new Response(through(bytes, new CompressionStream('deflate-raw'))).arrayBuffer());
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const place = addressOf(`/match/${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`);
  return new URL(place, document.baseURI).href;
}

/** Returns the record in a link, as text; fails if nothing of the kind is in it, or too much. */
export async function unpackMatch(letters: string): Promise<string> {
  const packed = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const reader = through(packed, new DecompressionStream('deflate-raw')).pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > LARGEST) throw new Error('this record is too large');
  }
  return text;
}

const through = (bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
