import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkedValue } from '#content/files';
import { EDITING_FIELD } from '#site/features/editing';
import { EDITOR_FOLDER, type FeatureBuild } from '#site/output';
import { SIGN_IN_FUNCTION_PATHS } from './publish/sign-in/function/files.ts';
import { BUILT_FILE, type Built } from './store/online/built.ts';

const run = promisify(execFile);
const HERE = fileURLToPath(new URL('./', import.meta.url));
const PROGRAM = fileURLToPath(new URL('write.ts', import.meta.url));

/** The id of the checked-out commit; empty without git. */
const commitOf = (folder: string) =>
  run('git', ['rev-parse', 'HEAD'], { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );

export const build: FeatureBuild = {
  // In a process of its own: Astro's module runner is closed at this point of the build.
  finish: async ({ dist, settings }) => {
    const setting = checkedValue(EDITING_FIELD, settings);
    if (setting === 'none') return;
    const folder = new URL(`.${EDITOR_FOLDER}`, dist);
    await run(process.execPath, [PROGRAM, folder.href, JSON.stringify(setting)]);
    const built: Built = { head: await commitOf(HERE), at: new Date().toISOString() };
    writeFileSync(new URL(BUILT_FILE, folder), JSON.stringify(built));
  },
  results: SIGN_IN_FUNCTION_PATHS,
};
