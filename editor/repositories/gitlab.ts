import { z } from 'zod';
import type { EditingService } from '../schema.ts';
import { serviceHistory } from './service-history.ts';
import { toBase64 } from './base64.ts';
import type { Repository } from './repository.ts';
import { Service } from './service.ts';

const id = z.string();
const BRANCH = z.object({ commit: z.object({ id }), can_push: z.boolean() });
const TREE = z.array(z.object({ id, path: z.string(), type: z.string() }));
const FILE = z.object({ last_commit_id: id });
const COMMIT = z.object({ id });
const USER = z.object({ name: z.string() });
const TOKEN = z.object({ scopes: z.array(z.string()) });
const node = z.object({ path: z.string(), rawTextBlob: z.string().nullable() });
const BLOBS = z.object({
  data: z.object({
    project: z.object({ repository: z.object({ blobs: z.object({ nodes: z.array(node) }) }) }),
  }),
});

/** The service lists no more at once. */
const PAGE = 100;

const QUERY = `query ($project: ID!, $ref: String!, $paths: [String!]!) {
  project(fullPath: $project) {
    repository { blobs(ref: $ref, paths: $paths) { nodes { path rawTextBlob } } }
  }
}`;

/**
 * A project at a GitLab. https://docs.gitlab.com/api/commits/, https://docs.gitlab.com/api/repositories/ and
 * https://docs.gitlab.com/api/graphql/reference/
 */
export function gitLab(
  editing: EditingService,
  token: () => Promise<string>,
  address = 'https://gitlab.com',
): Repository {
  const { repository: name, branch } = editing;
  const service = new Service(`${address}/api`, token);
  const project = `/v4/projects/${encodeURIComponent(name)}`;
  const branchNow = () =>
    service.json(BRANCH, `${project}/repository/branches/${encodeURIComponent(branch)}`);

  return {
    access: async () => {
      const { name: person } = await service.json(USER, '/v4/user');
      const { can_push: isAllowed } = await branchNow();
      // Whoever signed in with name and password there has no such token, and the scope asked for.
      const asked = service.json(TOKEN, '/v4/personal_access_tokens/self');
      const { scopes } = await asked.catch(() => ({ scopes: ['api'] }));
      return { name: person, mayWrite: isAllowed && scopes.includes('api') };
    },

    list: async () => {
      const { commit } = await branchNow();
      const files = new Map<string, string>();
      for (let page = 1, count = PAGE; count === PAGE; page += 1) {
        const query = `ref=${commit.id}&path=content&recursive=true&per_page=${PAGE}&page=${page}`;
        const tree = await service.json(TREE, `${project}/repository/tree?${query}`);
        count = tree.length;
        for (const { path, id: version, type } of tree)
          if (type === 'blob') files.set(path, version);
      }
      return { head: commit.id, files };
    },

    read: (_, version) =>
      service.bytes(`${project}/repository/blobs/${version}/raw`, { forever: true }),

    readMany: async (paths, { head: ref }) => {
      const texts = new Map<string, string>();
      for (let at = 0; at < paths.length; at += PAGE) {
        const variables = { project: name, ref, paths: paths.slice(at, at + PAGE) };
        const json = { query: QUERY, variables };
        const { data } = await service.json(BLOBS, '/graphql', { json });
        for (const { path, rawTextBlob: text } of data.project.repository.blobs.nodes)
          if (text !== null) texts.set(path, text);
      }
      return texts;
    },

    write: async ({ message, changes }, { head }) => {
      const actions = changes.map(async ({ path, from, content }) => {
        const file = `${project}/repository/files/${encodeURIComponent(path)}?ref=${head}`;
        return {
          action: !content ? 'delete' : from === undefined ? 'create' : 'update',
          file_path: path,
          ...(content && { content: toBase64(content), encoding: 'base64' }),
          // With it the service refuses what somebody else has changed since.
          ...(from !== undefined && {
            last_commit_id: (await service.json(FILE, file)).last_commit_id,
          }),
        };
      });
      const commit = { branch, commit_message: message, actions: await Promise.all(actions) };
      const { id: made } = await service.json(COMMIT, `${project}/repository/commits`, {
        json: commit,
      });
      return made;
    },

    history: serviceHistory(editing, service, '/v4'),
  };
}
