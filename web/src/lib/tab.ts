/** The tab of the browser: its title and icon say whose turn it is, also while another tab is looked at. */
const ICON = '/icon.svg';
const TURN_ICON = '/icon-turn.svg'; // the same with a dot

/** Shows in the tab's icon whether it is this device's turn. */
export function showTurnIcon(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  icon?.setAttribute('href', turn ? TURN_ICON : ICON);
}
