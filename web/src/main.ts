/** The beginning: the language first, then the page. */
import { mount } from 'svelte';
import App from './App.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/scripts.css';
import { preferredLocale, speak } from './lib/texts.svelte';
import { showTheme } from './lib/theme.svelte';

showTheme();
await speak(preferredLocale());
mount(App, { target: document.getElementById('app')! });
