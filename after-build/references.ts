/** Endings of the files that may name other files. */
const NAMING = /\.(html|css|js|svg|json|webmanifest|xml|txt)$/;

/** What the name of a file is made of, as builds write it; text between such words names nothing. */
const WORD = /[\w.%~@+-]+/g;
const isWord = (name: string) => name.match(WORD)?.[0] === name;

/** Finds the files that a text names, in one go through the text however many files there are. */
function namesIn(files: Iterable<string>): (text: string) => string[] {
  const byName = new Map<string, string[]>();
  const odd: [name: string, file: string][] = [];
  for (const file of files) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    for (const written of new Set([name, encodeURI(name)])) {
      if (isWord(written)) byName.set(written, [...(byName.get(written) ?? []), file]);
      else odd.push([written, file]);
    }
  }
  return (text) => [
    ...new Set(text.match(WORD))
      .values()
      .flatMap((word) => byName.get(word.replace(/\.+$/, '')) ?? []),
    ...odd.filter(([name]) => text.includes(name)).map(([, file]) => file),
  ];
}

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
  const named = namesIn(doubtful);
  const reading = files.filter((file) => !doubtful.has(file) && NAMING.test(file));
  for (let file = reading.pop(); file !== undefined; file = reading.pop()) {
    for (const other of named(textOf(file))) {
      if (doubtful.delete(other) && NAMING.test(other)) reading.push(other);
    }
  }
  return [...doubtful];
}
