import { readdir, readFile } from 'node:fs/promises';
import type { Project } from '../../core/project/project.ts';
import type { ContentProblem } from '../../core/reading/content-error.ts';
import { renameProblem } from '../../core/text/stored-name.ts';
import { musicProblem } from './files/read-music.ts';
import { MUSIC_FILE } from './limits.ts';
import { musicIn } from './music-uses.ts';

async function problemOf(name: string, folder: URL): Promise<string | undefined> {
  const entries = await readdir(folder).catch((): string[] => []);
  if (entries.includes(name)) return musicProblem(name, await readFile(new URL(name, folder)));
  const renamed = renameProblem(name, entries, 'music');
  if (renamed) return `"${name}" is not in content/music: ${renamed}.`;
  const there = entries.filter((entry) => MUSIC_FILE.test(entry));
  return `"${name}" is not in content/music; ${there.length > 0 ? `there are ${there.join(', ')}` : 'there is no music yet'}.`;
}

/** What is wrong with the music that pages name: each piece exists and plays on every phone. */
export async function musicProblems(project: Project, root: URL): Promise<ContentProblem[]> {
  const folder = new URL('content/music/', root);
  const problems: ContentProblem[] = [];
  for (const page of project.pages())
    for (const { path, name } of musicIn(project.model.ownPage, page)) {
      const message = await problemOf(name, folder);
      if (message) problems.push({ ...project.locate(page.file, path), message });
    }
  return problems;
}
