import { z } from 'zod';
import {
  answer,
  bytes,
  gitId,
  isSignedIn,
  NOT_FOUND,
  type ServedProject,
} from './served-project.ts';

const asked = z.object({ query: z.string(), variables: z.unknown() });
const file = z.object({ path: z.string(), contents: z.base64().optional() });
const INPUT = z.object({
  input: z.strictObject({
    branch: z.strictObject({
      repositoryNameWithOwner: z.literal('our-team/website'),
      branchName: z.literal('main'),
    }),
    message: z.strictObject({ headline: z.string().min(1) }),
    expectedHeadOid: z.string(),
    fileChanges: z.strictObject({ additions: z.array(file.required()), deletions: z.array(file) }),
  }),
});
const REF = z.object({
  owner: z.literal('our-team'),
  repo: z.literal('website'),
  ref: z.literal('refs/heads/main'),
});

/** Begins the id of content/ at a commit. */
const CONTENT = /^content-of-/;

const refused = (type: string, message: string) =>
  answer({ data: { createCommitOnBranch: null }, errors: [{ type, message }] });

/**
 * Answers as GitHub documents: https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch,
 * https://docs.github.com/en/rest/git and https://docs.github.com/en/rest/commits/commits
 */
export async function gitHubServer(request: Request, project: ServedProject): Promise<Response> {
  if (!isSignedIn(request, project)) return answer({ message: 'Bad credentials' }, 401);
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/graphql') return graphql(asked.parse(await request.json()), project);
  const [, what = '', of = ''] =
    /^\/repos\/our-team\/website(?:\/(git\/blobs|git\/trees|contents|commits)\/?(.*))?$/.exec(
      pathname,
    ) ?? [];
  switch (what) {
    case 'git/blobs': {
      if (request.method === 'POST')
        return project.mayWrite
          ? answer({ sha: gitId(Buffer.of()) }, 201)
          : answer({ message: 'Resource not accessible by personal access token' }, 403);
      return bytes(project.blob(of));
    }
    case 'git/trees': {
      const files = [...project.at(of.replace(CONTENT, ''))];
      const content = files.filter(([path]) => path.startsWith('content/'));
      return answer({
        tree: [
          { path: 'images', type: 'tree', sha: 'a-tree' },
          ...content.map(([path, file]) => {
            return { path: path.replace('content/', ''), type: 'blob', sha: gitId(file) };
          }),
        ],
        truncated: project.isTruncated,
      });
    }
    case 'contents':
      return bytes(project.at(searchParams.get('ref') ?? '').get(of));
    case 'commits': {
      const commit = project.commits.find(({ id }) => id === of);
      if (commit) return answer({ files: commit.changes.map((filename) => ({ filename })) });
      const log = project.log(searchParams.get('path') ?? '').map(({ id, by, date }) => {
        const parent = project.commits[project.commits.findIndex((all) => all.id === id) + 1];
        const parents = parent ? [{ sha: parent.id }] : [];
        return { sha: id, commit: { author: { name: by, date } }, parents };
      });
      return answer(log.slice(0, Number(searchParams.get('per_page'))));
    }
    default:
      return pathname === '/repos/our-team/website' ? answer({ private: true }) : NOT_FOUND();
  }
}

function graphql({ query, variables }: z.infer<typeof asked>, project: ServedProject): Response {
  if (query.includes('createCommitOnBranch')) {
    project.beforeCommit?.();
    const { input } = INPUT.parse(variables);
    if (!project.mayWrite)
      return refused('FORBIDDEN', 'Resource not accessible by personal access token');
    if (input.expectedHeadOid !== project.head)
      return refused(
        'STALE_DATA',
        `Expected branch to point to "${input.expectedHeadOid}" but it did not. Pull and try again.`,
      );
    const { additions, deletions } = input.fileChanges;
    const oid = project.commit([
      ...additions.map(({ path, contents }) => {
        return { path, content: Buffer.from(contents, 'base64') };
      }),
      ...deletions.map(({ path }) => ({ path, content: undefined })),
    ]);
    return answer({ data: { createCommitOnBranch: { commit: { oid } } } });
  }
  const texts = [...query.matchAll(/(b\d+): object\(oid: "(\w+)"\)/g)].map(([, name, oid = '']) => {
    // Without a byte order mark, and nothing of what is no text.
    const text = new TextDecoder().decode(project.blob(oid));
    return [name, { text: text.includes('\0') ? null : text }] as const;
  });
  const repository: unknown = Object.fromEntries(texts);
  if (texts.length > 0) return answer({ data: { repository } });
  REF.parse(variables);
  const entries = [
    { name: 'README.md', oid: 'a-blob' },
    { name: 'content', oid: `content-of-${project.head}` },
  ];
  const target = { oid: project.head, tree: { entries } };
  return answer({ data: { repository: { ref: project.hasBranch ? { target } : null } } });
}
