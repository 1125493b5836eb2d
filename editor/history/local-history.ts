import { THIS_FOLDER } from '../browser/folder.ts';
import { EARLIER, inStore, resultOf, storedValue } from '../browser/stores.ts';
import { withText, type StoredText } from './stored-texts.ts';
import { moment, type History } from './versions.ts';

/** All that is stored, under one key: so it is there as a whole, or as it was before. */
const KEY = 'all';

/**
 * Stores the text that a file had until now. Where the browser has no room for it, what it stored
 * before stays, and the save is none the worse.
 */
export async function storeText(path: string, text: string): Promise<void> {
  await inStore(THIS_FOLDER, EARLIER, 'readwrite', async (store) => {
    const stored = (await resultOf(store.get(KEY))) as StoredText[] | undefined;
    await resultOf(store.put(withText(stored ?? [], { path, text, until: Date.now() }), KEY));
  });
}

const read = async () => (await storedValue<StoredText[]>(THIS_FOLDER, EARLIER, KEY)) ?? [];

/** The history of a folder on this computer: what this browser has stored before each save. */
export const localHistory: History = {
  versions: async (path) =>
    (await read())
      .filter((one) => one.path === path)
      .map(({ until }) => ({ id: String(until), label: `Until ${moment(until)}` })),
  text: async (path, id) => {
    const found = (await read()).find((one) => one.path === path && String(one.until) === id);
    if (!found) throw new Error('This version is no longer available.');
    return found.text;
  },
  deleted: async (folder, isThere) => {
    const gone = (await read()).filter(
      ({ path }) => path.startsWith(`${folder}/`) && !isThere(path),
    );
    // The newest text of each.
    return [...Map.groupBy(gone, ({ path }) => path).values()].flatMap(([last]) =>
      last ? { path: last.path, id: String(last.until), label: moment(last.until) } : [],
    );
  },
};
