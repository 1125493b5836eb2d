/** Entries that `localStorage` refuses (full, or site data is blocked), until the page closes. */
const memory = new Map<string, string>();

/** Where site data is blocked, `localStorage` throws. */
function ifAllowed<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

export const readText = (key: string): string | null =>
  memory.get(key) ?? ifAllowed(() => localStorage.getItem(key)) ?? null;

export function writeText(key: string, text: string): void {
  memory.set(key, text);
  ifAllowed(() => {
    localStorage.setItem(key, text);
    memory.delete(key);
  });
}

export function removeText(key: string): void {
  memory.delete(key);
  ifAllowed(() => localStorage.removeItem(key));
}

/** Moves an entry from the device into memory, until the page is closed. */
export function keepInPage(key: string, text: string): void {
  removeText(key);
  memory.set(key, text);
}

/** Whether an entry survives the page. */
export const isOnDevice = (key: string) => !memory.has(key) && readText(key) !== null;

export const allKeys = () =>
  new Set([...memory.keys(), ...Object.keys(ifAllowed(() => localStorage) ?? {})]);

/** Parses JSON of unknown origin. @returns undefined for malformed JSON */
export const parseJson = (text: string | null): unknown =>
  ifAllowed<unknown>(() => JSON.parse(text ?? ''));
