/** Sealed dice, worked out on this device (decision 3): SHA-256, HMAC, and the numbers that an event takes from them.
 *  The browser's own SHA-256 is only there on HTTPS; a table in a living room is plain HTTP, so this is our own. */
const FRACTIONS = fractions();

/** Returns the first 32 bits of the fractional parts of the cube roots of the first 64 primes, which SHA-256 is made of. */
function fractions(): { roots: Uint32Array; start: Uint32Array } {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const bits = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return { roots: Uint32Array.from(primes, (prime) => bits(Math.cbrt(prime))), start: Uint32Array.from(primes.slice(0, 8), (prime) => bits(Math.sqrt(prime))) };
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Returns the SHA-256 of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  const hash = Uint32Array.from(FRACTIONS.start);
  for (let at = 0; at < length; at += 64) mix(hash, view, at);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** Mixes one block of 64 bytes into the hash. */
function mix(hash: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 64; i++) words[i] = i < 16 ? view.getUint32(at + 4 * i) : schedule(words, i);
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + sum + ((e & f) ^ (~e & g)) + FRACTIONS.roots[i]! + words[i]!) >>> 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [a, b, c, d, e, f, g, h] = [(one + two) >>> 0, a, b, c, (d + one) >>> 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
}

function schedule(words: Uint32Array, i: number): number {
  const [far, near] = [words[i - 15]!, words[i - 2]!];
  return words[i - 16]! + (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)) + words[i - 7]! + (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10));
}

/** Returns the HMAC-SHA-256 of a message. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const pad = (by: number): Uint8Array => block.map((byte) => byte ^ by);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the bytes that a hexadecimal text writes; null if it writes none. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})+$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g)!, (byte) => parseInt(byte, 16));
}

/** Returns what is published of a secret before anyone plays. */
export const commitmentOf = (secret: Uint8Array): string => toHex(sha256(secret));

/** A source of chance, as the rules ask it. */
export interface Chance {
  randrange(stop: number): number;
  word(): bigint; // 64 bits
}

/** The chance of one event: as many numbers as it asks for, from HMAC blocks. */
export class Stream implements Chance {
  #block = 0;
  #words: bigint[] = [];

  constructor(
    readonly key: Uint8Array,
    readonly message: string,
  ) {}

  /** Returns a number below `stop`; words that would favour some numbers are thrown away. */
  randrange(stop: number): number {
    const many = BigInt(stop);
    const fair = (2n ** 64n / many) * many;
    let word = this.word();
    while (word >= fair) word = this.word();
    return Number(word % many);
  }

  word(): bigint {
    if (this.#words.length === 0) {
      const block = new DataView(hmac(this.key, bytesOf(`${this.message}|${this.#block}`)).buffer);
      this.#words = [0, 8, 16, 24].map((at) => block.getBigUint64(at));
      this.#block += 1;
    }
    return this.#words.shift()!;
  }
}
