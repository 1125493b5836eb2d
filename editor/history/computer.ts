import { resultOf } from '../browser/stores.ts';
import { keptWith, type KeptText } from './kept.ts';
import { moment, type History } from './versions.ts';

const DATABASE = 'earlier versions';
const STORE = 'texts';

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return resultOf(request);
}

/** All that is kept, under one key: so it is there as a whole, or as it was before. */
const KEY = 'all';

const valueIn = async (store: IDBObjectStore) =>
  ((await resultOf(store.get(KEY))) as KeptText[] | undefined) ?? [];

async function read(): Promise<KeptText[]> {
  const database = await opened();
  try {
    return await valueIn(database.transaction(STORE).objectStore(STORE));
  } finally {
    database.close();
  }
}

/**
 * Keeps the text that a file had until now. Where the browser has no room for it, what it kept before stays, and the save
 * is none the worse.
 */
export async function keepText(path: string, text: string): Promise<void> {
  const database = await opened();
  try {
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const kept = keptWith(await valueIn(store), { path, text, until: Date.now() });
    await resultOf(store.put(kept, KEY));
  } finally {
    database.close();
  }
}

/** The history of a folder on this computer: what this browser has kept before each save. */
export const computerHistory: History = {
  versions: async (path) =>
    (await read())
      .filter((one) => one.path === path)
      .map(({ until }) => ({ id: String(until), label: `Until ${moment(until)}` })),
  text: async (path, id) => {
    const found = (await read()).find((one) => one.path === path && String(one.until) === id);
    if (!found) throw new Error('This version is not kept any longer.');
    return found.text;
  },
};
