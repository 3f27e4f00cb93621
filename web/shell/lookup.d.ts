export function lookup(wanted: readonly string[], offered: readonly { tag: string; also?: string[] }[], other: string): string;
