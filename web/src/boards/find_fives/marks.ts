/** What stands on a board besides its symbols. */
import type { Outline } from '../../lib/messages';

type Look = 'own' | 'waiting' | 'counts' | 'void' | 'circled' | 'hatched' | 'best';

/** An outline and how it is drawn. */
export interface Mark extends Outline {
  look: Look;
  lit?: boolean; // spoken of just now
}

/** Returns a name for an outline that its squares alone decide. */
export const keyOf = ({ cells }: { cells: readonly number[] }): string => cells.join(' ');

/** What a player wants that the server has not confirmed yet. */
export type Wish = { kind: 'add'; outline: Outline } | { kind: 'erase'; outline: Outline } | { kind: 'say'; move: string };

/** Returns the outlines as they will be once all wishes are granted: the drawing never waits for the server. */
export function wished(outlines: readonly Outline[], wishes: readonly Wish[], single: boolean): Mark[] {
  let marks: Mark[] = outlines.map((outline) => ({ ...outline, look: 'own' }));
  for (const wish of wishes) {
    if (wish.kind === 'say') continue;
    marks = marks.filter((mark) => keyOf(mark) !== keyOf(wish.outline));
    if (wish.kind === 'add') marks = [...(single ? [] : marks), { ...wish.outline, look: 'waiting' }];
  }
  return marks;
}

/** Says whether what was wished has come true on the server's sheet. */
export function granted(wish: Wish, outlines: readonly Outline[], done: boolean): boolean {
  if (wish.kind === 'say') return done;
  return outlines.some((outline) => keyOf(outline) === keyOf(wish.outline)) === (wish.kind === 'add');
}

/** Returns the text of a wish as a move; none if it has become pointless. */
export function moveOf(wish: Wish, outlines: readonly Outline[], text: (cells: readonly number[]) => string): string | null {
  if (wish.kind === 'say') return wish.move;
  if (wish.kind === 'add') return text(wish.outline.cells);
  const number = outlines.findIndex((outline) => keyOf(outline) === keyOf(wish.outline));
  return number < 0 ? null : `erase${number + 1}`;
}
