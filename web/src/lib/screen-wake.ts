/** A screen that is only looked at must not fall asleep. */

/** Keeps the screen on as long as the page is seen, where the browser can (HTTPS or this machine); returns how to stop. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;
  const ask = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    const got = await navigator.wakeLock.request('screen').catch(() => undefined); // a low battery says no
    if (wanted) lock = got;
    else void got?.release();
  };
  void ask();
  document.addEventListener('visibilitychange', ask); // the lock is lost whenever the page is hidden
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
