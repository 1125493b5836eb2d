import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What a build needs of the project, besides packages. */
const BUILT_FROM = [
  'content',
  'hosting',
  'after-build',
  'editor',
  'public',
  'scripts',
  'src',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Copies parts of the project, by default all that a build needs, over an earlier copy. */
export function copyProject(folder: string, parts: readonly string[] = BUILT_FROM): void {
  for (const part of parts) {
    const [from, to] = [join(ROOT, part), join(folder, part)];
    rmSync(to, { recursive: true, force: true });
    if (existsSync(from)) cpSync(from, to, { recursive: true });
  }
}
