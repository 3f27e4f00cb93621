/** What the hands on the table show, and how a round is told step by step: a shake, all hands open, pairs cancel, stones go to the loot. */
import type { Happening, NumberPoker } from '../../lib/messages';

export const EMPTY = 0;
export const CLOSED = -1;
export const VALUES = [1, 2, 3, 4];

export type Mark = '' | 'cancelled' | 'out' | 'kept' | 'taken' | 'took';

/** One hand: null has chosen nothing, CLOSED is a fist, else it is open and shows a stone or nothing. */
export interface Hand {
  fist: number | null;
  mark: Mark; // what became of what it shows
  past: boolean; // still open from the round before
  own: number | null; // what the owner knows to be in a closed fist
}

/** A stone that goes from one seat's hand to a loot. */
export interface Flight {
  from: number;
  to: number;
}

export interface Step {
  hands: Hand[];
  pace: 'shake' | 'look' | 'strike' | 'fly';
  flights: Flight[];
}

const nothing: Hand = { fist: null, mark: '', past: false, own: null };

/** Returns the hands as a view has them; hands of the last round stay open until their owner chooses again. */
export function resting(view: NumberPoker, hands: Hand[]): Hand[] {
  const before = hands.length > 0 ? hands : lastOf(view);
  return view.fists.map((fist, seat) => {
    if (fist === null) {
      const was = before[seat];
      return was && was.fist !== null && was.fist !== CLOSED && view.taker === null ? { ...was, past: true } : nothing;
    }
    if (view.taker !== null) return { ...nothing, fist };
    return { ...nothing, fist: CLOSED, own: fist === CLOSED ? null : fist };
  });
}

/** Returns the hands as the last event left them, for someone who comes later. */
const lastOf = (view: NumberPoker): Hand[] => script(view.fists.map(() => nothing), view.happened).at(-1)?.hands ?? [];

/** Returns the steps in which what happened is to be seen. */
export function script(hands: Hand[], happened: Happening[]): Step[] {
  const steps: Step[] = [];
  let now = hands;
  const mark = (changes: Map<number, Mark>): Hand[] => now.map((hand, seat) => ({ ...hand, mark: changes.get(seat) ?? hand.mark }));
  const marked = (wanted: (hand: Hand) => boolean, as: Mark): Map<number, Mark> =>
    new Map(now.flatMap((hand, seat): [number, Mark][] => (wanted(hand) && hand.mark === '' ? [[seat, as]] : [])));
  const push = (pace: Step['pace'], flights: Flight[] = []): void => void steps.push({ hands: now, pace, flights });

  for (const { params } of told(happened, 'closed')) {
    now = now.map((hand, seat) => (seat === params.seat ? { ...nothing, fist: CLOSED, own: hand.own } : hand));
  }
  const open = happened.filter(({ key }) => key === 'number-poker-showed' || key === 'number-poker-empty');
  if (open.length > 0) {
    const shows = new Map(open.map(({ params }) => [params.seat as number, (params.stone as number | undefined) ?? EMPTY]));
    now = now.map((_, seat) => (shows.has(seat) ? { ...nothing, fist: CLOSED } : nothing));
    push('shake');
    now = now.map((_, seat) => ({ ...nothing, fist: shows.get(seat) ?? null }));
    push('look');
  }
  for (const { params } of told(happened, 'took')) {
    now = mark(new Map<number, Mark>([[params.victim as number, 'taken'], [params.seat as number, 'took']]));
    push('fly', [{ from: params.victim as number, to: params.seat as number }]);
  }
  const pairs = told(happened, 'cancel').map(({ params }) => params.stone as number);
  const idle = told(happened, 'empty-cancel').length + told(happened, 'empty-vain').length > 0;
  if (pairs.length > 0 || idle) {
    now = mark(marked(({ fist }) => fist !== null && (pairs.includes(fist) || (idle && fist === EMPTY)), 'cancelled'));
    push('strike');
  }
  const [kept] = told(happened, 'kept');
  if (kept) {
    const seat = kept.params.seat as number;
    now = mark(new Map([[seat, 'kept']]));
    now = mark(marked(({ fist }) => fist !== null && fist > EMPTY, 'out'));
    push('fly', [{ from: seat, to: seat }]);
  }
  return steps;
}

const told = (happened: Happening[], key: string): Happening[] => happened.filter((each) => each.key === `number-poker-${key}`);

/** Returns the values of the stones that are left, and the empty hand as `E`, to be read out. */
export const inWords = (left: number[]): string[] => [...VALUES.flatMap((value) => Array<string>(left[value] ?? 0).fill(String(value))), ...(left[EMPTY] ? ['E'] : [])];
