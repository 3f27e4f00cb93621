/** How fast a board shows what bots do: all the faster, the longer the player has waited since the last tap of their own. */

export const CONTROLS = 'button, a, input, select, textarea, label, dialog, [role=button], [role=checkbox], [role=gridcell]';

/** Of the usual time, what an animation takes once the player has waited for so many milliseconds. */
const SHARES = [
  { waited: 3200, share: 0.4 },
  { waited: 1800, share: 0.6 },
];

let share = 1;
let acted = performance.now(); // when somebody used a control of this page last; a tap that hurries the board is none

const act = ({ target }: Event): void => {
  if (target instanceof Element && target.closest(CONTROLS)) acted = performance.now();
};
addEventListener('click', act, true);
addEventListener('keydown', act, true);

/** Returns of the usual time what an animation takes now. */
export const tempo = (): number => share;

/** Sets the tempo for what is shown next: something that happens between a player on this device and bots, or anything else. */
export function setTempo(withBots: boolean): void {
  const waited = performance.now() - acted;
  share = withBots ? (SHARES.find((each) => waited >= each.waited)?.share ?? 1) : 1;
}
