/** A board's one timer: what comes next on it. */
import { onDestroy } from 'svelte';

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

/** Returns a timer for the component being made; it forgets everything when that goes away. */
export function oneTimer(): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const after = (wait: number, then: () => void): void => {
    stop();
    timer = setTimeout(then, wait);
  };
  const run = ([step, ...others]: Step[], then: () => void): void => {
    if (!step) return then();
    step.act();
    after(step.wait, () => run(others, then));
  };
  onDestroy(stop);
  return { after, run, stop };
}
