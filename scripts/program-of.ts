import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The script of one of a package's commands, for this very Node. What npm puts into `.bin` is a shell script on Windows,
 * which a path with spaces breaks.
 * @param folder of the package
 */
export function programOf(folder: string, command: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { bin } = JSON.parse(text) as { bin: string | Record<string, string> };
  return join(folder, (typeof bin === 'string' ? bin : bin[command]) ?? '');
}
