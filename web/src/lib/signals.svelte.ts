/** Signals: the pictograms people give each other, each seen for a moment, unless this device mutes them. */
import { remember, remembered } from './device';
import type { Signal } from './messages';

export type Sign = Signal['sign'];
export const SIGNS: readonly Sign[] = ['wave', 'thumb', 'laugh', 'think', 'oops', 'hurry', 'thanks', 'good_game'];
const SEEN_FOR = 4500;

let silent = $state(remembered('signals') === 'off');

/** Says whether this device shows no signals. */
export const muted = (): boolean => silent;

/** Shows signals on this device, or none. */
export function mute(wanted: boolean): void {
  silent = wanted;
  remember('signals', wanted ? 'off' : null);
}

/** Returns the key of a sign's words. */
export const signKey = (sign: Sign): string => `signal-${sign.replaceAll('_', '-')}`;

/** The signs that are to be seen at one table now, by seat. */
export class Signs {
  now = $state.raw<Partial<Record<number, Sign>>>({});
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Shows a sign for a while; a newer one of the same seat takes its place. */
  show(seat: number, sign: Sign): void {
    if (silent) return;
    clearTimeout(this.#timers.get(seat));
    this.now = { ...this.now, [seat]: sign };
    this.#timers.set(seat, setTimeout(() => (this.now = { ...this.now, [seat]: undefined }), SEEN_FOR));
  }
}
