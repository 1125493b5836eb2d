import type { EditingService } from '../schema.ts';
import { RepositoryError } from './failure.ts';
import { MOST_VERSIONS, moment, type History } from './versions.ts';

/**
 * Asks the interface of the service, signed in. @param address below that of the interface
 */
export type Ask = (
  address: string,
  options?: { headers?: Record<string, string>; responseType?: 'json' | 'text' },
) => Promise<unknown>;

/** The files that a commit changed, as GitHub, Gitea and Forgejo list them. */
interface Changed {
  files?: { filename: string }[];
}

/**
 * A commit as GitHub, Gitea and Forgejo give it (`sha`, `commit`, `parents`), or GitLab (`id` and
 * the rest). In their lists Gitea and Forgejo name what each changed.
 */
interface Commit extends Changed {
  sha?: string;
  commit?: { author?: { name?: string; date?: string } };
  parents?: { sha: string }[];
  id?: string;
  author_name?: string;
  committed_date?: string;
  parent_ids?: string[];
}

/**
 * So many commits are looked through for deleted pages, at GitHub and GitLab each with a question
 * of its own.
 */
const MOST_COMMITS = 30;

/**
 * Where a service lists the commits of a file or a folder, what each changed, and a file as it was
 * at one of them.
 */
interface Addresses {
  commits: (path: string, most: number) => string;
  changes: (commit: string) => string;
  file: (path: string, commit: string) => string;
}

const inAddress = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/**
 * https://docs.github.com/en/rest/commits/commits, https://docs.gitlab.com/api/commits/ and
 * https://docs.gitea.com/api/, each with its way to ask for a file at a commit.
 */
function addressesAt({ service, repository, branch }: EditingService): Addresses {
  const query = (names: Record<string, string | number>) =>
    new URLSearchParams(Object.entries(names).map(([name, value]) => [name, String(value)]));
  if (service === 'gitlab') {
    const project = `/projects/${encodeURIComponent(repository)}/repository`;
    return {
      commits: (path, most) =>
        `${project}/commits?${query({ ref_name: branch, path, per_page: most })}`,
      changes: (commit) => `${project}/commits/${commit}/diff?per_page=100`,
      file: (path, commit) =>
        `${project}/files/${encodeURIComponent(path)}/raw?${query({ ref: commit })}`,
    };
  }
  const project = `/repos/${repository}`;
  const isGitHub = service === 'github';
  return {
    commits: (path, most) =>
      `${project}/commits?${query({ sha: branch, path, [isGitHub ? 'per_page' : 'limit']: most })}`,
    changes: (commit) => `${project}/commits/${commit}`,
    file: (path, commit) =>
      `${project}/${isGitHub ? 'contents' : 'raw'}/${inAddress(path)}?${query({ ref: commit })}`,
  };
}

const SIGNED_OUT =
  'You are no longer signed in. Your token may have expired. Load this page again and sign in; the editor then offers what you have typed.';
const NO_ANSWER = 'The service is not responding. Check your connection.';

/** By the status of an answer (RFC 9110, 15.5). */
const REASONS: Record<number, string> = {
  401: SIGNED_OUT,
  403: SIGNED_OUT,
  404: 'The service cannot find it: the file did not exist at that time, or your token does not let you read this project.',
};

/** What went wrong, for whoever edits. @param error with the status of the answer as its cause */
function serviceError(error: unknown): Error {
  const { cause } = error as { cause?: { status?: number } };
  return new Error(REASONS[cause?.status ?? 0] ?? NO_ANSWER, { cause: error });
}

/** The history of the project at its service. */
export function serviceHistory(editing: EditingService, ask: Ask, language?: string): History {
  const addresses = addressesAt(editing);
  const answer = async <Answer>(...asked: Parameters<Ask>): Promise<Answer> => {
    try {
      return (await ask(...asked)) as Answer;
    } catch (error) {
      throw error instanceof RepositoryError ? error : serviceError(error);
    }
  };
  const labelOf = ({ commit, ...gitLab }: Commit) => {
    const by = commit?.author?.name ?? gitLab.author_name;
    const at = moment(commit?.author?.date ?? gitLab.committed_date ?? '', language);
    return by ? `${at}, ${by}` : at;
  };
  const idOf = ({ sha, id = '' }: Commit) => sha ?? id;
  return {
    versions: async (path) => {
      // The newest is what the file says now.
      const commits = await answer<Commit[]>(addresses.commits(path, MOST_VERSIONS + 1));
      return commits
        .slice(1, MOST_VERSIONS + 1)
        .map((one) => ({ id: idOf(one), label: labelOf(one) }));
    },
    text: (path, id) =>
      answer(addresses.file(path, id), {
        ...(editing.service === 'github' && { headers: { Accept: 'application/vnd.github.raw' } }),
        responseType: 'text',
      }),
    deleted: async (folder, isThere) => {
      const commits = await answer<Commit[]>(addresses.commits(folder, MOST_COMMITS));
      // Gitea ignores the limit where a path is given.
      const all = commits.slice(0, MOST_COMMITS).map(async (commit) => {
        const asked = () =>
          answer<Changed | { old_path: string }[]>(addresses.changes(idOf(commit)));
        const changes = commit.files ? commit : await asked();
        const paths = Array.isArray(changes)
          ? changes.map(({ old_path: path }) => path)
          : (changes.files ?? []).map(({ filename }) => filename);
        const before = commit.parents?.[0]?.sha ?? commit.parent_ids?.[0] ?? '';
        return paths.map((path) => ({ path, id: before, label: labelOf(commit) }));
      });
      const changed = (await Promise.all(all)).flat();
      const gone = changed.filter(
        ({ path }) => path.startsWith(`${folder}/`) && path.endsWith('.yaml') && !isThere(path),
      );
      // What is not there was deleted by the newest commit that names it.
      return [...Map.groupBy(gone, ({ path }) => path).values()].flatMap(([last]) => last ?? []);
    },
  };
}
