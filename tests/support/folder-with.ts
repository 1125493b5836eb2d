import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Creates a temporary folder with these files, by their paths; it is deleted when the process ends.
 */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>> = {}): URL {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-test-')));
  folders.push(folder);
  const url = pathToFileURL(`${folder}/`);
  for (const [path, data] of Object.entries(files)) {
    const file = new URL(encodeURI(path), url);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, data);
  }
  return url;
}
