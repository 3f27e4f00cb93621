/** The rolls for who begins, as they lie on the felt. */
import { spread, still, tumble, type Lying } from './dice';
import type { Happening, Opening } from './messages';

export class OpeningRolls {
  rolls = $state.raw<Lying[][]>([]); // by seat

  /** Throws the two dice of a seat; after a tie the felt is empty again. */
  throw({ params }: Happening, opening: Opening | null, seats: number): void {
    const anew = opening?.rolled.every((rolled) => !rolled?.length);
    const before = anew ? [] : this.rolls;
    const landed = tumble(params.dice as number[]);
    this.rolls = Array.from({ length: seats }, (_, seat) => (seat === params.seat ? landed : (before[seat] ?? [])));
  }

  rest(opening: Opening | null): void {
    const lie = opening ? opening.rolled.map((rolled, seat) => (rolled?.length ? spread(rolled) : (this.rolls[seat] ?? []))) : this.rolls;
    this.rolls = lie.map(still);
  }
}
