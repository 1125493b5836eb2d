/** Names that Windows gives to devices: it cannot check out a repository with such a file. */
const OF_WINDOWS = '(?:con|prn|aux|nul|com\\d|lpt\\d)';
export const WINDOWS_DEVICE = new RegExp(`^${OF_WINDOWS}$`);

/** File names that mean the same on every operating system and host. */
export const FILE_NAME = new RegExp(`^(?!${OF_WINDOWS}(?:\\.|$))[a-z0-9][a-z0-9._-]*$`);

/** A text in small letters a to z and digits, with hyphens between words. */
export const hyphenated = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** A safe file name: `new-song-2.mp3` for `New Song (2).mp3`, or else `nameless`. */
export function storedName(name: string, nameless: string, ending?: string): string {
  const [, words = '', suffix = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const plain = hyphenated(words);
  const free = WINDOWS_DEVICE.test(plain) ? `${plain}-1` : plain || nameless;
  return free + (ending ? `.${ending}` : suffix.toLowerCase());
}

/** A sentence for a file that exists under another spelling; undefined if no file comes close. */
export function renameProblem(
  name: string,
  names: readonly string[],
  nameless: string,
): string | undefined {
  const original = names.find(
    (existing) => existing !== name && storedName(existing, nameless) === name,
  );
  return original && `it is called "${original}" there; rename it to "${name}"`;
}
