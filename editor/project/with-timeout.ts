import type { FindFile, ProjectFile } from './find-file.ts';

/** In ms: what takes longer is left out for now. */
const TIMEOUT = 300;

/**
 * Finds files that are there soon. Others, and those that cannot be read, are as if they were not there.
 * @returns `more` says whether others have come, once none is waited for
 */
export function withTimeout(find: FindFile): { find: FindFile; more: () => Promise<boolean> } {
  const late = new Map<string, Promise<ProjectFile | undefined>>();
  const findSoon: FindFile = async (path) => {
    if (late.has(path)) return undefined;
    const found = find(path).catch(() => undefined);
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => {
      late.set(path, found);
      resolve(undefined);
    }, TIMEOUT);
    const file = await Promise.race([found, tooLate]);
    clearTimeout(timer);
    return file;
  };
  const more = async () => (await Promise.all(late.values())).some(Boolean);
  return { find: findSoon, more };
}
