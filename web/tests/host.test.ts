/** The host's role: it is free when its time has come, and everybody is told who has it now. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo, TableInfo } from '../src/lib/messages';
import { TableLink } from '../src/lib/socket';
import { TableStore } from '../src/lib/table.svelte';
import { hush, toasts } from '../src/lib/toasts.svelte';
import { table } from './tables';

const NOBODY = { seats: [], host: false };
const who = (name: string, host = false): SeatInfo => ({ ...table.seats[0]!, name, host });
const ANN_LEADS = [who('Ann', true), who('Ben')];
const BEN_LEADS = [who('Ann'), who('Ben', true)];

describe('the role of host', () => {
  let store: TableStore;
  const hear = (changes: Partial<TableInfo>, you = NOBODY as { seats: number[]; host: boolean }): void => store.receive({ type: 'table', table: { ...table, ...changes }, you });
  const said = () => toasts().filter(({ key }) => key === 'host-now').map(({ params }) => params);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(TableLink.prototype, 'send').mockImplementation(() => undefined);
    for (const { id } of toasts()) hush(id);
    store = new TableStore('KBSVK', 'secret');
  });
  afterEach(() => vi.useRealTimers());

  it('is free at a moment that stays, however often the table is told', () => {
    hear({ host_away: 3000 });
    const from = Date.now() + 3000;
    expect(store.hostFrom).toBe(from);
    vi.advanceTimersByTime(4000);
    hear({ host_away: 0 });
    expect(store.hostFrom).toBe(from);
    hear({ host_away: 5000 }); // the server was started again
    expect(store.hostFrom).toBe(Date.now() + 5000);
    hear({ host_away: null });
    expect(store.hostFrom).toBeNull();
    hear({ host_away: 0 });
    expect(store.hostFrom).toBe(Date.now());
  });

  it('that has passed to another is told to everybody, and to that one', () => {
    hear({ seats: ANN_LEADS });
    expect(said()).toEqual([]);
    hear({ seats: BEN_LEADS });
    expect(said()).toEqual([{ player: 'Ben', you: 'no' }]);
    hear({ seats: ANN_LEADS }, { seats: [0], host: true });
    expect(said()).toEqual([{ player: 'Ann', you: 'yes' }]);
  });

  it('of a host without a seat who sits down has not passed, of one who is away it has', () => {
    hear({ seats: [who('Ann'), who('Ben')] });
    hear({ seats: ANN_LEADS });
    expect(said()).toEqual([]);
    hear({ seats: [who('Ann'), who('Ben')], host_away: 0 });
    hear({ seats: BEN_LEADS });
    expect(said()).toEqual([{ player: 'Ben', you: 'no' }]);
  });

  it('of a host with two seats who hands one over has not passed', () => {
    hear({ seats: [who('Ann', true), who('Ann', true)] });
    hear({ seats: [who('Eve'), who('Ann', true)] });
    expect(said()).toEqual([]);
  });
});
