import { readFile } from 'node:fs/promises';
import { ContentError } from './content-error.ts';
import { decodeText } from './decode-text.ts';

/**
 * The text of a content file on this computer.
 * @param root the project's folder
 * @param file path from there
 * @throws ContentError where it is missing, may not be read or is not saved as UTF-8
 */
export async function readText(root: URL, file: string): Promise<string> {
  const bytes = await readFile(new URL(file, root)).catch((error: unknown) => {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const message = missing
      ? 'this file is missing; every language folder needs it.'
      : 'this file may not be read; check who owns it and whether it is a file.';
    throw new ContentError([{ file, field: '', ...(missing ? { missing } : {}), message }]);
  });
  return decodeText(bytes, file);
}
