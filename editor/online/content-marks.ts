import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fileMark, pathMark, type Built } from './marks.ts';

/** The marks of all files of content/ as they are now: a build asks before it reads them. */
export async function contentMarks(project: URL): Promise<Built['files']> {
  const paths = globSync('content/**/*.*', { cwd: fileURLToPath(project) });
  const marks = paths.map(async (name) => {
    const path = name.replaceAll('\\', '/');
    const bytes = new Uint8Array(await readFile(new URL(encodeURI(path), project)));
    return [await pathMark(path), await fileMark(path, bytes)] as const;
  });
  return Object.fromEntries((await Promise.all(marks)).sort());
}
