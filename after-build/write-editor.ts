import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BUILT_FILE, type Built } from '../editor/online/hashes.ts';
import { EDITOR_FOLDER } from '../hosting/pages.ts';
import type { SiteStep } from './steps.ts';

const PROGRAM = fileURLToPath(new URL('../editor/write.ts', import.meta.url));

/**
 * Adds the editor if the settings ask for one; otherwise its code is not even loaded. It runs in a
 * process, because Astro's build cannot load more code at this point.
 * @throws Error with the output of the process
 */
export const writeEditor: SiteStep = async ({ dist, settings: { editing }, hashes }) => {
  if (editing === 'none') return;
  const folder = new URL(`.${EDITOR_FOLDER}`, dist);
  await promisify(execFile)(process.execPath, [PROGRAM, folder.href, JSON.stringify(editing)]);
  const built: Built = { at: new Date().toISOString(), files: hashes };
  writeFileSync(new URL(BUILT_FILE, folder), JSON.stringify(built));
};
