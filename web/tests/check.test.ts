/** The dice checked on this device: the same numbers as the server's (golden_dice.json is written by tests/golden_dice.py), and every lie found. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkDice } from '../src/lib/check';
import type { Kind, Record, Told } from '../src/lib/messages';
import { keepPromise, promiseOf } from '../src/lib/commitments';
import { bytesOf, fromHex, hmac, sha256, toHex } from '../src/lib/sealed-dice';

interface Golden {
  sha256: [string, string][];
  hmac: [string, string][];
  records: Record[];
}
const golden = JSON.parse(readFileSync(join(import.meta.dirname, 'golden_dice.json'), 'utf8')) as Golden;
const tug = golden.records.find(({ game }) => game === 'tug')!;
const beside = golden.records.find(({ game, duplicate }) => game === 'tug' && duplicate)!;
const kept = { commitment: tug.commitment, seed: tug.seeds[1]! };
const told = tug.log.map(({ n, at, actor, move, kind }): Told => ({ n, at, actor, move, kind, bot: false, happened: [] }));

describe('the numbers', () => {
  it.each(golden.sha256)('SHA-256 of %j', (text, hash) => expect(toHex(sha256(bytesOf(text)))).toBe(hash));
  it.each(golden.hmac)('HMAC with the key %j', (text, hash) => expect(toHex(hmac(bytesOf(text), bytesOf('message')))).toBe(hash));
  it('hexadecimal is read or refused', () => {
    expect(fromHex('00ff')).toEqual(Uint8Array.of(0, 255));
    for (const wrong of ['', '0', 'xy', '0x12']) expect(fromHex(wrong)).toBeNull();
  });
});

describe('a match of', () => {
  const name = ({ game, daily, options, duplicate }: Record): string => `${game} ${daily ?? ''} ${JSON.stringify(options)}${duplicate ? ' at several tables' : ''}`;
  it.each(golden.records.map((record) => [name(record), record] as const))('%s', async (_, record) => {
    const thrown = record.log.filter(({ actor }) => actor === -1).length;
    const found = await checkDice(record);
    if (thrown === 0) expect(found).toMatchObject({ honest: null, key: 'check-none' });
    else expect(found).toEqual({ honest: true, key: record.daily ? 'check-daily' : 'check-fits', params: { count: thrown } });
  });
  it('Find Fives is checked as 1.0.0 wrote it, without the rolls that were repeated, and a false one is found', async () => {
    const record = golden.records.find(({ game, log }) => game === 'find_fives' && log.some(({ move }) => move?.includes('-')))!;
    const written = (change: (move: string) => string): Record => ({ ...record, log: record.log.map((event) => ({ ...event, move: change(event.move ?? '') })) });
    expect(await checkDice(written((move) => move.split('-').at(-1)!))).toMatchObject({ honest: true });
    expect(await checkDice(written((move) => (move.includes('-') ? `fffff-${move}` : move)))).toMatchObject({ honest: false });
  });
  it('every game with chance is among them', () =>
    expect(new Set(golden.records.filter(({ log }) => log.some(({ actor }) => actor === -1)).map(({ game }) => game)).size).toBeGreaterThan(7));
});

describe('this device', () => {
  it('says that the promise was kept', async () => expect(await checkDice(tug, kept, told)).toMatchObject({ honest: true, key: 'check-honest' }));

  it.each([
    ['another secret than the record promises', { ...tug, secret: '00'.repeat(32) }, kept, told, 'check-broken-secret'],
    ['no secret at all', { ...tug, secret: 'nonsense' }, kept, told, 'check-broken-secret'],
    ['another secret than this device was promised', tug, { ...kept, commitment: '00'.repeat(32) }, told, 'check-broken-promise'],
    ['a match without its seed', tug, { ...kept, seed: '00'.repeat(16) }, told, 'check-broken-seed'],
    ['other dice than it was shown', tug, kept, told.map((each) => (each.n === 2 ? { ...each, move: '66' } : each)), 'check-broken-told'],
    ['another kind of event than it was shown', tug, kept, told.map((each) => (each.n === 1 ? { ...each, kind: 'take_back' as const } : each)), 'check-broken-told'],
    ['fewer events than it was shown', { ...tug, log: tug.log.slice(0, 3) }, kept, told, 'check-broken-told'],
  ])('finds %s', async (_, record, promised, shown, key) => expect(await checkDice(record, promised, shown)).toMatchObject({ honest: false, key }));

  it('says that the promise to several tables was kept', async () =>
    expect(await checkDice(beside, { ...kept, commitment: beside.commitment, seed: beside.seeds[0]!, duplicate: true })).toMatchObject({ honest: true, key: 'check-beside' }));

  it.each([
    ['dice of several tables where its own seed was to be in them', beside, { ...kept, seed: beside.seeds[0]! }, 'check-broken-promise'],
    ['dice of one table where several were to have the same', tug, { ...kept, duplicate: true }, 'check-broken-promise'],
    ['dice that are not those of all tables', { ...tug, duplicate: beside.duplicate }, { ...kept, duplicate: true }, 'check-broken-throw'],
  ])('finds %s', async (_, record, promised, key) => expect(await checkDice(record, promised)).toMatchObject({ honest: false, key }));

  it('waits for the other tables', async () =>
    expect(await checkDice({ ...beside, secret: undefined, result: { ranks: [1, 2], scores: [5, 0], reason: 'points', rule: '' } })).toMatchObject({ honest: null, key: 'check-closed-beside' }));

  it('names the throw that does not follow', async () => {
    const log = tug.log.map((event) => (event.n === 2 ? { ...event, move: event.move === '11' ? '12' : '11' } : event));
    const found = await checkDice({ ...tug, log }, kept);
    expect(found).toMatchObject({ honest: false, key: 'check-broken-throw', params: { n: 2, drawn: tug.log[1]!.move } });
  });

  it('compares the events that it was shown, though the first were not among them', async () => {
    expect(await checkDice(tug, kept, told.slice(-5))).toMatchObject({ honest: true });
    expect(await checkDice({ ...tug, log: tug.log.map((event) => (event.n === tug.log.length ? { ...event, actor: 1 - event.actor } : event)) }, kept, told.slice(-5))).toMatchObject({ key: 'check-broken-told' });
  });

  it('takes nothing for a throw that only bears the name of one', async () => {
    const after = (kind: Kind, move?: string): Record => ({ ...tug, by_hand: true, log: [...tug.log, { n: tug.log.length + 1, at: 0, actor: -1, kind, move }] });
    expect(await checkDice(after('undo'))).toMatchObject({ honest: null, key: 'check-hand' });
    expect(await checkDice({ ...after('move', 'undo'), by_hand: false })).toMatchObject({ honest: false, key: 'check-broken-throw', params: { move: 'undo' } });
  });

  it('says nothing of a secret that is still closed', async () => expect(await checkDice({ ...tug, secret: undefined })).toMatchObject({ honest: null, key: 'check-closed' }));
});

describe('a promise', () => {
  beforeEach(() => localStorage.clear());

  it('is kept for its match alone', () => {
    keepPromise('KBSVK', 1, kept);
    keepPromise('KBSVK', 2, { ...kept, seed: 'ab' });
    expect(promiseOf('KBSVK', 1)).toEqual(kept);
    expect(promiseOf('KBSVK', 2)?.seed).toBe('ab');
    expect(promiseOf('KBSVK', 3)).toBeUndefined();
  });

  it('outlives junk', () => {
    for (const junk of ['{', '7', '[1, [2]]', 'null']) {
      localStorage.setItem('fives.promises', junk);
      expect(promiseOf('KBSVK', 1)).toBeUndefined();
      keepPromise('KBSVK', 1, kept);
      expect(promiseOf('KBSVK', 1)).toEqual(kept);
    }
  });

  it('is forgotten when there are many', () => {
    for (let epoch = 0; epoch < 100; epoch++) keepPromise('KBSVK', epoch, kept);
    expect(promiseOf('KBSVK', 0)).toBeUndefined();
    expect(promiseOf('KBSVK', 99)).toEqual(kept);
    expect(localStorage.getItem('fives.promises')!.length).toBeLessThan(20_000);
  });
});
