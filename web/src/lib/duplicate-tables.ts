/** Several tables with the same dice: which of them did best at each seat. */
import type { TableBeside } from './messages';

const NO_POINTS = ['G3R', 'G5R', 'G6R', 'G-TIME']; // given up, agreed, stopped or late: such a result counts no points

/** Says whether a table ended its match with points. */
export const hasPoints = ({ result }: TableBeside): boolean => result !== null && !NO_POINTS.includes(result.rule);

/** Returns for each seat the codes of the tables that scored best there; none as long as there is nothing to compare. */
export function bestsAt(tables: TableBeside[], low = false): string[][] {
  const over = tables.filter(hasPoints);
  if (over.length < 2) return [];
  return over[0]!.seats.map((_, seat) => {
    const points = over.map(({ result }) => result!.scores[seat]!);
    const best = low ? Math.min(...points) : Math.max(...points);
    return over.filter((_, i) => points[i] === best).map(({ code }) => code);
  });
}

/** Says whether someone at a table has beaten others there. */
export function hasWon({ result }: TableBeside, seat: number): boolean {
  return result?.ranks[seat] === 1 && result.ranks.some((rank) => rank > 1);
}
