import { readdir, readFile } from 'node:fs/promises';
import { fieldOf, fieldsOf } from '#content/fields';
import type { Project } from '#content/project';
import { type ContentProblem, locationIn } from '#content/reading';
import { renameProblem } from '#content/text';
import type { FeatureBuild } from '../../output/feature-build.ts';
import { MUSIC_FILE_NAME, MUSIC_FOLDER } from './limits.ts';
import { measureMusic } from './read-music.ts';

async function problemOf(name: string, folder: URL): Promise<string | undefined> {
  const entries = await readdir(folder).catch((): string[] => []);
  if (entries.includes(name)) {
    const { problem } = await measureMusic(name, await readFile(new URL(name, folder)));
    return problem;
  }
  const renamed = renameProblem(name, entries, 'music');
  if (renamed) return `"${name}" is not in content/music: ${renamed}.`;
  const musicFiles = entries.filter((entry) => MUSIC_FILE_NAME.test(entry));
  return `"${name}" is not in content/music; ${musicFiles.length > 0 ? `there are ${musicFiles.join(', ')}` : 'there is no music yet'}.`;
}

/** Reports music that content/ names and that is missing or cannot be played on every phone. */
export async function musicProblems(project: Project, root: URL): Promise<ContentProblem[]> {
  const folder = new URL(MUSIC_FOLDER, root);
  const problems: ContentProblem[] = [];
  for (const file of project.files()) {
    const { data } = project.checkedData(file.path);
    if (!file.schema || data === undefined) continue;
    for (const { path, value, field } of fieldsOf(fieldOf(file.schema), data)) {
      if (field.folder !== MUSIC_FOLDER || typeof value !== 'string') continue;
      const message = await problemOf(value, folder);
      if (message) problems.push({ ...locationIn(file, path), message });
    }
  }
  return problems;
}

export const build: FeatureBuild = { checkFiles: musicProblems };
