import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Packages, outputs and caches, of which each copy has its own, and the history. */
const NOT_COPIED = /^(node_modules|dist|test-results|\.astro|\.cache|\.git)$/;

/** Replaces the project's files in a copy. Its own packages, outputs and caches stay. */
export function copyProject(folder: string): void {
  const namesIn = (parent: string) => readdirSync(parent).filter((name) => !NOT_COPIED.test(name));
  mkdirSync(folder, { recursive: true });
  for (const name of namesIn(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  for (const name of namesIn(ROOT))
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
}
