import { blobId } from './bytes.ts';
import { RepositoryError } from './repository-error.ts';
import type { Commit, ProjectState, Repository } from './repository.ts';

/** How often to send a commit again when others have changed other files. */
const MAX_ATTEMPTS = 4;

/** Failures after which the commit may have been made, although no answer has arrived. */
const UNCERTAIN = ['offline', 'server error'];
/** Failures that may mean that somebody else has committed first. */
const OVERTAKEN = ['refused', 'changed', 'not found'];

/**
 * Makes a commit exactly once. If a response is lost, or the repository refuses because somebody
 * may have committed at the same moment, reads the repository before sending again.
 * @returns the project afterwards
 * @throws RepositoryError `changed` if others have changed the same files; `unknown` if it cannot
 *   be found out whether the commit was made
 */
export async function commitOnce(repository: Repository, commit: Commit): Promise<ProjectState> {
  const versions = commit.changes.map(async ({ path, content }) => {
    return [path, content && (await blobId(content))] as const;
  });
  const newVersions = new Map(await Promise.all(versions));
  let failed: { error: RepositoryError; head: string } | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const state = await repository.list().catch((error: unknown) => {
      const isUncertain = failed && UNCERTAIN.includes(failed.error.failure.kind);
      throw isUncertain ? new RepositoryError({ kind: 'unknown' }, error) : error;
    });
    const left = commit.changes.filter(
      ({ path }) => state.files.get(path) !== newVersions.get(path),
    );
    if (left.length === 0) return state;
    const theirs = left.filter(({ path, from }) => state.files.get(path) !== from);
    if (theirs.length > 0)
      throw new RepositoryError({ kind: 'changed', paths: theirs.map(({ path }) => path) });
    if (failed && (failed.head === state.head || attempt > MAX_ATTEMPTS)) throw failed.error;
    try {
      const head = await repository.write({ ...commit, changes: left }, state);
      const files = new Map(state.files);
      for (const { path } of left) {
        const version = newVersions.get(path);
        if (version === undefined) files.delete(path);
        else files.set(path, version);
      }
      return { head, files };
    } catch (error) {
      const isOpen =
        error instanceof RepositoryError &&
        [...UNCERTAIN, ...OVERTAKEN].includes(error.failure.kind);
      if (!isOpen) throw error;
      failed = { error, head: state.head };
    }
  }
}
