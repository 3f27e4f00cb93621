/** Asking again and again, as long as somebody looks. */

/** Asks at once and then every so many seconds while the page is seen, never twice at a time; returns how to stop. */
export function whileSeen(seconds: number, ask: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let stopped = false;
  const next = async (): Promise<void> => {
    clearTimeout(timer);
    if (asking || stopped || document.visibilityState !== 'visible') return;
    asking = true;
    await ask().catch(() => undefined); // it will be asked again
    asking = false;
    if (!stopped) timer = setTimeout(next, seconds * 1000);
  };
  void next();
  document.addEventListener('visibilitychange', next);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', next);
  };
}
