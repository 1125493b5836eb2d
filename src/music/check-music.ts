import { readdir, readFile } from 'node:fs/promises';
import type { OwnPageSource } from '../content/own-pages/check.ts';
import { throwProblems, type ContentProblem } from '../content/reading/content-error.ts';
import { placeFinder } from '../content/reading/parse-content.ts';
import { renameProblem } from '../content/text/stored-name.ts';
import { musicProblem } from './files/read-music.ts';
import { MUSIC_FILE } from './limits.ts';
import { musicIn } from './music-uses.ts';

async function problemOf(name: string, folder: URL): Promise<string | undefined> {
  const entries: string[] = await readdir(folder).catch(() => []);
  if (entries.includes(name)) return musicProblem(name, await readFile(new URL(name, folder)));
  const renamed = renameProblem(name, entries, 'music');
  if (renamed) return `"${name}" is not in content/music: ${renamed}.`;
  const there = entries.filter((entry) => MUSIC_FILE.test(entry));
  return `"${name}" is not in content/music; ${there.length > 0 ? `there are ${there.join(', ')}` : 'there is no music yet'}.`;
}

/**
 * Checks that every piece of music exists and can be played on every phone.
 * @throws ContentError that names every piece that cannot
 */
export async function checkOwnMusic(
  { data, file, source }: OwnPageSource,
  root: URL,
): Promise<void> {
  const folder = new URL('content/music/', root);
  const placeOf = placeFinder(file, source);
  const problems: ContentProblem[] = [];
  for (const { path, name } of musicIn(data)) {
    const message = await problemOf(name, folder);
    if (message) problems.push({ ...placeOf(path), message });
  }
  throwProblems(problems);
}
