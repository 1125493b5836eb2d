import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EDITOR_FOLDER } from '../hosting/pages.ts';
import { valueOf } from '../src/core/content-file.ts';
import type { Project } from '../src/core/project/project.ts';
import type { FeatureBuild } from '../src/site/build/feature-build.ts';
import { EDITING } from './feature.ts';
import { contentHashes } from './online/content-hashes.ts';
import { BUILT_FILE, type Built } from './online/hashes.ts';
import { FUNCTIONS } from './sign-in/function/files.ts';

const PROGRAM = fileURLToPath(new URL('write.ts', import.meta.url));

const isOn = (project: Project) => (project.setting('editing') ?? 'none') !== 'none';

/** Hashes of the content when the build began. */
let hashes: Built['files'] = [];

export const build: FeatureBuild = {
  begin: async (project, root) => {
    hashes = isOn(project) ? await contentHashes(root) : [];
  },
  // Its code runs in a process, because Astro's build cannot load more code at this point.
  finish: async ({ dist, project, settings }) => {
    if (!isOn(project)) return;
    const setting = JSON.stringify(valueOf(EDITING, settings));
    const folder = new URL(`.${EDITOR_FOLDER}`, dist);
    await promisify(execFile)(process.execPath, [PROGRAM, folder.href, setting]);
    const built: Built = { at: new Date().toISOString(), files: hashes };
    writeFileSync(new URL(BUILT_FILE, folder), JSON.stringify(built));
  },
  results: FUNCTIONS,
  leftAlone: (project) => (isOn(project) ? EDITOR_FOLDER : undefined),
};
