import { z } from 'zod';
import type { EditingService } from '../schema.ts';
import type { Service } from './service.ts';
import { MOST_VERSIONS, moment, type History } from './versions.ts';

/**
 * A commit as GitHub, Gitea and Forgejo give it (`sha`, `commit`), or GitLab (`id` and
 * the rest). In their lists Gitea and Forgejo name what each changed.
 */
const text = z.string().nullish();
const COMMIT = z.object({
  files: z.array(z.object({ filename: z.string() })).nullish(),
  sha: text,
  commit: z.object({ author: z.object({ name: text, date: text }).nullish() }).nullish(),
  id: text,
  author_name: text,
  committed_date: text,
});
type Commit = z.infer<typeof COMMIT>;
const COMMITS = z.array(COMMIT);
/** What a commit changed; GitLab lists it alone. */
const CHANGES = z.union([z.array(z.object({ old_path: z.string() })), COMMIT]);

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

/** The history of the project at its service. @param below where the addresses of it begin */
export function serviceHistory(editing: EditingService, service: Service, below = ''): History {
  const addresses = addressesAt(editing);
  const labelOf = ({ commit, ...gitLab }: Commit) => {
    const by = commit?.author?.name ?? gitLab.author_name;
    const at = moment(commit?.author?.date ?? gitLab.committed_date ?? '');
    return by ? `${at}, ${by}` : at;
  };
  const idOf = ({ sha, id }: Commit) => sha ?? id ?? '';
  return {
    versions: async (path) => {
      // The newest is what the file says now.
      const asked = below + addresses.commits(path, MOST_VERSIONS + 1);
      const commits = await service.json(COMMITS, asked);
      return commits
        .slice(1, MOST_VERSIONS + 1)
        .map((one) => ({ id: idOf(one), label: labelOf(one) }));
    },
    text: async (path, id) => {
      const headers = { Accept: 'application/vnd.github.raw' };
      const isGitHub = editing.service === 'github';
      const asked = below + addresses.file(path, id);
      const bytes = await service.bytes(asked, isGitHub ? { headers } : {});
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    },
    deleted: async (folder, isThere) => {
      const commits = await service.json(COMMITS, below + addresses.commits(folder, MOST_COMMITS));
      // Gitea ignores the limit where a path is given.
      const all = commits.slice(0, MOST_COMMITS).map(async (commit) => {
        const asked = async () => service.json(CHANGES, below + addresses.changes(idOf(commit)));
        const changes = commit.files ? commit : await asked();
        const paths = Array.isArray(changes)
          ? changes.map(({ old_path: path }) => path)
          : (changes.files ?? []).map(({ filename }) => filename);
        return paths.map((path) => ({ path, label: labelOf(commit) }));
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
