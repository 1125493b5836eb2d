import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../node_modules');

/**
 * The script of an npm package's command, to run with this Node. npm's `.bin` contains shell
 * scripts on Windows, which fail in paths with spaces.
 * @param folder of its package
 */
export function packageBin(command: string, folder = join(PACKAGES, command)): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { bin } = JSON.parse(text) as { bin: string | Record<string, string> };
  return join(folder, (typeof bin === 'string' ? bin : bin[command]) ?? '');
}
