/** File names that mean the same on every operating system and host. */
export const FILE_NAME = /^[a-z0-9][a-z0-9._-]*$/;

/** A safe file name: `new-song-2.mp3` for `New Song (2).mp3`, or else `nameless`. */
export function storedName(name: string, nameless: string, ending?: string): string {
  const [, words = '', suffix = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const plain = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return (plain || nameless) + (ending ? `.${ending}` : suffix.toLowerCase());
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
