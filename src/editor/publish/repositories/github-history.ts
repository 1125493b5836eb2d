import { z } from 'zod';
import { RAW, type Service } from './service.ts';
import { MOST_VERSIONS, type FileVersion, type History } from './versions.ts';

const text = z.string().nullish();
const author = z.object({ name: text, date: text });
const COMMITS = z.array(
  z.object({ sha: z.string(), commit: z.object({ author: author.nullish() }) }),
);
type Commit = z.infer<typeof COMMITS>[number];
const CHANGES = z.object({ files: z.array(z.object({ filename: z.string() })).nullish() });

/** So many commits are looked through for deleted pages, each with a request of its own. */
const MOST_COMMITS = 30;

const inAddress = (path: string) => path.split('/').map(encodeURIComponent).join('/');

const versionOf = ({ sha, commit }: Commit, path: string): FileVersion => ({
  id: sha,
  path,
  date: commit.author?.date ?? '',
  author: commit.author?.name ?? '',
});

/**
 * The history of a project at GitHub. https://docs.github.com/en/rest/commits/commits
 * @param project where its addresses begin
 */
export function gitHubHistory(service: Service, project: string, branch: string): History {
  const commits = async (path: string, most: number) => {
    const query = new URLSearchParams({ sha: branch, path, per_page: String(most) });
    return service.json(COMMITS, `${project}/commits?${query}`);
  };
  return {
    versions: async (path) => {
      // The newest is what the file says now.
      const [, ...earlier] = await commits(path, MOST_VERSIONS + 1);
      return earlier.map((commit) => versionOf(commit, path));
    },
    text: async (path, id) => {
      const address = `${project}/contents/${inAddress(path)}?ref=${id}`;
      const bytes = await service.bytes(address, { headers: RAW });
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    },
    changed: async (folder) => {
      const changed = (await commits(folder, MOST_COMMITS)).map(async (commit) => {
        const address = `${project}/commits/${commit.sha}`;
        const { files } = await service.json(CHANGES, address, { forever: true });
        return (files ?? []).map(({ filename }) => versionOf(commit, filename));
      });
      return (await Promise.all(changed)).flat();
    },
  };
}
