import { pathToFileURL } from 'node:url';
import { buildEditor } from '../../editor/build.ts';
import { lock } from '../../scripts/lock.mjs';

/** Puts the editor's files into a folder: bundled once, however many workers and runs ask for the same. */
export async function putEditor(folder: string): Promise<void> {
  const unlock = await lock('editor-under-test');
  try {
    await buildEditor(pathToFileURL(`${folder}/`));
  } finally {
    unlock();
  }
}
