/** Where a board stands: a table's page gives it a height and says what is to do in its status line; elsewhere it is as high as it needs. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('board place');

export class BoardPlace {
  todo = $state(''); // what the player is to do now, in the game's own words
}

/** Makes a place for a board on this page. */
export const makeBoardPlace = (): BoardPlace => setContext(KEY, new BoardPlace());

/** Returns the place this board stands in; undefined where it is as high as it needs. */
export const boardPlace = (): BoardPlace | undefined => getContext<BoardPlace | undefined>(KEY);
