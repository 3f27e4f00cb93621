/** The languages of the page, from the one list of fives, and the one that this device gets. */
import { languages } from 'virtual:texts';
import { lookup } from '../../shell/lookup.js';
import { remembered } from './device';

/** A line of `languages.json`. */
export interface Language {
  tag: string; // BCP 47: uk, pt-BR, zh-Hant
  name: string; // as its readers call it
  dir: 'ltr' | 'rtl';
  script: string;
  complete: boolean;
  read: boolean; // by native speakers
  comma?: string;
  also?: string[]; // other tags whose readers get this language
}

export const SOURCE = 'en'; // the others are translated from it, and show it where they lack a text
export const LANGUAGES: Language[] = languages;

/** Returns the line of a language; of English where there is none. */
export const languageOf = (tag: string): Language => LANGUAGES.find((each) => each.tag === tag) ?? LANGUAGES.find((each) => each.tag === SOURCE)!;

/** Returns the language this device was set to, or else the first of the reader's that there is. */
export const preferredLanguage = (): string => lookup([remembered('locale') ?? '', ...navigator.languages], LANGUAGES, SOURCE);
