import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valueAt } from '../../src/core/schemas/json-schema.ts';

const PACKAGES = join(import.meta.dirname, '../../node_modules');

/** The script of a package's command: npm's `.bin` has shell scripts on Windows. */
export function packageBin(command: string, folder = join(PACKAGES, command)): string {
  const bin = valueAt(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), ['bin']);
  return join(folder, String(typeof bin === 'string' ? bin : valueAt(bin, [command])));
}
