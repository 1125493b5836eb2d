import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../node_modules');

/** The script of a package's command: npm's `.bin` has shell scripts on Windows. */
export function packageBin(command: string, folder = join(PACKAGES, command)): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { bin } = JSON.parse(text) as { bin: string | Record<string, string> };
  return join(folder, (typeof bin === 'string' ? bin : bin[command]) ?? '');
}
