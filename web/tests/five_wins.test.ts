/** The board of Five Wins: what it makes of moves, how it fits the table to the stones, and that it offers what it was given. */
import { flushSync, tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import FiveWinsBoard from '../src/boards/FiveWinsBoard.svelte';
import { fit, lines, next, sees, settled, showing, takings, zoomed, type Cell } from '../src/boards/five_wins/field';
import type { FiveWins, Told } from '../src/lib/messages';
import { boardOnPage } from './boards';

describe('the drawing of Five Wins', () => {
  it('sorts moves by the stone that is taken and the part that is kept', () => {
    expect(takings(['2,1', '-1,0'])).toEqual([{ lift: '', keep: '', targets: new Map([['2,1', '2,1'], ['-1,0', '-1,0']]) }]);
    const after = takings(['0,1>2,1=3,3', '0,1>-2,1=-1,0', '0,0>2,1', '0,1>4,4=3,3']);
    expect(after.map(({ lift, keep, targets }) => [lift, keep, [...targets.keys()]])).toEqual([
      ['0,1', '3,3', ['2,1', '4,4']],
      ['0,1', '-1,0', ['-2,1']],
      ['0,0', '', ['2,1']],
    ]);
    expect(takings(['seat0'])).toEqual([]);
  });

  it('shows every stone and the places around it, in the shape of the window', () => {
    for (const aspect of [0.7, 1, 1.6]) {
      const stones: Cell[] = [[-3, 2], [5, 2], [5, -4]];
      const box = fit(stones, aspect);
      expect(box.w / box.h).toBeCloseTo(aspect);
      for (const [x, y] of stones) {
        for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as Cell[]) expect(sees(box, [x + dx, y + dy])).toBe(true);
      }
    }
    expect(fit([], 1).w).toBeCloseTo(5.2); // the first stone is not the size of a plate
  });

  it('zooms around a point that stays where it is', () => {
    const box = zoomed({ x: 0, y: 0, w: 10, h: 10 }, 2, 4, 8);
    expect(box).toEqual({ x: 2, y: 4, w: 5, h: 5 });
    expect(zoomed(box, 100, 4, 8).w).toBe(3);
    expect(sees(showing(box, [20, -7]), [20, -7])).toBe(true);
  });

  it('leads the arrow keys ahead and rather straight than aside', () => {
    const cells: Cell[] = [[1, 1], [3, 0], [-1, 0], [0, 2]];
    expect(next([0, 0], [1, 0], cells)).toEqual([3, 0]);
    expect(next([0, 0], [0, 1], cells)).toEqual([0, 2]);
    expect(next([0, 0], [0, -1], cells)).toBeUndefined();
  });

  it('finds both ends of a row, and nothing in four', () => {
    const row: Cell[] = [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4]];
    expect(lines(row)).toEqual([[[0, 0], [4, 4]]]);
    expect(lines(row.slice(1))).toEqual([]);
  });

  it('lets a stone that stays keep its identity', () => {
    const before = settled([], [[[0, 0]], [[1, 0]]]);
    const after = settled(before, [[[0, 0], [2, 0]], []]);
    expect(after[0]).toBe(before[0]);
    expect(new Set([...before, ...after].map(({ id }) => id)).size).toBe(3);
  });
});

const view: FiveWins = {
  options: { exactly_five: false }, turn: 0, opening: null, stones: [0, 0], corner: [-1, -1], hands: [0, 0], turns: 0, ending: '', winner: null,
  past: [], first: 0, happened: [],
  table: {
    stones: [[[0, 0], [1, 0], [2, 0]], [[3, 0], [4, 0]]], captured: [13, 14], row: [], times: 1,
    cuts: [{ lift: [2, 0], keep: [0, 0], captured: [[3, 0], [4, 0]] }, { lift: [2, 0], keep: [3, 0], captured: [[0, 0], [1, 0]] }],
  },
};
const MOVES = ['0,0>5,0', '2,0>-1,0=0,0', '2,0>5,0=3,0'];

describe('the board of Five Wins', () => {
  const page = boardOnPage(FiveWinsBoard, ['Ann', 'Ben'], { stones: 16, longest: 200 });
  const { played } = page;
  const show = (seen: Partial<FiveWins>, moves: string[], events: Told[] = [], onsettled = () => undefined) =>
    page.show({ ...view, ...seen }, moves, { events, onsettled });
  const items = () => [...document.querySelectorAll<SVGElement>('.item')].map((item) => item.getAttribute('aria-label'));
  const tap = (cell: string) => {
    document.querySelector(`[data-cell="${cell}"]`)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
  };
  const press = (words: string) => {
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === words)!.click();
    flushSync();
  };
  const crossed = () => document.querySelectorAll('.doomed').length;

  it('shows what a lifted stone would capture, and lets the player choose the part that stays', () => {
    show({}, MOVES);
    expect(items()).toEqual(['Pick up your stone on 0,0', 'Pick up your stone on 2,0: it captures 2 stones']);
    expect(crossed()).toBe(0);
    tap('2,0');
    expect(crossed()).toBe(2);
    expect(document.body.textContent).toContain('2 black');
    press('Keep the other part');
    expect(document.body.textContent).toContain('2 white');
    expect(items()).toContain('Place 5,0');
    tap('5,0');
    if (played.length === 0) tap('5,0'); // too small for a thumb: tapped twice
    expect(played).toEqual(['2,0>5,0=3,0']);
  });

  it('takes a lifted stone back', () => {
    show({}, MOVES);
    tap('2,0');
    press('Put it back');
    expect(crossed()).toBe(0);
    expect(played).toEqual([]);
  });

  it('shows a stone on its way and offers nothing until it is answered; refused, all is as before', async () => {
    const plays = vi.fn<(move: string) => Promise<boolean>>();
    let answer = (_accepted: boolean): void => undefined;
    plays.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    page.show({ ...view, hands: [3, 3] }, ['5,0', '0,1'], { onplay: plays });
    tap('5,0');
    if (plays.mock.calls.length === 0) tap('5,0'); // too small for a thumb: tapped twice
    expect(items()).toEqual([]);
    expect(document.querySelectorAll('.sent')).toHaveLength(1);
    answer(false);
    await tick();
    flushSync();
    expect(items()).toHaveLength(2);
    expect(document.querySelectorAll('.sent')).toHaveLength(0);
    expect(plays).toHaveBeenCalledOnce();
  });

  it('offers nothing when it is not your turn', () => {
    show({ turn: 1 }, []);
    expect(items()).toEqual([]);
    expect(document.body.textContent).toContain('Ben looks for a stone to move');
    expect(document.querySelectorAll('[role=img][aria-label^="White stone"]')).toHaveLength(3);
  });

  it('settles once after the events it was given', () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const happened: Told['happened'] = [
      { key: 'five_wins-moved', params: { seat: 1, x: 5, y: 0, from_x: 3, from_y: 0 } },
      { key: 'five_wins-captured', params: { seat: 0, count: 1, cells: [0, 0] } },
    ];
    show({}, [], [{ n: 4, at: 0, actor: 1, bot: false, happened }], settled);
    expect(crossed()).toBe(1); // seen before it is gone
    vi.advanceTimersByTime(10_000);
    expect(settled).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
