import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What a fresh clone of the project does not contain. */
const MADE_HERE = /^(node_modules|dist|test-results|\.astro|\.cache|\.git)$/;

/** Copies the project as a fresh clone would have it, over an earlier copy. */
export function copyProject(folder: string): void {
  for (const name of readdirSync(ROOT).filter((name) => !MADE_HERE.test(name))) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
}
