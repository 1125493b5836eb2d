import { z } from 'zod';
import { toBase64 } from './base64.ts';
import { RepositoryError, troubleIn } from './failure.ts';
import type { Repository } from './repository.ts';
import { Service } from './service.ts';
import { deletedPages, versionLabel } from './versions.ts';

/** Where the server of `npm run edit` answers. */
export const PROJECT_ADDRESS = '/admin/project';
/** Below it, what git knows of a file. */
export const HISTORY_ADDRESS = '/history';

const text = z.string();
const STATE = z.object({ head: text, files: z.record(text, text), mayWrite: z.boolean() });
const WRITTEN = z.object({ head: text });
const TEXTS = z.record(text, text);
const COMMITS = z.array(z.object({ id: text, path: text, date: text, author: text }));
const VERSION = z.object({ text });

/** What {@link Repository.write} sends: a file without content is deleted. */
export const WRITE_ADDRESS = z.strictObject({
  changes: z.array(
    z.strictObject({ path: text, from: text.optional(), content: z.base64().optional() }),
  ),
});

/**
 * The project's folder, through the server of `npm run edit`. @param origin of that server
 * @param token that it has put into the address of the editor
 */
export function thisComputer(origin: string, token: string): Repository {
  const service = new Service(origin + PROJECT_ADDRESS, () => Promise.resolve(token), {
    kind: 'wrong address',
  });
  const addressOfQuery = (query: Record<string, string>) =>
    `${HISTORY_ADDRESS}?${new URLSearchParams(query)}`;
  const commits = (query: Record<string, string>) => service.json(COMMITS, addressOfQuery(query));
  const state = () => service.json(STATE, '');
  return {
    access: async () => ({ name: undefined, mayWrite: (await state()).mayWrite }),
    list: async () => {
      const { head, files } = await state();
      return { head, files: new Map(Object.entries(files)) };
    },
    read: async (path, version) => {
      const request = service.bytes(`/${encodeURI(path)}?version=${version}`);
      return request.catch((error: unknown) => {
        const kind = troubleIn(error);
        throw kind === 'refused' ? new RepositoryError({ kind: 'changed', paths: [path] }) : error;
      });
    },
    readMany: async (paths) =>
      new Map(paths.length > 1 ? Object.entries(await service.json(TEXTS, '/texts')) : []),
    write: async ({ changes }) => {
      const files = changes.map(({ path, from, content }) => ({
        path,
        from,
        ...(content && { content: toBase64(content) }),
      }));
      return (await service.json(WRITTEN, '', { json: { changes: files } })).head;
    },
    history: {
      versions: async (path) =>
        (await commits({ path })).map(({ id, date, author }) => ({
          id,
          label: versionLabel(date, author),
        })),
      text: async (path, id) => (await service.json(VERSION, addressOfQuery({ path, id }))).text,
      deleted: async (folder, isThere) => {
        const changed = (await commits({ path: folder, within: '' })).map(
          ({ path, date, author }) => ({ path, label: versionLabel(date, author) }),
        );
        return deletedPages(changed, folder, isThere);
      },
    },
  };
}
