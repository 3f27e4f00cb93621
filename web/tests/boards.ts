/** A board on an empty page, as the tests of all boards show one. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll } from 'vitest';
import type { BoardProps } from '../src/lib/games';
import { speak } from '../src/lib/texts.svelte';

type Shown<View, Numbers> = Omit<BoardProps, 'view' | 'numbers'> & { view: View; numbers: Numbers };

/**
 * Returns how to show a board from the first seat, how to take it away, and what was played on it; each test begins anew.
 * `numbers` are those of the rules, if the board draws by any.
 */
export function boardOnPage<View, Numbers = never>(Board: Component<Shown<View, Numbers>>, names = ['Ann', 'Ben'], numbers = {} as Numbers) {
  let board: Record<string, unknown> | undefined;
  const played: string[] = [];
  const common = {
    seat: 0, events: [], names, you: { seats: [0], host: true }, order: names.map((_, seat) => seat),
    hint: null, deadline: null, onplay: (move: string) => void played.push(move), onsettled: () => undefined,
  };

  function clear(): void {
    if (board) void unmount(board);
    board = undefined;
    document.body.innerHTML = '';
  }

  function show(view: View, moves: string[], more: Partial<Shown<View, Numbers>> = {}): void {
    board = mount(Board, { target: document.body, props: { ...common, view, numbers, moves, ...more } });
    flushSync();
  }

  beforeAll(() => speak('en'));
  afterEach(() => {
    clear();
    played.length = 0;
  });
  return { show, clear, played };
}
