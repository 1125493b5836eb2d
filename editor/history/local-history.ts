import { THIS_FOLDER } from '../browser/folder.ts';
import { EARLIER, inStore, resultOf, storedValue } from '../browser/stores.ts';
import { storedHistory, withText, type StoredText } from './stored-texts.ts';

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
export const localHistory = storedHistory(read);
