import { z } from 'zod';
import {
  answer,
  bytes,
  gitId,
  isSignedIn,
  NOT_FOUND,
  type ServedProject,
} from './served-project.ts';

const PROJECT = '/api/v1/repos/our-team/website/';

const file = z.discriminatedUnion('operation', [
  z.strictObject({ operation: z.literal('create'), path: z.string(), content: z.base64() }),
  z.strictObject({
    operation: z.literal('update'),
    path: z.string(),
    content: z.base64(),
    sha: z.string(),
  }),
  z.strictObject({ operation: z.literal('delete'), path: z.string(), sha: z.string() }),
]);
const COMMIT = z.strictObject({
  branch: z.literal('main'),
  message: z.string().min(1),
  files: z.array(file).min(1),
});

/** So many entries fit on a page of the tests. */
const PAGE = 3;
const REQUIRED = 'token does not have at least one of required scope(s): [write:repository]';

/** Answers as Gitea and Forgejo document: https://docs.gitea.com/api/ */
export async function giteaServer(request: Request, project: ServedProject): Promise<Response> {
  if (!isSignedIn(request, project)) return answer({ message: 'invalid token' }, 401);
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/api/v1/user') return answer({ login: 'editor', full_name: 'An Editor' });
  if (!pathname.startsWith(PROJECT)) return NOT_FOUND();
  if (request.method === 'POST' && !project.mayWrite) return answer({ message: REQUIRED }, 403);
  const [, what, of = ''] =
    /^(branches|git\/trees|git\/blobs|contents|commits|raw)\/?(.*)$/.exec(
      decodeURIComponent(pathname.slice(PROJECT.length)),
    ) ?? [];
  switch (what) {
    case 'branches':
      if (request.method === 'POST') return answer({ message: 'branch already exists' }, 409);
      if (of !== 'main') return NOT_FOUND();
      return answer({ name: 'main', commit: { id: project.head }, user_can_push: true });
    case 'git/trees': {
      const entries = [...project.at(of)].map(([path, content]) => {
        return { path, type: 'blob', sha: gitId(content), size: content.length };
      });
      const page = Number(searchParams.get('page'));
      const truncated = page * PAGE < entries.length;
      return answer({ tree: entries.slice((page - 1) * PAGE, page * PAGE), truncated });
    }
    case 'git/blobs': {
      const content = project.blob(of);
      return content ? answer({ content: content.toString('base64') }) : NOT_FOUND();
    }
    case 'raw':
      return bytes(project.at(searchParams.get('ref') ?? '').get(of));
    case 'contents':
      return commit(COMMIT.parse(await request.json()), project);
    case 'commits':
      return answer(
        project.log(searchParams.get('path') ?? '').map(({ id, by, date, changes }) => {
          const parent = project.commits[project.commits.findIndex((all) => all.id === id) + 1];
          return {
            sha: id,
            commit: { author: { name: by, date } },
            parents: parent ? [{ sha: parent.id }] : [],
            files: changes.map((filename) => ({ filename })),
          };
        }),
      );
    default:
      return NOT_FOUND();
  }
}

function commit({ files }: z.infer<typeof COMMIT>, project: ServedProject): Response {
  project.beforeCommit?.();
  for (const one of files) {
    const before = project.files.get(one.path);
    if (one.operation === 'create') {
      const message = `repository file already exists [path: ${one.path}]`;
      if (before) return answer({ message }, 422);
    } else if (!before) {
      return answer({ message: `object does not exist [rel_path: ${one.path}]` }, 404);
    } else if (gitId(before) !== one.sha) {
      const message = `sha does not match [given: ${one.sha}, expected: ${gitId(before)}]`;
      return answer({ message }, 422);
    }
  }
  const sha = project.commit(
    files.map((one) => ({
      path: one.path,
      content: one.operation === 'delete' ? undefined : Buffer.from(one.content, 'base64'),
    })),
  );
  return answer({ commit: { sha }, files: [] }, 201);
}
