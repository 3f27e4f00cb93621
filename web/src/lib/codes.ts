/** The codes of tables: what they are written with, as the server makes them. */
const LETTERS = 'BCDFGHJKMNPRSTVWXZ';
export const CODE_LENGTH = 5;

const plain = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns what of a text can be a code. */
export const codeLetters = (text: string): string => [...plain(text)].filter((letter) => LETTERS.includes(letter)).slice(0, CODE_LENGTH).join('');

/** Returns the first letter or digit of a text that no code has; '' if there is none. */
export const strangeLetter = (text: string): string => [...plain(text)].find((letter) => !LETTERS.includes(letter)) ?? '';
