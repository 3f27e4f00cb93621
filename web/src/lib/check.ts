/** Checking the dice of a match that is over, on this device alone: the server is not asked whether it was honest. */
import { getRecord } from './api';
import { drawOf, throwNames } from './chance';
import { playedGames } from './history';
import type { Event, Record, Told } from './messages';
import { promiseOf, type Kept } from './commitments';
import { bytesOf, commitmentOf, fromHex, sha256, Stream, toHex } from './sealed-dice';
import type { Params } from './texts.svelte';

const NATURE = -1;

/** What was found: a sentence, and whether the dice are as they should be (null: nobody can say). */
export interface Finding {
  honest: boolean | null;
  key: string;
  params: Params;
}

const broken = (what: string, params: Params = {}): Finding => ({ honest: false, key: `check-broken-${what}`, params });

/** Returns what is wrong with the secret, judged by what this device was promised. */
function wrongSecret(record: Record, secret: Uint8Array | null, kept: Kept | undefined): Finding | null {
  if (!secret || commitmentOf(secret) !== record.commitment) return broken('secret');
  if (record.daily) return toHex(secret) === toHex(sha256(bytesOf(`fives|${record.game}|${record.daily}`))) ? null : broken('secret');
  const alike = (record.duplicate ?? []).length > 0;
  if (kept && (kept.commitment !== record.commitment || alike !== (kept.duplicate ?? false))) return broken('promise');
  return kept && !record.seeds.includes(kept.seed) ? broken('seed') : null;
}

/** Returns the first event that is not what this device was shown while it was played. */
function otherwiseTold(record: Record, told: Told[]): Told | undefined {
  const events = new Map(record.log.map((event) => [event.n, event]));
  return told.find(({ n, actor, kind = 'move', move }) => {
    const event = events.get(n);
    return !event || event.actor !== actor || (event.kind ?? 'move') !== kind || (move !== undefined && event.move !== move);
  });
}

/** Says whether chance acted; nature's other events take a throw by hand back. */
const isThrow = ({ actor, kind = 'move' }: Event): boolean => actor === NATURE && kind === 'move';

/** Checks the dice of a record: `kept` is what this device was promised, `told` what it was shown meanwhile. */
export async function checkDice(record: Record, kept?: Kept, told: Told[] = []): Promise<Finding> {
  const thrown = record.log.filter(isThrow);
  const checked = thrown.filter(({ n, move = '' }) => n > (record.taken ?? 0) && !(record.by_hand && /^[1-6]+$/.test(move)));
  const other = otherwiseTold(record, told);
  if (other) return broken('told', { n: other.n });
  if (checked.length === 0) return { honest: null, key: record.by_hand && thrown.length > 0 ? 'check-hand' : 'check-none', params: {} };
  const tables = record.duplicate?.length ?? 0;
  if (!record.secret) return { honest: null, key: tables > 0 && record.result ? 'check-closed-beside' : 'check-closed', params: {} };
  const secret = fromHex(record.secret);
  const wrong = wrongSecret(record, secret, kept);
  if (wrong) return wrong;
  const draw = await drawOf(record.game);
  const names = tables > 0 ? await throwNames(record.game, record.log) : null;
  const head = `${record.table}|${record.epoch}|${record.seeds.join(',')}`;
  for (const { n, move = '' } of checked) {
    const name = names?.get(n) ?? (record.daily ? String(thrown.findIndex((each) => each.n === n)) : `${head}|${n}`);
    const stream = new Stream(secret!, name);
    const drawn = draw(move, stream, record.players.length);
    if (drawn !== move) return broken('throw', { n, move, drawn });
  }
  const key = record.daily ? 'check-daily' : record.by_hand ? 'check-hand' : tables > 0 && kept ? 'check-beside' : kept ? 'check-honest' : 'check-fits';
  return { honest: record.by_hand ? null : true, key, params: { count: checked.length } };
}

/** A match of the same table that this device has finished, and what was found about its dice. */
export interface Known {
  record: Record;
  finding: Finding;
}

const MOST = 50; // matches of a table that are looked at

/** Returns the other finished matches of a table that this device knows of; what the server has no more is left out. */
export async function othersOf(code: string, token: string, epoch: number): Promise<Known[]> {
  const epochs = playedGames().filter((played) => played.code === code && played.epoch !== epoch).map((played) => played.epoch);
  const known: Known[] = [];
  for (const each of epochs.slice(0, MOST)) {
    const record = await getRecord(code, token, each).catch(() => null);
    if (record) known.push({ record, finding: await checkDice(record, promiseOf(code, each)) });
  }
  return known;
}
