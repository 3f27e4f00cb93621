/** A board's one timer: what comes next on it. */
import { onDestroy } from 'svelte';

/** Returns a timer for the component being made; it forgets everything when that goes away. */
export function oneTimer(): { after: (wait: number, then: () => void) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  onDestroy(stop);
  return {
    stop,
    after: (wait, then) => {
      stop();
      timer = setTimeout(then, wait);
    },
  };
}
