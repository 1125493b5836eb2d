import type { EditingService } from '../../src/content/schemas/editing.ts';
import { MOST, moment, type History } from './versions.ts';

/** Asks the interface of the service, signed in as the CMS is. @param address below that of the interface */
export type Ask = (
  address: string,
  options?: { headers?: Record<string, string>; responseType?: 'json' | 'text' },
) => Promise<unknown>;

/** A commit as GitHub, Gitea and Forgejo tell it (`sha`, `commit`), or GitLab (`id` and the rest). */
interface Commit {
  sha?: string;
  commit?: { author?: { name?: string; date?: string } };
  id?: string;
  author_name?: string;
  committed_date?: string;
}

/** Where a service tells the commits of a file, and a file as it was at one of them. */
interface Addresses {
  commits: (path: string, most: number) => string;
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
      file: (path, commit) =>
        `${project}/files/${encodeURIComponent(path)}/raw?${query({ ref: commit })}`,
    };
  }
  const project = `/repos/${repository}`;
  const isGitHub = service === 'github';
  return {
    commits: (path, most) =>
      `${project}/commits?${query({ sha: branch, path, [isGitHub ? 'per_page' : 'limit']: most })}`,
    file: (path, commit) =>
      `${project}/${isGitHub ? 'contents' : 'raw'}/${inAddress(path)}?${query({ ref: commit })}`,
  };
}

/** What went wrong, for whoever edits. The CMS gives the status of the answer, if there was one, as the cause. */
function told(error: unknown): Error {
  const { cause } = error as { cause?: { status?: number } };
  const isSignedOut = cause?.status === 401 || cause?.status === 403;
  const sentence = isSignedOut
    ? 'The service no longer lets you in, perhaps because your token has ended. Load this page again and sign in; what you have typed is offered then.'
    : 'The service gives no answer. Is this device connected?';
  return new Error(sentence, { cause: error });
}

/** The history of the project at its service. */
export function serviceHistory(editing: EditingService, ask: Ask, language?: string): History {
  const addresses = addressesAt(editing);
  const answer = async <Answer>(...asked: Parameters<Ask>): Promise<Answer> => {
    try {
      return (await ask(...asked)) as Answer;
    } catch (error) {
      throw told(error);
    }
  };
  return {
    versions: async (path) => {
      // The newest is what the file says now.
      const commits = await answer<Commit[]>(addresses.commits(path, MOST + 1));
      return commits.slice(1, MOST + 1).map(({ sha, commit, ...gitLab }) => {
        const by = commit?.author?.name ?? gitLab.author_name;
        const at = moment(commit?.author?.date ?? gitLab.committed_date ?? '', language);
        return { id: sha ?? gitLab.id ?? '', label: by ? `${at}, ${by}` : at };
      });
    },
    text: (path, id) =>
      answer(addresses.file(path, id), {
        ...(editing.service === 'github' && { headers: { Accept: 'application/vnd.github.raw' } }),
        responseType: 'text',
      }),
  };
}
