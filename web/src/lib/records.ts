/** Records in the hand: saving a file, and the file that somebody has just chosen. */
import type { Event, Kind, Record } from './messages';
import { go } from './router.svelte';
import { t } from './texts.svelte';
import { say } from './toasts.svelte';

const OLD_FORMAT = 'fives-record-1'; // of fives 1.0.0: the text of a move said what kind of event it is
const FORMAT = 'fives-record-2';
const OLD_WORDS = new Map<string | undefined, Kind>([['undo', 'undo'], ['take_back', 'take_back'], ['resign', 'resign'], ['draw', 'draw']]);
const OLD_CLOCK_WORDS = new Map<string | undefined, Kind>([['wait', 'wait'], ['go_on', 'resume']]);
const CLOCK = -2;
const LARGEST = 1 << 18; // bytes, as the server takes them

let chosen: string | null = null;

/** Returns the text of the file that was chosen last. */
export const chosenFile = (): string | null => chosen;

/** Takes a file that somebody has chosen or dropped, and shows it. */
export async function openFile(file: File | undefined): Promise<void> {
  if (!file) return;
  if (file.size > LARGEST) return say('refusal-too-large');
  chosen = await file.text();
  go('/replay');
}

/** Returns an event of the old format with its kind, as the server reads it. */
function withKind({ move, ...event }: Event): Event {
  const kind = OLD_WORDS.get(move) ?? (event.actor === CLOCK ? OLD_CLOCK_WORDS.get(move) : undefined);
  if (kind) return { ...event, kind };
  const late = event.actor === CLOCK ? /^timeout([0-7])$/.exec(move ?? '') : null;
  return late ? { ...event, actor: Number(late[1]), kind: 'timeout' } : { ...event, move };
}

/** Returns the record in a file that the server could read, in the format of today. */
export function readRecord(text: string): Record {
  const record = JSON.parse(text) as Record;
  return record.format === OLD_FORMAT ? { ...record, format: FORMAT, log: record.log.map(withKind) } : record;
}

/** Saves a record as a file. */
export function saveFile(record: Record): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1) + '\n'], { type: 'application/json' }));
  link.download = `${record.game}-${record.table}-${record.epoch}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Returns the name of a record, for whoever it is shared with. */
export const titleOf = (game: string): string => t('replay-title', { game: t(`${game}-name`) });
