/** What the form keeps on the device, and nothing else: the draft, and the messages that wait. */

/** `localStorage` may be forbidden or full: then nothing is kept, and whoever asked is told. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function kept<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as Value;
  } catch {
    return undefined;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** The keys that start so. */
export function keysOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
