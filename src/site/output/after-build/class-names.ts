import { globSync } from 'node:fs';
import { relative } from 'node:path';

/** A number in letters alone. */
const inLetters = (number: number) =>
  number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));

/**
 * Names the classes of style modules by their file, in letters, and their place in it: `a0`, `a1`,
 * `b0`. A page takes some hundred bytes less than with hashes, which do not compress. Files of
 * features come last: without one of them the other names stay.
 * @param root the project's folder
 */
export function classNames(root: string): (name: string, file: string) => string {
  const files = ['src/site/{pages,shared}', 'src/site/features'].flatMap((folder) =>
    globSync(`${folder}/**/*.module.css`, { cwd: root }).sort(),
  );
  const known = new Map(files.map((file) => [file, new Map<string, number>()]));
  return (name, file) => {
    const path = relative(root, file);
    const classes = known.get(path) ?? new Map<string, number>();
    const number = classes.get(name) ?? classes.size;
    classes.set(name, number);
    return inLetters(files.indexOf(path)) + String(number);
  };
}
