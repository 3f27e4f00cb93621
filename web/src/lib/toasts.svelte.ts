/** Toasts: short calm notes at the edge of the page, most of them refusals with the rule that says no. */
import { Trouble } from './api';
import { has, type Params } from './texts.svelte';

interface Toast {
  id: number;
  key: string; // of its sentence
  rule: string; // number of a rule to quote, or empty
  params: Params;
}

const SHOWN_FOR = 7000;
let next = 0;
let shown = $state.raw<Toast[]>([]);

/** Returns the notes on the page. */
export const toasts = (): Toast[] => shown;

/** Shows a note for a while. */
export function say(key: string, rule = '', params: Params = {}): void {
  const id = next++;
  shown = [...shown.filter((toast) => toast.key !== key || toast.rule !== rule), { id, key, rule, params }];
  setTimeout(() => hush(id), SHOWN_FOR);
}

/** Takes a note away. */
export function hush(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}

/** Returns the sentence of a refusal; a server newer than this page may know reasons that have none here. */
export function refusalKey(code: string): string {
  const key = `refusal-${code.replaceAll('_', '-')}`;
  return has(key) ? key : 'refusal-unknown';
}

/** Says why something was refused. */
export const sayRefused = (code: string, rule = ''): void => say(refusalKey(code), rule);

/** Says what went wrong with a call; anything that is not an answer of the server is a bug and is thrown on. */
export function sayTrouble(error: unknown): void {
  if (!(error instanceof Trouble)) throw error;
  sayRefused(error.code, error.rule);
}
