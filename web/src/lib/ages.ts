/** How long ago something was, in words. */
import { dateWords } from './daily';
import { locale } from './texts.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000]];
export const DAY = UNITS[0]![1];

/** Returns how long ago it was: "2 hours ago"; the date where the browser does not speak the language. */
export function agoWords(milliseconds: number): string {
  const tag = `${locale()}-u-nu-latn`;
  if (Intl.RelativeTimeFormat.supportedLocalesOf(tag).length === 0) return dateWords(new Date(Date.now() - milliseconds));
  const [unit, size] = UNITS.find(([, size]) => milliseconds >= size) ?? ['minute', UNITS[2]![1]];
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-Math.floor(milliseconds / size), unit);
}
