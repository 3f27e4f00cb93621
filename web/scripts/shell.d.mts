import type { Plugin } from 'vite';

export function shell(isStatic?: boolean): Plugin;
