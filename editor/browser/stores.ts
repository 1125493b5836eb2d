/** The texts that files had before they were saved on this computer. */
export const EARLIER = 'earlier-versions';

/**
 * What the browser stores: by the CMS, under its own names, copies of unsaved words, the folder
 * that was opened, and caches; and by us. Only the copies have a key path.
 */
const STORES: Record<string, IDBObjectStoreParameters> = {
  'draft-backups': { keyPath: ['collectionName', 'slug'] },
  'file-system-handles': {},
  'asset-hashes': {},
  'asset-thumbnails': {},
  'file-cache': {},
  'ui-settings': {},
  meta: {},
  [EARLIER]: {},
};

/** What a request of the database gives. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database is not responding.'));
  });
}

/**
 * Creates all stores at once. The CMS creates each when it first needs it; if it needs two at the
 * same moment, it never creates one of them, and keeps no copies or shows no pictures until the
 * page is loaded again.
 */
export async function createStores(database: string): Promise<void> {
  const now = await resultOf(indexedDB.open(database));
  const missing = Object.keys(STORES).filter((name) => !now.objectStoreNames.contains(name));
  now.close();
  if (missing.length === 0) return;
  const request = indexedDB.open(database, now.version + 1);
  request.onupgradeneeded = () => {
    for (const name of missing) request.result.createObjectStore(name, STORES[name]);
  };
  (await resultOf(request)).close();
}

/** Does something with a store; undefined where there is none. */
export async function inStore<Result>(
  database: string,
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> {
  const opened = await resultOf(indexedDB.open(database));
  try {
    if (!opened.objectStoreNames.contains(name)) return undefined;
    return await work(opened.transaction(name, mode).objectStore(name));
  } finally {
    opened.close();
  }
}

/** A stored value; undefined where there is none. */
export const storedValue = <Value>(database: string, store: string, key: string) =>
  inStore(database, store, 'readonly', async (values) => {
    return (await resultOf(values.get(key))) as Value | undefined;
  });
