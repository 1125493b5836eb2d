/**
 * What a site says of the content that it was built from: served beside the editor, asked for by
 * nobody else.
 */
export interface Built {
  /** When it was built (ISO 8601). */
  at: string;
  /**
   * The hash of each file of content/, drafts too. A hash is of path and content together: whoever
   * guesses a name learns nothing without the whole content of the file.
   */
  files: readonly string[];
  /** On this computer: why what was saved since could not be built. */
  stopped?: string;
}

/** The name of that file, in the editor's folder. */
export const BUILT_FILE = 'built.json';

/** Files whose line ends and byte order mark git or another program may change on the way. */
const TEXT = /\.(yaml|md|json|svg|txt)$/;

/** Hexadecimal digits that tell the few hundred files of a project and their versions apart. */
const DIGITS = 12;

/**
 * The hash of a file: another one as soon as its path, a word or a byte of a picture is another
 * one.
 * @param path from the project's root
 */
export async function fileHash(
  path: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const own = TEXT.test(path)
    ? new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll('\r\n', '\n'))
    : bytes;
  const name = new TextEncoder().encode(`${path}\0`);
  const all = new Uint8Array(name.length + own.length);
  all.set(name);
  all.set(own, name.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGITS);
}
