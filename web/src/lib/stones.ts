/** The stones of FIVE! are white and black. */
export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Returns the colour that a seat plays with; with more than two players every second has the same. */
export const colourOf = (seat: number): Colour => (seat % 2 === 0 ? 'white' : 'black');

/** Says whether in a game each seat plays the stones of one colour, so that its emblem is on such a stone. */
export const hasOwnStones = (game: string): boolean => game === 'five_wins' || game === 'torris';
