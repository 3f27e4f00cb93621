/** Keeps the keyboard on the board: when the focused control goes away or is switched off, the board itself is focused. */

/** Watches a board and what belongs to it; `rest` is focused while nothing else is. */
export function keepFocus(rest: HTMLElement, around: HTMLElement): () => void {
  let held = false; // the focus was in here last

  const take = (): void => {
    held = true;
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    held = relatedTarget === null; // it went nowhere: perhaps its control is gone
  };
  const look = (): void => {
    if (held && document.activeElement === document.body) rest.focus({ preventScroll: true });
  };
  const press = ({ target }: PointerEvent): void => {
    held = target instanceof Node && around.contains(target); // a tap beside the board leaves it
  };

  const changes = new MutationObserver(() => requestAnimationFrame(look));
  changes.observe(around, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'inert'] });
  around.addEventListener('focusin', take);
  around.addEventListener('focusout', leave);
  addEventListener('pointerdown', press, true);
  return () => {
    changes.disconnect();
    around.removeEventListener('focusin', take);
    around.removeEventListener('focusout', leave);
    removeEventListener('pointerdown', press, true);
  };
}
