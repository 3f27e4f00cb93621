/** Texts: every sentence the page shows, from the Fluent files of the house and of each game, in this device's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { remember, remembered } from './device';

export type Params = Record<string, FluentVariable>;
export type Locale = 'en' | 'de' | 'ar' | 'fa' | 'ur' | 'ti';
export const LOCALES: Record<Locale, { name: string; dir: 'ltr' | 'rtl'; comma: string }> = {
  en: { name: 'English', dir: 'ltr', comma: ', ' },
  de: { name: 'Deutsch', dir: 'ltr', comma: ', ' },
  ar: { name: 'العربية', dir: 'rtl', comma: '، ' },
  fa: { name: 'فارسی', dir: 'rtl', comma: '، ' },
  ur: { name: 'اردو', dir: 'rtl', comma: '، ' },
  ti: { name: 'ትግርኛ', dir: 'ltr', comma: '፣ ' },
};
const DIGITS = '-u-nu-latn'; // the digits that the boards draw, in every language

const files = import.meta.glob<string>(['../../../src/fives/texts/*.ftl', '../../../src/fives/games/*/texts/*.ftl'], {
  query: '?raw',
  import: 'default',
});

interface Texts {
  locale: Locale;
  bundle: FluentBundle;
  rules: Map<string, string[]>; // by game, '' for all games: the numbers of its rules in the order of its file
}

let current = $state.raw<Texts | null>(null);

/** Returns the language this device was set to, or else the first of the reader's that we speak. */
export function preferredLocale(): Locale {
  const wanted = [remembered('locale') ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Locale => tag in LOCALES) ?? 'en';
}

/** Loads a language and shows the page in it. */
export async function speak(locale: Locale): Promise<void> {
  const { dir } = LOCALES[locale];
  const bundle = new FluentBundle(locale + DIGITS, { useIsolating: dir === 'rtl' });
  const rules = new Map<string, string[]>();
  const paths = Object.keys(files).filter((path) => path.endsWith(`/${locale}.ftl`));
  const sources = await Promise.all(paths.map((path) => files[path]!()));
  sources.forEach((source, i) => {
    const resource = new FluentResource(source);
    const numbers = resource.body.map(({ id }) => id).filter((id) => id.startsWith('rule-'));
    bundle.addResource(resource);
    rules.set(gameOf(paths[i]!), numbers.map((id) => id.slice('rule-'.length)));
  });
  current = { locale, bundle, rules };
  document.documentElement.lang = locale;
  document.documentElement.dir = dir;
}

/** Speaks another language from now on, on this device. */
export async function choose(locale: Locale): Promise<void> {
  remember('locale', locale);
  await speak(locale);
}

const gameOf = (path: string): string => /games\/([^/]+)\/texts/.exec(path)?.[1] ?? '';

/** Returns the language of the page. */
export const locale = (): Locale => current?.locale ?? 'en';

/** Returns the key of the text that all games share, where a game has none of its own for an option: `tug-option-start` is `option-start`. */
const found = (key: string): string => (current?.bundle.hasMessage(key) ? key : key.replace(/^.+?-(?=option-)/, ''));

/** Says whether there is a text called `key`. */
export const has = (key: string): boolean => current?.bundle.hasMessage(found(key)) ?? false;

/** Returns the text called `key`, or the key itself, so that a missing text is seen. */
export function t(key: string, params: Params = {}): string {
  const pattern = current?.bundle.getMessage(found(key))?.value;
  return pattern ? current!.bundle.formatPattern(pattern, params, []) : key;
}

/** Returns the numbers of the rules of `game`, its own first. */
export const rulesOf = (game: string): string[] =>
  [...new Set([game, ''])].flatMap((each) => current?.rules.get(each) ?? []);

/** Returns the game that a rule belongs to, '' if it holds for all. */
export const gameOfRule = (number: string): string =>
  [...(current?.rules ?? [])].find(([, numbers]) => numbers.includes(number))?.[0] ?? '';

/** Returns names as a list in the page's language: "Ann, Ben and Cy". */
export const listed = (names: string[]): string => new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);

/** Returns things one after the other, with the comma of the page's language: "3, 5, 5". */
export const joined = (things: (string | number)[]): string => things.join(LOCALES[locale()].comma);
