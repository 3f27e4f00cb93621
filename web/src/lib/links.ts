/** Links to give to somebody: shared the way the device does, or copied. */
import { say } from './toasts.svelte';

/** Says whether this device has a way of its own to share. */
export const canShare = (): boolean => 'share' in navigator;

/** Copies a link, and says so. */
export const copyLink = (url: string): Promise<void> => copyText(url, 'table-copied');

/** Copies a text, and says so in the sentence called `key`. */
export async function copyText(text: string, key: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyByHand(text); // plain HTTP has no clipboard: the old way
  }
  say(key);
}

/** Shares a link the way the device does, or copies it. */
export async function shareLink(title: string, url: string): Promise<void> {
  if (!canShare()) return copyLink(url);
  return navigator.share({ title, url }).catch(() => undefined);
}

function copyByHand(text: string): void {
  const pressed = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.style.position = 'fixed';
  (document.querySelector('dialog[open]') ?? document.body).append(field); // outside of an open sheet nothing can be selected
  field.select();
  document.execCommand('copy');
  field.remove();
  if (pressed instanceof HTMLElement) pressed.focus();
}
