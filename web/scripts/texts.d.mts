import type { Plugin } from 'vite';
import type { Language } from '../src/lib/languages';

export const languages: Language[];
export function textPath(tag: string, part: string): string;
export function textParts(): string[];
export function texts(tag: string, part: string): Map<string, string>;
export function lacking(tag: string): Map<string, string>;
export function textModules(): Plugin;
