import { z } from 'zod';
import type { EditingService } from '#site/features/editing';
import { toBase64 } from './bytes.ts';
import { GITHUB } from './github-addresses.ts';
import { RepositoryError, failureKindOf, type RepositoryFailure } from './repository-error.ts';
import {
  isTextFile,
  type ServiceRepository,
  MAX_VERSIONS,
  type FileVersion,
  type History,
} from './repository.ts';
import { forbidden, RAW, Service } from './service.ts';

const oid = z.string();
const errors = z.array(z.object({ type: z.string().optional(), message: z.string() })).optional();
const root = z.object({ entries: z.array(z.object({ name: z.string(), oid })) });
const HEAD = z.object({
  repository: z.object({ ref: z.object({ target: z.object({ oid, tree: root }) }).nullable() }),
});
const TREE = z.object({
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: oid })),
  truncated: z.boolean(),
});
const BLOBS = z.object({
  repository: z.record(z.string(), z.object({ text: z.string().nullable() }).nullable()),
});
const COMMITTED = z.object({ createCommitOnBranch: z.object({ commit: z.object({ oid }) }) });

/** How many texts to read with one request. */
const MAX_TEXTS = 50;

/** The meaning of errors of GitHub's GraphQL API, by their types. */
const FAILURES: Record<string, RepositoryFailure> = {
  INSUFFICIENT_SCOPES: { kind: 'read only' },
  NOT_FOUND: { kind: 'not found' },
  INTERNAL: { kind: 'server error' },
};

/**
 * Creates the repository of a project at GitHub.
 * https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch and
 * https://docs.github.com/en/rest/git
 */
export function gitHub(
  editing: EditingService,
  token: () => string,
  address = GITHUB.api,
): ServiceRepository {
  const { repository: name, branch } = editing;
  const [owner, repo] = name.split('/');
  const service = new Service(address, token);
  const repositoryPath = `/repos/${name}`;

  async function graphql<Data>(
    data: z.ZodType<Data>,
    query: string,
    variables: object,
    hasFile = false,
  ) {
    const answer = z.object({ data: z.unknown(), errors });
    const json = { query, variables };
    const response = await service.json(answer, '/graphql', { json, hasFile });
    const [problem] = response.errors ?? [];
    if (problem?.type === 'RATE_LIMITED')
      throw new RepositoryError({ kind: 'too many', until: Date.now() + 60_000 });
    const { type = '', message: reason = '' } = problem ?? {};
    if (type === 'FORBIDDEN') throw new RepositoryError(forbidden(reason, true));
    if (problem) throw new RepositoryError(FAILURES[type] ?? { kind: 'refused', reason });
    const parsed = data.safeParse(response.data);
    if (!parsed.success) throw new RepositoryError({ kind: 'server error' }, parsed.error);
    return parsed.data;
  }

  return {
    mayWrite: async () => {
      await service.bytes(repositoryPath);
      try {
        // Creates an empty blob, which nothing refers to: it succeeds only with write access.
        await service.bytes(`${repositoryPath}/git/blobs`, {
          json: { content: '', encoding: 'utf-8' },
        });
      } catch (error) {
        const kind = failureKindOf(error);
        if (!['read only', 'not found'].includes(kind)) throw error;
        return false;
      }
      return true;
    },

    list: async () => {
      const query = `query ($owner: String!, $repo: String!, $ref: String!) {
        repository(owner: $owner, name: $repo) {
          ref(qualifiedName: $ref) {
            target { oid ... on Commit { tree { entries { name oid } } } }
          }
        }
      }`;
      const variables = { owner, repo, ref: `refs/heads/${branch}` };
      const { ref } = (await graphql(HEAD, query, variables)).repository;
      if (ref === null) throw new RepositoryError({ kind: 'no branch', branch });
      const content = ref.target.tree.entries.find((entry) => entry.name === 'content');
      if (!content) throw new RepositoryError({ kind: 'not found' });
      // Lists content/ alone, because GitHub truncates long lists.
      const address = `${repositoryPath}/git/trees/${content.oid}?recursive=1`;
      const { tree, truncated } = await service.json(TREE, address, { forever: true });
      if (truncated)
        throw new RepositoryError({ kind: 'refused', reason: 'content/ has too many files.' });
      const files = tree.filter(({ type }) => type === 'blob');
      return {
        head: ref.target.oid,
        files: new Map(files.map(({ path, sha }) => [`content/${path}`, sha])),
      };
    },

    read: (path, version) =>
      service.bytes(`${repositoryPath}/git/blobs/${version}`, {
        headers: RAW,
        forever: true,
        hasFile: !isTextFile(path),
      }),

    readMany: async (paths, { files }) => {
      const texts = new Map<string, string>();
      for (let at = 0; at < paths.length; at += MAX_TEXTS) {
        const part = paths.slice(at, at + MAX_TEXTS);
        const blobs = part.map(
          (path, index) =>
            `b${index}: object(oid: "${files.get(path) ?? ''}") { ... on Blob { text } }`,
        );
        const query = `query ($owner: String!, $repo: String!) {
          repository(owner: $owner, name: $repo) { ${blobs.join(' ')} }
        }`;
        const { repository } = await graphql(BLOBS, query, { owner, repo });
        for (const [index, path] of part.entries()) {
          const text = repository[`b${index}`]?.text;
          if (text != null) texts.set(path, text);
        }
      }
      return texts;
    },

    write: async ({ message, changes }, { head }) => {
      const query = `mutation ($input: CreateCommitOnBranchInput!) {
        createCommitOnBranch(input: $input) { commit { oid } }
      }`;
      const input = {
        branch: { repositoryNameWithOwner: name, branchName: branch },
        message: { headline: message },
        expectedHeadOid: head,
        fileChanges: {
          additions: changes.flatMap(({ path, content }) =>
            content ? [{ path, contents: toBase64(content) }] : [],
          ),
          deletions: changes.flatMap(({ path, content }) => (content ? [] : [{ path }])),
        },
      };
      const hasFile = changes.some(({ path, content }) => content && !isTextFile(path));
      return (await graphql(COMMITTED, query, { input }, hasFile)).createCommitOnBranch.commit.oid;
    },

    history: gitHubHistory(service, repositoryPath, branch),
  };
}

const text = z.string().nullish();
const author = z.object({ name: text, date: text });
const COMMITS = z.array(
  z.object({ sha: z.string(), commit: z.object({ author: author.nullish() }) }),
);
type Commit = z.infer<typeof COMMITS>[number];
const CHANGES = z.object({ files: z.array(z.object({ filename: z.string() })).nullish() });

/** How many commits to search for deleted pages; each needs a request. */
const MAX_COMMITS = 30;

const inAddress = (path: string) => path.split('/').map(encodeURIComponent).join('/');

const versionOf = ({ sha, commit }: Commit, path: string): FileVersion => ({
  id: sha,
  path,
  date: commit.author?.date ?? '',
  author: commit.author?.name ?? '',
});

/**
 * Creates the history of a project at GitHub. https://docs.github.com/en/rest/commits/commits
 * @param repositoryPath the path of the repository in the API
 */
function gitHubHistory(service: Service, repositoryPath: string, branch: string): History {
  const commits = async (path: string, count: number) => {
    const query = new URLSearchParams({ sha: branch, path, per_page: String(count) });
    return service.json(COMMITS, `${repositoryPath}/commits?${query}`);
  };
  return {
    versions: async (path) => {
      // The newest commit made the current version, or deleted the page.
      const all = await commits(path, MAX_VERSIONS + 1);
      const [newest, ...earlier] = all.map((commit) => versionOf(commit, path));
      return { newest, earlier };
    },
    text: async (path, id) => {
      const address = `${repositoryPath}/contents/${inAddress(path)}?ref=${id}`;
      const bytes = await service.bytes(address, { headers: RAW });
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    },
    changed: async (folder) => {
      const changed = (await commits(folder, MAX_COMMITS)).map(async (commit) => {
        const address = `${repositoryPath}/commits/${commit.sha}`;
        const { files } = await service.json(CHANGES, address, { forever: true });
        return (files ?? []).map(({ filename }) => versionOf(commit, filename));
      });
      return (await Promise.all(changed)).flat();
    },
  };
}
