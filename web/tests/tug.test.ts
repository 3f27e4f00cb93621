/** The board of Tug: it offers exactly the moves it was given, and says everything in words. */
import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import TugBoard from '../src/boards/TugBoard.svelte';
import type { Happening, Told, Tug } from '../src/lib/messages';
import { boardOnPage } from './boards';
import { live } from './live.svelte';

const start: Tug = {
  options: { variation: 0, full_house: false, choose: 'once', gift: false, start: 'roll' },
  turn: 0, opening: null, goals: ['three', 'five'], dice: [1, 2, 3, 4, 4], in_air: 0, number: 1, left: 0, scores: [2, 1], first: 0, happened: [],
};

describe('the board of Tug', () => {
  const page = boardOnPage(TugBoard, ['Ann', 'Ben'], { target: 5 });
  const { played } = page;
  const show = (view: Partial<Tug>, moves: string[], events: Told[] = [], onsettled = () => undefined) =>
    page.show({ ...start, ...view }, moves, { events, onsettled });
  const dice = () => [...document.querySelectorAll<HTMLButtonElement>('[role=checkbox]')];
  const button = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === words);

  it('plays what stays on the table, if that is among the moves', () => {
    show({}, ['123', '1234', '344']);
    expect(dice().map((die) => die.ariaLabel ?? die.getAttribute('aria-label'))).toEqual([1, 2, 3, 4, 4].map((face, place) => `Pick up the ${face}, die ${place + 1}`));
    expect(button('Roll dice')?.disabled).toBe(true);
    dice()[0]!.click();
    flushSync();
    expect(dice()[0]!.getAttribute('aria-checked')).toBe('true');
    expect(button('Roll 1 die')?.disabled).toBe(true); // 2344 was not offered
    dice()[1]!.click();
    flushSync();
    button('Roll 2 dice')!.click();
    expect(played).toEqual(['344']);
  });

  it('has as many beads for each player as points win', () => {
    for (const target of [5, 6]) {
      page.show(start, [], { numbers: { target } });
      expect(document.querySelectorAll('.groove')).toHaveLength(2 * target);
      page.clear();
    }
  });

  it('lets nothing be lifted when it is not your turn', () => {
    show({ turn: 1 }, []);
    expect(dice()).toEqual([]);
    expect(document.querySelectorAll('[role=img][aria-label="A 4"]')).toHaveLength(2);
    expect(document.querySelectorAll('button')).toHaveLength(0); // whose turn it is stands in the status line of the table
  });

  it('offers both goals to whoever chooses', () => {
    show({ goals: null, dice: [], number: 0 }, ['five', 'three']);
    document.querySelector<HTMLButtonElement>('button[aria-label="Three alike"]')!.click();
    expect(played).toEqual(['three']);
  });

  it('says for how long the goal is chosen, and what a full house is worth', () => {
    const text = () => document.body.textContent;
    show({ goals: null, dice: [], number: 0 }, ['five', 'three']);
    expect(text()).toContain('Your goal for the whole game.');
    expect(text()).toContain('the other two different');
    page.clear();
    show({ goals: null, dice: [], number: 0, options: { ...start.options, choose: 'each_beginning', full_house: true } }, ['five', 'three']);
    expect(text()).toContain('Your goal for this point.');
    expect(text()).not.toContain('the other two different');
  });

  it('shows the point before it asks for the goal of the next', () => {
    vi.useFakeTimers();
    const options = { ...start.options, choose: 'each_beginning' as const };
    const dice = [2, 2, 2, 4, 5];
    const happened: Happening[] = [
      { key: 'tug-rolled', params: { seat: 0, dice, landed: [2, 5] } },
      { key: 'tug-scored', params: { seat: 0, dice, goal: 'three', score: 3, by: 0 } },
    ];
    const settled = vi.fn();
    const props = live<ComponentProps<typeof TugBoard>>({
      seat: 0, names: ['Ann', 'Ben'], you: { seats: [0], host: true }, order: [0, 1], hint: null, deadline: null, onplay: () => undefined,
      numbers: { target: 5 },
      view: { ...start, options, dice: [2, 2, 4], in_air: 2 }, moves: [], events: [], onsettled: settled,
    });
    const board = mount(TugBoard, { target: document.body, props });
    flushSync();
    props.view = { ...start, options, dice: [], number: 0, goals: null, turn: 1, scores: [3, 1], happened };
    props.events = [{ n: 5, at: 0, actor: -1, bot: false, happened }];
    flushSync();
    vi.advanceTimersByTime(1300);
    flushSync();
    expect(document.body.textContent).toContain('Point!');
    expect(document.querySelectorAll('.card')).toHaveLength(0);
    expect(settled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    flushSync();
    expect(settled).toHaveBeenCalledOnce();
    expect(document.body.textContent).toContain('Ben chooses a goal …');
    void unmount(board);
    vi.useRealTimers();
  });

  it('keeps the dice that scored in sight until the next roll', () => {
    const scored = { key: 'tug-scored', params: { seat: 0, dice: [2, 2, 2, 4, 5], goal: 'three', score: 3, by: 0 } };
    show({ dice: [], number: 0, happened: [scored] }, ['roll']);
    expect(document.querySelectorAll('.place [data-face]')).toHaveLength(5);
    expect(document.body.textContent).toContain('Point!');
    button('Roll five dice')!.click();
    expect(played).toEqual(['roll']);
  });

  it('says what is left to roll in the growing variation', () => {
    show({ options: { ...start.options, variation: 1 }, number: 3, left: 2 }, ['123']);
    expect(document.body.textContent).toContain('2 dice still to roll in turn 3');
  });

  it('settles once after the events it was given', () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const rolled = { key: 'tug-rolled', params: { seat: 1, dice: [1, 2, 3, 4, 4], landed: [4, 4] } };
    const kept = { key: 'tug-kept', params: { seat: 1, kept: [1, 2, 3], lifted: 2 } };
    show({}, [], [{ n: 4, at: 0, actor: 1, bot: false, happened: [kept] }, { n: 5, at: 0, actor: -1, bot: false, happened: [rolled] }], settled);
    vi.advanceTimersByTime(10_000);
    expect(settled).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
