/** A board's one timer: what comes next on it. */
import { onDestroy } from 'svelte';
import { CONTROLS, tempo } from './tempo';

/** Something to be seen, and how long (milliseconds) before the next. */
export interface Step {
  act: () => void;
  wait: number;
}

interface Timer {
  after: (wait: number, then: () => void) => void;
  run: (steps: Step[], then: () => void) => void; // one step after the other
  stop: () => void;
}

/**
 * Returns a timer for the component being made; it forgets everything when that goes away.
 * A tap on the page, but on no control, ends all waiting until `stop`.
 */
export function oneTimer(): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: (() => void) | null = null;
  let hurried = false;
  const stop = (): void => {
    clearTimeout(timer);
    due = null;
    hurried = false;
  };
  const after = (wait: number, then: () => void): void => {
    clearTimeout(timer);
    due = () => {
      due = null;
      then();
    };
    timer = setTimeout(due, hurried ? 0 : wait * tempo());
  };
  const run = ([step, ...others]: Step[], then: () => void): void => {
    if (!step) return then();
    step.act();
    after(step.wait, () => run(others, then));
  };
  const tap = ({ target }: Event): void => {
    if (!due || (target instanceof Element && target.closest(CONTROLS))) return;
    hurried = true;
    clearTimeout(timer);
    due();
  };
  addEventListener('click', tap); // after the board's own listeners: a tap that ends the waiting is no move
  onDestroy(() => {
    stop();
    removeEventListener('click', tap);
  });
  return { after, run, stop };
}
