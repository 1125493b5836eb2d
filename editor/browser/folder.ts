import { THIS_COMPUTER } from '../backend.ts';
import { storedValue } from './stores.ts';

/**
 * The database of a folder on this computer, as the CMS names it: by a service and its repository.
 */
export const THIS_FOLDER = `gitea:${THIS_COMPUTER}`;

/**
 * The text of a file of the project's folder as it is now, perhaps changed in another program
 * since the editor read it; undefined for a file that is not there.
 * @param path from the project's root
 */
export async function textInFolder(path: string): Promise<string | undefined> {
  let folder = await storedValue<FileSystemDirectoryHandle>(
    THIS_FOLDER,
    'file-system-handles',
    'root_dir_handle',
  );
  const parts = path.split('/');
  for (const part of parts.slice(0, -1)) folder = await folder?.getDirectoryHandle(part);
  const file = await (await folder?.getFileHandle(parts.at(-1) ?? ''))?.getFile();
  // `File.text()` would leave out a byte order mark.
  return file && new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}
