/** The board of Number Poker: it tells a round in order, offers exactly the moves it was given, and keeps fists closed. */
import { describe, expect, it, vi } from 'vitest';
import NumberPokerBoard from '../src/boards/NumberPokerBoard.svelte';
import { CLOSED, resting, script } from '../src/boards/number_poker/hands';
import type { Happening, NumberPoker, Told } from '../src/lib/messages';
import { boardOnPage } from './boards';

const whole = [1, 2, 2, 2, 2];
const start: NumberPoker = { options: { empty_hand: 'ninth_play' }, left: [whole, whole, whole], loot: [[], [], []], fists: [null, null, null], scores: [0, 0, 0], taker: null, happened: [] };
const told = (key: string, params: Happening['params'] = {}): Happening => ({ key: `number-poker-${key}`, params });

describe('a round as it is told', () => {
  const fists = resting({ ...start, fists: [CLOSED, 3, null] }, []);

  it('opens all hands together, strikes pairs out, then lets the stone fly', () => {
    const steps = script(fists, [
      told('closed', { seat: 2 }), told('showed', { seat: 0, stone: 4 }), told('showed', { seat: 1, stone: 3 }), told('showed', { seat: 2, stone: 4 }),
      told('cancel', { stone: 4 }), told('kept', { seat: 1, stone: 3 }),
    ]);
    expect(steps.map(({ pace }) => pace)).toEqual(['shake', 'look', 'strike', 'fly']);
    expect(steps[0]!.hands.map(({ fist }) => fist)).toEqual([CLOSED, CLOSED, CLOSED]);
    expect(steps[1]!.hands.map(({ fist }) => fist)).toEqual([4, 3, 4]);
    expect(steps[2]!.hands.map(({ mark }) => mark)).toEqual(['cancelled', '', 'cancelled']);
    expect(steps[3]!.hands.map(({ mark }) => mark)).toEqual(['cancelled', 'kept', 'cancelled']);
    expect(steps[3]!.flights).toEqual([{ from: 1, to: 1 }]);
  });

  it('lets a stone that is taken fly to the taker, and the other of a pair be kept', () => {
    const open = resting({ ...start, fists: [0, 3, 3], taker: 0 }, []);
    const steps = script(open, [told('took', { seat: 0, stone: 3, victim: 2 }), told('kept', { seat: 1, stone: 3 })]);
    expect(steps.map(({ flights }) => flights)).toEqual([[{ from: 2, to: 0 }], [{ from: 1, to: 1 }]]);
    expect(steps[1]!.hands.map(({ mark }) => mark)).toEqual(['took', 'kept', 'taken']);
  });

  it('tells a fist that closes in no steps, and knows what is in it only for its owner', () => {
    expect(script(fists, [told('closed', { seat: 2 })])).toEqual([]);
    expect(fists.map(({ fist, own }) => [fist, own])).toEqual([[CLOSED, null], [CLOSED, 3], [null, null]]);
  });

  it('keeps hands of the last round open until their owner chooses again', () => {
    const last = script(resting(start, []), [told('showed', { seat: 0, stone: 4 }), told('showed', { seat: 1, stone: 3 }), told('kept', { seat: 0, stone: 4 })]).at(-1)!.hands;
    const after = resting({ ...start, fists: [null, CLOSED, null] }, last);
    expect(after.map(({ fist, past }) => [fist, past])).toEqual([[4, true], [CLOSED, false], [null, false]]);
  });
});

describe('the board of Number Poker', () => {
  const page = boardOnPage(NumberPokerBoard, ['Ann', 'Ben', 'Cem']);
  const { played } = page;
  const show = (view: Partial<NumberPoker>, moves: string[], events: Told[] = [], onsettled = () => undefined, seat: number | null = 0) =>
    page.show({ ...start, ...view }, moves, { events, onsettled, seat, you: { seats: seat === null ? [] : [seat], host: true } });
  const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);

  it('offers the stones and the empty hand that are among the moves', () => {
    show({ left: [[0, 2, 2, 1, 0], whole, whole] }, ['1', '2', '3']);
    expect(button('Stone 4, none left')?.disabled).toBe(true);
    expect(button('Empty hand, already shown')?.disabled).toBe(true);
    button('Stone 3, 1 left')!.click();
    expect(played).toEqual(['3']);
  });

  it('lets the empty hand take a stone that is shown', () => {
    show({ fists: [0, 3, 4], taker: 0 }, ['take1', 'take2']);
    button('Take the 4 of Cem')!.click();
    expect(played).toEqual(['take2']);
  });

  it('draws what is in a fist for its owner alone', () => {
    show({ fists: [4, CLOSED, null] }, []);
    expect(document.querySelectorAll('.own')).toHaveLength(1);
    page.clear();
    show({ fists: [CLOSED, CLOSED, null] }, [], [], undefined, null);
    expect(document.body.textContent).toContain('Ann has chosen');
    expect(document.querySelectorAll('.own, [data-stone], .choices')).toHaveLength(0);
  });

  it('settles once after a round, well before the table loses patience', () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const happened = [
      told('closed', { seat: 2 }), told('showed', { seat: 0, stone: 4 }), told('showed', { seat: 1, stone: 4 }), told('showed', { seat: 2, stone: 1 }),
      told('cancel', { stone: 4 }), told('kept', { seat: 2, stone: 1 }),
    ];
    show({ loot: [[], [], [1]], happened }, [], [{ n: 3, at: 0, actor: 2, bot: false, happened }], settled);
    vi.advanceTimersByTime(4900);
    expect(settled).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
