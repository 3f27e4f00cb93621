/** Where a board stands: a table's page gives it a height, says what is to do in its status line and how far everybody is at the seats; elsewhere it is as high as it needs. A big screen shows all players alike. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('board place');

/** How far a player is, at the seat: a few signs, and words for who hears them. */
export interface Progress {
  signs: string;
  words: string;
}

export class BoardPlace {
  todo = $state(''); // what the player is to do now, in the game's own words
  progress = $state.raw<Progress[]>([]); // by seat; none where there is nothing to tell
}

/** Makes a place for a board on this page. */
export const makeBoardPlace = (): BoardPlace => setContext(KEY, new BoardPlace());

/** Makes the boards below stand in no place: they are pictures, in a sheet that lies over the table. */
export const leaveBoardPlace = (): undefined => setContext(KEY, undefined);

/** Returns the place this board stands in; undefined where it is as high as it needs. */
export const boardPlace = (): BoardPlace | undefined => getContext<BoardPlace | undefined>(KEY);

const BIG = Symbol('big screen');

/** Says that the boards of this page are seen by all players at once. */
export const makeBigScreen = (): boolean => setContext(BIG, true);

/** Says whether this board is seen by all players at once. */
export const onBigScreen = (): boolean => getContext<boolean | undefined>(BIG) ?? false;
