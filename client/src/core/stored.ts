// What the browser remembers. A browser that stores nothing is no reason to fail.
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`tablee-${key}`);
  } catch {
    return null;
  }
}

/** Says whether it is stored; else it holds for this visit only. */
export function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(`tablee-${key}`, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`tablee-${key}`);
  } catch {
    // Nothing was stored.
  }
}
