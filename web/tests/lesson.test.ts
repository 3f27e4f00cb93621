/** Lessons: a task is laid out, watched, tried, answered; and a refusal says why. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LessonStore } from '../src/lib/lesson.svelte';
import type { Hand, Lesson, Scene, Tried } from '../src/lib/messages';
import { lookedUp, lookUp } from '../src/lib/rulebook.svelte';
import { gameOfRule, rulesOf, speak } from '../src/lib/texts.svelte';
import RefusalReason from '../src/pieces/RefusalReason.svelte';

const hand = (view: string, moves: string[] = []): Hand => ({ seat: 0, view, moves, undo: false, take_back: false, draw: false });
const scene = (view: string, moves: string[] = []): Scene => ({ log: [{ n: 1, at: 0, actor: 0, bot: false, happened: [] }], hand: hand(view, moves) });
const task = (name: string, shown: Scene[]) => ({ name, rule: 'TU1', seats: 2, shown, right: 'three', drawn: '' as const, example: null });
const lesson: Lesson = {
  game: 'tug',
  numbers: {},
  tasks: [task('goal', [{ log: [], hand: hand('start', ['three', 'five']) }]), task('roll', [{ log: [], hand: hand('lying') }, scene('turned', ['roll'])])],
};

/** Lets the server answer every try with this. */
const answers = (tried: Tried) => vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(JSON.stringify(tried)))));

beforeAll(() => speak('en'));
afterEach(() => vi.unstubAllGlobals());

describe('a lesson', () => {
  it('offers the moves of a task and shows what a right one brings, one scene after the other', async () => {
    const store = new LessonStore(lesson);
    expect([store.word, store.hand.moves]).toEqual(['ask', ['three', 'five']]);
    answers({ right: true, shown: [scene('chosen'), scene('next', ['roll'])], refused: null });
    expect(await store.play('three')).toBe(true);
    expect([store.hand.view, store.hand.moves, store.word]).toEqual(['chosen', [], 'ask']);
    store.rest();
    expect([store.hand.view, store.word]).toEqual(['next', 'ask']);
    store.rest();
    expect([store.hand.view, store.hand.moves, store.word]).toEqual(['next', [], 'yes']);
    expect(await store.play('roll')).toBe(false); // first the next task
    store.stop();
  });

  it('lays out a fresh board after a move that is not right, and says why one is not allowed', async () => {
    const store = new LessonStore(lesson);
    const { tries } = store;
    answers({ right: false, shown: [], refused: null });
    expect(await store.play('five')).toBe(false);
    expect([store.word, store.tries, store.hand.moves.length]).toEqual(['other', tries + 1, 2]);
    answers({ right: false, shown: [], refused: { code: 'illegal_move', rule: 'TU2', params: {} } });
    expect(await store.play('roll')).toBe(false);
    expect([store.word, store.refusal.rule, store.tries]).toEqual(['refused', 'TU2', tries + 2]);
  });

  it('waits until the learner is ready to watch', () => {
    const store = new LessonStore(lesson);
    store.begin(1);
    expect([store.word, store.hand.view, store.hand.moves, store.last]).toEqual(['watch', 'lying', [], true]);
    store.watch();
    expect([store.hand.view, store.hand.moves]).toEqual(['turned', []]);
    store.rest();
    expect([store.word, store.hand.moves]).toEqual(['ask', ['roll']]);
  });
});

describe('why not', () => {
  it('quotes the rule and opens the rules there', () => {
    const why = mount(RefusalReason, { target: document.body, props: { sentence: 'refusal-illegal-move', rule: 'TU3' } });
    expect(document.body.textContent).toContain('That is not allowed now.');
    expect(document.body.textContent).toContain('Then you take turns');
    expect(document.body.textContent).not.toContain('TU3');
    document.querySelector('button')!.click();
    flushSync();
    expect(lookedUp()).toBe('TU3');
    lookUp('');
    void unmount(why);
  });

  it('knows which game a rule belongs to', () => {
    expect([gameOfRule('TU3'), gameOfRule('FF3'), gameOfRule('G3R')]).toEqual(['tug', 'find_fives', '']);
    expect(rulesOf('')).toEqual(rulesOf('tug').filter((number) => number.startsWith('G')));
  });
});
