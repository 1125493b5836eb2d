import { z } from 'zod';
import type { EditingService } from '../schema.ts';
import { serviceHistory } from './service-history.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { troubleIn } from './failure.ts';
import type { Repository } from './repository.ts';
import { Service } from './service.ts';

const BRANCH = z.object({ commit: z.object({ id: z.string() }), user_can_push: z.boolean() });
const TREE = z.object({
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })).nullable(),
  truncated: z.boolean(),
});
const BLOB = z.object({ content: z.string() });
const COMMIT = z.object({ commit: z.object({ sha: z.string() }) });
const USER = z.object({ login: z.string(), full_name: z.string().optional() });

/** The most that servers list at once where nobody has set less. */
const PAGE = 1000;

/** A project at a Forgejo or Gitea. https://codeberg.org/api/swagger and https://docs.gitea.com/api/ */
export function gitea(
  editing: EditingService,
  token: () => Promise<string>,
  address: string,
): Repository {
  const { repository: name, branch } = editing;
  const service = new Service(`${address}/api/v1`, token);
  const project = `/repos/${name}`;
  const branchNow = () => service.json(BRANCH, `${project}/branches/${branch}`);

  return {
    access: async () => {
      const { login, full_name: ownName } = await service.json(USER, '/user');
      const person = { name: ownName === undefined || ownName === '' ? login : ownName };
      const { user_can_push: isAllowed } = await branchNow();
      try {
        // The branch is there, so that the server refuses; why depends on what the token may do.
        const json = { new_branch_name: branch, old_branch_name: branch };
        await service.bytes(`${project}/branches`, { json });
      } catch (error) {
        const kind = troubleIn(error);
        if (kind === 'refused') return { ...person, mayWrite: isAllowed };
        if (!['read only', 'not found'].includes(kind)) throw error;
      }
      return { ...person, mayWrite: false };
    },

    list: async () => {
      const { commit } = await branchNow();
      const files = new Map<string, string>();
      for (let page = 1, isMore = true; isMore; page += 1) {
        const asked = `${project}/git/trees/${commit.id}?recursive=true&per_page=${PAGE}&page=${page}`;
        const { tree, truncated } = await service.json(TREE, asked, { forever: true });
        isMore = truncated;
        for (const { path, sha, type } of tree ?? [])
          if (type === 'blob' && path.startsWith('content/')) files.set(path, sha);
      }
      return { head: commit.id, files };
    },

    read: async (_, version) => {
      const asked = `${project}/git/blobs/${version}`;
      return fromBase64((await service.json(BLOB, asked, { forever: true })).content);
    },

    write: async ({ message, changes }) => {
      const files = changes.map(({ path, from, content }) => ({
        operation: !content ? 'delete' : from === undefined ? 'create' : 'update',
        path,
        ...(content && { content: toBase64(content) }),
        // With it the server refuses what somebody else has changed since.
        ...(from !== undefined && { sha: from }),
      }));
      const { commit } = await service.json(COMMIT, `${project}/contents`, {
        json: { branch, message, files },
      });
      return commit.sha;
    },

    history: serviceHistory(editing, service),
  };
}
