import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isOptionalFile, type ContentName } from '../schemas/index.ts';
import { ContentError } from './content-error.ts';

/** Decodes a content file. @throws ContentError if it is not UTF-8: letters would be lost */
export function decodeText(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const line = new TextDecoder()
      .decode(bytes)
      .split('\n')
      .findIndex((text) => text.includes('\ufffd'));
    // Shows the line in the most common other encoding, so that the editor can recognise it.
    const text = new TextDecoder('windows-1252').decode(bytes).split('\n')[line] ?? '';
    const utf16 = (bytes[0] ?? 0) >= 0xfe && (bytes[1] ?? 0) >= 0xfe;
    const found = utf16 ? '' : ` ("${text.trim().slice(0, 60)}")`;
    const message = `the file is not saved as UTF-8, so that some letters would be lost${found}; save it again with the encoding "UTF-8".`;
    throw new ContentError([{ file, line: utf16 ? undefined : line + 1, path: [], message }]);
  }
}

/** Reads a content file. @throws ContentError if it is missing, cannot be read or is not UTF-8 */
export async function readText(root: URL, file: string): Promise<string> {
  const bytes = await readFile(new URL(file, root)).catch((error: unknown) => {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const message = missing
      ? 'this file is missing; every language folder needs it.'
      : 'this file may not be read; check who owns it and whether it is a file.';
    throw new ContentError([{ file, path: [], ...(missing ? { missing } : {}), message }]);
  });
  return decodeText(bytes, file);
}

/** The same of a YAML file; empty if it is missing and may be. @throws ContentError */
export async function readContentText(root: URL, name: ContentName, file: string): Promise<string> {
  return isOptionalFile(name) && !existsSync(new URL(file, root)) ? '' : readText(root, file);
}
