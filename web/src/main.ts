/** The beginning: the language first, then the page. */
import { mount } from 'svelte';
import App from './App.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/scripts.css';
import { preferredLanguage } from './lib/languages';
import { speak } from './lib/texts.svelte';
import { showTheme } from './lib/theme.svelte';

showTheme();
await speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });

// over HTTPS or on this machine: it says so when the server is not reached
if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
