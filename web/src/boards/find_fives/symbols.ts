/** The six symbols: a shape and a colour each, drawn in a square around the middle. */
export interface Drawn {
  path: string;
  colour: string;
  edge: string;
}

const star = [...Array(10).keys()]
  .map((i) => {
    const [angle, far] = [(i * Math.PI) / 5, i % 2 ? 0.155 : 0.37];
    return `${(far * Math.sin(angle)).toFixed(3)} ${(0.02 - far * Math.cos(angle)).toFixed(3)}`;
  })
  .join('L');

/** By the letter the rules use. Their lightness differs as well, so that they stay apart in grey and for every eye. */
export const SYMBOLS: Record<string, Drawn> = {
  a: { path: `M${star}Z`, colour: '#f0b400', edge: '#6b4700' },
  b: { path: 'M0-.3A.3.3 0 1 1 0 .3A.3.3 0 1 1 0-.3ZM0-.12A.12.12 0 1 0 0 .12A.12.12 0 1 0 0-.12Z', colour: '#2f96d6', edge: '#0d4568' },
  c: { path: 'M0-.3L.34.27H-.34Z', colour: '#0e7f57', edge: '#04402a' },
  d: { path: 'M0 .32C-.5-.02-.34-.33-.14-.29C-.06-.28 0-.21 0-.15C0-.21 .06-.28 .14-.29C.34-.33 .5-.02 0 .32Z', colour: '#d83a12', edge: '#701b04' },
  e: { path: 'M.1-.33A.33.33 0 1 0 .33 .12A.27.27 0 0 1 .1-.33Z', colour: '#5a35a8', edge: '#2a1158' },
  f: { path: 'M-.11-.31H.11V-.11H.31V.11H.11V.31H-.11V.11H-.31V-.11H-.11Z', colour: '#33291f', edge: '#15100b' },
};
