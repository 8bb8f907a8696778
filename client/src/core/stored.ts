// What the browser remembers. A browser that stores nothing is no reason to fail.
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`tablee-${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`tablee-${key}`, value);
  } catch {
    // It is chosen for this visit only.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`tablee-${key}`);
  } catch {
    // Nothing was stored.
  }
}
