/** The stones of FIVE! are white and black. */
export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Returns the colour that a seat plays with; with more than two players every second has the same. */
export const colourOf = (seat: number): Colour => (seat % 2 === 0 ? 'white' : 'black');
