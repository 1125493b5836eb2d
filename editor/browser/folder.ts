import { THIS_COMPUTER } from '../backend.ts';
import { answer } from './stores.ts';

/** Where the CMS keeps the folder that was opened; the database bears the name of the service and its repository. */
const DATABASE = `gitea:${THIS_COMPUTER}`;
const STORE = 'file-system-handles';
const KEY = 'root_dir_handle';

/** The folder of the project on this computer, or undefined where the browser does not know of one. */
async function openedFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  const database = await answer(indexedDB.open(DATABASE));
  try {
    if (!database.objectStoreNames.contains(STORE)) return undefined;
    const store = database.transaction(STORE).objectStore(STORE);
    return (await answer(store.get(KEY))) as FileSystemDirectoryHandle | undefined;
  } finally {
    database.close();
  }
}

/**
 * The text of a file in that folder as it is now, perhaps changed in another program since the editor has read it.
 * @param path from the project's root
 */
export async function textInFolder(path: string): Promise<string | undefined> {
  let folder = await openedFolder();
  const parts = path.split('/');
  for (const part of parts.slice(0, -1)) folder = await folder?.getDirectoryHandle(part);
  const file = await folder?.getFileHandle(parts.at(-1) ?? '');
  return (await file?.getFile())?.text();
}
