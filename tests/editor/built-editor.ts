import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildEditor } from '../../editor/build.ts';
import { lock } from '../../scripts/lock.mjs';
import { ROOT } from '../support/root.ts';

const KEPT = join(ROOT, '.cache', 'editor-under-test');

/** A word that changes with whatever the editor is made from. */
function versionOf(): string {
  const files = globSync('{editor,src,hosting}/**/*.{ts,tsx,css,woff2}', { cwd: ROOT }).sort();
  const hash = createHash('sha256');
  for (const file of [...files, 'package-lock.json']) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Puts the editor's files into a folder: built once, however many workers and runs ask for the same. */
export async function putEditor(folder: string): Promise<void> {
  const kept = join(KEPT, versionOf());
  const unlock = await lock('editor-under-test');
  try {
    if (!existsSync(kept)) {
      const work = `${kept}.work`;
      mkdirSync(KEPT, { recursive: true });
      await buildEditor(pathToFileURL(`${work}/`));
      renameSync(work, kept);
    }
  } finally {
    unlock();
  }
  cpSync(kept, folder, { recursive: true });
}
