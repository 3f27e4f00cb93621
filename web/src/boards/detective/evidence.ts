/** Evidence as the sheets hold it: a bit for each kind, and its drawing, so that no kind is told apart by colour. */
export const KINDS = ['means', 'motive', 'opportunity'] as const;
export type Kind = (typeof KINDS)[number];

const BITS: Record<Kind, number> = { means: 1, motive: 2, opportunity: 4 };
export const SUSPECTS = [1, 2, 3, 4, 5, 6];
export const SOLVED = 7;

/** A dagger, a heart, a clock, on 24 by 24. */
export const MARKS: Record<Kind, string> = {
  means: 'M12 1.5 14.6 6v8.2H9.4V6ZM5.5 14.2h13v2.6h-13ZM10.6 16.8h2.8v5.4h-2.8Z',
  motive: 'M12 21.2C4.6 15.4 2 12 2 8.2 2 5 4.4 2.8 7.2 2.8c2 0 3.8 1.1 4.8 2.9 1-1.8 2.8-2.9 4.8-2.9C19.6 2.8 22 5 22 8.2c0 3.8-2.6 7.2-10 13Z',
  opportunity: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1.2 4.4v5l3.7 3.7-1.7 1.7-4.4-4.4V6.4Z',
};

/** Returns whether a mask of the sheet holds a kind of evidence. */
export const holds = (mask: number, kind: Kind): boolean => (mask & BITS[kind]) > 0;

/** Returns how many clues a sheet has of the suspect it knows most about. */
export const mostClues = (sheet: number[]): number => Math.max(...sheet.map((mask) => KINDS.filter((kind) => holds(mask, kind)).length));
