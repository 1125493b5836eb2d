import { blobId } from './bytes.ts';
import { RepositoryError } from './failure.ts';
import type { Commit, ProjectState, Repository } from './repository.ts';

/** So often a commit is sent while others save other files. */
const MOST = 4;

/** Troubles in which a commit may have been made although the answer says nothing of it. */
const UNCERTAIN = ['offline', 'unwell'];
/** Troubles that may mean that somebody else was faster. */
const OVERTAKEN = ['refused', 'changed', 'not found'];

/**
 * Saves changes in one commit, once. After an answer that leaves open whether it was saved, the
 * repository is read again before anything is sent again; so is it where it refuses, because
 * somebody may have saved at the same moment.
 * @returns the project afterwards
 * @throws RepositoryError `changed` where others have changed the same files; `unknown` where
 *   nothing can be learned: saving again looks first
 */
export async function publish(repository: Repository, commit: Commit): Promise<ProjectState> {
  const versions = commit.changes.map(async ({ path, content }) => {
    return [path, content && (await blobId(content))] as const;
  });
  const wanted = new Map(await Promise.all(versions));
  let failed: { error: RepositoryError; head: string } | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const state = await repository.list().catch((error: unknown) => {
      const isUncertain = failed && UNCERTAIN.includes(failed.error.trouble.kind);
      throw isUncertain ? new RepositoryError({ kind: 'unknown' }, error) : error;
    });
    const left = commit.changes.filter(({ path }) => state.files.get(path) !== wanted.get(path));
    if (left.length === 0) return state;
    const theirs = left.filter(({ path, from }) => state.files.get(path) !== from);
    if (theirs.length > 0)
      throw new RepositoryError({ kind: 'changed', paths: theirs.map(({ path }) => path) });
    if (failed && (failed.head === state.head || attempt > MOST)) throw failed.error;
    try {
      const head = await repository.write({ ...commit, changes: left }, state);
      const files = new Map(state.files);
      for (const { path } of left) {
        const version = wanted.get(path);
        if (version === undefined) files.delete(path);
        else files.set(path, version);
      }
      return { head, files };
    } catch (error) {
      const isOpen =
        error instanceof RepositoryError &&
        [...UNCERTAIN, ...OVERTAKEN].includes(error.trouble.kind);
      if (!isOpen) throw error;
      failed = { error, head: state.head };
    }
  }
}
