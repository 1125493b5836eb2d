import { z } from 'zod';
import {
  answer,
  bytes,
  gitId,
  isSignedIn,
  NOT_FOUND,
  type ServedProject,
} from './served-project.ts';

const PROJECT = '/api/v4/projects/our-team%2Fwebsite/repository/';

const action = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('create'),
    file_path: z.string(),
    content: z.base64(),
    encoding: z.literal('base64'),
  }),
  z.strictObject({
    action: z.literal('update'),
    file_path: z.string(),
    last_commit_id: z.string(),
    content: z.base64(),
    encoding: z.literal('base64'),
  }),
  z.strictObject({
    action: z.literal('delete'),
    file_path: z.string(),
    last_commit_id: z.string(),
  }),
]);
const COMMIT = z.strictObject({
  branch: z.literal('main'),
  commit_message: z.string().min(1),
  actions: z.array(action).min(1),
});
const GRAPHQL = z.object({
  variables: z.object({
    project: z.literal('our-team/website'),
    ref: z.string(),
    paths: z.array(z.string()).max(100),
  }),
});

/** So many entries fit on a page of the tests: the service has 100. */
const PAGE = 3;

/**
 * Answers as GitLab documents: https://docs.gitlab.com/api/commits/,
 * https://docs.gitlab.com/api/repositories/ and https://docs.gitlab.com/api/repository_files/
 */
export async function gitLabServer(request: Request, project: ServedProject): Promise<Response> {
  if (!isSignedIn(request, project)) return answer({ message: '401 Unauthorized' }, 401);
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/api/graphql') return texts(GRAPHQL.parse(await request.json()), project);
  if (pathname === '/api/v4/user') return answer({ username: 'editor', name: 'An Editor' });
  if (pathname === '/api/v4/personal_access_tokens/self')
    return answer({ scopes: project.mayWrite ? ['api'] : ['read_api'] });
  if (!pathname.startsWith(PROJECT)) return NOT_FOUND();
  const inside = pathname.slice(PROJECT.length);
  const [, what, of = '', part] = /^(\w+)\/?([^/]*)\/?(\w*)$/.exec(inside) ?? [];
  const path = decodeURIComponent(of);
  const ref = searchParams.get('ref') ?? '';
  switch (what) {
    case 'branches':
      if (path !== 'main') return NOT_FOUND();
      return answer({ name: 'main', commit: { id: project.head }, can_push: true });
    case 'tree': {
      const folder = { id: 'a-tree', path: 'content/en', type: 'tree' };
      const all = [...project.at(ref)].filter(([name]) => name.startsWith('content/'));
      const entries = all.map(([name, content]) => {
        return { id: gitId(content), path: name, type: 'blob' };
      });
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
      // A page of the service, filled up with folders.
      const filled = Array.from({ length: size - PAGE }, () => folder);
      const isLast = page * PAGE >= entries.length;
      const here = entries.slice((page - 1) * PAGE, page * PAGE);
      return answer(isLast ? here : [...filled, ...here]);
    }
    case 'blobs':
      return bytes(project.blob(of));
    case 'files': {
      const content = project.at(ref).get(path);
      if (part === 'raw' || !content) return bytes(content);
      const [last] = project.log(path, ref);
      return answer({ blob_id: gitId(content), last_commit_id: last?.id });
    }
    case 'commits':
      if (request.method === 'POST') return commit(COMMIT.parse(await request.json()), project);
      if (part === 'diff') {
        const changes = project.commits.find(({ id }) => id === of)?.changes ?? [];
        return answer(changes.map((name) => ({ old_path: name, new_path: name })));
      }
      return answer(
        project.log(searchParams.get('path') ?? '').map(({ id, by, date }) => {
          const parent = project.commits[project.commits.findIndex((all) => all.id === id) + 1];
          const parents = parent ? [parent.id] : [];
          return { id, author_name: by, committed_date: date, parent_ids: parents };
        }),
      );
    default:
      return NOT_FOUND();
  }
}

function commit({ actions }: z.infer<typeof COMMIT>, project: ServedProject): Response {
  project.beforeCommit?.();
  if (!project.mayWrite) return answer({ message: '403 Forbidden' }, 403);
  for (const one of actions) {
    const path = one.file_path;
    const isThere = project.files.has(path);
    if (one.action === 'create') {
      if (isThere) return answer({ message: 'A file with this name already exists' }, 400);
    } else if (!isThere) {
      return answer({ message: "A file with this name doesn't exist" }, 400);
    } else if (project.log(path)[0]?.id !== one.last_commit_id) {
      const message = `You are attempting to ${one.action} a file that has changed since you started editing it.`;
      return answer({ message }, 400);
    }
  }
  const id = project.commit(
    actions.map((one) => ({
      path: one.file_path,
      content: one.action === 'delete' ? undefined : Buffer.from(one.content, 'base64'),
    })),
  );
  return answer({ id }, 201);
}

function texts({ variables }: z.infer<typeof GRAPHQL>, project: ServedProject): Response {
  const nodes = variables.paths.flatMap((path) => {
    const content = project.at(variables.ref).get(path);
    if (!content) return [];
    const text = new TextDecoder().decode(content);
    return [{ path, rawTextBlob: text.includes('\0') ? null : text }];
  });
  return answer({ data: { project: { repository: { blobs: { nodes } } } } });
}
