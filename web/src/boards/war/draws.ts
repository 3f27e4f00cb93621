/** The throws of War: both players throw at the same time, and their dice land in the order of the seats. */
import type { Thrower } from '../../lib/chance';

export const thrower: Thrower = (log, n) => {
  const lands = (each: number): boolean => log[each - 1]?.actor === -1;
  return lands(n + 1) ? 0 : lands(n - 1) ? 1 : null;
};
