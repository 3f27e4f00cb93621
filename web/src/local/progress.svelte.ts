/** How the tables of this device are getting on, for the bar that says it. */
import type { Progress } from './messages';

let now = $state.raw<Progress | null>(null);

/** Returns the last that the worker said of itself; nothing before it was started. */
export const progress = (): Progress | null => now;

/** Takes note of what the worker says of itself. */
export function told(progress: Progress): void {
  now = progress;
}
