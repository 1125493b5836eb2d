import { execSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAMS = join(import.meta.dirname, '../../.cache/programs');

/** What Cloudflare publishes to try a function with. It is no package of the project. */
const VERSIONS = { wrangler: '4.164.0' } as const;

/** Installs a program from npm in .cache/, once. @returns the folder of its package */
export function fetchPackage(name: keyof typeof VERSIONS): string {
  const wanted = `${name}@${VERSIONS[name]}`;
  const cwd = join(PROGRAMS, wanted);
  // npm writes this file last.
  if (!existsSync(join(cwd, 'node_modules/.package-lock.json'))) {
    mkdirSync(cwd, { recursive: true });
    execSync(`npm install --prefix . --no-audit --no-fund ${wanted}`, { cwd, stdio: 'inherit' });
  }
  return join(cwd, 'node_modules', name);
}
