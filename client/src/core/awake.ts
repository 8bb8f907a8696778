// The screen stays on while a game is played. Browsers take this back when the page is hidden.

/** Keeps it on where the browser can; returns how to let it go. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = async () => {
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    if (over) void lock?.release();
  };
  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
