/** Time to think, as a host can limit it. */
import type { TimeLimit } from './messages';
import { t } from './texts.svelte';

/** What is offered: none, then so much for each move, then for the whole match. */
export const LIMITS: (TimeLimit | null)[] = [
  null,
  ...[15, 30, 60, 120].map((seconds): TimeLimit => ({ per: 'move', seconds })),
  ...[3, 5, 10, 20].map((minutes): TimeLimit => ({ per: 'match', seconds: 60 * minutes })),
];

/** Returns a limit in words. */
export function limitWords(limit: TimeLimit | null): string {
  if (!limit) return t('time-none');
  return limit.per === 'move' ? t('time-move', { seconds: limit.seconds }) : t('time-match', { minutes: limit.seconds / 60 });
}
