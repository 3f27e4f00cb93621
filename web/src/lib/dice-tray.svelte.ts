/** The dice of a turn on the felt: which are lifted, how they are thrown again, how they come to rest. */
import { SvelteSet } from 'svelte/reactivity';
import { calm } from './reduced-motion';
import { lying, mixed, placesLifted, rollAgain, sameFaces, spread, still, written, type Lying } from './dice';
import type { Happening } from './messages';

export class Tray {
  dice = $state.raw<Lying[]>([]);
  share = $state(1); // of a whole throw's time, what this one takes
  readonly lifted = new SvelteSet<number>(); // places
  readonly faces = $derived(this.dice.map(({ face }) => face));
  readonly staying = $derived(this.dice.filter((_, place) => !this.lifted.has(place)));
  readonly kept = $derived(written(this.staying.map(({ face }) => face))); // as a move

  /** Returns the places that a move lifts. */
  lift(move: string): number[] {
    return placesLifted(this.faces, move === '-' ? [] : [...move].map(Number));
  }

  /** Lifts the dice at these places and no others. */
  relift(places: number[]): void {
    this.lifted.clear();
    places.forEach((place) => this.lifted.add(place));
  }

  /** Lifts all but the dice that are kept, as another player chose them; undefined: a new throw. */
  keep(keeping: number[] | undefined): void {
    if (!keeping) this.lifted.clear();
    else if (!sameFaces(this.staying.map(({ face }) => face), keeping)) this.relift(placesLifted(this.faces, keeping));
  }

  /** Throws what is lifted, or all five dice anew, in a `share` of a whole throw's time. */
  throw({ params }: Happening, anew: boolean, share = 1): void {
    this.share = share;
    const [all, landed] = [params.dice as number[], params.landed as number[]];
    const places = [...this.lifted].toSorted();
    this.lifted.clear();
    const thrown = anew ? rollAgain(spread(all), [0, 1, 2, 3, 4], mixed(landed)) : rollAgain(this.dice, places, landed);
    const whole = sameFaces(thrown.map(({ face }) => face), all) ? thrown : spread(all);
    this.dice = calm ? still(whole) : whole;
  }

  rest(faces: number[]): void {
    this.lifted.clear();
    this.dice = lying(this.dice, faces);
  }
}
