/** Endings of the files that may name other files. */
const NAMING = /\.(html|css|js|svg|json|webmanifest|xml|txt)$/;

/**
 * The files of a build that nothing names. A file is kept if its name stands in a page, or in a file that is kept:
 * so whatever only an unused file names goes with it.
 * @param files every file of the build, such as `_astro/logo.svg`
 * @param textOf gives the text of a file
 * @param removable tells which files may be removed; all others are kept whatever names them
 */
export function unreferenced(
  files: readonly string[],
  textOf: (file: string) => string,
  removable: (file: string) => boolean,
): string[] {
  const doubtful = new Set(files.filter(removable));
  const reading = files.filter((file) => !doubtful.has(file) && NAMING.test(file));
  for (let file = reading.pop(); file !== undefined; file = reading.pop()) {
    const text = textOf(file);
    for (const other of doubtful) {
      const name = other.slice(other.lastIndexOf('/') + 1);
      if (!text.includes(name) && !text.includes(encodeURI(name))) continue;
      doubtful.delete(other);
      if (NAMING.test(other)) reading.push(other);
    }
  }
  return [...doubtful];
}
