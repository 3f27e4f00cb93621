/** Texts: every sentence the page shows, from the Fluent files of the page and of each game, in this device's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { load, rules } from 'virtual:texts';
import { remember } from './device';
import { languageOf, SOURCE } from './languages';

export type Params = Record<string, FluentVariable>;
const DIGITS = '-u-nu-latn'; // the digits that the boards draw, in every language

interface Texts {
  tag: string;
  own: FluentBundle;
  english: FluentBundle; // what the language lacks
}

let current = $state.raw<Texts | null>(null);

/** Loads a language and shows the page in it. */
export async function speak(wanted: string): Promise<void> {
  const { tag, dir } = languageOf(wanted);
  const { own, english } = await load[tag]!();
  current = { tag, own: bundleOf(tag, own, dir), english: bundleOf(SOURCE, english, dir) };
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
}

function bundleOf(tag: string, source: string, dir: string): FluentBundle {
  const bundle = new FluentBundle([tag + DIGITS, SOURCE + DIGITS], { useIsolating: dir === 'rtl' });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Shows another language from now on, on this device. */
export async function choose(tag: string): Promise<void> {
  remember('locale', tag);
  await speak(tag);
}

/** Returns the language of the page. */
export const locale = (): string => current?.tag ?? SOURCE;

/** Returns the direction in which the language of the page is written. */
export const direction = (): 'ltr' | 'rtl' => languageOf(locale()).dir;

const bundleWith = (key: string): FluentBundle | undefined =>
  current ? [current.own, current.english].find((bundle) => bundle.hasMessage(key)) : undefined;

/** Returns the key of the text that all games share, where a game has none of its own for an option: `tug-option-start` is `option-start`. */
const found = (key: string): string => (bundleWith(key) ? key : key.replace(/^.+?-(?=option-)/, ''));

/** Says whether there is a text called `key`. */
export const has = (key: string): boolean => bundleWith(found(key)) !== undefined;

/** Returns the text called `key`, in English where the language lacks it, or the key itself, so that a missing text is seen. */
export function t(key: string, params: Params = {}): string {
  const bundle = bundleWith(found(key));
  const pattern = bundle?.getMessage(found(key))?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, params, []) : key;
}

/** Returns the language of the text called `key` where it is not the page's, for `lang`. */
export const foreign = (key: string): string | undefined => (current && bundleWith(found(key)) === current.english ? SOURCE : undefined);

/** Returns the numbers of the rules of `game`, its own first. */
export const rulesOf = (game: string): string[] => [...new Set([game, ''])].flatMap((each) => rules[each] ?? []);

/** Returns the game that a rule belongs to, '' if it holds for all. */
export const gameOfRule = (number: string): string => Object.entries(rules).find(([, numbers]) => numbers.includes(number))?.[0] ?? '';

/** Returns names as a list in the page's language: "Ann, Ben and Cy". */
export const listed = (names: string[]): string => new Intl.ListFormat([locale(), SOURCE], { type: 'conjunction' }).format(names);

/** Returns things one after the other, with the comma of the page's language: "3, 5, 5". */
export const joined = (things: (string | number)[]): string => things.join(languageOf(locale()).comma ?? ', ');
