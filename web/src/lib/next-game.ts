/** Going on with everyone to the table of the next game: the same token holds a seat there. */
import { hold, letGo } from './device';
import type { TableInfo } from './messages';
import { go } from './router.svelte';
import { t } from './texts.svelte';
import { say } from './toasts.svelte';

/** Goes on from a table that everyone leaves for another game, if it is one; what the token holds is kept for there. */
export function followOn(page: 'table' | 'screen' | 'join', { code, next }: TableInfo, token = ''): boolean {
  if (!next) return false;
  if (token) hold(next.code, next.game, token);
  if (page === 'table') letGo(code);
  say('table-next', '', { game: t(`${next.game}-name`) });
  go(`/${page}/${next.code}`, { replace: true });
  return true;
}
