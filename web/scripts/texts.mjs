/** The texts of the page: the list of languages, where the files of each are, and what the build makes of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), '../../src/fives');
const MODULE = 'virtual:texts';
const ENTRY = /^(?=-?[a-zA-Z][\w-]* *=)/m;
const SOURCE = 'en';

/** The lines of `languages.json`. */
export const languages = JSON.parse(readFileSync(join(PACKAGE, 'texts/languages.json'), 'utf8'));

/** Returns where a language has the texts of a part: `page` or a game's id. */
export const textPath = (tag, part) => join(PACKAGE, 'texts', tag, `${part}.ftl`);

/** Returns what the page has texts for: itself and every game. */
export const textParts = () => ['page', ...readdirSync(join(PACKAGE, 'games')).filter((id) => existsSync(join(PACKAGE, 'games', id, 'rules.py'))).sort()];

/** Returns the texts of a part by their keys, as they are written, without comments; none where there is no file. */
export function texts(tag, part) {
  const path = textPath(tag, part);
  const written = existsSync(path) ? readFileSync(path, 'utf8').replace(/^#.*\n?/gm, '') : '';
  const entries = written.split(ENTRY).filter((entry) => entry.trim());
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf('=')).trim(), entry.trim()]));
}

/** Returns the English texts that a language lacks, and those that they point to. */
export function lacking(tag) {
  const [own, english] = [tag, SOURCE].map((each) => new Map(textParts().flatMap((part) => [...texts(each, part)])));
  const found = new Map();
  const add = (key) => {
    if (found.has(key) || !english.has(key)) return;
    found.set(key, english.get(key));
    for (const [, other] of english.get(key).matchAll(/\{\s*(-?[a-z][\w-]*)\s*\}/g)) add(other);
  };
  for (const key of english.keys()) if (!own.has(key)) add(key);
  return found;
}

/** Returns the module of a language: its texts, and in English those that it lacks. */
function moduleOf(tag) {
  const own = textParts().flatMap((part) => [...texts(tag, part).values()]);
  const english = tag === SOURCE ? [] : [...lacking(tag).values()];
  return [`export const own = ${JSON.stringify(own.join('\n'))};`, `export const english = ${JSON.stringify(english.join('\n'))};`].join('\n');
}

/** Returns the module of all languages: how each is loaded, and the numbers of the rules of each game in their order. */
function moduleOfAll() {
  const loads = languages.map(({ tag }) => `${JSON.stringify(tag)}: () => import('${MODULE}/${tag}')`);
  const rules = textParts().map((part) => [part, [...texts(SOURCE, part).keys()].filter((key) => key.startsWith('rule-')).map((key) => key.slice('rule-'.length))]);
  const games = rules.map(([part, numbers]) => [part === 'page' ? '' : part, numbers]);
  return [
    `export const languages = ${JSON.stringify(languages)};`,
    `export const rules = ${JSON.stringify(Object.fromEntries(games))};`,
    `export const load = { ${loads.join(', ')} };`,
  ].join('\n');
}

/** Returns the part of the build that brings the texts to the page: a module for each language, loaded when it is shown. */
export function textModules() {
  return {
    name: 'fives-texts',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const tag = id.slice(`\0${MODULE}/`.length);
      for (const part of textParts()) for (const each of new Set([tag || SOURCE, SOURCE])) if (existsSync(textPath(each, part))) this.addWatchFile(textPath(each, part));
      return tag ? moduleOf(tag) : moduleOfAll();
    },
  };
}
