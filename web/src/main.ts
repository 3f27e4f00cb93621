/** The beginning: the language first, then the page. */
import { mount } from 'svelte';
import App from './App.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/scripts.css';
import { preferredLanguage } from './lib/languages';
import { STATIC } from './lib/place';
import { speak } from './lib/texts.svelte';
import { showTheme } from './lib/theme.svelte';

showTheme();
if (STATIC) (await import('./local/play-here')).playHere();
await speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });

// over HTTPS or on this machine: it says so when the server is not reached
const worker = STATIC ? './sw.js' : '/sw.js';
if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator) void navigator.serviceWorker.register(worker).catch(() => undefined);
