/** The build: static files that the Python package carries, texts read from their files in the package. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { shell } from './scripts/shell.mjs';
import { textModules } from './scripts/texts.mjs';

const server = process.env.FIVES_SERVER ?? 'http://127.0.0.1:5555';

export default defineConfig(({ mode }) => ({
  base: mode === 'shelf' ? './' : '/', // a static host may show it in any folder
  plugins: [svelte(), textModules(), shell(mode === 'shelf')],
  logLevel: 'warn', // who types `make play` waits for an address, not for a list of files
  build: {
    rolldownOptions: { checks: { pluginTimings: false } },
    outDir: '../src/fives/web',
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.2'], // as docs/start.md says; tests/browser/test_old_phones.py
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['.', '../src/fives'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  worker: { format: 'es' },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    restoreMocks: true,
  },
}));
