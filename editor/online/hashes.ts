/**
 * What a site says of the content that it was built from: served beside the editor, asked for by
 * nobody else.
 */
export interface Built {
  /** When it was built (ISO 8601). */
  at: string;
  /**
   * The hash of each file of content/, by the hash of its path: no word of either can be read from
   * them.
   */
  files: Record<string, string>;
  /** On this computer: why what was saved since could not be built. */
  stopped?: string;
}

/** The name of that file, in the editor's folder. */
export const BUILT_FILE = 'built.json';

/** Files whose line ends and byte order mark git or another program may change on the way. */
const TEXT = /\.(yaml|md|json|svg|txt)$/;

/** So many digits tell the few hundred files of a project, or the versions of one, apart. */
const PATH_DIGITS = 8;
const FILE_DIGITS = 12;

async function hash(bytes: Uint8Array<ArrayBuffer>, digits: number): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, digits);
}

/** The hash of a path from the project's root. */
export const pathHash = (path: string) => hash(new TextEncoder().encode(path), PATH_DIGITS);

/** The hash of a file: another one as soon as a word of it is another one, or a picture. */
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
  return hash(all, FILE_DIGITS);
}
