/** Names of files that every system and host takes alike. */
export const FILE_NAME = /^[a-z0-9][a-z0-9._-]*$/;

/** The name of a stored file: `new-song-2.mp3` for `New Song (2).mp3`, or `nameless`. */
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

/** A sentence for a file that is there under another name; undefined if none of them is meant. */
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
