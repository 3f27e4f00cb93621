/** Going on to the next game: the same token holds a seat there, and every page goes along by itself. */
import { beforeEach, describe, expect, it } from 'vitest';
import { heldTables, hold } from '../src/lib/device';
import type { TableInfo } from '../src/lib/messages';
import { followOn } from '../src/lib/next-game';
import { go, route } from '../src/lib/router.svelte';
import { toasts } from '../src/lib/toasts.svelte';

const table = { code: 'KBSVK', game: 'tug', next: { code: 'MNPRS', game: 'torris' } } as TableInfo;

describe('a table that everyone leaves for the next game', () => {
  beforeEach(() => {
    localStorage.clear();
    hold('KBSVK', 'tug', 'secret');
    go('/table/KBSVK');
  });

  it('takes a phone along, with its seat', () => {
    const pages = history.length;
    expect(followOn('table', table, 'secret')).toBe(true);
    expect(route()).toEqual({ page: 'table', code: 'MNPRS' });
    expect(history.length).toBe(pages);
    expect([...heldTables()].map(([code, { token, game }]) => [code, token, game])).toEqual([['MNPRS', 'secret', 'torris']]);
    expect(toasts().at(-1)?.key).toBe('table-next');
  });

  it('takes the big screen along, whose device keeps what it holds', () => {
    followOn('screen', table);
    expect(route()).toEqual({ page: 'screen', code: 'MNPRS' });
    expect([...heldTables().keys()]).toEqual(['KBSVK']);
  });

  it('sends a late guest to where the others are', () => {
    followOn('join', table);
    expect(route()).toEqual({ page: 'join', code: 'MNPRS' });
  });

  it('is left by nobody as long as there is no next game', () => {
    expect(followOn('table', { ...table, next: null }, 'secret')).toBe(false);
    expect(route()).toEqual({ page: 'table', code: 'KBSVK' });
  });
});
