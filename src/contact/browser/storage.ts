/** What the form keeps on the device, and nothing else: the draft, and the messages that are not sent yet. */

/** What the storage did not take: kept in memory until the page is closed. */
const memory = new Map<string, string>();

/** `localStorage`, which throws where site data is blocked; then nothing is found there. */
function orNothing<Result>(read: (storage: Storage) => Result): Result | undefined {
  try {
    return read(localStorage);
  } catch {
    return undefined;
  }
}

/** The text that is kept under a key; null where there is none. */
export function readText(key: string): string | null {
  return memory.get(key) ?? orNothing((storage) => storage.getItem(key)) ?? null;
}

/** Keeps a text: on the device, or in this page where the device is full or refuses. */
export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Forgets the text that is kept under a key. */
export function removeText(key: string): void {
  memory.delete(key);
  orNothing((storage) => storage.removeItem(key));
}

/** Whether the device keeps a text, so that a closed page loses nothing. */
export function isOnDevice(key: string): boolean {
  return !memory.has(key) && readText(key) !== null;
}

/** All keys that begin so, of the device and of this page. */
export function keysThatBegin(prefix: string): string[] {
  const onDevice = orNothing((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
  );
  return [...new Set([...memory.keys(), ...(onDevice ?? [])])].filter((key) =>
    key.startsWith(prefix),
  );
}

/** Reads JSON that anything may have written. @returns undefined for what is none */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
