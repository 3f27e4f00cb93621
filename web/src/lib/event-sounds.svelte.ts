/** What is heard: whether this device sounds, and which sound belongs to what happened. */
import { remember, remembered } from './device';
import type { Told } from './messages';
import type { Sound } from './sounds';

/** The words that games end the names of their happenings with, and how they sound; other words are silent. */
const WORDS: Record<string, Sound> = {
  rolled: 'dice', threw: 'dice',
  laid: 'stone', moved: 'stone', slid: 'stone', closed: 'stone', jumped: 'stone', showed: 'stone', crossed: 'stone', hatched: 'stone',
  captured: 'point', scored: 'point', took: 'point', solved: 'point', circled: 'point', found: 'point', recorded: 'point',
};
const ONE_AFTER_THE_OTHER = 3; // sounds of one batch of events; more would be noise

let chosen = $state<'on' | 'off' | null>([remembered('sound')].find((kept) => kept === 'on' || kept === 'off') ?? null);

/** Says whether this device sounds: as it was set, or else if it is one player's own. */
export const hears = (own = true): boolean => (chosen ? chosen === 'on' : own);

/** Lets this device sound from now on, or not. */
export function setSound(on: boolean): void {
  chosen = on ? 'on' : 'off';
  remember('sound', chosen);
}

/** Returns the sounds of a batch of events, each kind once, in the order it happened. */
export function soundsOf(events: Told[]): Sound[] {
  const words = events.flatMap(({ happened }) => happened.map(({ key }) => key.slice(key.lastIndexOf('-') + 1)));
  return [...new Set(words.flatMap((word) => WORDS[word] ?? []))].slice(0, ONE_AFTER_THE_OTHER);
}
