/** The board of Find Fives: nothing can be drawn that does not hang together, and nobody's pen waits for the server. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import FindFivesBoard from '../src/boards/FindFivesBoard.svelte';
import { granted, moveOf, wished } from '../src/boards/find_fives/marks';
import { between, compare, drag, lift, NOTHING, press, type Drawing } from '../src/boards/find_fives/pen';
import { laid, mirrored, pieceOf, SHAPES, shapeOf, sizeOf, tilesText, turned, waysOf, worthOf } from '../src/boards/find_fives/shapes';
import { cellsFrom, cellsText, connected, contour, corners, SIDE, touches } from '../src/boards/find_fives/squares';
import { remember } from '../src/lib/device';
import type { FindFives, Outline, Sheet, Told } from '../src/lib/messages';
import { speak } from '../src/lib/texts.svelte';
import { live } from './live.svelte';

const everywhere = (shape: string): number[][] =>
  waysOf(shape).flatMap((piece) => {
    const [height, width] = sizeOf(piece);
    return Array.from({ length: (SIDE + 1 - height) * (SIDE + 1 - width) }, (_, n) => laid(piece, [Math.floor(n / (SIDE + 1 - width)), n % (SIDE + 1 - width)]));
  });

describe('the squares', () => {
  it('are written column by column, as the server does', () => {
    expect(cellsText([0, 1, 10, 11, 20])).toBe('a1a2a3b1b2');
    expect(cellsText([99, 89, 79, 69, 9])).toBe('j1j7j8j9j10');
    expect(cellsFrom('j1j7j8j9j10')).toEqual([9, 69, 79, 89, 99]);
    expect(cellsFrom('erase2')).toEqual([]);
  });

  it('do not touch around the edge of the board', () => {
    expect(touches(9, 10)).toBe(false);
    expect(touches(9, 19)).toBe(true);
    expect(connected([8, 9, 10])).toBe(false);
  });

  it('have one closed contour, with as many corners as the shape has', () => {
    const expected = { I: 4, L: 6, X: 12, W: 10, U: 8, P: 6 };
    for (const [shape, count] of Object.entries(expected)) {
      expect(corners(everywhere(shape)[0]!), shape).toHaveLength(count);
      expect(contour(everywhere(shape)[0]!).match(/[MZ]/g)).toEqual(['M', 'Z']);
    }
    expect(contour([0], 0.1, 0)).toContain('0.9 0.1');
  });
});

describe('the tiles', () => {
  it('lie in 63 ways on 4,096 places, and every place tells its shape', () => {
    expect(SHAPES.flatMap(waysOf)).toHaveLength(63);
    const places = SHAPES.flatMap((shape) => everywhere(shape).map((cells) => [shape, cells] as const));
    expect(new Set(places.map(([, cells]) => String(cells))).size).toBe(4096);
    expect(places.every(([shape, cells]) => shapeOf(cells) === shape && connected(cells))).toBe(true);
  });

  it('are the same again after four turns or two mirrors', () => {
    const piece = pieceOf('F');
    expect(turned(turned(turned(turned(piece))))).toEqual(piece);
    expect(mirrored(mirrored(piece))).toEqual(piece);
  });

  it('stay on the board wherever they are held', () => {
    expect(laid(pieceOf('I'), [9, 12])).toEqual([59, 69, 79, 89, 99]);
  });
});

describe('the pen', () => {
  const draw = (...cells: number[]): Drawing => cells.slice(1).reduce(drag, press(NOTHING, cells[0]!));

  it('draws along a drag and takes away when it goes back', () => {
    expect(draw(44, 45, 46).cells).toEqual([44, 45, 46]);
    expect(draw(44, 45, 46, 45).cells).toEqual([44, 45]);
    expect(draw(44, 45, 46, 45, 55).cells).toEqual([44, 45, 55]);
  });

  it('lets a second drag branch off, and spares what an earlier one drew', () => {
    const bar = lift(draw(44, 45, 46), true);
    const branched = [45, 35].reduce(drag, press(bar, 44));
    expect(branched.cells).toEqual([44, 45, 46, 35]);
    expect([45, 44].reduce(drag, press(bar, 44)).cells).toEqual([44, 45, 46]);
  });

  it('takes away a tapped square unless the rest would fall apart', () => {
    const bar = lift(draw(44, 45, 46), true);
    expect(lift(press(bar, 46), true).cells).toEqual([44, 45]);
    expect(lift(press(bar, 45), true).cells).toEqual([44, 45, 46]);
  });

  it('begins anew when a square elsewhere is tapped, and leaves out what it cannot reach while dragging', () => {
    expect(press(draw(44, 45), 99).cells).toEqual([99]);
    expect(draw(44, 45, 99).cells).toEqual([44, 45]);
    expect(draw(9, 10).cells).toEqual([9]);
  });

  it('never holds more than five, and always what hangs together', () => {
    let seed = 7;
    const random = (stop: number): number => (seed = (seed * 48271) % 2147483647) % stop;
    for (let round = 0; round < 300; round++) {
      let drawing = NOTHING;
      for (let step = 0; step < 12; step++) {
        const near = drawing.cells.length > 0 ? drawing.cells[random(drawing.cells.length)]! + [1, -1, 10, -10, 0, 11][random(6)]! : random(100);
        const cell = Math.max(0, Math.min(99, near));
        if (drawing.trail.length > 0 && random(4) > 0) drawing = drag(drawing, cell);
        else drawing = press(lift(drawing, true), cell);
        expect(drawing.cells.length).toBeLessThanOrEqual(5);
        expect(new Set(drawing.cells).size).toBe(drawing.cells.length);
        expect(connected(drawing.cells)).toBe(true);
      }
    }
  });

  it('means the squares it goes through, not the corners it grazes', () => {
    expect(between([0.5, 0.5], [3.5, 0.5])).toEqual([0, 1, 2, 3]);
    expect(between([0.5, 0.5], [1.5, 1.5])).toEqual([0, 11]);
    expect(between([0.5, 0.5], [0.5, 0.95])).toEqual([0]);
    expect(between([9.5, 0.5], [11.5, 0.5])).toEqual([9]);
  });

  it('says which dice it has and which squares are too much', () => {
    expect(compare('aabbccddee', 'aabce', [0, 2, 3])).toEqual({ missing: [false, true, false, true, true], extra: [3] });
  });
});

const outline = (...cells: number[]): Outline => ({ cells, shape: shapeOf(cells) });
const I = outline(0, 1, 2, 3, 4);
const P = outline(50, 51, 60, 61, 70);

describe('what is wished', () => {
  it('is seen at once and asked for by the number it has then', () => {
    const wishes = [{ kind: 'erase', outline: I }, { kind: 'add', outline: P }] as const;
    expect(wished([I], wishes, false).map(({ shape, look }) => [shape, look])).toEqual([['P', 'waiting']]);
    expect(wished([I], [wishes[1]], true).map(({ shape }) => shape)).toEqual(['P']); // a puzzle has one a round
    expect(moveOf(wishes[0], [P, I], cellsText)).toBe('erase2');
    expect(moveOf(wishes[0], [P], cellsText)).toBe(null);
    expect(granted(wishes[1], [I, P], false)).toBe(true);
    expect(granted(wishes[0], [I, P], false)).toBe(false);
  });
});

const sheet: Sheet = { outlines: [], hidden: 0, done: false, verdicts: [], best: [], points: [], circled: [], hatched: [], crossed: '', marks: 0, left: 'FILNPTUVWXYZ' };
const start: FindFives = {
  options: { mode: 'race', boards: 'white', timer: 45, limit: 10, guard: 'auto', tiles: tilesText(worthOf()) },
  sheets: [sheet, sheet], phase: 'finding', boards: ['abcdefabcd'.repeat(10), 'fedcbafedc'.repeat(10)], roll: 'abcde', round: 1, rounds: 5,
  turned: null, scores: [0, 0], rolled: ['abcde'], happened: [],
};

describe('the board', () => {
  let board: Record<string, unknown> | undefined;
  let answer: (accepted: boolean) => void;
  const played: string[] = [];
  const usual = {
    view: start, numbers: {} as never, seat: 0 as number | null, moves: ['outline', 'timer'], events: [] as Told[], names: ['Ann', 'Ben'], you: { seats: [0], host: true }, order: [0, 1],
    hint: null, deadline: null as number | null, onsettled: () => undefined as void,
    onplay: (move: string) => {
      played.push(move);
      return new Promise<boolean>((resolve) => (answer = resolve));
    },
  };

  beforeAll(() => speak('en'));
  beforeEach(() => remember('find_fives.solo.best', null));
  afterEach(() => {
    if (board) void unmount(board);
    document.body.innerHTML = '';
    played.length = 0;
  });

  let props = usual;

  function show(view: Partial<FindFives> = {}, changes: Partial<typeof usual> = {}): void {
    props = live({ ...usual, ...changes, view: { ...start, ...view } });
    board = mount(FindFivesBoard, { target: document.body, props });
    flushSync();
  }

  /** Lets the server send another view. */
  function send(view: Partial<FindFives>): void {
    props.view = { ...props.view, ...view };
    flushSync();
  }
  const cell = (n: number) => document.querySelector<SVGElement>(`[data-cell="${n}"]`)!;
  const button = (words: string) => [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === words || each.getAttribute('aria-label') === words);
  const text = () => document.body.textContent!.replaceAll(/\s+/g, ' ');
  const drawnSoFar = (): string | undefined => text().replace(/Round \d of 5/, '').match(/\d of 5/)?.[0];

  /** Goes to a square by keyboard and presses a key there. */
  function key(n: number, name: string): void {
    cell(n).dispatchEvent(new FocusEvent('focus'));
    flushSync();
    cell(n).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    flushSync();
  }
  const write = (...cells: number[]) => cells.forEach((n) => key(n, 'Enter'));

  it('says what every square shows and what it belongs to', () => {
    show({ sheets: [{ ...sheet, outlines: [I] }, sheet] });
    expect(cell(23).getAttribute('aria-label')).toBe('row 3, column d, heart');
    expect(cell(0).getAttribute('aria-label')).toBe('row 1, column a, star, in outline I');
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  });

  it('sends the fifth square, shows the outline at once, and takes it back if it is refused', async () => {
    show();
    write(0, 1, 2, 3);
    expect(played).toEqual([]);
    expect(drawnSoFar()).toBe('4 of 5');
    write(4);
    expect(played).toEqual(['a1b1c1d1e1']);
    expect(document.querySelectorAll('.mark.waiting')).toHaveLength(1);
    answer(false);
    await tick();
    flushSync();
    expect(document.querySelectorAll('.mark')).toHaveLength(0);
  });

  it('sends one after the other: a move says what it has seen', () => {
    show();
    write(0, 1, 2, 3, 4);
    write(50, 51, 60, 61, 70);
    expect(played).toEqual(['a1b1c1d1e1']);
    expect(document.querySelectorAll('.mark.waiting')).toHaveLength(2);
    send({ sheets: [{ ...sheet, outlines: [I] }, sheet] });
    expect(played).toEqual(['a1b1c1d1e1', 'a6a7a8b6b7']);
    expect(document.querySelectorAll('.mark.waiting')).toHaveLength(1);
  });

  it('keeps what is being drawn while others act', () => {
    show();
    write(0, 1);
    send({ sheets: [sheet, { ...sheet, hidden: 3 }] });
    expect(drawnSoFar()).toBe('2 of 5');
    send({ phase: 'scoring', sheets: [{ ...sheet, points: [0] }, { ...sheet, points: [0] }] });
    expect(drawnSoFar()).toBeUndefined();
  });

  it('removes by Backspace, clears by Escape, and erases by Delete or its button', () => {
    show({ sheets: [{ ...sheet, outlines: [I, P] }, sheet] });
    write(44, 45);
    key(45, 'Backspace');
    expect(drawnSoFar()).toBe('1 of 5');
    key(45, 'Escape');
    expect(drawnSoFar()).toBeUndefined();
    key(50, 'Delete');
    expect(played).toEqual(['erase2']);
    expect(button('Erase outline P on a6 a7 a8 b6 b7')).toBeUndefined();
    expect(button('Erase outline I on a1 b1 c1 d1 e1')).toBeDefined();
    expect(button('Put P back')).toBeDefined();
  });

  it('asks before the timer is turned early, and not later', () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    show();
    button('Turn the sand timer')!.click();
    flushSync();
    expect(played).toEqual([]);
    expect(text()).toContain('You have no outline yet.');
    button('Turn it')!.click();
    expect(played).toEqual(['timer']);
  });

  it('turns the timer at once with three outlines, and then draws no more', () => {
    show({ sheets: [{ ...sheet, outlines: [I, P, outline(5, 6, 7, 15, 16)] }, sheet] });
    button('Turn the sand timer')!.click();
    flushSync();
    write(99);
    expect(played).toEqual(['timer']);
    expect(drawnSoFar()).toBeUndefined();
  });

  it('stops everybody when the sand has run through', () => {
    show({ turned: 1 }, { deadline: Date.now() - 1, moves: ['outline', 'done'] });
    expect(text()).toContain('Stop!');
    expect(text()).toContain('Ben turned the sand timer.');
    write(0, 1, 2, 3, 4);
    expect(played).toEqual([]);
  });

  it('tells every outline and why it does not count', () => {
    const verdicts: Sheet['verdicts'] = [{ why: 'counts', points: 4, other: null }, { why: 'overlap', points: 0, other: 0 }];
    show(
      { phase: 'scoring', turned: 0, scores: [5, 0], sheets: [{ ...sheet, outlines: [I, P], verdicts, best: [I], points: [5] }, { ...sheet, points: [0] }] },
      { moves: ['next'] },
    );
    expect(text()).toContain('I, worth 4');
    expect(text()).toContain('P shares a square with I');
    expect(text()).toContain('turned the sand timer');
    button('Show the best FIVES')!.click();
    flushSync();
    expect(text()).toContain('Best: 4 (I 4). You got 4.');
    expect(document.querySelectorAll('.mark.best')).toHaveLength(1);
    button('Next round')!.click();
    expect(played).toEqual(['next']);
  });

  it('tells the outlines one after the other when the round stops', () => {
    vi.useFakeTimers();
    show({ sheets: [{ ...sheet, outlines: [I, P] }, sheet] });
    const verdicts: Sheet['verdicts'] = [{ why: 'counts', points: 4, other: null }, { why: 'mismatch', points: 0, other: null }];
    props.events = [{ n: 9, at: 0, actor: -2, bot: false, happened: [{ key: 'find_fives-time-up', params: {} }] }];
    send({ phase: 'scoring', sheets: [{ ...sheet, outlines: [I, P], verdicts, points: [4] }, { ...sheet, points: [0] }] });
    const told = () => [document.querySelectorAll('.mark.counts').length, document.querySelectorAll('.mark.void').length];
    expect(told()).toEqual([0, 0]);
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(told()).toEqual([1, 0]);
    expect(text()).not.toContain('This round');
    vi.advanceTimersByTime(1500);
    flushSync();
    expect(told()).toEqual([1, 1]);
    expect(text()).toContain('P does not show the five symbols');
    expect(text()).toContain('This round');
    vi.useRealTimers();
  });

  it('counts by the values of the box that is played', () => {
    const options = { ...start.options, tiles: 'F3I1L4N3P4T2U3V2W1X1Y4Z2' };
    show({ options, sheets: [{ ...sheet, outlines: [I, P] }, sheet] });
    expect(text()).toContain('2 outlines, worth 5 if all count.');
    expect([...document.querySelectorAll('.tiles .worth')].map((each) => each.textContent)).toEqual(
      ['I 1', 'W 1', 'X 1', 'T 2', 'V 2', 'Z 2', 'F 3', 'N 3', 'U 3', 'L 4', 'P 4', 'Y 4'],
    );
  });

  it('knows our values where a picture of 1.0.0 does not say', () => {
    const { tiles: _, ...options } = start.options;
    show({ options: options as FindFives['options'], sheets: [{ ...sheet, outlines: [I] }, sheet] });
    expect(text()).toContain('One outline, worth 4 if it counts.');
  });

  it('shows each roll that must be repeated for a moment, then the one that stands', () => {
    vi.useFakeTimers();
    const again = (roll: string) => ({ key: 'find_fives-rolled-again', params: { roll: [...roll] } });
    show({ phase: 'rolling', roll: '' });
    props.events = [{ n: 2, at: 0, actor: -1, bot: false, happened: [again('aaabc'), again('dddde'), { key: 'find_fives-rolled', params: {} }] }];
    const dice = () => document.querySelector('.dice')!;
    const faces = () => [...dice().querySelectorAll('.face')].map((face) => face.innerHTML);
    send({ phase: 'finding', roll: 'abcde' });
    expect(text()).toContain('Roll again!');
    expect(new Set(faces().slice(0, 3)).size).toBe(1);
    expect(dice().getAttribute('aria-label')).toBe('Rolled: star, ring, triangle, heart, moon');
    vi.advanceTimersByTime(1600);
    flushSync();
    expect(new Set(faces().slice(0, 4)).size).toBe(1);
    vi.advanceTimersByTime(1600);
    flushSync();
    expect(text()).not.toContain('Roll again!');
    expect(new Set(faces()).size).toBe(5);
    vi.useRealTimers();
  });

  it('lets everyone look at shapes and timer marks of a puzzle while they search', () => {
    const options = { ...start.options, mode: 'puzzle' as const };
    show({ options, rounds: 12, sheets: [{ ...sheet, marks: 1 }, { ...sheet, circled: [I], hatched: [P], marks: 3, left: 'FLNTUVWXYZ' }] });
    expect(document.querySelector('details.everyone summary')!.textContent).toBe('Everyone’s shapes and marks');
    const [mine, theirs] = [...document.querySelectorAll('details.everyone section')];
    expect(mine!.textContent).toContain('One timer mark');
    expect(theirs!.textContent).toContain('3 timer marks');
    expect(theirs!.querySelector('[aria-label="I, worth 4, circled"]')).not.toBeNull();
    expect(theirs!.querySelector('[aria-label="P, worth 1, crossed out"]')).not.toBeNull();
    expect(mine!.querySelector('[aria-label="I, worth 4"]')).not.toBeNull();
  });

  it('crosses out a shape where it lies free, turned and moved', () => {
    const options = { ...start.options, mode: 'puzzle' as const };
    show({ options, phase: 'scoring', sheets: [{ ...sheet, circled: [I], points: [0] }, sheet] }, { moves: ['hatch:I', 'hatch:X'] });
    button('Cross out X, worth 4')!.click();
    flushSync();
    button('Move left')!.click();
    flushSync();
    expect(button('X does not fit here')?.disabled).toBe(true);
    button('Move right')!.click();
    flushSync();
    button('Cross out X here')!.click();
    expect(played).toEqual(['hatch:e2f1f2f3g2']);
  });

  it('leaves the pen of a spectator alone and shows them any board', () => {
    show({}, { seat: null, you: { seats: [], host: false }, moves: [] });
    write(0);
    expect(drawnSoFar()).toBeUndefined();
    expect(cell(0).getAttribute('aria-label')).toContain('star');
    [...document.querySelectorAll<HTMLButtonElement>('button.strip')].at(-1)!.click();
    flushSync();
    expect(cell(0).getAttribute('aria-label')).toContain('cross');
  });

  it('remembers the best game alone on this device', () => {
    const options = { ...start.options, mode: 'solo' as const };
    show({ options, phase: 'over', round: 12, rounds: 12, scores: [21], sheets: [{ ...sheet, points: [21] }], boards: [start.boards[0]!] }, { order: [0], names: ['Ann'], moves: [] });
    expect(text()).toContain('21 points, best on this device: 21.');
  });

  it('settles at once, so that nobody waits', () => {
    const settled = vi.fn();
    show({}, { onsettled: settled });
    expect(settled).toHaveBeenCalled();
  });
});
