/** Light or dark: as the device says, or as set here for this device. */
import { remember, remembered } from './device';

export type Theme = 'auto' | 'light' | 'dark';
export const THEMES: Theme[] = ['auto', 'light', 'dark'];

let current = $state<Theme>(THEMES.find((theme) => theme === remembered('theme')) ?? 'auto');

/** Returns the theme that was chosen. */
export const theme = (): Theme => current;

/** Shows the page in `chosen` from now on, on this device. */
export function setTheme(chosen: Theme): void {
  current = chosen;
  remember('theme', chosen === 'auto' ? null : chosen);
  showTheme();
}

/** Writes the theme onto the page, where the style looks for it. */
export function showTheme(): void {
  if (current === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = current;
}
