/** What `scripts/texts.mjs` makes of the texts. */
declare module 'virtual:texts' {
  /** The list of languages. */
  export const languages: import('./lib/languages').Language[];
  /** The numbers of the rules of each game in the order of its English file, and at '' those of all games. */
  export const rules: Record<string, string[]>;
  /** How each language is loaded: its texts, and in English those that it lacks. */
  export const load: Record<string, () => Promise<{ own: string; english: string }>>;
}
