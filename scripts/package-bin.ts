import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../node_modules');

/**
 * The script behind a command of an npm package, to be run by this very Node. What npm puts into
 * `.bin` is a shell script on Windows, which a path with spaces breaks.
 * @param folder of its package
 */
export function packageBin(command: string, folder = join(PACKAGES, command)): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { bin } = JSON.parse(text) as { bin: string | Record<string, string> };
  return join(folder, (typeof bin === 'string' ? bin : bin[command]) ?? '');
}
