/**
 * What the CMS keeps in the browser, by its own names: copies of what was typed, the folder that was opened, and what
 * spares it work. Keys stand beside the values, but for the copies.
 */
const STORES: Record<string, IDBObjectStoreParameters> = {
  'draft-backups': { keyPath: ['collectionName', 'slug'] },
  'file-system-handles': {},
  'asset-hashes': {},
  'asset-thumbnails': {},
  'file-cache': {},
  'ui-settings': {},
  meta: {},
};

/** What a request to the browser's database gives. */
function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database gives no answer.'));
  });
}

/**
 * Makes room for all of it at once. The CMS would do so one by one when it needs them, and where two are needed in the
 * same moment one is never made: until the page is loaded again no copy is kept then, or no picture shown.
 */
export async function makeStores(database: string): Promise<void> {
  const now = await answer(indexedDB.open(database));
  const missing = Object.keys(STORES).filter((name) => !now.objectStoreNames.contains(name));
  now.close();
  if (missing.length === 0) return;
  const request = indexedDB.open(database, now.version + 1);
  request.onupgradeneeded = () => {
    for (const name of missing) request.result.createObjectStore(name, STORES[name]);
  };
  (await answer(request)).close();
}

/** A value that the CMS keeps; undefined where there is none. */
export async function kept<Value>(
  database: string,
  store: string,
  key: string,
): Promise<Value | undefined> {
  const opened = await answer(indexedDB.open(database));
  try {
    if (!opened.objectStoreNames.contains(store)) return undefined;
    const values = opened.transaction(store).objectStore(store);
    return (await answer(values.get(key))) as Value | undefined;
  } finally {
    opened.close();
  }
}
