/** What the page needs to be installed and to say that the server is away: manifest, icons, service worker, and its one page in every language. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { png } from './png.mjs';
import { languages, texts } from './texts.mjs';

const ICONS = { 'icon-192.png': [192], 'icon-512.png': [512], 'icon-full-512.png': [512, true], 'apple-touch-icon.png': [180, true] };
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Returns the part of the build that makes these files. On a static host addresses are relative, and the service worker is another. */
export function shell(isStatic = false) {
  return {
    name: 'fives-shell',
    apply: 'build',
    transformIndexHtml: (html) => (isStatic ? html.replaceAll('href="/', 'href="./') : html),
    generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      for (const [name, [size, full]] of Object.entries(ICONS)) emit(name, png(read('../public/icon.svg'), size, full));
      emit('manifest.json', isStatic ? read('../shell/manifest.json').replaceAll(': "/', ': "./') : read('../shell/manifest.json'));
      if (isStatic) return;
      const [page, script, icon] = [offlinePage(), offlineScript(), read('../public/icon.svg')];
      const version = createHash('sha256').update(page + script + icon).digest('hex').slice(0, 12);
      emit('offline.html', page);
      emit('offline.js', script);
      emit('sw.js', read('../shell/sw.js').replace('fives-SHELL', `fives-${version}`)); // another shell is another worker
    },
  };
}

/** Returns the page for when the server is away: every language is in it, its script shows one. */
function offlinePage() {
  const spoken = languages.filter(({ tag }) => ['offline', 'offline-line', 'offline-again'].every((key) => texts(tag, 'page').has(key)));
  const mains = spoken.map(({ tag, dir, also = [] }) => {
    const bundle = new FluentBundle(tag);
    bundle.addResource(new FluentResource([...texts(tag, 'page').values()].join('\n')));
    const t = (key) => bundle.formatPattern(bundle.getMessage(key).value).replace(/[<&]/g, (c) => `&#${c.charCodeAt(0)};`);
    const hidden = tag === 'en' ? '' : ' hidden';
    return `<main lang="${tag}" dir="${dir}" data-also="${also.join(' ')}"${hidden}><h1>${t('offline')}</h1><p>${t('offline-line')}</p><button type="button">${t('offline-again')}</button></main>`;
  });
  return read('../shell/offline.html').replace('<!-- languages -->', mains.join('\n    '));
}

/** Returns the script of that page in one file: it chooses a language as the page does. */
const offlineScript = () => read('../shell/offline.js').replace(/^import .*lookup\.js';$/m, read('../shell/lookup.js').replace('export ', ''));
