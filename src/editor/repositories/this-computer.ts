import { z } from 'zod';
import { toBase64 } from './bytes.ts';
import { RepositoryError, failureKindOf } from './repository-error.ts';
import type { Repository } from './repository.ts';
import { Service } from './service.ts';

/** The path of the project API of `npm run edit`. */
export const PROJECT_ADDRESS = '/admin/project';
/** Below it, the history from git. */
export const HISTORY_ADDRESS = '/history';

const text = z.string();
const STATE = z.object({ head: text, files: z.record(text, text) });
const WRITTEN = z.object({ head: text });
const COMMIT = z.object({ id: text, path: text, date: text, author: text });
const COMMITS = z.array(COMMIT);
const VERSIONS = z.object({ newest: COMMIT.optional(), earlier: COMMITS });
const VERSION = z.object({ text });

/** The body of a write request. A file without content is deleted. */
export const WRITE_REQUEST = z.strictObject({
  /** The state that the changes were made on. */
  head: text,
  changes: z.array(z.strictObject({ path: text, content: z.base64().optional() })),
});

/**
 * Creates the repository of the project's folder on this computer.
 * @param origin the origin of the server of `npm run edit`
 * @param token the token that it has put into the address of the editor
 */
export function thisComputer(origin: string, token: string): Repository {
  const service = new Service(origin + PROJECT_ADDRESS, () => token, { kind: 'wrong address' });
  const addressOfQuery = (query: Record<string, string>) =>
    `${HISTORY_ADDRESS}?${new URLSearchParams(query)}`;
  return {
    list: async () => {
      const { head, files } = await service.json(STATE, '');
      return { head, files: new Map(Object.entries(files)) };
    },
    read: async (path, version) => {
      const request = service.bytes(`/${encodeURI(path)}?version=${version}`);
      return request.catch((error: unknown) => {
        const kind = failureKindOf(error);
        throw kind === 'refused' ? new RepositoryError({ kind: 'changed' }) : error;
      });
    },
    write: async ({ changes }, { head }) => {
      const files = changes.map(({ path, content }) => ({
        path,
        ...(content && { content: toBase64(content) }),
      }));
      return (await service.json(WRITTEN, '', { json: { head, changes: files } })).head;
    },
    history: {
      versions: (path) => service.json(VERSIONS, addressOfQuery({ path })),
      text: async (path, id) => (await service.json(VERSION, addressOfQuery({ path, id }))).text,
      changed: (folder) => service.json(COMMITS, addressOfQuery({ path: folder, within: '' })),
    },
  };
}
