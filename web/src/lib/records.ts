/** Records in the hand: saving a file, and the file that somebody has just chosen. */
import type { Record } from './messages';
import { go } from './router.svelte';
import { t } from './texts.svelte';
import { say } from './toasts.svelte';

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
